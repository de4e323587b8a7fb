import { createHmac, timingSafeEqual } from 'node:crypto';
import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import { decode } from '../../adapters/codecs/decode.ts';
import type { ProviderFolder } from '../../adapters/payments/provider-folder.ts';
import type { PaymentNotice, ProviderFailure } from '../../application/ports/online-payments.ts';
import { chargedAmount } from '../../domain/booking/placed/payment-methods.ts';

/** An order at the second provider. Sums are in grosze. */
const KasaOrder = t.type({
  id: t.string,
  ours: t.string,
  sum: t.number,
  state: t.keyof({ open: null, paid: null, void: null }),
});
export type KasaOrder = t.TypeOf<typeof KasaOrder>;
const KasaRefund = t.type({ number: t.string });

export type KasaSettings = { readonly key: string; readonly url: string };

const OUTCOMES = { open: 'pending', paid: 'completed', void: 'rejected' } as const;

const noticeOf = ({ id, ours, sum, state }: KasaOrder): PaymentNotice => ({
  ...{ paymentId: ours, orderId: id, outcome: OUTCOMES[state], charged: sum },
});

const call = async <A>(
  { key, url }: KasaSettings,
  method: string,
  path: string,
  answer: t.Decoder<unknown, A>,
  body?: object,
): Promise<Result<A, ProviderFailure>> => {
  const response = await fetch(url + path, {
    ...{ method, headers: { authorization: key } },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (response === null || response.status >= 500) return err('away');
  const read = response.ok ? decode(answer, await response.json()) : err(null);
  return read.mapErr(() => 'refused');
};

export const kasaSignature = (key: string, body: Uint8Array): Buffer =>
  createHmac('sha256', key).update(body).digest();

export const kasa: ProviderFolder<KasaSettings> = {
  name: 'kasa',
  label: 'Kasa',
  notificationPath: '/v1/payments/kasa',
  settings: (read) => {
    const [key, url] = [read('KASA_KEY'), read('KASA_URL')];
    if (key === null && url === null) return ok(null);
    return key === null || url === null
      ? err('Kasa needs KASA_KEY and KASA_URL: set both, or neither.')
      : ok({ key, url });
  },
  provider: (settings) => ({
    begin: async (order) =>
      (
        await call(settings, 'POST', '/orders', KasaOrder, {
          ...{ ours: order.paymentId, sum: chargedAmount(order) },
        })
      ).map(({ id }) => ({ orderId: id, redirectTo: `${settings.url}/pay/${id}` })),
    end: async (id) =>
      (await call(settings, 'DELETE', `/orders/${id}`, KasaOrder)).map(() => undefined),
    queryOrder: async (id) =>
      (await call(settings, 'GET', `/orders/${id}`, KasaOrder)).map(noticeOf),
    refund: async ({ orderId, amount }) =>
      (await call(settings, 'POST', `/orders/${orderId}/refunds`, KasaRefund, { amount })).map(
        ({ number }) => ({ state: 'completed', number }),
      ),
  }),
  readNotification: ({ key }, { body, header }) => {
    const sent = Buffer.from(header('x-kasa-signature') ?? '', 'hex');
    const right = kasaSignature(key, body);
    if (sent.length !== right.length || !timingSafeEqual(sent, right)) return err('forged');
    return decode(KasaOrder, JSON.parse(new TextDecoder().decode(body)))
      .map((order) => ({ trust: 'proof', about: 'payment', notice: noticeOf(order) }) as const)
      .mapErr(() => 'unreadable');
  },
};
