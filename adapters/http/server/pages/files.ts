import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built files under /assets/: their names carry a hash of what is in them, so that a browser keeps them for a year. The build has
 * laid their compressed forms beside them (vite.config.ts). Whoever asks blindly for /favicon.ico is led to the icon that the pages name.
 */
export const mountFiles = (app: FastifyInstance, folder: string): void => {
  const root = join(folder, 'assets');
  const icon = existsSync(root) ? readdirSync(root).find((name) => /^icon-[\w-]+\.svg$/.test(name)) : undefined;
  if (icon !== undefined)
    app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', 'public, max-age=86400').redirect(`/assets/${icon}`, 302));
  app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    index: false,
  });
};
