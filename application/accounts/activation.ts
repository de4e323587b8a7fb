import { DAY_LENGTH, type Instant } from '../../domain/calendar.ts';
import type { Ids } from '../ports/ids.ts';
import type { Transaction } from '../ports/store.ts';

/** An activation link works for 7 days (R43). */
export const ACTIVATION_LIFE: Instant = 7 * DAY_LENGTH;

export type ActivationMail = {
  readonly accountId: string;
  readonly email: string;
  readonly siteId: number;
  /** The browser that may activate without giving the password (R43). */
  readonly visitorId: string;
  readonly at: Instant;
};

/** Makes an activation token and writes its mail, in the transaction of its cause. Earlier links go on working until they end. */
export const sendActivation = async (
  { ids }: { readonly ids: Ids },
  transaction: Transaction,
  { accountId, email, siteId, visitorId, at }: ActivationMail,
): Promise<void> => {
  const token = ids.token();
  const until = at + ACTIVATION_LIFE;
  await transaction.tokens.save({ hash: ids.hashOf(token), kind: 'activation', accountId, expiresAt: until, visitorId });
  await transaction.outbox.add({ id: ids.rowId(), siteId, to: email, content: { kind: 'activation', token, until }, createdAt: at });
};
