import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { BookingPorts } from '../../adapters/composition/tokens.ts';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import { cryptoIds } from '../../adapters/system/ids.ts';
import {
  countAttemptInRateLimits,
  createRegistrationLimit,
  type LimitDeps,
} from '../../application/accounts/limits.ts';
import { login } from '../../application/accounts/login.ts';
import { submitCustomerCommand } from '../../application/booking/submit-command.ts';
import { enterVoucherAmbassadorOrGroupCode } from '../../application/codes/enter-voucher-ambassador-or-group-code.ts';
import { orderGiftVoucher } from '../../application/panel/codes.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { createReservation, requestAgeConsent } from '../../application/wizard/wizard.ts';
import type { LifeCommand } from '../../domain/booking/commands.ts';
import { DAY_LENGTH } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { zloty } from '../../domain/money.ts';
import { offerWith, SETTINGS, unitWith } from '../arbitraries/offers.ts';
import { catalogueEntryOf, testCatalogue } from '../http/wizard/test-catalogue.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { withoutLine } from '../support/quick-passwords.ts';
import { meetingStore as heldOpen, NOW, raceShop } from './race-shop.ts';

const AT_ONCE = 100;
const numbered = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const OFFERS: readonly Offer[] = numbered(10, (index) =>
  offerWith({
    id: 901 + index,
    units: [unitWith({ id: 701 + index, yachts: 30, berths: 10, cabins: 4 })],
  }),
);

type Pair = readonly [StoreKit, StoreKit];

const depsOf = (kit: StoreKit): BookingPorts => ({
  ...raceShop(kit, OFFERS[0] as Offer).deps,
  catalogue: testCatalogue(OFFERS.map((offer) => catalogueEntryOf(offer))),
});

const limitsOf = (kit: StoreKit): LimitDeps => ({
  store: kit.store,
  clock: { now: () => NOW },
  settings: { of: () => SETTINGS },
});

const passedOf = async (
  kits: Pair,
  tried: (kit: StoreKit, index: number) => Promise<boolean>,
): Promise<number> => {
  const passed = await Promise.all(
    numbered(AT_ONCE, (index) => tried(kits[index % 2] as StoreKit, index)),
  );
  return passed.filter(Boolean).length;
};

const trip: LifeCommand = {
  type: 'chooseTrip',
  accommodation: 'single',
  participantsCount: 1,
  ownSkipper: false,
  beSkipper: false,
};
const berthsOn = (unitId: number): LifeCommand => ({
  type: 'chooseBerths',
  berths: [{ userNum: 1, unitId, bedroom: false, sameAsFirst: false, firstName: '', lastName: '' }],
  journeys: [{ userNum: 1, journeyId: 2, pointId: null, luggage: false }],
  reserveList: false,
});

const holdAtOnce = async (
  kits: Pair,
  drafts: readonly { readonly visitorId: string; readonly offer: Offer }[],
  address: string,
  before: StoreKit = kits[0],
): Promise<void> => {
  const ids = await Promise.all(
    drafts.map(async ({ visitorId, offer }) => {
      const deps = depsOf(before);
      const ready = await createReservation({
        ...deps,
        ids: { ...deps.ids, bookingId: () => freshId() },
      })({ visitorId, account: null, address }, 1, offer.id);
      const { id } = ready._unsafeUnwrap();
      (
        await submitCustomerCommand(deps)({ visitorId, account: null, address }, id, trip, null)
      )._unsafeUnwrap();
      return id;
    }),
  );
  await Promise.all(
    drafts.map(({ visitorId, offer }, index) =>
      submitCustomerCommand(depsOf(kits[index % 2] as StoreKit))(
        { visitorId, account: null, address },
        ids[index] as string,
        berthsOn(offer.units[0]?.id ?? 0),
        null,
      ),
    ),
  );
};

let drawn = 0;
const freshId = (): string => {
  drawn += 1;
  return `DRAFT${drawn}`;
};

