import type { Room } from '../../../adapters/http/contract/catalogue.ts';
import type { AccommodationOption } from '../../../adapters/http/contract/steps.ts';
import { berthsCopy, wizardCopy } from '../../copy/wizard.pl.ts';
import { Checkbox } from '../../parts/Checkbox.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { stepsOf } from '../../state/wizard/answers.ts';
import { roomsOf } from '../../state/wizard/payloads.ts';
import { isOpen } from '../../state/wizard/preview.ts';
import type { Berth } from '../../state/wizard/shapes.ts';
import { BerthName } from './BerthName.tsx';
import front from './front.module.css';
import { JourneyChoice, LuggageChoice } from './JourneyChoice.tsx';
import { Person } from './Person.tsx';
import { ReserveNotice } from './ReserveNotice.tsx';
import { type StepProps, withPerson } from './stepProps.ts';
import { UnitChoice } from './UnitChoice.tsx';
import { useShown } from './useShown.ts';

/** Step 2, 'Zakwaterowanie i dojazd': everybody's yacht, journey and pick-up point. */
export const StepBerths = (props: StepProps<'berths'>) => {
  const { reservation, answers } = props;
  const { reserveList } = stepsOf(useShown(reservation).reservation);
  const { berths: step, trip } = stepsOf(reservation);
  if (step === null || trip === null) return null;
  const way = trip.Config.AccommodationOption;
  const rooms = step.ResortsList.flatMap(({ RoomsList }) => RoomsList);
  const chosen = new Set(roomsOf(answers, way));
  const theirs = rooms.filter(({ RoomId }) => chosen.has(RoomId));
  // The server says that the party does not fit, though each yacht still has something free: there are more people than places.
  const tight = reserveList && theirs.every((room) => isOpen(room, way)) ? theirs : [];
  // In a cabin everybody follows the first participant; nobody is asked singly.
  const asked = way === 'cabin' ? answers.people.slice(0, 1) : answers.people;
  return (
    <>
      {reservation.PlacesLost && (
        <Notice kind="warning" title={berthsCopy.lost}>
          {berthsCopy.lostText}
        </Notice>
      )}
      {asked.map((berth, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: participants are known by their number
        <BerthOf key={index} {...props} berth={berth} index={index} rooms={rooms} way={way} tight={tight} />
      ))}
    </>
  );
};

type Of = StepProps<'berths'> & {
  readonly berth: Berth;
  readonly index: number;
  readonly rooms: readonly Room[];
  readonly way: AccommodationOption;
  readonly tight: readonly Room[];
};

const BerthOf = ({ berth, index, rooms, way, tight, ...props }: Of) => {
  const { reservation, answers, change } = props;
  const { berths: step } = stepsOf(reservation);
  if (step === null) return null;
  const first = answers.people[0];
  const set = (patch: Partial<Berth>) => change(withPerson(answers, index, patch));
  const firstUnit = rooms.find(({ RoomId }) => RoomId === first?.roomId);
  const journey = step.Journeys.find(({ JourneyId }) => JourneyId === first?.journeyId)?.Name;
  const follows = index > 0 && berth.same;
  const choosesUnit = !follows && (way === 'single' || index === 0);
  const unit = choosesUnit ? rooms.find(({ RoomId }) => RoomId === berth.roomId) : undefined;
  const name = `${berth.name} ${berth.surname}`.trim();
  return (
    <Person number={index + 1} name={name || undefined}>
      {way === 'cabin' && <p className="muted">{berthsCopy.everybody}</p>}
      {index > 0 && (
        <Checkbox checked={berth.same} onChange={({ target }) => set({ same: target.checked })}>
          <b>{wizardCopy.sameAsFirst}</b>
          {follows && <span className={front.followed}>{[firstUnit?.Name, journey].filter(Boolean).join(', ')}</span>}
        </Checkbox>
      )}
      {choosesUnit && <UnitChoice {...props} rooms={rooms} way={way} index={index} />}
      {unit && <ReserveNotice room={unit} way={way} tight={tight.includes(unit)} />}
      {!follows && <JourneyChoice {...props} journeys={step.Journeys} index={index} />}
      <div className={front.beneath}>
        <LuggageChoice {...props} index={index} />
        {index > 0 && way === 'single' && <BerthName person={index + 1} berth={berth} set={set} />}
      </div>
    </Person>
  );
};
