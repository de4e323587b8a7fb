import { join } from 'node:path';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { readExport } from '../../../adapters/journal/read-file.ts';
import { openReplayStore } from '../../../adapters/storage/memory/memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import type { JournalEntry } from '../../../application/ports/journal.ts';
import type { Transactions } from '../../../application/ports/store.ts';
import { agrees, replay } from '../../../application/replay/replay.ts';
import { confirmedBooking, draft, heldDraft, singles } from '../../arbitraries/bookings.ts';
import { SEARCH_COLUMNS } from '../../contracts/record-examples.ts';
import { voucherOf } from '../../contracts/stored-examples.ts';

const SEASON = join(import.meta.dirname, '..', '..', 'fixtures', 'season-300.jsonl');

const ENTRY: JournalEntry = {
  shop: {
    command: { type: 'activateVoucher', code: 'REJS-1' },
    by: { kind: 'office', name: 'ewa' },
    at: 0,
  },
  outcome: { voucher: null, ambassadorCode: null },
};

describe('the store of a replay', () => {
  it('numbers journal lines like a shop, skips those of a rolled-back transaction, and stores none', async () => {
    const { kit } = openReplayStore();
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

  it('marks no booking for printing papers, because a replay prints none', async () => {
    const { kit } = openReplayStore();
    await kit.store.inTransaction([], async ({ papers }) => {
      await papers.unsettle('AAAAAAAA');
      return ok(null);
    });
    expect(await kit.store.papers.unsettled(10)).toEqual([]);
  });

  it('answers reads and writes of a command synchronously', async () => {
    const { kit } = openReplayStore();
    const answers = await kit.store.inTransaction([], async ({ bookings, papers, journal }) =>
      ok([
        bookings.save(draft('AAAAAAAA'), SEARCH_COLUMNS),
        bookings.get('AAAAAAAA'),
        bookings.taken([41], 0, null),
        papers.unsettle('AAAAAAAA'),
        journal.append(ENTRY),
      ]),
    );
    expect(answers._unsafeUnwrap()).toEqual([
      undefined,
      draft('AAAAAAAA'),
      new Map(),
      undefined,
      1,
    ]);
  });

  it('drops a booking, its offer’s units and a voucher after their last use', async () => {
    const { kit, forget, forgetOffer, forgetVoucher, kept } = openReplayStore();
    const vouchers = [{ userNum: 1, code: 'ZIMA', kind: 'gift', value: 100 } as const];
    const offered = { offerId: 1, vouchers };
    await kit.store.inTransaction([], async (transaction) => {
      await transaction.bookings.save(
        heldDraft('AAAAAAAA', [singles(41, 1)], offered),
        SEARCH_COLUMNS,
      );
      await transaction.bookings.save(
        confirmedBooking('BBBBBBBB', [singles(51, 1)], { offerId: 2 }),
        SEARCH_COLUMNS,
      );
      for (const code of ['ZIMA', 'LATO', 'JESIEN'])
        await transaction.vouchers.save(voucherOf(code));
      return ok(null);
    });
    expect(kept()).toEqual({ bookings: 2, offers: 2, units: 2, vouchers: 3 });
    // A draft has one code, another line may still name the second, and the third never existed.
    for (const code of ['ZIMA', 'LATO', 'NIKT']) forgetVoucher(code);
    forget('BBBBBBBB');
    forgetOffer(2);
    expect(kept()).toEqual({ bookings: 1, offers: 1, units: 1, vouchers: 2 });
    expect([...(await kit.store.vouchers.get(['ZIMA', 'LATO', 'JESIEN'])).keys()]).toEqual([
      'ZIMA',
      'JESIEN',
    ]);
    forget('AAAAAAAA');
    forgetOffer(1);
    expect(kept()).toEqual({ bookings: 0, offers: 0, units: 0, vouchers: 1 });
  });

  it('keeps what holds places until its own offer is no longer needed, whichever other offer is dropped', async () => {
    const { kit, forget, forgetOffer, kept } = openReplayStore();
    const offers = { AAAAAAAA: 1, BBBBBBBB: 2, CCCCCCCC: 2 };
    await kit.store.inTransaction([], async ({ bookings }) => {
      for (const [id, offerId] of Object.entries(offers))
        await bookings.save(heldDraft(id, [singles(40 + offerId, 1)], { offerId }), SEARCH_COLUMNS);
      return ok(null);
    });
    for (const id of Object.keys(offers)) forget(id);
    const leftWithout = (offerId: number): number => {
      forgetOffer(offerId);
      return kept().bookings;
    };
    expect([3, 2, 1].map(leftWithout)).toEqual([3, 1, 0]);
  });

  it('keeps a voucher while a booking has it, even if other vouchers were dropped before', async () => {
    const { kit, forgetOffer, forgetVoucher, kept } = openReplayStore();
    const withVouchers = (...codes: readonly string[]) =>
      kit.store.inTransaction([], async ({ bookings }) => {
        const vouchers = codes.map(
          (code) => ({ userNum: 1, code, kind: 'gift', value: 100 }) as const,
        );
        return ok(
          await bookings.save(draft('AAAAAAAA', { offerId: 1, vouchers }), {
            ...SEARCH_COLUMNS,
            address: null,
          }),
        );
      });
    await kit.store.inTransaction([], async ({ vouchers }) => {
      for (const code of ['ZIMA', 'LATO']) await vouchers.save(voucherOf(code));
      return ok(null);
    });
    await withVouchers();
    forgetVoucher('LATO');
    forgetOffer(2);
    expect(kept().vouchers).toBe(1);
    await withVouchers('ZIMA');
    forgetVoucher('ZIMA');
    forgetOffer(3);
    expect(kept().vouchers).toBe(1);
    await withVouchers();
    forgetOffer(4);
    expect(kept().vouchers).toBe(0);
  });

  it('returns synchronously for synchronous work, commits success and rolls back failure', () => {
    const { transactions } = openReplayStore();
    const save = (id: string, keeps: boolean) =>
      transactions.inTransaction<null, null>([], ({ bookings }) => {
        bookings.save(draft(id), SEARCH_COLUMNS);
        return keeps ? ok(null) : err(null);
      });
    expect(save('AAAAAAAA', true)).toEqual(ok(null));
    expect(save('BBBBBBBB', false)).toEqual(err(null));
    expect(
      transactions.inTransaction([], ({ bookings }) =>
        ok([bookings.get('AAAAAAAA'), bookings.get('BBBBBBBB')]),
      ),
    ).toEqual(ok([draft('AAAAAAAA'), null]));
  });

  it('waits for asynchronous work, then commits or rolls back', async () => {
    const { transactions } = openReplayStore();
    const save = (id: string, keeps: boolean) =>
      transactions.inTransaction<null, null>([], async ({ bookings }) => {
        await bookings.save(draft(id), SEARCH_COLUMNS);
        return keeps ? ok(null) : err(null);
      });
    expect(await save('AAAAAAAA', true)).toEqual(ok(null));
    expect(await save('BBBBBBBB', false)).toEqual(err(null));
    expect(
      transactions.inTransaction([], ({ bookings }) =>
        ok([bookings.get('AAAAAAAA'), bookings.get('BBBBBBBB')]),
      ),
    ).toEqual(ok([draft('AAAAAAAA'), null]));
  });

  it('R46: in a recorded season only commands with codes, lists or the whole shop are asynchronous', async () => {
    const { transactions } = openReplayStore();
    const waited = { atOnce: 0, later: 0 };
    const store: Transactions = {
      inTransaction: (locks, work) => {
        const done = transactions.inTransaction(locks, work);
        waited['then' in done ? 'later' : 'atOnce'] += 1;
        return done;
      },
    };
    const report = await replay(
      { store, hashOf: cryptoIds.hashOf, progress: () => {} },
      readExport(SEASON, () => {}),
    );
    expect(agrees(report)).toBe(true);
    expect(waited.atOnce / (waited.atOnce + waited.later)).toBeGreaterThan(0.9);
  });
});
