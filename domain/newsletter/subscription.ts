import { DAY_LENGTH, type Instant } from '../calendar.ts';

export type Consent = { readonly wording: string; readonly at: Instant };

export type Subscription = {
  readonly siteId: number;
  /** The e-mail is in lower case (R34). */
  readonly email: string;
  readonly consent: Consent;
  readonly askedAt: Instant;
  /** Null while pending. A pending address gets nothing but the request. */
  readonly confirmedAt: Instant | null;
  /** Hash of the confirmation token; null if the account's activation confirmed it. */
  readonly questionHash: string | null;
  /** Identifies the subscription in unsubscribe links only. */
  readonly leaveKey: string;
};

/** Unanswered requests are removed after this time. */
export const CONFIRMATION_LIFETIME: Instant = 30 * DAY_LENGTH;

/** At most one request a day, so that nobody can fill a stranger's mailbox. */
export const canAskAgain = ({ askedAt, confirmedAt }: Subscription, at: Instant): boolean =>
  confirmedAt === null && at - askedAt >= DAY_LENGTH;

/** Only the first confirmation counts. */
export const markConfirmed = (subscription: Subscription, at: Instant): Subscription => ({
  ...subscription,
  confirmedAt: subscription.confirmedAt ?? at,
});
