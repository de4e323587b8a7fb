import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityEvent, SecurityLog } from '../../../../application/ports/security-log.ts';
import { StoreUnavailable } from '../../../../application/ports/store-unavailable.ts';
import { PasswordsBusy } from '../../../../application/ports/system.ts';
import {
  type AnyRefusalCode,
  allRefusals,
  type FieldError,
  fieldErrorsMessage,
} from '../../contract/failure.ts';
import { rateLimitKeyOfAddress } from './net.ts';

/** The response of a refused call. `retryAfter` is in seconds, only with 429 and 503. */
export type CallRefusal = {
  readonly status: number;
  readonly body: {
    readonly message: string;
    readonly code?: string;
    readonly errors?: readonly FieldError[];
    readonly [more: string]: unknown;
  };
  readonly retryAfter?: number;
  readonly onward?: string;
};

export const refuseWith = (
  code: AnyRefusalCode,
  extraFields: Readonly<Record<string, unknown>> = {},
): CallRefusal => {
  const { status, message } = allRefusals[code];
  return { status, body: { ...extraFields, message, code } };
};

export const refuseFields = (
  errors: readonly FieldError[],
  message: string = fieldErrorsMessage(errors),
): CallRefusal => ({
  status: 400,
  body: { message, errors },
});

const STORE_RETRY_AFTER = 2;

/** Refuses a call while the store is unavailable. `inDoubt`: the change was perhaps stored. */
export const refuseUnavailable = ({ inDoubt }: { readonly inDoubt: boolean }): CallRefusal => ({
  ...refuseWith(inDoubt ? 'inDoubt' : 'notReady'),
  retryAfter: STORE_RETRY_AFTER,
});

/** Returns a 429. `Retry-After` is in whole seconds, at least 1 (R42, R57). */
export const refuseTooManyRequests = (waitMilliseconds: number): CallRefusal => {
  const seconds = Math.max(1, Math.ceil(waitMilliseconds / 1000));
  return { ...refuseWith('tooManyRequests'), retryAfter: seconds };
};

/** Logs a defect. The log and the response contain the same `reference`. */
export type DefectLog = (defect: {
  readonly reference: string;
  readonly call: string;
  readonly error: unknown;
}) => void;

/** Logs that the store is unavailable: once, not for each failed call. */
export type StoreUnavailableLog = (away: StoreUnavailable) => void;

type StoreUnavailablePage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply> | undefined;

/** If too many passwords wait to be hashed, a client can retry after this many milliseconds. */
const HASHING_RETRY_AFTER = 2000;

export const sendRefusal = (
  reply: FastifyReply,
  { status, body, retryAfter }: CallRefusal,
): FastifyReply => {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
};

/**
 * The message contains the route's maximum size of a body, because the blog's route has another
 * maximum.
 */
const refuseTooLarge = ({ routeOptions }: FastifyRequest): CallRefusal => {
  const { status, body } = refuseWith('bodyTooLarge');
  return { status, body: { ...body, message: `Body over ${routeOptions.bodyLimit / 1024} kB` } };
};

const refusalOf = (status: number, request: FastifyRequest): CallRefusal => {
  if (status === 413) return refuseTooLarge(request);
  if (status === 404) return refuseWith('notFound');
  return refuseWith('malformed');
};

/** Returns the path of a URL for the log. The query can contain private data. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

const callOf = ({ method, url }: FastifyRequest): string => `${method} ${pathOf(url)}`;

export const refusalEvent = (
  name: 'limit.reached' | 'access.refused',
  reason: string,
  request: FastifyRequest,
): SecurityEvent => ({
  name,
  outcome: 'refused',
  reason,
  call: callOf(request),
  request: request.id,
  account: null,
  who: { address: rateLimitKeyOfAddress(request.ip) },
});

/** Answers an exception without a stack trace: with a page for people, with JSON for programs. */
export const addErrorHandlers = (
  app: FastifyInstance,
  log: DefectLog,
  security: SecurityLog,
  storeUnavailable: { readonly log: StoreUnavailableLog; readonly page: StoreUnavailablePage },
): void => {
  app.setErrorHandler(
    (
      error: FastifyError | StoreUnavailable | PasswordsBusy,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => {
      if (error instanceof StoreUnavailable) {
        storeUnavailable.log(error);
        const refused = refuseUnavailable(error);
        reply.header('retry-after', refused.retryAfter);
        return storeUnavailable.page(request, reply) ?? sendRefusal(reply, refused);
      }
      if (error instanceof PasswordsBusy) {
        security.note(refusalEvent('limit.reached', 'passwordsBusy', request));
        return sendRefusal(reply, refuseTooManyRequests(HASHING_RETRY_AFTER));
      }
      const status = error.statusCode ?? 500;
      if (status >= 400 && status < 500) return sendRefusal(reply, refusalOf(status, request));
      log({ reference: request.id, call: callOf(request), error });
      return sendRefusal(reply, refuseWith('defect', { reference: request.id }));
    },
  );
};

const RAW_RESPONSES = (() => {
  const body = JSON.stringify(refuseWith('malformed').body);
  const json = ['Content-Type: application/json; charset=utf-8', `Content-Length: ${body.length}`];
  const answer = (status: string, headers: readonly string[], text: string): string =>
    `${[`HTTP/1.1 ${status}`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${text}`;
  return {
    malformed: answer('400 Bad Request', json, body),
    late: answer('408 Request Timeout', ['Content-Length: 0'], ''),
  };
})();

export const closeBrokenConnection = (
  error: Error & { readonly code?: string },
  socket: Socket,
): void => {
  if (!socket.writable) return void socket.destroy();
  const answer =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? RAW_RESPONSES.late : RAW_RESPONSES.malformed;
  socket.end(answer, () => socket.destroy());
};
