import type { Paper, PaperLink, PaperShelf, PaperWrites } from '../../../application/ports/papers.ts';
import { PAPER_KINDS, type PaperKind } from '../../../domain/booking/placed/papers.ts';

type KeptPaper = { readonly paper: Paper; readonly file: Uint8Array | null };

/** Papers by booking and kind, and the links to them by their hash. */
export type PaperRows = { readonly papers: Map<string, KeptPaper>; readonly links: Map<string, PaperLink> };
/** What a transaction does to papers. */
export type StagedPapers = {
  readonly added: Map<string, Paper>;
  /** Bookings whose papers it closes, with the kinds that lose what they say. */
  readonly closed: { readonly bookingId: string; readonly emptied: readonly PaperKind[] }[];
};

export const paperRows = (): PaperRows => ({ papers: new Map(), links: new Map() });

const keyOf = (bookingId: string, kind: PaperKind): string => `${kind} ${bookingId}`;

export const stagedPapers = (): StagedPapers => ({ added: new Map(), closed: [] });

export const writePapers = ({ papers }: PaperRows, { added, closed }: StagedPapers): PaperWrites['papers'] => ({
  get: async (bookingId, kind) => added.get(keyOf(bookingId, kind)) ?? papers.get(keyOf(bookingId, kind))?.paper ?? null,
  lastNumber: async (kind, year) => {
    const all = [...added.values(), ...[...papers.values()].map(({ paper }) => paper)];
    return Math.max(0, ...all.filter((paper) => paper.kind === kind && paper.year === year).map(({ n }) => n));
  },
  add: async (paper) => {
    const key = keyOf(paper.bookingId, paper.kind);
    if (added.has(key) || papers.has(key)) throw new Error('The paper was made before');
    added.set(key, { ...paper, open: true });
  },
  close: async (bookingId, emptied) => {
    closed.push({ bookingId, emptied });
  },
});

export const memoryPapers = ({ papers, links }: PaperRows): PaperShelf['papers'] => ({
  get: async (bookingId, kind) => papers.get(keyOf(bookingId, kind))?.paper ?? null,
  ofBooking: async (bookingId) => PAPER_KINDS.flatMap((kind) => papers.get(keyOf(bookingId, kind))?.paper ?? []),
  file: async (bookingId, kind) => papers.get(keyOf(bookingId, kind))?.file ?? null,
  keepFile: async (bookingId, kind, file) => {
    const key = keyOf(bookingId, kind);
    const row = papers.get(key);
    if (row !== undefined && row.file === null && row.paper.content !== null) papers.set(key, { ...row, file });
  },
  link: async (hash) => links.get(hash) ?? null,
  addLink: async (link) => {
    links.set(link.hash, link);
  },
});

const close = ({ papers, links }: PaperRows, { bookingId, emptied }: StagedPapers['closed'][number]): void => {
  for (const kind of PAPER_KINDS) {
    const row = papers.get(keyOf(bookingId, kind));
    if (row === undefined) continue;
    const paper = { ...row.paper, open: false };
    papers.set(keyOf(bookingId, kind), emptied.includes(kind) ? { paper: { ...paper, content: null }, file: null } : { ...row, paper });
  }
  for (const link of [...links.values()]) if (link.bookingId === bookingId) links.delete(link.hash);
};

export const applyPapers = (rows: PaperRows, { added, closed }: StagedPapers): void => {
  for (const [key, paper] of added) rows.papers.set(key, { paper, file: null });
  for (const each of closed) close(rows, each);
};
