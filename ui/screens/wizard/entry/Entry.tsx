import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { newIdempotencyKey } from '../../../../adapters/http/client/call.ts';
import {
  entryCopy,
  troubleActions,
  wizardCopy,
  wizardFailureCopy,
} from '../../../copy/wizard.pl.ts';
import { usePageTitle } from '../../../hooks/use-page-title.ts';
import { Button, ButtonLink } from '../../../parts/Button.tsx';
import { Skeleton } from '../../../parts/Skeleton.tsx';
import { begunAtom } from '../../../state/wizard/begun.ts';
import { type BlockingFailure, toStepFailure } from '../../../state/wizard/failures.ts';
import { idFrom, offerIdFrom, stepHref } from '../../../state/wizard/steps.ts';
import { WizardFrame } from '../frame/Frame.tsx';
import { wizardDeps } from '../frame/wizard-deps.ts';
import { MessageScreen, OtherTrips } from '../trouble/MessageScreen.tsx';

// React may run an effect more than once; a repeated call with the same key creates one draft.
const keys = new Map<number, string>();
const keyFor = (offerId: number): string => {
  const key = keys.get(offerId) ?? newIdempotencyKey();
  keys.set(offerId, key);
  return key;
};

/**
 * /rezerwacja?r=ID opens the reservation's current step (R59). ?oferta=ID creates one and opens
 * step 1, where a strip offers the login (W-006).
 */
export const Entry = () => {
  const search = useSearch();
  const offerId = offerIdFrom(search);
  const begun = idFrom(search);
  usePageTitle(wizardCopy.reservation);
  if (begun !== '') return <Redirect to={stepHref('summary', begun)} replace />;
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
  const [trouble, setTrouble] = useState<BlockingFailure | null>(null);
  const [, navigate] = useLocation();
  const setBegun = useSetAtom(begunAtom);
  const begin = async () => {
    setTrouble(null);
    const answer = await wizardDeps.call(
      'reservationCreate',
      { offerId },
      { idempotencyKey: keyFor(offerId) },
    );
    if (answer.isOk()) {
      keys.delete(offerId);
      const { ReservationId: id } = answer.value.Reservation;
      setBegun({ id, offerId });
      navigate(stepHref('trip', id), { replace: true });
      return;
    }
    const setback = toStepFailure(answer.error);
    const unknown =
      answer.error.kind === 'refused' &&
      (answer.error.status === 404 || answer.error.status === 400);
    setTrouble(
      unknown
        ? { kind: 'unknownOffer' }
        : setback.kind === 'trouble'
          ? setback.trouble
          : { kind: 'broken' },
    );
  };
  const beginning = useRef(begin);
  beginning.current = begin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another offer is another beginning
  useEffect(() => {
    void beginning.current();
  }, [offerId]);
  return (
    <WizardFrame>
      {trouble === null ? (
        <Skeleton
          title={wizardCopy.reservation}
          shapes={['title', 'line', 'picture', 'line', 'line', 'button']}
        />
      ) : (
        <EntryTrouble trouble={trouble} retry={() => void begin()} />
      )}
    </WizardFrame>
  );
};

const EntryTrouble = ({
  trouble,
  retry,
}: {
  readonly trouble: BlockingFailure;
  readonly retry: () => void;
}) => {
  if (trouble.kind === 'closed' || trouble.kind === 'unknownOffer')
    return (
      <MessageScreen {...wizardFailureCopy[trouble.kind]}>
        <OtherTrips />
      </MessageScreen>
    );
  const held = trouble.kind === 'tooMany' || trouble.kind === 'tooManyHolds';
  return (
    <MessageScreen
      {...wizardFailureCopy[held || trouble.kind === 'away' ? trouble.kind : 'broken']}
    >
      {held && <p>{troubleActions.waitFor(trouble.seconds)}</p>}
      <div>
        <Button onClick={retry}>{troubleActions.retry}</Button>
      </div>
    </MessageScreen>
  );
};
