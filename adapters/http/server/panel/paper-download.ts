import type { FastifyInstance } from 'fastify';
import type { PaperDeps } from '../../../../application/papers/make-paper.ts';
import { type OpenFailure, openPaper } from '../../../../application/papers/open-paper.ts';
import { DOWNLOAD_PATH } from '../../contract/panel/papers.ts';
import { sendRefused } from '../frame/failures.ts';
import { type Refused, refuse } from '../frame/refused.ts';
import { type VisitDeps, visitOf } from '../frame/visit.ts';
import { refusePanel } from './refusals.ts';

type Query = { Querystring: { token?: string | string[] } };

const refusals: Record<OpenFailure['kind'], Refused> = {
  linkEnded: refusePanel('linkEnded'),
  notOwner: refusePanel('notOwner'),
  unknownBooking: refuse('notFound'),
  loginNeeded: refuse('noSession'),
};

/** Mounts the files behind the links of papers: with the owner's session alone, never kept by a cache (R38, R45). */
export const mountDownloads = (app: FastifyInstance, deps: VisitDeps, papers: PaperDeps): void => {
  app.register(async (shop) => {
    shop.get<Query>(DOWNLOAD_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const caller = await visitOf(deps, request, reply).caller();
      if (caller === null) return sendRefused(reply, refuse('noSession'));
      const { token } = request.query;
      const opened = await openPaper(papers)(caller, typeof token === 'string' ? token : '');
      if (opened.isErr()) return sendRefused(reply, refusals[opened.error.kind]);
      const { name, file } = opened.value;
      return reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(Buffer.from(file));
    });
  });
};
