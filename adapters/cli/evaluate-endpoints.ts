import type { Plugin } from 'vite';
import { endpoints } from '../http/client/endpoints.ts';

/** A Vite plug-in: the browser's code gets the computed list of endpoints instead of all codecs. */
export const evaluateEndpoints = (): Plugin => ({
  name: 'endpoints',
  load: {
    filter: { id: /\/adapters\/http\/client\/endpoints\.ts$/ },
    handler: () => `export const endpoints = ${JSON.stringify(endpoints)};`,
  },
});
