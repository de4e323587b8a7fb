import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FILMS, PHOTOGRAPHS } from '../../contract/media.ts';

const mountFolder = (app: FastifyInstance, root: string, prefix: string): void => {
  app.register(fastifyStatic, { root, prefix, maxAge: '1d', decorateReply: false, index: false });
};

/** Serves /filmy/NAME.webm and supports range requests. */
export const mountFilms = (app: FastifyInstance, folder: string): void =>
  mountFolder(app, folder, `${FILMS}/`);

/** Serves the files that `npm run content` made of a company's photographs. */
export const mountPhotographs = (app: FastifyInstance, folder: string): void =>
  mountFolder(app, folder, `${PHOTOGRAPHS}/`);

const builtName = (folder: string, source: string): string | undefined => {
  const manifest = join(folder, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return undefined;
  const files: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  return files[source]?.file;
};

/** Names contain hashes, so browsers cache a year. The folder has compressed copies too. */
export const mountFiles = (app: FastifyInstance, folder: string): void => {
  const root = join(folder, 'assets');
  const icon = builtName(folder, 'ui/icon.svg');
  if (icon !== undefined)
    app.get('/favicon.ico', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').redirect(`/${icon}`, 302),
    );
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
