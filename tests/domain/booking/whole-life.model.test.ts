import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../support/runs.ts';
import { CERTAIN } from './whole-life.certain.ts';
import { commands } from './whole-life.commands.ts';
import { begun, parties } from './whole-life.party.ts';

describe('a booking’s whole life', () => {
  it('R11–R40, R46, R48, R58, R63: whatever happens in whatever order, price, plan, ledger, places and vouchers are what a clerk’s sheet says', () => {
    const ends: Record<string, number> = {};
    fc.assert(
      fc.property(parties, commands, (party, sequence) => {
        const both = begun(party);
        fc.modelRun(() => both, sequence);
        ends[both.model.phase] = (ends[both.model.phase] ?? 0) + 1;
      }),
      runs(200),
    );
    // The commands must reach every end of a booking's life, or nothing is proved about it.
    for (const phase of ['order', 'list', 'cancelled', 'removed', 'draft'] as const) expect(ends[phase], phase).toBeGreaterThan(0);
  });

  it.each(CERTAIN.map((certain) => [certain.what, certain] as const))(
    'R28, R37, R48, R63: the same of every life that has %s',
    (what, { party: partiesOf, first }) => {
      fc.assert(
        fc.property(partiesOf, commands, (party, sequence) => {
          const both = begun(party);
          fc.modelRun(() => both, [...first, ...sequence]);
          // Seen by construction: a life without it proves nothing of it, and fails under its printed seed.
          expect([...both.model.seen], what).toContain(what);
        }),
        runs(12),
      );
    },
  );
});
