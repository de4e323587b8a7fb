import { err, ok } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import type { Store } from '../../application/ports/store.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { unsettledCommission } from '../../domain/ambassadors/code.ts';
import { type Money, sum } from '../../domain/money.ts';
import { spendVoucher } from '../../domain/vouchers/voucher.ts';
import { confirmedBooking, DRAFT_BEGUN_AT } from '../arbitraries/bookings.ts';
import { ANNA, party } from '../arbitraries/parties.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { commitWork, saveBookings } from './helpers.ts';
import { mailOf, SEARCH_COLUMNS } from './record-examples.ts';
import { codeOf, inGroup, storedMessage, usedCode, voucherOf } from './stored-examples.ts';

const HUNDRED = Array.from({ length: 100 }, (_, index) => index);

type Meeting = () => Promise<void>;
const atOnce: Meeting = async () => {};

/** All `count` racers read the same state first, so without a lock they overwrite each other. */
const meetingOf = (count: number): Meeting => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = count;
  return () => {
    missing -= 1;
    if (missing <= 0) resolve();
    return promise;
  };
};

const payWith = async (store: Store, code: string, meeting: Meeting = atOnce): Promise<Money> => {
  const result = await store.inTransaction(
    [{ kind: 'code', id: `voucher/${code}` }],
    async ({ vouchers }) => {
      const voucher = (await vouchers.get([code])).get(code);
      await meeting();
      if (voucher === undefined || voucher.used) return err(0);
      const spent = spendVoucher(voucher, 700);
      await vouchers.save(spent.voucher);
      return ok(spent.paid);
    },
  );
  return result.unwrapOr(0);
};

const join = async (
  store: Store,
  code: string,
  index: number,
  meeting: Meeting = atOnce,
): Promise<number> => {
  const id = `JOIN${index}`;
  const result = await store.inTransaction([{ kind: 'group', id: code }], async ({ bookings }) => {
    const otherCount = (await bookings.group(code, id))?.others ?? -1;
    await meeting();
    await bookings.save(confirmedBooking(id, [], inGroup(code)), SEARCH_COLUMNS);
    return ok(otherCount);
  });
  return result._unsafeUnwrap();
};

const settle = async (
  store: Store,
  name: string,
  index: number,
  meeting: Meeting = atOnce,
): Promise<Money> => {
  const result = await store.inTransaction(
    [{ kind: 'code', id: `ambassador/${name}` }],
    async ({ ambassadors, vouchers }) => {
      const [code, earned] = await Promise.all([ambassadors.code(name), ambassadors.earned(name)]);
      await meeting();
      if (code === null || unsettledCommission(code, earned) < 3_000) return err(0);
      await ambassadors.saveCode({ ...code, settled: code.settled + 3_000 });
      await vouchers.save(voucherOf(`PROW${index}`, { value: 3_000, commissionOf: name }));
      return ok(3_000);
    },
  );
  return result.unwrapOr(0);
};

const withVoucher = async (kit: StoreKit): Promise<StoreKit> => {
  await commitWork(kit.store, ({ vouchers }) =>
    vouchers.save(voucherOf('ONCE', { value: 10_000, issued: 10_000 })),
  );
  return kit;
};

const withGroup = async (kit: StoreKit): Promise<StoreKit> => {
  await saveBookings(
    kit.store,
    confirmedBooking('GROUP222', [], {
      ...inGroup('GROUP222'),
      choices: party('single', 3, [{ person: ANNA }]),
    }),
  );
  return kit;
};

/** Adds 100 PLN of commission: two participants of one paid booking. */
const withCommission = async (kit: StoreKit): Promise<StoreKit> => {
  const booking = confirmedBooking('EARN2222', [], {
    ...usedCode('ZAROBEK'),
    choices: party('single', 2, [{ person: ANNA, unitId: 501 }]),
  });
  await saveBookings(kit.store, {
    ...booking,
    payments: [{ id: 'p', method: 'transfer', amount: booking.quote.price, at: DRAFT_BEGUN_AT }],
  });
  await commitWork(kit.store, ({ ambassadors }) => ambassadors.saveCode(codeOf('ZAROBEK', 'acc')));
  return kit;
};

