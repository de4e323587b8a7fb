import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { PaperPorts } from '../../adapters/composition/tokens.ts';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { cryptoIds } from '../../adapters/system/ids.ts';
import type { Caller } from '../../application/booking/actor.ts';
import { issuePaperAndLink } from '../../application/papers/issue-paper-and-link.ts';
import { readPaperByLink } from '../../application/papers/read-paper-by-link.ts';
import type { PaperPrinter } from '../../application/ports/papers.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { confirmedBooking, DRAFT_BEGUN_AT } from '../arbitraries/bookings.ts';
import { OFFER, SETTINGS } from '../arbitraries/offers.ts';
import { saveBookings } from '../contracts/helpers.ts';
import { SELLER } from '../contracts/papers.ts';
import { catalogueEntryOf, testCatalogue } from '../http/wizard/test-catalogue.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { steadyFigures } from '../support/steady-figures.ts';

const FIFTY = Array.from({ length: 50 }, (_, index) => index);
const idOf = (index: number): string => `RACE${String(index).padStart(4, '0')}`;
const callerOf = (id: string): Caller => ({
  visitorId: `visitor of ${id}`,
  account: null,
  address: '',
});

/** Prints a different file each time. Every print waits until two have begun, so that they race. */
const racingPrinter = (): PaperPrinter & { readonly prints: () => number } => {
  let prints = 0;
  const twoPrints = Promise.withResolvers<void>();
  return {
    prints: () => prints,
    numberOf: ({ n }) => String(n),
    fileName: ({ n }) => `${n}.pdf`,
    print: async () => {
      prints += 1;
      const file = Uint8Array.of(prints);
      if (prints === 2) twoPrints.resolve();
      await twoPrints.promise;
      return file;
    },
  };
};

describe('fifty simultaneous requests for papers, on PostgreSQL (R38)', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const shopOver = ({ store }: StoreKit, printer: PaperPrinter): PaperPorts => ({
    ...{ store, printer, ids: cryptoIds, clock: { now: () => DRAFT_BEGUN_AT } },
    catalogue: testCatalogue([catalogueEntryOf(OFFER)]),
    settings: steadyFigures(() => SETTINGS),
    sellers: { of: () => SELLER },
  });

  const open = async (processes: number, locking = true) => {
    const url = await server.freshDatabase();
    const printer = racingPrinter();
    const shops: PaperPorts[] = [];
    for (let process = 0; process < processes; process += 1) {
      const kit = await openPostgres(url, { locking });
      onTestFinished(() => kit.close());
      shops.push(shopOver(kit, printer));
    }
    const [first] = shops;
    if (first === undefined) throw new Error('No shop');
    return { first, shops, printer };
  };

  test('all requests for one booking’s contract get the same number and the same file', async () => {
    const { first, shops, printer } = await open(2);
    await saveBookings(first.store, confirmedBooking(idOf(0), []));
    const caller = callerOf(idOf(0));
    const papers = await Promise.all(
      FIFTY.flatMap((index) => shops.slice(index % 2, (index % 2) + 1)).map((deps) =>
        issuePaperAndLink(deps)(caller, idOf(0), 'contract', null),
      ),
    );
    const tokens = papers.map((result) => result._unsafeUnwrap()?.token ?? '');
    expect(new Set(tokens).size).toBe(50);
    const files = await Promise.all(tokens.map((token) => readPaperByLink(first)(caller, token)));
    expect(new Set(files.map((opened) => JSON.stringify(opened._unsafeUnwrap()))).size).toBe(1);
    expect(await first.store.papers.ofBooking(idOf(0))).toMatchObject([{ kind: 'contract', n: 1 }]);
    expect(printer.prints()).toBeGreaterThan(1);
  });

  const fiftyBookings = async (locking: boolean) => {
    const { first, shops } = await open(locking ? 2 : 1, locking);
    await saveBookings(first.store, ...FIFTY.map((index) => confirmedBooking(idOf(index), [])));
    const outcomes = await Promise.allSettled(
      FIFTY.map((index) =>
        issuePaperAndLink(shops[index % shops.length] ?? first)(
          callerOf(idOf(index)),
          idOf(index),
          'contract',
          null,
        ),
      ),
    );
    const papers = await Promise.all(
      FIFTY.map((index) => first.store.papers.get(idOf(index), 'contract')),
    );
    return {
      refused: outcomes.filter(({ status }) => status === 'rejected').length,
      numbers: papers.flatMap((paper) => paper?.n ?? []),
    };
  };

  test('the contracts of fifty bookings get the numbers 1 to 50, without duplicates or gaps', async () => {
    const { refused, numbers } = await fiftyBookings(true);
    expect([refused, numbers.sort((a, b) => a - b)]).toEqual([0, FIFTY.map((index) => index + 1)]);
  });

  test('negative control: without the lock two papers get the same number; the database refuses the second', async () => {
    const { refused, numbers } = await fiftyBookings(false);
    expect(refused).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
