import { type PaperDeps, printedFile } from './make-paper.ts';
import type { PaperFile } from './open-paper.ts';
import { settlePapers } from './settle-papers.ts';

/** Returns the file that the panel shows (R38); null if there is no contract. */
export const contractFile =
  (deps: PaperDeps) =>
  async (bookingId: string): Promise<PaperFile | null> => {
    const { papers } = deps.store;
    if ((await papers.get(bookingId, 'contract')) === null) await settlePapers(deps)(bookingId);
    const paper = await papers.get(bookingId, 'contract');
    if (paper === null || !paper.open || paper.content === null) return null;
    const booking = await deps.store.bookings.get(bookingId);
    if (booking === null) return null;
    const file = await printedFile(deps, booking, { ...paper, content: paper.content });
    return { name: deps.printer.fileName(paper), file };
  };
