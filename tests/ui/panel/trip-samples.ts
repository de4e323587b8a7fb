import type { Parameters } from '../../../adapters/http/contract/panel/panel.ts';
import type { PanelRow, Reservation } from '../../../adapters/http/contract/panel/reservation.ts';
import type { Participant } from '../../../adapters/http/contract/wizard/participants.ts';

const person = (userNum: number, firstName: string): Participant => ({
  ...{
    userNum,
    firstName,
    lastName: 'Żak',
    birthDate: '1995-05-05',
    idDocument: '',
    country: 'Polska',
    gender: '1',
  },
  ...{ phone: '', email: '', fillInLater: 0, policyAccepted: 1, newsletterAccepted: 0 },
});

export const row = (
  Kind: PanelRow['Kind'],
  Description: string,
  Price: string,
  IsPayOnPlace = false,
): PanelRow => ({
  ...{ Kind, Description, Price, Currency: 'PLN', extendData: { IsPayOnPlace } },
});

const image = { url: '/sceny/croatia-day-monohull-101-1200x800.svg', alt: '' };

const LINES: Reservation['InstallmentDetails'] = [
  {
    Name: 'I rata',
    Value: '1000',
    Due: null,
    Paid: '1000',
    Left: '0',
    State: 'paid',
    LateSince: null,
    Surcharge: false,
  },
  {
    Name: 'II rata',
    Value: '1149',
    Due: '2027-04-28',
    Paid: '100',
    Left: '1049',
    State: 'next',
    LateSince: null,
    Surcharge: false,
  },
  {
    Name: 'III rata',
    Value: '2149',
    Due: '2027-05-28',
    Paid: '0',
    Left: '2149',
    State: 'later',
    LateSince: null,
    Surcharge: false,
  },
];

