import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Room } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { berthsCopy, troubleActions, troubleCopy, wizardCopy } from '../../../copy/wizard.pl.ts';
import { formatDateRange, formatMoney } from '../../../format.ts';
import { Button } from '../../../parts/Button.tsx';
import { Carousel } from '../../../parts/Carousel.tsx';
import { SummaryRows } from '../../../parts/SideSummary.tsx';
import { UnitCard } from '../../../parts/UnitCard.tsx';
import { stepsOf } from '../../../state/wizard/answers.ts';
import { confirmAtom } from '../../../state/wizard/confirm.ts';
import { isOpen } from '../../../state/wizard/preview.ts';
import { seatAgainAtom } from '../../../state/wizard/save.ts';
import { stepHref } from '../../../state/wizard/steps.ts';
import {
  backToFormAtom,
  type Onward,
  takeOverAtom,
  type Wizard,
} from '../../../state/wizard/wizard.ts';
import { starsOf, unitLabel } from '../../../view-models/sale-state.ts';
import { useOnward } from '../frame/onward.ts';
import { pictureOf } from '../frame/pictures.ts';
import { summaryRows } from '../frame/Summary.tsx';
import { wizardDeps } from '../frame/wizard-deps.ts';
import shared from '../shared.module.css';
import { MessageScreen } from './MessageScreen.tsx';
import css from './trouble.module.css';

/** Runs an action, shows a busy button, then opens the page where it leads. */
const useAction = (id: string) => {
  const onward = useOnward(id);
  const [running, setRunning] = useState<string | null>(null);
  const run = async (name: string, action: () => Promise<Onward>) => {
    setRunning(name);
    const to = await action();
    setRunning(null);
    onward(to);
  };
  return { running, run: (name: string, action: () => Promise<Onward>) => void run(name, action) };
};

/** The hold expired: take the same places again, or others (R8). */
export const HoldExpired = ({ wizard }: { readonly wizard: Wizard }) => {
  const seat = useSetAtom(seatAgainAtom);
  const [, navigate] = useLocation();
  const { running, run } = useAction(wizard.id);
  return (
    <MessageScreen {...troubleCopy.lapsed}>
      <div className={shared.actions}>
        <Button
          busy={running !== null && troubleActions.seating}
          onClick={() => run('seat', () => seat(wizardDeps, false))}
        >
          {troubleActions.seatAgain}
        </Button>
        <Button kind="line" onClick={() => navigate(stepHref('berths', wizard.id))}>
          {troubleActions.chooseAgain}
        </Button>
      </div>
    </MessageScreen>
  );
};

/** Others took the places: other free places or the reserve list (R51). */
export const PlacesGone = ({
  wizard,
  rooms,
}: {
  readonly wizard: Wizard;
  readonly rooms: readonly Room[];
}) => {
  const seat = useSetAtom(seatAgainAtom);
  const [, navigate] = useLocation();
  const { running, run } = useAction(wizard.id);
  const way =
    (wizard.reservation && stepsOf(wizard.reservation).trip?.Config.AccommodationOption) ??
    'single';
  const whole = way === 'whole';
  // If nothing is free, only the reserve list is left.
  const anyOpen = rooms.some((room) => isOpen(room, way));
  return (
    <MessageScreen {...troubleCopy.placesGone}>
      <div>
        <h2 className={shared.question}>{troubleActions.otherUnits}</h2>
        <Carousel label={troubleActions.otherUnits}>
          {rooms.map((room) => (
            <UnitCard
              key={room.RoomId}
              name={room.Name}
              picture={pictureOf(...room.Images)}
              stars={{ ...starsOf(room), label: berthsCopy.stars(room.Quality) }}
              availability={unitLabel(room)}
              per={whole ? berthsCopy.wholePer : undefined}
              price={{ now: formatMoney(whole ? room.Price.Whole : room.Price.PerPerson) }}
            >
              {room.ShortDescription}{' '}
              {isOpen(room, way) && (
                <span className={css.wholePrice}>
                  {troubleActions.free(room.Availability.Remaining)}
                </span>
              )}
            </UnitCard>
          ))}
        </Carousel>
      </div>
      <div className={shared.actions}>
        {anyOpen && (
          <Button onClick={() => navigate(stepHref('berths', wizard.id))}>
            {troubleActions.chooseAgain}
          </Button>
        )}
        <Button
          kind={anyOpen ? 'line' : 'main'}
          busy={running !== null && troubleActions.listing}
          onClick={() => run('list', () => seat(wizardDeps, true))}
        >
          {troubleActions.reserveList}
        </Button>
      </div>
    </MessageScreen>
  );
};

