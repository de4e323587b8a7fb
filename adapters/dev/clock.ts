import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { DAY_LENGTH, type Instant } from '../../domain/calendar.ts';
import { refuseWith, sendRefusal } from '../http/server/pipeline/failures.ts';
import { isLocalCall } from '../http/server/pipeline/net.ts';

export const restrictToThisMachine = (dev: FastifyInstance): void => {
  dev.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store');
    if (isLocalCall(request)) return done();
    sendRefusal(reply, refuseWith('notFound'));
  });
};

export type MoveClock = (by: Instant) => Promise<Instant>;

const MAX_DAYS = 366;
const ClockRequest = t.type({ days: t.Int });

/**
 * Lets `npm run simulate` move the shop's clock. Only a shop in development has this call, and it
 * answers 404 to other machines.
 */
export const mountDevClock = (app: FastifyInstance, moveClock: MoveClock): void => {
  app.register(async (dev) => {
    restrictToThisMachine(dev);
    dev.post('/dev/clock', async ({ body }, reply) => {
      if (!ClockRequest.is(body) || body.days < 1 || body.days > MAX_DAYS)
        return sendRefusal(reply, refuseWith('malformed'));
      return { Now: new Date(await moveClock(body.days * DAY_LENGTH)).toISOString() };
    });
  });
};
