import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import {
  LOOK_FILES,
  type Look,
  type LookFile,
} from '../../../../application/ports/page-renderer.ts';

/** Serves the files of a folder. Browsers cache them for a day. */
export const mountFolder = (app: FastifyInstance, root: string, prefix: string): void => {
  app.register(fastifyStatic, { root, prefix, maxAge: '1d', decorateReply: false, index: false });
};

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
