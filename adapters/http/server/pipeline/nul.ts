import type { FastifyInstance } from 'fastify';

const valuesOf = (fields: unknown): readonly unknown[] => Object.values(fields ?? {}).flat();

/**
 * Answers 404 if the path or the query contains U+0000. No id has that character, and PostgreSQL
 * refuses it. Bodies are cleaned by codecs.
 */
export const refuseNul = (app: FastifyInstance): void => {
  app.addHook('preHandler', (request, reply, done) => {
    const values = [...valuesOf(request.params), ...valuesOf(request.query)];
    if (values.every((value) => typeof value !== 'string' || !value.includes('\0'))) return done();
    reply.callNotFound();
  });
};
