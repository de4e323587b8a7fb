import type { Clock } from '../../application/ports/clock.ts';
import type { ShopValues } from '../../application/ports/values.ts';
import type { Instant } from '../../domain/calendar.ts';

/** The machine's own clock. */
export const systemClock = (): Clock => ({ now: () => Date.now() });

/** The clock of a shop; in development it can be moved forward by so many milliseconds while the shop runs, and says what it shows then. */
export type ShopClock = Clock & { readonly forward?: (by: Instant) => Promise<Instant> };

const NAME = 'clock';

/** What is kept: where the clock was asked to start, and how far that was from the machine's. */
type StoredClock = { readonly startsAt: Instant; readonly offset: Instant };

const readStored = (text: string | null): StoredClock | null => {
  const [startsAt, offset] = (text ?? '').split(' ').map(Number);
  return Number.isSafeInteger(startsAt) && Number.isSafeInteger(offset) && startsAt !== undefined && offset !== undefined
    ? { startsAt, offset }
    : null;
};

/** A clock beside the machine's by an offset that is kept with the store, every time it is moved. */
const movedClock = (values: ShopValues, { startsAt, offset: startOffset }: StoredClock): ShopClock => {
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
 * The shop's clock: the machine's, moved to `startsAt` (SHOP_CLOCK, development only) when the store first meets that moment. The offset
 * is kept with the store, so that a restart and the command line agree; another `startsAt` moves the clock, null leaves it as it is.
 */
export const shopClock = async (values: ShopValues, startsAt: Instant | null, production: boolean): Promise<ShopClock> => {
  if (production) return systemClock();
  const stored = readStored(await values.get(NAME)) ?? { startsAt: 0, offset: 0 };
  if (startsAt === null || stored.startsAt === startsAt) return movedClock(values, stored);
  const begun = { startsAt, offset: startsAt - Date.now() };
  await values.set(NAME, `${begun.startsAt} ${begun.offset}`);
  return movedClock(values, begun);
};
