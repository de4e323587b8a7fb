import { sql } from 'kysely';
import type { MailContent } from '../../../application/ports/mail/content.ts';
import type {
  Mailbox,
  NewMail,
  Outbox,
  RenderedMail,
  UnsentMail,
  UnsentMails,
} from '../../../application/ports/mail/outbox.ts';
import type { Transaction } from '../../../application/ports/store.ts';
import { decodePaymentTypeInRecord, encodeStoredPaymentType } from '../../codecs/payment-types.ts';
import { compareUnsentMails } from '../unsent-mail-order.ts';
import { type Connection, defineStatement, type Engine, type Queries } from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statementsOf } from './engine/table-statements.ts';

type NewRow = Omit<
  Tables['outbox'],
  'attempts' | 'lease_until' | 'sent_at' | 'given_up_at' | 'trouble'
>;

export const mailQueries = (db: Queries, dialect: Engine['dialect']) => ({
  add: defineStatement<NewRow>()((slots) =>
    db
      .insertInto('outbox')
      .values({
        ...slots.row('id', 'site_id', 'recipient', 'content', 'created_at', 'retry_at'),
        attempts: sql.lit(0),
        lease_until: sql.lit(null),
        sent_at: sql.lit(null),
        given_up_at: sql.lit(null),
        trouble: sql.lit(null),
      })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  ),
  lease: defineStatement<{ at: number; until: number; limit: number }>()((slots) => {
    const free = db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .where('retry_at', '<=', slots.one('at'))
      .where((row) =>
        row.or([
          row('lease_until', 'is', null),
          row('lease_until', '<=', slots.one('at')),
          row('lease_until', '>', slots.one('until')),
        ]),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(slots.one('limit'));
    return db
      .updateTable('outbox')
      .set((row) => ({ lease_until: slots.one('until'), attempts: row('attempts', '+', 1) }))
      .where('id', 'in', dialect === 'postgres' ? free.forUpdate().skipLocked() : free)
      .returning(['id', 'site_id', 'recipient', 'content', 'created_at']);
  }),
  // Clears the content of a sent mail: it names people and can contain a secret token.
  sent: defineStatement<{ id: string; at: number }>()((slots) =>
    db
      .updateTable('outbox')
      .set({
        sent_at: slots.one('at'),
        lease_until: null,
        given_up_at: null,
        trouble: null,
        content: '',
        recipient: '',
      })
      .where('id', '=', slots.one('id')),
  ),
  failed: defineStatement<{ id: string; retryAt: number; why: string }>()((slots) =>
    db
      .updateTable('outbox')
      .set({ retry_at: slots.one('retryAt'), lease_until: null, trouble: slots.one('why') })
      .where('id', '=', slots.one('id'))
      .where('sent_at', 'is', null),
  ),
  givenUp: defineStatement<{ id: string; at: number; why: string }>()((slots) =>
    db
      .updateTable('outbox')
      .set({ given_up_at: slots.one('at'), lease_until: null, trouble: slots.one('why') })
      .where('id', '=', slots.one('id'))
      .where('sent_at', 'is', null),
  ),
  unsent: defineStatement()(() =>
    db
      .selectFrom('outbox')
      .select([
        'id',
        'site_id',
        'recipient',
        'content',
        'created_at',
        'attempts',
        'retry_at',
        'given_up_at',
        'trouble',
      ])
      .where('sent_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id'),
  ),
  tryAgain: defineStatement<{ id: string; at: number }>()((slots) =>
    db
      .updateTable('outbox')
      .set({
        created_at: slots.one('at'),
        retry_at: slots.one('at'),
        lease_until: null,
        given_up_at: null,
      })
      .where('id', '=', slots.one('id'))
      .where('sent_at', 'is', null)
      .returning('id'),
  ),
  drop: defineStatement<{ id: string }>()((slots) =>
    db
      .deleteFrom('outbox')
      .where('id', '=', slots.one('id'))
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is not', null)
      .returning('id'),
  ),
  keep: statementsOf(db, 'mailbox').upsert(
    ['message_id'],
    ['message_id', 'recipient', 'sent_at', 'document'],
    [],
  ),
  list: statementsOf(db, 'mailbox').select([], {
    columns: ['document'],
    orderBy: ['sent_at desc', 'message_id'],
  }),
  listTo: statementsOf(db, 'mailbox').select(['recipient'], {
    columns: ['document'],
    orderBy: ['sent_at desc', 'message_id'],
  }),
});

export type MailQueries = ReturnType<typeof mailQueries>;

export const outboxWriter = (
  queries: MailQueries,
  connection: Connection,
): Transaction['outbox'] => ({
  add: async ({ id, siteId, to, content, createdAt }) =>
    connection.send(
      queries.add({
        id,
        site_id: siteId,
        recipient: to,
        content: JSON.stringify(encodeStoredPaymentType(content)),
        created_at: createdAt,
        retry_at: createdAt,
      }),
    ),
});

/**
 * The outbox in the database. The mark that a mail was sent is stored without waiting for the disk.
 * If a power cut loses this mark, the shop sends the mail again.
 */
export const sqlOutbox = (queries: MailQueries, engine: Engine): Outbox => ({
  lease: async (limit, at, until) => {
    const rows = await engine.note(queries.lease({ limit, at, until }));
    const mails = rows.map(({ id, site_id, recipient, content: text, created_at }): NewMail => {
      const content: MailContent = decodePaymentTypeInRecord(JSON.parse(text));
      return { id, siteId: site_id, to: recipient, content, createdAt: created_at };
    });
    return mails.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  },
  sent: async (id, at) => {
    await engine.note(queries.sent({ id, at }));
  },
  failed: async (id, retryAt, why) => {
    await engine.note(queries.failed({ id, retryAt, why }));
  },
  givenUp: async (id, at, why) => {
    await engine.note(queries.givenUp({ id, at, why }));
  },
});

export const sqlUnsentMails = (queries: MailQueries, engine: Engine): UnsentMails => ({
  all: async () => {
    const mails = (await engine.read(queries.unsent({}))).map((row): UnsentMail => {
      const content: MailContent = JSON.parse(row.content);
      return {
        id: row.id,
        siteId: row.site_id,
        to: row.recipient,
        kind: content.kind,
        waitsSince: row.created_at,
        attempts: row.attempts,
        retryAt: row.given_up_at === null ? row.retry_at : null,
        givenUpAt: row.given_up_at,
        why: row.trouble ?? '',
      };
    });
    return mails.sort(compareUnsentMails);
  },
  tryAgain: async (id, at) => (await engine.note(queries.tryAgain({ id, at }))).length > 0,
  drop: async (id) => (await engine.note(queries.drop({ id }))).length > 0,
});

export const sqlMailbox = (queries: MailQueries, engine: Engine): Mailbox => ({
  keep: async (mail) => {
    const { messageId, to, sentAt } = mail;
    await engine.note(
      queries.keep({
        message_id: messageId,
        recipient: to,
        sent_at: sentAt,
        document: JSON.stringify(mail),
      }),
    );
  },
  list: async (to) =>
    (await engine.read(to === null ? queries.list({}) : queries.listTo({ recipient: to }))).map(
      ({ document }) => {
        const mail: RenderedMail = JSON.parse(document);
        return mail;
      },
    ),
});
