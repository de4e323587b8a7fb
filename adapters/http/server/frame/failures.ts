import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PasswordsBusy } from '../../../../application/ports/passwords.ts';
import type { SecurityEvent, SecurityLog } from '../../../../application/ports/security-log.ts';
import { StoreAway } from '../../../../application/ports/store-away.ts';
import { countedAddress } from './net.ts';
import { type Refused, refuse, refuseAway, refuseUntil } from './refused.ts';

/** Where defects are written down, with the reference that their answer carries. */
export type DefectLog = (defect: { readonly reference: string; readonly call: string; readonly error: unknown }) => void;

/** Where it is written down that the store is away: once for all calls that find it so. */
export type AwayLog = (away: StoreAway) => void;

/** Answers a person who asked for a page; undefined where a program asked. */
export type AwayPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply> | undefined;

/** When the line of those whose passwords are being hashed has become shorter, in milliseconds. */
const HASHING_CALMS = 2000;

/** Writes a refusal in the contract's shape. */
export const sendRefused = (reply: FastifyReply, { status, body, retryAfter }: Refused): FastifyReply => {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
};

/** The refusal of a body, with the limit of the call that was asked: one of the blog's has its own. */
const tooLarge = ({ routeOptions }: FastifyRequest): Refused => {
  const { status, body } = refuse('bodyTooLarge');
  return { status, body: { ...body, message: `Body over ${routeOptions.bodyLimit / 1024} kB` } };
};

// Whatever the HTTP layer itself refuses: a broken body, a wrong media type or length, an address that cannot be read.
const refusalOf = (status: number, request: FastifyRequest): Refused => {
  if (status === 413) return tooLarge(request);
  if (status === 404) return refuse('notFound');
  return refuse('malformed');
};

/** The path of an address, without its query: a query may hold what a log should not. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

const callOf = ({ method, url }: FastifyRequest): string => `${method} ${pathOf(url)}`;

/** What is written down of a refusal outside of the calls of the contract. */
export const refusedAccess = (name: 'limit.reached' | 'access.refused', reason: string, request: FastifyRequest): SecurityEvent => ({
  name,
  outcome: 'refused',
  reason,
  call: callOf(request),
  request: request.id,
  account: null,
  who: { address: countedAddress(request.ip) },
});

/**
 * Makes every failure answer JSON in the contract's shape, never a stack; a defect is logged under the request's number. While the store
 * is away everything that needs it is 503, for a person a page.
 */
export const addFailures = (
  app: FastifyInstance,
  log: DefectLog,
  security: SecurityLog,
  away: { readonly log: AwayLog; readonly page: AwayPage },
): void => {
  app.setErrorHandler((error: FastifyError | StoreAway | PasswordsBusy, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof StoreAway) {
      away.log(error);
      const refused = refuseAway(error);
      reply.header('retry-after', refused.retryAfter);
      return away.page(request, reply) ?? sendRefused(reply, refused);
    }
    if (error instanceof PasswordsBusy) {
      security.note(refusedAccess('limit.reached', 'passwordsBusy', request));
      return sendRefused(reply, refuseUntil(HASHING_CALMS));
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return sendRefused(reply, refusalOf(status, request));
    log({ reference: request.id, call: callOf(request), error });
    return sendRefused(reply, refuse('defect', { reference: request.id }));
  });
};

/** The whole answer to bytes that are no HTTP request, and to a request that does not come to its end. */
const endings = (() => {
  const body = JSON.stringify(refuse('malformed').body);
  const json = ['Content-Type: application/json; charset=utf-8', `Content-Length: ${body.length}`];
  const answer = (status: string, headers: readonly string[], text: string): string =>
    `${[`HTTP/1.1 ${status}`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${text}`;
  return { malformed: answer('400 Bad Request', json, body), late: answer('408 Request Timeout', ['Content-Length: 0'], '') };
})();

/** Ends a connection that sent no request; whoever holds their own end open does not keep the shop's. */
export const endBroken = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (!socket.writable) return void socket.destroy();
  const answer = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? endings.late : endings.malformed;
  socket.end(answer, () => socket.destroy());
};
