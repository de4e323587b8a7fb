import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep, runs } from '../../support/runs.ts';
import { CERTAIN } from './whole-life.certain.ts';
import { lifeCommands } from './whole-life.commands.ts';
import type { LifeSheet } from './whole-life.model.ts';
import { lifeParties, startLife } from './whole-life.party.ts';

class Counts {
  private readonly lives = new Map<string, number>();

  note({ phase, seen }: LifeSheet): void {
    for (const what of ['a life', phase, ...seen]) this.lives.set(what, this.of(what) + 1);
  }

  of(what: string): number {
    return this.lives.get(what) ?? 0;
  }

  tell(of: string): void {
    if (isDeep)
      process.stdout.write(
        `${of}: ${[...this.lives].map(([what, count]) => `${what} ${count}`).join(', ')}\n`,
      );
  }
}

describe('any life of a booking, from draft to end', () => {
  it('R11–R40, R46, R48, R58, R63: after any commands in any order, a simple model gives the same result', () => {
    const counts = new Counts();
    fc.assert(
      fc.property(lifeParties, lifeCommands, (party, sequence) => {
        const both = startLife(party);
        fc.modelRun(() => both, sequence);
        counts.note(both.model);
      }),
      runs(200),
    );
    for (const phase of ['order', 'list', 'cancelled', 'removed', 'draft'] as const)
      expect(counts.of(phase), phase).toBeGreaterThan(0);
    counts.tell('whatever happens');
  });

  it.each(CERTAIN.map((certain) => [certain.what, certain] as const))(
    'R28, R37, R48, R63: for any life of a booking with %s, shop and simple model have the same results',
    (what, { party: partiesOf, first }) => {
      const counts = new Counts();
      fc.assert(
        fc.property(partiesOf, lifeCommands, (party, sequence) => {
          const both = startLife(party);
          fc.modelRun(() => both, [...first, ...sequence]);
          counts.note(both.model);
          expect([...both.model.seen], what).toContain(what);
        }),
        runs(12),
      );
      counts.tell(what);
    },
  );
});
