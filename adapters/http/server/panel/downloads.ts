import type { FastifyInstance } from 'fastify';
import { err, ok, type Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/actor.ts';
import type { PaperDeps } from '../../../../application/papers/issue-paper-and-link.ts';
import {
  type OpenFailure,
  readPaperByLink,
} from '../../../../application/papers/read-paper-by-link.ts';
import type { SecurityLog } from '../../../../application/ports/security-log.ts';
import type { Store } from '../../../../application/ports/store.ts';
import type { AnyRefusalCode } from '../../contract/failure.ts';
import { loginPageUrl, pages } from '../../contract/pages.pl.ts';
import { MESSAGE_FILE_PATH } from '../../contract/panel/panel.ts';
import { DOWNLOAD_PATH } from '../../contract/panel/papers.ts';
import { refusalEvent, refuseWith, sendRefusal } from '../pipeline/failures.ts';
import { isFollowedLink, sendOnwardPage } from '../pipeline/onward-page.ts';
import { makeRequestSession, type RequestSessionDeps } from '../pipeline/request-session.ts';

type DownloadDeps = RequestSessionDeps & { readonly security: SecurityLog };
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;
type Download = { readonly type: string; readonly name: string; readonly file: Uint8Array };

/**
 * Sends files to their owner only. No cache is allowed to store them (R38, R41, R45). A browser that
 * followed a refused link is led to `page`, after a login if it has no session.
 */
const mountDownloads = (
  app: FastifyInstance,
  deps: DownloadDeps,
  path: string,
  page: string,
  find: (caller: Caller, query: Query) => Promise<Result<Download, AnyRefusalCode>>,
): void => {
  app.register(async (shop) => {
    shop.get<{ Querystring: Query }>(path, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const caller = await makeRequestSession(deps, request, reply).caller();
      const found = caller === null ? err('noSession' as const) : await find(caller, request.query);
      if (found.isErr()) {
        deps.security.note(refusalEvent('access.refused', found.error, request));
        const refused = refuseWith(found.error);
        const { status } = refused;
        return isFollowedLink(request)
          ? sendOnwardPage(reply, status, status === 401 ? loginPageUrl(page) : page)
          : sendRefusal(reply, refused);
      }
      const { type, name, file } = found.value;
      return reply
        .type(type)
        .header('content-disposition', `attachment; ${name}`)
        .send(Buffer.from(file));
    });
  });
};

const REFUSALS: Readonly<Record<OpenFailure['kind'], AnyRefusalCode>> = {
  linkEnded: 'linkEnded',
  notOwner: 'notOwner',
  unknownBooking: 'notFound',
  loginNeeded: 'noSession',
};

export const mountPaperDownloads = (
  app: FastifyInstance,
  deps: DownloadDeps,
  papers: PaperDeps,
): void =>
  mountDownloads(app, deps, DOWNLOAD_PATH, pages.panel, async (caller, { token }) => {
    const opened = await readPaperByLink(papers)(caller, typeof token === 'string' ? token : '');
    return opened
      .map(({ name, file }) => ({ type: 'application/pdf', name: `filename="${name}"`, file }))
      .mapErr(({ kind }) => REFUSALS[kind]);
  });

const percentEncode = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Headers must be ASCII, so the file name is sent twice: simplified and encoded (RFC 6266). */
const encodedName = (name: string): string =>
  `filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncode)}`;

export const mountMessageFiles = (
  app: FastifyInstance,
  deps: DownloadDeps,
  { messages }: Pick<Store, 'messages'>,
): void =>
  mountDownloads(app, deps, MESSAGE_FILE_PATH, pages.messages, async ({ account }, query) => {
    if (account === null) return err('noSession');
    const { messageId, index } = query;
    const named = typeof messageId === 'string' && typeof index === 'string' && /^\d$/.test(index);
    const found = named ? await messages.file(account.id, messageId, Number(index)) : null;
    return found === null
      ? err('notFound')
      : ok({ type: found.type, name: encodedName(found.name), file: found.file });
  });
