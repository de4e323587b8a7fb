import { join } from 'node:path';
import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { readExport } from '../../../adapters/journal/read-file.ts';
import { openMemory, openReplayStore } from '../../../adapters/storage/memory/memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { agrees, replay } from '../../../application/replay/replay.ts';
import { confirmedBooking, draft, heldDraft, singles } from '../../arbitraries/bookings.ts';
import { SEARCH_COLUMNS } from '../../contracts/record-examples.ts';
import { voucherOf } from '../../contracts/stored-examples.ts';

const SEASON = join(import.meta.dirname, '..', '..', 'fixtures', 'season-300.jsonl');

describe('the store of a replay', () => {
  it('reads saved bookings, vouchers and taken places from memory, without a transaction', async () => {
    const { kit, memory } = openReplayStore();
    memory.saveBooking(confirmedBooking('AAAAAAAA', [singles(41, 1)]), SEARCH_COLUMNS);
    memory.saveVoucher(voucherOf('ZIMA'));
    expect(memory.booking('AAAAAAAA')?.status).toBe('confirmed');
    expect(memory.taken([41], 0, null).get(41)).toMatchObject({ singles: 1 });
    expect(memory.taken([41], 0, 'AAAAAAAA').size).toBe(0);
    expect([...memory.vouchers(['ZIMA', 'LATO']).keys()]).toEqual(['ZIMA']);
    const seen = await kit.store.inTransaction([], async ({ bookings, vouchers }) =>
      ok([await bookings.get('AAAAAAAA'), [...(await vouchers.get(['ZIMA'])).keys()]]),
    );
    expect(seen._unsafeUnwrap()).toEqual([memory.booking('AAAAAAAA'), ['ZIMA']]);
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

  it('keeps a booking that holds places in memory until its offer is removed from memory', async () => {
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

  it('R46: replays a season in memory and in transactions with the same result', async () => {
    const { kit, memory } = openReplayStore();
    const season = () => readExport(SEASON, () => {});
    const deps = { hashOf: cryptoIds.hashOf, progress: () => {} };
    const inMemory = await replay({ ...deps, store: kit.store, memory }, season());
    expect(agrees(inMemory)).toBe(true);
    expect(await replay({ ...deps, store: openMemory().store }, season())).toEqual(inMemory);
  });
});
