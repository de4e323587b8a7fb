import { sql } from 'kysely';
import type {
  Journal,
  JournalEntry,
  JournalWriter,
} from '../../../../application/ports/journal.ts';
import type { Instant } from '../../../../domain/calendar.ts';
import type { ShopChange } from '../../../../domain/shop-changes/commands.ts';
import type { BookingWrites } from '../bookings/booking-writes.ts';
import { type Connection, defineStatement, type Engine, type Queries } from '../engine/engine.ts';
import type { Tables } from '../engine/schema.ts';
import { statementsOf } from '../engine/table-statements.ts';
import {
  groupRowsByJournalLine,
  joinPersonalDataIntoLine,
  personalDataOf,
  splitPersonalDataFromEntry,
} from './journal-lines.ts';
import type { LinePeople } from './personal-data-in-commands.ts';

const REFUSED = 'refused';

export const journalQueries = (db: Queries) => {
  const journal = statementsOf(db, 'journal');
  return {
    append: defineStatement<Omit<Tables['journal'], 'n'>>()((slots) =>
      db
        .insertInto('journal')
        .values(slots.row('booking_id', 'type', 'at', 'line'))
        .returning('n'),
    ),
    lines: journal.select(
      ['n', 'line'],
      [
        ['n', '>', 'after'],
        ['n', '<=', 'horizon'],
      ],
      { orderBy: ['n'], limit: 'limit' },
    ),
    people: defineStatement<{ first: number; last: number }>()((slots) =>
      db
        .selectFrom('people')
        .select(['journal_n', 'user_num', 'data'])
        .where('journal_n', '>', 0)
        .where('journal_n', '>=', slots.one('first'))
        .where('journal_n', '<=', slots.one('last')),
    ),
    // The condition is a literal, because SQLite then uses the partial index of refused commands.
    refused: defineStatement<{ bookingId: string }>()((slots) =>
      db
        .selectFrom('journal')
        .select((row) => row.fn.countAll<number>().as('lines'))
        .where('booking_id', '=', slots.one('bookingId'))
        .where('type', '=', sql.lit(REFUSED)),
    ),
    typed: defineStatement<{ bookingId: string }>()((slots) =>
      db
        .selectFrom('people')
        .innerJoin('journal', 'journal.n', 'people.journal_n')
        .select(['journal.n', 'journal.line', 'people.user_num', 'people.data'])
        .where('people.booking_id', '=', slots.one('bookingId'))
        .where('people.journal_n', '>', 0)
        .orderBy('journal.n')
        .orderBy('people.user_num'),
    ),
  };
};

export type JournalQueries = ReturnType<typeof journalQueries>;

const changeSubject = (command: ShopChange): string => {
  if ('offerId' in command) return `offer/${command.offerId}`;
  return command.type === 'layIn'
    ? 'shop'
    : `brand/${command.type === 'setSeller' ? command.seller.siteId : command.siteId}`;
};

/** Returns what a line is about: a booking's id, or `voucher/…`, `ambassador/…` and similar. */
export const subjectOfJournalEntry = (entry: JournalEntry): string => {
  if ('recorded' in entry) return entry.recorded.bookingId;
  if ('refused' in entry) return entry.refused.bookingId;
  if ('change' in entry) return changeSubject(entry.change.command);
  const { command } = entry.shop;
  switch (command.type) {
    case 'createVoucher':
    case 'activateVoucher':
    case 'settleVoucher':
      return `voucher/${command.code}`;
    case 'createAmbassadorCode':
    case 'createCommissionVoucher':
    case 'settleCommission':
      return `ambassador/${command.name}`;
    case 'appointAmbassador':
    case 'blockAccount':
    case 'unblockAccount':
      return `account/${command.accountId}`;
  }
};

export const typeAndTimeOfEntry = (
  entry: JournalEntry,
): { readonly type: string; readonly at: Instant } => {
  if ('refused' in entry) return { type: REFUSED, at: entry.refused.at };
  const { command, at } =
    'recorded' in entry ? entry.recorded : 'change' in entry ? entry.change : entry.shop;
  return { type: command.type, at };
};

/**
 * Writes journal lines. The transaction already holds its locks. So if two transactions change the
 * same thing, the first one gets the lower line number.
 */
export const journalWriter = (
  queries: JournalQueries,
  writes: BookingWrites,
  connection: Connection,
): JournalWriter => {
  const keepPeople = (bookingId: string, line: number, people: LinePeople): void => {
    if (people.size === 0) return;
    const userNums = [...people.keys()];
    const emails = userNums.map(() => '');
    connection.send(
      writes.people({ bookingId, line, userNums, emails, data: [...people.values()] }),
    );
  };
  return {
    append: async (entry) => {
      const bookingId = subjectOfJournalEntry(entry);
      const { type, at } = typeAndTimeOfEntry(entry);
      const { line, people } = splitPersonalDataFromEntry(entry);
      const [drawn] = await connection.all(
        queries.append({ booking_id: bookingId, type, at, line }),
      );
      if (drawn === undefined) throw new Error('The database returned no journal number');
      keepPeople(bookingId, drawn.n, people);
      return drawn.n;
    },
    typedIn: async (bookingId) =>
      groupRowsByJournalLine(await connection.all(queries.typed({ bookingId }))),
    refusalsOf: async (bookingId) =>
      Number((await connection.all(queries.refused({ bookingId })))[0]?.lines ?? 0),
    retell: async (lines) => {
      for (const { n, recorded } of lines)
        keepPeople(recorded.bookingId, n, personalDataOf(recorded));
    },
  };
};

/**
 * Reads the journal up to its horizon, the last line before which no line is missing. After the
 * horizon, lines can be missing because they are not committed yet.
 */
export const journalReader = (queries: JournalQueries, engine: Engine): Journal => ({
  read: async (after, limit) => {
    const horizon = await engine.journalHorizon();
    const lines = await engine.read(queries.lines({ after, horizon, limit }));
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) return [];
    const people = new Map<number, Map<number, string>>();
    for (const { journal_n, user_num, data } of await engine.read(
      queries.people({ first: first.n, last: last.n }),
    ))
      people.set(
        journal_n,
        (people.get(journal_n) ?? new Map<number, string>()).set(user_num, data),
      );
    return lines.map(({ n, line }) =>
      joinPersonalDataIntoLine(n, line, people.get(n) ?? new Map()),
    );
  },
});
