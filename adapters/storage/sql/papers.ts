import { sql } from 'kysely';
import type {
  Paper,
  PaperHead,
  PaperShelf,
  PaperWrites,
} from '../../../application/ports/papers.ts';
import { INVOICE_KINDS } from '../../../domain/accounts/invoice.ts';
import { type PaperKind, sortPapersByKindAndPart } from '../../../domain/booking/placed/papers.ts';
import {
  type Connection,
  defineStatement,
  type Engine,
  type Queries,
  type Run,
} from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statementsOf } from './engine/table-statements.ts';

type PaperReference = {
  readonly bookingId: string;
  readonly kind: PaperKind;
  readonly part: number;
};

/** Queries of papers. Files are large, so separate statements read them. */
export const paperQueries = (db: Queries) => {
  const heads = ['booking_id', 'kind', 'part', 'year', 'n', 'made_at', 'open'] as const;
  const columns = [...heads, 'content'] as const;
  return {
    get: statementsOf(db, 'papers').select(['booking_id', 'kind', 'part'], { columns }),
    ofBooking: statementsOf(db, 'papers').select(['booking_id'], { columns }),
    headsOf: statementsOf(db, 'papers').select(['booking_id'], { columns: heads }),
    issued: defineStatement<{ kind: PaperKind; from: number; before: number }>()((slots) =>
      db
        .selectFrom('papers')
        .select(columns)
        .where('made_at', '>=', slots.one('from'))
        .where('made_at', '<', slots.one('before'))
        .where('kind', '=', slots.one('kind'))
        .orderBy('made_at')
        .orderBy('year')
        .orderBy('n'),
    ),
    lastNumber: defineStatement<{ kind: PaperKind; year: number }>()((slots) =>
      db
        .selectFrom('papers')
        .select('n')
        .where('kind', '=', slots.one('kind'))
        .where('year', '=', slots.one('year'))
        .orderBy('n', 'desc')
        .limit(sql.lit(1)),
    ),
    add: defineStatement<Omit<Tables['papers'], 'open' | 'file'>>()((slots) =>
      db.insertInto('papers').values({
        ...slots.row('booking_id', 'kind', 'part', 'year', 'n', 'made_at'),
        open: sql.lit(1),
        content: slots.one('content'),
        file: sql.lit(null),
      }),
    ),
    file: statementsOf(db, 'papers').select(['booking_id', 'kind', 'part'], { columns: ['file'] }),
    keepFile: defineStatement<PaperReference & { file: Uint8Array }>()((slots) =>
      db
        .updateTable('papers')
        .set({ file: slots.one('file') })
        .where('booking_id', '=', slots.one('bookingId'))
        .where('kind', '=', slots.one('kind'))
        .where('part', '=', slots.one('part'))
        .where('file', 'is', null)
        .where('content', 'is not', null),
    ),
    reprint: defineStatement<{ bookingId: string; kind: PaperKind }>()((slots) =>
      db
        .updateTable('papers')
        .set({ file: sql.lit(null) })
        .where('booking_id', '=', slots.one('bookingId'))
        .where('kind', '=', slots.one('kind')),
    ),
    close: defineStatement<{ bookingId: string }>()((slots) =>
      db
        .updateTable('papers')
        .set({ open: sql.lit(0) })
        .where('booking_id', '=', slots.one('bookingId')),
    ),
    empty: defineStatement<{ bookingId: string; kind: PaperKind }>()((slots) =>
      db
        .updateTable('papers')
        .set({ content: sql.lit(null), file: sql.lit(null) })
        .where('booking_id', '=', slots.one('bookingId'))
        .where('kind', '=', slots.one('kind')),
    ),
    endLinks: statementsOf(db, 'paper_links').delete(['booking_id']),
    link: statementsOf(db, 'paper_links').select(['hash']),
    addLink: statementsOf(db, 'paper_links').insert([
      'hash',
      'booking_id',
      'kind',
      'part',
      'expires_at',
    ]),
    unsettle: defineStatement<{ bookingId: string }>()((slots) =>
      db
        .insertInto('papers_to_settle')
        .values({ booking_id: slots.one('bookingId') })
        .onConflict((conflict) => conflict.column('booking_id').doNothing()),
    ),
    settled: statementsOf(db, 'papers_to_settle').delete(['booking_id']),
    unsettled: defineStatement<{ limit: number }>()((slots) =>
      db
        .selectFrom('papers_to_settle')
        .select('booking_id')
        .orderBy('booking_id')
        .limit(slots.one('limit')),
    ),
  };
};

