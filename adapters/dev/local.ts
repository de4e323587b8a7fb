import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../http/server/pipeline/failures.ts';
import { isLocalCall } from '../http/server/pipeline/net.ts';
import { refuseWith } from '../http/server/pipeline/refusal.ts';

export const restrictToThisMachine = (dev: FastifyInstance): void => {
  dev.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store');
    if (isLocalCall(request)) return done();
    sendRefusal(reply, refuseWith('notFound'));
  });
};
