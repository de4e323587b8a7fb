import type { AboardReader, AboardWriter } from '../../../application/ports/trips.ts';
import { readFirstDocument, withDocument } from './engine/document-column.ts';
import type { Access, Queries } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

export const aboardStore = (db: Queries): ((access: Access) => AboardReader & AboardWriter) => {
  const aboard = statementsOf(db, 'aboard');
  const from = aboard.select(['offerId', 'document'], [['endsOn', '>=', 'day']]);
  const get = aboard.select(['document'], ['offerId']);
  const save = aboard.upsert(['offerId'], ['endsOn', 'document']);
  return ({ all, send }) => ({
    from: async (day) =>
      new Map(
        (await all(from({ day }))).map((row) => [row.offerId, JSON.parse(row.document)] as const),
      ),
    get: (offerId) => readFirstDocument(all, get({ offerId })),
    save: async (offerId, endsOn, value) => send(save(withDocument({ offerId, endsOn }, value))),
  });
};
