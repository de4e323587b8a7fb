import type { Transaction } from '../ports/store.ts';
import { makeStandIns } from './stand-ins.ts';

/**
 * Takes out of a booking's journal lines whatever was typed of people, and puts stand-ins there: what rules look at stays the same, so
 * that a replay comes to the same (R8, R39, R46). Lines that name nobody stay as they are.
 */
export const forgetTyped = async ({ journal }: Pick<Transaction, 'journal'>, bookingId: string): Promise<void> => {
  const standIns = makeStandIns();
  const lines = await journal.typedIn(bookingId);
  await journal.retell(lines.map(({ n, recorded }) => ({ n, recorded: standIns.replaceTyped(recorded) })));
};
