import type { Plugin } from 'vite';
import { endpoints } from '../http/client/endpoints.ts';

/** This Vite plug-in gives the browser's code the endpoints' value instead of the codecs. */
export const evaluateEndpoints = (): Plugin => ({
  name: 'endpoints',
  load: {
    filter: { id: /\/adapters\/http\/client\/endpoints\.ts$/ },
    handler: () => `export const endpoints = ${JSON.stringify(endpoints)};`,
  },
});
