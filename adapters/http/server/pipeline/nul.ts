import type { FastifyInstance } from 'fastify';

const valuesOf = (fields: unknown): readonly unknown[] => Object.values(fields ?? {}).flat();

/**
 * Answers 404 to an address with U+0000: no id has it, and PostgreSQL refuses it. Codecs clean
 * bodies.
 */
export const refuseNul = (app: FastifyInstance): void => {
  app.addHook('preHandler', (request, reply, done) => {
    const values = [...valuesOf(request.params), ...valuesOf(request.query)];
    if (values.every((value) => typeof value !== 'string' || !value.includes('\0'))) return done();
    reply.callNotFound();
  });
};