const settledOf = async ({ store }: StoreKit): Promise<Money> =>
  (await store.ambassadors.code('ZAROBEK'))?.settled ?? 0;

describe('a hundred transactions that use one code at the same time, on PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  const open = async (locking = true): Promise<StoreKit> =>
    openPostgres(await server.freshDatabase(), { locking });

  test('a voucher of 100 PLN pays exactly 100 PLN, also through two connection pools (R26)', async () => {
    const url = await server.freshDatabase();
    const kits = [await withVoucher(await openPostgres(url)), await openPostgres(url)];
    const paid = await Promise.all(
      HUNDRED.flatMap((index) =>
        kits.slice(index % 2, (index % 2) + 1).map(({ store }) => payWith(store, 'ONCE')),
      ),
    );
    expect(sum(paid)).toBe(10_000);
    // The voucher pays 7 PLN 14 times, then the remaining 2 PLN.
    expect(paid.filter((each) => each === 700)).toHaveLength(14);
    expect(paid.filter((each) => each === 200)).toHaveLength(1);
    for (const kit of kits) {
      expect((await kit.store.vouchers.get(['ONCE'])).get('ONCE')).toMatchObject({
        value: 0,
        used: true,
      });
      await kit.close();
    }
  });

  test('negative control: without the lock the voucher pays more than its value', async () => {
    const kit = await withVoucher(await open(false));
    const meeting = meetingOf(3);
    expect(
      sum(await Promise.all(HUNDRED.map(() => payWith(kit.store, 'ONCE', meeting)))),
    ).toBeGreaterThan(10_000);
    await kit.close();
  });

  test('each booking that joins a group counts all earlier members (R21)', async () => {
    const kit = await withGroup(await open());
    const memberCounts = await Promise.all(
      HUNDRED.map((index) => join(kit.store, 'GROUP222', index)),
    );
    expect([...memberCounts].sort((a, b) => a - b)).toEqual(HUNDRED.map((index) => 3 + index));
    expect((await kit.store.bookings.group('GROUP222', 'NOBODY22'))?.others).toBe(103);
    expect(await kit.store.bookings.membersOf('GROUP222')).toHaveLength(101);
    await kit.close();
  });

  test('negative control: without the lock, bookings that join at once get the same member count', async () => {
    const kit = await withGroup(await open(false));
    const meeting = meetingOf(2);
    const memberCounts = await Promise.all(
      HUNDRED.map((index) => join(kit.store, 'GROUP222', index, meeting)),
    );
    expect(new Set(memberCounts).size).toBeLessThan(100);
    await kit.close();
  });

  test('vouchers paid from a code’s commission never exceed the earned commission (R40)', async () => {
    const kit = await withCommission(await open());
    const results = await Promise.all(HUNDRED.map((index) => settle(kit.store, 'ZAROBEK', index)));
    expect([sum(results), await settledOf(kit), (await kit.store.vouchers.all()).length]).toEqual([
      9_000, 9_000, 3,
    ]);
    await kit.close();
  });

  test('negative control: without the lock, vouchers from a code’s commission exceed that commission', async () => {
    const kit = await withCommission(await open(false));
    // Four racers read the same 100 PLN, so together they create vouchers of 120 PLN.
    const meeting = meetingOf(4);
    expect(
      sum(await Promise.all(HUNDRED.map((index) => settle(kit.store, 'ZAROBEK', index, meeting)))),
    ).toBeGreaterThan(10_000);
    await kit.close();
  });

  test('a mail and a message that all transactions write are stored once, even without a lock', async () => {
    const kit = await open();
    await Promise.all(
      HUNDRED.map(() =>
        commitWork(kit.store, async ({ outbox, messages }) => {
          await outbox.add(mailOf('once'));
          await messages.add(storedMessage('once', 'acc'));
        }),
      ),
    );
    expect(
      (await kit.outbox.lease(9, DRAFT_BEGUN_AT, DRAFT_BEGUN_AT + 1)).map(({ id }) => id),
    ).toEqual(['once']);
    expect((await kit.store.messages.ofAccount('acc')).map(({ id }) => id)).toEqual(['once']);
    await kit.close();
  });
});
