import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { CODINGS, WORTH_COMPRESSING } from './cached-response.ts';
import { secFetchSiteOf } from './origin.ts';

/** A stream compresses five times as slowly (docs/decisions/0005-speed-and-memory.md). */
const MAX_SYNC_BYTES = 32 * 1024;
/** This Brotli quality takes two thirds of the default's time for 5% more bytes. */
const QUALITY = 3;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };
const zlibOptions = { level: QUALITY };

const NO_COMPRESSION_HEADER = 'x-no-compression';

/** Calls from other sites get no compression, because a response's length could reveal content. */
export const addCompression = (app: FastifyInstance): void => {
  app.register(fastifyCompress, {
    encodings: [...CODINGS],
    threshold: WORTH_COMPRESSING,
    syncThreshold: MAX_SYNC_BYTES,
    brotliOptions,
    zlibOptions,
    globalDecompression: false,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const from = secFetchSiteOf(request);
    if (from === 'cross-site' || from === 'same-site')
      request.headers[NO_COMPRESSION_HEADER] = from;
    done();
  });
};
