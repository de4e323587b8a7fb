import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { vesselCopy } from '../../../copy/vessel.pl.ts';
import { formatDateRange, formatMoney } from '../../../format.ts';
import { Button } from '../../../parts/Button.tsx';
import { Carousel } from '../../../parts/Carousel.tsx';
import { SummaryRows } from '../../../parts/SideSummary.tsx';
import { UnitCard } from '../../../parts/UnitCard.tsx';
import { stepDataOf, stepUrlOfReservation } from '../../../state/reservation/steps.ts';
import { firstPictureOrDefaultScene } from '../../../view-models/pictures.ts';
import { starsOf, unitLabel } from '../../../view-models/sale-state.ts';
import { berthsCopy, failureActions, wizardCopy, wizardFailureCopy } from '../copy/wizard.pl.ts';
import { useOpenNextPage } from '../frame/step-props.ts';
import { summaryRows } from '../frame/summary-rows.ts';
import shared from '../shared.module.css';
import { confirmOrderAtom } from '../state/confirm.ts';
import type { BlockingFailure } from '../state/failures.ts';
import { isUnitOpenFor } from '../state/preview.ts';
import { retakePlacesAtom } from '../state/save.ts';
import { dispatchAtom, type NextPage, resolveChangedElsewhereAtom } from '../state/wizard.ts';
import type { Wizard } from '../state/wizard-state.ts';
import css from './failures.module.css';
import {
  MessageScreen,
  type MessageScreenProps,
  OtherTripsLink,
  UnrecognizedVisitor,
} from './MessageScreen.tsx';

type Props<Kind extends BlockingFailure['kind'] = BlockingFailure['kind']> = {
  readonly wizard: Wizard;
  readonly failure: Extract<BlockingFailure, { readonly kind: Kind }>;
  readonly retry: () => void;
};

const useAction = (id: string) => {
  const openNextPage = useOpenNextPage(id);
  const [running, setRunning] = useState(false);
  const run = async (action: () => Promise<NextPage>): Promise<void> => {
    setRunning(true);
    const to = await action();
    setRunning(false);
    openNextPage(to);
  };
  return { running, run };
};

/** After an expired hold the visitor takes the same places again or chooses other places (R8). */
const HoldExpired = ({ wizard }: { readonly wizard: Wizard }) => {
  const seat = useSetAtom(retakePlacesAtom);
  const [, navigate] = useLocation();
  const { running, run } = useAction(wizard.id);
  return (
    <MessageScreen {...wizardFailureCopy.lapsed}>
      <div className={shared.actions}>
        <Button busy={running && failureActions.seating} onClick={() => run(() => seat(false))}>
          {failureActions.seatAgain}
        </Button>
        <Button kind="line" onClick={() => navigate(stepUrlOfReservation('berths', wizard.id))}>
          {failureActions.chooseAgain}
        </Button>
      </div>
    </MessageScreen>
  );
};

/** Once the places are sold, the visitor chooses other places or the reserve list (R51). */
const PlacesGone = ({ wizard, failure: { rooms } }: Props<'placesGone'>) => {
  const seat = useSetAtom(retakePlacesAtom);
  const [, navigate] = useLocation();
  const { running, run } = useAction(wizard.id);
  const way =
    (wizard.reservation && stepDataOf(wizard.reservation).trip?.Config.AccommodationOption) ??
    'single';
  const whole = way === 'whole';
  const anyOpen = rooms.some((room) => isUnitOpenFor(room, way));
  return (
    <MessageScreen {...wizardFailureCopy.placesGone}>
      <div>
        <h2 className={shared.question}>{failureActions.otherUnits}</h2>
        <Carousel label={failureActions.otherUnits}>
          {rooms.map((room) => (
            <UnitCard
              key={room.RoomId}
              name={room.Name}
              picture={firstPictureOrDefaultScene(...room.Images)}
              stars={{ ...starsOf(room), label: vesselCopy.stars(room.Quality) }}
              availability={unitLabel(room)}
              per={whole ? berthsCopy.wholePer : undefined}
              price={{ now: formatMoney(whole ? room.Price.Whole : room.Price.PerPerson) }}
            >
              {room.ShortDescription}{' '}
              {isUnitOpenFor(room, way) && (
                <span className={css.wholePrice}>
                  {failureActions.free(room.Availability.Remaining)}
                </span>
              )}
            </UnitCard>
          ))}
        </Carousel>
      </div>
      <div className={shared.actions}>
        {anyOpen && (
          <Button onClick={() => navigate(stepUrlOfReservation('berths', wizard.id))}>
            {failureActions.chooseAgain}
          </Button>
        )}
        <Button
          kind={anyOpen ? 'line' : 'main'}
          busy={running && failureActions.listing}
          onClick={() => run(() => seat(true))}
        >
          {failureActions.reserveList}
        </Button>
      </div>
    </MessageScreen>
  );
};

