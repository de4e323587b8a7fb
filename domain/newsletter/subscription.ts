import { DAY_LENGTH, type Instant } from '../calendar.ts';

export type Consent = { readonly wording: string; readonly at: Instant };

export type Subscription = {
  readonly siteId: number;
  /** A subscriber's e-mail is in lower case (R34). */
  readonly email: string;
  readonly consent: Consent;
  readonly askedAt: Instant;
  /** Null until the owner confirms; until then the address gets only the request to confirm. */
  readonly confirmedAt: Instant | null;
  /** Hash of the confirmation link's key; null if an account's activation confirms instead. */
  readonly questionHash: string | null;
  /** Only unsubscribe links use this key. */
  readonly leaveKey: string;
};

export const CONFIRMATION_LIFETIME: Instant = 30 * DAY_LENGTH;

/** Mails ask for confirmation once a day at most, so that nobody can fill a stranger's mailbox. */
export const canAskAgain = ({ askedAt, confirmedAt }: Subscription, at: Instant): boolean =>
  confirmedAt === null && at - askedAt >= DAY_LENGTH;

/** Confirms a subscription; if it is confirmed already, the time of that confirmation stays. */
export const markConfirmed = (subscription: Subscription, at: Instant): Subscription => ({
  ...subscription,
  confirmedAt: subscription.confirmedAt ?? at,
});
