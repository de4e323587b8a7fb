import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built files under /assets/: their names carry a hash of what is in them, so that a browser keeps them for a year. The build has
 * laid their compressed forms beside them (vite.config.ts).
 */
export const mountFiles = (app: FastifyInstance, folder: string): void => {
  app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    index: false,
  });
};
