import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExport } from '../../../adapters/journal/read-file.ts';
import { openReplayStore } from '../../../adapters/storage/memory/replay-store.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { agreesWithRecording, replay } from '../../../application/replay/replay.ts';
import { confirmedBooking, draft, heldDraft, singles } from '../../arbitraries/bookings.ts';
import { voucherOf } from '../../contracts/stored-examples.ts';

const SEASON = join(import.meta.dirname, '..', '..', 'fixtures', 'season-300.jsonl');

const heldOn = (id: string, offerId: number) =>
  heldDraft(id, [singles(40 + offerId, 1)], { offerId });

describe('the store of a replay', () => {
  it('reads saved bookings, vouchers and taken places from memory', async () => {
    const { memory } = openReplayStore();
    memory.saveBooking(confirmedBooking('AAAAAAAA', [singles(41, 1)]));
    memory.saveVoucher(voucherOf('ZIMA'));
    expect(memory.booking('AAAAAAAA')?.status).toBe('confirmed');
    expect(memory.taken([41], 0, null).get(41)).toMatchObject({ singles: 1 });
    expect(memory.taken([41], 0, 'AAAAAAAA').size).toBe(0);
    expect([...memory.vouchers(['ZIMA', 'LATO']).keys()]).toEqual(['ZIMA']);
    const { bookings, vouchers } = memory.transaction;
    expect((await bookings.taken([41], 0, null)).get(41)).toMatchObject({ singles: 1 });
    expect([...(await vouchers.get(['ZIMA'])).keys()]).toEqual(['ZIMA']);
  });

  it('removes a booking, its offer’s units and a voucher from memory after their last use', () => {
    const { memory, forget, forgetOffer, forgetVoucher, kept } = openReplayStore();
    const vouchers = [{ userNum: 1, code: 'ZIMA', kind: 'gift', value: 100 } as const];
    memory.saveBooking(heldDraft('AAAAAAAA', [singles(41, 1)], { offerId: 1, vouchers }));
    memory.saveBooking(confirmedBooking('BBBBBBBB', [singles(51, 1)], { offerId: 2 }));
    for (const code of ['ZIMA', 'LATO', 'JESIEN']) memory.saveVoucher(voucherOf(code));
    expect(kept()).toEqual({ bookings: 2, offers: 2, units: 2, vouchers: 3 });
    for (const code of ['ZIMA', 'LATO', 'NIKT']) forgetVoucher(code);
    forget('BBBBBBBB');
    forgetOffer(2);
    expect(kept()).toEqual({ bookings: 1, offers: 1, units: 1, vouchers: 2 });
    expect([...memory.vouchers(['ZIMA', 'LATO', 'JESIEN']).keys()]).toEqual(['ZIMA', 'JESIEN']);
    forget('AAAAAAAA');
    forgetOffer(1);
    expect(kept()).toEqual({ bookings: 0, offers: 0, units: 0, vouchers: 1 });
  });

  it('keeps a booking that holds places in memory until its offer is removed from memory', () => {
    const { memory, forget, forgetOffer, kept } = openReplayStore();
    for (const [id, offerId] of Object.entries({ AAAAAAAA: 1, BBBBBBBB: 2, CCCCCCCC: 2 })) {
      memory.saveBooking(heldOn(id, offerId));
      forget(id);
    }
    const leftWithout = (offerId: number): number => {
      forgetOffer(offerId);
      return kept().bookings;
    };
    expect([3, 2, 1].map(leftWithout)).toEqual([3, 1, 0]);
  });

  it('keeps a voucher while a booking uses it, even if other vouchers were removed before', () => {
    const { memory, forgetOffer, forgetVoucher, kept } = openReplayStore();
    const withVouchers = (...codes: readonly string[]): void => {
      const vouchers = codes.map(
        (code) => ({ userNum: 1, code, kind: 'gift', value: 100 }) as const,
      );
      memory.saveBooking(draft('AAAAAAAA', { offerId: 1, vouchers }));
    };
    for (const code of ['ZIMA', 'LATO']) memory.saveVoucher(voucherOf(code));
    withVouchers();
    forgetVoucher('LATO');
    forgetOffer(2);
    expect(kept().vouchers).toBe(1);
    withVouchers('ZIMA');
    forgetVoucher('ZIMA');
    forgetOffer(3);
    expect(kept().vouchers).toBe(1);
    withVouchers();
    forgetOffer(4);
    expect(kept().vouchers).toBe(0);
  });

  it('R46: replaying a season in memory and in transactions gives the same result', async () => {
    const { memory } = openReplayStore();
    const season = () => readExport(SEASON, () => {});
    const deps = { hashOf: cryptoIds.hashOf, progress: () => {} };
    const inMemory = await replay({ ...deps, memory }, season());
    expect(agreesWithRecording(inMemory)).toBe(true);
    expect(await replay({ ...deps, store: openMemoryStore().store }, season())).toEqual(inMemory);
  });
});
