import { namedSchemas, schemaOf } from '../contract/codecs/shapes.ts';
import type { Route } from '../contract/route.ts';
import { type RouteName, routes } from '../contract/routes.ts';

/** Method and path of a call, then the keys of its 200 response. An array saves bytes. */
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
