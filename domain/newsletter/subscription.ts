import { DAY_LENGTH, type Instant } from '../calendar.ts';

/** What somebody agreed to: the exact sentence beside the box, and when it was ticked. */
export type Consent = { readonly wording: string; readonly at: Instant };

/** A subscription to a brand's newsletter. */
export type Subscription = {
  readonly siteId: number;
  /** Lower case (R34). */
  readonly email: string;
  readonly consent: Consent;
  /** When the last confirmation request was sent. */
  readonly askedAt: Instant;
  /**
   * When the owner confirmed; null while pending. A pending address gets nothing but the request.
   */
  readonly confirmedAt: Instant | null;
  /** Hash of the confirmation token; null if the account's activation confirmed it. */
  readonly questionHash: string | null;
  /** Identifies the subscription in unsubscribe links; used for nothing else. */
  readonly leaveKey: string;
};

/** Unanswered requests are removed after this time. */
export const CONFIRMATION_LIFETIME: Instant = 30 * DAY_LENGTH;

/** At most one request a day, so that nobody can fill a stranger's mailbox. */
export const canAskAgain = ({ askedAt, confirmedAt }: Subscription, at: Instant): boolean =>
  confirmedAt === null && at - askedAt >= DAY_LENGTH;

/** Confirms the subscription. The first confirmation counts. */
export const markConfirmed = (subscription: Subscription, at: Instant): Subscription => ({
  ...subscription,
  confirmedAt: subscription.confirmedAt ?? at,
});
