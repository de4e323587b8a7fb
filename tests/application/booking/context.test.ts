import { describe, expect, it } from 'vitest';
import { type ContextReader, readContext } from '../../../application/booking/context.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { COMMAND_FACTS } from '../../../domain/booking/command-facts.ts';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import { touchedBy } from '../../../domain/booking/touched.ts';
import { OFFER, SETTINGS } from '../../arbitraries/offers.ts';
import { change, ordered, pay } from '../../domain/booking/placed/placed-steps.ts';
import { allSteps, draftAfter, insured, NOON } from '../../domain/booking/steps.ts';

const THEIRS = { wholes: 0, pairs: 1, singles: 3 };

/** A context as it is read for a command, and which units were asked about. */
const read = async (booking: Booking, command: LifeCommand) => {
  const asked: (readonly number[])[] = [];
  const from: ContextReader = {
    bookings: {
      taken: async (units) => {
        asked.push(units);
        return new Map([[501, THEIRS]]);
      },
      group: async () => null,
    },
    vouchers: { get: async () => new Map() },
    ambassadors: { code: async () => null },
  };
  const world = { offer: OFFER, settings: SETTINGS };
  const known = await readContext(from, world, touchedBy(booking, command), { bookingId: booking.id, at: NOON });
  return { ...known, asked };
};

describe('what is read for a decision', () => {
  it('R9, R10: what others take of all units of the offer, for a command that may take places', async () => {
    for (const [booking, command] of [
      [draftAfter(allSteps(2)), insured(2)],
      [ordered(2), change({})],
    ] as const) {
      const { asked, context, taken } = await read(booking, command);
      expect(asked).toEqual([OFFER.units.map(({ id }) => id)]);
      expect([context.taken(501), context.taken(502)]).toEqual([THEIRS, { wholes: 0, pairs: 0, singles: 0 }]);
      expect(taken?.get(501)).toEqual(THEIRS);
    }
  });

  it('R9, R10: nothing of it for a payment, and nobody takes that for free places', async () => {
    const { asked, context, taken } = await read(ordered(2), pay(100));
    expect([asked, taken]).toEqual([[], null]);
    expect(() => context.taken(501)).toThrow('What is taken of unit 501 was not read');
  });

  it('R9: every command that saves a draft, begins its places, moves up or changes asks for it', () => {
    const asks = Object.entries(COMMAND_FACTS).flatMap(([type, facts]) => (facts.asksTaken ? [type] : []));
    const saves = Object.entries(COMMAND_FACTS).flatMap(([type, facts]) => (facts.hold === null ? [] : [type]));
    expect(asks.toSorted()).toEqual([...saves, 'confirm', 'moveUp', 'changeBooking'].toSorted());
  });
});
