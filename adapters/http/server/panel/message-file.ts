import type { FastifyInstance } from 'fastify';
import type { SecurityLog } from '../../../../application/ports/security-log.ts';
import type { Store } from '../../../../application/ports/store.ts';
import { MESSAGE_FILE_PATH } from '../../contract/panel/messages.ts';
import { refusedAccess, sendRefused } from '../frame/failures.ts';
import { type Refused, refuse } from '../frame/refused.ts';
import { type VisitDeps, visitOf } from '../frame/visit.ts';

type Query = { Querystring: { messageId?: string | string[]; index?: string | string[] } };

/** A header's value holds plain letters alone; programs of today read the other form (RFC 6266). */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;

const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Mounts the files that came with messages: for the owner of the message alone, never kept by a cache (R41, R45). */
export const mountMessageFiles = (
  app: FastifyInstance,
  deps: VisitDeps & { readonly security: SecurityLog },
  { messages }: Pick<Store, 'messages'>,
): void => {
  app.register(async (shop) => {
    shop.get<Query>(MESSAGE_FILE_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const refused = (refusal: Refused) => {
        deps.security.note(refusedAccess('access.refused', refusal.body.code ?? '', request));
        return sendRefused(reply, refusal);
      };
      const caller = await visitOf(deps, request, reply).caller();
      if (caller === null || caller.account === null) return refused(refuse('noSession'));
      const { messageId, index } = request.query;
      const named = typeof messageId === 'string' && typeof index === 'string' && /^\d$/.test(index);
      const found = named ? await messages.file(caller.account.id, messageId, Number(index)) : null;
      if (found === null) return refused(refuse('notFound'));
      return reply.type(found.type).header('content-disposition', disposition(found.name)).send(Buffer.from(found.file));
    });
  });
};
