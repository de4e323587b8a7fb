import type { Room } from '../../../adapters/http/contract/offers/catalogue.ts';
import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { nouns, offerCopy } from '../../copy/offers.pl.ts';
import { partsCopy } from '../../copy/pl.ts';
import { formatMoney, joinShortWordsByNoBreakSpaces, pluralize } from '../../format.ts';
import { UnitCard, UnitCards } from '../../parts/UnitCard.tsx';
import { UnitPicturesButton } from '../../parts/vessel/UnitPicturesButton.tsx';
import { insidePicture } from '../../parts/vessel/vessel-pictures.ts';
import { RadioTabs } from '../../shared/content/RadioTabs.tsx';
import { offerSceneFile, photographOrSceneFileOf, SHAPES } from '../../view-models/pictures.ts';
import { starsOf, unitLabel, unitsByClass } from '../../view-models/sale-state.ts';
import css from './OfferPage.module.css';
import { OfferSection } from './OfferSection.tsx';
import { WhoSails } from './WhoSails.tsx';

const Unit = ({ offer, room }: { readonly offer: OfferDetails; readonly room: Room }) => {
  const { Availability, Price } = room;
  const drawn = (room.Images[0] && photographOrSceneFileOf(room.Images[0])) ?? {
    ...offerSceneFile(offer, SHAPES.card),
    seed: room.RoomId,
  };
  const perPlace = Availability.ReservePlace;
  const whole = Price.Today?.Whole ?? Price.Whole;
  const stars = starsOf(room);
  const shownStars = { ...stars, label: offerCopy.starsLabel(stars.count, stars.plus) };
  return (
    <UnitCard
      name={room.Name}
      picture={{ ...drawn, ...SHAPES.portrait, portrait: true }}
      inside={insidePicture(room)}
      stars={shownStars}
      availability={unitLabel(room, offer)}
      price={{ now: formatMoney(perPlace ? (Price.Today?.Place ?? Price.PerPerson) : whole) }}
      {...(perPlace ? {} : { per: partsCopy.perYacht })}
      action={<UnitPicturesButton room={room} stars={shownStars} />}
    >
      {room.ShortDescription ||
        `${pluralize(Availability.CabinsCount, nouns.cabins)}, ${pluralize(Availability.AccommodationsCount, nouns.places)}`}
      {Availability.Label === 'reserveList' && offer.WayIn !== null && (
        <span className={css.join}>{offerCopy.joinReserve}</span>
      )}
      {perPlace && Availability.WholeOpen && (
        <span className={css.join}>{offerCopy.wholePrice(formatMoney(whole))}</span>
      )}
    </UnitCard>
  );
};

/** The server decides whether each yacht is available (R5). */
export const OfferYachts = ({ offer }: { readonly offer: OfferDetails }) => {
  const groups = unitsByClass(offer);
  if (groups.length === 0) return null;
  const tabs = groups.map(({ ResortId, Name, Description, RoomsList }) => ({
    key: ResortId,
    text: Name,
    content: (
      <>
        {Description && <p className={css.about}>{joinShortWordsByNoBreakSpaces(Description)}</p>}
        <UnitCards>
          {RoomsList.map((room) => (
            <Unit key={room.RoomId} offer={offer} room={room} />
          ))}
        </UnitCards>
      </>
    ),
  }));
  return (
    <OfferSection
      className={css.paper}
      id="jachty"
      title={offer.Rooms.Header || offerCopy.yachts}
      lead={offer.Rooms.Description || offerCopy.yachtsLead}
    >
      <RadioTabs name="klasa" label={offerCopy.classes} tabs={tabs} />
      <WhoSails offer={offer} />
    </OfferSection>
  );
};
