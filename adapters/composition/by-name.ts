import type { ServiceIdentifier } from 'inversify';

type Tokens<T> = { readonly [K in keyof T]: ServiceIdentifier<T[K]> };

/** Passes dependencies by name. The library Inversify itself passes them by position. */
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
