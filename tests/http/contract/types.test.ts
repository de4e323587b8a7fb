import { expect, test } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import type { RequestOf, ResponseOf, SentOf } from '../../../adapters/http/contract/routes.ts';
import type { Row, Step6 } from '../../../adapters/http/contract/wizard/steps.ts';
import {
  DetailsUpdate,
  isStepReached,
  WizardReservation,
} from '../../../adapters/http/contract/wizard/wizard.ts';

const reservation: WizardReservation = {
  ReservationId: 'K7M2P9QX',
  Offer: {
    OfferId: 82,
    Name: 'Chorwacja',
    FriendlyUrl: 'chorwacja',
    ListImg: { url: '/a.svg', alt: '' },
    From: '2027-05-01',
    To: '2027-05-08',
    CurrentPrice: '2349',
    CurrentRebate: '0',
    RebatesList: [],
    OptionsList: [],
    TermsList: [],
    ShowGroupRebate: true,
    ShowAmbassadorRebate: true,
    EnableResignationInsurance: true,
    EnableAssistance: false,
    Type: { OfferTypeId: 2, Name: 'Explore' },
    Traits: [],
  },
  Price: { CurrentPrice: '2349', Paid: '0', LeftToPay: '2349', Rebate: '0' },
  Timeline: null,
  Cancelling: null,
  Lines: [],
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
  HoldUntil: null,
  HoldSeconds: null,
  HoldExtends: false,
  Closed: false,
  PlacesLost: false,
  Version: 1,
  Data: [
    {
      Config: { AccommodationOption: 'single', ParticipantsCount: 1 },
      CanReservePlace: true,
      CanReserveCabin: false,
      CanReserveWhole: false,
      MaxPlacesPerRoom: 10,
      PricesFrom: { Place: '1949', Cabin: null, Whole: null },
      AllTaken: false,
      WholeYacht: {
        OwnSkipper: { Min: 2, Max: 10, Starts: 8 },
        OrganiserSkipper: { Min: 1, Max: 9, Starts: 8 },
      },
      AsksBeSkipper: false,
    },
    { Config: { IsReserveList: 0 } },
    {},
    {},
    {},
    {},
    {},
  ],
};

test('in a Reservation a step has its fields if the customer has reached it; otherwise the step is {}', () => {
  const [first, , second, , , , last] = decode(WizardReservation, reservation)._unsafeUnwrap().Data;
  expect(isStepReached(first) ? first.Config.ParticipantsCount : null).toBe(1);
  expect(isStepReached(second) ? second.ResortsList : null).toBeNull();
  const rows = (step: Step6): readonly Row[] | undefined => step.SummaryPerParticipant.UserNum2;
  expect(isStepReached(last) ? rows(last) : null).toBeNull();
});

test('a step of a Reservation with only some of its fields is refused; the errors name the missing fields', () => {
  const [first, ...laterSteps] = reservation.Data;
  const half = {
    ...reservation,
    Data: [{ Config: isStepReached(first) ? first.Config : {} }, ...laterSteps],
  };
  expect(
    decode(WizardReservation, half)
      ._unsafeUnwrapErr()
      .map(({ field }) => field),
  ).toEqual([
    'Data[0].CanReservePlace',
    'Data[0].CanReserveCabin',
    'Data[0].CanReserveWhole',
    'Data[0].MaxPlacesPerRoom',
    'Data[0].PricesFrom',
    'Data[0].AllTaken',
    'Data[0].WholeYacht',
    'Data[0].AsksBeSkipper',
  ]);
});

test('a request can omit fields that have a default; the decoded request has the default', () => {
  const sent: SentOf<'detailsUpdate'> = {
    reservationId: 'K',
    accommodationOption: 'whole',
    participantsCount: 7,
    termsAccepted: 1,
  };
  const read: RequestOf<'detailsUpdate'> = decode(DetailsUpdate, sent)._unsafeUnwrap();
  const site: number = read.siteId;
  expect(site).toBe(1);
  const answer: ResponseOf<'detailsUpdate'> = { Reservation: reservation };
  expect(answer.Reservation.Version).toBe(1);
});
