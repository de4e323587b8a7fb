import { expect } from 'vitest';
import { type Booking, type Confirmed, placeClaimsOf } from '../../../domain/booking/booking.ts';
import { commandFacts } from '../../../domain/booking/command-facts.ts';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import type { Decided, DecisionContext } from '../../../domain/booking/decide.ts';
import { ledgerOfBooking, leftToPay } from '../../../domain/booking/placed/dues.ts';
import { priceDraft } from '../../../domain/booking/price-of.ts';
import { nextEventUnderSettings } from '../../../domain/booking/scheduled-events.ts';
import { HOUR } from '../../../domain/calendar.ts';
import { type Offer, unitOf } from '../../../domain/catalogue/offer.ts';
import { sum } from '../../../domain/money.ts';
import { addOccupancy, fitsFleet, NO_OCCUPANCY } from '../../../domain/seats/occupancy.ts';
import type { Voucher } from '../../../domain/vouchers/voucher.ts';
import {
  BAG,
  BASIC,
  COACH,
  FULL,
  LUXURY,
  OWN_CAR,
  offerWith,
  PREMIER,
  SETTINGS,
  SHIRT,
} from '../../arbitraries/offers.ts';
import { deepFreeze } from '../../support/deep-freeze.ts';
import { type Circumstances, give } from './booking-steps.ts';
import { amberCode, discountVoucher, giftVoucher, groupOf } from './placed/placed-steps.ts';
import {
  atTodaysPrices,
  day,
  type LifeSheet,
  leftOnPaper,
  priceList,
  priceOnPaper,
} from './whole-life.model.ts';
import { expectPlan } from './whole-life.plan.ts';

const BASE = 1999_00;

const offerAt = (level: number): Offer => {
  const list = priceList(level);
  const [point] = COACH.points;
  return offerWith({
    traits: ['skipperDiscount'],
    base: BASE,
    units: [
      { ...PREMIER, placePrice: list.place[501] - BASE, wholePrice: list.yacht },
      { ...LUXURY, placePrice: list.place[502] - BASE },
    ],
    journeys: [
      {
        ...COACH,
        price: list.coach - 30_00,
        points: point === undefined ? [] : [{ ...point, price: 30_00 }],
      },
      OWN_CAR,
    ],
    insurances: [BASIC, { ...FULL, price: list.insurance }],
    assistance: { price: list.assistance, usual: null },
    addons: [
      { ...SHIRT, price: list.shirt },
      { ...BAG, price: list.bag },
    ],
  });
};

export const GIFT = 1500_00;
const PREPARED_HOURS = 24;

export class LifeShop {
  booking: Booking;
  readonly vouchers = new Map<string, Voucher>([
    ['PREZENT', giftVoucher({ issued: GIFT })],
    ['ZNIZKA', discountVoucher()],
  ]);
  private numbers = 0;

  constructor(booking: Booking) {
    this.booking = booking;
  }

  number(prefix: string): string {
    this.numbers += 1;
    return `${prefix}${this.numbers}`;
  }

  context(sheet: LifeSheet): DecisionContext {
    const list = priceList(sheet.level);
    return {
      offer: offerAt(sheet.level),
      settings: {
        ...SETTINGS,
        preparedHours: PREPARED_HOURS,
        cabinSurcharge: list.cabin,
        cap: { ...SETTINGS.cap, otherwise: list.usualCap },
        cancellation: {
          ...SETTINGS.cancellation,
          terms: SETTINGS.cancellation.terms.map(({ fromDays, keepsPercent }) => ({
            fromDays,
            keepsPercent: keepsPercent + list.keptMore,
          })),
        },
      },
      taken: (unitId) => ({
        ...NO_OCCUPANCY,
        singles: unitId === PREMIER.id ? sheet.othersOnPremier : 0,
      }),
      vouchers: (code) => this.vouchers.get(code),
      group: groupOf(sheet.others, { openedOn: '2027-02-01' }),
      ambassadorCode: amberCode(),
    };
  }

  give(sheet: LifeSheet, command: LifeCommand, more: Circumstances = {}): Decided {
    const circumstances = {
      at: sheet.now,
      trips: { 'anna@example.com': sheet.knownTrips },
      ...more,
    };
    const before = deepFreeze(this.booking);
    const result = give(before, deepFreeze(command), circumstances, this.context(sheet));
    expect(give(before, command, circumstances, this.context(sheet))).toEqual(result);
    // The journal omits an e-mail on which the command does not depend (R46).
    if (!commandFacts(command.type).countsBooker)
      expect(
        give(
          before,
          command,
          { ...circumstances, bookerEmail: 'somebody@example.com' },
          this.context(sheet),
        ),
      ).toEqual(result);
    if (result.isOk()) {
      if (command.type === 'changeBooking')
        addsWhereThereIsTime(before, result.value.booking, circumstances.at);
      this.booking = result.value.booking;
      for (const voucher of result.value.vouchers)
        this.vouchers.set(voucher.code, deepFreeze(voucher));
    }
    return result;
  }

  timePasses(sheet: LifeSheet): void {
    const next = () => nextEventUnderSettings(this.booking, SETTINGS, this.context(sheet).offer);
    for (let due = next(); due !== null && due.at <= sheet.now; due = next()) {
      const result = this.give({ ...sheet, now: due.at }, due.command, { by: { kind: 'system' } });
      expect(result.isOk()).toBe(true);
    }
  }
}

