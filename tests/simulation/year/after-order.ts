import { ok } from 'neverthrow';
import { PAYMENT_TYPE_WORDS } from '../../../adapters/codecs/payment-types.ts';
import { officeActor, schedulerActor } from '../../../application/booking/actor.ts';
import {
  submitCommandAsActor,
  submitCustomerCommand,
} from '../../../application/booking/submit-command.ts';
import { submitOfficeCommand } from '../../../application/office/bookings.ts';
import { changeBooking } from '../../../application/panel/change-booking.ts';
import type { Booking, Confirmed } from '../../../domain/booking/booking.ts';
import type { CommandOf, LifeCommand } from '../../../domain/booking/commands.ts';
import { ledgerOfBooking } from '../../../domain/booking/placed/dues.ts';
import { DAY_LENGTH, HOUR, type Instant, startOfDay } from '../../../domain/calendar.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import type { Money } from '../../../domain/money.ts';
import type { Chance } from '../chance.ts';
import type { YearStory } from './agenda.ts';
import { onItsWay, transfer } from './bank.ts';
import type { Own } from './book.ts';
import { tryCode } from './codes.ts';
import { addonsWish, journeyWish, trainingsWish } from './wishes.ts';
import { countResult, type YearsShop } from './year-shop.ts';

const CASHIER = 'Kasia';

/** A payment number counts only once (R31). */
export const handOver = async (
  shop: YearsShop,
  bookingId: string,
  payment: {
    readonly paymentId: string;
    readonly method: 'transfer' | 'online' | 'refund';
    readonly amount: Money;
  },
): Promise<void> => {
  const command = { type: 'registerPayment', ...payment } as const;
  const at = shop.agenda.clock.now();
  const { paymentId: id, amount } = payment;
  const completed = {
    id,
    bookingId,
    amount,
    commission: 0,
    provider: 'payu',
    state: 'completed',
    createdAt: at,
    redirectTo: null,
    orderId: id,
    askAt: null,
  } as const;
  const result =
    payment.method === 'online'
      ? await submitCommandAsActor(shop.deps)(schedulerActor(at), bookingId, command, null, {
          after: ({ payments }) => payments.save(completed),
        })
      : await submitOfficeCommand(shop.deps)(CASHIER, bookingId, command);
  countResult(
    shop,
    `registerPayment (${payment.method})`,
    result.isOk() ? 'ok' : result.error.kind,
  );
  if (result.isErr()) return;
  const change = payment.method === 'refund' ? -payment.amount : payment.amount;
  shop.handedOver.set(bookingId, (shop.handedOver.get(bookingId) ?? 0) + change);
};

export const refund = async (shop: YearsShop, chance: Chance, bookingId: string): Promise<void> => {
  if (chance.happens(0.5)) return;
  const booking = await shop.deps.store.bookings.get(bookingId);
  if (booking?.status !== 'cancelled' || booking.refund <= 0) return;
  await handOver(shop, bookingId, {
    paymentId: `refund/${bookingId}`,
    method: 'refund',
    amount: booking.refund,
  });
};

const offerOf = (shop: YearsShop, booking: Booking): Offer | undefined =>
  shop.deps.catalogue.byId(booking.siteId, booking.offerId)?.offer;

type Doing = { readonly at: Instant; readonly act: () => Promise<void> };

const confirmedOf = async (shop: YearsShop, bookingId: string): Promise<Confirmed | null> => {
  const booking = await shop.deps.store.bookings.get(bookingId);
  return booking?.status === 'confirmed' ? booking : null;
};

const mistake = async (shop: YearsShop, bookingId: string, amount: Money): Promise<void> => {
  const paymentId = `mistake/${bookingId}`;
  const result = await submitOfficeCommand(shop.deps)(CASHIER, bookingId, {
    type: 'registerPayment',
    paymentId,
    method: 'transfer',
    amount,
  });
  if (result.isErr()) return;
  const undone = await submitCommandAsActor(shop.deps)(
    officeActor(CASHIER),
    bookingId,
    { type: 'undoPayment', paymentId, restorable: true },
    null,
  );
  countResult(shop, 'undoPayment', undone.isOk() ? 'ok' : undone.error.kind);
};

