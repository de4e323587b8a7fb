import { describe, expect, it } from 'vitest';
import type { Booking, Confirmed, Waiting } from '../../../../domain/booking/booking.ts';
import { type LifeCommand, MOVE_UP } from '../../../../domain/booking/commands.ts';
import { termsIfCancelledToday } from '../../../../domain/booking/placed/cancelling.ts';
import { HOUR, MINUTE } from '../../../../domain/calendar.ts';
import { zloty } from '../../../../domain/money.ts';
import { OFFER, SETTINGS } from '../../../arbitraries/offers.ts';
import {
  acceptedBooking,
  acceptedConfirmed,
  acceptedWaiting,
  changedVouchers,
  confirmStep,
  contextWith,
  draftAfter,
  give,
  takenByOthers,
} from '../booking-steps.ts';
import {
  atNoonOf,
  discountVoucher,
  listSteps,
  OFFICE,
  placedSignUp,
  redeemStep,
  registerAmount,
  SYSTEM,
  withVouchers,
} from './placed-steps.ts';

const MOVED_AT = atNoonOf('2027-06-10').at;
const FIRST_DUE = MOVED_AT + 24 * HOUR;
const CANCEL: LifeCommand = { type: 'cancel', reason: 'customer', asOfAsked: true };
const SPENT = contextWith(withVouchers(discountVoucher({ used: true, value: 0 })));

const moveUp = (signUp: Booking, command: LifeCommand = MOVE_UP): Confirmed =>
  acceptedConfirmed(give(signUp, command, { ...SYSTEM, at: MOVED_AT }));

const requestCancelAt = (booking: Confirmed, at: number): Confirmed =>
  acceptedConfirmed(give(booking, { type: 'requestCancel' }, { at }));

const cancelAt = (booking: Booking, at: number): Booking =>
  acceptedBooking(give(booking, CANCEL, { ...OFFICE, at }));

const refundShownAt = (booking: Confirmed, at: number): number =>
  termsIfCancelledToday(booking, OFFER, SETTINGS, at).refund;

/** Returns a sign-up of one person for 2049 PLN, of which 500 PLN are paid. */
const signUpWithVoucher = (): Waiting => {
  const full = takenByOthers(20);
  const unused = { ...full, ...withVouchers(discountVoucher()) };
  const draft = acceptedBooking(
    give(draftAfter(listSteps(1), {}, full), redeemStep('ZNIZKA'), {}, unused),
  );
  const signUp = acceptedBooking(give(draft, confirmStep(), {}, unused));
  return acceptedWaiting(give(signUp, registerAmount(zloty(500))));
};

describe('a party that moves up', () => {
  it('R11.12: stores when its contract began; an older journal line stores no moment', () => {
    const moved = moveUp(signUpWithVoucher());
    expect(moved.movedUpAt).toBe(MOVED_AT);
    expect(cancelAt(moved, MOVED_AT + HOUR)).toMatchObject({ movedUpAt: MOVED_AT });
    expect(moveUp(signUpWithVoucher(), { type: 'moveUp' })).not.toHaveProperty('movedUpAt');
  });
});

