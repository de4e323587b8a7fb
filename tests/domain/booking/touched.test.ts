import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../domain/booking/booking.ts';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import { dataToLockAndLoad } from '../../../domain/booking/touched.ts';
import {
  acceptedBooking,
  allSteps,
  berthsStep,
  confirmStep,
  draftAfter,
  give,
  insureAll,
  takenByOthers,
  tripStep,
} from './booking-steps.ts';
import {
  changeStep,
  joinStep,
  listSteps,
  placedOrder,
  placedSignUp,
  redeemStep,
  registerAmount,
  useAmberCode,
} from './placed/placed-steps.ts';

const NOTHING = {
  units: [],
  readsOccupancy: false,
  vouchers: [],
  group: null,
  ambassadorCode: null,
  reserveLists: [],
};
const used = (code: string) => ({ userNum: 1, code, kind: 'discount', value: 1 }) as const;

describe('which data a command locks and loads beside its own booking (R10)', () => {
  it('R10: a command that begins a new booking locks and loads no other data', () => {
    expect(dataToLockAndLoad(null, tripStep(1))).toEqual(NOTHING);
    expect(
      dataToLockAndLoad(placedOrder(1), { type: 'createDraft', offerId: 1, siteId: 1 }),
    ).toEqual(NOTHING);
  });

  it('R10: the units of the booking and of the command, in ascending order and without duplicates', () => {
    expect(dataToLockAndLoad(draftAfter([tripStep(2)]), berthsStep([502, 501])).units).toEqual([
      501, 502,
    ]);
    expect(
      dataToLockAndLoad(draftAfter([tripStep(1), berthsStep([502])]), berthsStep([501])).units,
    ).toEqual([501, 502]);
    expect(
      dataToLockAndLoad(draftAfter([tripStep(1), berthsStep([502])]), {
        ...berthsStep([501]),
        berths: [],
      }).units,
    ).toEqual([502]);
    expect(
      dataToLockAndLoad(draftAfter([tripStep(2), berthsStep([502, 502])]), berthsStep([501, 502]))
        .units,
    ).toEqual([501, 502]);
    expect(dataToLockAndLoad(draftAfter([tripStep(2)]), berthsStep([502, 502])).units).toEqual([
      502,
    ]);
    expect(dataToLockAndLoad(placedOrder(2), insureAll(2)).units).toEqual([501]);
    expect(
      dataToLockAndLoad(draftAfter([tripStep(2), berthsStep([502, 501])]), insureAll(2)).units,
    ).toEqual([501, 502]);
    const moves = changeStep({
      berths: [
        { userNum: 2, unitId: 5 },
        { userNum: 1, unitId: 700 },
      ],
    });
    expect(dataToLockAndLoad(placedOrder(2), moves).units).toEqual([5, 501, 700]);
    expect(dataToLockAndLoad(placedOrder(2), changeStep({})).units).toEqual([501]);
    const [answer] = berthsStep([501]).berths;
    if (answer === undefined) throw new Error('an answer');
    expect(
      dataToLockAndLoad(draftAfter([tripStep(1)]), {
        ...berthsStep([501]),
        berths: [{ ...answer, unitId: null }],
      }).units,
    ).toEqual([]);
  });

  it('R10, R26: a draft’s vouchers, the command’s voucher, and vouchers that a cancellation restores', () => {
    const draft = { ...draftAfter(allSteps(1)), vouchers: [used('B'), used('A')] };
    expect(dataToLockAndLoad(draft, insureAll(1)).vouchers).toEqual(['B', 'A']);
    expect(dataToLockAndLoad(draft, redeemStep(' c ')).vouchers).toEqual(['B', 'A', 'C']);
    expect(dataToLockAndLoad(draft, redeemStep('a')).vouchers).toEqual(['B', 'A']);
    const placed = { ...placedOrder(1), vouchers: [used('B')] };
    expect(dataToLockAndLoad(placed, registerAmount(1)).vouchers).toEqual([]);
    expect(dataToLockAndLoad(placed, redeemStep('c')).vouchers).toEqual(['C']);
    for (const ends of [
      { type: 'cancel', reason: 'customer' },
      { type: 'callOff' },
      { type: 'cancelUnpaid', statementsUntil: null },
    ] as const)
      expect(dataToLockAndLoad(placed, ends).vouchers, ends.type).toEqual(['B']);
    const waits = { ...placedSignUp(1), vouchers: [used('B')] };
    expect(dataToLockAndLoad(waits, { type: 'leaveReserveList' }).vouchers).toEqual(['B']);
    const over = acceptedBooking(give(placed, { type: 'cancel', reason: 'customer' }));
    expect(dataToLockAndLoad(over, { type: 'cancel', reason: 'customer' }).vouchers).toEqual([]);
  });

  it('R10, R21: the group of the booking or of the command, for commands that affect groups', () => {
    const grouped = {
      ...placedOrder(1),
      group: { code: 'GRUPA222', openedOn: '2027-05-15', counts: true },
    };
    expect(dataToLockAndLoad(grouped, { type: 'regroup' }).group).toBe('GRUPA222');
    expect(dataToLockAndLoad(grouped, registerAmount(1)).group).toBeNull();
    expect(dataToLockAndLoad(placedOrder(1), joinStep).group).toBe('GRUPA222');
    expect(
      dataToLockAndLoad(grouped, { ...joinStep, type: 'joinGroup', code: 'OTHER222' }).group,
    ).toBe('GRUPA222');
    expect(dataToLockAndLoad(placedOrder(1), { type: 'createGroup' }).group).toBeNull();
    expect(dataToLockAndLoad(draftAfter(allSteps(1)), confirmStep()).group).toBeNull();
  });

  it('R10, R22: a command with an ambassador’s code locks and loads that code; other commands load none', () => {
    expect(dataToLockAndLoad(draftAfter([]), useAmberCode).ambassadorCode).toBe('AMBER-27');
    expect(dataToLockAndLoad(draftAfter([]), joinStep).ambassadorCode).toBeNull();
    expect(dataToLockAndLoad(draftAfter([]), redeemStep('X')).ambassadorCode).toBeNull();
  });

  it('R11: a command locks and loads the reserve lists that its booking can join or leave', () => {
    const lists = (booking: Booking, command: LifeCommand) =>
      dataToLockAndLoad(booking, command).reserveLists;
    const signUp = draftAfter(listSteps(1), {}, takenByOthers(20));
    const waits = placedSignUp(1);
    expect(lists(signUp, confirmStep())).toEqual([501]);
    expect(lists(draftAfter(allSteps(1)), confirmStep())).toEqual([]);
    expect(lists(signUp, insureAll(1))).toEqual([]);
    for (const leaves of [
      { type: 'moveUp' },
      { type: 'leaveReserveList' },
      { type: 'cancel', reason: 'organiser' },
      { type: 'callOff' },
    ] as const) {
      expect(lists(waits, leaves), leaves.type).toEqual([501]);
      expect(lists(placedOrder(1), leaves), leaves.type).toEqual([]);
    }
    expect(lists(waits, registerAmount(1))).toEqual([]);
    expect(lists(waits, confirmStep())).toEqual([]);
  });
});
