import type { BookingLine, Journal, JournalEntry, JournalLine, WriteJournal } from '../../../application/ports/journal.ts';

/** The lines of the journal; line `n` is the `n`-th. */
export const journalTable = () => {
  const lines: JournalLine[] = [];
  const ofBooking = new Map<string, number[]>();
  return {
    length: (): number => lines.length,
    push: (entry: JournalEntry): void => {
      const line = { n: lines.length + 1, ...entry };
      lines.push(line);
      if (!('recorded' in line)) return;
      const known = ofBooking.get(line.recorded.bookingId);
      if (known === undefined) ofBooking.set(line.recorded.bookingId, [line.n]);
      else known.push(line.n);
    },
    ofBooking: (bookingId: string): readonly BookingLine[] =>
      (ofBooking.get(bookingId) ?? []).flatMap((n) => {
        const line = lines[n - 1];
        return line !== undefined && 'recorded' in line ? [line] : [];
      }),
    retell: ({ n, recorded }: Pick<BookingLine, 'n' | 'recorded'>): void => {
      const line = lines[n - 1];
      if (line !== undefined && 'recorded' in line) lines[n - 1] = { ...line, recorded };
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

/** Entries and retold lines of a transaction, which stand when it ends well. */
export const stagedJournal = (table: JournalTable): WriteJournal & { readonly apply: () => void } => {
  const entries: JournalEntry[] = [];
  const retold: Pick<BookingLine, 'n' | 'recorded'>[] = [];
  return {
    append: async (entry) => table.length() + entries.push(entry),
    typedIn: async (bookingId) => table.ofBooking(bookingId),
    retell: async (lines) => {
      retold.push(...lines);
    },
    apply: () => {
      for (const entry of entries) table.push(entry);
      for (const line of retold) table.retell(line);
    },
  };
};
