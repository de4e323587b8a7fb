import type * as t from 'io-ts';
import { AGES_TOLD } from '../../../../domain/catalogue/offer-page.ts';
import { LIST_PARTS, STANDINGS } from '../../../../domain/catalogue/standing.ts';
import { TRAINING_KINDS } from '../../../../domain/catalogue/training-kinds.ts';
import { OFFER_ORDERS } from '../../../../domain/pricing/offer-order.ts';
import { WAYS_IN } from '../../../../domain/seats/openness.ts';
import { Money } from '../codecs/money.ts';
import { named } from '../codecs/schema.ts';
import { defaulted, list, nullable, object, oneOf } from '../codecs/shapes.ts';
import { Day, text } from '../codecs/texts.ts';
import { Bool, Float, Id, Int, SiteId, Text } from '../codecs/values.ts';
import { CancellingTerms, Image, JourneyPoint, Room } from './catalogue.ts';

const FilterIds = defaulted(list(Id, { max: 100 }), [], []);

const filters = { filterCountry: FilterIds, filterType: FilterIds, filterTerm: FilterIds, filterOptions: FilterIds, siteId: SiteId };

/** An absent or empty filter lets everything through; without `sort` the offers come by first day. */
export const OffersRequest = object({ ...filters, sort: defaulted(oneOf(...OFFER_ORDERS), 'start', 'start') });
export type OffersRequest = t.TypeOf<typeof OffersRequest>;

/** What is wanted already: the counts of the answer are those under it. */
export const FiltersRequest = object(filters);
export type FiltersRequest = t.TypeOf<typeof FiltersRequest>;

const option = { OfferOptionId: Int, Name: Text };
const Option = object(option);
const type = { OfferTypeId: Int, Name: Text, Image: Text };
const Type = object(type);
const country = { CountryId: Int, Name: Text, Image: Text };
const term = { OfferTermId: Int, Name: Text };

const listPrices = {
  From: Money,
  // 'yacht' where only whole yachts are sold: From is a yacht's price, ByHead what that is for each of so many people (R61).
  Per: oneOf('person', 'yacht'),
  ByHead: nullable(object({ Price: Money, People: Int })),
  Base: Money,
  Strikethrough: nullable(Money),
  LowestIn30Days: nullable(Money),
  // What the promotion takes off: Strikethrough less From.
  Promotion: nullable(Money),
  // What the rebates of today take off the unit behind From; units are shown before them.
  Rebate: nullable(Money),
};

const listItem = {
  OfferId: Int,
  Name: Text,
  FriendlyUrl: Text,
  ListImg: Image,
  Region: object({ Name: Text, Country: object(country) }),
  Type,
  Availability: object({ From: Day, To: Day, Available: Bool, GrayedOut: Bool, Terms: list(object(term)) }),
  Prices: object(listPrices),
  Rooms: object({ AllocationsListCount: Int }),
  RibbonText: Text,
  RibbonTextExt: Text,
  RibbonTextType: oneOf('red', 'green', 'orange', ''),
  Options: list(Option),
  Traits: list(Text),
  // Where the offer stands today, and which part of the list shows it; null for none. No client works it out (R9, R49).
  Standing: oneOf(...STANDINGS),
  ListPart: nullable(oneOf(...LIST_PARTS)),
  // How it can be booked from its page today; null where it cannot (R5, R9).
  WayIn: nullable(oneOf(...WAYS_IN)),
  Recommended: Bool,
  // What is said of the recommended one on its wide card; null for all others.
  Lead: nullable(Text),
  // False: known by its address alone, in no list, similar offers or search engine.
  Listed: Bool,
  // What a training is told apart by; empty for what is none.
  TrainingKinds: list(oneOf(...TRAINING_KINDS)),
};

/** A card. Prices.From is the lowest total of one place that is open; the others are the same unit's (R15). */
export const OfferListItem = named('OfferListItem', object(listItem));
export type OfferListItem = t.TypeOf<typeof OfferListItem>;

export const OffersAnswer = object({ Offers: list(OfferListItem) });
export type OffersAnswer = t.TypeOf<typeof OffersAnswer>;

// Of a choice that the request wants: the offers on the list that have it; of any other those that it would bring there as well.
const count = { OffersCount: Int };

export const FiltersAnswer = named(
  'Filters',
  object({
    Types: list(object({ ...type, ...count })),
    Countries: list(object({ ...country, ...count })),
    Terms: list(object({ ...term, ...count })),
    Options: list(object({ ...option, ...count })),
  }),
);
export type FiltersAnswer = t.TypeOf<typeof FiltersAnswer>;

/** By number or by friendly address; the number wins where both are sent, and one must be (400 by the server). */
export const OfferRequest = object({ siteId: SiteId }, { offerId: Id, friendlyUrl: text(200) });
export type OfferRequest = t.TypeOf<typeof OfferRequest>;

