import type { NewsletterReader, NewsletterWriter } from '../../../application/ports/accounts.ts';
import type { Subscription } from '../../../domain/newsletter/subscription.ts';
import type { Connection, Queries, Run } from './engine/engine.ts';
import { statementsOf, type TableRow } from './engine/table-statements.ts';

const KEY = ['siteId', 'email'] as const;
const CONSENT = ['wording', 'agreedAt'] as const;
const ANSWERS = [...CONSENT, 'askedAt', 'confirmedAt', 'questionHash', 'leaveKey'] as const;
const ALL = [...KEY, ...ANSWERS] as const;

export const newsletterQueries = (db: Queries) => {
  const newsletter = statementsOf(db, 'newsletter');
  return {
    all: newsletter.select(ALL, ['siteId'], { orderBy: ['email'] }),
    get: newsletter.select(ALL, KEY),
    ofEmail: newsletter.select(ALL, ['email'], { orderBy: ['siteId'] }),
    byQuestion: newsletter.select(ALL, ['questionHash']),
    byLeaveKey: newsletter.select(ALL, ['leaveKey']),
    save: newsletter.upsert(KEY, ANSWERS),
    remove: newsletter.delete(KEY),
  };
};

export type NewsletterQueries = ReturnType<typeof newsletterQueries>;

const subscriptionOf = ({ wording, agreedAt, ...same }: TableRow<'newsletter'>): Subscription => ({
  ...same,
  consent: { wording, at: agreedAt },
});

const first = (rows: readonly TableRow<'newsletter'>[]): Subscription | null =>
  rows[0] === undefined ? null : subscriptionOf(rows[0]);

export const newsletterReader = (queries: NewsletterQueries, read: Run): NewsletterReader => ({
  all: async (siteId) => (await read(queries.all({ siteId }))).map(subscriptionOf),
  byQuestion: async (hash) => first(await read(queries.byQuestion({ questionHash: hash }))),
  byLeaveKey: async (leaveKey) => first(await read(queries.byLeaveKey({ leaveKey }))),
});

export const newsletterWriter = (
  queries: NewsletterQueries,
  connection: Connection,
): NewsletterWriter => ({
  get: async (siteId, email) => first(await connection.all(queries.get({ siteId, email }))),
  ofEmail: async (email) => (await connection.all(queries.ofEmail({ email }))).map(subscriptionOf),
  save: async ({ consent: { wording, at }, ...same }) =>
    connection.send(queries.save({ ...same, wording, agreedAt: at })),
  remove: async (siteId, email) => connection.send(queries.remove({ siteId, email })),
});
