import type { Plugin } from 'vite';
import { endpoints } from '../http/client/endpoints.ts';

/** A Vite plug-in: computes the endpoints at build time, so that the browser loads no codecs. */
export const endpointListPlugin = (): Plugin => ({
  name: 'endpoints',
  load: {
    filter: { id: /\/adapters\/http\/client\/endpoints\.ts$/ },
    handler: () => `export const endpoints = ${JSON.stringify(endpoints)};`,
  },
});
