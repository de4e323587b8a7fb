import type { PaperDeps } from './make-paper.ts';
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
    const { open: _open, content, ...rest } = paper;
    const name = deps.printer.fileName(paper);
    const printed = await papers.file(bookingId, 'contract', paper.part);
    if (printed !== null) return { name, file: printed };
    const file = await deps.printer.print({ ...rest, content }, []);
    await papers.keepFile(bookingId, 'contract', file, paper.part);
    return { name, file };
  };
