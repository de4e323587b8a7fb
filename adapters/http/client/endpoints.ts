import { namedSchemas, schemaOf } from '../contract/codecs/shapes.ts';
import type { Route } from '../contract/route.ts';
import { type RouteName, routes } from '../contract/routes.ts';

/**
 * The method and path of a call, then the keys that its 200 response must have. The browser loads
 * this list, and an array needs fewer bytes than an object.
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

/** The build replaces this expression by its value, so that the browser loads no codecs. */
export const endpoints = Object.fromEntries(
  Object.entries(routes).map(([name, route]) => [name, endpointOf(route)]),
) as Readonly<Record<RouteName, Endpoint>>;
