import {
  StoreUnavailable,
  type UnavailableReason,
} from '../../application/ports/store-unavailable.ts';

/** After `go` every call fails as without a connection, until `comeBack`. */
export const becomeUnavailable = <T extends object>(kit: T) => {
  let away: UnavailableReason | null = null;
  const wrapped = <O extends object>(part: O): O =>
    new Proxy(part, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value === 'function')
          return (...parameters: unknown[]) =>
            away === null
              ? Reflect.apply(value, target, parameters)
              : Promise.reject(new StoreUnavailable(away, 'as told'));
        return typeof value === 'object' && value !== null ? wrapped(value) : value;
      },
    });
  return {
    kit: wrapped(kit),
    go: (reason: UnavailableReason): void => {
      away = reason;
    },
    comeBack: (): void => {
      away = null;
    },
  };
};
