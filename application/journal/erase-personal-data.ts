import type { Transaction } from '../ports/store.ts';
import { makeStandIns } from './stand-ins.ts';

/**
 * Erases personal data in a booking's journal lines. Values that rules depend on stay, so a replay
 * has the same result (R8, R39, R46).
 */
export const erasePersonalData = async (
  { journal }: Pick<Transaction, 'journal'>,
  bookingId: string,
): Promise<void> => {
  const standIns = makeStandIns();
  const lines = await journal.typedIn(bookingId);
  await journal.retell(
    lines.map(({ n, recorded }) => ({ n, recorded: standIns.replaceTyped(recorded) })),
  );
};
