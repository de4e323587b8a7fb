import { newIdempotencyKey } from '../../adapters/http/client/call.ts';
import { isStepReached } from '../../adapters/http/contract/wizard/wizard.ts';
import type { SimulatedBrowser } from '../simulation/simulated-browser.ts';

export type OfferedUnit = { readonly offerId: number; readonly unitId: number };

export type OrderOptions = {
  readonly paymentOption?: 'onetime' | 'installment';
  readonly paymentType?: 'wired' | 'payu';
  readonly whole?: boolean;
  readonly isReserveList?: 0 | 1;
};

const DAY = 86_400_000;
const CREW = 4;

/** Both units accept every payment method. `roomy` has many places, `single` is one free yacht. */
export const findUnits = async (
  browser: SimulatedBrowser,
): Promise<{ readonly roomy: OfferedUnit; readonly single: OfferedUnit }> => {
  const { Offers } = (await browser.call('offersList', { siteId: 1 }))._unsafeUnwrap();
  const far = new Date(Date.now() + 100 * DAY).toISOString().slice(0, 10);
  let [roomy, single]: [OfferedUnit | null, OfferedUnit | null] = [null, null];
  for (const { OfferId: offerId, Availability } of Offers) {
    if (Availability.From < far || !Availability.Available || Availability.GrayedOut) continue;
    const created = await browser.call('reservationCreate', { siteId: 1, offerId });
    if (created.isErr()) continue;
    const key = { siteId: 1, reservationId: created.value.Reservation.ReservationId };
    const way = {
      ...key,
      accommodationOption: 'single',
      participantsCount: 1,
      termsAccepted: 1,
    } as const;
    const saved = await browser.call('detailsUpdate', way);
    if (saved.isErr()) continue;
    const step = saved.value.Reservation.Data[2];
    const rooms = isStepReached(step) ? step.ResortsList.flatMap(({ RoomsList }) => RoomsList) : [];
    for (const { RoomId: unitId, Availability: of } of rooms) {
      if (!of.PlaceOpen || !of.WholeOpen) continue;
      if (of.Remaining >= 2 * of.AccommodationsCount) roomy ??= { offerId, unitId };
      if (of.Remaining === of.AccommodationsCount && of.RoomsAvailableForReservationCount === 1)
        single ??= { offerId, unitId };
    }
    if (roomy !== null && single !== null) return { roomy, single };
  }
  throw new Error('The shop sells no such units');
};

export const walkToOrder = async (
  browser: SimulatedBrowser,
  { offerId, unitId }: OfferedUnit,
  wish: OrderOptions = {},
) => {
  const created = (await browser.call('reservationCreate', { siteId: 1, offerId }))._unsafeUnwrap();
  const key = { siteId: 1, reservationId: created.Reservation.ReservationId };
  const people = Array.from({ length: wish.whole === true ? CREW : 1 }, (_, index) => index + 1);
  const way =
    wish.whole === true
      ? ({ accommodationOption: 'whole', ownSkipper: true } as const)
      : { accommodationOption: 'single' as const };
  (
    await browser.call('detailsUpdate', {
      ...key,
      ...way,
      participantsCount: people.length,
      termsAccepted: 1,
    })
  )._unsafeUnwrap();
  const seen = (await browser.call('accommodationsGet', key))._unsafeUnwrap().Reservation.Data[2];
  const journey = isStepReached(seen)
    ? seen.Journeys.find(({ Available }) => Available)
    : undefined;
  const journeyId = journey?.JourneyId ?? null;
  const journeyPointId =
    journey?.PointsList.find(({ Available }) => Available)?.JourneyPointId ?? null;
  const berths = {
    accommodationConfig: people.map((userNum) => ({
      userNum,
      roomId: unitId,
      optionsChosen: [{ bedroomChosen: 0 as const }],
    })),
    journeyConfig: people.map((userNum) => ({ userNum, journeyId, journeyPointId })),
  };
  (
    await browser.call('accommodationsUpdate', {
      ...key,
      ...berths,
      isReserveList: wish.isReserveList ?? 0,
    })
  )._unsafeUnwrap();
  const insuring = (await browser.call('insuranceGet', key))._unsafeUnwrap().Reservation.Data[3];
  const insuranceId = isStepReached(insuring)
    ? (insuring.InsurancesList.find(({ Available }) => Available)?.InsuranceId ?? null)
    : null;
  const insuranceConfig = people.map((userNum) => ({ userNum, insuranceId }));
  (await browser.call('insuranceUpdate', { ...key, insuranceConfig }))._unsafeUnwrap();
  (
    await browser.call('addonsUpdate', { ...key, trainingsConfig: [], addonsConfig: [] })
  )._unsafeUnwrap();
  const person = {
    country: 'Polska',
    gender: '2' as const,
    phone: '+48 600 100 200',
    birthDate: '1990-05-05',
    firstName: 'Nina',
  };
  const participantsConfig = people.map((userNum) => ({
    ...person,
    userNum,
    lastName: `Fala${userNum}`,
    email: '',
  }));
  (await browser.call('participantsUpdate', { ...key, participantsConfig }))._unsafeUnwrap();
  const { Reservation } = (await browser.call('confirmationGet', key))._unsafeUnwrap();
  const order = {
    ...{
      ...key,
      comments: '',
      termsAccepted: 1 as const,
      expectedPrice: Reservation.Price.CurrentPrice,
    },
    ...{ paymentOption: wish.paymentOption ?? 'onetime', paymentType: wish.paymentType ?? 'wired' },
  };
  const confirm = (idempotencyKey = newIdempotencyKey()) =>
    browser.call('confirm', order, { idempotencyKey });
  return { id: key.reservationId, confirm };
};

export const orderPlaces = async (
  browser: SimulatedBrowser,
  unit: OfferedUnit,
  wish: OrderOptions = {},
): Promise<string> => {
  const { id, confirm } = await walkToOrder(browser, unit, wish);
  (await confirm())._unsafeUnwrap();
  return id;
};
