import type { Housekeeping } from '../../../application/ports/housekeeping.ts';
import type { Engine, Queries } from './engine/engine.ts';
import { statement } from './engine/statement.ts';

/** One process sweeps at a time: two that delete the same rows in another order would wait for each other in a circle. */
const SWEEPING = { kind: 'code', id: 'kilwater/housekeeping' } as const;

/** Deletes what is outdated, table by table, so that nobody waits for the whole of it. */
export const sqlHousekeeping = (db: Queries, engine: Engine): Housekeeping => {
  const customers = statement<{ seen: number; begun: number }>()((slots) =>
    db
      .deleteFrom('sessions')
      .where('account_id', 'is not', null)
      .where((row) => row.or([row('last_seen_at', '<', slots.one('seen')), row('created_at', '<', slots.one('begun'))])),
  );
  const visitors = statement<{ seen: number }>()((slots) =>
    db.deleteFrom('sessions').where('account_id', 'is', null).where('last_seen_at', '<', slots.one('seen')),
  );
  const events = statement<{ at: number }>()((slots) => db.deleteFrom('rate_events').where('at', '<', slots.one('at')));
  const answers = statement<{ at: number }>()((slots) => db.deleteFrom('idempotent_answers').where('kept_until', '<=', slots.one('at')));
  const tokens = statement<{ at: number }>()((slots) => db.deleteFrom('email_tokens').where('expires_at', '<', slots.one('at')));
  const links = statement<{ at: number }>()((slots) => db.deleteFrom('paper_links').where('expires_at', '<=', slots.one('at')));
  const questions = statement<{ at: number }>()((slots) =>
    db.deleteFrom('newsletter').where('confirmed_at', 'is', null).where('asked_at', '<', slots.one('at')),
  );
  return {
    sweep: async (outdated) => {
      const all = [
        customers({ seen: outdated.customersSeen, begun: outdated.customersBegun }),
        visitors({ seen: outdated.visitorsSeen }),
        events({ at: outdated.events }),
        answers({ at: outdated.answers }),
        tokens({ at: outdated.tokens }),
        links({ at: outdated.paperLinks }),
        questions({ at: outdated.newsletterAsked }),
      ];
      for (const each of all)
        await engine.transaction([SWEEPING], async (connection) => {
          connection.send(each);
          return { commit: true, value: undefined };
        });
    },
  };
};