export const Port = named(
  'Port',
  object({
    RegionOptionId: Int,
    Name: Text,
    Description: Text,
    Boxes: list(Image),
    Available: Bool,
    GeoCords: object({ GeoX: Float, GeoY: Float }),
  }),
);
export type Port = t.TypeOf<typeof Port>;

/** A way to get there. Points: where one may get on, at what price beside the way's own; NeedsGroup: only with a group of at least 15 (R3). */
const Transport = object({
  Name: Text,
  Description: Text,
  Price: Money,
  Images: list(Image),
  Available: Bool,
  IsPayOnPlace: Bool,
  PointsList: list(JourneyPoint),
  // As Journey has it.
  PriceFrom: nullable(Money),
});
const Attraction = object({ Name: Text, Description: Text, Image, Available: Bool });

/** The three ratings of a cruise, 0 to 5, with the name of each. */
const Boxes = list(object({ Name: Text, Value: Int }), { max: 3 });

/** What the page shows by the offer's traits (R3). Ages is null where the style's own ages hold. */
const OfferPage = object({
  Movie: Bool,
  DailyPlan: Bool,
  RouteMap: Bool,
  AttractionsFirst: Bool,
  OuterEvent: Bool,
  NewWay: Bool,
  ExtraBlocks: Bool,
  Questions: Bool,
  OfficeConfirms: Bool,
  Ages: nullable(oneOf(...AGES_TOLD)),
});

export const OfferDetails = named(
  'OfferDetails',
  object({
    ...listItem,
    Region: object({
      Name: Text,
      ShortInfo: Text,
      Country: object(country),
      OptionsList: list(Port),
      ResortsList: list(object({ ResortId: Int, Name: Text, Description: Text, Images: list(Image), RoomsList: list(Room) })),
    }),
    Prices: object({
      ...listPrices,
      StrikethroughName: nullable(Text),
      AdvancePayment: Money,
      FirstMinuteUntil: nullable(Day),
      SecondMinuteUntil: nullable(Day),
      SafeBooking: Bool,
      // What a traveller pays who sails as a skipper; null where nobody is asked to (R24).
      AsSkipper: nullable(Money),
      // The public rebate that holds today, and its last day (R19).
      Minute: nullable(object({ Name: oneOf('firstMinute', 'secondMinute'), Until: Day })),
    }),
    Page: OfferPage,
    Rooms: object({ Header: Text, Description: Text, AllocationsListCount: Int }),
    CoverImg: Image,
    Info: object({ Header: Text, Long: Text, Images: list(Image), Tags: list(Text) }),
    DailyPlan: object({ Header: Text, Description: Text, List: list(object({ Name: Text, Description: Text })) }),
    Journeys: object({ Header: Text, List: list(Transport) }),
    Costs: object({ Included: list(Text), Excluded: list(Text) }),
    Attractions: object({ Header: Text, Description: Text, List: list(Attraction) }),
    Boxes,
    META: object({ Title: Text, Description: Text, Keywords: Text }),
    HTML: object({ HTML1: Text, HTML2: Text, HTML3: Text }),
    // A moving picture without sound; poster is the still one that stands in for it.
    Movie: nullable(object({ url: Text, poster: Text })),
    SimilarOffers: list(OfferListItem),
    // What may come on top of the price, or is due at once, as the reservation would ask for it today.
    Extras: object({
      // As step 6 shows it, for the price of the page; Due null: within FirstHours. Empty where nothing is to be paid.
      Plan: list(object({ Value: Money, Due: nullable(Day) })),
      // The same as people read it: the one sum that is due now, and what is due later by day (R28.11, R28.12).
      PlanByDay: list(object({ Name: Text, Value: Money, Due: nullable(Day) })),
      FirstHours: Int,
      // Working days after a due day at whose end an unpaid booking is cancelled (R32).
      UnpaidWorkingDays: Int,
      Cabin: nullable(Money),
      // The organiser's skipper of a whole yacht, where they are paid on the spot (R14).
      Skipper: nullable(object({ Price: Money, Currency: oneOf('PLN', 'EUR') })),
      Resignation: nullable(object({ Price: Money, Struck: nullable(Money) })),
      Clothes: list(object({ Name: Text, Price: Money })),
      // About so many euros a person and week, paid in port; null where there is no such tax.
      TaxEuros: nullable(Int),
      CommissionPercent: nullable(Text),
      // Null where nothing is booked at once.
      Cancelling: nullable(CancellingTerms),
    }),
    // The next such trip, where this one cannot be booked.
    NextOffer: nullable(OfferListItem),
  }),
);
export type OfferDetails = t.TypeOf<typeof OfferDetails>;

export const OfferAnswer = object({ Offer: OfferDetails });
export type OfferAnswer = t.TypeOf<typeof OfferAnswer>;
