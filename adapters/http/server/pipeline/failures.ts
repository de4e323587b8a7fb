import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PasswordsBusy } from '../../../../application/ports/passwords.ts';
import type { SecurityEvent, SecurityLog } from '../../../../application/ports/security-log.ts';
import { StoreUnavailable } from '../../../../application/ports/store-unavailable.ts';
import { countedAddress } from './net.ts';
import { type CallRefusal, refuseUnavailable, refuseUntil, refuseWith } from './refusal.ts';

/** The log and the response share a `reference`, so that a report can be found in the log. */
export type DefectLog = (defect: {
  readonly reference: string;
  readonly call: string;
  readonly error: unknown;
}) => void;

/** An outage of the store is logged once, not for every call that fails. */
export type StoreUnavailableLog = (away: StoreUnavailable) => void;

export type StoreUnavailablePage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply> | undefined;

/** After these milliseconds, the queue of password hashes is probably shorter. */
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

/** The message names the route's limit of a body's size, which differs for the blog. */
const refuseTooLarge = ({ routeOptions }: FastifyRequest): CallRefusal => {
  const { status, body } = refuseWith('bodyTooLarge');
  return { status, body: { ...body, message: `Body over ${routeOptions.bodyLimit / 1024} kB` } };
};

const refusalOf = (status: number, request: FastifyRequest): CallRefusal => {
  if (status === 413) return refuseTooLarge(request);
  if (status === 404) return refuseWith('notFound');
  return refuseWith('malformed');
};

/** Queries are not logged, because they may hold private data. */
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
  who: { address: countedAddress(request.ip) },
});

/** Responses contain no stack trace. People get a page if the store is unavailable. */
export const addFailures = (
  app: FastifyInstance,
  log: DefectLog,
  security: SecurityLog,
  away: { readonly log: StoreUnavailableLog; readonly page: StoreUnavailablePage },
): void => {
  app.setErrorHandler(
    (
      error: FastifyError | StoreUnavailable | PasswordsBusy,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => {
      if (error instanceof StoreUnavailable) {
        away.log(error);
        const refused = refuseUnavailable(error);
        reply.header('retry-after', refused.retryAfter);
        return away.page(request, reply) ?? sendRefusal(reply, refused);
      }
      if (error instanceof PasswordsBusy) {
        security.note(refusalEvent('limit.reached', 'passwordsBusy', request));
        return sendRefusal(reply, refuseUntil(HASHING_RETRY_AFTER));
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
