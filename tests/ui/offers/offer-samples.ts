import type { Room } from '../../../adapters/http/contract/offers/catalogue.ts';
import type { ContentPage } from '../../../adapters/http/contract/offers/content.ts';
import type {
  FiltersAnswer,
  OfferDetails,
  OfferListItem,
} from '../../../adapters/http/contract/offers/offers.ts';

export const SAMPLE_DAY = '2026-03-01';

export const offerItem = (more: Partial<OfferListItem> = {}): OfferListItem => ({
  OfferId: 101,
  Name: 'Wyspy Dalmacji',
  FriendlyUrl: 'wyspy-dalmacji',
  ListImg: { url: '/sceny/croatia-day-monohull-101-1200x800.svg', alt: 'Jacht przed miasteczkiem' },
  Region: { Name: 'Dalmacja', Country: { CountryId: 1, Name: 'Chorwacja', Image: '' } },
  Type: { OfferTypeId: 2, Name: 'Explore', Image: '' },
  Availability: {
    From: '2026-06-27',
    To: '2026-07-04',
    Available: true,
    GrayedOut: false,
    Terms: [],
  },
  Prices: {
    From: '1949',
    Per: 'person',
    ByHead: null,
    Base: '1549',
    Strikethrough: '2149',
    LowestIn30Days: '2149',
    Promotion: '200',
    Rebate: '200',
  },
  Rooms: { AllocationsListCount: 5 },
  Places: { Of: 'place', Free: 6, All: 20 },
  Vessels: ['monohull'],
  StartPort: 'Split',
  RibbonText: '',
  RibbonTextExt: '',
  RibbonTextType: '',
  Options: [],
  Traits: [],
  Standing: 'open',
  ListPart: 'coming',
  WayIn: 'book',
  Recommended: false,
  Lead: null,
  Listed: true,
  TrainingKinds: [],
  ...more,
});

const availability: Room['Availability'] = {
  Available: true,
  ReservePlace: true,
  ReserveWhole: true,
  ReserveCabin: true,
  RoomsAvailableForReservationCount: 2,
  AccommodationsCount: 10,
  CabinsCount: 4,
  ReservedPlacesCount: 0,
  Remaining: 20,
  PlaceOpen: true,
  CabinOpen: true,
  WholeOpen: true,
  TravellersMax: 9,
  Label: '',
};

export const offerRoom = (more: Partial<Room['Availability']> = {}, id = 1): Room => ({
  RoomId: id,
  Name: `Bavaria ${id}`,
  Quality: '***',
  YachtClass: 'Klasa PREMIER',
  ShortDescription: 'Lekki i szybki',
  Description: '',
  Images: [],
  Price: {
    Place: '600',
    Whole: '17900',
    PerPerson: '2149',
    Today: { Place: '1949', Cabin: '2249', Whole: '17600' },
  },
  Availability: { ...availability, ...more },
});