const pay = async (
  shop: YearsShop,
  chance: Chance,
  { bookingId }: Own,
  upTo: number,
): Promise<void> => {
  const booking = await confirmedOf(shop, bookingId);
  if (booking === null) return;
  const open = ledgerOfBooking(booking).lines.filter(({ number }) => number <= upTo);
  const leftToPay =
    open.reduce((total, line) => total + line.amount - line.paid, 0) - onItsWay(shop, bookingId);
  if (leftToPay <= 0) return;
  const half = chance.happens(0.06);
  const amount = half
    ? Math.ceil(leftToPay / 2)
    : chance.happens(0.03)
      ? leftToPay + 5_000
      : leftToPay;
  const paymentId = `${PAYMENT_TYPE_WORDS[booking.paymentType]}/${bookingId}/${booking.version}`;
  const payment = {
    paymentId,
    method: booking.paymentType === 'online' ? 'online' : 'transfer',
    amount,
  } as const;
  if (payment.method === 'transfer' && chance.happens(0.06))
    await mistake(shop, bookingId, amount + 12_345);
  if (payment.method === 'transfer' && chance.happens(0.5))
    return transfer(shop, chance, booking, amount);
  await handOver(shop, bookingId, payment);
  if (chance.happens(0.05)) await handOver(shop, bookingId, payment);
};

const paying = (
  shop: YearsShop,
  chance: Chance,
  bookingRef: Own,
  booking: Confirmed,
  now: Instant,
): readonly Doing[] => {
  const habit = chance.happens(0.1)
    ? 'never'
    : chance.happens(0.12)
      ? 'late'
      : chance.happens(0.15)
        ? 'early'
        : 'prompt';
  if (habit === 'never') return [];
  return booking.plan.map(({ number, due }) => {
    const ready = due === null || habit === 'early' ? now : startOfDay(due) - 6 * DAY_LENGTH;
    const wait =
      habit === 'late'
        ? chance.between(30, 160)
        : due === null || habit === 'early'
          ? chance.between(0, 23)
          : chance.between(0, 170);
    return {
      at: Math.max(now, ready) + wait * HOUR,
      act: () => pay(shop, chance, bookingRef, number),
    };
  });
};

const NOTHING: CommandOf<'changeBooking'> = {
  type: 'changeBooking',
  berths: null,
  journeys: null,
  insurances: null,
  trainings: null,
  addons: null,
  people: null,
};

const changeWish = (
  chance: Chance,
  offer: Offer,
  booking: Confirmed,
): CommandOf<'changeBooking'> => {
  const { participants, accommodation } = booking.choices;
  const participant = chance.pick(participants);
  const unit = chance.pick(
    offer.units.filter(({ sellsPlaces, sellsWhole }) =>
      accommodation === 'whole' ? sellsWhole : sellsPlaces,
    ),
  );
  const insurance = chance.pick(offer.insurances.filter(({ available }) => available));
  if (participant === undefined) return NOTHING;
  const { userNum } = participant;
  const changes: readonly Partial<CommandOf<'changeBooking'>>[] = [
    {
      berths:
        unit === undefined
          ? null
          : participants.map((participant) => ({ userNum: participant.userNum, unitId: unit.id })),
    },
    { journeys: [journeyWish(chance, offer, userNum)] },
    {
      insurances: [
        {
          userNum,
          insuranceId: insurance?.id ?? null,
          assistance: participant.assistance || (offer.assistance !== null && chance.happens(0.3)),
        },
      ],
    },
    { trainings: [{ userNum, selected: trainingsWish(chance, offer) }] },
    {
      addons: [
        {
          userNum,
          selected: chance.happens(0.2) ? [] : addonsWish(chance, offer, participant.luggage),
        },
      ],
    },
    {
      people: [
        {
          userNum,
          fillLater: false,
          person: {
            ...participant.person,
            firstName: 'Inga',
            lastName: 'Nowa',
            birthDate: '1999-09-09',
          },
        },
      ],
    },
    {},
  ];
  return {
    ...NOTHING,
    ...chance.pick(changes),
    ...(chance.happens(0.2) ? chance.pick(changes) : {}),
  };
};

const change = async (
  shop: YearsShop,
  chance: Chance,
  { caller, bookingId }: Own,
): Promise<void> => {
  const booking = await confirmedOf(shop, bookingId);
  const offer = booking === null ? undefined : offerOf(shop, booking);
  if (booking === null || offer === undefined) return;
  const wish = changeWish(chance, offer, booking);
  const attempt = (rehearsal: boolean) =>
    changeBooking(shop.deps)(caller, bookingId, () => ok(wish), {
      expectedVersion: booking.version,
      expectedPrice: null,
      rehearsal,
    });
  const preview = await attempt(true);
  if (preview.isOk() && preview.value.kind === 'wouldBe' && chance.happens(0.1)) return;
  const result = await attempt(false);
  countResult(shop, 'changeBooking', result.isOk() ? result.value.kind : result.error.kind);
};

const give = async (
  shop: YearsShop,
  { caller, bookingId }: Own,
  command: LifeCommand,
): Promise<void> => {
  const result = await submitCustomerCommand(shop.deps)(caller, bookingId, command, null);
  countResult(shop, command.type, result.isOk() ? 'ok' : result.error.kind);
};

