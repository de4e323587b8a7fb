import type * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import type { ProviderFailure } from '../../../application/ports/payment-provider.ts';
import { decode } from '../../codecs/decode.ts';
import type { ProviderDeps } from '../provider-folder.ts';
import { StatusAnswer, TokenAnswer } from './messages.ts';
import type { PayuSettings } from './settings.ts';

export type CallDeps = PayuSettings & Pick<ProviderDeps, 'ticks' | 'failed' | 'patience'>;

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

/** Returns PayU's error, such as `400 ERROR_VALUE_INVALID INVALID_BUYER_PHONE`. */
const codeOf = ({ status, body }: Answer): string =>
  decode(StatusAnswer, body)
    .map(({ status: { statusCode, codeLiteral } }) =>
      [status, statusCode, ...(codeLiteral === undefined ? [] : [codeLiteral])].join(' '),
    )
    .unwrapOr(String(status));

const TEMPORARY: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Client of PayU's API. Calls share a token, renewed on expiry or a 401. Follows no redirects. */
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
  /** `unknown` is the token that PayU rejected. */
  const token = async (unknown: string | null): Promise<Result<string, ProviderFailure>> => {
    const before = fetched;
    const current = await before;
    if (current?.isOk() && current.value.token !== unknown && ticks() < current.value.until)
      return ok(current.value.token);
    // Request only one new token: during the await, a concurrent call may have started a request.
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

  /** `refused`: PayU understood the call and refused it. `away`: a retry may succeed. */
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
