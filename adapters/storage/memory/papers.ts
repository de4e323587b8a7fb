import {
  PAPER_KINDS,
  type Paper,
  type PaperKind,
  type PaperLink,
  type PaperShelf,
  type PaperWrites,
} from '../../../application/ports/papers.ts';

type KeptPaper = { readonly paper: Paper; readonly file: Uint8Array | null };

/** Papers by booking and kind, and the links to them by their hash. */
export type PaperRows = { readonly papers: Map<string, KeptPaper>; readonly links: Map<string, PaperLink> };
/** Papers that a transaction adds. */
export type StagedPapers = Map<string, Paper>;

export const paperRows = (): PaperRows => ({ papers: new Map(), links: new Map() });

const keyOf = (bookingId: string, kind: PaperKind): string => `${kind} ${bookingId}`;

export const writePapers = ({ papers }: PaperRows, staged: StagedPapers): PaperWrites['papers'] => ({
  get: async (bookingId, kind) => staged.get(keyOf(bookingId, kind)) ?? papers.get(keyOf(bookingId, kind))?.paper ?? null,
  lastNumber: async (kind, year) => {
    const all = [...staged.values(), ...[...papers.values()].map(({ paper }) => paper)];
    return Math.max(0, ...all.filter((paper) => paper.kind === kind && paper.year === year).map(({ n }) => n));
  },
  add: async (paper) => {
    const key = keyOf(paper.bookingId, paper.kind);
    if (staged.has(key) || papers.has(key)) throw new Error('The paper was made before');
    staged.set(key, { ...paper, open: true });
  },
});

export const applyPapers = ({ papers }: PaperRows, staged: StagedPapers): void => {
  for (const [key, paper] of staged) papers.set(key, { paper, file: null });
};

export const memoryPapers = ({ papers, links }: PaperRows): PaperShelf['papers'] => ({
  get: async (bookingId, kind) => papers.get(keyOf(bookingId, kind))?.paper ?? null,
  ofBooking: async (bookingId) => PAPER_KINDS.flatMap((kind) => papers.get(keyOf(bookingId, kind))?.paper ?? []),
  file: async (bookingId, kind) => papers.get(keyOf(bookingId, kind))?.file ?? null,
  keepFile: async (bookingId, kind, file) => {
    const key = keyOf(bookingId, kind);
    const kept = papers.get(key);
    if (kept !== undefined && kept.file === null && kept.paper.content !== null) papers.set(key, { ...kept, file });
  },
  link: async (hash) => links.get(hash) ?? null,
  addLink: async (link) => {
    links.set(link.hash, link);
  },
});

/** Closes the papers of a booking whose booker is erased: contracts go, invoices stay for the books alone (R39). */
export const closePapers = ({ papers, links }: PaperRows, bookingId: string): void => {
  for (const kind of PAPER_KINDS) {
    const kept = papers.get(keyOf(bookingId, kind));
    if (kept === undefined) continue;
    const closed = { ...kept.paper, open: false };
    papers.set(
      keyOf(bookingId, kind),
      kind === 'contract' ? { paper: { ...closed, content: null }, file: null } : { ...kept, paper: closed },
    );
  }
  for (const link of [...links.values()]) if (link.bookingId === bookingId) links.delete(link.hash);
};
