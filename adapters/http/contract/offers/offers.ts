import type * as t from 'io-ts';
import { TRAINING_KINDS } from '../../../../domain/catalogue/offer.ts';
import { AGE_NOTES } from '../../../../domain/catalogue/offer-page.ts';
import { LIST_PARTS, SALE_STATES } from '../../../../domain/catalogue/sale-state.ts';
import { OFFER_ORDERS } from '../../../../domain/pricing/offer-order.ts';
import { WAYS_IN } from '../../../../domain/seats/openness.ts';
import { Money } from '../codecs/money.ts';
import { withName } from '../codecs/schema.ts';
import { list, nullable, object, oneOf, withDefault } from '../codecs/shapes.ts';
import { Day, text } from '../codecs/texts.ts';
import { Bool, Float, Id, Int, SiteId, Text } from '../codecs/values.ts';
import { VESSELS } from '../scenes.ts';
import { CancellingTerms, Image, JourneyPoint, photographs, Room } from './catalogue.ts';

const FilterIds = withDefault(list(Id, { max: 100 }), [], []);

const filters = {
  filterCountry: FilterIds,
  filterType: FilterIds,
  filterTerm: FilterIds,
  filterOptions: FilterIds,
  // Added filters, which the contract lacks (docs/contract-additions.md).
  filterMonths: FilterIds,
  filterLengths: FilterIds,
  filterPrices: FilterIds,
  filterPackages: FilterIds,
  filterFree: FilterIds,
  siteId: SiteId,
};

/** A missing or empty filter excludes nothing. Default order: by first day. */
export const OffersRequest = object(
  {
    ...filters,
    sort: withDefault(oneOf(...OFFER_ORDERS), 'start', 'start'),
  },
  // Page of the list; without it, the answer has all offers.
  { page: Id },
);
export type OffersRequest = t.TypeOf<typeof OffersRequest>;

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
  // 'yacht' if the offer sells only whole yachts. From is then the price of a whole yacht (R61).
  Per: oneOf('person', 'yacht'),
  ByHead: nullable(object({ Price: Money, People: Int })),
  Base: Money,
  Strikethrough: nullable(Money),
  LowestIn30Days: nullable(Money),
  Promotion: nullable(Money),
  Rebate: nullable(Money),
};

const listItem = {
  OfferId: Int,
  Name: Text,
  FriendlyUrl: Text,
  ListImg: Image,
  Region: object({ Name: Text, Country: object(country) }),
  Type,
  Availability: object({
    From: Day,
    To: Day,
    Available: Bool,
    GrayedOut: Bool,
    Terms: list(object(term)),
  }),
  Prices: object(listPrices),
  Rooms: object({ AllocationsListCount: Int }),
  // Free places, or free yachts if only whole ones are sold. Null if nothing can be booked.
  Places: nullable(object({ Of: oneOf('place', 'yacht'), Free: Int, All: Int })),
  Vessels: list(oneOf(...VESSELS)),
  StartPort: nullable(Text),
  RibbonText: Text,
  RibbonTextExt: Text,
  RibbonTextType: oneOf('red', 'green', 'orange', ''),
  Options: list(Option),
  Traits: list(Text),
  // The sale state. The server computes it, clients never do (R9, R49).
  Standing: oneOf(...SALE_STATES),
  ListPart: nullable(oneOf(...LIST_PARTS)),
  // By booking or through the reserve list; null if neither is possible today (R5, R9).
  WayIn: nullable(oneOf(...WAYS_IN)),
  Recommended: Bool,
  // The text of a recommended offer's wide card; null for other offers.
  Lead: nullable(Text),
  // False if no list shows the offer: only its own address leads to it.
  Listed: Bool,
  TrainingKinds: list(oneOf(...TRAINING_KINDS)),
};

/** Prices.From is the lowest total price of an available place (R15). */
export const OfferListItem = withName('OfferListItem', object(listItem));
export type OfferListItem = t.TypeOf<typeof OfferListItem>;

/** `Count` is the number of cruises that can still be joined, on all pages. */
const OffersPage = object({ Number: Int, Pages: Int, Count: Int });
export type OffersPage = t.TypeOf<typeof OffersPage>;

export const OffersAnswer = object({ Offers: list(OfferListItem) }, { Page: OffersPage });
export type OffersAnswer = t.TypeOf<typeof OffersAnswer>;

// An option that is not selected has the number of offers that selecting it would add.
const count = { OffersCount: Int };

export const FiltersAnswer = withName(
  'Filters',
  object({
    Types: list(object({ ...type, ...count })),
    Countries: list(object({ ...country, ...count })),
    Terms: list(object({ ...term, ...count })),
    Options: list(object({ ...option, ...count })),
    // MonthId: 202706 is June 2027.
    Months: list(object({ MonthId: Int, ...count })),
    // Bands of nights. To null: no end.
    Lengths: list(object({ LengthId: Int, From: Int, To: nullable(Int), ...count })),
    // Bands of the price per person. Above is exclusive, UpTo inclusive.
    Prices: list(object({ PriceId: Int, Above: nullable(Money), UpTo: nullable(Money), ...count })),
    // Packages. 1: First Minute, 2: Second Minute.
    Packages: list(object({ PackageId: Int, OffersCount: Int })),
    Free: object(count),
  }),
);
export type FiltersAnswer = t.TypeOf<typeof FiltersAnswer>;

