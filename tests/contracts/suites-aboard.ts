import { beforeAll, describe, expect, test } from 'vitest';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { commitWork, type Opener, rollBack } from './helpers.ts';

export const aboardSuite = (opener: Opener): void => {
  let kit: StoreKit;
  beforeAll(async () => {
    kit = await opener.open();
  });

  describe('stored summaries of the travellers on an offer', () => {
    const summary = { people: 5, ages: [{ from: 20, people: 4 }], alone: 2 };
    test('a save replaces the offer’s summary; ended trips are left out; a rollback undoes a save', async () => {
      await commitWork(kit.store, async ({ aboard }) => {
        expect(await aboard.get(9001)).toBeNull();
        await aboard.save(9001, '2027-07-10', { people: 3, summary: null });
        await aboard.save(9002, '2027-07-03', { people: 1, summary: null });
        await aboard.save(9001, '2027-07-10', { people: 5, summary });
        expect(await aboard.get(9001)).toEqual({ people: 5, summary });
      });
      await rollBack(kit.store, async ({ aboard }) => {
        await aboard.save(9001, '2027-07-10', { people: 9, summary });
      });
      const from = async (day: string) => [...(await kit.store.aboard.from(day))];
      expect(await from('2027-07-04')).toEqual([[9001, { people: 5, summary }]]);
      expect(new Map(await from('2027-07-03')).get(9002)).toEqual({ people: 1, summary: null });
    });
  });
};