export const TRIP: Reservation = {
  ...{
    ReservationId: 'ABCDEFGH',
    SiteId: 1,
    Name: 'Wyspy Dalmacji',
    Status: 'Potwierdzona',
    StatusCode: 'confirmed',
  },
  ...{
    ReserveList: false,
    IsHistorical: false,
    Owner: true,
    CreatedTime: '2027-01-10T10:00:00.000Z',
    Version: 7,
  },
  Offer: {
    ...{ OfferId: 101, Name: 'Wyspy Dalmacji', FriendlyUrl: 'wyspy-dalmacji' },
    Availability: { From: '2027-06-27', To: '2027-07-04' },
    Region: { Name: 'Split i wyspy', Country: { CountryId: 1, Name: 'Chorwacja', Image: '' } },
    Port: { Name: 'Split', Description: 'Nabrzeże', GeoCords: { GeoX: 43.5, GeoY: 16.4 } },
    ...{
      CoverImg: image,
      ListImg: image,
      Type: { OfferTypeId: 1, Name: 'Explore' },
      Prices: { EnableAssistance: true },
    },
    ...{ CurrentPrice: '4298', CurrentRebate: '400', RebatesList: [], ShowGroupRebate: true },
    ...{ EnableResignationInsurance: true, EnableAssistance: true, Traits: [] },
  },
  Price: { CurrentPrice: '4298', Paid: '1000', LeftToPay: '3298', Rebate: '400', Overpaid: '0' },
  Rebates: [{ Kind: 'firstMinute', Name: 'First Minute', Value: '400' }],
  ...{
    GroupCode: null,
    PaymentUrl: '/v1/payments/ABCDEFGH/next',
    PaymentFullUrl: '/v1/payments/ABCDEFGH/full',
    OnlineOnly: false,
    OnlineOffered: true,
  },
  ...{
    NextPayment: { Amount: '1049', Commission: '10.49', Charged: '1059.49' },
    FullPayment: { Amount: '3298', Commission: '32.98', Charged: '3330.98' },
  },
  BankTransfer: {
    Recipient: 'Kilwater',
    AccountNumber: '61 1090',
    Title: 'ABCDEFGH Anna Żak Wyspy Dalmacji',
    Code: null,
    NoCode: null,
  },
  PaymentsList: [{ Name: 'Przelew', Value: '1000', Time: '2027-01-11T10:00:00.000Z' }],
  InstallmentDetails: LINES,
  PlanByDay: LINES,
  DueNow: { Name: 'II rata', Amount: '1049', Until: '2027-04-28', By: null, LateSince: null },
  FirstDue: '2027-01-11T10:00:00.000Z',
  FirstHours: 24,
  Timeline: {
    Payments: [{ Name: 'II rata', Amount: '1049', Until: '2027-04-28', By: null, Late: false }],
    ...{ ByOffice: false, DataUntil: '2027-06-13', AddonsUntil: '2027-06-13', Passport: false },
    ...{ From: '2027-06-27', To: '2027-07-04' },
    Meeting: { Place: 'Split', Hour: '15:00', Pontoon: 'pomost C', DutyPhone: '+48 600 700 800' },
  },
  OptionsSelected: {
    UserNum1: [
      row('rebates', 'Rabaty', '-200'),
      row('accommodation', 'Miejsce na jachcie: Bavaria 40', '2349'),
    ],
    UserNum2: [
      ...[
        row('rebates', 'Rabaty', '-200'),
        row('accommodation', 'Miejsce na jachcie: Bavaria 40', '2349'),
      ],
      ...[
        row('journey', 'Transfer z lotniska', '120', true),
        row('insurance', 'Rozszerzone', '0'),
        row('addon', 'Koszulka (M)', '0'),
      ],
    ],
  },
  LinesPerParticipant: {
    UserNum1: [
      row('accommodation', 'Miejsce na jachcie: Bavaria 40', '2349'),
      row('cabinSurcharge', 'Dopłata za kabinę 2-osobową', '300'),
    ],
    UserNum2: [
      row('accommodation', 'Miejsce na jachcie: Bavaria 40', '2349'),
      row('journey', 'Autokar z Polski: Łódź', '549'),
    ],
  },
  Receipt: [
    {
      userNum: 1,
      Kind: 'firstMinute',
      Rule: 'R19',
      Asked: '200',
      Given: '200',
      CutBy: null,
      Missing: null,
    },
    {
      userNum: 2,
      Kind: 'firstMinute',
      Rule: 'R19',
      Asked: '200',
      Given: '200',
      CutBy: null,
      Missing: null,
    },
    {
      userNum: 1,
      Kind: 'group',
      Rule: 'R21',
      Asked: '60',
      Given: '0',
      CutBy: 'cap',
      Missing: null,
    },
  ],
  Placement: {
    RoomPlacement: [
      {
        RoomName: 'Bavaria 40',
        Placement: [
          { Name: 'Piotr Żak', IsSkipper: true },
          { Name: 'Anna Żak', IsSkipper: false },
        ],
      },
    ],
  },
  Placements: [1, 2].map((userNum) => ({
    userNum,
    JourneyPlacement: { Message: 'Dojazd własny' },
    RoomName: 'Bavaria 40',
    PointMessage: '',
  })),
  StepConfig: {
    Step1: {
      participantsCount: 2,
      accommodationOption: 'single',
      ownSkipper: false,
      beSkipper: false,
    },
    Step2: {
      journeyConfig: [1, 2].map((userNum) => ({
        userNum,
        journeyId: 2,
        journeyPointId: null,
        transportAddLuggage: 0 as const,
      })),
      accommodationConfig: [1, 2].map((userNum) => ({
        userNum,
        roomId: 501,
        optionsChosen: [{ bedroomChosen: 0 as const }],
      })),
    },
    Step3: {
      insuranceConfig: [1, 2].map((userNum) => ({
        ...{
          userNum,
          insuranceId: 1,
          resignationInsuranceAccepted: '0' as const,
          quarantineAssistanceAccepted: '0' as const,
        },
      })),
    },
    Step4: {
      addonsConfig: [{ userNum: 2, addonsSelected: [{ addonId: 3, addonOptionId: 31 }] }],
      trainingsConfig: [],
    },
    Step5: {
      participantsConfig: [person(1, 'Anna'), person(2, 'Piotr')],
      participantsInfo: [
        { userNum: 1, Name: 'Anna Żak', Complete: 1 },
        { userNum: 2, Name: 'Piotr Żak', Complete: 0 },
      ],
    },
    Step6: { paymentOption: 'installment', paymentType: 'wired' },
  },
  StepDetails: {
    accommodation: [1, 2].map((userNum) => ({ userNum, RoomName: 'Bavaria 40' })),
    transport: [1, 2].map((userNum) => ({
      userNum,
      JourneyName: 'Dojazd własny',
      PointName: '',
      Luggage: false,
    })),
    insurance: [1, 2].map((userNum) => ({
      userNum,
      InsuranceName: 'Podstawowe',
      Resignation: false,
      Assistance: false,
    })),
    addons: [1, 2].map((userNum) => ({
      userNum,
      AddonsList: userNum === 2 ? ['Koszulka (M)'] : [],
      TrainingsList: [],
    })),
  },
  Cancelling: { FreeUntil: '2027-05-28', RefundToday: '1000' },
  ...{ Cancelled: null, CancelRequested: false, ChangesUntil: '2027-06-13', ChangesOpen: true },
  ...{ List: 'current', DaysToStart: 30, Papers: [], Documents: [] },
  May: {
    Change: 'open',
    ChangeUnits: 'open',
    EnterGroup: true,
    RedeemVoucher: true,
    AskForPapers: true,
    AskForAdvance: false,
    AskForInvoice: false,
  },
};

