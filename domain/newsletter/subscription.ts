import { DAY_LENGTH, type Instant } from '../calendar.ts';

export type Consent = { readonly wording: string; readonly at: Instant };

export type Subscription = {
  readonly siteId: number;
  /** The subscriber's e-mail address in lower case (R34). */
  readonly email: string;
  readonly consent: Consent;
  readonly askedAt: Instant;
  /** When the address's owner confirmed. While this is null, they get only the mail to confirm. */
  readonly confirmedAt: Instant | null;
  /** Hash of the key in the confirmation link; null if activating an account confirms instead. */
  readonly questionHash: string | null;
  /** The key in the unsubscribe links of mails; no other link contains it. */
  readonly leaveKey: string;
};

export const CONFIRMATION_LIFETIME: Instant = 30 * DAY_LENGTH;

/**
 * An e-mail address gets one confirmation mail a day at most, so that nobody can flood a stranger's
 * mailbox.
 */
export const canAskForConfirmationAgain = (
  { askedAt, confirmedAt }: Subscription,
  at: Instant,
): boolean => confirmedAt === null && at - askedAt >= DAY_LENGTH;

/** Confirms a subscription. If it is confirmed already, it keeps its first confirmation time. */
export const markConfirmed = (subscription: Subscription, at: Instant): Subscription => ({
  ...subscription,
  confirmedAt: subscription.confirmedAt ?? at,
});
