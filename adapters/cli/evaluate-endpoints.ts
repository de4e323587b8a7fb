import type { Plugin } from 'vite';
import { endpoints } from '../http/client/endpoints.ts';

/** Replaces the client's module of endpoints by its value, so that it brings no codec along. */
export const evaluateEndpoints = (): Plugin => ({
  name: 'endpoints',
  load: {
    filter: { id: /\/adapters\/http\/client\/endpoints\.ts$/ },
    handler: () => `export const endpoints = ${JSON.stringify(endpoints)};`,
  },
});
