import type { FastifyInstance } from 'fastify';

const valuesOf = (fields: unknown): readonly unknown[] => Object.values(fields ?? {}).flat();

/**
 * Answers 404 for an address that holds U+0000: no id, token or name does, and PostgreSQL refuses to look for it. Bodies are cleaned by the
 * codecs of the contract.
 */
export const refuseNul = (app: FastifyInstance): void => {
  app.addHook('preHandler', (request, reply, done) => {
    const values = [...valuesOf(request.params), ...valuesOf(request.query)];
    if (values.every((value) => typeof value !== 'string' || !value.includes('\0'))) return done();
    reply.callNotFound();
  });
};
