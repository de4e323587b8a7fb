import type { FastifyInstance } from 'fastify';
import type { PaperDeps } from '../../../../application/papers/issue-paper-and-link.ts';
import {
  type OpenFailure,
  readPaperByLink,
} from '../../../../application/papers/read-paper-by-link.ts';
import type { SecurityLog } from '../../../../application/ports/security-log.ts';
import { DOWNLOAD_PATH } from '../../contract/panel/papers.ts';
import { type CallRefusal, refusalEvent, refuseWith, sendRefusal } from '../pipeline/failures.ts';
import { makeRequestSession, type RequestSessionDeps } from '../pipeline/request-session.ts';

type Query = { Querystring: { token?: string | string[] } };

const refusals: Record<OpenFailure['kind'], CallRefusal> = {
  linkEnded: refuseWith('linkEnded'),
  notOwner: refuseWith('notOwner'),
  unknownBooking: refuseWith('notFound'),
  loginNeeded: refuseWith('noSession'),
};

/** Sends a paper to its owner only. No cache is allowed to store it (R38, R45). */
export const mountPaperDownloads = (
  app: FastifyInstance,
  deps: RequestSessionDeps & { readonly security: SecurityLog },
  papers: PaperDeps,
): void => {
  app.register(async (shop) => {
    shop.get<Query>(DOWNLOAD_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const caller = await makeRequestSession(deps, request, reply).caller();
      const refused = (refusal: CallRefusal) => {
        deps.security.note(refusalEvent('access.refused', refusal.body.code ?? '', request));
        return sendRefusal(reply, refusal);
      };
      if (caller === null) return refused(refuseWith('noSession'));
      const { token } = request.query;
      const opened = await readPaperByLink(papers)(caller, typeof token === 'string' ? token : '');
      if (opened.isErr()) return refused(refusals[opened.error.kind]);
      const { name, file } = opened.value;
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(file));
    });
  });
};
