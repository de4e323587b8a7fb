import { useState } from 'react';
import type { Room } from '../../../adapters/http/contract/catalogue.ts';
import type { AccommodationOption } from '../../../adapters/http/contract/steps.ts';
import { berthsCopy, wizardCopy } from '../../copy/wizard.pl.ts';
import { money } from '../../format.ts';
import type { Availability } from '../../parts/AvailabilityLabel.tsx';
import { Carousel } from '../../parts/Carousel.tsx';
import { FieldNotes } from '../../parts/Field.tsx';
import { PillTabs } from '../../parts/Tabs.tsx';
import { UnitCard, UnitRow } from '../../parts/UnitCard.tsx';
import { controlId } from '../../state/wizard/failures.ts';
import { pictureOf } from './pictures.ts';
import { type StepProps, withPerson } from './stepProps.ts';
import css from './wizard.module.css';

const DEFAULT_CLASS = 'Klasa PREMIER';
/** More units than stand side by side are pushed sideways. */
const SIDE_BY_SIDE = 3;

/** The label that the server put on a unit, in the words of the parts. */
export const availabilityOf = ({ Availability: { Label, Remaining } }: Room): Availability | undefined => {
  switch (Label) {
    case 'lastPlaces':
      return { state: 'lastPlaces', places: Remaining };
    case 'lastYacht':
      return { state: 'lastUnit' };
    case 'reserveList':
      return { state: 'reserveList' };
    case '':
      return undefined;
  }
};

/** The stars of a unit's class: '***+' is three and a plus. */
export const starsOf = ({ Quality }: Room) => ({ count: Quality.replace('+', '').length, label: berthsCopy.stars(Quality) });

type Props = StepProps<'berths'> & { readonly rooms: readonly Room[]; readonly way: AccommodationOption; readonly index: number };

/** 'Rodzaj jednostki': the yachts of one class at a time; another class forgets the choice. */
export const UnitChoice = ({ rooms, way, index, reservation, answers, change, error }: Props) => {
  const person = index + 1;
  const roomId = answers.people[index]?.roomId ?? null;
  const classes = [...new Set(rooms.map(({ YachtClass }) => YachtClass))];
  const chosenClass = rooms.find(({ RoomId }) => RoomId === roomId)?.YachtClass;
  const start = chosenClass ?? (classes.includes(DEFAULT_CLASS) ? DEFAULT_CLASS : (classes[0] ?? ''));
  const [shown, setShown] = useState(start);
  const visible = classes.includes(shown) ? shown : start;
  const choose = (next: string) => {
    setShown(next);
    if (chosenClass !== undefined && chosenClass !== next) change(withPerson(answers, index, { roomId: null }));
  };
  const cards = rooms
    .filter(({ YachtClass }) => YachtClass === visible)
    .map((room, at) => (
      <UnitCard
        key={room.RoomId}
        name={room.Name}
        picture={pictureOf(...room.Images, reservation.Offer.ListImg)}
        stars={starsOf(room)}
        availability={availabilityOf(room)}
        price={{ now: money(way === 'whole' ? room.Price.Whole : room.Price.PerPerson) }}
        per={way === 'whole' ? berthsCopy.wholePer : undefined}
        choice={{
          group: `roomId-${person}`,
          id: at === 0 ? controlId('roomId', person) : undefined,
          checked: room.RoomId === roomId,
          onChange: () => change(withPerson(answers, index, { roomId: room.RoomId })),
        }}
      >
        {room.ShortDescription}
        {way !== 'whole' && room.Availability.ReserveWhole && (
          <span className={css.wholePrice}>{berthsCopy.wholePrice(money(room.Price.Whole))}</span>
        )}
      </UnitCard>
    ));
  const many = cards.length > SIDE_BY_SIDE;
  const units = many ? <Carousel label={berthsCopy.unitsOf(visible)}>{cards}</Carousel> : <UnitRow>{cards}</UnitRow>;
  return (
    <fieldset className={css.group}>
      <legend className={css.question}>{berthsCopy.unitKind}</legend>
      {classes.length > 1 ? (
        <PillTabs
          label={berthsCopy.classLabel}
          tabs={classes.map((name) => ({ key: name, text: name }))}
          chosen={visible}
          onChoose={choose}
        >
          {units}
        </PillTabs>
      ) : (
        units
      )}
      <FieldNotes id={controlId('roomId', person)} error={error('roomId', person) ?? error('bedroomChosen', person)} />
      {reservation.HoldUntil === null && <p className={css.hint}>{wizardCopy.holdSoon}</p>}
    </fieldset>
  );
};
