import { err, ok, type Result } from 'neverthrow';
import type { PaymentNotice, RefundNotice } from '../../../application/ports/payment-provider.ts';
import { decode } from '../../codecs/decode.ts';
import type { PayuAccount } from './account.ts';
import { Notification, noticeOf, refundNoticeOf } from './messages.ts';
import { isGenuine } from './signature.ts';

/** `forged`: not signed with the shop's key; `unreadable`: signed, but not what PayU is known to send; `otherShop`: of another point of sale. */
export type NotificationFailure = 'forged' | 'unreadable' | 'otherShop';

/** Of a payment, or of money that goes back. */
export type Notified =
  | { readonly about: 'payment'; readonly notice: PaymentNotice }
  | { readonly about: 'refund'; readonly notice: RefundNotice };

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
};

/** What PayU notifies of, once the bytes are proved to be its own; nothing in them is read before. */
export const readNotification = (
  { posId, secondKey }: Pick<PayuAccount, 'posId' | 'secondKey'>,
  body: Uint8Array,
  signature: string | undefined,
): Result<Notified, NotificationFailure> => {
  if (!isGenuine(body, signature, secondKey)) return err('forged');
  const read = decode(Notification, parsed(body));
  if (read.isErr()) return err('unreadable');
  if (!('order' in read.value)) return ok({ about: 'refund', notice: refundNoticeOf(read.value) });
  const { order } = read.value;
  return order.merchantPosId === posId ? ok({ about: 'payment', notice: noticeOf(order) }) : err('otherShop');
};
