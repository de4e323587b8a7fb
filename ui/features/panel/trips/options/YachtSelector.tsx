import type { Room } from '../../../../../adapters/http/contract/offers/catalogue.ts';
import { vesselCopy } from '../../../../copy/vessel.pl.ts';
import { tieWords } from '../../../../format.ts';
import { ChoiceCard, ChoiceGroup } from '../../../../parts/ChoiceCard.tsx';
import { FieldNotes } from '../../../../parts/Field.tsx';
import { Stars } from '../../../../parts/Stars.tsx';
import { starsOf } from '../../../../view-models/sale-state.ts';
import { yachtsCopy } from '../../copy/panel-trip-changes.pl.ts';
import type { ChoiceOf, SelectorProps } from '../../state/choices.ts';
import css from './options.module.css';

/** Full yachts are disabled. Participants who share a cabin move to another yacht together. */
export const YachtSelector = ({
  trip,
  userNum,
  choice,
  parameters,
  choose,
  errorOf,
}: SelectorProps<ChoiceOf<'yachts'>>) => {
  const id = `jacht-${userNum}`;
  const fault = errorOf('roomId') ?? errorOf('bedroomChosen');
  const full = ({ RoomId, Availability }: Room): boolean =>
    !Availability.Available && RoomId !== choice.roomId;
  return (
    <>
      {trip.StepConfig.Step1.accommodationOption === 'cabin' && (
        <p className="muted">{yachtsCopy.together}</p>
      )}
      <ChoiceGroup legend={yachtsCopy.yacht} note={fault && <FieldNotes id={id} error={fault} />}>
        {parameters.RoomsList.map((room) => (
          <ChoiceCard
            key={room.RoomId}
            name={id}
            title={room.Name}
            cost={yachtsCopy.perPerson(room.Price.PerPerson)}
            checked={room.RoomId === choice.roomId}
            disabled={full(room)}
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={fault === undefined ? undefined : `${id}-blad`}
            onChange={() => choose({ section: 'yachts', roomId: room.RoomId })}
          >
            <span className={css.stars}>
              <Stars {...starsOf(room)} label={vesselCopy.stars(room.Quality)} />
            </span>
            {full(room) ? yachtsCopy.full : tieWords(room.ShortDescription)}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
    </>
  );
};
