import type * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import type {
  AcceptedOrder,
  PaymentOrder,
  PaymentProviderCalls,
  ProviderFailure,
} from '../../../application/ports/online-payments.ts';
import { chargedAmount } from '../../../domain/booking/placed/payment-methods.ts';
import { decode } from '../../codecs/decode.ts';
import type { ProviderDeps } from '../provider-folder.ts';
import { payuCopy } from './copy.pl.ts';
import {
  EndedAnswer,
  OrdersAnswer,
  paymentNoticeOf,
  RefundAnswer,
  refundStateOf,
  StatusAnswer,
  TakenAnswer,
  TokenAnswer,
} from './messages.ts';
import { CURRENCY, type PayuSettings, VALIDITY } from './settings.ts';

type CallDeps = PayuSettings & Pick<ProviderDeps, 'ticks' | 'failed' | 'patience'>;

type Call<A> = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly answer: t.Decoder<unknown, A>;
};

type Answer = { readonly status: number; readonly body: unknown };

const SPARE = 60_000;

const AUTHORIZE = '/pl/standard/user/oauth/authorize';

const reasonOf = (error: unknown): string =>
  error instanceof DOMException ? error.name : 'unreachable';

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Returns the code of PayU's error, such as `400 ERROR_VALUE_INVALID INVALID_BUYER_PHONE`. */
const codeOf = ({ status, body }: Answer): string =>
  decode(StatusAnswer, body)
    .map(({ status: { statusCode, codeLiteral } }) =>
      [status, statusCode, ...(codeLiteral === undefined ? [] : [codeLiteral])].join(' '),
    )
    .unwrapOr(String(status));

const TEMPORARY: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/**
 * Calls PayU's API without following redirects. All calls share one access token, until it expires
 * or PayU answers 401.
 */
const payuCalls = ({ account, address, ticks, failed, patience }: CallDeps) => {
  const send = async (path: string, request: RequestInit): Promise<Result<Answer, string>> => {
    try {
      const answer = await fetch(`${await address()}${path}`, {
        ...request,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      return ok({ status: answer.status, body: jsonOf(await answer.text()) });
    } catch (error) {
      return err(reasonOf(error));
    }
  };

  const newToken = async (): Promise<
    Result<{ readonly token: string; readonly until: number }, ProviderFailure>
  > => {
    const requestedAt = ticks();
    const answer = await send(AUTHORIZE, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: account.clientId,
        client_secret: account.clientSecret,
      }),
    });
    const read = answer.andThen(({ body, status }) =>
      decode(TokenAnswer, body).mapErr(() => `status ${status}`),
    );
    if (read.isOk())
      return ok({
        token: read.value.access_token,
        until: requestedAt + read.value.expires_in * 1000 - SPARE,
      });
    failed('authorize', read.error);
    return err('away');
  };

  let fetched: ReturnType<typeof newToken> | null = null;
  /** Returns an access token that differs from `unknown`, the token that PayU has rejected. */
  const token = async (unknown: string | null): Promise<Result<string, ProviderFailure>> => {
    const before = fetched;
    const current = await before;
    if (current?.isOk() && current.value.token !== unknown && ticks() < current.value.until)
      return ok(current.value.token);
    // If another call has already asked PayU for a new token, use that one.
    if (fetched === before) fetched = newToken();
    return (await (fetched ?? newToken())).map((fresh) => fresh.token);
  };

  const withToken = (
    { method, path, body }: Call<unknown>,
    bearer: string,
  ): Promise<Result<Answer, string>> =>
    send(path, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /**
   * `refused`: PayU understood the call and refused it. `away`: PayU gave no usable response, so a
   * retry can succeed.
   */
  return async <A>(call: Call<A>): Promise<Result<A, ProviderFailure>> => {
    const first = await token(null);
    if (first.isErr()) return err(first.error);
    let answer = await withToken(call, first.value);
    if (answer.isOk() && answer.value.status === 401) {
      const second = await token(first.value);
      if (second.isErr()) return err(second.error);
      answer = await withToken(call, second.value);
    }
    if (answer.isErr()) {
      failed(call.name, answer.error);
      return err('away');
    }
    const { status, body } = answer.value;
    const read = status < 400 ? decode(call.answer, body) : null;
    if (read?.isOk()) return ok(read.value);
    failed(call.name, status < 400 ? 'answer not understood' : codeOf(answer.value));
    return err(status >= 400 && status < 500 && !TEMPORARY.has(status) ? 'refused' : 'away');
  };
};

