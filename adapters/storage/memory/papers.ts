import type {
  Paper,
  PaperKey,
  PaperLink,
  PaperShelf,
  PaperWrites,
} from '../../../application/ports/papers.ts';
import { INVOICE_KINDS } from '../../../domain/accounts/invoice.ts';
import { inPaperOrder, type PaperKind } from '../../../domain/booking/placed/papers.ts';

type PaperWithFile = { readonly paper: Paper; readonly file: Uint8Array | null };

export type PaperRows = {
  readonly papers: Map<string, PaperWithFile>;
  readonly links: Map<string, PaperLink>;
  readonly unsettled: Set<string>;
};
export type StagedPapers = {
  readonly added: Map<string, Paper>;
  readonly closed: { readonly bookingId: string; readonly emptied: readonly PaperKind[] }[];
  readonly reprinted: Set<string>;
  readonly unsettled: Map<string, boolean>;
};

export const emptyPaperRows = (): PaperRows => ({
  papers: new Map(),
  links: new Map(),
  unsettled: new Set(),
});

const keyOf = ({ bookingId, kind, part }: PaperKey): string => `${kind} ${part} ${bookingId}`;

export const emptyStagedPapers = (): StagedPapers => ({
  added: new Map(),
  closed: [],
  reprinted: new Set(),
  unsettled: new Map(),
});

const ofBookingIn = (all: Iterable<Paper>, bookingId: string): readonly Paper[] =>
  inPaperOrder([...all].filter((paper) => paper.bookingId === bookingId));

export const writePapers = (
  { papers }: PaperRows,
  { added, closed, reprinted, unsettled }: StagedPapers,
): PaperWrites['papers'] => {
  const all = (): readonly Paper[] => [
    ...added.values(),
    ...[...papers.values()].map(({ paper }) => paper),
  ];
  return {
    get: async (bookingId, kind, part = 0) => {
      const key = keyOf({ bookingId, kind, part });
      return added.get(key) ?? papers.get(key)?.paper ?? null;
    },
    ofBooking: async (bookingId) => ofBookingIn(all(), bookingId),
    lastNumber: async (kind, year) =>
      Math.max(
        0,
        ...all()
          .filter((paper) => paper.kind === kind && paper.year === year)
          .map(({ n }) => n),
      ),
    add: async (paper) => {
      const key = keyOf(paper);
      if (added.has(key) || papers.has(key)) throw new Error('The paper already exists');
      const { kind, year, n } = paper;
      if (all().some((other) => other.kind === kind && other.year === year && other.n === n))
        throw new Error('The paper number is already in use');
      added.set(key, { ...paper, open: true });
    },
    close: async (bookingId, emptied) => {
      closed.push({ bookingId, emptied });
    },
    reprintInvoices: async (bookingId) => {
      reprinted.add(bookingId);
    },
    unsettle: async (bookingId) => {
      unsettled.set(bookingId, true);
    },
    settled: async (bookingId) => {
      unsettled.set(bookingId, false);
    },
  };
};

export const memoryPapers = ({ papers, links, unsettled }: PaperRows): PaperShelf['papers'] => {
  const all = (): readonly Paper[] => [...papers.values()].map(({ paper }) => paper);
  return {
    get: async (bookingId, kind, part = 0) =>
      papers.get(keyOf({ bookingId, kind, part }))?.paper ?? null,
    ofBooking: async (bookingId) => ofBookingIn(all(), bookingId),
    headsOf: async (bookingId) =>
      ofBookingIn(all(), bookingId).map(({ content: _content, ...head }) => head),
    issued: async (kinds, from, before) =>
      all()
        .filter(({ kind, madeAt }) => kinds.includes(kind) && madeAt >= from && madeAt < before)
        .toSorted(
          (a, b) =>
            a.madeAt - b.madeAt ||
            kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
            a.year - b.year ||
            a.n - b.n,
        ),
    unsettled: async (limit) => [...unsettled].toSorted().slice(0, limit),
    file: async (bookingId, kind, part = 0) =>
      papers.get(keyOf({ bookingId, kind, part }))?.file ?? null,
    keepFile: async (bookingId, kind, file, part = 0) => {
      const key = keyOf({ bookingId, kind, part });
      const row = papers.get(key);
      if (row !== undefined && row.file === null && row.paper.content !== null)
        papers.set(key, { ...row, file });
    },
    link: async (hash) => links.get(hash) ?? null,
    addLink: async (link) => {
      links.set(link.hash, link);
    },
  };
};

const closePapers = (
  { papers, links }: PaperRows,
  { bookingId, emptied }: StagedPapers['closed'][number],
): void => {
  for (const [key, row] of [...papers]) {
    if (row.paper.bookingId !== bookingId) continue;
    const paper = { ...row.paper, open: false };
    papers.set(
      key,
      emptied.includes(paper.kind)
        ? { paper: { ...paper, content: null }, file: null }
        : { ...row, paper },
    );
  }
  for (const link of [...links.values()]) if (link.bookingId === bookingId) links.delete(link.hash);
};

export const applyPapers = (
  rows: PaperRows,
  { added, closed, reprinted, unsettled }: StagedPapers,
): void => {
  for (const [key, paper] of added) rows.papers.set(key, { paper, file: null });
  for (const [key, row] of reprinted.size === 0 ? [] : [...rows.papers])
    if (reprinted.has(row.paper.bookingId) && INVOICE_KINDS.some((kind) => kind === row.paper.kind))
      rows.papers.set(key, { ...row, file: null });
  for (const each of closed) closePapers(rows, each);
  for (const [bookingId, isUnsettled] of unsettled)
    if (isUnsettled) rows.unsettled.add(bookingId);
    else rows.unsettled.delete(bookingId);
};
