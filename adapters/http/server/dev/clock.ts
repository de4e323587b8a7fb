import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { DAY_LENGTH, type Instant } from '../../../../domain/calendar.ts';
import { sendRefused } from '../frame/failures.ts';
import { refuse } from '../frame/refused.ts';
import { forThisMachineAlone } from './local.ts';

/** Moves the shop's clock forward by so many milliseconds; answers what it shows then. */
export type Forward = (by: Instant) => Promise<Instant>;

/** Days that the clock is moved by in one go, at most. */
const MOST = 366;
const Asked = t.type({ days: t.Int });

/** The clock of a shop in development, for who lives through its days (`npm run simulate`): mounted in development only, and for this machine alone. */
export const mountDevClock = (app: FastifyInstance, forward: Forward): void => {
  app.register(async (dev) => {
    forThisMachineAlone(dev);
    dev.post('/dev/clock', async ({ body }, reply) => {
      if (!Asked.is(body) || body.days < 1 || body.days > MOST) return sendRefused(reply, refuse('malformed'));
      return { Now: new Date(await forward(body.days * DAY_LENGTH)).toISOString() };
    });
  });
};
