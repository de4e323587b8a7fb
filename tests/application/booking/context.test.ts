import { describe, expect, it } from 'vitest';
import {
  type ContextReader,
  decisionContext,
  offerAndTouchedDataOf,
  readDecisionData,
} from '../../../application/booking/context.ts';
import { decideAndPlanWrites } from '../../../application/booking/plan-command.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { COMMAND_FACTS } from '../../../domain/booking/command-facts.ts';
import type { LifeCommand, RecordedCommand } from '../../../domain/booking/commands.ts';
import { dataToLockAndLoad } from '../../../domain/booking/touched.ts';
import { OFFER, SETTINGS } from '../../arbitraries/offers.ts';
import {
  allSteps,
  confirmStep,
  draftAfter,
  insureAll,
  NOON,
} from '../../domain/booking/booking-steps.ts';
import {
  changeStep,
  placedOrder,
  registerAmount,
} from '../../domain/booking/placed/placed-steps.ts';

const THEIRS = { wholes: 0, pairs: 1, singles: 3 };

const read = async (booking: Booking, command: LifeCommand) => {
  const readUnits: (readonly number[])[] = [];
  const from: ContextReader = {
    bookings: {
      taken: async (units) => {
        readUnits.push(units);
        return new Map([[501, THEIRS]]);
      },
      group: async () => null,
    },
    vouchers: { get: async () => new Map() },
    ambassadors: { code: async () => null },
  };
  const world = { offer: OFFER, settings: SETTINGS };
  const touched = dataToLockAndLoad(booking, command);
  const data = await readDecisionData(from, world, touched, { bookingId: booking.id, at: NOON });
  return { context: decisionContext(world, touched, data), taken: data.taken, asked: readUnits };
};

describe('the settings of an order (R48.10)', () => {
  it('R48.10: the office changes the terms while step 6 is open; the order keeps those it showed', () => {
    const harder = {
      ...SETTINGS,
      cancellation: { ...SETTINGS.cancellation, firstMinuteDays: 200 },
    };
    const of = (_site: number, at = NOON) => (at < NOON - 60_000 ? SETTINGS : harder);
    const before = draftAfter(allSteps(1));
    const recorded = (shownAt: number): RecordedCommand => ({
      ...{ bookingId: before.id, by: { kind: 'customer' }, owner: before.owner, at: NOON },
      ...{ expectedVersion: null, bookerEmail: null, trips: {} },
      command: confirmStep({ keepsTerms: 'asShown', shown: { at: shownAt, documents: [] } }),
    });
    const orderShownAt = (at: number): Booking => {
      const order = recorded(at);
      const deps = {
        catalogue: { byId: () => ({ offer: OFFER }) },
        settings: { of, inTime: () => [] },
      };
      const scope = offerAndTouchedDataOf(deps, before, order)._unsafeUnwrap();
      const data = { taken: new Map(), vouchers: new Map(), group: null, ambassadorCode: null };
      const plan = decideAndPlanWrites({ ...scope, before, data, waiting: [] }, order);
      return plan._unsafeUnwrap().booking;
    };
    expect(orderShownAt(NOON - 120_000)).toMatchObject({
      cancellationTerms: SETTINGS.cancellation,
    });
    expect(orderShownAt(NOON - 30_000)).toMatchObject({ cancellationTerms: harder.cancellation });
  });
});

describe('the data that a decision reads (decision context)', () => {
  it('R9, R10: contains other bookings’ claims on all units of the offer if the command can take places', async () => {
    for (const [booking, command] of [
      [draftAfter(allSteps(2)), insureAll(2)],
      [placedOrder(2), changeStep({})],
    ] as const) {
      const { asked, context, taken } = await read(booking, command);
      expect(asked).toEqual([OFFER.units.map(({ id }) => id)]);
      expect([context.taken(501), context.taken(502)]).toEqual([
        THEIRS,
        { wholes: 0, pairs: 0, singles: 0 },
      ]);
      expect(taken?.get(501)).toEqual(THEIRS);
    }
  });

  it('R9, R10: for a payment it contains no claims, and a decision that asks for claims throws', async () => {
    const { asked, context, taken } = await read(placedOrder(2), registerAmount(100));
    expect([asked, taken]).toEqual([[], null]);
    expect(() => context.taken(501)).toThrow('A command used the occupancy of unit 501');
  });

  it('R9: contains claims for each command that saves, holds, moves up or changes a booking', () => {
    const asks = Object.entries(COMMAND_FACTS).flatMap(([type, facts]) =>
      facts.readsOccupancy ? [type] : [],
    );
    const saves = Object.entries(COMMAND_FACTS).flatMap(([type, facts]) =>
      facts.hold === null ? [] : [type],
    );
    expect(asks.toSorted()).toEqual([...saves, 'confirm', 'moveUp', 'changeBooking'].toSorted());
  });
});
