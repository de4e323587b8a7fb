import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Caller } from '../booking/actor.ts';
import { type AccessFailure, findOwnBooking } from '../panel/access.ts';
import { issueMissingPapersOfBooking } from './issue-missing-papers.ts';
import { canSeePaper, type PaperDeps, readOrPrintPaperPdf } from './issue-paper-and-link.ts';

export type PaperFile = { readonly name: string; readonly file: Uint8Array };

export type OpenFailure =
  | AccessFailure
  | { readonly kind: 'linkEnded' }
  | { readonly kind: 'loginNeeded' };

const LINK_ENDED: OpenFailure = { kind: 'linkEnded' };

export const readPaperByLink =
  (deps: PaperDeps) =>
  async (caller: Caller, token: string): Promise<Result<PaperFile, OpenFailure>> =>
    safeTry(async function* () {
      const { papers } = deps.store;
      const link = await papers.link(deps.ids.hashOf(token));
      if (link === null || deps.clock.now() >= link.expiresAt) return err(LINK_ENDED);
      yield* await findOwnBooking(deps)(caller, link.bookingId);
      const [paper, file] = await Promise.all([
        papers.get(link.bookingId, link.kind, link.part),
        papers.file(link.bookingId, link.kind, link.part),
      ]);
      if (paper === null || !paper.open || paper.content === null || file === null)
        return err(LINK_ENDED);
      if (!canSeePaper(caller, paper.content)) return err({ kind: 'loginNeeded' } as const);
      return ok({ name: deps.printer.fileName(paper), file });
    });

/** Returns a booking's contract, made now if it is missing; null if there is none (R38). */
const contractOf = async (deps: PaperDeps, bookingId: string) => {
  const { papers } = deps.store;
  if ((await papers.get(bookingId, 'contract')) === null)
    await issueMissingPapersOfBooking(deps)(bookingId);
  const paper = await papers.get(bookingId, 'contract');
  return paper === null || !paper.open || paper.content === null
    ? null
    : { ...paper, content: paper.content };
};

export const readContractFileName =
  (deps: PaperDeps) =>
  async (bookingId: string): Promise<string | null> => {
    const paper = await contractOf(deps, bookingId);
    return paper === null ? null : deps.printer.fileName(paper);
  };

/** Returns the PDF of a booking's contract; null if the booking has no contract (R38). */
export const readContractPdf =
  (deps: PaperDeps) =>
  async (bookingId: string): Promise<PaperFile | null> => {
    const paper = await contractOf(deps, bookingId);
    const booking = paper === null ? null : await deps.store.bookings.get(bookingId);
    if (paper === null || booking === null) return null;
    const file = await readOrPrintPaperPdf(deps, booking, paper);
    return { name: deps.printer.fileName(paper), file };
  };
