import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../application/ports/journal.ts';
import { createTallyTracker, mergeTallies, tallyOf } from '../../../application/replay/tally.ts';
import { singles } from '../../arbitraries/bookings.ts';

const outcome = (n: number): Outcome => ({
  status:
    (['draft', 'confirmed', 'reserveList', 'cancelled', 'removed'] as const)[n % 5] ?? 'draft',
  version: n,
  price: n % 3 === 0 ? null : n * 101,
  paid: n * 7,
  left: n,
  refund: n % 4,
  reserveList: n % 5 === 2,
  seats: [singles(n, 2), { unitId: n + 1, wholes: 1, pairs: 3, singles: 0 }].slice(0, n % 3),
  held: n % 2 === 0,
  noticed: { v: 5 },
});

const hashOf = (text: string): string => text;
const IDS = [
  ...Array.from({ length: 700 }, (_, n) => `B${(n * 389) % 700}`),
  'B1-',
  'B1_',
  'B1 x',
  'B1\tx',
  'B1\nx',
  '',
];

describe('R46: the summary of bookings after a replay', () => {
  it('is the same whether bookings are summed up early or at the end, in one thread or in several', () => {
    const last = new Map(IDS.map((id, n) => [id, outcome(n)]));
    const whole = tallyOf(last, hashOf);
    expect(whole.stateHash.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^ draft/),
      expect.stringMatching(/^B0 draft/),
      expect.stringMatching(/^B1 /),
    ]);
    for (const isOver of [() => true, (n: number) => n % 2 === 0, () => false]) {
      const parts = [createTallyTracker(), createTallyTracker(), createTallyTracker()];
      for (const [n, id] of IDS.entries()) {
        const part = parts[n % 3];
        part?.update(id, outcome(n + 1));
        part?.update(id, outcome(n));
        if (isOver(n)) part?.finish(id);
      }
      expect(
        mergeTallies(
          parts.map(({ state }) => state()),
          hashOf,
        ),
      ).toEqual(whole);
    }
    expect(whole.bookings).toBe(IDS.length);
    expect(whole.places).toBeGreaterThan(0);
  });

  it('keeps a line for each of 1,000 finished bookings, joined into fewer than 250 strings to save memory', () => {
    const { update, finish, state } = createTallyTracker();
    for (let n = 0; n < 1_000; n += 1) {
      update(`B${n}`, outcome(n));
      finish(`B${n}`);
    }
    finish('ZZ');
    const { last, lines } = state();
    expect(last.size).toBe(0);
    expect(lines.join('\n').split('\n').length).toBe(1_000);
    expect(lines.length).toBeLessThan(250);
  });
});
