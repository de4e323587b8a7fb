import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { usePageTitle } from '../../hooks/use-page-data.ts';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { openBrowserStorage } from '../../state/browser-storage.ts';
import { type StepName, stepDataOf } from '../../state/reservation/steps.ts';
import { stepNames, wizardCopy } from './copy/wizard.pl.ts';
import { FailureScreen } from './failures/FailureScreen.tsx';
import { useOpenNextPage } from './frame/step-props.ts';
import { WizardFrame } from './frame/WizardFrame.tsx';
import { StepForm } from './StepForm.tsx';
import { confirmOrderAtom } from './state/confirm.ts';
import { previewKey, requestPreviewAtom } from './state/preview.ts';
import { saveStepAtom } from './state/save.ts';
import { openStepAtom, refreshReservationAtom, wizardAtom } from './state/wizard.ts';
import {
  blockingFailureIn,
  holdSecondsLeft,
  rememberOffer,
  type Wizard,
} from './state/wizard-state.ts';

/** When the hold expires, the reservation reloads, because its places are perhaps lost (R8). */
const useHoldWatch = (reservation: WizardReservation | null): void => {
  const refresh = useSetAtom(refreshReservationAtom);
  useEffect(() => {
    const secondsLeft = reservation && holdSecondsLeft(reservation);
    if (secondsLeft === null) return;
    const timer = setTimeout(() => void refresh(), secondsLeft * 1000 + 1500);
    return () => clearTimeout(timer);
  }, [reservation, refresh]);
};

/**
 * Stores the offer of this reservation in the browser. If the visitor loses the session, they can
 * start again with this offer (R57).
 */
const useRememberedOffer = (reservation: WizardReservation | null): void => {
  const { ReservationId: id, Offer } = reservation ?? {};
  const offerId = Offer?.OfferId;
  useEffect(() => {
    if (id !== undefined && offerId !== undefined)
      rememberOffer(openBrowserStorage(), { id, offerId });
  }, [id, offerId]);
};

/**
 * The price request waits this many milliseconds after the last change, so that quick clicks send
 * only one request.
 */
const SETTLED = 250;

const usePreview = (wizard: Wizard | null): void => {
  const ask = useSetAtom(requestPreviewAtom);
  const of = wizard === null ? '' : previewKey(wizard);
  const state = wizard?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the answers change
  useEffect(() => {
    const timer = setTimeout(() => void ask(), SETTLED);
    return () => clearTimeout(timer);
  }, [of, state, ask]);
};

export const StepScreen = ({ id, step }: { readonly id: string; readonly step: StepName }) => {
  const wizard = useAtomValue(wizardAtom);
  const open = useSetAtom(openStepAtom);
  const save = useSetAtom(saveStepAtom);
  const confirm = useSetAtom(confirmOrderAtom);
  const openNextPage = useOpenNextPage(id);
  const lead = useRef(openNextPage);
  lead.current = openNextPage;
  useEffect(() => {
    void open(id, step).then((to) => lead.current(to, true));
  }, [open, id, step]);
  const here = wizard.id === id && wizard.step === step ? wizard : null;
  useHoldWatch(here?.reservation ?? null);
  useRememberedOffer(here?.reservation ?? null);
  usePreview(here);
  usePageTitle(wizardCopy.pageTitle(stepNames[step], here?.reservation?.Offer.Name ?? ''));
  const submit = async () => openNextPage(await (step === 'summary' ? confirm() : save()));
  const retry = () => void open(id, step).then((to) => lead.current(to, true));
  return <StepView id={id} step={step} wizard={here} submit={() => void submit()} retry={retry} />;
};

type ViewProps = {
  readonly id: string;
  readonly step: StepName;
  readonly wizard: Wizard | null;
  readonly submit: () => void;
  readonly retry: () => void;
};

export const StepView = ({ id, step, wizard, submit, retry }: ViewProps) => {
  const reservation = wizard?.reservation ?? null;
  const course = { step, reservationId: id, reached: wizard?.reached ?? 0 };
  const trip = reservation?.Offer.Name;
  const failure = wizard && blockingFailureIn(wizard);
  if (wizard !== null && failure !== null)
    return (
      <WizardFrame trip={trip} course={failure.kind === 'login' ? undefined : course}>
        <FailureScreen wizard={wizard} failure={failure} retry={retry} />
      </WizardFrame>
    );
  if (
    wizard === null ||
    reservation === null ||
    (wizard.state === 'loading' && stepDataOf(reservation)[step] === null)
  )
    return (
      <WizardFrame trip={trip} course={course}>
        <Skeleton
          title={stepNames[step]}
          shapes={['title', 'line', 'picture', 'line', 'line', 'button']}
        />
      </WizardFrame>
    );
  return (
    <WizardFrame trip={trip} course={course}>
      <StepForm id={id} step={step} wizard={wizard} submit={submit} />
    </WizardFrame>
  );
};
