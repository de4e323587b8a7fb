import { DAY_LENGTH, type Instant } from '../calendar.ts';

export type Consent = { readonly wording: string; readonly at: Instant };

export type Subscription = {
  readonly siteId: number;
  /** In lower case (R34). */
  readonly email: string;
  readonly consent: Consent;
  readonly askedAt: Instant;
  /** Null until the customer confirms. Until then the shop sends only the request. */
  readonly confirmedAt: Instant | null;
  /** Null if the activation of an account confirmed the subscription. */
  readonly questionHash: string | null;
  /** Only unsubscribe links use this key. */
  readonly leaveKey: string;
};

export const CONFIRMATION_LIFETIME: Instant = 30 * DAY_LENGTH;

/** Returns true once a day, so that nobody can fill a stranger's mailbox with requests. */
export const canAskAgain = ({ askedAt, confirmedAt }: Subscription, at: Instant): boolean =>
  confirmedAt === null && at - askedAt >= DAY_LENGTH;

/** The moment of an earlier confirmation stays. */
export const markConfirmed = (subscription: Subscription, at: Instant): Subscription => ({
  ...subscription,
  confirmedAt: subscription.confirmedAt ?? at,
});
