import type { ShownOffer } from '../../../../application/offers/shown-offers.ts';
import { offerPage } from '../../../../domain/catalogue/offer-page.ts';
import { isHiddenClass, isHiddenUnit } from '../../../../domain/catalogue/traits.ts';
import { wayInOf } from '../../../../domain/seats/openness.ts';
import { wireMoney } from '../../contract/codecs/amounts.ts';
import type { OfferDetails, OfferListItem } from '../../contract/offers/offers.ts';
import { sceneUrl } from '../../contract/scenes.ts';
import { presentRoom, type UnitGroup, unitGroups } from '../present/rooms.ts';
import { offerScene } from '../present/scene.ts';
import { presentListItem } from './present-list.ts';

/** The classes and units of an offer's page: those that are for the office alone are left out. */
const shownGroups = ({ entry }: ShownOffer): readonly UnitGroup[] =>
  unitGroups(entry)
    .map((group) => ({ ...group, units: group.units.filter(({ name }) => !isHiddenUnit(name)) }))
    .filter(({ name, units }) => !isHiddenClass(name) && units.length > 0);

const presentResorts = (shown: ShownOffer): OfferDetails['Region']['ResortsList'] =>
  shownGroups(shown).map(({ id, name, description, units }) => {
    const rooms = units.map((unit) => presentRoom(shown.entry, unit, shown.openness.get(unit.id), false));
    return { ResortId: id, Name: name, Description: description, Images: rooms[0]?.Images.slice(0, 1) ?? [], RoomsList: rooms };
  });

const presentWayIn = (shown: ShownOffer): OfferDetails['WayIn'] => {
  const units = shownGroups(shown).flatMap((group) => group.units);
  return wayInOf(
    shown.standing,
    units.flatMap(({ id }) => shown.openness.get(id) ?? []),
  );
};

const presentPage = ({ entry: { offer } }: ShownOffer): OfferDetails['Page'] => {
  const { dailyPlan, routeMap, attractionsFirst, outerEvent, ages } = offerPage(offer);
  return { DailyPlan: dailyPlan, RouteMap: routeMap, AttractionsFirst: attractionsFirst, OuterEvent: outerEvent, Ages: ages };
};

const presentRegion = (shown: ShownOffer, card: OfferListItem): OfferDetails['Region'] => {
  const { content } = shown.entry;
  return {
    ...card.Region,
    ShortInfo: content.regionText,
    OptionsList: content.ports.map(({ id, name, description, latitude, longitude }) => ({
      RegionOptionId: id,
      Name: name,
      Description: description,
      Boxes: [{ url: sceneUrl(content.scene, id, '600x400'), alt: name }],
      Available: true,
      GeoCords: { GeoX: latitude, GeoY: longitude },
    })),
    ResortsList: presentResorts(shown),
  };
};

const presentWay = ({ entry: { offer, content } }: ShownOffer): Pick<OfferDetails, 'Journeys' | 'Costs' | 'DailyPlan' | 'Attractions'> => ({
  DailyPlan: {
    Header: '',
    Description: '',
    List: content.dailyPlan.map(({ name, description }) => ({ Name: name, Description: description })),
  },
  Journeys: {
    Header: '',
    List: offer.journeys.map(({ id, name, price, available }) => ({
      Name: name,
      Description: content.journeys.find(({ journeyId }) => journeyId === id)?.details ?? '',
      Price: wireMoney(price),
      Images: [],
      Available: available,
    })),
  },
  Costs: { Included: [...content.included], Excluded: [...content.excluded] },
  Attractions: {
    Header: '',
    Description: '',
    List: content.attractions.map(({ name, description }, index) => ({
      Name: name,
      Description: description,
      Image: { url: sceneUrl(content.scene, offer.id * 100 + index, '600x400'), alt: name },
      Available: true,
    })),
  },
});

/** An offer's page. Headings are the screens' own where they are empty here; similar offers are those that are still on the list. */
export const presentOfferDetails = (shown: ShownOffer, others: readonly ShownOffer[]): OfferDetails => {
  const { offer, content, promotion } = shown.entry;
  const card = presentListItem(shown);
  return {
    ...card,
    Region: presentRegion(shown, card),
    Prices: {
      ...card.Prices,
      StrikethroughName: card.Prices.Strikethrough === null ? null : promotion,
      AdvancePayment: wireMoney(offer.advance),
      FirstMinuteUntil: offer.firstMinuteUntil,
      SecondMinuteUntil: offer.secondMinuteUntil,
      SafeBooking: offer.safeBooking,
      Minute: shown.minute === null ? null : { Name: shown.minute.name, Until: shown.minute.until },
    },
    WayIn: presentWayIn(shown),
    Page: presentPage(shown),
    Rooms: { Header: '', Description: '', AllocationsListCount: card.Rooms.AllocationsListCount },
    CoverImg: offerScene(content, offer.id, 'cover'),
    Info: { Header: content.title, Long: content.paragraphs.join('\n\n'), Images: [], Tags: [...content.tags] },
    ...presentWay(shown),
    Boxes: content.ratings.map(({ name, value }) => ({ Name: name, Value: value })),
    META: { Title: content.meta.title, Description: content.meta.description, Keywords: content.meta.keywords },
    HTML: { HTML1: '', HTML2: '', HTML3: '' },
    Movie: null,
    SimilarOffers: content.similar.flatMap((id) => {
      const other = others.find(({ entry }) => entry.offer.id === id);
      return other === undefined || id === offer.id ? [] : [presentListItem(other)];
    }),
  };
};
