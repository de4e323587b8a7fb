import type { AskedLine, Journal, JournalEntry, JournalLine, WriteJournal } from '../../../application/ports/journal.ts';
import type { Recorded } from '../../../domain/booking/commands.ts';

const askedIn = (entry: JournalEntry): Recorded | null =>
  'refused' in entry ? entry.refused : 'recorded' in entry ? entry.recorded : null;
const isRefused = (line: JournalLine | undefined): boolean => line !== undefined && 'refused' in line;

/** The lines of the journal; line `n` is the `n`-th. Where nobody asks for them they are only counted. */
export const journalTable = (keeps: boolean) => {
  let count = 0;
  const lines: JournalLine[] = [];
  const ofBooking = new Map<string, number[]>();
  return {
    keeps,
    length: (): number => count,
    /** So many more, of which nothing is kept. */
    skip: (more: number): void => {
      count += more;
    },
    push: (entry: JournalEntry): void => {
      count += 1;
      const line = { n: count, ...entry };
      lines.push(line);
      const asked = askedIn(line);
      if (asked === null) return;
      const known = ofBooking.get(asked.bookingId);
      if (known === undefined) ofBooking.set(asked.bookingId, [line.n]);
      else known.push(line.n);
    },
    ofBooking: (bookingId: string): readonly AskedLine[] =>
      (ofBooking.get(bookingId) ?? []).flatMap((n) => {
        const line = lines[n - 1];
        if (line === undefined) return [];
        return 'refused' in line ? [{ n, recorded: line.refused }] : 'recorded' in line ? [line] : [];
      }),
    refusalsOf: (bookingId: string): number => (ofBooking.get(bookingId) ?? []).filter((n) => isRefused(lines[n - 1])).length,
    retell: ({ n, recorded }: AskedLine): void => {
      const line = lines[n - 1];
      if (line === undefined) return;
      if ('refused' in line) lines[n - 1] = { ...line, refused: recorded };
      else if ('recorded' in line) lines[n - 1] = { ...line, recorded };
    },
    /** Takes away what vouchers are for from the lines that made them (R39). */
    forgetVouchers: (codes: readonly string[]): void => {
      for (const [index, line] of lines.entries()) {
        if (!('shop' in line) || line.shop.command.type !== 'createVoucher' || !codes.includes(line.shop.command.code)) continue;
        const command = { ...line.shop.command, description: '' };
        lines[index] = { ...line, shop: { ...line.shop, command } };
      }
    },
    read: async (after: number, limit: number): ReturnType<Journal['read']> => lines.slice(after, after + limit),
  };
};

export type JournalTable = ReturnType<typeof journalTable>;

type StagedJournal = WriteJournal & { readonly apply: () => void; readonly drop: () => void };

/** Entries of a transaction where nobody asks for any line. */
const countedJournal = (table: JournalTable): StagedJournal => {
  let appended = 0;
  return {
    append: () => {
      appended += 1;
      return table.length() + appended;
    },
    typedIn: async () => [],
    refusalsOf: async () => 0,
    retell: async () => {},
    apply: () => table.skip(appended),
    drop: () => {
      appended = 0;
    },
  };
};

/** Entries and retold lines of a transaction, which stand when it ends well. */
export const stagedJournal = (table: JournalTable): StagedJournal => {
  if (!table.keeps) return countedJournal(table);
  const entries: JournalEntry[] = [];
  const retold: AskedLine[] = [];
  return {
    append: async (entry) => table.length() + entries.push(entry),
    typedIn: async (bookingId) => table.ofBooking(bookingId),
    refusalsOf: async (bookingId) =>
      table.refusalsOf(bookingId) + entries.filter((entry) => 'refused' in entry && entry.refused.bookingId === bookingId).length,
    retell: async (lines) => {
      retold.push(...lines);
    },
    apply: () => {
      for (const entry of entries) table.push(entry);
      for (const line of retold) table.retell(line);
    },
    // Nobody takes this one up again: each transaction has its own.
    drop: () => {},
  };
};
