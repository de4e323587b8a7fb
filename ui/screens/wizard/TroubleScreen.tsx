import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { entryCopy, troubleActions, troubleCopy, wizardCopy } from '../../copy/wizard.pl.ts';
import { dayRange, money } from '../../format.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { SummaryRows } from '../../parts/SideSummary.tsx';
import { UnitCard, UnitRow } from '../../parts/UnitCard.tsx';
import { stepsOf } from '../../state/wizard/answers.ts';
import { confirmAtom } from '../../state/wizard/confirm.ts';
import type { Trouble } from '../../state/wizard/failures.ts';
import { seatAgainAtom } from '../../state/wizard/save.ts';
import { stepHref } from '../../state/wizard/steps.ts';
import { backToFormAtom, type Onward, takeOverAtom, type Wizard } from '../../state/wizard/wizard.ts';
import { LoginPanel } from '../account/LoginPanel.tsx';
import { outside } from './outside.ts';
import { pictureOf } from './pictures.ts';
import { useOnward } from './StepScreen.tsx';
import { summaryRows } from './Summary.tsx';
import { availabilityOf, starsOf } from './UnitChoice.tsx';
import css from './wizard.module.css';

type Props<K extends Trouble['kind'] = Trouble['kind']> = {
  readonly wizard: Wizard;
  readonly trouble: Extract<Trouble, { kind: K }>;
  readonly retry: () => void;
};

/** What stands in the form's place when something must be told before anything is lost. */
export const TroubleScreen = ({ wizard, trouble, retry }: Props) => {
  switch (trouble.kind) {
    case 'login':
      return <LoginScreen onDone={retry} />;
    case 'lapsed':
      return <Lapsed wizard={wizard} />;
    case 'placesGone':
      return <PlacesGone wizard={wizard} trouble={trouble} retry={retry} />;
    case 'priceChanged':
      return <PriceChanged wizard={wizard} trouble={trouble} retry={retry} />;
    case 'elsewhere':
      return <Elsewhere wizard={wizard} trouble={trouble} retry={retry} />;
    case 'closed':
    case 'unknownOffer':
      return (
        <Told {...troubleCopy[trouble.kind]}>
          <OtherTrips />
        </Told>
      );
    case 'tooMany':
    case 'tooManyHolds':
      return <Away {...troubleCopy[trouble.kind]} more={troubleActions.waitFor(trouble.seconds)} wizard={wizard} retry={retry} />;
    case 'away':
    case 'stepSkipped':
    case 'confirmed':
      return <Away {...troubleCopy.away} wizard={wizard} retry={retry} />;
  }
};

type ToldProps = { readonly title: string; readonly text: string; readonly children?: ReactNode };

/** A screen of its own: heading with focus, one sentence, what to do. */
export const Told = ({ title, text, children }: ToldProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.told}>
      <Panel>
        <h1 className={css.heading} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.toldText}>{text}</p>
        {children}
      </Panel>
    </div>
  );
};

export const OtherTrips = () => (
  <div>
    <ButtonLink href={troubleActions.otherTripsHref}>{troubleActions.otherTrips}</ButtonLink>
  </div>
);

/** The reservation is somebody's who is not known here. */
const LoginScreen = ({ onDone }: { readonly onDone: () => void }) => (
  <Told title={entryCopy.mine} text={entryCopy.mineText}>
    <LoginPanel offersAccount={false} onLoggedIn={onDone} />
  </Told>
);

/** No answer. With a form behind it, retrying means going back to it: everything typed is there, and its button sends it again. */
const Away = ({
  title,
  text,
  more,
  wizard,
  retry,
}: ToldProps & { readonly more?: string; readonly wizard: Wizard; readonly retry: () => void }) => {
  const backToForm = useSetAtom(backToFormAtom);
  return (
    <Told title={title} text={text}>
      {more && <p>{more}</p>}
      <div>
        <Button
          onClick={wizard.reservation === null || wizard.attempt === 0 ? retry : () => backToForm()}
          busy={wizard.busy === 'loading' && troubleActions.retrying}
        >
          {troubleActions.retry}
        </Button>
      </div>
    </Told>
  );
};

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

const Lapsed = ({ wizard }: { readonly wizard: Wizard }) => {
  const seat = useSetAtom(seatAgainAtom);
  const [, navigate] = useLocation();
  const { running, run } = useAction(wizard.id);
  return (
    <Told {...troubleCopy.lapsed}>
      <div className={css.actions}>
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

const PlacesGone = ({ wizard, trouble }: Props<'placesGone'>) => {
  const seat = useSetAtom(seatAgainAtom);
  const [, navigate] = useLocation();
  const { running, run } = useAction(wizard.id);
  const whole = wizard.reservation !== null && stepsOf(wizard.reservation).trip?.Config.AccommodationOption === 'whole';
  return (
    <Told {...troubleCopy.placesGone}>
      <section aria-label={troubleActions.otherUnits}>
        <UnitRow>
          {trouble.rooms.map((room) => (
            <UnitCard
              key={room.RoomId}
              name={room.Name}
              picture={pictureOf(...room.Images)}
              stars={starsOf(room)}
              availability={availabilityOf(room)}
              price={{ now: money(whole ? room.Price.Whole : room.Price.PerPerson) }}
            >
              {room.ShortDescription}
            </UnitCard>
          ))}
        </UnitRow>
      </section>
      <div className={css.actions}>
        <Button onClick={() => navigate(stepHref('berths', wizard.id))}>{troubleActions.chooseAgain}</Button>
        <Button kind="line" busy={running !== null && troubleActions.listing} onClick={() => run('list', () => seat(outside, true))}>
          {troubleActions.reserveList}
        </Button>
      </div>
    </Told>
  );
};

const PriceChanged = ({ wizard, trouble: { before, now }, retry }: Props<'priceChanged'>) => {
  const confirm = useSetAtom(confirmAtom);
  const { running, run } = useAction(wizard.id);
  return (
    <Told {...troubleCopy.priceChanged}>
      <SummaryRows
        rows={[{ text: troubleActions.before, amount: <del>{money(before)}</del> }]}
        total={{ text: troubleActions.now, amount: money(now) }}
      />
      <div className={css.actions}>
        <Button busy={running !== null && troubleActions.accepting} onClick={() => run('accept', () => confirm(outside, now))}>
          {troubleActions.accept(money(now))}
        </Button>
        <Button kind="line" onClick={retry}>
          {troubleActions.backToForm}
        </Button>
      </div>
    </Told>
  );
};

const Elsewhere = ({ wizard, trouble: { reservation } }: Props<'elsewhere'>) => {
  const takeOver = useSetAtom(takeOverAtom);
  const present = reservation ?? wizard.reservation;
  const people = present && stepsOf(present).trip?.Config.ParticipantsCount;
  return (
    <Told {...troubleCopy.elsewhere}>
      {present && (
        <section aria-label={troubleActions.savedNow}>
          <h2 className={css.question}>{troubleActions.savedNow}</h2>
          <p className="muted">
            {present.Offer.Name}, {dayRange(present.Offer.From, present.Offer.To)}, {wizardCopy.people(people ?? 1)}
          </p>
          <SummaryRows rows={summaryRows(present)} total={{ text: troubleActions.savedTotal, amount: money(present.Offer.CurrentPrice) }} />
        </section>
      )}
      <div className={css.actions}>
        <Button onClick={() => takeOver(outside, true)}>{troubleActions.keepTyped}</Button>
        <Button kind="line" onClick={() => takeOver(outside, false)}>
          {troubleActions.takeSaved}
        </Button>
      </div>
    </Told>
  );
};
