import type { Plugin } from 'vite';
import { endpoints } from '../http/client/endpoints.ts';

/**
 * A Vite plug-in that replaces the module of endpoints by its value, so that the browser's code
 * does not contain the codecs.
 */
export const evaluateEndpoints = (): Plugin => ({
  name: 'endpoints',
  load: {
    filter: { id: /\/adapters\/http\/client\/endpoints\.ts$/ },
    handler: () => `export const endpoints = ${JSON.stringify(endpoints)};`,
  },
});
