import type { NewsletterReader, NewsletterWriter } from '../../../application/ports/accounts.ts';
import type { Subscription } from '../../../domain/newsletter/subscription.ts';
import type { Connection, Queries, Run } from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statementsOf } from './engine/table-statements.ts';

const ANSWERS = [
  'wording',
  'agreed_at',
  'asked_at',
  'confirmed_at',
  'question_hash',
  'leave_key',
] as const;

export const newsletterQueries = (db: Queries) => ({
  all: statementsOf(db, 'newsletter').select(['site_id'], { orderBy: ['email'] }),
  get: statementsOf(db, 'newsletter').select(['site_id', 'email']),
  ofEmail: statementsOf(db, 'newsletter').select(['email'], { orderBy: ['site_id'] }),
  byQuestion: statementsOf(db, 'newsletter').select(['question_hash']),
  byLeaveKey: statementsOf(db, 'newsletter').select(['leave_key']),
  save: statementsOf(db, 'newsletter').upsert(
    ['site_id', 'email'],
    ['site_id', 'email', ...ANSWERS],
    [...ANSWERS],
  ),
  remove: statementsOf(db, 'newsletter').delete(['site_id', 'email']),
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
  all: async (siteId) => (await read(queries.all({ site_id: siteId }))).map(subscriptionOf),
  byQuestion: async (hash) => first(await read(queries.byQuestion({ question_hash: hash }))),
  byLeaveKey: async (key) => first(await read(queries.byLeaveKey({ leave_key: key }))),
});

export const newsletterWriter = (
  queries: NewsletterQueries,
  connection: Connection,
): NewsletterWriter => ({
  get: async (siteId, email) =>
    first(await connection.all(queries.get({ site_id: siteId, email }))),
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
  remove: async (siteId, email) => connection.send(queries.remove({ site_id: siteId, email })),
});
