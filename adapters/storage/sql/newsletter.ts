import type { NewsletterReader, NewsletterWriter } from '../../../application/ports/accounts.ts';
import type { Subscription } from '../../../domain/newsletter/subscription.ts';
import type { Access, Queries } from './engine/engine.ts';
import { statementsOf, type TableRow } from './engine/table-statements.ts';

const KEY = ['siteId', 'email'] as const;
const CONSENT = ['wording', 'agreedAt'] as const;
const ANSWERS = [...CONSENT, 'askedAt', 'confirmedAt', 'questionHash', 'leaveKey'] as const;
const ALL = [...KEY, ...ANSWERS] as const;

const subscriptionOf = ({ wording, agreedAt, ...same }: TableRow<'newsletter'>): Subscription => ({
  ...same,
  consent: { wording, at: agreedAt },
});

const first = (rows: readonly TableRow<'newsletter'>[]): Subscription | null =>
  rows[0] === undefined ? null : subscriptionOf(rows[0]);

export const newsletterStore = (
  db: Queries,
): ((access: Access) => NewsletterReader & NewsletterWriter) => {
  const newsletter = statementsOf(db, 'newsletter');
  const queries = {
    all: newsletter.select(ALL, ['siteId'], { orderBy: ['email'] }),
    get: newsletter.select(ALL, KEY),
    ofEmail: newsletter.select(ALL, ['email'], { orderBy: ['siteId'] }),
    byQuestion: newsletter.select(ALL, ['questionHash']),
    byLeaveKey: newsletter.select(ALL, ['leaveKey']),
    save: newsletter.upsert(KEY, ANSWERS),
    remove: newsletter.delete(KEY),
  };
  return ({ all, send }) => ({
    all: async (siteId) => (await all(queries.all({ siteId }))).map(subscriptionOf),
    byQuestion: async (hash) => first(await all(queries.byQuestion({ questionHash: hash }))),
    byLeaveKey: async (leaveKey) => first(await all(queries.byLeaveKey({ leaveKey }))),
    get: async (siteId, email) => first(await all(queries.get({ siteId, email }))),
    ofEmail: async (email) => (await all(queries.ofEmail({ email }))).map(subscriptionOf),
    save: async ({ consent: { wording, at }, ...same }) =>
      send(queries.save({ ...same, wording, agreedAt: at })),
    remove: async (siteId, email) => send(queries.remove({ siteId, email })),
  });
};
