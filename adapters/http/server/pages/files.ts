import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import {
  LOOK_FILES,
  type Look,
  type LookFile,
} from '../../../../application/ports/page-renderer.ts';
import { PHOTOGRAPHS } from '../../contract/photographs.ts';
import { FILMS } from '../../contract/scenes.ts';

const mountFolder = (app: FastifyInstance, root: string, prefix: string): void => {
  app.register(fastifyStatic, { root, prefix, maxAge: '1d', decorateReply: false, index: false });
};

export const mountFilms = (app: FastifyInstance, folder: string): void =>
  mountFolder(app, folder, `${FILMS}/`);

export const mountPhotographs = (app: FastifyInstance, folder: string): void =>
  mountFolder(app, folder, `${PHOTOGRAPHS}/`);

/** Redirects /favicon.ico: some browsers request it although pages name another icon. */
export const mountThemeFiles = (
  app: FastifyInstance,
  { look, files }: { readonly look: Look; readonly files: readonly LookFile[] },
): void => {
  const { icon } = look;
  if (icon !== null)
    app.get('/favicon.ico', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').redirect(icon, 302),
    );
  for (const { name, type, bytes } of files)
    app.get(`${LOOK_FILES}/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(bytes),
    );
};

/** A built file's name contains its hash, so browsers can cache the file for a year. */
export const mountBuiltAssets = (app: FastifyInstance, folder: string): void => {
  const root = join(folder, 'assets');
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
