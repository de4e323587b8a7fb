import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differenceTexts } from '../../../adapters/cli/replay/audit-text.ts';
import { auditStoreSnapshot } from '../../../adapters/composition/audit.ts';
import { openSqlite } from '../../../adapters/storage/sqlite/sqlite.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { checkConsistency } from '../../../application/consistency/check-consistency.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import type { Confirmed } from '../../../domain/booking/booking.ts';
import type { Unit } from '../../../domain/catalogue/offer.ts';
import { auditGroup, auditLedger, auditVouchers, groupRebateByHand } from './audit.ts';
import { watchJournal } from './watch.ts';
import { playYear } from './year.ts';
import type { YearsShop } from './year-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilwater-year-audit-'));
const file = join(folder, 'shop.sqlite');
let kit: StoreKit;
let shop: YearsShop;
const confirmed: Confirmed[] = [];

beforeAll(async () => {
  kit = await openSqlite(file);
  const year = await playYear(kit, { parties: 120, seed: 8 });
  expect(year.wrong).toEqual([]);
  shop = year.shop;
  for (const id of shop.placed) {
    const booking = await kit.store.bookings.get(id);
    if (booking?.status === 'confirmed') confirmed.push(booking);
  }
});

afterAll(async () => {
  await kit.close();
  rmSync(folder, { recursive: true, force: true });
});

const paidFor = (id: string): number => shop.handedOver.get(id) ?? 0;

const watched = async (see: (unit: Unit | undefined) => Unit | undefined) => {
  const wrong: string[] = [];
  const watch = watchJournal(
    kit.journal,
    (await kit.catalogueStore.load()).flatMap(({ offer }) =>
      offer.units.flatMap((unit) => see(unit) ?? []),
    ),
    (what) => wrong.push(what),
  );
  await watch.catchUp();
  return { watch, wrong };
};

const oneOf = (matches: (booking: Confirmed) => boolean): Confirmed => {
  const found = confirmed.find(matches);
  if (found === undefined) throw new Error('The year has no such booking');
  return found;
};

const ledgerOf = (booking: Confirmed, handedOver: number): readonly string[] => {
  const wrong: string[] = [];
  auditLedger(booking, handedOver, (what) => wrong.push(what));
  return wrong;
};

describe('the consistency check (R46, docs/running.md)', () => {
  const check = () =>
    checkConsistency({
      store: kit.store,
      journal: kit.journal,
      catalogue: shop.deps.catalogue,
      hashOf: cryptoIds.hashOf,
    });

  it('finds no mistake after a simulated year, and its totals equal those of the exported journal', async () => {
    const { findings, commands, tally, vouchers } = await check();
    expect(findings).toEqual([]);
    expect([tally.confirmed, commands > 1000, vouchers > 0]).toEqual([
      confirmed.length,
      true,
      true,
    ]);
  });

  it('reports a booking that differs from the result of its last command, and a missing booking', async () => {
    const booking = oneOf(({ payments }) => payments.length > 0);
    const withOut = (id: string, other: Confirmed | null) => ({
      ...kit.store,
      bookings: {
        ...kit.store.bookings,
        get: async (bookingId: string) =>
          bookingId === id ? other : kit.store.bookings.get(bookingId),
      },
    });
    const { journal } = kit;
    const deps = { journal, catalogue: shop.deps.catalogue, hashOf: cryptoIds.hashOf };
    const unpaid = await checkConsistency({
      ...deps,
      store: withOut(booking.id, { ...booking, payments: [] }),
    });
    expect(unpaid.findings).toContainEqual({
      subject: booking.id,
      problem: 'differs from its last journal line',
    });
    const withMissing = await checkConsistency({ ...deps, store: withOut(booking.id, null) });
    expect(withMissing.findings).toContainEqual({
      subject: booking.id,
      problem: 'was placed, but is missing in the store',
    });
  });
});

