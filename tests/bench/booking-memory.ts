import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../support/postgres.ts';
import { bookTogether, travellersAt } from './booking-flow.ts';
import { startChild } from './child.ts';
import type { Figure, Pace } from './measure.ts';

const SECONDS = { full: 60, short: 1 } as const;
const TRAVELLERS = { full: 96, short: 8 } as const;
const AT_ONCE = { full: 32, short: 8 } as const;
const MOST = 250;
const EVERY = 500;

const whileBooking = async (
  pace: Pace,
  name: string,
  store: Readonly<Record<string, string>>,
): Promise<Figure> => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-bench-'));
  const shop = await startChild('flow-shop.ts', [], {
    NODE_ENV: 'development',
    TRUST_PROXY: 'loopback',
    SHOP_DATA: folder,
    ...store,
  });
  let highest = 0;
  const look = setInterval(() => {
    highest = Math.max(highest, shop.memory());
  }, EVERY);
  try {
    const { browsers, choices } = await travellersAt(
      `http://localhost:${shop.port}`,
      TRAVELLERS[pace],
    );
    const until = performance.now() + SECONDS[pace] * 1000;
    const bookingCount = await bookTogether(
      browsers,
      choices,
      AT_ONCE[pace],
      () => performance.now() < until,
    );
    highest = Math.max(highest, shop.memory());
    return {
      name: `Memory on ${name}, ${AT_ONCE[pace]} bookings at once for ${SECONDS[pace]} s (${bookingCount}), at most`,
      value: `${highest.toFixed(0)} MB`,
      target: `under ${MOST} MB`,
      within: highest < MOST,
    };
  } finally {
    clearInterval(look);
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const benchBookingMemory = async (pace: Pace): Promise<readonly Figure[]> => {
  const embedded = await whileBooking(pace, 'SQLite', { DATABASE_URL: '' });
  const postgres = await startPostgres();
  try {
    return [
      embedded,
      await whileBooking(pace, 'PostgreSQL', { DATABASE_URL: await postgres.freshDatabase() }),
    ];
  } finally {
    await postgres.stop();
  }
};
