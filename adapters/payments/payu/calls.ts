import type * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import type { ProviderFailure } from '../../../application/ports/payment-provider.ts';
import { decode } from '../../codecs/decode.ts';
import type { PayuAccount } from './account.ts';
import { StatusAnswer, TokenAnswer } from './messages.ts';

export type CallDeps = {
  readonly account: PayuAccount;
  /** Where PayU's API is, without a slash at its end: https://secure.payu.com, or a stand-in that may still be starting. */
  readonly address: () => Promise<string>;
  /** Milliseconds of a clock that only goes forward. */
  readonly ticks: () => number;
  /** What a call came to that was not done: its name and PayU's own code, never what was sent. */
  readonly failed: (call: string, why: string) => void;
  /** Milliseconds that an answer may take. */
  readonly patience: number;
};

type Call<A> = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly answer: t.Decoder<unknown, A>;
};

type Answer = { readonly status: number; readonly body: unknown };

/** So long before its end a token is not used any more, in milliseconds. */
const SPARE = 60_000;

const AUTHORIZE = '/pl/standard/user/oauth/authorize';

/** What went wrong under way, in words for the log. */
const reasonOf = (error: unknown): string =>
  error instanceof DOMException ? error.name : 'unreachable';

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** PayU's codes for the cause, like `400 ERROR_VALUE_INVALID INVALID_BUYER_PHONE`; the HTTP status alone if the body has none. */
const codeOf = ({ status, body }: Answer): string =>
  decode(StatusAnswer, body)
    .map(({ status: { statusCode, codeLiteral } }) =>
      [status, statusCode, ...(codeLiteral === undefined ? [] : [codeLiteral])].join(' '),
    )
    .unwrapOr(String(status));

/** The 4xx statuses after which the same call may succeed later. */
const TEMPORARY: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/**
 * Calls PayU's API with a token that is kept until it ends, asked for once however many need it, and asked for anew where PayU does not
 * know it any more. A redirect is an answer and is never followed.
 */
export const payuCalls = ({ account, address, ticks, failed, patience }: CallDeps) => {
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
    const asked = ticks();
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
        until: asked + read.value.expires_in * 1000 - SPARE,
      });
    failed('authorize', read.error);
    return err('away');
  };

  let fetched: ReturnType<typeof newToken> | null = null;
  /** The token that is kept, or a new one where there is none, it has ended, or it is the one that PayU did not know. */
  const token = async (unknown: string | null): Promise<Result<string, ProviderFailure>> => {
    const before = fetched;
    const known = await before;
    if (known?.isOk() && known.value.token !== unknown && ticks() < known.value.until)
      return ok(known.value.token);
    // Somebody else may have begun to ask while this one looked at what was kept.
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

  /** What PayU answers; `refused` where it has understood and will not, `away` for everything that may go better another time. */
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