const NOTHING_OFFERED: Reservation['May'] = {
  ...{
    Change: 'none',
    ChangeUnits: 'none',
    EnterGroup: false,
    RedeemVoucher: false,
    AskForPapers: false,
    AskForAdvance: false,
    AskForInvoice: false,
  },
};

export const NO_LINKS = {
  PaymentUrl: null,
  PaymentFullUrl: null,
  NextPayment: null,
  FullPayment: null,
} as const;

export const WAITING: Reservation = {
  ...TRIP,
  ...{
    ReserveList: true,
    StatusCode: 'reserveList',
    Status: 'Lista rezerwowa',
    ChangesOpen: false,
    InstallmentDetails: [],
    PlanByDay: [],
    DueNow: null,
    FirstDue: null,
    Timeline: null,
  },
  ...{
    ...NO_LINKS,
    BankTransfer: null,
    Cancelling: null,
    PaymentsList: [],
    DaysToStart: null,
    May: NOTHING_OFFERED,
  },
  Price: { ...TRIP.Price, Paid: '0', LeftToPay: '0' },
};
export const CANCELLED: Reservation = {
  ...TRIP,
  ...{ StatusCode: 'cancelled', Status: 'Anulowana', ChangesOpen: false, Cancelling: null },
  ...{
    ...NO_LINKS,
    List: 'cancelled',
    DaysToStart: null,
    InstallmentDetails: [],
    PlanByDay: [],
    DueNow: null,
    Timeline: null,
    May: NOTHING_OFFERED,
  },
  Cancelled: {
    Time: '2027-02-01T10:00:00.000Z',
    Refund: '1000',
    Returned: '400',
    OnItsWay: '600',
    Undecided: '0',
    KeptLate: '0',
    BackBy: '2027-02-15',
    Reason: 'customer',
  },
};
export const PAST_TRIP: Reservation = {
  ...TRIP,
  IsHistorical: true,
  StatusCode: 'over',
  Status: 'Zakończona',
  ChangesOpen: false,
  Cancelling: null,
  ...{ List: 'past', DaysToStart: null, May: { ...NOTHING_OFFERED, AskForPapers: true } },
};
export const CLOSED: Reservation = {
  ...TRIP,
  ChangesOpen: false,
  May: { ...TRIP.May, Change: 'closed', ChangeUnits: 'closed' },
};
/** The trip as participant 2 sees it: only their own data (R45). */
export const OTHERS: Reservation = {
  ...TRIP,
  ...{
    Owner: false,
    ChangesOpen: false,
    Rebates: [],
    InstallmentDetails: [],
    PlanByDay: [],
    DueNow: null,
    PaymentsList: [],
    BankTransfer: null,
    FirstDue: null,
  },
  ...{ ...NO_LINKS, Cancelling: null, May: NOTHING_OFFERED },
  Price: { CurrentPrice: '2149', Paid: '0', LeftToPay: '0', Rebate: '200', Overpaid: '0' },
};

export const PARAMETERS: Parameters = {
  JourneysList: [
    {
      ...{
        JourneyId: 1,
        Name: 'Autokar',
        Details: '',
        Price: '0',
        Available: true,
        IsPayOnPlace: false,
        AsksPoint: true,
        CostsByPoint: true,
        PriceFrom: '80',
      },
      PointsList: [
        { JourneyPointId: 3, Name: 'Katowice', Price: '480', Available: true, NeedsGroup: false },
      ],
    },
    {
      JourneyId: 2,
      Name: 'Dojazd własny',
      Details: '',
      Price: '0',
      Available: true,
      IsPayOnPlace: false,
      PointsList: [],
      AsksPoint: false,
      CostsByPoint: false,
      PriceFrom: null,
    },
    {
      JourneyId: 4,
      Name: 'Transfer',
      Details: '',
      Price: '120',
      Available: true,
      IsPayOnPlace: true,
      PointsList: [],
      AsksPoint: false,
      CostsByPoint: false,
      PriceFrom: null,
    },
  ],
  RoomsList: [],
  InsurancesList: [
    { InsuranceId: 1, Name: 'Podstawowe', Price: '0', Available: true },
    { InsuranceId: 2, Name: 'Rozszerzone', Price: '89', Available: true },
  ],
  Assistance: [1, 2].map((userNum) => ({ userNum, Enabled: true, Price: '60' })),
  AddonsList: [
    {
      ...{ AddonId: 3, Name: 'Koszulka', Price: '79', Available: true },
      OptionsList: [31, 32].map((AddonOptionId) => ({
        AddonOptionId,
        Name: AddonOptionId === 31 ? 'M' : 'L',
        Available: true,
      })),
    },
    {
      AddonId: 7,
      Name: 'Dodatkowy bagaż',
      Price: '120',
      Available: true,
      OptionsList: [{ AddonOptionId: 13, Name: 'Bagaż', Available: true }],
    },
  ],
  TrainingsList: [],
};
