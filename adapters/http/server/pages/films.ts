import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FILMS } from '../../contract/films.ts';

/** Serves the moving pictures of a folder at /filmy/NAME.webm, by parts where a browser asks for one. */
export const mountFilms = (app: FastifyInstance, folder: string): void => {
  app.register(fastifyStatic, { root: folder, prefix: `${FILMS}/`, maxAge: '1d', decorateReply: false, index: false });
};