const cancel = async (shop: YearsShop, chance: Chance, { bookingId }: Own): Promise<void> => {
  const result = await submitOfficeCommand(shop.deps)('Basia', bookingId, {
    type: 'cancel',
    reason: 'customer',
  });
  countResult(shop, 'cancel (customer)', result.isOk() ? 'ok' : result.error.kind);
  await refund(shop, chance, bookingId);
};

const grant = async (shop: YearsShop, chance: Chance, { bookingId }: Own): Promise<void> => {
  const rebate = {
    type: 'grantRebate',
    amount: chance.between(1, 30) * 1_000,
    reason: 'Za cierpliwość',
  } as const;
  const result = await submitOfficeCommand(shop.deps)('Basia', bookingId, rebate);
  countResult(shop, 'grantRebate', result.isOk() ? 'ok' : result.error.kind);
};

const note = async (shop: YearsShop, { bookingId }: Own): Promise<void> => {
  const written = await submitOfficeCommand(shop.deps)('Basia', bookingId, {
    type: 'note',
    text: 'Zadzwonić po powrocie.',
  });
  countResult(shop, 'note', written.isOk() ? 'ok' : written.error.kind);
};

const doings = (
  shop: YearsShop,
  chance: Chance,
  bookingRef: Own,
  booking: Confirmed,
  groupCode: string | null,
): readonly Doing[] => {
  const now = shop.agenda.clock.now();
  const offer = offerOf(shop, booking);
  const ahead = Math.max(
    1,
    Math.floor(((offer === undefined ? now : startOfDay(offer.from)) - now) / HOUR),
  );
  const some = (probability: number, act: () => Promise<void>): readonly Doing[] =>
    chance.happens(probability) ? [{ at: now + chance.between(0, ahead) * HOUR, act }] : [];
  const requestedAt = now + chance.between(1, ahead) * HOUR;
  const gives = chance.happens(0.07);
  // Late cancellations keep a discount voucher (R48), and every year must have one.
  const discounted = booking.quote.receipt.some(({ kind }) => kind === 'voucher');
  const atLast = now + Math.floor(ahead * 0.9) * HOUR;
  return [
    ...paying(shop, chance, bookingRef, booking, now),
    ...some(0.22, () => change(shop, chance, bookingRef)),
    ...some(0.12, () => change(shop, chance, bookingRef)),
    ...some(0.05, () =>
      tryCode(shop, bookingRef, {
        type: 'redeemVoucher',
        code: chance.pick(shop.vouchers.gift) ?? '',
        userNum: 1,
      }),
    ),
    ...some(0.02, () =>
      tryCode(shop, bookingRef, {
        type: 'redeemVoucher',
        code: chance.pick(shop.vouchers.discount) ?? '',
        userNum: 1,
      }),
    ),
    ...(groupCode === null
      ? []
      : some(0.6, () => tryCode(shop, bookingRef, { type: 'joinGroup', code: groupCode }))),
    ...some(0.04, () => tryCode(shop, bookingRef, { type: 'createGroup', keepsDays: true })),
    ...some(0.04, () => grant(shop, chance, bookingRef)),
    ...some(0.02, () => note(shop, bookingRef)),
    ...(gives
      ? [
          { at: requestedAt, act: () => give(shop, bookingRef, { type: 'requestCancel' }) },
          {
            at: requestedAt + chance.between(2, 70) * HOUR,
            act: () => cancel(shop, chance, bookingRef),
          },
        ]
      : []),
    ...(discounted && chance.happens(0.15)
      ? [{ at: atLast, act: () => cancel(shop, chance, bookingRef) }]
      : []),
  ].toSorted((a, b) => a.at - b.at);
};

async function* wait(
  shop: YearsShop,
  chance: Chance,
  bookingRef: Own,
): YearStory<Confirmed | null> {
  for (;;) {
    const booking = await shop.deps.store.bookings.get(bookingRef.bookingId);
    if (booking?.status === 'confirmed') return booking;
    const offer = booking === null ? undefined : offerOf(shop, booking);
    if (
      booking?.status !== 'reserveList' ||
      offer === undefined ||
      shop.agenda.clock.now() > startOfDay(offer.from)
    )
      return null;
    if (chance.happens(0.04)) {
      await give(shop, bookingRef, { type: 'leaveReserveList' });
      return null;
    }
    yield chance.between(12, 200) * HOUR;
  }
}

export async function* afterwards(
  shop: YearsShop,
  chance: Chance,
  bookingRef: Own,
  groupCode: string | null,
): YearStory {
  const booking = yield* wait(shop, chance, bookingRef);
  if (booking === null) return;
  for (const { at, act } of doings(shop, chance, bookingRef, booking, groupCode)) {
    yield Math.max(0, at - shop.agenda.clock.now());
    await act();
  }
}
