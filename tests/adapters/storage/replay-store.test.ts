import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { openForReplay } from '../../../adapters/storage/memory/memory.ts';
import type { JournalEntry } from '../../../application/ports/journal.ts';
import { draft } from '../../arbitraries/bookings.ts';
import { SEARCHED } from '../../contracts/examples.ts';

const ENTRY: JournalEntry = {
  shop: { command: { type: 'activateVoucher', code: 'REJS-1' }, by: { kind: 'office', name: 'ewa' }, at: 0 },
  outcome: { voucher: null, ambassadorCode: null },
};

describe('the store of a replay', () => {
  it('numbers the lines of its journal as a shop does, those of a transaction that was given up not at all, and keeps none', async () => {
    const { kit } = openForReplay();
    const append = (lines: number, keeps: boolean) =>
      kit.store.inTransaction<readonly number[], null>([], async ({ journal }) => {
        const numbers: number[] = [];
        for (let line = 0; line < lines; line += 1) numbers.push(await journal.append(ENTRY));
        return keeps ? ok(numbers) : err(null);
      });
    expect((await append(2, true))._unsafeUnwrap()).toEqual([1, 2]);
    expect((await append(3, false)).isErr()).toBe(true);
    expect((await append(1, true))._unsafeUnwrap()).toEqual([3]);
    expect(await kit.journal.read(0, 10)).toEqual([]);
  });

  it('says of no booking that its papers are to be looked at: nobody prints any after a replay', async () => {
    const { kit } = openForReplay();
    await kit.store.inTransaction([], async ({ papers }) => {
      await papers.unsettle('AAAAAAAA');
      return ok(null);
    });
    expect(await kit.store.papers.unsettled(10)).toEqual([]);
  });

  it('has at hand what a command asks of it and writes: nothing is waited for', async () => {
    const { kit } = openForReplay();
    const answers = await kit.store.inTransaction([], async ({ bookings, papers, journal }) =>
      ok([
        bookings.save(draft('AAAAAAAA'), SEARCHED),
        bookings.get('AAAAAAAA'),
        bookings.taken([41], 0, null),
        papers.unsettle('AAAAAAAA'),
        journal.append(ENTRY),
      ]),
    );
    expect(answers._unsafeUnwrap()).toEqual([undefined, draft('AAAAAAAA'), new Map(), undefined, 1]);
  });
});
