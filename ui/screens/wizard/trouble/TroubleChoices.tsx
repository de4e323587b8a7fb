import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Room } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { berthsCopy, troubleActions, troubleCopy, wizardCopy } from '../../../copy/wizard.pl.ts';
import { dayRange, money } from '../../../format.ts';
import { Button } from '../../../parts/Button.tsx';
import { Carousel } from '../../../parts/Carousel.tsx';
import { SummaryRows } from '../../../parts/SideSummary.tsx';
import { UnitCard } from '../../../parts/UnitCard.tsx';
import { starsOf, unitLabel } from '../../../shown/standing.ts';
import { stepsOf } from '../../../state/wizard/answers.ts';
import { confirmAtom } from '../../../state/wizard/confirm.ts';
import { isOpen } from '../../../state/wizard/preview.ts';
import { seatAgainAtom } from '../../../state/wizard/save.ts';
import { stepHref } from '../../../state/wizard/steps.ts';
import { backToFormAtom, type Onward, takeOverAtom, type Wizard } from '../../../state/wizard/wizard.ts';
import { useOnward } from '../frame/onward.ts';
import { outside } from '../frame/outside.ts';
import { pictureOf } from '../frame/pictures.ts';
import { summaryRows } from '../frame/Summary.tsx';
import shared from '../shared.module.css';
import { Told } from './Told.tsx';
import css from './trouble.module.css';

/** Runs an action, says so on its button, and leads where it ends. */
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

/** The hold lapsed: take the places again, or others (R8). */
export const Lapsed = ({ wizard }: { readonly wizard: Wizard }) => {
  const seat = useSetAtom(seatAgainAtom);
  const [, navigate] = useLocation();
  const { running, run } = useAction(wizard.id);
  return (
    <Told {...troubleCopy.lapsed}>
      <div className={shared.actions}>
        <Button busy={running !== null && troubleActions.seating} onClick={() => run('seat', () => seat(outside, false))}>
          {troubleActions.seatAgain}
        </Button>
        <Button kind="line" onClick={() => navigate(stepHref('berths', wizard.id))}>
          {troubleActions.chooseAgain}
        </Button>
      </div>
    </Told>
  );
};

/** Somebody was quicker: what is still free, other places or the reserve list (R51). */
export const PlacesGone = ({ wizard, rooms }: { readonly wizard: Wizard; readonly rooms: readonly Room[] }) => {
  const seat = useSetAtom(seatAgainAtom);
  const [, navigate] = useLocation();
  const { running, run } = useAction(wizard.id);
  const way = (wizard.reservation && stepsOf(wizard.reservation).trip?.Config.AccommodationOption) ?? 'single';
  const whole = way === 'whole';
  // Where nothing is free, the list is the way on.
  const anyOpen = rooms.some((room) => isOpen(room, way));
  return (
    <Told {...troubleCopy.placesGone}>
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
              price={{ now: money(whole ? room.Price.Whole : room.Price.PerPerson) }}
            >
              {room.ShortDescription}{' '}
              {isOpen(room, way) && <span className={css.wholePrice}>{troubleActions.free(room.Availability.Remaining)}</span>}
            </UnitCard>
          ))}
        </Carousel>
      </div>
      <div className={shared.actions}>
        {anyOpen && <Button onClick={() => navigate(stepHref('berths', wizard.id))}>{troubleActions.chooseAgain}</Button>}
        <Button
          kind={anyOpen ? 'line' : 'main'}
          busy={running !== null && troubleActions.listing}
          onClick={() => run('list', () => seat(outside, true))}
        >
          {troubleActions.reserveList}
        </Button>
      </div>
    </Told>
  );
};

/** The price rose or fell since it was shown: accept it or go back (R17). */
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
  // With vouchers the new price alone does not tell what is to be paid: the summary does.
  const tellsAll = wizard.reservation?.Price.Paid === '0';
  if (now === before)
    return (
      <Told title={troubleActions.leftChanged} text={troubleActions.leftChangedText}>
        <div>
          <Button onClick={retry}>{troubleActions.backToForm}</Button>
        </div>
      </Told>
    );
  return (
    <Told {...troubleCopy.priceChanged}>
      <SummaryRows
        rows={[{ text: troubleActions.before, amount: <del>{money(before)}</del> }]}
        total={{ text: troubleActions.now, amount: money(now) }}
      />
      <div className={shared.actions}>
        {tellsAll && (
          <Button busy={running !== null && troubleActions.accepting} onClick={() => run('accept', () => confirm(outside, now))}>
            {reserveList ? troubleActions.acceptList : troubleActions.accept(money(now))}
          </Button>
        )}
        <Button kind={tellsAll ? 'line' : 'main'} onClick={retry}>
          {troubleActions.backToForm}
        </Button>
      </div>
    </Told>
  );
};

/** The order went out and nothing came back: sending it again, under the same key, orders once (contract, Common). */
export const OrderAway = ({ wizard }: { readonly wizard: Wizard }) => {
  const confirm = useSetAtom(confirmAtom);
  const backToForm = useSetAtom(backToFormAtom);
  const { running, run } = useAction(wizard.id);
  return (
    <Told {...troubleCopy.orderAway}>
      <div className={shared.actions}>
        <Button busy={running !== null && troubleActions.retrying} onClick={() => run('order', () => confirm(outside))}>
          {troubleActions.retry}
        </Button>
        <Button kind="line" onClick={() => backToForm()}>
          {troubleActions.backToForm}
        </Button>
      </div>
    </Told>
  );
};

/** Another window saved meanwhile: what is saved now, and a way on with what was typed here (R58). */
export const Elsewhere = ({ wizard, reservation }: { readonly wizard: Wizard; readonly reservation: WizardReservation | null }) => {
  const takeOver = useSetAtom(takeOverAtom);
  const present = reservation ?? wizard.reservation;
  const people = present && stepsOf(present).trip?.Config.ParticipantsCount;
  return (
    <Told {...troubleCopy.elsewhere}>
      {present && (
        <section className={shared.group} aria-label={troubleActions.savedNow}>
          <h2 className={shared.question}>{troubleActions.savedNow}</h2>
          <p className="muted">
            {present.Offer.Name}, {dayRange(present.Offer.From, present.Offer.To)}, {wizardCopy.people(people ?? 1)}
          </p>
          <SummaryRows rows={summaryRows(present)} total={{ text: troubleActions.savedTotal, amount: money(present.Offer.CurrentPrice) }} />
        </section>
      )}
      <div className={shared.actions}>
        <Button onClick={() => takeOver(outside, true)}>{troubleActions.keepTyped}</Button>
        <Button kind="line" onClick={() => takeOver(outside, false)}>
          {troubleActions.takeSaved}
        </Button>
      </div>
    </Told>
  );
};
