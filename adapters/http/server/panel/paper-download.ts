import type { FastifyInstance } from 'fastify';
import type { PaperDeps } from '../../../../application/papers/make-paper.ts';
import { type OpenFailure, openPaper } from '../../../../application/papers/open-paper.ts';
import type { SecurityLog } from '../../../../application/ports/security-log.ts';
import { DOWNLOAD_PATH } from '../../contract/panel/papers.ts';
import { refusedAccess, sendRefused } from '../frame/failures.ts';
import { type Refused, refuse, refusePanel } from '../frame/refused.ts';
import { type VisitDeps, visitOf } from '../frame/visit.ts';

type Query = { Querystring: { token?: string | string[] } };

const refusals: Record<OpenFailure['kind'], Refused> = {
  linkEnded: refusePanel('linkEnded'),
  notOwner: refusePanel('notOwner'),
  unknownBooking: refuse('notFound'),
  loginNeeded: refuse('noSession'),
};

/** Mounts the files behind the links of papers: with the owner's session alone, never kept by a cache (R38, R45). */
export const mountDownloads = (app: FastifyInstance, deps: VisitDeps & { readonly security: SecurityLog }, papers: PaperDeps): void => {
  app.register(async (shop) => {
    shop.get<Query>(DOWNLOAD_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const caller = await visitOf(deps, request, reply).caller();
      const refused = (refusal: Refused) => {
        deps.security.note(refusedAccess('access.refused', refusal.body.code ?? '', request));
        return sendRefused(reply, refusal);
      };
      if (caller === null) return refused(refuse('noSession'));
      const { token } = request.query;
      const opened = await openPaper(papers)(caller, typeof token === 'string' ? token : '');
      if (opened.isErr()) return refused(refusals[opened.error.kind]);
      const { name, file } = opened.value;
      return reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(Buffer.from(file));
    });
  });
};
