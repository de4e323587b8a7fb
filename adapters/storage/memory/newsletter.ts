import type { ReadNewsletter, WriteNewsletter } from '../../../application/ports/account-writes.ts';
import type { Subscription } from '../../../domain/newsletter/subscription.ts';
import { findRow, type Staged } from './staged.ts';

export type NewsletterRows = ReadonlyMap<string, Subscription>;

const keyOf = (siteId: number, email: string): string => `${siteId} ${email}`;
const byEmail = (a: Subscription, b: Subscription): number =>
  a.email < b.email ? -1 : a.email > b.email ? 1 : a.siteId - b.siteId;

export const readNewsletter = (rows: NewsletterRows): ReadNewsletter => ({
  all: async (siteId) => [...rows.values()].filter((row) => row.siteId === siteId).sort(byEmail),
  byQuestion: async (hash) =>
    [...rows.values()].find(({ questionHash }) => questionHash === hash) ?? null,
  byLeaveKey: async (key) => [...rows.values()].find(({ leaveKey }) => leaveKey === key) ?? null,
});

export const writeNewsletter = (
  rows: NewsletterRows,
  staged: Staged<Subscription>,
): WriteNewsletter => {
  const all = (): readonly Subscription[] =>
    [...new Set([...rows.keys(), ...staged.keys()])]
      .flatMap((key) => findRow(rows, staged, key) ?? [])
      .sort(byEmail);
  return {
    get: async (siteId, email) => findRow(rows, staged, keyOf(siteId, email)),
    ofEmail: async (email) => all().filter((row) => row.email === email),
    save: async (subscription) => {
      staged.set(keyOf(subscription.siteId, subscription.email), subscription);
    },
    remove: async (siteId, email) => {
      staged.set(keyOf(siteId, email), null);
    },
  };
};
