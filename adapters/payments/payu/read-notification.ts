import { err, ok, type Result } from 'neverthrow';
import type { PaymentNotice } from '../../../application/ports/payment-provider.ts';
import { decode } from '../../codecs/decode.ts';
import type { PayuAccount } from './account.ts';
import { Notification, noticeOf } from './messages.ts';
import { isGenuine } from './signature.ts';

/** `forged`: not signed with the shop's key; `unreadable`: signed, but not what PayU is known to send; `otherShop`: of another point of sale. */
export type NotificationFailure = 'forged' | 'unreadable' | 'otherShop';

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
};

/** What PayU notifies of, once the bytes are proved to be its own; nothing in them is read before. Null for news of a refund. */
export const readNotification = (
  { posId, secondKey }: Pick<PayuAccount, 'posId' | 'secondKey'>,
  body: Uint8Array,
  signature: string | undefined,
): Result<PaymentNotice | null, NotificationFailure> => {
  if (!isGenuine(body, signature, secondKey)) return err('forged');
  const read = decode(Notification, parsed(body));
  if (read.isErr()) return err('unreadable');
  if (!('order' in read.value)) return ok(null);
  const { order } = read.value;
  return order.merchantPosId === posId ? ok(noticeOf(order)) : err('otherShop');
};
