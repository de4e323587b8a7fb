import { sql } from 'kysely';
import type { Paper, PaperShelf, PaperWrites } from '../../../application/ports/papers.ts';
import type { PaperKind } from '../../../domain/booking/placed/papers.ts';
import type { Connection, Engine, Queries, Run } from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statement } from './engine/statement.ts';

type OfPaper = { readonly bookingId: string; readonly kind: PaperKind };

/** The statements of papers and their links; files are read by themselves, because they are large. */
export const paperQueries = (db: Queries) => {
  const columns = ['booking_id', 'kind', 'year', 'n', 'made_at', 'open', 'content'] as const;
  return {
    get: statement<OfPaper>()((slots) =>
      db.selectFrom('papers').select(columns).where('booking_id', '=', slots.one('bookingId')).where('kind', '=', slots.one('kind')),
    ),
    ofBooking: statement<{ bookingId: string }>()((slots) =>
      db.selectFrom('papers').select(columns).where('booking_id', '=', slots.one('bookingId')).orderBy('kind'),
    ),
    lastNumber: statement<{ kind: PaperKind; year: number }>()((slots) =>
      db
        .selectFrom('papers')
        .select('n')
        .where('kind', '=', slots.one('kind'))
        .where('year', '=', slots.one('year'))
        .orderBy('n', 'desc')
        .limit(sql.lit(1)),
    ),
    add: statement<Omit<Tables['papers'], 'open' | 'file'>>()((slots) =>
      db.insertInto('papers').values({
        booking_id: slots.one('booking_id'),
        kind: slots.one('kind'),
        year: slots.one('year'),
        n: slots.one('n'),
        made_at: slots.one('made_at'),
        open: sql.lit(1),
        content: slots.one('content'),
        file: sql.lit(null),
      }),
    ),
    file: statement<OfPaper>()((slots) =>
      db.selectFrom('papers').select('file').where('booking_id', '=', slots.one('bookingId')).where('kind', '=', slots.one('kind')),
    ),
    keepFile: statement<OfPaper & { file: Uint8Array }>()((slots) =>
      db
        .updateTable('papers')
        .set({ file: slots.one('file') })
        .where('booking_id', '=', slots.one('bookingId'))
        .where('kind', '=', slots.one('kind'))
        .where('file', 'is', null)
        .where('content', 'is not', null),
    ),
    close: statement<{ bookingId: string }>()((slots) =>
      db
        .updateTable('papers')
        .set({ open: sql.lit(0) })
        .where('booking_id', '=', slots.one('bookingId')),
    ),
    empty: statement<OfPaper>()((slots) =>
      db
        .updateTable('papers')
        .set({ content: sql.lit(null), file: sql.lit(null) })
        .where('booking_id', '=', slots.one('bookingId'))
        .where('kind', '=', slots.one('kind')),
    ),
    endLinks: statement<{ bookingId: string }>()((slots) => db.deleteFrom('paper_links').where('booking_id', '=', slots.one('bookingId'))),
    link: statement<{ hash: string }>()((slots) => db.selectFrom('paper_links').selectAll().where('hash', '=', slots.one('hash'))),
    addLink: statement<Tables['paper_links']>()((slots) =>
      db.insertInto('paper_links').values({
        hash: slots.one('hash'),
        booking_id: slots.one('booking_id'),
        kind: slots.one('kind'),
        expires_at: slots.one('expires_at'),
      }),
    ),
  };
};

export type PaperQueries = ReturnType<typeof paperQueries>;

type Row = Omit<Tables['papers'], 'file'>;

const paperFrom = ({ booking_id, kind, year, n, made_at, open, content }: Row): Paper => ({
  bookingId: booking_id,
  kind,
  year,
  n,
  madeAt: made_at,
  content: content === null ? null : JSON.parse(content),
  open: open === 1,
});

const getOn =
  (queries: PaperQueries, read: Run): PaperWrites['papers']['get'] =>
  async (bookingId, kind) => {
    const [row] = await read(queries.get({ bookingId, kind }));
    return row === undefined ? null : paperFrom(row);
  };

export const writePapers = (queries: PaperQueries, connection: Connection): PaperWrites['papers'] => ({
  get: getOn(queries, (bound) => connection.all(bound)),
  lastNumber: async (kind, year) => (await connection.all(queries.lastNumber({ kind, year })))[0]?.n ?? 0,
  add: async ({ bookingId, kind, year, n, madeAt, content }) =>
    connection.send(queries.add({ booking_id: bookingId, kind, year, n, made_at: madeAt, content: JSON.stringify(content) })),
  close: async (bookingId, emptied) => {
    connection.send(queries.close({ bookingId }));
    for (const kind of emptied) connection.send(queries.empty({ bookingId, kind }));
    connection.send(queries.endLinks({ bookingId }));
  },
});

export const sqlPapers = (queries: PaperQueries, engine: Engine): PaperShelf['papers'] => ({
  get: getOn(queries, engine.read),
  ofBooking: async (bookingId) => (await engine.read(queries.ofBooking({ bookingId }))).map(paperFrom),
  file: async (bookingId, kind) => (await engine.read(queries.file({ bookingId, kind })))[0]?.file ?? null,
  keepFile: async (bookingId, kind, file) => {
    await engine.write(queries.keepFile({ bookingId, kind, file }));
  },
  link: async (hash) => {
    const [row] = await engine.read(queries.link({ hash }));
    return row === undefined ? null : { hash, bookingId: row.booking_id, kind: row.kind, expiresAt: row.expires_at };
  },
  addLink: async ({ hash, bookingId, kind, expiresAt }) => {
    await engine.write(queries.addLink({ hash, booking_id: bookingId, kind, expires_at: expiresAt }));
  },
});
