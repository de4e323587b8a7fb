import type { AccommodationOption } from '../../../adapters/http/contract/steps.ts';
import { tripCopy, wizardCopy } from '../../copy/wizard.pl.ts';
import { RadioGroup } from '../../parts/Checkbox.tsx';
import { ChoiceCard, Choices } from '../../parts/ChoiceCard.tsx';
import { Counter } from '../../parts/Counter.tsx';
import { FieldNotes } from '../../parts/Field.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { stepsOf } from '../../state/wizard/answers.ts';
import { controlId } from '../../state/wizard/failures.ts';
import type { StepProps } from './stepProps.ts';
import css from './wizard.module.css';

const YES_NO = [
  { value: '1', text: wizardCopy.yes },
  { value: '0', text: wizardCopy.no },
];

/** Step 1, 'Twój Rejs': a place, a cabin or a whole yacht, and for how many. */
export const StepTrip = ({ reservation, answers, change, error }: StepProps<'trip'>) => {
  const steps = stepsOf(reservation);
  const { trip } = steps;
  if (trip === null) return null;
  const { booking } = answers;
  const set = (patch: Partial<typeof booking>) => change({ ...answers, booking: { ...booking, ...patch } });
  const ways: readonly (readonly [AccommodationOption, boolean, string, string])[] = [
    ['single', trip.CanReservePlace, tripCopy.single, tripCopy.singleText],
    ['cabin', trip.CanReserveCabin, tripCopy.cabin, tripCopy.cabinText],
    ['whole', trip.CanReserveWhole, tripCopy.whole, tripCopy.wholeText],
  ];
  const rooms = steps.berths?.ResortsList.flatMap(({ RoomsList }) => RoomsList) ?? [];
  const allFull = rooms.length > 0 && rooms.every(({ Availability: open }) => !open.PlaceOpen && !open.WholeOpen);
  return (
    <>
      {allFull && (
        <Notice kind="warning" title={tripCopy.allFull}>
          {tripCopy.allFullText}
        </Notice>
      )}
      <Panel>
        <Choices legend={tripCopy.kind}>
          {ways
            .filter(([, offered]) => offered)
            .map(([way, , title, text], index) => (
              <ChoiceCard
                key={way}
                id={index === 0 ? controlId('accommodationOption') : undefined}
                name="accommodationOption"
                value={way}
                title={title}
                checked={booking.option === way}
                onChange={() => set({ option: way })}
              >
                {text}
              </ChoiceCard>
            ))}
        </Choices>
        <FieldNotes id={controlId('accommodationOption')} error={error('accommodationOption')} />
      </Panel>
      <Panel title={tripCopy.countTitle} id={controlId('participantsCount')}>
        {booking.option === 'cabin' ? (
          <p>{tripCopy.cabinCount}</p>
        ) : (
          <Counter
            label={tripCopy.count}
            value={booking.count}
            min={1}
            max={trip.MaxPlacesPerRoom}
            bounds={tripCopy.bounds(trip.MaxPlacesPerRoom)}
            onChange={(count) => set({ count })}
          />
        )}
        <FieldNotes id={controlId('participantsCount')} error={error('participantsCount')} />
      </Panel>
      {booking.option === 'whole' && (
        <Panel>
          <RadioGroup
            id={controlId('ownSkipper')}
            name="ownSkipper"
            legend={tripCopy.ownSkipper}
            hint={tripCopy.ownSkipperHint}
            options={YES_NO}
            value={booking.ownSkipper ? '1' : '0'}
            onChange={(value) => set({ ownSkipper: value === '1' })}
            error={error('ownSkipper')}
          />
        </Panel>
      )}
      {reservation.Offer.Traits.includes('skipperDiscount') && (
        <Panel>
          <RadioGroup
            name="beSkipper"
            legend={<span className={css.question}>{tripCopy.beSkipper}</span>}
            options={YES_NO}
            value={booking.beSkipper ? '1' : '0'}
            onChange={(value) => set({ beSkipper: value === '1' })}
          />
        </Panel>
      )}
    </>
  );
};
