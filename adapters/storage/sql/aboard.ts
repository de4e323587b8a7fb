import type { AboardReader, AboardWriter } from '../../../application/ports/trips.ts';
import type { Aboard } from '../../../domain/crews/aboard.ts';
import { type Connection, defineStatement, type Queries, type Run } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

export const crewSummaryQueries = (db: Queries) => ({
  from: defineStatement<{ day: string }>()((slots) =>
    db
      .selectFrom('aboard')
      .select(['offer_id', 'document'])
      .where('ends_on', '>=', slots.one('day')),
  ),
  get: statementsOf(db, 'aboard').select(['offer_id'], { columns: ['document'] }),
  save: statementsOf(db, 'aboard').upsert(
    ['offer_id'],
    ['offer_id', 'ends_on', 'document'],
    ['ends_on', 'document'],
  ),
});

type AboardQueries = ReturnType<typeof crewSummaryQueries>;

const parse = (document: string): Aboard => {
  const aboard: Aboard = JSON.parse(document);
  return aboard;
};

export const aboardReader = (queries: AboardQueries, read: Run): AboardReader => ({
  from: async (day) =>
    new Map(
      (await read(queries.from({ day }))).map(
        (row) => [row.offer_id, parse(row.document)] as const,
      ),
    ),
});

export const aboardWriter = (queries: AboardQueries, connection: Connection): AboardWriter => ({
  get: async (offerId) => {
    const [row] = await connection.all(queries.get({ offer_id: offerId }));
    return row === undefined ? null : parse(row.document);
  },
  save: async (offerId, endsOn, aboard) =>
    connection.send(
      queries.save({ offer_id: offerId, ends_on: endsOn, document: JSON.stringify(aboard) }),
    ),
});
