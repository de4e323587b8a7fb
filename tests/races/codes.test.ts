import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { CodeCommandOf } from '../../domain/codes/commands.ts';
import { sum, zloty } from '../../domain/money.ts';
import { offerWith, unitWith } from '../arbitraries/offers.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type RaceShop, raceShop } from './race-shop.ts';

/** All racers have enough places. Each place costs 1999 + 350 = 2349 PLN. */
const UNIT = unitWith({ id: 711, yachts: 30, berths: 10, cabins: 4 });
const OFFER = offerWith({
  id: 911,
  units: [UNIT],
  firstMinuteUntil: null,
  secondMinuteUntil: null,
});
const names = (count: number, prefix = 'R'): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe('simultaneous uses of the same voucher or group code, on PostgreSQL (R21, R26)', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
  });
  const open = async (locking = true): Promise<RaceShop & { readonly kit: StoreKit }> => {
    const kit = await openPostgres(await server.freshDatabase(), { locking });
    onTestFinished(() => kit.close());
    return { ...raceShop(kit, OFFER), kit };
  };

  const gift = (code: string, value: number): CodeCommandOf<'createVoucher'> => ({
    ...{
      type: 'createVoucher',
      code,
      kind: 'gift',
      value: zloty(value),
      description: '',
      siteId: null,
      expiresOn: null,
      accountId: null,
    },
  });

  const redeemAtOnce = async (shop: RaceShop): Promise<number> => {
    await shop.byOffice(gift('JEDEN', 3000));
    const booked: { name: string; id: string }[] = [];
    for (const name of names(100)) {
      const id = await shop.draft({ name, unitId: 711 });
      await shop.confirm(name, id);
      booked.push({ name, id });
    }
    await Promise.all(
      booked.map(({ name, id }) =>
        shop.give(name, id, { type: 'redeemVoucher', code: 'JEDEN', userNum: 1 }),
      ),
    );
    const bookings = await Promise.all(booked.map(({ id }) => shop.get(id)));
    return sum(
      bookings.flatMap((booking) =>
        booking?.status === 'confirmed' ? booking.payments.map(({ amount }) => amount) : [],
      ),
    );
  };

  test('R26.4: if 100 bookings use one 3000 PLN gift voucher at the same time, they get 3000 PLN together', async () => {
    const shop = await open();
    expect(await redeemAtOnce(shop)).toBe(zloty(3000));
    expect((await shop.kit.store.vouchers.get(['JEDEN'])).get('JEDEN')).toMatchObject({
      value: 0,
      used: true,
    });
  });

  test('negative control: without the locks the gift voucher pays more than its value', async () => {
    expect(await redeemAtOnce(await open(false))).toBeGreaterThan(zloty(3000));
  });

  test('a discount voucher on 20 drafts that are ordered at once reduces the price of only one order', async () => {
    const shop = await open();
    await shop.byOffice({ ...gift('RABAT', 200), kind: 'discount' });
    const drafts: { name: string; id: string }[] = [];
    for (const name of names(20))
      drafts.push({ name, id: await shop.draft({ name, unitId: 711 }) });
    await Promise.all(
      drafts.map(({ name, id }) =>
        shop.give(name, id, { type: 'redeemVoucher', code: 'RABAT', userNum: 1 }),
      ),
    );
    await Promise.all(drafts.map(({ name, id }) => shop.confirm(name, id)));
    const bookings = await Promise.all(drafts.map(({ id }) => shop.get(id)));
    const prices = bookings
      .map((booking) => (booking?.status === 'confirmed' ? booking.quote.price : 0))
      .sort((a, b) => a - b);
    expect(prices).toEqual([zloty(2149), ...Array(19).fill(zloty(2349))]);
  });

  /** Eight of sixteen join while the others order. Returns their prices. */
  const gather = async (shop: RaceShop): Promise<readonly number[]> => {
    const members: { name: string; id: string }[] = [];
    for (const name of names(16, 'G'))
      members.push({ name, id: await shop.draft({ name, unitId: 711 }) });
    const [first, ...laterMembers] = members;
    if (first === undefined) return [];
    await shop.well(first.name, first.id, { type: 'createGroup' });
    const half = laterMembers.slice(0, 8);
    for (const { name, id } of half) await shop.confirm(name, id);
    const join = (name: string, id: string) =>
      shop.give(name, id, { type: 'joinGroup', code: first.id });
    for (const { name, id } of laterMembers.slice(8)) await join(name, id);
    await Promise.all([
      shop.confirm(first.name, first.id),
      ...half.map(({ name, id }) => join(name, id)),
      ...laterMembers.slice(8).map(({ name, id }) => shop.confirm(name, id)),
    ]);
    const bookings = await Promise.all(members.map(({ id }) => shop.get(id)));
    return bookings.map((booking) => (booking?.status === 'confirmed' ? booking.quote.price : 0));
  };

  test('if sixteen drafts join a group and are ordered at once, each gets the rebate for sixteen (R21)', async () => {
    expect(await gather(await open())).toEqual(Array(16).fill(zloty(2249)));
  });

  test('negative control: without the locks some bookings get a smaller group rebate', async () => {
    const prices = await gather(await open(false));
    expect(prices.some((price) => price !== zloty(2249))).toBe(true);
  });
});
