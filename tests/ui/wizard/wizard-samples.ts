import type { Room } from '../../../adapters/http/contract/offers/catalogue.ts';
import type { Participant } from '../../../adapters/http/contract/wizard/participants.ts';
import type { Row } from '../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import type { StorageWithRemoval } from '../../../ui/state/browser-storage.ts';

export const wizardRoom = (RoomId: number, more: Partial<Room['Availability']> = {}): Room => ({
  RoomId,
  Name: `Bavaria ${RoomId}`,
  Quality: '***+',
  YachtClass: RoomId < 10 ? 'Klasa PREMIER' : 'Klasa LUXURY',
  ShortDescription: '4 kabiny, 10 miejsc',
  Description: '',
  Images: [{ url: '/sceny/croatia-day-monohull-1-1200x800.svg', alt: '' }],
  Price: {
    Place: '1949',
    Whole: '17900',
    PerPerson: '2149',
    Today: { Place: '1949', Cabin: '2249', Whole: '17400' },
  },
  Availability: {
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
    ...more,
  },
});

const participant = (userNum: number): Participant => ({
  userNum,
  firstName: userNum === 1 ? 'Aleksandra' : 'Piotr',
  lastName: userNum === 1 ? 'Nowak' : 'Źrałek',
  birthDate: '1995-01-11',
  idDocument: '',
  country: 'Polska',
  gender: '1',
  phone: '600 100 200',
  email: userNum === 1 ? 'ola@example.pl' : '',
  fillInLater: 0,
  policyAccepted: 0,
  newsletterAccepted: 0,
});

const PICTURE = { url: '/sceny/croatia-day-monohull-101-1200x800.svg', alt: 'Jacht pod żaglami' };

const wireRow = (Kind: Row['Kind'], Description: string, Price: string): Row => ({
  Kind,
  Description,
  Price,
  Currency: 'PLN',
  extendData: { IsPayOnPlace: false },
});

