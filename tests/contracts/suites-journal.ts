import { beforeAll, describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../application/ports/journal.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { BookingCommand } from '../../domain/booking/commands.ts';
import { NOBODY } from '../../domain/party/person.ts';
import {
  BOOKING_COMMANDS,
  changeEntryOf,
  SHOP_CHANGES,
  SHOP_COMMANDS,
  shopEntryOf,
} from './commands.ts';
import { commitWork, type Opener, rollBack } from './helpers.ts';
import { bookingEntryOf, refusedEntryOf } from './record-examples.ts';

export const journalSuite = (opener: Opener): void => {
  describe('the journal (R46)', () => {
    let kit: StoreKit;
    beforeAll(async () => {
      kit = await opener.open();
    });

    test('lines are numbered in commit order and read back unchanged, page by page (R46.1)', async () => {
      const entries: readonly JournalEntry[] = [
        ...BOOKING_COMMANDS.map((command) =>
          bookingEntryOf('LINES222', command, {
            bookerEmail: 'booker@example.com',
            trips: { 'friend@example.com': 2 },
          }),
        ),
        ...BOOKING_COMMANDS.map((command) =>
          bookingEntryOf('LINES333', command, { by: { kind: 'system' } }),
        ),
        ...BOOKING_COMMANDS.map((command) =>
          refusedEntryOf('LINES444', command, {
            bookerEmail: 'booker@example.com',
            trips: { 'a@b.example': 1 },
          }),
        ),
        ...SHOP_COMMANDS.map(shopEntryOf),
        ...SHOP_CHANGES.map(changeEntryOf),
      ];
      const numbers: number[] = [];
      for (const entry of entries)
        numbers.push(await commitWork(kit.store, ({ journal }) => journal.append(entry)));
      const lines = entries.map((entry, index) => ({ n: numbers[index], ...entry }));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(await kit.journal.read(0, 500)).toEqual(lines);
      expect(await kit.journal.read(0, 2)).toEqual(lines.slice(0, 2));
      expect(await kit.journal.read(numbers[1] ?? 0, 40)).toEqual(lines.slice(2, 42));
      expect(await kit.journal.read(numbers.at(-2) ?? 0, 40)).toEqual(lines.slice(-1));
      expect(await kit.journal.read(numbers.at(-1) ?? 0, 2)).toEqual([]);
    });

    test('refused commands are counted per booking; data typed in them can be replaced (R39, R46.4)', async () => {
      const named = (firstName: string): BookingCommand => ({
        type: 'nameParticipants',
        participants: [{ userNum: 1, fillLater: false, person: { ...NOBODY, firstName } }],
      });
      const counted = await commitWork(kit.store, async ({ journal }) => {
        await journal.append(bookingEntryOf('REFUSED2', named('Anna')));
        await journal.append(refusedEntryOf('REFUSED2', named('Jan')));
        await journal.append(refusedEntryOf('REFUSED3', named('Ola')));
        return [await journal.refusalsOf('REFUSED2'), await journal.refusalsOf('REFUSED4')];
      });
      expect(counted).toEqual([1, 0]);
      const typed = await commitWork(kit.store, ({ journal }) => journal.typedIn('REFUSED2'));
      expect(typed.map(({ recorded }) => recorded.command)).toEqual([named('Anna'), named('Jan')]);
      const last = typed.at(-1);
      if (last === undefined) throw new Error('The refused line names somebody');
      await commitWork(kit.store, ({ journal }) =>
        journal.retell([{ n: last.n, recorded: { ...last.recorded, command: named('Somebody') } }]),
      );
      expect(await kit.journal.read(last.n - 1, 1)).toEqual([
        { n: last.n, ...refusedEntryOf('REFUSED2', named('Somebody')) },
      ]);
    });

    test('personal data can be replaced line by line, and only if the transaction commits (R39)', async () => {
      const named = (firstName: string): BookingCommand => ({
        type: 'nameParticipants',
        participants: [{ userNum: 1, fillLater: false, person: { ...NOBODY, firstName } }],
      });
      const order = (id: string, firstName: string, trips = {}) =>
        bookingEntryOf(id, named(firstName), { bookerEmail: `${firstName}@example.com`, trips });
      const personsFrom = async (from: number) =>
        (await kit.journal.read(from, 10)).map((line) =>
          'recorded' in line ? [line.recorded.bookingId, line.recorded.bookerEmail] : [],
        );
      const before = await commitWork(kit.store, async ({ journal }) => {
        const n = await journal.append(order('RETOLD22', 'Anna', { 'anna@example.com': 2 }));
        await journal.append(order('RETOLD22', 'Jan'));
        await journal.append(bookingEntryOf('RETOLD22', { type: 'clearAge' }));
        await journal.append(order('STAYS222', 'Anna'));
        return n - 1;
      });
      const [first, second] = await commitWork(kit.store, ({ journal }) =>
        journal.typedIn('RETOLD22'),
      );
      if (first === undefined || second === undefined) throw new Error('Both lines name somebody');
      expect([first.recorded, second.recorded]).toEqual([
        order('RETOLD22', 'Anna', { 'anna@example.com': 2 }).recorded,
        order('RETOLD22', 'Jan').recorded,
      ]);
      const retold = {
        n: first.n,
        recorded: {
          ...first.recorded,
          command: named('Somebody'),
          bookerEmail: 'else@example.com',
          trips: {},
        },
      };
      await rollBack(kit.store, ({ journal }) => journal.retell([retold]));
      expect((await personsFrom(before))[0]).toEqual(['RETOLD22', 'Anna@example.com']);
      await commitWork(kit.store, ({ journal }) => journal.retell([retold]));
      expect((await kit.journal.read(before, 1))[0]).toEqual({ ...first, ...retold });
      expect((await personsFrom(before)).slice(1)).toEqual([
        ['RETOLD22', 'Jan@example.com'],
        ['RETOLD22', null],
        ['STAYS222', 'Anna@example.com'],
      ]);
    });
  });
};
