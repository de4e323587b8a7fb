import { describe, expect, it } from 'vitest';
import type { Confirmed } from '../../../../domain/booking/booking.ts';
import { MOVE_UP } from '../../../../domain/booking/commands.ts';
import { lastChangeDay } from '../../../../domain/booking/placed/change.ts';
import { unpaidCancellationTime } from '../../../../domain/booking/placed/dues.ts';
import { nextEventUnderSettings } from '../../../../domain/booking/scheduled-events.ts';
import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import { HOUR, startOfDay } from '../../../../domain/calendar.ts';
import { OFFER, SETTINGS } from '../../../arbitraries/offers.ts';
import { contextWith, give, refusalFrom } from '../booking-steps.ts';
import { atNoonOf, changeStep, OFFICE, placedOrder, placedSignUp, SYSTEM } from './placed-steps.ts';

const asShown = { keepsTerms: 'asShown' } as const;
const HARDER = { ...SETTINGS, unpaidWorkingDays: 0, changesDays: 60, officeChangesDays: 60 };
const EASIER = { ...SETTINGS, unpaidWorkingDays: 9, changesDays: 5, officeChangesDays: 0 };

/** Returns the days on which an unpaid order is cancelled and can be changed for the last time. */
const daysOf = (booking: Confirmed, settings: BrandSettings): readonly unknown[] => {
  const reminded = { ...booking, reminded: [1], announced: [] };
  const event = nextEventUnderSettings(reminded, settings, OFFER);
  return [
    event?.command.type,
    new Date(event?.at ?? 0).toISOString().slice(0, 10),
    lastChangeDay(booking, OFFER, settings),
  ];
};

describe('the days that the contract names (R48.11)', () => {
  const usual = ['cancelUnpaid', '2027-05-19', '2027-07-17'];

  it('R48.11: harder settings shorten neither the time to pay nor the time for changes', () => {
    const order = placedOrder(1, asShown);
    expect(daysOf(order, SETTINGS)).toEqual(usual);
    expect(daysOf(order, HARDER)).toEqual(usual);
    expect(daysOf(placedOrder(1), HARDER)).toEqual(['cancelUnpaid', '2027-05-16', '2027-06-01']);
    const cancel = { type: 'cancelUnpaid', statementsUntil: null } as const;
    const harder = contextWith({ settings: HARDER });
    const later = { ...SYSTEM, ...atNoonOf('2027-05-18') };
    expect(refusalFrom(give(order, cancel, later, harder))).toEqual({ kind: 'notDue' });
    const change = changeStep({ insurances: [{ userNum: 1, insuranceId: 2, assistance: false }] });
    const [last, office] = [atNoonOf('2027-07-17'), { ...OFFICE, ...atNoonOf('2027-07-28') }];
    for (const when of [last, office]) {
      expect(give(order, change, when, harder).isOk()).toBe(true);
      expect(refusalFrom(give(placedOrder(1), change, when, harder))).toEqual({
        kind: 'changesClosed',
      });
    }
  });

  it('R48.11: shortly before the departure an unpaid order ends at the hour of its contract', () => {
    const when = atNoonOf('2027-07-29');
    const order = placedOrder(1, asShown, when);
    const endOf = (booking: Confirmed, lateOrderHours: number) =>
      unpaidCancellationTime(booking, OFFER, { ...SETTINGS, lateOrderHours });
    const departure = startOfDay(OFFER.from);
    expect([2, 3, 10].map((hours) => (departure - endOf(order, hours)) / HOUR)).toEqual([2, 3, 3]);
    expect((departure - endOf(placedOrder(1, {}, when), 10)) / HOUR).toBe(10);
  });

  it('R48.11: an order has the advantage of settings that become easier', () => {
    expect(daysOf(placedOrder(1, asShown), EASIER)).toEqual(daysOf(placedOrder(1), EASIER));
  });

  it('R28.9, R48.11: an order has the plan and the first due moment that step 6 showed', () => {
    const { instalments } = SETTINGS;
    const settings = {
      ...SETTINGS,
      firstPaymentHours: 2,
      instalments: { ...instalments, secondUpToPercent: 90, secondDays: 70 },
    };
    const paid = { ...asShown, paymentOption: 'installment' } as const;
    const changed = contextWith({ settings, settingsShown: SETTINGS });
    const [shown, order] = [placedOrder(1, paid), placedOrder(1, paid, {}, changed)];
    expect([order.plan, order.firstDue]).toEqual([shown.plan, shown.firstDue]);
    const older = placedOrder(1, { ...paid, keepsTerms: true }, {}, changed);
    expect(older.plan).not.toEqual(shown.plan);
  });

  it('R48.11: a party that moves up has the days of the day on which it moves up', () => {
    const moved = give(
      placedSignUp(1, asShown),
      MOVE_UP,
      SYSTEM,
      contextWith({ settings: HARDER }),
    );
    expect(moved._unsafeUnwrap().booking).toMatchObject({ agreedTimes: { changesDays: 60 } });
  });
});
