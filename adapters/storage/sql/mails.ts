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
import { type Connection, defineStatement, type Engine, type Queries } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

const PENDING = { leaseUntil: null, sentAt: null, givenUpAt: null, trouble: null } as const;
const UNSENT = ['id', { sentAt: null }] as const;

/** `latest`: a lease that ends later counts as ended, because a wrong clock made it. */
type LeaseTimes = { at: number; until: number; latest: number };

export const mailQueries = (db: Queries, dialect: Engine['dialect']) => {
  const outbox = statementsOf(db, 'outbox');
  const mailbox = statementsOf(db, 'mailbox');
  const newestFirst = { orderBy: ['sentAt desc', 'messageId'] } as const;
  return {
    add: outbox.upsert(
      ['id'],
      [],
      ['siteId', 'recipient', 'content', 'createdAt', 'retryAt', { attempts: 0, ...PENDING }],
    ),
    lease: defineStatement<LeaseTimes & { limit: number }>()((slots) => {
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
            row('lease_until', '>', slots.one('latest')),
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
    renew: defineStatement<{ id: string; until: number; next: number }>()((slots) =>
      db
        .updateTable('outbox')
        .set({ lease_until: slots.one('next') })
        .where('id', '=', slots.one('id'))
        .where('lease_until', '=', slots.one('until'))
        .returning('id'),
    ),
    // Clears the content of a sent mail: it names people and can contain a secret token.
    sent: outbox.update(
      ['sentAt', { leaseUntil: null, givenUpAt: null, trouble: null, content: '', recipient: '' }],
      ['id'],
    ),
    failed: outbox.update(['retryAt', 'trouble', { leaseUntil: null }], UNSENT),
    givenUp: outbox.update(['givenUpAt', 'trouble', { leaseUntil: null }], UNSENT),
    unsent: outbox.select(
      [
        ...(['id', 'siteId', 'recipient', 'content', 'createdAt'] as const),
        ...(['attempts', 'retryAt', 'givenUpAt', 'trouble'] as const),
      ],
      [{ sentAt: null }],
      { orderBy: ['createdAt', 'id'] },
    ),
    tryAgain: outbox.update(
      ['createdAt', 'retryAt', { leaseUntil: null, givenUpAt: null }],
      UNSENT,
      ['id'],
    ),
    drop: outbox.delete([...UNSENT, ['givenUpAt', 'is not']], ['id']),
    keep: mailbox.upsert(['messageId'], [], ['recipient', 'sentAt', 'document']),
    list: mailbox.select(['document'], [], newestFirst),
    listTo: mailbox.select(['document'], ['recipient'], newestFirst),
  };
};

/** Sorts unsent mails: first those given up, then the others. In both groups, the oldest first. */
const compareUnsentMails = (a: UnsentMail, b: UnsentMail): number =>
  Number(a.givenUpAt === null) - Number(b.givenUpAt === null) ||
  a.waitsSince - b.waitsSince ||
  (a.id < b.id ? -1 : 1);

export type MailQueries = ReturnType<typeof mailQueries>;

export const outboxWriter = (
  queries: MailQueries,
  connection: Connection,
): Transaction['outbox'] => ({
  add: async ({ id, siteId, to, content, createdAt }) =>
    connection.send(
      queries.add({
        ...{ id, siteId, recipient: to, createdAt, retryAt: createdAt },
        content: JSON.stringify(encodeStoredPaymentType(content)),
      }),
    ),
});

/**
 * The outbox in the database. The mark that a mail was sent is stored without waiting for the disk.
 * If a power cut loses this mark, the shop sends the mail again.
 */
export const sqlOutbox = (queries: MailQueries, engine: Engine): Outbox => ({
  lease: async (limit, at, until) => {
    // A valid lease can end a little after `until`, if another process read the clock later but was
    // the first to store its lease.
    const latest = until + Math.ceil((until - at) / 3);
    const rows = await engine.note(queries.lease({ limit, at, until, latest }));
    const mails = rows.map(({ id, site_id, recipient, content: text, created_at }): NewMail => {
      const content: MailContent = decodePaymentTypeInRecord(JSON.parse(text));
      return { id, siteId: site_id, to: recipient, content, createdAt: created_at };
    });
    return mails.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  },
  renew: async (id, until, next) =>
    (await engine.note(queries.renew({ id, until, next }))).length > 0,
  sent: async (id, at) => {
    await engine.note(queries.sent({ id, sentAt: at }));
  },
  failed: async (id, retryAt, why) => {
    await engine.note(queries.failed({ id, retryAt, trouble: why }));
  },
  givenUp: async (id, at, why) => {
    await engine.note(queries.givenUp({ id, givenUpAt: at, trouble: why }));
  },
});

export const sqlUnsentMails = (queries: MailQueries, engine: Engine): UnsentMails => ({
  all: async () => {
    const mails = (await engine.read(queries.unsent({}))).map(
      ({ recipient, content: text, createdAt, retryAt, trouble, ...mail }): UnsentMail => {
        const { kind }: MailContent = JSON.parse(text);
        return {
          ...mail,
          ...{ to: recipient, kind, waitsSince: createdAt, why: trouble ?? '' },
          retryAt: mail.givenUpAt === null ? retryAt : null,
        };
      },
    );
    return mails.sort(compareUnsentMails);
  },
  tryAgain: async (id, at) =>
    (await engine.note(queries.tryAgain({ id, createdAt: at, retryAt: at }))).length > 0,
  drop: async (id) => (await engine.note(queries.drop({ id }))).length > 0,
});

export const sqlMailbox = (queries: MailQueries, engine: Engine): Mailbox => ({
  keep: async (mail) => {
    const { messageId, to, sentAt } = mail;
    const document = JSON.stringify(mail);
    await engine.note(queries.keep({ messageId, recipient: to, sentAt, document }));
  },
  list: async (to) =>
    (await engine.read(to === null ? queries.list({}) : queries.listTo({ recipient: to }))).map(
      ({ document }) => {
        const mail: RenderedMail = JSON.parse(document);
        return mail;
      },
    ),
});
