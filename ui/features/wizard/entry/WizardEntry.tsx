import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { call, newIdempotencyKey } from '../../../../adapters/http/client/call.ts';
import { usePageTitle } from '../../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../../parts/Button.tsx';
import { Skeleton } from '../../../parts/Skeleton.tsx';
import {
  offerIdInSearch,
  reservationIdInSearch,
  stepUrlOfReservation,
} from '../../../state/reservation/steps.ts';
import { entryCopy, failureActions, wizardCopy, wizardFailureCopy } from '../copy/wizard.pl.ts';
import { MessageScreen, OtherTripsLink } from '../failures/MessageScreen.tsx';
import { WizardFrame } from '../frame/WizardFrame.tsx';
import { type BlockingFailure, toStepFailure } from '../state/failures.ts';
import { startedReservationAtom } from '../state/wizard-state.ts';

// React can run an effect twice; with the same idempotency key both calls create only one draft.
const keys = new Map<number, string>();
const keyFor = (offerId: number): string => {
  const key = keys.get(offerId) ?? newIdempotencyKey();
  keys.set(offerId, key);
  return key;
};

/** ?r=ID opens the current step (R59); ?oferta=ID creates a reservation (W-006). */
export const WizardEntry = () => {
  const search = useSearch();
  const offerId = offerIdInSearch(search);
  const begun = reservationIdInSearch(search);
  usePageTitle(wizardCopy.reservation);
  if (begun !== '') return <Redirect to={stepUrlOfReservation('summary', begun)} replace />;
  return offerId === null ? (
    <WizardFrame>
      <MessageScreen title={entryCopy.noOffer} text={entryCopy.noOfferText}>
        <div>
          <ButtonLink href={entryCopy.offersHref}>{entryCopy.offers}</ButtonLink>
        </div>
      </MessageScreen>
    </WizardFrame>
  ) : (
    <EntryOf offerId={offerId} />
  );
};

const EntryOf = ({ offerId }: { readonly offerId: number }) => {
  const [blocking, setBlocking] = useState<BlockingFailure | null>(null);
  const [, navigate] = useLocation();
  const setBegun = useSetAtom(startedReservationAtom);
  const begin = async () => {
    setBlocking(null);
    const answer = await call(
      'reservationCreate',
      { offerId },
      { idempotencyKey: keyFor(offerId) },
    );
    if (answer.isOk()) {
      keys.delete(offerId);
      const { ReservationId: id } = answer.value.Reservation;
      setBegun({ id, offerId });
      navigate(stepUrlOfReservation('trip', id), { replace: true });
      return;
    }
    const stepFailure = toStepFailure(answer.error);
    const unknown =
      answer.error.kind === 'refused' &&
      (answer.error.status === 404 || answer.error.status === 400);
    setBlocking(
      unknown
        ? { kind: 'unknownOffer' }
        : stepFailure.kind === 'blocking'
          ? stepFailure.blocking
          : { kind: 'broken' },
    );
  };
  const beginning = useRef(begin);
  beginning.current = begin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another offer
  useEffect(() => {
    void beginning.current();
  }, [offerId]);
  return (
    <WizardFrame>
      {blocking === null ? (
        <Skeleton
          title={wizardCopy.reservation}
          shapes={['title', 'line', 'picture', 'line', 'line', 'button']}
        />
      ) : (
        <EntryFailure blocking={blocking} retry={() => void begin()} />
      )}
    </WizardFrame>
  );
};

type EntryFailureProps = { readonly blocking: BlockingFailure; readonly retry: () => void };

const EntryFailure = ({ blocking, retry }: EntryFailureProps) => {
  if (blocking.kind === 'closed' || blocking.kind === 'unknownOffer')
    return (
      <MessageScreen {...wizardFailureCopy[blocking.kind]}>
        <OtherTripsLink />
      </MessageScreen>
    );
  const isLimited = blocking.kind === 'tooMany' || blocking.kind === 'tooManyHolds';
  return (
    <MessageScreen
      {...wizardFailureCopy[isLimited || blocking.kind === 'away' ? blocking.kind : 'broken']}
    >
      {isLimited && <p>{failureActions.waitFor(blocking.seconds)}</p>}
      <div>
        <Button onClick={retry}>{failureActions.retry}</Button>
      </div>
    </MessageScreen>
  );
};
