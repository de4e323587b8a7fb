import type { AccountWrites } from '../../../application/ports/account-writes.ts';
import { limitsOn, rateQueries, sessionQueries, sessionRow } from './accounts/sessions.ts';
import type { Connection, Queries } from './engine/engine.ts';
import { newsletterQueries, writeNewsletter } from './newsletter.ts';
import { sqlErasure } from './personal-data.ts';

export const sqlAccountWrites = (db: Queries): ((connection: Connection) => AccountWrites) => {
  const sessions = sessionQueries(db);
  const rates = rateQueries(db);
  const erasure = sqlErasure(db);
  const newsletter = newsletterQueries(db);
  return (connection) => ({
    sessions: {
      create: async (session) => connection.send(sessions.create(sessionRow(session))),
      end: async (hash) => connection.send(sessions.end({ hash })),
      endAllOf: async (accountId, except) =>
        connection.send(sessions.endAllOf({ accountId, except: except ?? '' })),
    },
    limits: limitsOn(
      rates,
      (bound) => connection.all(bound),
      async (bound) => connection.send(bound),
    ),
    personal: erasure(connection),
    newsletter: writeNewsletter(newsletter, connection),
  });
};
