import { useRef, useState } from 'react';
import type { Room } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { AccommodationOption } from '../../../../adapters/http/contract/wizard/steps.ts';
import { vesselCopy } from '../../../copy/vessel.pl.ts';
import { formatMoney, joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import { type BookedPart, CabinPlan, type Hull } from '../../../parts/CabinPlan.tsx';
import { Carousel } from '../../../parts/Carousel.tsx';
import { FieldNotes } from '../../../parts/Field.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { PillTabs } from '../../../parts/Tabs.tsx';
import { UnitCard } from '../../../parts/UnitCard.tsx';
import { UnitPicturesButton } from '../../../parts/vessel/UnitPicturesButton.tsx';
import { insidePicture } from '../../../parts/vessel/vessel-pictures.ts';
import { firstPictureOrDefaultScene } from '../../../view-models/pictures.ts';
import { starsOf, unitLabel } from '../../../view-models/sale-state.ts';
import { berthsCopy, fieldErrorText } from '../copy/wizard.pl.ts';
import type { StepProps } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { savedAnswers } from '../state/answers.ts';
import { controlId, type Fault } from '../state/failures.ts';
import { isUnitOpenFor } from '../state/preview.ts';
import type { BerthFields } from '../state/step2-berths.ts';
import css from './berths.module.css';

const MARKS: Readonly<Record<AccommodationOption, BookedPart>> = {
  single: 'none',
  cabin: 'cabin',
  whole: 'whole',
};

const hullOf = ({ Images }: Room): Hull => firstPictureOrDefaultScene(...Images).vessel;

const UnitDetails = ({ room, way }: { readonly room: Room; readonly way: AccommodationOption }) => {
  const { CabinsCount, AccommodationsCount, TravellersMax } = room.Availability;
  return (
    <section className={css.inside} aria-label={berthsCopy.plan(room.Name)}>
      <div className={css.drawing}>
        <CabinPlan
          hull={hullOf(room)}
          cabins={CabinsCount}
          berths={AccommodationsCount}
          marked={MARKS[way]}
          label={berthsCopy.planLabel(CabinsCount, AccommodationsCount)}
        />
      </div>
      <div className={css.insideWords}>
        <h3>{berthsCopy.plan(room.Name)}</h3>
        <p>
          {[
            berthsCopy.planFacts(CabinsCount, AccommodationsCount),
            way === 'whole' && berthsCopy.travellers(TravellersMax),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        {room.Description && <p>{joinShortWordsByNoBreakSpaces(room.Description)}</p>}
        <p className={shared.hint}>
          {way === 'whole' ? berthsCopy.planNoteWhole : berthsCopy.planNote}
        </p>
        <UnitPicturesButton
          room={room}
          stars={{ ...starsOf(room), label: vesselCopy.stars(room.Quality) }}
        />
      </div>
    </section>
  );
};

/**
 * Returns why the unit is not sold with the chosen accommodation, or null if it can be chosen (R9).
 */
const notSold = (
  { Availability: { ReservePlace, ReserveCabin, ReserveWhole } }: Room,
  way: AccommodationOption,
): string | null => {
  switch (way) {
    case 'single':
      return ReservePlace ? null : berthsCopy.notByPlace;
    case 'cabin':
      return ReserveCabin ? null : berthsCopy.notByCabin;
    case 'whole':
      return ReserveWhole ? null : berthsCopy.notWhole;
  }
};

/**
 * Returns the two prices on a unit's card (W-033, R60). The large price is for the chosen
 * accommodation. The small price is for a place if a whole yacht is chosen, otherwise for a whole
 * yacht; null if the unit is not sold in that way.
 */
const priceOf = ({ Price, Availability }: Room, way: AccommodationOption) => {
  const { Place, Cabin, Whole } = Price.Today ?? {
    Place: Price.PerPerson,
    Cabin: null,
    Whole: Price.Whole,
  };
  return way === 'whole'
    ? {
        price: { now: formatMoney(Whole) },
        per: berthsCopy.wholePer,
        other: Availability.ReservePlace ? berthsCopy.placePrice(formatMoney(Place)) : null,
      }
    : {
        price: { now: formatMoney(way === 'cabin' ? (Cabin ?? Place) : Place) },
        per: undefined,
        other: Availability.ReserveWhole ? berthsCopy.wholePrice(formatMoney(Whole)) : null,
      };
};

/**
 * If a unit has no room for the chosen accommodation, its label offers the reserve list. The unit
 * can still have free places for a different accommodation (R5).
 */
const labelOf = (room: Room, way: AccommodationOption) =>
  isUnitOpenFor(room, way) ? unitLabel(room) : ({ state: 'reserveList' } as const);

type Props = Pick<StepProps<'berths'>, 'reservation' | 'error'> & {
  readonly rooms: readonly Room[];
  readonly firstClass: string;
  readonly way: AccommodationOption;
  readonly index: number;
  readonly party: number;
  readonly roomId: number | null;
  readonly asksBedroom: boolean;
  readonly set: (patch: Partial<BerthFields>) => void;
  readonly early: readonly Fault[];
};

/**
 * Choosing another yacht class clears the chosen yacht. Returning to its class restores it (W-036).
 */
export const UnitChoice = ({
  rooms,
  firstClass,
  way,
  index,
  party,
  roomId,
  set,
  early,
  asksBedroom,
  reservation,
  error,
}: Props) => {
  const person = index + 1;
  const chosen = rooms.find(({ RoomId }) => RoomId === roomId);
  const classes = [...new Set(rooms.map(({ YachtClass }) => YachtClass))];
  const start = chosen?.YachtClass ?? firstClass;
  const [openClass, setOpenClass] = useState(start);
  const visible = classes.includes(openClass) ? openClass : start;
  const choiceByClass = useRef(new Map<string, number>());
  const choose = (next: string) => {
    setOpenClass(next);
    if (next === visible) return;
    if (chosen !== undefined) choiceByClass.current.set(chosen.YachtClass, chosen.RoomId);
    const saved = savedAnswers.berths(reservation)?.people[index]?.roomId ?? null;
    const earlier = choiceByClass.current.get(next) ?? saved;
    const restored = rooms.find(
      ({ RoomId, YachtClass }) => RoomId === earlier && YachtClass === next,
    );
    set({ roomId: restored?.RoomId ?? null });
  };
  // The party is too large for the yacht. Saving reduces it to the size that R36 allows (R62).
  const tooSmall =
    way === 'whole' && chosen !== undefined && party > chosen.Availability.TravellersMax;
  // An error of the price preview is shown at once, before the visitor presses 'Dalej'.
  const earlyFault: Fault | undefined = tooSmall
    ? undefined
    : early.find(
        ({ field, person: faultyPerson }) =>
          (field === 'roomId' || (field === 'bedroomChosen' && !asksBedroom)) &&
          faultyPerson === person,
      );
  const fault =
    error('roomId', person) ??
    (asksBedroom ? undefined : error('bedroomChosen', person)) ??
    (earlyFault && fieldErrorText(earlyFault));
  const id = controlId('roomId', person);
  const cards = rooms
    .filter(({ YachtClass }) => YachtClass === visible)
    .map((room, at) => {
      const { other, ...price } = priceOf(room, way);
      const reason = notSold(room, way);
      return (
        <UnitCard
          key={room.RoomId}
          name={room.Name}
          picture={firstPictureOrDefaultScene(...room.Images, reservation.Offer.ListImg)}
          inside={insidePicture(room)}
          stars={{ ...starsOf(room), label: vesselCopy.stars(room.Quality) }}
          availability={reason === null ? labelOf(room, way) : undefined}
          {...price}
          choice={{
            group: `roomId-${person}`,
            id: at === 0 ? id : undefined,
            checked: room.RoomId === roomId,
            disabled: reason !== null,
            'aria-invalid': fault === undefined ? undefined : true,
            'aria-describedby': fault === undefined ? undefined : `${id}-blad`,
            onChange: () => set({ roomId: room.RoomId }),
          }}
        >
          {joinShortWordsByNoBreakSpaces(room.ShortDescription)}
          {way === 'whole' && (
            <span className={css.beside}>
              {berthsCopy.travellers(room.Availability.TravellersMax)}
            </span>
          )}
          {other !== null && <span className={css.beside}>{other}</span>}
          {reason !== null && <span className={css.reason}>{reason}</span>}
        </UnitCard>
      );
    });
  const units = (
    <Carousel label={berthsCopy.unitsOf(visible)} size="unit">
      {cards}
    </Carousel>
  );
  return (
    <fieldset className={shared.group}>
      <legend className={shared.question}>{berthsCopy.unitKind}</legend>
      <FieldNotes id={id} error={fault} />
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
      {tooSmall && (
        <Notice
          kind="warning"
          title={berthsCopy.yachtTakes(chosen.Availability.TravellersMax)}
          live
        >
          {berthsCopy.partyFollows(chosen.Availability.TravellersMax, party)}
        </Notice>
      )}
      {chosen && <UnitDetails room={chosen} way={way} />}
    </fieldset>
  );
};
