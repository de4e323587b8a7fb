import { sql } from 'kysely';
import type { Finding } from '../../../../application/consistency/finding.ts';
import type { Journal, JournalLine } from '../../../../application/ports/journal.ts';
import { defineStatement, type Engine, queriesFor } from '../engine/engine.ts';
import { subjectOfJournalEntry, typeAndTimeOfEntry } from '../journal/journal.ts';

const MAX_NAMED = 100;

type Head = {
  readonly n: number;
  readonly booking_id: string;
  readonly type: string;
  readonly at: number;
};

const columnFindings = (line: JournalLine, row: Head): readonly Finding[] => {
  const expected: Omit<Head, 'n'> = {
    booking_id: subjectOfJournalEntry(line),
    ...typeAndTimeOfEntry(line),
  };
  return (['booking_id', 'type', 'at'] as const).flatMap((column) =>
    row[column] === expected[column]
      ? []
      : [
          {
            subject: `journal line ${line.n}`,
            problem: `${column}: ${row[column]} in its column, ${expected[column]} in the line`,
          },
        ],
  );
};

/**
 * Checks the rows of the journal. Reports wrong columns, missing line numbers, and personal data
 * that belong to no line of their booking.
 */
export const createJournalChecker = (
  { dialect, read }: Pick<Engine, 'dialect' | 'read'>,
  journal: Journal,
) => {
  const db = queriesFor(dialect);
  const heads = defineStatement<{ after: number; last: number }>()((slots) =>
    db
      .selectFrom('journal')
      .select(['n', 'booking_id', 'type', 'at'])
      .where('n', '>', slots.one('after'))
      .where('n', '<=', slots.one('last')),
  );
  const drawn = defineStatement()(() =>
    db
      .selectFrom(sql<{ name: string; seq: number }>`sqlite_sequence`.as('drawn'))
      .select('drawn.seq')
      .where('drawn.name', '=', sql.lit('journal')),
  );
  const strays = defineStatement()(() =>
    db
      .selectFrom('people')
      .leftJoin('journal', 'journal.n', 'people.journal_n')
      .select(['people.booking_id', 'people.journal_n', 'people.user_num'])
      .where('people.journal_n', '>', 0)
      .where((row) =>
        row.or([
          row('journal.n', 'is', null),
          row('journal.booking_id', '<>', row.ref('people.booking_id')),
        ]),
      ),
  );
  const found: Finding[] = [];
  const missing: number[] = [];
  let last = 0;
  /** Collects missing numbers. SQLite only: in PostgreSQL, a failed transaction leaves a gap. */
  const upTo = (next: number): void => {
    for (let n = last + 1; n < next && dialect === 'sqlite' && missing.length < MAX_NAMED; n += 1)
      missing.push(n);
    last = next;
  };
  return {
    journal: {
      read: async (after, limit) => {
        const page = await journal.read(after, limit);
        const end = page.at(-1)?.n;
        if (end === undefined) return page;
        const rows = new Map((await read(heads({ after, last: end }))).map((row) => [row.n, row]));
        for (const line of page) {
          upTo(line.n);
          const row = rows.get(line.n);
          if (row !== undefined) found.push(...columnFindings(line, row));
        }
        return page;
      },
    } satisfies Journal,
    /** Returns all findings. Call this after the last line of the journal. */
    found: async (): Promise<readonly Finding[]> => {
      if (dialect === 'sqlite') upTo(((await read(drawn({})))[0]?.seq ?? 0) + 1);
      return [
        ...missing.map((n) => ({ subject: `journal line ${n}`, problem: 'is not in the store' })),
        ...found,
        ...(await read(strays({}))).map(({ booking_id, journal_n, user_num }) => ({
          subject: `journal line ${journal_n}`,
          problem: `is no line of booking ${booking_id}, but has personal data of its participant ${user_num}`,
        })),
      ];
    },
  };
};