/** A surcharge is due at least a day after the change, and no earlier line grows (R63). */
const addsWhereThereIsTime = (before: Booking, after: Booking, at: number): void => {
  if (before.status !== 'confirmed' || after.status !== 'confirmed') return;
  const tomorrow = day(at + 24 * HOUR);
  const leftBy = (booking: Confirmed) =>
    new Map(ledgerOfBooking(booking).lines.map((line) => [line.number, line.amount - line.paid]));
  const had = leftBy(before);
  const has = leftBy(after);
  for (const { number, due } of after.plan) {
    if ((has.get(number) ?? 0) <= (had.get(number) ?? 0)) continue;
    expect(
      due === null ? after.firstDue >= at + 24 * HOUR : due >= tomorrow,
      `line ${number} of ${due} at ${tomorrow}`,
    ).toBe(true);
    expect(after.reminded).not.toContain(number > 3 ? number : null);
  }
  expect(after.plan.length - before.plan.length).toBeLessThanOrEqual(1);
};

const STATUS = {
  draft: 'draft',
  order: 'confirmed',
  list: 'reserveList',
  cancelled: 'cancelled',
  removed: 'removed',
} as const;

const moneyIsRight = (sheet: LifeSheet, booking: Booking): void => {
  if (booking.status === 'draft' || booking.status === 'removed') return;
  const { price, rows, rebate, receipt } = booking.quote;
  expect(price).toBe(priceOnPaper(sheet));
  expect(price).toBeGreaterThanOrEqual(0);
  expectPlan(sheet, booking.plan);
  expect(sum(rows.filter(({ onSpot }) => !onSpot).map((row) => row.price))).toBe(price);
  expect(sum(receipt.map(({ given }) => given))).toBe(rebate);
  const ledger = ledgerOfBooking(booking);
  expect(sum(ledger.lines.map(({ amount }) => amount))).toBe(price);
  expect(sum(ledger.lines.map(({ paid }) => paid)) + ledger.overpaid).toBe(ledger.paid);
  expect(ledger.paid).toBe(sheet.paid);
  for (const { amount, paid } of ledger.lines) expect(paid >= 0 && paid <= amount).toBe(true);
  expect(leftToPay(booking)).toBe(sheet.phase === 'order' ? leftOnPaper(sheet) : 0);
  if (booking.status === 'cancelled') expect(booking.refund).toBe(sheet.refund);
};

const placesAreRight = (sheet: LifeSheet, booking: Booking, context: DecisionContext): void => {
  const { seats, until } = placeClaimsOf(booking);
  if (booking.status !== 'draft' && booking.status !== 'confirmed') expect(seats).toEqual([]);
  if (booking.status === 'confirmed') {
    expect(until).toBe(null);
    expect(sum(seats.map(({ wholes, pairs, singles }) => wholes + pairs + singles))).toBe(
      sheet.way === 'single' ? sheet.people.length : 1,
    );
    for (const claim of seats) {
      const unit = unitOf(context.offer, claim.unitId);
      expect(
        unit !== undefined && fitsFleet(unit, addOccupancy(context.taken(claim.unitId), claim)),
      ).toBe(true);
    }
  }
};

/** R8.17, R55.4: a prepared order keeps its places longer, and one browser owns it. */
const preparedIsRight = (sheet: LifeSheet, booking: Booking): void => {
  expect(booking.owner.visitorId).toBe(sheet.visitor);
  if (booking.status !== 'draft' || sheet.preparedAt === null) return;
  expect(booking.preparedAt).toBe(sheet.preparedAt);
  if (booking.hold !== null)
    expect(booking.hold.until).toBeGreaterThanOrEqual(sheet.preparedAt + PREPARED_HOURS * HOUR);
};

export const expectSameState = (sheet: LifeSheet, shop: LifeShop): void => {
  const { booking } = shop;
  expect(booking.status).toBe(STATUS[sheet.phase]);
  expect(booking.version).toBe(sheet.version);
  const context = shop.context(sheet);
  if (booking.status === 'draft') {
    atTodaysPrices(sheet);
    const price = priceDraft(
      {
        ...context,
        at: sheet.now,
        bookerEmail: null,
        trips: { 'anna@example.com': sheet.knownTrips },
      },
      booking,
      false,
    );
    expect(price.price).toBe(priceOnPaper(sheet));
  }
  moneyIsRight(sheet, booking);
  placesAreRight(sheet, booking, context);
  preparedIsRight(sheet, booking);
  const spent = sum(
    'payments' in booking
      ? booking.payments.filter(({ method }) => method === 'voucher').map(({ amount }) => amount)
      : [],
  );
  expect(shop.vouchers.get('PREZENT')).toMatchObject({ value: sheet.gift, used: sheet.gift === 0 });
  expect(spent + sheet.gift).toBe(GIFT);
  const keptDiscount =
    sheet.discount > 0 &&
    (sheet.phase === 'order' ||
      sheet.phase === 'list' ||
      (sheet.phase === 'cancelled' && sheet.paidToLeave));
  expect(shop.vouchers.get('ZNIZKA')?.used).toBe(keptDiscount);
};
