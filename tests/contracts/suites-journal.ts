import { beforeAll, describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../application/ports/journal.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { BOOKING_COMMANDS, SHOP_COMMANDS, shopEntryOf } from './commands.ts';
import { entryOf } from './examples.ts';
import { type Opener, within } from './helpers.ts';

/** What every store owes to the journal: every command, on bookings and about the shop, comes back whole (R46). */
export const journalSuite = (opener: Opener): void => {
  describe('the journal (R46)', () => {
    let kit: StoreKit;
    beforeAll(async () => {
      kit = await opener.open();
    });

    test('lines are numbered upwards in the order of their commits and come back whole, in pages', async () => {
      const entries: readonly JournalEntry[] = [
        ...BOOKING_COMMANDS.map((command) =>
          entryOf('LINES222', command, { bookerEmail: 'booker@example.com', trips: { 'friend@example.com': 2 } }),
        ),
        ...BOOKING_COMMANDS.map((command) => entryOf('LINES333', command, { by: { kind: 'system' } })),
        ...SHOP_COMMANDS.map(shopEntryOf),
      ];
      const numbers: number[] = [];
      for (const entry of entries) numbers.push(await within(kit.store, ({ journal }) => journal.append(entry)));
      const lines = entries.map((entry, index) => ({ n: numbers[index], ...entry }));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(await kit.journal.read(0, 500)).toEqual(lines);
      expect(await kit.journal.read(0, 2)).toEqual(lines.slice(0, 2));
      expect(await kit.journal.read(numbers[1] ?? 0, 40)).toEqual(lines.slice(2, 42));
      expect(await kit.journal.read(numbers.at(-2) ?? 0, 40)).toEqual(lines.slice(-1));
      expect(await kit.journal.read(numbers.at(-1) ?? 0, 2)).toEqual([]);
    });
  });
};
