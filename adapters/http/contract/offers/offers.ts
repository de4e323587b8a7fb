import type * as t from 'io-ts';
import { TRAINING_KINDS } from '../../../../domain/catalogue/offer.ts';
import { AGE_NOTES } from '../../../../domain/catalogue/offer-page.ts';
import { LIST_PARTS, SALE_STATES } from '../../../../domain/catalogue/sale-state.ts';
import { OFFER_ORDERS } from '../../../../domain/pricing/offer-order.ts';
import { WAYS_IN } from '../../../../domain/seats/openness.ts';
import { Money } from '../codecs/money.ts';
import { list, nullable, object, oneOfCodec, withDefault, withName } from '../codecs/shapes.ts';
import { Day, singleLineCodec } from '../codecs/texts.ts';
import { Bool, Float, Id, Int, SiteId, Text } from '../codecs/values.ts';
import { VESSELS } from '../scenes.ts';
import { CancellingTerms, Image, JourneyPoint, photographs, Room } from './catalogue.ts';

const FilterIds = withDefault(list(Id, { max: 100 }), [], []);

const filters = {
  filterCountry: FilterIds,
  filterType: FilterIds,
  filterTerm: FilterIds,
  filterOptions: FilterIds,
  // The published contract lacks the filters for month, length, price (docs/contract-additions.md).
  filterMonths: FilterIds,
  filterLengths: FilterIds,
  filterPrices: FilterIds,
  filterPackages: FilterIds,
  filterFree: FilterIds,
  siteId: SiteId,
};

/** If a filter of the offer list is missing or empty, it excludes no offers. */
export const OffersRequest = object(
  {
    ...filters,
    sort: withDefault(oneOfCodec(...OFFER_ORDERS), 'start', 'start'),
  },
  { page: Id },
);

export const FiltersRequest = object(filters);

const option = { OfferOptionId: Int, Name: Text };
const Option = object(option);
const type = { OfferTypeId: Int, Name: Text, Image: Text };
const Type = object(type);
const country = { CountryId: Int, Name: Text, Image: Text };
const term = { OfferTermId: Int, Name: Text };

const listPrices = {
  From: Money,
  // 'yacht': only whole yachts are sold, and Prices.From is the price of one yacht (R61).
  Per: oneOfCodec('person', 'yacht'),
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
  // Free places, or free yachts if places are not sold. Null if nothing can be booked.
  Places: nullable(object({ Of: oneOfCodec('place', 'yacht'), Free: Int, All: Int })),
  Vessels: list(oneOfCodec(...VESSELS)),
  StartPort: nullable(Text),
  RibbonText: Text,
  RibbonTextExt: Text,
  RibbonTextType: oneOfCodec('red', 'green', 'orange', ''),
  Options: list(Option),
  Traits: list(Text),
  // The sale state, such as open or sold out. Only the server can compute it (R9, R49).
  Standing: oneOfCodec(...SALE_STATES),
  ListPart: nullable(oneOfCodec(...LIST_PARTS)),
  // How a customer can join: book, or sign up for the reserve list. Null: neither (R5, R9).
  WayIn: nullable(oneOfCodec(...WAYS_IN)),
  Recommended: Bool,
  Lead: nullable(Text),
  Listed: Bool,
  TrainingKinds: list(oneOfCodec(...TRAINING_KINDS)),
};

/** An offer in a list. Prices.From is the lowest total price of a free place (R15). */
export const OfferListItem = withName('OfferListItem', object(listItem));
export type OfferListItem = t.TypeOf<typeof OfferListItem>;

/** One page of the offer list. `Count`: cruises on all pages together that have not begun. */
const OffersPage = object({ Number: Int, Pages: Int, Count: Int });
export type OffersPage = t.TypeOf<typeof OffersPage>;

export const OffersAnswer = object({ Offers: list(OfferListItem) }, { Page: OffersPage });

// The number of offers in the list that have this filter option. If only other options of the same
// filter are chosen, the number of offers that this option would add to the list.
const count = { OffersCount: Int };

export const FiltersAnswer = withName(
  'Filters',
  object({
    Types: list(object({ ...type, ...count })),
    Countries: list(object({ ...country, ...count })),
    Terms: list(object({ ...term, ...count })),
    Options: list(object({ ...option, ...count })),
    // MonthId 202706 is June 2027.
    Months: list(object({ MonthId: Int, ...count })),
    Lengths: list(object({ LengthId: Int, From: Int, To: nullable(Int), ...count })),
    // A band of prices per person: more than Above, at most UpTo.
    Prices: list(object({ PriceId: Int, Above: nullable(Money), UpTo: nullable(Money), ...count })),
    // PackageId: 1 is First Minute, 2 is Second Minute.
    Packages: list(object({ PackageId: Int, OffersCount: Int })),
    Free: object(count),
  }),
);
export type FiltersAnswer = t.TypeOf<typeof FiltersAnswer>;

/**
 * Names an offer by number or page address. If a request has both, the number decides. If it has
 * neither, the response is 400.
 */
export const OfferRequest = object(
  { siteId: SiteId },
  { offerId: Id, friendlyUrl: singleLineCodec(200) },
);

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

/** The coach stops at a NeedsGroup point only if at least 15 people choose it (R3). */
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

const Boxes = list(object({ Name: Text, Value: Int }), { max: 3 });

/**
 * Which parts an offer's page has, by its traits (R3). If Ages is null, the age limits of its type
 * of cruise apply.
 */
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
  Ages: nullable(oneOfCodec(...AGE_NOTES)),
  /** The age from which the brand takes travellers (R33.2): the age of the note `from18`. */
  AdultAge: Int,
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
      // The price today for a traveller who is a skipper. Null if the offer has no skipper rebate
      // (R24).
      AsSkipper: nullable(Money),
      // The First or Second Minute rebate that everybody gets now, with its last day (R19).
      Minute: nullable(object({ Name: oneOfCodec('firstMinute', 'secondMinute'), Until: Day })),
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
    Movie: nullable(object({ url: Text, poster: Text })),
    SimilarOffers: list(OfferListItem),
    Extras: object({
      // Payment plan for one person. If Due is null, the line is due within FirstHours (R28.1). If
      // the plan is empty, nothing must be paid yet.
      Plan: list(object({ Value: Money, Due: nullable(Day) })),
      PlanByDay: list(object({ Name: Text, Value: Money, Due: nullable(Day) })),
      FirstHours: Int,
      // After the first due time, the shop accepts the payment for this many working days. Then it
      // cancels the order. Null if the last of these days is the departure or later (R32).
      UnpaidWorkingDays: nullable(Int),
      Cabin: nullable(Money),
      // Price of the organiser's skipper if it is paid on the spot (R14).
      Skipper: nullable(object({ Price: Money, Currency: oneOfCodec('PLN', 'EUR') })),
      Resignation: nullable(object({ Price: Money, Struck: nullable(Money) })),
      Clothes: list(object({ Name: Text, Price: Money })),
      // The choices that cost something, without the journeys. The choice `assistance` has no name,
      // because an offer has only one assistance.
      Choices: list(
        object({
          Kind: oneOfCodec('training', 'insurance', 'assistance', 'addon'),
          Name: Text,
          Price: Money,
        }),
      ),
      // Tourist tax in euros for a person and a week. Travellers pay it in a port, so it is not
      // part of the price.
      TaxEuros: nullable(Int),
      CommissionPercent: nullable(Text),
      Cancelling: nullable(CancellingTerms),
    }),
    NextOffer: nullable(OfferListItem),
    // Who has booked. Summary is null below four people. It changes only after four more people
    // have booked, so that nobody can find out one traveller's data.
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
