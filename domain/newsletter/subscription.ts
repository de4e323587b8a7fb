import { DAY_LENGTH, type Instant } from '../calendar.ts';

export type Consent = { readonly wording: string; readonly at: Instant };

export type Subscription = {
  readonly siteId: number;
  /** The subscriber's e-mail in lower case (R34). */
  readonly email: string;
  readonly consent: Consent;
  readonly askedAt: Instant;
  /** Null until the customer confirms. A pending address gets only the mail with the request. */
  readonly confirmedAt: Instant | null;
  /** Null if the activation of an account confirmed the subscription. */
  readonly questionHash: string | null;
  /** A key that unsubscribe links use to find the subscription. Nothing else uses it. */
  readonly leaveKey: string;
};

/** Requests that nobody confirms are removed after this time. */
export const CONFIRMATION_LIFETIME: Instant = 30 * DAY_LENGTH;

/**
 * Returns true if the shop may send another confirmation request: once a day, so that nobody can
 * fill a stranger's mailbox.
 */
export const canAskAgain = ({ askedAt, confirmedAt }: Subscription, at: Instant): boolean =>
  confirmedAt === null && at - askedAt >= DAY_LENGTH;

/** Confirms a subscription. The moment of an earlier confirmation stays. */
export const markConfirmed = (subscription: Subscription, at: Instant): Subscription => ({
  ...subscription,
  confirmedAt: subscription.confirmedAt ?? at,
});