const suite = (open: () => Promise<Pair>) => {
  test('of 100 simultaneous calls to two processes, exactly as many succeed as the limit allows (R42)', async () => {
    const kits = await open();
    expect(
      await passedOf(kits, async (kit) =>
        (await countAttemptInRateLimits(limitsOf(kit), ['loginOfEmail', 'anna@example.pl'])).isOk(),
      ),
    ).toBe(10);
    expect((await kits[0].limits.count('loginOfEmail anna@example.pl', 0)).events).toBe(10);
  });

  test('R42.11: if one of two limits refuses a call, the other does not count it; uncount() undoes a count', async () => {
    const [kit] = await open();
    const deps = limitsOf(kit);
    for (let tries = 0; tries < 10; tries += 1)
      await countAttemptInRateLimits(
        deps,
        ['loginOfEmail', 'jan@example.pl'],
        ['loginOfAddress', 'a'],
      );
    expect(
      (
        await countAttemptInRateLimits(
          deps,
          ['loginOfEmail', 'jan@example.pl'],
          ['loginOfAddress', 'a'],
        )
      ).isErr(),
    ).toBe(true);
    expect((await kit.limits.count('loginOfAddress a', 0)).events).toBe(10);
    const other = (
      await countAttemptInRateLimits(
        deps,
        ['loginOfEmail', 'ola@example.pl'],
        ['loginOfAddress', 'a'],
      )
    )._unsafeUnwrap();
    await other.uncount();
    expect((await kit.limits.count('loginOfAddress a', 0)).events).toBe(10);
    expect((await kit.limits.count('loginOfEmail ola@example.pl', 0)).events).toBe(0);
  });

  test('R42.4: one IP address sends 120 wrong logins at the same time; only 100 passwords are checked', async () => {
    const kits = await open();
    let looked = 0;
    const passwords = withoutLine({
      hash: async (password: string) => password,
      matches: async () => {
        looked += 1;
        return false;
      },
    });
    await Promise.all(
      numbered(120, (index) => {
        const kit = kits[index % 2] as StoreKit;
        const credentials = {
          email: `u${index}@example.pl`,
          password: 'x',
          siteId: 1,
          address: '198.51.100.9',
          agent: '',
          session: null,
        };
        return login({ ...limitsOf(kit), ...depsOf(kit), passwords, committed: () => undefined })(
          credentials,
        );
      }),
    );
    expect(looked).toBe(100);
  });

  test('R42.6: one session sends 100 wrong codes at the same time; only 20 are looked up', async () => {
    const kits = await open();
    const caller = { visitorId: 'guesser', account: null, address: 'a' };
    const deps = depsOf(kits[0]);
    const draft = (
      await createReservation({ ...deps, ids: { ...deps.ids, bookingId: freshId } })(caller, 1, 901)
    )._unsafeUnwrap();
    const looked = await passedOf(kits, async (kit, index) => {
      const command = { type: 'redeemVoucher', code: `NIC${index}`, userNum: 1 } as const;
      const answer = await enterVoucherAmbassadorOrGroupCode({ ...limitsOf(kit), ...depsOf(kit) })(
        caller,
        draft.id,
        command,
        null,
      );
      return answer.isErr() && answer.error.kind !== 'tooMany';
    });
    expect(looked).toBe(20);
  });

  test('R42.6: eight sessions of one IP address send 120 wrong codes at once; only 100 are looked up', async () => {
    const kits = await open();
    const deps = depsOf(kits[0]);
    const guessers = await Promise.all(
      numbered(8, async (index) => {
        const caller = { visitorId: `guesser${index}`, account: null, address: '198.51.100.8' };
        const draft = await createReservation({
          ...deps,
          ids: { ...deps.ids, bookingId: () => freshId() },
        })(caller, 1, 901);
        return { caller, id: draft._unsafeUnwrap().id };
      }),
    );
    const answers = await Promise.all(
      numbered(120, async (index) => {
        const { caller, id } = guessers[index % 8] as (typeof guessers)[number];
        const command = { type: 'useAmbassadorCode', code: `NIKT${index}` } as const;
        const kit = kits[index % 2] as StoreKit;
        const answer = await enterVoucherAmbassadorOrGroupCode({
          ...limitsOf(kit),
          ...depsOf(kit),
        })(caller, id, command, null);
        return answer.isErr() && answer.error.kind !== 'tooMany';
      }),
    );
    expect(answers.filter(Boolean)).toHaveLength(100);
  });

  test('R42.5, R42.12: of 100 simultaneous accounts from one IP address, by form or step 5, 30 are created', async () => {
    const kits = await open();
    const passed = await passedOf(kits, async (kit, index) => {
      const address = '198.51.100.4';
      if (index % 3 === 0)
        return (
          await countAttemptInRateLimits(limitsOf(kit), ['registrationOfAddress', address])
        ).isOk();
      const { takeRegistration } = createRegistrationLimit({ ...limitsOf(kit), ids: cryptoIds });
      const of = index % 3 === 1 ? 'making' : { bookingId: 'DRAFT', email: `o${index}@example.pl` };
      return (await takeRegistration(address, of)).isOk();
    });
    expect(passed).toBe(30);
  });

  test('of 100 vouchers by one account 20 are created; of 100 messages from one IP address 10 arrive (R42.7)', async () => {
    const kits = await open();
    const wish = { description: 'Rejs', value: zloty(100) };
    const createdCount = await passedOf(kits, async (kit) => {
      const deps = { ...limitsOf(kit), ...depsOf(kit), ids: cryptoIds };
      return (await orderGiftVoucher(deps)('anna', wish)).isOk();
    });
    expect(createdCount).toBe(20);
    expect(await kits[0].store.vouchers.ofAccount('anna')).toHaveLength(20);
    expect(
      await passedOf(kits, async (kit) =>
        (
          await countAttemptInRateLimits(limitsOf(kit), ['contactOfAddress', '198.51.100.5'])
        ).isOk(),
      ),
    ).toBe(10);
  });

  test('R65.3: of 12 simultaneous age requests from one IP address, 3 extend their hold; all get a number', async () => {
    const kits = await open();
    const shop = raceShop(kits[0], OFFERS[0] as Offer);
    const ids = await Promise.all(
      numbered(12, async (index) => {
        const name = `Old${index}`;
        const id = await shop.draft({ name, unitId: 701 }, 3);
        await shop.well(name, id, { type: 'markOlder' });
        return id;
      }),
    );
    const answers = await Promise.all(
      ids.map((id, index) =>
        requestAgeConsent({
          ...limitsOf(kits[index % 2] as StoreKit),
          ...depsOf(kits[index % 2] as StoreKit),
        })({ visitorId: `Old${index}`, account: null, address: '198.51.100.3' }, id, null),
      ),
    );
    const untils = answers.map((answer) => answer._unsafeUnwrap().holdUntil);
    expect(untils.filter((until) => until > NOW + DAY_LENGTH)).toHaveLength(3);
  });

  test('of all drafts begun at the same time, at most 20 of an IP address and 3 of a session get a hold (R8)', async () => {
    const kits = await open();
    const [first] = OFFERS as readonly [Offer, ...Offer[]];
    await holdAtOnce(
      kits,
      numbered(36, (index) => ({ visitorId: `v${index}`, offer: first })),
      '203.0.113.1',
    );
    expect(await kits[0].store.bookings.liveHoldsOfAddress('203.0.113.1', NOW)).toBe(20);
    await holdAtOnce(
      kits,
      OFFERS.slice(0, 8).map((offer) => ({ visitorId: 'one', offer })),
      '203.0.113.2',
    );
    expect(await kits[0].store.bookings.liveHolds('one', NOW)).toHaveLength(3);
  });
};

