import { err, ok, type Result } from 'neverthrow';
import type { NoticeTrust } from '../../../application/ports/online-payments.ts';
import { decode } from '../../codecs/decode.ts';
import type { NotificationFailure, ProviderFolder, ProviderNotice } from '../provider-folder.ts';
import { Notification, paymentNoticeOf, refundNoticeOf } from './messages.ts';
import { payuProvider } from './provider.ts';
import { type PayuAccount, type PayuSettings, readPayuSettings } from './settings.ts';
import { findSigningAlgorithm, SIGNATURE_HEADER, type SignatureAlgorithm } from './signature.ts';

/** MD5 is broken, so an MD5 signature is only a hint: the shop then queries PayU (R31). */
const TRUST_BY_ALGORITHM: Readonly<Record<SignatureAlgorithm, NoticeTrust>> = {
  MD5: 'hint',
  'SHA-256': 'proof',
};

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
};

/** First verifies the signature over the raw bytes. Decodes the bytes only if it is valid. */
const readNotification = (
  { posId, secondKey }: Pick<PayuAccount, 'posId' | 'secondKey'>,
  body: Uint8Array,
  signature: string | undefined,
): Result<ProviderNotice, NotificationFailure> => {
  const algorithm = findSigningAlgorithm(body, signature, secondKey);
  if (algorithm === null) return err('forged');
  const trust = TRUST_BY_ALGORITHM[algorithm];
  const read = decode(Notification, parsed(body));
  if (read.isErr()) return err('unreadable');
  if (!('order' in read.value))
    return ok({ trust, about: 'refund', notice: refundNoticeOf(read.value) });
  const { order } = read.value;
  return order.merchantPosId === posId
    ? ok({ trust, about: 'payment', notice: paymentNoticeOf(order) })
    : err('otherShop');
};

export const payu: ProviderFolder<PayuSettings> = {
  name: 'payu',
  label: 'PayU',
  notificationPath: '/v1/payments/payu',
  settings: readPayuSettings,
  provider: (settings, deps) => payuProvider({ ...settings, ...deps }),
  readNotification: ({ account }, { body, header }) =>
    readNotification(account, body, header(SIGNATURE_HEADER)),
};
