import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forgetting, passingBy } from '../../../adapters/cli/replay/passing-by.ts';
import { withDivided } from '../../../adapters/journal/divide.ts';
import { openForReplay } from '../../../adapters/storage/memory/memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { agrees, replayPart, together } from '../../../application/replay/replay.ts';

const file = join(import.meta.dirname, '..', '..', 'fixtures', 'season-300.jsonl');

describe('a recording that is done again as it passes by', () => {
  it('R46: keeps a booking no longer than something is asked of it, and comes to the same', async () => {
    const store = openForReplay();
    const gone = forgetting(store);
    const deps = { store: store.transactions, hashOf: cryptoIds.hashOf, progress: () => {}, over: gone.over };
    const part = await withDivided(file, 1, (divided) =>
      replayPart(deps, passingBy({ ...divided, part: 0 }, gone, { bad: () => {}, told: () => {} })),
    );
    const report = together([part], cryptoIds.hashOf);
    expect(agrees(report)).toBe(true);
    expect(report.tally.bookings).toBeGreaterThan(250);
    // The state is told of lines that stand in a few texts, not of something for each booking.
    expect(part.standing.last.size).toBe(0);
    expect(store.kept()).toEqual({ bookings: 0, offers: 0, units: 0, vouchers: 0 });
  });

  it('R46: a part tells how much of its own lines went by, wherever in the file these stand', async () => {
    await withDivided(file, 2, async (divided) => {
      for (const part of [0, 1]) {
        const shares: number[] = [];
        const own = [
          ...passingBy(
            { ...divided, part },
            { forget: () => {}, forgetOffer: () => {}, forgetVoucher: () => {} },
            { bad: () => {}, told: (share) => shares.push(share) },
          ),
        ];
        expect(own.length).toBeGreaterThan(200);
        expect(shares).toEqual(Array.from({ length: Math.floor(own.length / 100) }, (_, at) => ((at + 1) * 100) / own.length));
      }
    });
  });
});
