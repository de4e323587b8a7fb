import { DAY_LENGTH, type Instant } from '../calendar.ts';

/** To what somebody agreed: the sentence as it stood beside the box, and when it was ticked. */
export type Consent = { readonly wording: string; readonly at: Instant };

/** An address on a brand's newsletter list. */
export type Subscription = {
  readonly siteId: number;
  /** Lower case (R34). */
  readonly email: string;
  readonly consent: Consent;
  /** When the address was last asked whether it is meant. */
  readonly askedAt: Instant;
  /** When its owner said so; null as long as the address waits, and nothing is written to it but the question. */
  readonly confirmedAt: Instant | null;
  /** The hash of the question's token; null where the account's activation has answered it. */
  readonly questionHash: string | null;
  /** Names the subscription in the link of every mail that ends it; of no other use. */
  readonly leaveKey: string;
};

/** A question that nobody answered is not kept longer than this. */
export const QUESTION_LIFE: Instant = 30 * DAY_LENGTH;

/** Whether an address that waits may be asked again: at most once a day, so that nobody can fill a stranger's mailbox. */
export const mayAskAgain = ({ askedAt, confirmedAt }: Subscription, at: Instant): boolean =>
  confirmedAt === null && at - askedAt >= DAY_LENGTH;

/** The subscription with its owner's word; the first word is the one that stands. */
export const confirmed = (subscription: Subscription, at: Instant): Subscription => ({
  ...subscription,
  confirmedAt: subscription.confirmedAt ?? at,
});
