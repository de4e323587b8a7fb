import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { CODINGS, WORTH_COMPRESSING } from './kept-answer.ts';
import { secFetchSiteOf } from './origin.ts';

/**
 * Bytes up to which an answer is compressed where it stands: a tenth of a millisecond for the longest of the wizard's, where a stream of its
 * own for each answer takes five times that, most of it for making and ending the stream (docs/decisions/0006).
 */
const AT_ONCE = 32 * 1024;
/** Two thirds of the time that the library's own choice takes, for answers that are a twentieth longer. */
const QUALITY = 3;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };
const zlibOptions = { level: QUALITY };

/** What the library takes for a wish not to be sent anything compressed. */
const UNCOMPRESSED = 'x-no-compression';

/**
 * Compresses the answers that are made for one caller, as far as they are longer than a packet; what is kept compressed already goes out as
 * it is. Not where another site's page asks: how long such an answer becomes must tell nobody what is in it (docs/decisions/0015).
 * For routes that are mounted later.
 */
export const addCompression = (app: FastifyInstance): void => {
  app.register(fastifyCompress, {
    encodings: [...CODINGS],
    threshold: WORTH_COMPRESSING,
    syncThreshold: AT_ONCE,
    brotliOptions,
    zlibOptions,
    globalDecompression: false,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const from = secFetchSiteOf(request);
    if (from === 'cross-site' || from === 'same-site') request.headers[UNCOMPRESSED] = from;
    done();
  });
};