/** The price changed since it was shown: accept it or go back (R17). */
export const PriceChanged = ({
  wizard,
  before,
  now,
  retry,
}: {
  readonly wizard: Wizard;
  readonly before: string;
  readonly now: string;
  readonly retry: () => void;
}) => {
  const confirm = useSetAtom(confirmAtom);
  const { running, run } = useAction(wizard.id);
  const reserveList = wizard.reservation !== null && stepsOf(wizard.reservation).reserveList;
  // With vouchers the new price differs from the amount to pay, so the summary is shown too.
  const tellsAll = wizard.reservation?.Price.Paid === '0';
  if (now === before)
    return (
      <MessageScreen title={troubleActions.leftChanged} text={troubleActions.leftChangedText}>
        <div>
          <Button onClick={retry}>{troubleActions.backToForm}</Button>
        </div>
      </MessageScreen>
    );
  return (
    <MessageScreen {...troubleCopy.priceChanged}>
      <SummaryRows
        rows={[{ text: troubleActions.before, amount: <del>{formatMoney(before)}</del> }]}
        total={{ text: troubleActions.now, amount: formatMoney(now) }}
      />
      <div className={shared.actions}>
        {tellsAll && (
          <Button
            busy={running !== null && troubleActions.accepting}
            onClick={() => run('accept', () => confirm(wizardDeps, now))}
          >
            {reserveList ? troubleActions.acceptList : troubleActions.accept(formatMoney(now))}
          </Button>
        )}
        <Button kind={tellsAll ? 'line' : 'main'} onClick={retry}>
          {troubleActions.backToForm}
        </Button>
      </div>
    </MessageScreen>
  );
};

/**
 * The order was sent without a response. Sending it again with the same key books only once
 * (contract, Common).
 */
export const OrderAway = ({ wizard }: { readonly wizard: Wizard }) => {
  const confirm = useSetAtom(confirmAtom);
  const backToForm = useSetAtom(backToFormAtom);
  const { running, run } = useAction(wizard.id);
  return (
    <MessageScreen {...troubleCopy.orderAway}>
      <div className={shared.actions}>
        <Button
          busy={running !== null && troubleActions.retrying}
          onClick={() => run('order', () => confirm(wizardDeps))}
        >
          {troubleActions.retry}
        </Button>
        <Button kind="line" onClick={() => backToForm()}>
          {troubleActions.backToForm}
        </Button>
      </div>
    </MessageScreen>
  );
};

/**
 * Another window saved first: shows the saved state and lets the visitor continue with their own
 * answers (R58).
 */
export const Elsewhere = ({
  wizard,
  reservation,
}: {
  readonly wizard: Wizard;
  readonly reservation: WizardReservation | null;
}) => {
  const takeOver = useSetAtom(takeOverAtom);
  const present = reservation ?? wizard.reservation;
  const people = present && stepsOf(present).trip?.Config.ParticipantsCount;
  return (
    <MessageScreen {...troubleCopy.elsewhere}>
      {present && (
        <section className={shared.group} aria-label={troubleActions.savedNow}>
          <h2 className={shared.question}>{troubleActions.savedNow}</h2>
          <p className="muted">
            {`${present.Offer.Name}, ${formatDateRange(present.Offer.From, present.Offer.To)}, ${wizardCopy.people(people ?? 1)}`}
          </p>
          <SummaryRows
            rows={summaryRows(present)}
            total={{
              text: troubleActions.savedTotal,
              amount: formatMoney(present.Offer.CurrentPrice),
            }}
          />
        </section>
      )}
      <div className={shared.actions}>
        <Button onClick={() => takeOver(wizardDeps, true)}>{troubleActions.keepTyped}</Button>
        <Button kind="line" onClick={() => takeOver(wizardDeps, false)}>
          {troubleActions.takeSaved}
        </Button>
      </div>
    </MessageScreen>
  );
};
