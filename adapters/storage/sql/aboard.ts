import type { AboardReader, AboardWriter } from '../../../application/ports/trips.ts';
import type { Aboard } from '../../../domain/crews/aboard.ts';
import type { Connection, Queries, Run } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

export const aboardQueries = (db: Queries) => {
  const aboard = statementsOf(db, 'aboard');
  return {
    from: aboard.select(['offerId', 'document'], [['endsOn', '>=', 'day']]),
    get: aboard.select(['document'], ['offerId']),
    save: aboard.upsert(['offerId'], ['endsOn', 'document']),
  };
};

type AboardQueries = ReturnType<typeof aboardQueries>;

const parse = (document: string): Aboard => {
  const aboard: Aboard = JSON.parse(document);
  return aboard;
};

export const aboardReader = (queries: AboardQueries, read: Run): AboardReader => ({
  from: async (day) =>
    new Map(
      (await read(queries.from({ day }))).map((row) => [row.offerId, parse(row.document)] as const),
    ),
});

export const aboardWriter = (queries: AboardQueries, connection: Connection): AboardWriter => ({
  get: async (offerId) => {
    const [row] = await connection.all(queries.get({ offerId }));
    return row === undefined ? null : parse(row.document);
  },
  save: async (offerId, endsOn, aboard) =>
    connection.send(queries.save({ offerId, endsOn, document: JSON.stringify(aboard) })),
});
