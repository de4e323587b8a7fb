import { DAY_LENGTH, type Instant } from '../../domain/calendar.ts';
import type { Ids } from '../ports/ids.ts';
import type { Lock, Transaction } from '../ports/store.ts';

/** The lock names the e-mail instead of an account id, because the account may not exist yet. */
export const accountLock = (email: string): Lock => ({ kind: 'account', id: email });

/** An activation link is valid for 7 days (R43). */
export const ACTIVATION_LIFE: Instant = 7 * DAY_LENGTH;

export type ActivationMail = {
  readonly accountId: string;
  readonly email: string;
  readonly siteId: number;
  readonly visitorId: string;
  readonly at: Instant;
};

/** Stores a new activation link. Links of earlier activation mails stay valid until they expire. */
export const sendActivation = async (
  { ids }: { readonly ids: Ids },
  transaction: Transaction,
  { accountId, email, siteId, visitorId, at }: ActivationMail,
): Promise<void> => {
  const token = ids.token();
  const until = at + ACTIVATION_LIFE;
  await transaction.tokens.save({
    hash: ids.hashOf(token),
    kind: 'activation',
    accountId,
    expiresAt: until,
    visitorId,
  });
  await transaction.outbox.add({
    id: ids.rowId(),
    siteId,
    to: email,
    content: { kind: 'activation', token, until },
    createdAt: at,
  });
};
