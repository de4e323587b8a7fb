import { useSetAtom } from 'jotai';
import { type ComponentType, createElement, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { offerPageUrl } from '../../../adapters/http/contract/pages.pl.ts';
import { Button } from '../../parts/Button.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { WithSummary } from '../../parts/SideSummary.tsx';
import {
  type StepName,
  stepAfter,
  stepBefore,
  stepDataOf,
  stepUrlOfReservation,
} from '../../state/reservation/steps.ts';
import {
  faultSummaryLine,
  nextShort,
  reserveAction,
  reserveHeading,
  reservePastExtras,
  stepActions,
  stepErrorTitle,
  stepHeadings,
  stepNames,
  wizardCopy,
} from './copy/wizard.pl.ts';
import { HoldTimer } from './frame/HoldTimer.tsx';
import { Summary } from './frame/Summary.tsx';
import { accountErrorTexts, type StepProps, useStepProps } from './frame/step-props.ts';
import css from './StepForm.module.css';
import shared from './shared.module.css';
import { controlId, type Fault } from './state/failures.ts';
import { resolveChangedElsewhereAtom } from './state/wizard.ts';
import { isAnyCallRunning, type Wizard } from './state/wizard-state.ts';
import { StepTrip } from './step1-trip/StepTrip.tsx';
import { StepBerths } from './step2-berths/StepBerths.tsx';
import { StepInsurance } from './step3-insurance/StepInsurance.tsx';
import { StepExtras, sellsExtras } from './step4-extras/StepExtras.tsx';
import { StepParticipants } from './step5-participants/StepParticipants.tsx';
import { StepSummary } from './step6-summary/StepSummary.tsx';

const FORM = 'krok';
/** The age request above the form replaces the errors about an age of 45 or more (R33). */
const toldAbove = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ code }) => code !== 'age45');
const NOTHING_KNOWN = { reserveList: false, trip: null };

/** The form has two main buttons; the window's width decides which button is visible. */
const visibleSubmit = (form: HTMLFormElement | null): HTMLButtonElement | undefined =>
  [...(form?.querySelectorAll<HTMLButtonElement>('button[type="submit"]') ?? [])].find(
    (button) => button.getClientRects().length > 0,
  );

type Props = {
  readonly id: string;
  readonly step: StepName;
  readonly wizard: Wizard;
  readonly submit: () => void;
};

export const StepForm = ({ id, step, wizard, submit }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const takeOver = useSetAtom(resolveChangedElsewhereAtom);
  // A layout effect moves the focus before the paint, so an early key press reaches the new step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the step changes
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const skipped = step === 'extras' && wizard.reservation && !sellsExtras(wizard.reservation);
    const target = skipped ? visibleSubmit(form.current) : heading.current;
    target?.focus({ preventScroll: true });
  }, [step]);
  const { reservation } = wizard;
  const { reserveList, trip } = reservation === null ? NOTHING_KNOWN : stepDataOf(reservation);
  const people = trip?.Config.ParticipantsCount ?? 1;
  const underWay = isAnyCallRunning(wizard);
  const saving = underWay && wizardCopy.saving;
  const before = stepBefore(step);
  const last = stepAfter(step) === null;
  const account = accountErrorTexts(wizard);
  const messages = toldAbove(wizard.faults);
  const words =
    last && reserveList
      ? reserveAction
      : reserveList && step === 'insurance'
        ? reservePastExtras
        : stepActions[step];
  // The summary gets this button as a prop. The button is memoized, so a keystroke does not render
  // the summary again.
  const action = useMemo(
    () => (
      <Button small type="submit" busy={saving}>
        {last ? words : nextShort}
      </Button>
    ),
    [saving, last, words],
  );
  if (reservation === null) return null;
  return (
    <form
      ref={form}
      id={FORM}
      noValidate
      aria-busy={saving ? true : undefined}
      onSubmit={(event) => {
        // React lets a dialog's submit event bubble to this form, which must skip the event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        submit();
      }}
    >
      <WithSummary summary={<Summary reservation={reservation} action={action} />}>
        <div className={css.headRow}>
          <h1 className={shared.heading} ref={heading} tabIndex={-1}>
            <span className={css.stepName}>{stepNames[step]}</span>{' '}
            {last && reserveList ? reserveHeading : stepHeadings[step]}
          </h1>
          <HoldTimer reservation={reservation} takes={step === 'berths'} last={last} />
        </div>
        {wizard.overElsewhere && (
          <Notice kind="warning" title={wizardCopy.overElsewhere}>
            <p>{wizardCopy.overElsewhereText}</p>
            <div>
              <Button kind="quiet" onClick={() => takeOver(false)}>
                {wizardCopy.dropTyped}
              </Button>
            </div>
          </Notice>
        )}
        <ErrorSummary
          title={account?.title ?? stepErrorTitle(step, messages)}
          whole={account?.text ?? (wizard.refusal === 'unnamed' ? wizardCopy.unnamed : undefined)}
          attempt={wizard.attempt}
          faults={messages.map((fault) => ({
            fieldId: controlId(fault.field, fault.person, fault.of),
            text: faultSummaryLine(fault, people),
          }))}
        />
        <div className={css.body} inert={underWay} data-masked={underWay || undefined}>
          <StepBody step={step} />
        </div>
        <div className={`${shared.actions} ${css.go}`}>
          <BackButton
            id={id}
            before={before}
            offerHref={offerPageUrl(reservation.Offer.FriendlyUrl)}
          />
          {!last && (
            <span className={shared.wideOnly}>
              <Button type="submit" busy={saving} iconAfter="right">
                {words}
              </Button>
            </span>
          )}
        </div>
      </WithSummary>
    </form>
  );
};

type BackProps = {
  readonly id: string;
  readonly before: StepName | null;
  readonly offerHref: string;
};

const BackButton = ({ id, before, offerHref }: BackProps) => {
  const [, navigate] = useLocation();
  // A tab that was opened from a link has no history, so history.back() would not work.
  const back = () =>
    before === null
      ? window.location.assign(offerHref)
      : navigate(stepUrlOfReservation(before, id));
  return (
    <Button kind="line" icon="left" onClick={back}>
      {wizardCopy.back}
    </Button>
  );
};

const connectStep =
  <S extends StepName>(step: S, Screen: ComponentType<StepProps<S>>): ComponentType =>
  () => {
    const props = useStepProps(step);
    return props && createElement(Screen, props);
  };

const STEP_BODIES: Readonly<Record<StepName, ComponentType>> = {
  trip: connectStep('trip', StepTrip),
  berths: connectStep('berths', StepBerths),
  insurance: connectStep('insurance', StepInsurance),
  extras: connectStep('extras', StepExtras),
  participants: connectStep('participants', StepParticipants),
  summary: connectStep('summary', StepSummary),
};

const StepBody = ({ step }: { readonly step: StepName }) => createElement(STEP_BODIES[step]);
