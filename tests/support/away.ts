import { type AwayReason, StoreAway } from '../../application/ports/store-away.ts';

/** While it is off, every call throws like an adapter without a connection. */
export const goingAway = <T extends object>(kit: T) => {
  let away: AwayReason | null = null;
  const wrapped = <O extends object>(part: O): O =>
    new Proxy(part, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value === 'function')
          return (...given: unknown[]) =>
            away === null
              ? Reflect.apply(value, target, given)
              : Promise.reject(new StoreAway(away, 'as told'));
        return typeof value === 'object' && value !== null ? wrapped(value) : value;
      },
    });
  return {
    kit: wrapped(kit),
    go: (reason: AwayReason): void => {
      away = reason;
    },
    comeBack: (): void => {
      away = null;
    },
  };
};