/** If both fields are sent, offerId wins. If both are missing, the server answers 400. */
export const OfferRequest = object({ siteId: SiteId }, { offerId: Id, friendlyUrl: text(200) });
export type OfferRequest = t.TypeOf<typeof OfferRequest>;

export const Port = withName(
  'Port',
  object(
    {
      RegionOptionId: Int,
      Name: Text,
      Description: Text,
      Boxes: list(Image),
      Available: Bool,
      GeoCords: object({ GeoX: Float, GeoY: Float }),
    },
    photographs,
  ),
);
export type Port = t.TypeOf<typeof Port>;

/** NeedsGroup: the coach stops at this point only for a group of at least 15 (R3). */
const Transport = object({
  Name: Text,
  Description: Text,
  Price: Money,
  Images: list(Image),
  Available: Bool,
  IsPayOnPlace: Bool,
  PointsList: list(JourneyPoint),
  PriceFrom: nullable(Money),
});
const Attraction = object({ Name: Text, Description: Text, Image, Available: Bool });

/** Ratings of a cruise from 0 to 5. */
const Boxes = list(object({ Name: Text, Value: Int }), { max: 3 });

/** These parts depend on the offer's traits (R3). Null Ages are the default of the style. */
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
  Ages: nullable(oneOf(...AGE_NOTES)),
});

export const OfferDetails = withName(
  'OfferDetails',
  object({
    ...listItem,
    Region: object({
      Name: Text,
      ShortInfo: Text,
      Country: object(country),
      OptionsList: list(Port),
      ResortsList: list(
        object({
          ResortId: Int,
          Name: Text,
          Description: Text,
          Images: list(Image),
          RoomsList: list(Room),
        }),
      ),
    }),
    Prices: object({
      ...listPrices,
      StrikethroughName: nullable(Text),
      AdvancePayment: Money,
      FirstMinuteUntil: nullable(Day),
      SecondMinuteUntil: nullable(Day),
      SafeBooking: Bool,
      // The price for a booker who is a skipper. Null if the offer has no skipper rebate (R24).
      AsSkipper: nullable(Money),
      // The minute rebate that everybody gets today, and its last day (R19).
      Minute: nullable(object({ Name: oneOf('firstMinute', 'secondMinute'), Until: Day })),
    }),
    Page: OfferPage,
    Rooms: object({ Header: Text, Description: Text, AllocationsListCount: Int }),
    CoverImg: Image,
    Info: object({ Header: Text, Long: Text, Images: list(Image), Tags: list(Text) }, photographs),
    DailyPlan: object({
      Header: Text,
      Description: Text,
      List: list(object({ Name: Text, Description: Text })),
    }),
    Journeys: object({ Header: Text, List: list(Transport) }),
    Costs: object({ Included: list(Text), Excluded: list(Text) }),
    Attractions: object({ Header: Text, Description: Text, List: list(Attraction) }),
    Boxes,
    META: object({ Title: Text, Description: Text, Keywords: Text }),
    HTML: object({ HTML1: Text, HTML2: Text, HTML3: Text }),
    // The film, which has no sound. `poster` is the picture that is shown in its place.
    Movie: nullable(object({ url: Text, poster: Text })),
    SimilarOffers: list(OfferListItem),
    Extras: object({
      // Due null: within FirstHours (R28.1). The plan is empty if nothing is due.
      Plan: list(object({ Value: Money, Due: nullable(Day) })),
      PlanByDay: list(object({ Name: Text, Value: Money, Due: nullable(Day) })),
      FirstHours: Int,
      // Working days until an unpaid booking is cancelled. Null if the trip starts earlier (R32).
      UnpaidWorkingDays: nullable(Int),
      Cabin: nullable(Money),
      // Price of the organiser's skipper, if paid on the spot (R14).
      Skipper: nullable(object({ Price: Money, Currency: oneOf('PLN', 'EUR') })),
      Resignation: nullable(object({ Price: Money, Struck: nullable(Money) })),
      Clothes: list(object({ Name: Text, Price: Money })),
      // Tourist tax in euros per person and week, paid in port.
      TaxEuros: nullable(Int),
      CommissionPercent: nullable(Text),
      Cancelling: nullable(CancellingTerms),
    }),
    NextOffer: nullable(OfferListItem),
    // Summary is null for fewer than four people and changes only after every fourth one.
    Aboard: object({
      People: Int,
      Summary: nullable(
        object({
          People: Int,
          Ages: list(object({ From: Int, People: Int })),
          Alone: Int,
        }),
      ),
    }),
  }),
);
export type OfferDetails = t.TypeOf<typeof OfferDetails>;

export const OfferAnswer = object({ Offer: OfferDetails });
export type OfferAnswer = t.TypeOf<typeof OfferAnswer>;
