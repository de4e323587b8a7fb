import { err, ok, type Result } from 'neverthrow';
import type { Subscription } from '../../domain/newsletter/subscription.ts';
import type { UnsentMail } from '../ports/mail/outbox.ts';
import type { PortDeps } from '../ports/ports.ts';

export type NewsletterDeps = PortDeps<{ store: 'newsletter' }>;

/** Lists newsletter subscriptions; those that are not confirmed must not get a newsletter. */
export const listSubscriptions =
  ({ store }: NewsletterDeps) =>
  (siteId: number): Promise<readonly Subscription[]> =>
    store.newsletter.all(siteId);

export type UnsentDeps = PortDeps<{ store: 'unsentMails'; clock: true }>;

export const listUnsentMails =
  ({ store }: UnsentDeps) =>
  (): Promise<readonly UnsentMail[]> =>
    store.unsentMails.all();

export type UnknownMail = { readonly kind: 'unknownMail' };

export type MailNotGivenUp = { readonly kind: 'mailNotGivenUp' };

export const deleteGivenUpMail =
  ({ store }: UnsentDeps) =>
  async (id: string): Promise<Result<void, MailNotGivenUp>> =>
    (await store.unsentMails.drop(id)) ? ok(undefined) : err({ kind: 'mailNotGivenUp' });

/** Sends a mail again after its retries have ended; content and Message-ID stay the same. */
export const retryMail =
  ({ store, clock }: UnsentDeps) =>
  async (id: string): Promise<Result<void, UnknownMail>> =>
    (await store.unsentMails.tryAgain(id, clock.now()))
      ? ok(undefined)
      : err({ kind: 'unknownMail' });
