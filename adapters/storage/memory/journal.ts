import type {
  Journal,
  JournalEntry,
  JournalLine,
  JournalQuery,
  WriteJournal,
} from '../../../application/ports/journal.ts';
import type { Recorded } from '../../../domain/booking/commands.ts';

const commandIn = (entry: JournalEntry): Recorded | null =>
  'refused' in entry ? entry.refused : 'recorded' in entry ? entry.recorded : null;
const isRefused = (line: JournalLine | undefined): boolean =>
  line !== undefined && 'refused' in line;

/** Line number `n` of the journal is `lines[n - 1]`. */
export const journalTable = () => {
  const lines: JournalLine[] = [];
  const ofBooking = new Map<string, number[]>();
  return {
    length: (): number => lines.length,
    push: (entry: JournalEntry): void => {
      const line = { n: lines.length + 1, ...entry };
      lines.push(line);
      const recorded = commandIn(line);
      if (recorded === null) return;
      const numbers = ofBooking.get(recorded.bookingId);
      if (numbers === undefined) ofBooking.set(recorded.bookingId, [line.n]);
      else numbers.push(line.n);
    },
    ofBooking: (bookingId: string): readonly JournalQuery[] =>
      (ofBooking.get(bookingId) ?? []).flatMap((n) => {
        const line = lines[n - 1];
        if (line === undefined) return [];
        return 'refused' in line
          ? [{ n, recorded: line.refused }]
          : 'recorded' in line
            ? [line]
            : [];
      }),
    refusalsOf: (bookingId: string): number =>
      (ofBooking.get(bookingId) ?? []).filter((n) => isRefused(lines[n - 1])).length,
    retell: ({ n, recorded }: JournalQuery): void => {
      const line = lines[n - 1];
      if (line === undefined) return;
      if ('refused' in line) lines[n - 1] = { ...line, refused: recorded };
      else if ('recorded' in line) lines[n - 1] = { ...line, recorded };
    },
    /** Erases descriptions of vouchers from the journal lines that created the vouchers (R39). */
    forgetVouchers: (codes: readonly string[]): void => {
      for (const [index, line] of lines.entries()) {
        if (
          !('shop' in line) ||
          line.shop.command.type !== 'createVoucher' ||
          !codes.includes(line.shop.command.code)
        )
          continue;
        const command = { ...line.shop.command, description: '' };
        lines[index] = { ...line, shop: { ...line.shop, command } };
      }
    },
    read: async (after: number, limit: number): ReturnType<Journal['read']> =>
      lines.slice(after, after + limit),
  };
};

export type JournalTable = ReturnType<typeof journalTable>;

export const stageJournal = (
  table: JournalTable,
): WriteJournal & { readonly apply: () => void } => {
  const entries: JournalEntry[] = [];
  const retold: JournalQuery[] = [];
  return {
    append: async (entry) => table.length() + entries.push(entry),
    typedIn: async (bookingId) => table.ofBooking(bookingId),
    refusalsOf: async (bookingId) =>
      table.refusalsOf(bookingId) +
      entries.filter((entry) => 'refused' in entry && entry.refused.bookingId === bookingId).length,
    retell: async (lines) => {
      retold.push(...lines);
    },
    apply: () => {
      for (const entry of entries) table.push(entry);
      for (const line of retold) table.retell(line);
    },
  };
};