it('R46: the audit of the store finds no difference after a simulated year', async () => {
  const report = await auditStoreSnapshot({ kind: 'sqlite', file }, () => {});
  expect(report === null ? ['no shop'] : differenceTexts(report)).toEqual([]);
  expect(report?.replay.commands).toBeGreaterThan(1_000);
});

describe('the consistency check of a simulated year reports', () => {
  it('R28: a payment plan that differs from the price by one grosz', () => {
    const booking = oneOf(({ plan }) => plan.length === 3);
    expect(ledgerOf(booking, paidFor(booking.id))).toEqual([]);
    const plan = booking.plan.map((line) =>
      line.number === 2 ? { ...line, amount: line.amount + 1 } : line,
    );
    expect(ledgerOf({ ...booking, plan }, paidFor(booking.id)).join()).toContain(
      `the plan does not add up to ${booking.quote.price}`,
    );
  });

  it('R12: price rows whose sum differs from the price', () => {
    const booking = oneOf(({ quote }) => quote.rows.length > 1);
    const quote = { ...booking.quote, rows: booking.quote.rows.slice(1) };
    expect(ledgerOf({ ...booking, quote }, paidFor(booking.id)).join()).toContain(
      `not to the price of ${booking.quote.price}`,
    );
  });

  it('R31: received money that is not registered, or registered twice', () => {
    const booking = oneOf(({ payments }) => payments.some(({ method }) => method === 'transfer'));
    expect(ledgerOf(booking, paidFor(booking.id) + 100).join()).toContain('is registered');
    const twice = { ...booking, payments: [...booking.payments, ...booking.payments] };
    expect(ledgerOf(twice, paidFor(booking.id)).join()).toContain('a payment is registered twice');
  });

  it('R7: a unit with more people than its yachts have berths', async () => {
    expect((await watched((unit) => unit)).wrong).toEqual([]);
    const { wrong } = await watched((unit) =>
      unit === undefined ? undefined : { ...unit, berths: 3 },
    );
    expect(wrong.join()).toMatch(/unit \d+ is oversold after command \d+/);
  });

  it('R21: a booking whose rebate is for a wrong group size', async () => {
    const { watch } = await watched((unit) => unit);
    const booking = oneOf(
      ({ basis, group }) => group?.counts === true && (basis.terms.groupTravellers ?? 0) >= 6,
    );
    const wrong: string[] = [];
    auditGroup(booking, watch, shop, (what) => wrong.push(what));
    expect(wrong).toEqual([]);
    const terms = { ...booking.basis.terms, groupTravellers: 5 };
    auditGroup({ ...booking, basis: { ...booking.basis, terms } }, watch, shop, (what) =>
      wrong.push(what),
    );
    expect(wrong.join()).toContain('priced for a group of 5');
    expect([5, 6, 8, 9, 12, 13, 15, 16, 30].map(groupRebateByHand)).toEqual([
      0, 4000, 4000, 6000, 6000, 8000, 8000, 10000, 10000,
    ]);
  });

  it('R26: a spent gift voucher whose full value is still stored', async () => {
    const onTrips = new Set(
      confirmed.flatMap(({ payments }) =>
        payments.flatMap(({ id, method }) => (method === 'voucher' ? id.split('/')[1] : [])),
      ),
    );
    const spent = (await kit.store.vouchers.all()).find(
      ({ code, kind, used }) => kind === 'gift' && used && onTrips.has(code),
    );
    if (spent === undefined)
      throw new Error('The year has spent no gift voucher on a trip that stands');
    const wrong: string[] = [];
    await kit.store.inTransaction([], async ({ vouchers }) =>
      ok(await vouchers.save({ ...spent, value: spent.issued, used: false })),
    );
    await auditVouchers(shop, confirmed, (what) => wrong.push(what));
    expect(wrong.join()).toContain(
      `voucher ${spent.code}: ${spent.issued} left, ${spent.issued} spent`,
    );
  });
});
