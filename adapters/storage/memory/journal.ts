import type { Journal, JournalEntry, JournalLine } from '../../../application/ports/journal.ts';
import { joinEntry, withStandIns } from '../lines/journal-lines.ts';

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
    /** Puts stand-ins for everybody who was typed into the lines of a booking (R8, R46). */
    forget: (bookingId: string): void => {
      const typed = (ofBooking.get(bookingId) ?? []).flatMap((n) => {
        const line = lines[n - 1];
        return line !== undefined && 'recorded' in line ? [line] : [];
      });
      for (const { n, line, people } of withStandIns(typed)) lines[n - 1] = joinEntry(n, line, people);
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