export type PaperQueries = ReturnType<typeof paperQueries>;

type HeadRow = Omit<Tables['papers'], 'file' | 'content'>;

const headFrom = ({ booking_id, kind, part, year, n, made_at, open }: HeadRow): PaperHead => ({
  bookingId: booking_id,
  kind,
  part,
  year,
  n,
  madeAt: made_at,
  open: open === 1,
});

const paperFrom = (row: Omit<Tables['papers'], 'file'>): Paper => ({
  ...headFrom(row),
  content: row.content === null ? null : JSON.parse(row.content),
});

const readOn = (
  queries: PaperQueries,
  read: Run,
): Pick<PaperWrites['papers'], 'get' | 'ofBooking'> => ({
  get: async (bookingId, kind, part = 0) => {
    const [row] = await read(queries.get({ booking_id: bookingId, kind, part }));
    return row === undefined ? null : paperFrom(row);
  },
  ofBooking: async (bookingId) =>
    sortPapersByKindAndPart(
      (await read(queries.ofBooking({ booking_id: bookingId }))).map(paperFrom),
    ),
});

export const paperWriter = (
  queries: PaperQueries,
  connection: Connection,
): PaperWrites['papers'] => ({
  ...readOn(queries, (bound) => connection.all(bound)),
  lastNumber: async (kind, year) =>
    (await connection.all(queries.lastNumber({ kind, year })))[0]?.n ?? 0,
  add: async ({ bookingId, kind, part, year, n, madeAt, content }) =>
    connection.send(
      queries.add({
        booking_id: bookingId,
        kind,
        part,
        year,
        n,
        made_at: madeAt,
        content: JSON.stringify(content),
      }),
    ),
  close: async (bookingId, emptied) => {
    connection.send(queries.close({ bookingId }));
    for (const kind of emptied) connection.send(queries.empty({ bookingId, kind }));
    connection.send(queries.endLinks({ booking_id: bookingId }));
  },
  reprintInvoices: async (bookingId) => {
    for (const kind of INVOICE_KINDS) connection.send(queries.reprint({ bookingId, kind }));
  },
  unsettle: async (bookingId) => connection.send(queries.unsettle({ bookingId })),
  settled: async (bookingId) => connection.send(queries.settled({ booking_id: bookingId })),
});

export const sqlPapers = (queries: PaperQueries, engine: Engine): PaperShelf['papers'] => ({
  ...readOn(queries, engine.read),
  headsOf: async (bookingId) =>
    sortPapersByKindAndPart(
      (await engine.read(queries.headsOf({ booking_id: bookingId }))).map(headFrom),
    ),
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
    (await engine.read(queries.unsettled({ limit }))).map(({ booking_id }) => booking_id),
  file: async (bookingId, kind, part = 0) =>
    (await engine.read(queries.file({ booking_id: bookingId, kind, part })))[0]?.file ?? null,
  keepFile: async (bookingId, kind, file, part = 0) => {
    await engine.write(queries.keepFile({ bookingId, kind, part, file }));
  },
  link: async (hash) => {
    const [row] = await engine.read(queries.link({ hash }));
    return row === undefined
      ? null
      : {
          hash,
          bookingId: row.booking_id,
          kind: row.kind,
          part: row.part,
          expiresAt: row.expires_at,
        };
  },
  addLink: async ({ hash, bookingId, kind, part, expiresAt }) => {
    await engine.write(
      queries.addLink({ hash, booking_id: bookingId, kind, part, expires_at: expiresAt }),
    );
  },
});
