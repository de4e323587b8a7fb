import { expect, type Page } from 'playwright/test';
import { PLAIN_OFFER } from './wizard-steps.ts';

/** Default: one traveller in a single place of the first open unit, with own travel. */
export type BookingOptions = {
  readonly offerId?: number;
  readonly people?: number;
  readonly option?: 'single' | 'cabin' | 'whole';
  readonly room?: string;
  readonly payment?: 'onetime' | 'installment';
  readonly reserveList?: boolean;
  /** E-mails by participant number. The booker always has the e-mail of the account. */
  readonly emails?: Readonly<Record<number, string>>;
};

type Room = {
  readonly RoomId: number;
  readonly Name: string;
  readonly Availability: {
    readonly PlaceOpen: boolean;
    readonly CabinOpen: boolean;
    readonly WholeOpen: boolean;
    readonly Remaining: number;
  };
};

const OPEN = { single: 'PlaceOpen', cabin: 'CabinOpen', whole: 'WholeOpen' } as const;
type Step = {
  readonly Reservation: {
    readonly ReservationId: string;
    readonly Price: { readonly CurrentPrice: string; readonly LeftToPay: string };
    readonly Data: readonly {
      readonly ResortsList?: readonly { readonly RoomsList: readonly Room[] }[];
      readonly Journeys?: readonly {
        readonly JourneyId: number;
        readonly PointsList: readonly unknown[];
      }[];
      readonly InsurancesList?: readonly { readonly InsuranceId: number }[];
    }[];
  };
};

export const bookTrip = async (page: Page, party: BookingOptions = {}): Promise<string> => {
  const {
    offerId = PLAIN_OFFER.id,
    people = 1,
    option = 'single',
    payment = 'installment',
    reserveList = false,
    emails = {},
  } = party;
  const send = async (path: string, body: object): Promise<Step> => {
    const answer = await page.request.post(`/v1/reservations/${path}`, {
      data: { siteId: 1, ...body },
    });
    if (!answer.ok())
      throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const { ReservationId: reservationId } = (await send('create', { offerId })).Reservation;
  const each = <T>(entry: (userNum: number) => T): T[] =>
    Array.from({ length: people }, (_, index) => entry(index + 1));
  await send('details/update', {
    reservationId,
    accommodationOption: option,
    participantsCount: people,
    termsAccepted: 1,
    ownSkipper: false,
  });
  const { Data } = (await send('accommodations/get', { reservationId })).Reservation;
  const rooms = Data.flatMap(({ ResortsList = [] }) =>
    ResortsList.flatMap(({ RoomsList }) => RoomsList),
  );
  const journeys = Data.flatMap(({ Journeys = [] }) => Journeys);
  const room = rooms.find(({ Name, Availability }) =>
    party.room === undefined
      ? reserveList || (Availability[OPEN[option]] && Availability.Remaining >= people)
      : Name === party.room,
  );
  const journey = journeys.find(({ PointsList }) => PointsList.length === 0) ?? journeys[0];
  await send('accommodations/update', {
    reservationId,
    accommodationConfig: each((userNum) => ({
      userNum,
      roomId: room?.RoomId,
      optionsChosen: [{ bedroomChosen: option === 'cabin' ? 1 : 0 }],
    })),
    journeyConfig: each((userNum) => ({
      userNum,
      journeyId: journey?.JourneyId,
      journeyPointId: null,
    })),
    isReserveList: reserveList ? 1 : 0,
  });
  const insurance = (await send('insurance/get', { reservationId })).Reservation.Data.flatMap(
    ({ InsurancesList = [] }) => InsurancesList,
  )[0];
  await send('insurance/update', {
    reservationId,
    insuranceConfig: each((userNum) => ({
      userNum,
      insuranceId: insurance?.InsuranceId,
      resignationInsuranceAccepted: '0',
      quarantineAssistanceAccepted: '0',
    })),
  });
  await send('addons/update', { reservationId, trainingsConfig: [], addonsConfig: [] });
  const later = option === 'whole';
  await send('participants/update', {
    reservationId,
    participantsConfig: each((userNum) => ({
      userNum,
      fillInLater: later && userNum > 1 ? 1 : 0,
      firstName:
        later && userNum > 1 ? '' : (['Anna', 'Piotr', 'Maja', 'Jan'][userNum - 1] ?? 'Ewa'),
      lastName: later && userNum > 1 ? '' : 'Żak',
      birthDate: later && userNum > 1 ? '' : '1995-05-05',
      country: 'Polska',
      gender: '1',
      phone: userNum === 1 ? '600 100 200' : '',
      ...(emails[userNum] === undefined ? {} : { email: emails[userNum] }),
    })),
  });
  const price = (await send('confirmation/get', { reservationId })).Reservation.Price;
  const confirmed = await send('confirm', {
    ...{
      reservationId,
      comments: '',
      paymentOption: payment,
      paymentType: 'wired',
      termsAccepted: 1,
    },
    ...{ expectedPrice: price.CurrentPrice, expectedLeft: price.LeftToPay },
  });
  expect(confirmed.Reservation.ReservationId).toBe(reservationId);
  return reservationId;
};
