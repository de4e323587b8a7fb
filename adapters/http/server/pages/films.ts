import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FILMS } from '../../contract/films.ts';

/** Serves /filmy/NAME.webm and supports range requests. */
export const mountFilms = (app: FastifyInstance, folder: string): void => {
  app.register(fastifyStatic, {
    root: folder,
    prefix: `${FILMS}/`,
    maxAge: '1d',
    decorateReply: false,
    index: false,
  });
};
