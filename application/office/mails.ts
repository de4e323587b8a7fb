import { err, ok, type Result } from 'neverthrow';
import type { Clock } from '../ports/clock.ts';
import type { UnsentMail } from '../ports/mail/outbox.ts';
import type { Store } from '../ports/store.ts';

export type UnsentDeps = { readonly store: Pick<Store, 'unsentMails'>; readonly clock: Clock };

/** Mails that were not sent yet, those that were given up first. */
export const unsentMails =
  ({ store }: UnsentDeps) =>
  (): Promise<readonly UnsentMail[]> =>
    store.unsentMails.all();

export type UnknownMail = { readonly kind: 'unknownMail' };

export type NotGivenUp = { readonly kind: 'mailNotGivenUp' };

/** Takes a mail that was given up off the list: whoever it was for knows by other means, or need not any more. */
export const dropMail =
  ({ store }: UnsentDeps) =>
  async (id: string): Promise<Result<void, NotGivenUp>> =>
    (await store.unsentMails.drop(id)) ? ok(undefined) : err({ kind: 'mailNotGivenUp' });

/** Has a mail tried again from now on, given up or not: the same words under the same Message-ID. */
export const sendAgain =
  ({ store, clock }: UnsentDeps) =>
  async (id: string): Promise<Result<void, UnknownMail>> =>
    (await store.unsentMails.tryAgain(id, clock.now())) ? ok(undefined) : err({ kind: 'unknownMail' });
