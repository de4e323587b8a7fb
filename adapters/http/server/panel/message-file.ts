import type { FastifyInstance } from 'fastify';
import type { SecurityLog } from '../../../../application/ports/security-log.ts';
import type { Store } from '../../../../application/ports/store.ts';
import { MESSAGE_FILE_PATH } from '../../contract/panel/panel.ts';
import { type CallRefusal, refusalEvent, refuseWith, sendRefusal } from '../pipeline/failures.ts';
import { makeRequestSession, type RequestSessionDeps } from '../pipeline/request-session.ts';

type Query = { Querystring: { messageId?: string | string[]; index?: string | string[] } };

/** Headers must be ASCII, so the file name is sent twice: simplified and encoded (RFC 6266). */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncode)}`;

const percentEncode = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Sends files of a message to its owner only. No cache is allowed to store them (R41, R45). */
export const mountMessageFiles = (
  app: FastifyInstance,
  deps: RequestSessionDeps & { readonly security: SecurityLog },
  { messages }: Pick<Store, 'messages'>,
): void => {
  app.register(async (shop) => {
    shop.get<Query>(MESSAGE_FILE_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const refused = (refusal: CallRefusal) => {
        deps.security.note(refusalEvent('access.refused', refusal.body.code ?? '', request));
        return sendRefusal(reply, refusal);
      };
      const caller = await makeRequestSession(deps, request, reply).caller();
      if (caller === null || caller.account === null) return refused(refuseWith('noSession'));
      const { messageId, index } = request.query;
      const named =
        typeof messageId === 'string' && typeof index === 'string' && /^\d$/.test(index);
      const found = named ? await messages.file(caller.account.id, messageId, Number(index)) : null;
      if (found === null) return refused(refuseWith('notFound'));
      return reply
        .type(found.type)
        .header('content-disposition', disposition(found.name))
        .send(Buffer.from(found.file));
    });
  });
};