export const offerDetails = (
  more: Partial<OfferDetails> = {},
  rooms: readonly Room[] = [offerRoom()],
): OfferDetails => {
  const card = offerItem();
  return {
    ...card,
    Region: {
      ...card.Region,
      ShortInfo: '',
      OptionsList: [
        {
          RegionOptionId: 1,
          Name: 'Split',
          Description: 'Start',
          Boxes: [],
          Available: true,
          GeoCords: { GeoX: 43.5, GeoY: 16.4 },
        },
        {
          RegionOptionId: 2,
          Name: 'Vis',
          Description: 'Wyspa',
          Boxes: [],
          Available: false,
          GeoCords: { GeoX: 43, GeoY: 16.1 },
        },
      ],
      ResortsList: [
        { ResortId: 1, Name: 'Klasa PREMIER', Description: '', Images: [], RoomsList: [...rooms] },
      ],
    },
    Prices: {
      ...card.Prices,
      StrikethroughName: null,
      AdvancePayment: '500',
      FirstMinuteUntil: '2026-03-31',
      SecondMinuteUntil: null,
      SafeBooking: false,
      AsSkipper: null,
      Minute: { Name: 'firstMinute', Until: '2026-03-31' },
    },
    Page: {
      Movie: true,
      DailyPlan: false,
      RouteMap: true,
      AttractionsFirst: false,
      OuterEvent: true,
      NewWay: true,
      ExtraBlocks: false,
      Questions: true,
      OfficeConfirms: false,
      Ages: null,
      AdultAge: 18,
    },
    Rooms: { Header: '', Description: '', AllocationsListCount: 5 },
    CoverImg: {
      url: '/sceny/croatia-day-monohull-101-1440x720.svg',
      alt: 'Jacht przed miasteczkiem',
    },
    Info: {
      Header: 'Siedem dni',
      Long: 'Wypływamy ze Splitu.\n\nWieczorem cumujemy.',
      Images: [],
      Tags: ['Bez patentu'],
    },
    DailyPlan: { Header: '', Description: '', List: [] },
    Journeys: {
      Header: '',
      List: [
        {
          Name: 'Autokar',
          Description: 'Z Polski',
          Price: '549',
          Images: [],
          Available: true,
          IsPayOnPlace: false,
          PointsList: [],
          PriceFrom: null,
        },
      ],
    },
    Costs: { Included: ['Skipper', '*Bez wyżywienia'], Excluded: ['Dojazd'] },
    Attractions: { Header: '', Description: '', List: [] },
    Boxes: [{ Name: 'Żeglowanie', Value: 4 }],
    META: { Title: '', Description: '', Keywords: '' },
    HTML: { HTML1: '', HTML2: '', HTML3: '' },
    Movie: null,
    SimilarOffers: [],
    Extras: {
      Plan: [
        { Value: '500', Due: null },
        { Value: '475', Due: '2026-04-28' },
        { Value: '974', Due: '2026-05-28' },
      ],
      PlanByDay: [
        { Name: 'I rata', Value: '500', Due: null },
        { Name: 'II rata', Value: '475', Due: '2026-04-28' },
        { Name: 'III rata', Value: '974', Due: '2026-05-28' },
      ],
      FirstHours: 24,
      UnpaidWorkingDays: 3,
      Cabin: '300',
      Cancelling: {
        FreeUntil: '2027-05-20',
        Fees: [
          { FromDays: 14, ToDays: 29, Percent: 50 },
          { FromDays: 0, ToDays: 13, Percent: 80 },
        ],
      },
      Skipper: null,
      Resignation: { Price: '150', Struck: null },
      Clothes: [{ Name: 'Bluza żeglarska', Price: '199' }],
      Choices: [],
      TaxEuros: 10,
      CommissionPercent: '1',
    },
    NextOffer: null,
    Aboard: { People: 0, Summary: null },
    ...more,
  };
};

export const offerFilters: FiltersAnswer = {
  Types: [{ OfferTypeId: 2, Name: 'Explore', Image: '', OffersCount: 1 }],
  Countries: [{ CountryId: 1, Name: 'Chorwacja', Image: '', OffersCount: 1 }],
  Terms: [{ OfferTermId: 7, Name: 'Majówka', OffersCount: 1 }],
  Options: [{ OfferOptionId: 3, Name: 'Katamaran', OffersCount: 1 }],
  Months: [
    { MonthId: 202606, OffersCount: 1 },
    { MonthId: 202607, OffersCount: 3 },
    { MonthId: 202608, OffersCount: 0 },
    { MonthId: 202701, OffersCount: 2 },
  ],
  Lengths: [{ LengthId: 2, From: 7, To: 7, OffersCount: 1 }],
  Prices: [{ PriceId: 1, Above: null, UpTo: '2000', OffersCount: 1 }],
  Packages: [{ PackageId: 1, OffersCount: 1 }],
  Free: { OffersCount: 1 },
};

/** The texts at the top of a special list. */
export const specialListContent = (
  Heading: string,
  Buttons: ContentPage['Contents'][number]['Contents']['Buttons'] = [],
): ContentPage => ({
  PageId: 'academyMainPage',
  Route: '/szkolenia',
  Shape: 'plain',
  Changed: SAMPLE_DAY,
  Listed: true,
  Document: null,
  META: { Title: Heading, Description: '', Keywords: '' },
  Contents: [
    {
      ...{
        Type: 'TextWithImages',
        Layout: 'prose',
        Ground: 'foam',
        Anchor: '',
        Menu: '',
        Heading,
        Lead: 'Z instruktorem.',
        Offers: null,
      },
      Contents: { Text: '', HTML: '', Images: [], Buttons, Boxes: [] },
    },
  ],
});
