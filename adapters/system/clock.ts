import type { Clock } from '../../application/ports/system.ts';
import type { ShopValues } from '../../application/ports/values.ts';
import type { Instant } from '../../domain/calendar.ts';

const systemClock = (): Clock => ({ now: () => Date.now() });

/** `forward` moves the clock by milliseconds (in development only). It returns the new time. */
export type ShopClock = Clock & { readonly forward?: (by: Instant) => Promise<Instant> };

const NAME = 'clock';

type StoredClock = { readonly startsAt: Instant; readonly offset: Instant };

const readStored = (text: string | null): StoredClock | null => {
  const [startsAt, offset] = (text ?? '').split(' ').map(Number);
  return Number.isSafeInteger(startsAt) &&
    Number.isSafeInteger(offset) &&
    startsAt !== undefined &&
    offset !== undefined
    ? { startsAt, offset }
    : null;
};

const offsetClock = (
  values: ShopValues,
  { startsAt, offset: startOffset }: StoredClock,
): ShopClock => {
  let offset = startOffset;
  return {
    now: () => Date.now() + offset,
    forward: async (by) => {
      offset += by;
      await values.set(NAME, `${startsAt} ${offset}`);
      return Date.now() + offset;
    },
  };
};

/**
 * Returns the shop's clock. In production it is the machine's clock. In development, SHOP_CLOCK
 * sets the time once; after a restart the clock continues from its own time.
 */
export const shopClock = async (
  values: ShopValues,
  startsAt: Instant | null,
  production: boolean,
): Promise<ShopClock> => {
  if (production) return systemClock();
  const stored = readStored(await values.get(NAME)) ?? { startsAt: 0, offset: 0 };
  if (startsAt === null || stored.startsAt === startsAt) return offsetClock(values, stored);
  const begun = { startsAt, offset: startsAt - Date.now() };
  await values.set(NAME, `${begun.startsAt} ${begun.offset}`);
  return offsetClock(values, begun);
};
