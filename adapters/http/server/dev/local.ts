import type { FastifyInstance } from 'fastify';
import { sendRefused } from '../frame/failures.ts';
import { isLocalCall } from '../frame/net.ts';
import { refuse } from '../frame/refused.ts';

/** Keeps what is mounted here for this machine alone (404 for others), and out of every cache. */
export const forThisMachineAlone = (dev: FastifyInstance): void => {
  dev.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store');
    if (isLocalCall(request)) return done();
    sendRefused(reply, refuse('notFound'));
  });
};