type PayuDeps = PayuSettings & ProviderDeps;

const ORDERS = '/api/v2_1/orders';
const orderPath = (orderId: string): string => `${ORDERS}/${encodeURIComponent(orderId)}`;

const LONGEST_TEXT = 255;

/** Removes empty fields, because PayU refuses an empty e-mail address or telephone number. */
const filled = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** Returns an IP address as PayU expects it: `::ffff:192.0.2.1` becomes `192.0.2.1`. */
const customerIp = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const orderBody = ({ account, notifyUrl, continueUrl }: PayuDeps, order: PaymentOrder): object => {
  const { payer, amount, commission } = order;
  const products = [
    { name: payuCopy.payment, unitPrice: String(amount), quantity: '1' },
    ...(commission === 0
      ? []
      : [{ name: payuCopy.commission, unitPrice: String(commission), quantity: '1' }]),
  ];
  return {
    merchantPosId: account.posId,
    extOrderId: order.paymentId,
    customerIp: customerIp(payer.address),
    description: order.title.slice(0, LONGEST_TEXT),
    currencyCode: CURRENCY,
    totalAmount: String(chargedAmount(order)),
    products,
    notifyUrl,
    continueUrl: continueUrl(order),
    validityTime: String(VALIDITY),
    // Without an e-mail address in the order, PayU's payment page asks the payer for it.
    ...(payer.email === ''
      ? {}
      : {
          buyer: filled({
            email: payer.email,
            phone: payer.phone,
            firstName: payer.firstName,
            lastName: payer.lastName,
            language: 'pl',
          }),
        }),
  };
};

export const payuProvider = (deps: PayuDeps): PaymentProviderCalls => {
  const call = payuCalls(deps);
  const create = async (order: PaymentOrder): Promise<Result<AcceptedOrder, ProviderFailure>> =>
    (
      await call({
        name: 'order create',
        method: 'POST',
        path: ORDERS,
        body: orderBody(deps, order),
        answer: TakenAnswer,
      })
    ).map(({ orderId, redirectUri }) => ({ orderId, redirectTo: redirectUri }));
  return {
    begin: async (order) => {
      const created = await create(order);
      // PayU perhaps refused the e-mail or phone. Without them, its page asks the payer (R30.9).
      const mayBeBuyer = created.isErr() && created.error === 'refused' && order.payer.email !== '';
      return mayBeBuyer ? create({ ...order, payer: { ...order.payer, email: '' } }) : created;
    },
    end: async (orderId) =>
      (
        await call({
          name: 'order cancel',
          method: 'DELETE',
          path: orderPath(orderId),
          answer: EndedAnswer,
        })
      ).map(() => undefined),
    queryOrder: async (orderId) => {
      const state = await call({
        name: 'order retrieve',
        method: 'GET',
        path: orderPath(orderId),
        answer: OrdersAnswer,
      });
      return state.andThen(({ orders }) => {
        const order = orders.find(
          (each) => each.orderId === orderId && each.merchantPosId === deps.account.posId,
        );
        return order === undefined ? err('refused' as const) : ok(paymentNoticeOf(order));
      });
    },
    refund: async ({ orderId, refundId, amount, description }) =>
      (
        await call({
          name: 'refund',
          method: 'POST',
          path: `${orderPath(orderId)}/refunds`,
          body: {
            refund: {
              description: description.slice(0, LONGEST_TEXT),
              amount: String(amount),
              extRefundId: refundId,
              currencyCode: CURRENCY,
            },
          },
          answer: RefundAnswer,
        })
      ).map(({ refund }) => ({ state: refundStateOf(refund.status), number: refund.refundId })),
  };
};
