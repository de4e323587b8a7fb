import type { NewsletterReader, NewsletterWriter } from '../../../application/ports/accounts.ts';
import type { Subscription } from '../../../domain/newsletter/subscription.ts';
import {
  type Connection,
  defineStatement,
  excludedColumns,
  type Queries,
  type Run,
} from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';

const ANSWERS = [
  'wording',
  'agreed_at',
  'asked_at',
  'confirmed_at',
  'question_hash',
  'leave_key',
] as const;

export const newsletterQueries = (db: Queries) => ({
  all: defineStatement<{ siteId: number }>()((slots) =>
    db
      .selectFrom('newsletter')
      .selectAll()
      .where('site_id', '=', slots.one('siteId'))
      .orderBy('email'),
  ),
  get: defineStatement<{ siteId: number; email: string }>()((slots) =>
    db
      .selectFrom('newsletter')
      .selectAll()
      .where('site_id', '=', slots.one('siteId'))
      .where('email', '=', slots.one('email')),
  ),
  ofEmail: defineStatement<{ email: string }>()((slots) =>
    db
      .selectFrom('newsletter')
      .selectAll()
      .where('email', '=', slots.one('email'))
      .orderBy('site_id'),
  ),
  byQuestion: defineStatement<{ hash: string }>()((slots) =>
    db.selectFrom('newsletter').selectAll().where('question_hash', '=', slots.one('hash')),
  ),
  byLeaveKey: defineStatement<{ key: string }>()((slots) =>
    db.selectFrom('newsletter').selectAll().where('leave_key', '=', slots.one('key')),
  ),
  save: defineStatement<Tables['newsletter']>()((slots) =>
    db
      .insertInto('newsletter')
      .values(slots.row('site_id', 'email', ...ANSWERS))
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'email']).doUpdateSet(excludedColumns(...ANSWERS)),
      ),
  ),
  remove: defineStatement<{ siteId: number; email: string }>()((slots) =>
    db
      .deleteFrom('newsletter')
      .where('site_id', '=', slots.one('siteId'))
      .where('email', '=', slots.one('email')),
  ),
});

export type NewsletterQueries = ReturnType<typeof newsletterQueries>;

const subscriptionOf = (row: Tables['newsletter']): Subscription => ({
  siteId: row.site_id,
  email: row.email,
  consent: { wording: row.wording, at: row.agreed_at },
  askedAt: row.asked_at,
  confirmedAt: row.confirmed_at,
  questionHash: row.question_hash,
  leaveKey: row.leave_key,
});

const first = (rows: readonly Tables['newsletter'][]): Subscription | null =>
  rows[0] === undefined ? null : subscriptionOf(rows[0]);

export const newsletterReader = (queries: NewsletterQueries, read: Run): NewsletterReader => ({
  all: async (siteId) => (await read(queries.all({ siteId }))).map(subscriptionOf),
  byQuestion: async (hash) => first(await read(queries.byQuestion({ hash }))),
  byLeaveKey: async (key) => first(await read(queries.byLeaveKey({ key }))),
});

export const newsletterWriter = (
  queries: NewsletterQueries,
  connection: Connection,
): NewsletterWriter => ({
  get: async (siteId, email) => first(await connection.all(queries.get({ siteId, email }))),
  ofEmail: async (email) => (await connection.all(queries.ofEmail({ email }))).map(subscriptionOf),
  save: async ({ siteId, email, consent, askedAt, confirmedAt, questionHash, leaveKey }) =>
    connection.send(
      queries.save({
        site_id: siteId,
        email,
        wording: consent.wording,
        agreed_at: consent.at,
        asked_at: askedAt,
        confirmed_at: confirmedAt,
        question_hash: questionHash,
        leave_key: leaveKey,
      }),
    ),
  remove: async (siteId, email) => connection.send(queries.remove({ siteId, email })),
});
