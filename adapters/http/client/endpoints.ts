import { namedSchemas, schemaOf } from '../contract/codecs/schema.ts';
import type { Route } from '../contract/route.ts';
import { type RouteName, routes } from '../contract/routes.ts';

/**
 * A tuple, because each kilobyte of the wizard's program counts. `keys`: the keys that every 200
 * response has.
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
 * The build replaces this value with its result (`evaluate-endpoints.ts`), so the browser loads no
 * codecs or limits.
 */
export const endpoints = Object.fromEntries(
  Object.entries(routes).map(([name, route]) => [name, endpointOf(route)]),
) as Readonly<Record<RouteName, Endpoint>>;
