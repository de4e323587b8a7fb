import { extraCosts } from '../../../../application/offers/extra-costs.ts';
import type { ShownOffer, ShownOffers } from '../../../../application/offers/shown-offers.ts';
import {
  findMostSimilarOffer,
  similarOffers,
} from '../../../../application/offers/similar-offers.ts';
import type {
  CatalogueEntry,
  OfferContent,
  Image as Picture,
} from '../../../../application/ports/catalogue.ts';
import {
  hoursToFirstPayment,
  lastDayToPayReachesDeparture,
} from '../../../../domain/booking/placed/dues.ts';
import type { Day } from '../../../../domain/calendar.ts';
import type { Journey, Offer } from '../../../../domain/catalogue/offer.ts';
import { shownOfferPageSections } from '../../../../domain/catalogue/offer-page.ts';
import { type Aboard, publicCrewSummary } from '../../../../domain/crews/aboard.ts';
import type { Instalment } from '../../../../domain/payments/instalments.ts';
import { fillPlan } from '../../../../domain/payments/ledger.ts';
import { unitPriceToday } from '../../../../domain/pricing/shown-price.ts';
import type { WayIn } from '../../../../domain/seats/openness.ts';
import { renderForeignHtml } from '../../../html/foreign-html.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import type { Image } from '../../contract/offers/catalogue.ts';
import type { OfferDetails, OfferListItem } from '../../contract/offers/offers.ts';
import type { DuePart } from '../../contract/wizard/order.ts';
import { presentCancelling, presentDuePlan } from '../present/due.ts';
import { presentPoints, presentPriceFrom } from '../present/extras.ts';
import { presentRoom, type UnitGroup, unitGroups } from '../present/rooms.ts';
import { presentOfferPicture, presentPhotographs } from '../present/scene.ts';
import { presentListItem } from './present-list.ts';

export type ShownAt = Pick<ShownOffers, 'settings' | 'at' | 'today' | 'aboard'>;

/** Returns the groups of units on the page. Omits units that only the office sells (R3). */
const visibleUnitGroups = (entry: CatalogueEntry): readonly UnitGroup[] =>
  unitGroups(entry)
    .map((group) => ({ ...group, units: group.units.filter(({ hidden }) => !hidden) }))
    .filter(({ hidden, units }) => !hidden && units.length > 0);

const presentResorts = (
  offer: ShownOffer,
  { settings, today }: ShownAt,
): OfferDetails['Region']['ResortsList'] =>
  visibleUnitGroups(offer.entry).map(({ id, name, description, units }) => {
    const rooms = units.map((unit) =>
      presentRoom(
        offer.entry,
        unit,
        offer.openness.get(unit.id),
        false,
        unitPriceToday(offer.entry.offer, settings, today, unit),
      ),
    );
    return {
      ResortId: id,
      Name: name,
      Description: description,
      Images: rooms[0]?.Images.slice(0, 1) ?? [],
      RoomsList: rooms,
    };
  });

const presentImage = ({ url, alt }: Picture): Image => ({ url, alt });

const officeHtml = (html: string): string =>
  html === '' ? '' : renderForeignHtml(html, () => null).html;