describe('limits while calls come at the same time to two processes on one PostgreSQL (R8, R42)', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
  });
  const open = async (locking = true): Promise<Pair> => {
    const url = await server.freshDatabase();
    const kits: Pair = [await openPostgres(url, { locking }), await openPostgres(url, { locking })];
    onTestFinished(async () => {
      for (const kit of kits) await kit.close();
    });
    return kits;
  };
  suite(open);

  test('negative control: without the locks two calls pass a limit that allows one', async () => {
    const kits = await open(false);
    const { promise: met, resolve: go } = Promise.withResolvers<void>();
    let counted = 0;
    const meeting = (kit: StoreKit): LimitDeps => ({
      ...limitsOf(kit),
      store: {
        inTransaction: (locks, work) =>
          kit.store.inTransaction(locks, async (transaction) => {
            const result = await work(transaction);
            counted += 1;
            if (counted === 2) go();
            await met;
            return result;
          }),
      },
    });
    const outcomes = await Promise.all(
      kits.map((kit) =>
        countAttemptInRateLimits(meeting(kit), ['resetOfEmail', 'anna@example.pl']),
      ),
    );
    expect(outcomes.filter((outcome) => outcome.isOk())).toHaveLength(2);
  });

  test('negative control: without the locks, 8 drafts of a session and 24 of an IP address get a hold', async () => {
    const [first] = OFFERS as readonly [Offer, ...Offer[]];
    const [kit] = await open(false);
    const together = (count: number): Pair => {
      const heldKit = heldOpen(kit, count);
      return [heldKit, heldKit];
    };
    const eight = OFFERS.slice(0, 8).map((offer) => ({ visitorId: 'one', offer }));
    await holdAtOnce(together(8), eight, '203.0.113.2', kit);
    expect(await kit.store.bookings.liveHolds('one', NOW)).toHaveLength(8);
    const strangers = (count: number, name: string) =>
      numbered(count, (index) => ({ visitorId: `${name}${index}`, offer: first }));
    await holdAtOnce([kit, kit], strangers(16, 'v'), '203.0.113.1');
    await holdAtOnce(together(8), strangers(8, 'w'), '203.0.113.1', kit);
    expect(await kit.store.bookings.liveHoldsOfAddress('203.0.113.1', NOW)).toBe(24);
  });
});

describe('limits while calls come at the same time to two processes on one SQLite file (R8, R42)', () => {
  suite(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kilwater-limits-'));
    const path = join(folder, 'shop.db');
    const kits: Pair = [await openSqlite(path), await openSqlite(path)];
    onTestFinished(async () => {
      for (const kit of kits) await kit.close();
      rmSync(folder, { recursive: true, force: true });
    });
    return kits;
  });
});
