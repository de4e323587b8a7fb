import type { Paper, PaperShelf, PaperWrites } from '../../../application/ports/papers.ts';
import { INVOICE_KINDS } from '../../../domain/accounts/invoice.ts';
import { sortPapersByKindAndPart } from '../../../domain/booking/placed/papers.ts';
import type { Connection, Engine, Queries, Run } from './engine/engine.ts';
import { statementsOf, type TableRow } from './engine/table-statements.ts';

const REFERENCE = ['bookingId', 'kind', 'part'] as const;
const HEAD = [...REFERENCE, 'year', 'n', 'madeAt', 'open'] as const;
const PAPER = [...HEAD, 'content'] as const;
const LINK = ['hash', ...REFERENCE, 'expiresAt'] as const;

/** Queries of papers. Files are large, so separate statements read them. */
export const paperQueries = (db: Queries) => {
  const papers = statementsOf(db, 'papers');
  const links = statementsOf(db, 'paper_links');
  const toSettle = statementsOf(db, 'papers_to_settle');
  return {
    get: papers.select(PAPER, REFERENCE),
    ofBooking: papers.select(PAPER, ['bookingId']),
    headsOf: papers.select(HEAD, ['bookingId']),
    issued: papers.select(PAPER, [['madeAt', '>=', 'from'], ['madeAt', '<', 'before'], 'kind'], {
      orderBy: ['madeAt', 'year', 'n'],
    }),
    lastNumber: papers.select(['n'], ['kind', 'year'], { orderBy: ['n desc'], limit: 1 }),
    add: papers.insert([...REFERENCE, 'year', 'n', 'madeAt', 'content', { open: 1, file: null }]),
    file: papers.select(['file'], REFERENCE),
    keepFile: papers.update(['file'], [...REFERENCE, { file: null }, ['content', 'is not']]),
    reprint: papers.update([{ file: null }], ['bookingId', 'kind']),
    close: papers.update([{ open: 0 }], ['bookingId']),
    empty: papers.update([{ content: null, file: null }], ['bookingId', 'kind']),
    endLinks: links.delete(['bookingId']),
    link: links.select(LINK, ['hash']),
    addLink: links.insert(LINK),
    unsettle: toSettle.upsert(['bookingId'], []),
    settled: toSettle.delete(['bookingId']),
    unsettled: toSettle.select(['bookingId'], [], { orderBy: ['bookingId'], limit: 'limit' }),
  };
};

export type PaperQueries = ReturnType<typeof paperQueries>;

const headFrom = ({ open, ...head }: Omit<TableRow<'papers'>, 'content' | 'file'>) => ({
  ...head,
  open: open === 1,
});

const paperFrom = ({ content, ...head }: Omit<TableRow<'papers'>, 'file'>): Paper => ({
  ...headFrom(head),
  content: content === null ? null : JSON.parse(content),
});

const readOn = (
  queries: PaperQueries,
  read: Run,
): Pick<PaperWrites['papers'], 'get' | 'ofBooking'> => ({
  get: async (bookingId, kind, part = 0) => {
    const [row] = await read(queries.get({ bookingId, kind, part }));
    return row === undefined ? null : paperFrom(row);
  },
  ofBooking: async (bookingId) =>
    sortPapersByKindAndPart((await read(queries.ofBooking({ bookingId }))).map(paperFrom)),
});

export const paperWriter = (
  queries: PaperQueries,
  connection: Connection,
): PaperWrites['papers'] => ({
  ...readOn(queries, (bound) => connection.all(bound)),
  lastNumber: async (kind, year) =>
    (await connection.all(queries.lastNumber({ kind, year })))[0]?.n ?? 0,
  add: async (paper) =>
    connection.send(queries.add({ ...paper, content: JSON.stringify(paper.content) })),
  close: async (bookingId, emptied) => {
    connection.send(queries.close({ bookingId }));
    for (const kind of emptied) connection.send(queries.empty({ bookingId, kind }));
    connection.send(queries.endLinks({ bookingId }));
  },
  reprintInvoices: async (bookingId) => {
    for (const kind of INVOICE_KINDS) connection.send(queries.reprint({ bookingId, kind }));
  },
  unsettle: async (bookingId) => connection.send(queries.unsettle({ bookingId })),
  settled: async (bookingId) => connection.send(queries.settled({ bookingId })),
});

export const sqlPapers = (queries: PaperQueries, engine: Engine): PaperShelf['papers'] => ({
  ...readOn(queries, engine.read),
  headsOf: async (bookingId) =>
    sortPapersByKindAndPart((await engine.read(queries.headsOf({ bookingId }))).map(headFrom)),
  issued: async (kinds, from, before) => {
    const rows = await Promise.all(
      kinds.map((kind) => engine.read(queries.issued({ kind, from, before }))),
    );
    return rows
      .flat()
      .map(paperFrom)
      .toSorted((a, b) => a.madeAt - b.madeAt);
  },
  unsettled: async (limit) =>
    (await engine.read(queries.unsettled({ limit }))).map(({ bookingId }) => bookingId),
  file: async (bookingId, kind, part = 0) =>
    (await engine.read(queries.file({ bookingId, kind, part })))[0]?.file ?? null,
  keepFile: async (bookingId, kind, file, part = 0) => {
    await engine.write(queries.keepFile({ bookingId, kind, part, file }));
  },
  link: async (hash) => (await engine.read(queries.link({ hash })))[0] ?? null,
  addLink: async (link) => {
    await engine.write(queries.addLink(link));
  },
});