describe('a party that moved up and declines its places', () => {
  const signUp = signUpWithVoucher();
  const moved = moveUp(signUp);

  it('R11.6, R25.4: before the first due time, all is refunded and the discount voucher is usable again', () => {
    const result = give(moved, CANCEL, { ...OFFICE, at: FIRST_DUE - 1 }, SPENT);
    expect(acceptedBooking(result)).toMatchObject({
      status: 'cancelled',
      reason: 'customer',
      refund: zloty(500),
      declined: true,
    });
    expect(changedVouchers(result)).toEqual([discountVoucher()]);
    expect(refundShownAt(moved, FIRST_DUE - 1)).toBe(zloty(500));
  });

  it('R11.6: from the moment when the first payment is due, the fee applies and the voucher is lost', () => {
    const result = give(moved, CANCEL, { ...OFFICE, at: FIRST_DUE }, SPENT);
    const cancelled = acceptedBooking(result);
    expect(cancelled).toMatchObject({ status: 'cancelled', refund: 0 });
    expect(cancelled).not.toHaveProperty('declined');
    expect(changedVouchers(result)).toEqual([]);
    expect(refundShownAt(moved, FIRST_DUE)).toBe(0);
  });

  it('R11.6, R48.9: the moment of the customer’s request decides, however late the office cancels', () => {
    const late = FIRST_DUE + 48 * HOUR;
    const inTime = requestCancelAt(moved, FIRST_DUE - MINUTE);
    const tooLate = requestCancelAt(moved, FIRST_DUE);
    expect([inTime, tooLate].map((booking) => refundShownAt(booking, late))).toEqual([
      zloty(500),
      0,
    ]);
    expect([inTime, tooLate].map((booking) => cancelAt(booking, late))).toMatchObject([
      { refund: zloty(500), declined: true },
      { refund: 0 },
    ]);
    expect(changedVouchers(give(inTime, CANCEL, { ...OFFICE, at: late }, SPENT))).toEqual([
      discountVoucher(),
    ]);
  });

  it('R11.6, R31.6: after a payment is undone, the refund of a declined booking is what is still paid', () => {
    const paid = acceptedConfirmed(
      give(moved, registerAmount(zloty(300), { paymentId: 'P2', method: 'refund' })),
    );
    const declined = cancelAt(paid, FIRST_DUE - 1);
    expect(declined).toMatchObject({ refund: zloty(200) });
    const undone = give(declined, { type: 'undoPayment', paymentId: 'P2' }, { at: FIRST_DUE });
    expect(acceptedBooking(undone)).toMatchObject({ refund: zloty(500) });
  });

  it('R11.6, R30: while no way to pay is set, declining is free; then it is until the new due time', () => {
    const pending: Confirmed = { ...moved, wayAwaited: true };
    const later = FIRST_DUE + 24 * HOUR;
    expect(cancelAt(pending, later)).toMatchObject({ refund: zloty(500), declined: true });
    const named = acceptedConfirmed(give(pending, { type: 'nameWay' }, { ...OFFICE, at: later }));
    expect(named.declinableUntil).toBe(named.firstDue);
    expect([named.firstDue - 1, named.firstDue].map((at) => cancelAt(named, at))).toMatchObject([
      { refund: zloty(500) },
      { refund: 0 },
    ]);
  });

  it('R11.6, R31.6: when its only payment is undone late, the new time to pay is one to decline', () => {
    const late = FIRST_DUE + 48 * HOUR;
    const undone = (more: object) =>
      acceptedConfirmed(
        give(moved, { type: 'undoPayment', paymentId: 'P1', ...more }, { ...OFFICE, at: late }),
      );
    const renewed = undone({ renewsDeclining: true });
    expect(renewed.firstDue).toBe(late + 24 * HOUR);
    const result = give(renewed, CANCEL, { ...OFFICE, at: renewed.firstDue - 1 }, SPENT);
    expect(acceptedBooking(result)).toMatchObject({ declined: true });
    expect(changedVouchers(result)).toEqual([discountVoucher()]);
    expect(cancelAt(renewed, renewed.firstDue)).not.toHaveProperty('declined');
    // An older journal line is replayed as it was decided (R46).
    expect(cancelAt(undone({}), late + HOUR)).not.toHaveProperty('declined');
  });

  it('R11.6, R46: an older line of a move-up has no declining, so its fee is replayed as it was decided', () => {
    const before = moveUp(signUp, { type: 'moveUp' });
    expect(before).not.toHaveProperty('declinableUntil');
    expect(cancelAt(before, FIRST_DUE - 1)).toMatchObject({ refund: 0 });
    expect(moveUp(placedSignUp(1)).declinableUntil).toBe(FIRST_DUE);
  });
});
