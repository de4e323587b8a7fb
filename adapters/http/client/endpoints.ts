import { namedSchemas, schemaOf } from '../contract/codecs/schema.ts';
import type { Route } from '../contract/route.ts';
import { type RouteName, routes } from '../contract/routes.ts';

/**
 * What the browser knows of a route. `keys`: top-level keys of every 200 response. A tuple, because
 * each kilobyte of the wizard counts.
 */
export type Endpoint = readonly [
  method: Route['method'],
  path: Route['path'],
  ...keys: readonly string[],
];

const endpointOf = ({ method, path, response }: Route): Endpoint => {
  const schema = schemaOf(response);
  const { required = [] } = namedSchemas()[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
  return [method, path, ...required];
};

/**
 * The browser's part of the table of routes. A build replaces this module by its value
 * (`adapters/cli/evaluate-endpoints.ts`), so that codecs, limits and access stay out of the
 * browser.
 */
export const endpoints = Object.fromEntries(
  Object.entries(routes).map(([name, route]) => [name, endpointOf(route)]),
) as Readonly<Record<RouteName, Endpoint>>;
