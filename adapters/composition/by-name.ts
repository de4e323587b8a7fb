import type { ServiceIdentifier } from 'inversify';

type Tokens<T> = { readonly [K in keyof T]: ServiceIdentifier<T[K]> };

/**
 * Passes the dependencies in one object, each under its name. The library Inversify itself passes
 * them as separate arguments, in a fixed order.
 */
export const bindDependenciesByName = <T extends object, R>(
  tokens: Tokens<T>,
  build: (dependencies: T) => R,
): [build: (...values: unknown[]) => R, tokens: ServiceIdentifier[]] => {
  const names = Object.keys(tokens);
  return [
    (...values) => build(Object.fromEntries(names.map((name, at) => [name, values[at]])) as T),
    Object.values<ServiceIdentifier>(tokens),
  ];
};