export const wizardData = () =>
  ({
    trip: {
      Config: {
        AccommodationOption: 'single',
        ParticipantsCount: 2,
        ownSkipper: false,
        beSkipper: false,
      },
      CanReservePlace: true,
      CanReserveCabin: false,
      CanReserveWhole: false,
      MaxPlacesPerRoom: 10,
      PricesFrom: { Place: '1949', Cabin: '2249', Whole: '17400' },
      AllTaken: false,
      WholeYacht: {
        OwnSkipper: { Min: 2, Max: 10, Starts: 8 },
        OrganiserSkipper: { Min: 1, Max: 9, Starts: 8 },
      },
      AsksBeSkipper: false,
    },
    flags: { Config: { IsReserveList: 0 } },
    berths: {
      ResortsList: [
        {
          Name: 'Dalmacja',
          RoomsList: [
            wizardRoom(1),
            wizardRoom(2, { PlaceOpen: false, Remaining: 0, Label: 'reserveList' }),
            wizardRoom(11),
          ],
        },
      ],
      FirstClass: 'Klasa PREMIER',
      Journeys: [
        {
          JourneyId: 1,
          Name: 'Autokar z Polski',
          Details: 'Wyjazd w piątek.',
          Price: '549',
          Available: true,
          IsPayOnPlace: false,
          PointsList: [
            { JourneyPointId: 1, Name: 'Łódź', Price: '0', Available: true, NeedsGroup: false },
            { JourneyPointId: 2, Name: 'Kraków', Price: '80', Available: true, NeedsGroup: true },
          ],
          AsksPoint: true,
          CostsByPoint: false,
          PriceFrom: null,
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
      ],
      LuggageCost: '120',
      Config: {
        AccommodationConfig: [1, 2].map((userNum) => ({
          userNum,
          roomId: 1,
          optionsChosen: [{ bedroomChosen: 0 }],
          sameAsTheFirst: userNum === 2 ? 1 : 0,
          valueName: '',
          valueSurname: '',
        })),
        JourneyConfig: [1, 2].map((userNum) => ({
          userNum,
          journeyId: 2,
          journeyPointId: null,
          transportAddLuggage: 0,
          sameAsTheFirst: 0,
        })),
      },
    },
    insurance: {
      InsurancesList: [
        {
          InsuranceId: 1,
          Name: 'Podstawowe',
          Description: '',
          FeaturesList: ['OC'],
          Price: '0',
          Available: true,
          IsRecommended: false,
        },
        {
          InsuranceId: 2,
          Name: 'Żeglarz Plus',
          Description: '',
          FeaturesList: [],
          Price: '89',
          Available: true,
          IsRecommended: true,
        },
      ],
      ResignationCost: '50',
      ResignationStruck: '200',
      AssistanceCost: null,
      AssistanceStruck: null,
      Config: {
        InsuranceConfig: [1, 2].map((userNum) => ({
          userNum,
          insuranceId: 1,
          resignationInsuranceAccepted: '0',
          quarantineAssistanceAccepted: '0',
          sameAsTheFirst: userNum === 2 ? 1 : 0,
        })),
      },
    },
    extras: {
      AddonsUntil: '2027-06-05',
      AddonsOpen: true,
      TrainingsList: [],
      AddonsList: [
        {
          AddonId: 4,
          Name: 'Bluza żeglarska',
          Details: '',
          Price: '199',
          Image: PICTURE,
          IsSized: true,
          WithJourney: false,
          OptionsList: [
            { AddonOptionId: 41, Name: 'S' },
            { AddonOptionId: 42, Name: 'M' },
          ],
        },
        {
          AddonId: 7,
          Name: 'Transport dodatkowego bagażu',
          Details: '',
          Price: '120',
          Image: PICTURE,
          IsSized: false,
          WithJourney: true,
          OptionsList: [{ AddonOptionId: 13, Name: '23 kg' }],
        },
      ],
      AwaitingSizes: [],
      Config: {
        TrainingsConfig: [],
        AddonsConfig: [1, 2].map((userNum) => ({ userNum, addonsSelected: [] })),
      },
    },
    participants: {
      Account: null,
      AdultsOnly26: false,
      ChildDiscount: false,
      MayFillLater: [],
      Skipper: null,
      Config: { ParticipantsConfig: [participant(1), participant(2)] },
    },
    summary: {
      LinesPerParticipant: {
        UserNum1: [
          wireRow('accommodation', 'Miejsce na jachcie: Bavaria 1', '2149'),
          wireRow('insurance', 'Podstawowe', '0'),
          {
            ...wireRow('organiserSkipper', 'Skipper organizatora', '700'),
            Currency: 'EUR',
            extendData: { IsPayOnPlace: true },
          },
        ],
        UserNum2: [wireRow('accommodation', 'Miejsce na jachcie: Bavaria 1', '2149')],
      },
      SummaryPerParticipant: {
        UserNum1: [
          wireRow('accommodation', 'Miejsce na jachcie: Bavaria 1', '2149'),
          wireRow('rebates', 'Rabaty', '-200'),
          wireRow('insurance', 'Podstawowe', '0'),
          {
            Kind: 'organiserSkipper',
            Description: 'Skipper organizatora',
            Price: '700',
            Currency: 'EUR',
            extendData: { IsPayOnPlace: true },
          },
        ],
        UserNum2: [wireRow('accommodation', 'Miejsce na jachcie: Bavaria 1', '2149')],
      },
      InstallmentPaymentDetails: [
        { Name: 'I rata', Value: '1000', Due: null },
        { Name: 'II rata', Value: '1049', Due: '2027-04-20' },
        { Name: 'III rata', Value: '2049', Due: '2027-05-20' },
      ],
      InstallmentsLeft: ['1000', '1049', '2049'],
      AmbassadorRebateCodeDetails: null,
      PaymentUrl: null,
      NextPayment: null,
      LastPayment: null,
      OnlineStanding: 'open',
      NextDue: null,
      DuePlan: {
        Now: { Name: 'I rata', Amount: '1000', Until: null, By: null },
        Later: [
          { Name: 'II rata', Amount: '1049', Until: '2027-04-20', By: null },
          { Name: 'III rata', Amount: '2049', Until: '2027-05-20', By: null },
        ],
      },
      InstallmentsOver: null,
      BankTransfer: {
        ...{
          Recipient: 'Kilwater sp. z o.o.',
          AccountNumber: '61 1090 1014',
          Title: 'ABCDEFGH Aleksandra Nowak Wyspy',
        },
        ...{ Code: null, NoCode: null },
      },
      WaitingBefore: null,
      OnlineOnly: false,
      OnlineOffered: true,
      PaymentType: null,
      OnlineCommission: { Percent: '1', Onetime: '40.98', Installment: '10' },
      Receipt: [],
      Vouchers: [],
      GroupCode: null,
      Documents: [],
      ShownAt: '2027-01-10T10:00:00.000Z',
      ConfirmedAt: null,
    },
  }) satisfies Parts;

/** Step 2 before the customer chooses units. */
export const berthsWithoutUnits = () => {
  const { berths } = wizardData();
  const AccommodationConfig = berths.Config.AccommodationConfig.map((answer) => ({
    ...answer,
    roomId: null,
  }));
  return { ...berths, Config: { ...berths.Config, AccommodationConfig } };
};

type Data = WizardReservation['Data'];
export type Parts = {
  trip: Data[0];
  flags: Data[1];
  berths: Data[2];
  insurance: Data[3];
  extras: Data[4];
  participants: Data[5];
  summary: Data[6];
};

export const TIMELINE: NonNullable<WizardReservation['Timeline']> = {
  Payments: [
    {
      ...{ Name: 'Płatność jednorazowa', Amount: '4098', Until: null },
      By: '2027-03-02T09:30:00.000Z',
      Late: false,
    },
  ],
  ...{ ByOffice: false, DataUntil: '2027-06-05', AddonsUntil: '2027-06-05', Passport: false },
  ...{ From: '2027-06-19', To: '2027-06-26' },
  Meeting: { Place: 'Split', Hour: '15:00', Pontoon: null, DutyPhone: null },
};

export const wizardReservation = (
  change: Partial<Parts> = {},
  more: Partial<WizardReservation> = {},
): WizardReservation => {
  const parts: Parts = { ...wizardData(), ...change };
  return {
    ReservationId: 'ABCDEFGH',
    Offer: {
      OfferId: 101,
      Name: 'Wyspy Dalmacji',
      FriendlyUrl: 'wyspy-dalmacji',
      ListImg: PICTURE,
      From: '2027-06-19',
      To: '2027-06-26',
      CurrentPrice: '4098',
      CurrentRebate: '200',
      RebatesList: [
        { Kind: 'firstMinute', Name: 'First Minute', Value: '200' },
        { Kind: 'voucher', Name: 'Voucher', Value: '100' },
      ],
      OptionsList: [
        { Name: 'Miejsce na jachcie: Bavaria 1', ItemCount: 2, PricePerSingleItem: '2149' },
      ],
      TermsList: [],
      ShowGroupRebate: false,
      ShowAmbassadorRebate: false,
      EnableResignationInsurance: true,
      EnableAssistance: false,
      Type: { OfferTypeId: 2, Name: 'Chill' },
      Traits: [],
    },
    Price: { CurrentPrice: '4098', Paid: '0', LeftToPay: '4098', Rebate: '200' },
    Timeline: 'Config' in parts.flags && parts.flags.Config.IsReserveList === 1 ? null : TIMELINE,
    Cancelling: {
      FreeUntil: '2027-05-20',
      Fees: [
        { FromDays: 14, ToDays: 29, Percent: 50 },
        { FromDays: 0, ToDays: 13, Percent: 80 },
      ],
    },
    Lines: [
      {
        Name: 'Miejsce na jachcie: Bavaria 1',
        ItemCount: 2,
        PricePerSingleItem: '2149',
        Currency: 'PLN',
        IsPayOnPlace: false,
      },
    ],
    Receipt: [],
    More: null,
    Group: { Code: null, Days: 10 },
    Figures: {
      HoldMinutes: 30,
      FirstHours: 24,
      AddonsDays: 14,
      ChangesDays: 14,
      AgeRequestDays: 2,
      OfficeAge: 45,
    },
    HoldUntil: '2027-01-01T13:30:00.000Z',
    HoldSeconds: 1800,
    HoldExtends: true,
    Closed: false,
    PlacesLost: false,
    Version: 5,
    Data: [
      parts.trip,
      parts.flags,
      parts.berths,
      parts.insurance,
      parts.extras,
      parts.participants,
      parts.summary,
    ],
    ...more,
  };
};

/** Participant 2 may give data later (R34), or is the skipper with `ownSkipper` (R36). */
export const wholeYacht = (ownSkipper = false) => {
  const { trip, participants } = wizardData();
  return {
    trip: { ...trip, Config: { ...trip.Config, AccommodationOption: 'whole', ownSkipper } },
    participants: { ...participants, MayFillLater: [2], Skipper: ownSkipper ? 2 : null },
  } as const satisfies Partial<Parts>;
};

export const memoryShelf = (): StorageWithRemoval => {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
};