const ADDRESS = /^https:\/\/[^\s"'<>]+$/;

/**
 * Presents the three HTML texts that the office writes for an offer. If the third text is only a
 * web address, such as an event on another site, it stays as it is.
 */
const presentHtml = ([first, second, third]: OfferContent['html']): OfferDetails['HTML'] => ({
  HTML1: officeHtml(first),
  HTML2: officeHtml(second),
  HTML3: ADDRESS.test(third) ? third : officeHtml(third),
});

const presentPage = (offer: Offer, adultAge: number): OfferDetails['Page'] => {
  const page = shownOfferPageSections(offer);
  return {
    Movie: page.movie,
    DailyPlan: page.dailyPlan,
    RouteMap: page.routeMap,
    AttractionsFirst: page.attractionsFirst,
    OuterEvent: page.outerEvent,
    NewWay: page.newWay,
    ExtraBlocks: page.extraBlocks,
    Questions: page.questions,
    OfficeConfirms: page.officeConfirms,
    Ages: page.ages,
    AdultAge: adultAge,
  };
};

const planByDay = (plan: readonly Instalment[], today: Day): readonly DuePart[] => {
  const option = plan.length === 1 ? 'onetime' : 'installment';
  const due = presentDuePlan(fillPlan(plan, 0), today, { option, firstDue: null });
  return due === null ? [] : [due.Now, ...due.Later];
};

const presentExtras = (
  { entry: { offer, content }, price }: ShownOffer,
  { settings, at, today }: ShownAt,
  wayIn: WayIn | null,
): OfferDetails['Extras'] => {
  const costs = extraCosts(offer, settings, today, price.from, wayIn);
  const { plan, cabin, skipper, resignation, clothes, commissionPercent, cancelling } = costs;
  return {
    Plan: plan.map(({ amount, due }) => ({ Value: toWireMoney(amount), Due: due })),
    PlanByDay: planByDay(plan, today).map(({ Name, Amount, Until }) => ({
      Name,
      Value: Amount,
      Due: Until,
    })),
    FirstHours: hoursToFirstPayment({ at, offer, settings }),
    UnpaidWorkingDays: lastDayToPayReachesDeparture({ at, offer, settings })
      ? null
      : settings.unpaidWorkingDays,
    Cabin: cabin === null ? null : toWireMoney(cabin),
    Skipper: skipper && { Price: toWireMoney(skipper.price), Currency: skipper.currency },
    Resignation: resignation && {
      Price: toWireMoney(resignation.price),
      Struck: resignation.struck === null ? null : toWireMoney(resignation.struck),
    },
    Clothes: clothes.map(({ name, price: cost }) => ({ Name: name, Price: toWireMoney(cost) })),
    Choices: costs.choices.map(({ kind, name, price: cost }) => ({
      Kind: kind,
      Name: name,
      Price: toWireMoney(cost),
    })),
    TaxEuros: content.touristTaxEuros,
    CommissionPercent: commissionPercent === null ? null : String(commissionPercent),
    Cancelling: cancelling && presentCancelling(cancelling),
  };
};

const presentRegion = (
  offer: ShownOffer,
  card: OfferListItem,
  at: ShownAt,
): OfferDetails['Region'] => {
  const { content } = offer.entry;
  return {
    ...card.Region,
    ShortInfo: content.regionText,
    OptionsList: content.ports.map(
      ({ id, name, description, latitude, longitude, available, images, photographs }) => ({
        RegionOptionId: id,
        Name: name,
        Description: description,
        Boxes: images.map(presentImage),
        Available: available,
        GeoCords: { GeoX: latitude, GeoY: longitude },
        ...presentPhotographs(photographs),
      }),
    ),
    ResortsList: presentResorts(offer, at),
  };
};

const presentTransport = (
  journey: Journey,
  { journeys }: OfferContent,
): OfferDetails['Journeys']['List'][number] => {
  const { id, name, price, available, paidOnSpot, points } = journey;
  const journeyContent = journeys.find(({ journeyId }) => journeyId === id);
  return {
    Name: name,
    Description: journeyContent?.details ?? '',
    Price: toWireMoney(price),
    Images: (journeyContent?.images ?? []).map(presentImage),
    Available: available,
    IsPayOnPlace: paidOnSpot,
    PointsList: presentPoints(points),
    PriceFrom: presentPriceFrom(journey),
  };
};

const presentWay = ({
  entry: { offer, content },
}: ShownOffer): Pick<OfferDetails, 'Journeys' | 'Costs' | 'DailyPlan' | 'Attractions'> => ({
  DailyPlan: {
    Header: content.headings.dailyPlan.name,
    Description: content.headings.dailyPlan.description,
    List: content.dailyPlan.map(({ name, description }) => ({
      Name: name,
      Description: description,
    })),
  },
  Journeys: {
    Header: content.headings.journeys,
    List: offer.journeys.map((journey) => presentTransport(journey, content)),
  },
  Costs: { Included: [...content.included], Excluded: [...content.excluded] },
  Attractions: {
    Header: content.headings.attractions.name,
    Description: content.headings.attractions.description,
    List: content.attractions.map(({ name, description, image, available }) => ({
      Name: name,
      Description: description,
      Image: presentImage(image),
      Available: available,
    })),
  },
});

const presentAboard = (aboard: Aboard): OfferDetails['Aboard'] => {
  const summary = publicCrewSummary(aboard);
  return {
    People: aboard.people,
    Summary: summary && {
      People: summary.people,
      Ages: summary.ages.map(({ from, people }) => ({ From: from, People: people })),
      Alone: summary.alone,
    },
  };
};

const NOBODY_ABOARD: Aboard = { people: 0, summary: null };

export const presentOfferDetails = (
  shownOffer: ShownOffer,
  otherOffers: readonly ShownOffer[],
  at: ShownAt,
): OfferDetails => {
  const { offer, content, promotion } = shownOffer.entry;
  const { minute } = shownOffer;
  const card = presentListItem(shownOffer);
  const wayIn = card.WayIn;
  const next = wayIn === null ? findMostSimilarOffer(shownOffer, otherOffers) : null;
  return {
    ...card,
    Region: presentRegion(shownOffer, card, at),
    Prices: {
      ...card.Prices,
      StrikethroughName: card.Prices.Strikethrough === null ? null : promotion,
      AdvancePayment: toWireMoney(offer.advance),
      FirstMinuteUntil: offer.firstMinuteUntil,
      SecondMinuteUntil: offer.secondMinuteUntil,
      SafeBooking: offer.safeBooking,
      AsSkipper:
        shownOffer.price.asSkipper === null ? null : toWireMoney(shownOffer.price.asSkipper),
      Minute: minute && { Name: minute.name, Until: minute.until },
    },
    Page: presentPage(offer, at.settings.ages.adult),
    Rooms: {
      Header: content.headings.units.name,
      Description: content.headings.units.description,
      AllocationsListCount: card.Rooms.AllocationsListCount,
    },
    CoverImg: presentOfferPicture(content, offer.id, 'cover'),
    Info: {
      Header: content.title,
      Long: content.paragraphs.join('\n\n'),
      Images: content.pictures.map(presentImage),
      Tags: [...content.tags],
      ...presentPhotographs(content.photographs),
    },
    ...presentWay(shownOffer),
    Boxes: content.ratings.map(({ name, value }) => ({ Name: name, Value: value })),
    META: {
      Title: content.meta.title,
      Description: content.meta.description,
      Keywords: content.meta.keywords,
    },
    HTML: presentHtml(content.html),
    Movie: content.movie && { url: content.movie.url, poster: content.movie.poster },
    SimilarOffers: similarOffers(shownOffer, otherOffers).flatMap((other) => {
      const item = presentListItem(other);
      return item.WayIn === null ? [] : [item];
    }),
    Extras: presentExtras(shownOffer, at, wayIn),
    NextOffer: next && presentListItem(next),
    Aboard: presentAboard(at.aboard.get(offer.id) ?? NOBODY_ABOARD),
  };
};
