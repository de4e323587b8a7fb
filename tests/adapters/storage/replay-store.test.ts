import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { openForReplay } from '../../../adapters/storage/memory/memory.ts';
import type { JournalEntry } from '../../../application/ports/journal.ts';
import { confirmed, draft, held, singles } from '../../arbitraries/bookings.ts';
import { SEARCHED } from '../../contracts/examples.ts';
import { voucherOf } from '../../contracts/kept.ts';

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

  it('keeps nothing of a booking of which nothing more is asked, of its offer’s units and of a voucher that nobody has any more', async () => {
    const { kit, forget, forgetOffer, forgetVoucher, kept } = openForReplay();
    const vouchers = [{ userNum: 1, code: 'ZIMA', kind: 'gift', value: 100 } as const];
    const offered = { offerId: 1, vouchers };
    await kit.store.inTransaction([], async (transaction) => {
      await transaction.bookings.save(held('AAAAAAAA', [singles(41, 1)], offered), SEARCHED);
      await transaction.bookings.save(confirmed('BBBBBBBB', [singles(51, 1)], { offerId: 2 }), SEARCHED);
      for (const code of ['ZIMA', 'LATO', 'JESIEN']) await transaction.vouchers.save(voucherOf(code));
      return ok(null);
    });
    expect(kept()).toEqual({ bookings: 2, offers: 2, units: 2, vouchers: 3 });
    // A draft has one of them, somebody may name another, and the third was never there.
    for (const code of ['ZIMA', 'LATO', 'NIKT']) forgetVoucher(code);
    forget('BBBBBBBB');
    forgetOffer(2);
    expect(kept()).toEqual({ bookings: 1, offers: 1, units: 1, vouchers: 2 });
    expect([...(await kit.store.vouchers.get(['ZIMA', 'LATO', 'JESIEN'])).keys()]).toEqual(['ZIMA', 'JESIEN']);
    forget('AAAAAAAA');
    forgetOffer(1);
    expect(kept()).toEqual({ bookings: 0, offers: 0, units: 0, vouchers: 1 });
  });
});
