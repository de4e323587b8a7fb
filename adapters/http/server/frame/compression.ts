import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { CODINGS, WORTH_COMPRESSING } from './kept-answer.ts';
import { secFetchSiteOf } from './origin.ts';

/** What the library takes for a wish not to be sent anything compressed. */
const UNCOMPRESSED = 'x-no-compression';

/**
 * Compresses the answers that are made for one caller, as far as they are longer than a packet; what is kept compressed already goes out as
 * it is. Not where another site's page asks: how long such an answer becomes must tell nobody what is in it (docs/decisions/0015).
 * For routes that are mounted later.
 */
export const addCompression = (app: FastifyInstance): void => {
  app.register(fastifyCompress, { encodings: [...CODINGS], threshold: WORTH_COMPRESSING, globalDecompression: false });
  app.addHook('onRequest', (request, _reply, done) => {
    const from = secFetchSiteOf(request);
    if (from === 'cross-site' || from === 'same-site') request.headers[UNCOMPRESSED] = from;
    done();
  });
};
