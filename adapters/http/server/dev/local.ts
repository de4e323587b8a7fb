import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../pipeline/failures.ts';
import { isLocalCall } from '../pipeline/net.ts';
import { refuseWith } from '../pipeline/refusal.ts';

export const restrictToThisMachine = (dev: FastifyInstance): void => {
  dev.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store');
    if (isLocalCall(request)) return done();
    sendRefusal(reply, refuseWith('notFound'));
  });
};
