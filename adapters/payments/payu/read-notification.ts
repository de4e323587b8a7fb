import { err, ok, type Result } from 'neverthrow';
import type {
  PaymentNotice,
  RefundNotice,
  Weight,
} from '../../../application/ports/payment-provider.ts';
import { decode } from '../../codecs/decode.ts';
import type { PayuAccount } from './account.ts';
import { Notification, noticeOf, refundNoticeOf } from './messages.ts';
import { type SignatureAlgorithm, signedBy } from './signature.ts';

/** `forged`: not signed with the shop's key; `unreadable`: signed, but not what PayU is known to send; `otherShop`: of another point of sale. */
export type NotificationFailure = 'forged' | 'unreadable' | 'otherShop';

/** What a hash is good for: MD5, which nobody should trust any more, makes the shop ask PayU; only SHA-256 is taken at its word (R31). */
const WEIGHTS: Readonly<Record<SignatureAlgorithm, Weight>> = { MD5: 'hint', 'SHA-256': 'proof' };

/** Of a payment, or of money that goes back. */
export type Notified = { readonly weight: Weight } & (
  | { readonly about: 'payment'; readonly notice: PaymentNotice }
  | { readonly about: 'refund'; readonly notice: RefundNotice }
);

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
};

/** What PayU notifies of, and how far that is to be trusted; nothing in the bytes is read before their signature. */
export const readNotification = (
  { posId, secondKey }: Pick<PayuAccount, 'posId' | 'secondKey'>,
  body: Uint8Array,
  signature: string | undefined,
): Result<Notified, NotificationFailure> => {
  const algorithm = signedBy(body, signature, secondKey);
  if (algorithm === null) return err('forged');
  const weight = WEIGHTS[algorithm];
  const read = decode(Notification, parsed(body));
  if (read.isErr()) return err('unreadable');
  if (!('order' in read.value))
    return ok({ weight, about: 'refund', notice: refundNoticeOf(read.value) });
  const { order } = read.value;
  return order.merchantPosId === posId
    ? ok({ weight, about: 'payment', notice: noticeOf(order) })
    : err('otherShop');
};
