import { berthsCopy, wizardCopy } from '../../copy/wizard.pl.ts';
import { Checkbox } from '../../parts/Checkbox.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { stepsOf } from '../../state/wizard/answers.ts';
import { type ListReason, listReasons } from '../../state/wizard/payloads.ts';
import type { Berth } from '../../state/wizard/shapes.ts';
import { JourneyChoice, LuggageChoice } from './JourneyChoice.tsx';
import { Person } from './Person.tsx';
import { type StepProps, withPerson } from './stepProps.ts';
import { UnitChoice } from './UnitChoice.tsx';
import css from './wizard.module.css';

/** Step 2, 'Zakwaterowanie i dojazd': everybody's yacht, journey and pick-up point. */
export const StepBerths = (props: StepProps<'berths'>) => {
  const { reservation, answers } = props;
  const steps = stepsOf(reservation);
  const { berths: step, trip } = steps;
  if (step === null || trip === null) return null;
  const way = trip.Config.AccommodationOption;
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
        <BerthOf key={index} {...props} berth={berth} index={index} />
      ))}
    </>
  );
};

const BerthOf = ({ berth, index, ...props }: StepProps<'berths'> & { readonly berth: Berth; readonly index: number }) => {
  const { reservation, answers, change } = props;
  const steps = stepsOf(reservation);
  if (steps.berths === null || steps.trip === null) return null;
  const way = steps.trip.Config.AccommodationOption;
  const rooms = steps.berths.ResortsList.flatMap(({ RoomsList }) => RoomsList);
  const first = answers.people[0];
  const set = (patch: Partial<Berth>) => change(withPerson(answers, index, patch));
  const unit = rooms.find(({ RoomId }) => RoomId === first?.roomId)?.Name;
  const journey = steps.berths.Journeys.find(({ JourneyId }) => JourneyId === first?.journeyId)?.Name;
  const follows = index > 0 && berth.same;
  const name = `${berth.name} ${berth.surname}`.trim();
  return (
    <Person number={index + 1} name={name || undefined}>
      {way === 'cabin' && <p className="muted">{berthsCopy.everybody}</p>}
      {index > 0 && (
        <Checkbox
          checked={berth.same}
          onChange={({ target }) => set({ same: target.checked })}
          hint={follows ? [unit, journey].filter(Boolean).join(', ') : undefined}
        >
          <b>{wizardCopy.sameAsFirst}</b>
        </Checkbox>
      )}
      {!follows && (way === 'single' || index === 0) && <UnitChoice {...props} rooms={rooms} way={way} index={index} />}
      {!follows && <ReserveNotice reasons={listReasons(steps.berths, answers, way)} roomId={berth.roomId} />}
      {!follows && <JourneyChoice {...props} journeys={steps.berths.Journeys} index={index} />}
      <LuggageChoice {...props} index={index} />
      {index > 0 && way === 'single' && (
        <fieldset className={css.pair}>
          <legend className={css.small}>
            {berthsCopy.nameTitle} <span className="muted">{wizardCopy.optional}</span>
          </legend>
          <TextField
            label={berthsCopy.firstName}
            value={berth.name}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            label={berthsCopy.lastName}
            value={berth.surname}
            autoComplete="off"
            hint={berthsCopy.nameNote}
            onChange={({ target }) => set({ surname: target.value })}
          />
        </fieldset>
      )}
    </Person>
  );
};

/** What choosing this yacht means, where it is full or too small for those who chose it (R9). */
const ReserveNotice = ({ reasons, roomId }: { readonly reasons: readonly ListReason[]; readonly roomId: number | null }) => {
  const found = reasons.find(({ room }) => room.RoomId === roomId);
  if (found === undefined) return null;
  const { room, reason } = found;
  return (
    <Notice kind="warning" title={berthsCopy.reserveTitle} live>
      {reason === 'full' ? berthsCopy.reserveFull(room.Name) : berthsCopy.reserveFew(room.Name, room.Availability.Remaining)}
    </Notice>
  );
};
