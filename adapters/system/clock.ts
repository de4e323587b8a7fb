import type { Clock } from '../../application/ports/clock.ts';
import type { ShopValues } from '../../application/ports/values.ts';
import type { Instant } from '../../domain/calendar.ts';

/** The machine's clock, moved by an offset in milliseconds. */
export const systemClock = (offset: Instant = 0): Clock => ({ now: () => Date.now() + offset });

const NAME = 'clock';

/** What is kept: where the clock was asked to start, and how far that was from the machine's. */
type StoredClock = { readonly startsAt: Instant; readonly offset: Instant };

const readStored = (text: string | null): StoredClock | null => {
  const [startsAt, offset] = (text ?? '').split(' ').map(Number);
  return Number.isSafeInteger(startsAt) && Number.isSafeInteger(offset) && startsAt !== undefined && offset !== undefined
    ? { startsAt, offset }
    : null;
};

/**
 * The shop's clock: the machine's, moved to `startsAt` (SHOP_CLOCK, development only) when the store first meets that moment. The offset
 * is kept with the store, so that a restart and the command line agree; another `startsAt` moves the clock, null leaves it as it is.
 */
export const shopClock = async (values: ShopValues, startsAt: Instant | null, production: boolean): Promise<Clock> => {
  if (production) return systemClock();
  const stored = readStored(await values.get(NAME));
  if (startsAt === null || stored?.startsAt === startsAt) return systemClock(stored?.offset ?? 0);
  const offset = startsAt - Date.now();
  await values.set(NAME, `${startsAt} ${offset}`);
  return systemClock(offset);
};
