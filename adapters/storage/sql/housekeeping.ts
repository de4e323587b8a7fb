import { sql } from 'kysely';
import type { CurrentCounts, Housekeeping } from '../../../application/ports/store-kit.ts';
import { DAY_LENGTH, type Instant } from '../../../domain/calendar.ts';
import { defineStatement, type Engine, type Queries } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

/** Lock for deleting old data. Without it, two processes could block each other. */
const HOUSEKEEPING_LOCK = { kind: 'code', id: 'kilwater/housekeeping' } as const;

const LINK_EXPLAINED = 30 * DAY_LENGTH;

/** Deletes old data. Uses a transaction per table, so that other work waits only briefly. */
export const sqlHousekeeping = (db: Queries, engine: Engine): Housekeeping => {
  const customers = defineStatement<{ seen: number; begun: number }>()((slots) =>
    db
      .deleteFrom('sessions')
      .where('account_id', 'is not', null)
      .where((row) =>
        row.or([
          row('last_seen_at', '<', slots.one('seen')),
          row('created_at', '<', slots.one('begun')),
        ]),
      ),
  );
  const sessions = statementsOf(db, 'sessions');
  const visitors = sessions.delete([{ accountId: null }, ['lastSeenAt', '<', 'seen']]);
  const events = statementsOf(db, 'rate_events').delete([['at', '<', 'before']]);
  const answers = statementsOf(db, 'idempotent_answers').delete([['keptUntil', '<=', 'at']]);
  const tokens = statementsOf(db, 'email_tokens').delete([['expiresAt', '<', 'at']]);
  const links = statementsOf(db, 'paper_links').delete([['expiresAt', '<=', 'at']]);
  const orderLinks = statementsOf(db, 'order_links').delete([['expiresAt', '<', 'at']]);
  const newsletter = statementsOf(db, 'newsletter');
  const questions = newsletter.delete([{ confirmedAt: null }, ['askedAt', '<', 'at']]);
  const mails = statementsOf(db, 'outbox').delete([['givenUpAt', '<', 'at']]);
  const unusedDocuments = defineStatement()(() =>
    db
      .deleteFrom('shown_documents')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('bookings')
              .select('id')
              .whereRef('bookings.id', '=', 'shown_documents.booking_id')
              .where('status', '=', sql.lit('draft')),
          ),
        ),
      ),
  );
  return {
    sweep: async (outdated) => {
      const all = [
        customers({ seen: outdated.customersSeen, begun: outdated.customersBegun }),
        visitors({ seen: outdated.visitorsSeen }),
        events({ before: outdated.events }),
        answers({ at: outdated.answers }),
        tokens({ at: outdated.tokens }),
        links({ at: outdated.paperLinks }),
        orderLinks({ at: outdated.paperLinks - LINK_EXPLAINED }),
        questions({ at: outdated.newsletterAsked }),
        mails({ at: outdated.mailsGivenUp }),
        unusedDocuments({}),
      ];
      for (const each of all)
        await engine.transaction([HOUSEKEEPING_LOCK], async (connection) => {
          connection.send(each);
          return { commit: true, value: undefined };
        });
    },
  };
};

/**
 * Counts live holds. Reads only the claims of drafts with a hold. This is faster, because most
 * stored claims belong to past trips.
 */
export const holdCountQuery = (db: Queries) =>
  defineStatement<{ at: number }>()((slots) =>
    db
      .selectFrom('claims')
      .select(({ fn }) => fn.count<number>('booking_id').distinct().as('holds'))
      .where('hold_until', '>', slots.one('at'))
      .where('booking_id', 'in', ({ selectFrom }) =>
        selectFrom('bookings')
          .select('id')
          .where('status', '=', sql.lit('draft' as const))
          .where('held_since', 'is not', null),
      ),
  );

export const readCurrentCounts = (
  db: Queries,
  engine: Engine,
): ((at: Instant) => Promise<CurrentCounts>) => {
  const holds = holdCountQuery(db);
  const mails = defineStatement()(() =>
    db
      .selectFrom('outbox')
      .select([
        sql<number>`count(*)`.as('waiting'),
        sql<number | null>`min(created_at)`.as('oldest'),
      ])
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null),
  );
  return async (at) => {
    const [[holdRow], [waits]] = await Promise.all([
      engine.read(holds({ at })),
      engine.read(mails({})),
    ]);
    return {
      holds: holdRow?.holds ?? 0,
      mailsWaiting: waits?.waiting ?? 0,
      oldestMail: waits?.oldest ?? null,
    };
  };
};
