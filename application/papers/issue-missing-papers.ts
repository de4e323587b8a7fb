import { isConfirmedAndCanHaveContract, PAPER_KINDS } from '../../domain/booking/placed/papers.ts';
import { bookingLock, runTransaction, type Transaction } from '../ports/store.ts';
import { annexContentIfNeeded, contractContent } from './contract-content.ts';
import { correctionInvoiceContent, replacementInvoiceContent } from './invoice-content.ts';
import {
  addPaper,
  type PaperDeps,
  paperLock,
  paperYear,
  readInformationFormForPaper,
  readPaperSource,
} from './issue-paper-and-link.ts';
import type { PaperSource } from './source.ts';

const BATCH = 50;

const settle = async (
  deps: PaperDeps,
  transaction: Transaction,
  bookingId: string,
  { form, at }: Pick<PaperSource, 'form' | 'at'>,
) => {
  const booking = await transaction.bookings.get(bookingId);
  if (booking === null || (booking.status !== 'confirmed' && booking.status !== 'cancelled'))
    return 0;
  const source = await readPaperSource(deps, transaction, booking, { form, at });
  if (source === null) return 0;
  let added = 0;
  const add = async (content: Parameters<typeof addPaper>[2]): Promise<void> => {
    await addPaper(transaction, bookingId, content, at);
    added += 1;
  };
  if (isConfirmedAndCanHaveContract(booking)) {
    const confirmed = { ...source, booking };
    const annex = annexContentIfNeeded(confirmed);
    if (!source.made.some(({ kind }) => kind === 'contract')) await add(contractContent(confirmed));
    else if (annex !== null) await add(annex);
  }
  const correction = correctionInvoiceContent({ ...source, booking });
  if (correction === null) return added;
  await add(correction);
  const reissue =
    correction.reason === 'number' ? replacementInvoiceContent({ ...source, booking }) : null;
  if (reissue !== null) await add(reissue);
  return added;
};

/** Issues missing contracts, annexes, corrections and invoices (R38). A second call issues none. */
export const issueMissingPapersOfBooking =
  (deps: PaperDeps) =>
  async (bookingId: string): Promise<number> => {
    const seen = await deps.store.bookings.get(bookingId);
    // The information form of an order never changes, so it can be read before the locks.
    const form = seen === null ? null : await readInformationFormForPaper(deps, seen);
    const at = deps.clock.now();
    const locks = PAPER_KINDS.map((kind) => paperLock(kind, paperYear(at)));
    return runTransaction(deps.store, [bookingLock(bookingId), ...locks], async (transaction) => {
      const count = await settle(deps, transaction, bookingId, { form, at });
      await transaction.papers.settled(bookingId);
      return count;
    });
  };

/** Issues missing papers of all bookings. If some fail, throws after the last booking. */
export const issueAllMissingPapers = (deps: PaperDeps) => async (): Promise<number> => {
  const looked = new Set<string>();
  const failures: unknown[] = [];
  let total = 0;
  for (;;) {
    // Failed bookings stay in the queue. Each batch is therefore larger by their number, so that it
    // still contains bookings that were not tried yet.
    const waiting = (await deps.store.papers.unsettled(BATCH + failures.length)).filter(
      (bookingId) => !looked.has(bookingId),
    );
    for (const bookingId of waiting) {
      looked.add(bookingId);
      await issueMissingPapersOfBooking(deps)(bookingId).then(
        (count) => {
          total += count;
        },
        (failure: unknown) => failures.push(failure),
      );
    }
    if (waiting.length > 0) continue;
    if (failures.length > 0) throw failures[0];
    return total;
  }
};