/** The visitor accepts the changed price or returns to the form (R17). */
const PriceChanged = ({ wizard, failure: { before, now }, retry }: Props<'priceChanged'>) => {
  const confirm = useSetAtom(confirmOrderAtom);
  const { running, run } = useAction(wizard.id);
  const reserveList = wizard.reservation !== null && stepDataOf(wizard.reservation).reserveList;
  // If a gift voucher pays a part, this screen does not know the amount left to pay, so it leads
  // back to the form.
  const tellsAll = wizard.reservation?.Price.Paid === '0';
  if (now === before)
    return (
      <MessageScreen title={failureActions.leftChanged} text={failureActions.leftChangedText}>
        <div>
          <Button onClick={retry}>{failureActions.backToForm}</Button>
        </div>
      </MessageScreen>
    );
  return (
    <MessageScreen {...wizardFailureCopy.priceChanged}>
      <SummaryRows
        rows={[{ text: failureActions.before, amount: <del>{formatMoney(before)}</del> }]}
        total={{ text: failureActions.now, amount: formatMoney(now) }}
      />
      <div className={shared.actions}>
        {tellsAll && (
          <Button
            busy={running && failureActions.accepting}
            onClick={() => run(() => confirm(now))}
          >
            {reserveList ? failureActions.acceptList : failureActions.accept(formatMoney(now))}
          </Button>
        )}
        <Button kind={tellsAll ? 'line' : 'main'} onClick={retry}>
          {failureActions.backToForm}
        </Button>
      </div>
    </MessageScreen>
  );
};

/** A retry sends the same idempotency key, so it cannot book twice. */
const OrderUnavailable = ({ wizard }: { readonly wizard: Wizard }) => {
  const confirm = useSetAtom(confirmOrderAtom);
  const dispatch = useSetAtom(dispatchAtom);
  const { running, run } = useAction(wizard.id);
  return (
    <MessageScreen {...wizardFailureCopy.orderAway}>
      <div className={shared.actions}>
        <Button busy={running && failureActions.retrying} onClick={() => run(() => confirm())}>
          {failureActions.retry}
        </Button>
        <Button kind="line" onClick={() => dispatch({ type: 'returned' })}>
          {failureActions.backToForm}
        </Button>
      </div>
    </MessageScreen>
  );
};

/** After another window saved first, the visitor can continue with their own answers (R58). */
const AnswersElsewhere = ({ wizard, failure: { reservation } }: Props<'elsewhere'>) => {
  const takeOver = useSetAtom(resolveChangedElsewhereAtom);
  const present = reservation ?? wizard.reservation;
  const people = present && stepDataOf(present).trip?.Config.ParticipantsCount;
  return (
    <MessageScreen {...wizardFailureCopy.elsewhere}>
      {present && (
        <section className={shared.group} aria-label={failureActions.savedNow}>
          <h2 className={shared.question}>{failureActions.savedNow}</h2>
          <p className="muted">
            {`${present.Offer.Name}, ${formatDateRange(present.Offer.From, present.Offer.To)}, ${wizardCopy.people(people ?? 1)}`}
          </p>
          <SummaryRows
            rows={summaryRows(present)}
            total={{
              text: failureActions.savedTotal,
              amount: formatMoney(present.Offer.CurrentPrice),
            }}
          />
        </section>
      )}
      <div className={shared.actions}>
        <Button onClick={() => takeOver(true)}>{failureActions.keepTyped}</Button>
        <Button kind="line" onClick={() => takeOver(false)}>
          {failureActions.takeSaved}
        </Button>
      </div>
    </MessageScreen>
  );
};

export const FailureScreen = (props: Props) => {
  const { wizard, failure, retry } = props;
  switch (failure.kind) {
    case 'login':
      return (
        <UnrecognizedVisitor wizard={wizard} hasSession={failure.hasSession} onLoggedIn={retry} />
      );
    case 'lapsed':
      return <HoldExpired wizard={wizard} />;
    case 'placesGone':
      return <PlacesGone {...props} failure={failure} />;
    case 'priceChanged':
      return <PriceChanged {...props} failure={failure} />;
    case 'elsewhere':
      return <AnswersElsewhere {...props} failure={failure} />;
    case 'closed':
    case 'accountBlocked':
    case 'cleared':
    case 'unknownOffer':
      return (
        <MessageScreen {...wizardFailureCopy[failure.kind]}>
          <OtherTripsLink />
        </MessageScreen>
      );
    case 'tooMany':
    case 'tooManyHolds': {
      const more = failureActions.waitFor(failure.seconds);
      return <Away {...props} {...wizardFailureCopy[failure.kind]} more={more} />;
    }
    case 'away':
    case 'broken':
      // The response to the order is missing, so it is unknown whether the server received the
      // order.
      if (wizard.step === 'summary' && wizard.attempt > 0)
        return <OrderUnavailable wizard={wizard} />;
      return <Away {...props} {...wizardFailureCopy[failure.kind]} />;
    case 'stepSkipped':
    case 'confirmed':
      return <Away {...props} {...wizardFailureCopy.broken} />;
  }
};

type AwayProps = MessageScreenProps & Pick<Props, 'wizard' | 'retry'> & { readonly more?: string };

const Away = ({ title, text, more, wizard, retry }: AwayProps) => {
  const dispatch = useSetAtom(dispatchAtom);
  return (
    <MessageScreen title={title} text={text}>
      {more && <p>{more}</p>}
      <div>
        <Button
          onClick={
            wizard.reservation === null || wizard.attempt === 0
              ? retry
              : () => dispatch({ type: 'returned' })
          }
        >
          {failureActions.retry}
        </Button>
      </div>
    </MessageScreen>
  );
};
