import { ok } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { beginOnlinePayment } from '../../application/payments/begin.ts';
import { applyProviderNotification } from '../../application/payments/settle.ts';
import type { PaymentProvider } from '../../application/ports/online-payments.ts';
import { zloty } from '../../domain/money.ts';
import { offerWith, unitWith } from '../arbitraries/offers.ts';
import { yesProvider } from '../support/payments.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { raceShop } from './race-shop.ts';

const OFFER = offerWith({
  id: 911,
  units: [unitWith({ id: 711 })],
  firstMinuteUntil: null,
  secondMinuteUntil: null,
});
const NAME = 'Ewa';

const providerWith = (also: Partial<PaymentProvider> = {}): PaymentProvider => ({
  ...yesProvider,
  ...also,
});

describe('R31: fifty calls at the same time that notify one payment or open one payment link, on PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
  });

  const saidFiftyTimes = async (locking: boolean) => {
    const kit = await openPostgres(await server.freshDatabase(), { locking });
    onTestFinished(() => kit.close());
    const shop = raceShop(kit, OFFER);
    let numbers = 0;
    const ids = {
      ...shop.deps.ids,
      rowId: () => {
        numbers += 1;
        return `payment-${numbers}`;
      },
    };
    const deps = { ...shop.deps, ids, provider: providerWith() };
    const id = await shop.draft({ name: NAME, unitId: 711 });
    await shop.confirm(NAME, id);
    const begun = await beginOnlinePayment(deps)(
      { visitorId: NAME, account: null, address: NAME },
      id,
      'next',
      '10.0.0.1',
    );
    expect(begun._unsafeUnwrap().redirectTo).toBe('/pay/payment-1');
    const settle = applyProviderNotification(deps, 'payu');
    const answers = await Promise.all(
      // The charge is 2349 PLN plus the commission of 1%, 23.49 PLN.
      Array.from({ length: 50 }, () =>
        settle({
          paymentId: 'payment-1',
          orderId: 'payment-1',
          outcome: 'completed',
          charged: zloty(2349) + 2349,
        }),
      ),
    );
    const booking = await shop.get(id);
    const lines = (await kit.journal.read(0, 1000)).filter(
      (line) => 'recorded' in line && line.recorded.command.type === 'registerPayment',
    );
    return {
      refused: answers.filter((each) => each.isErr()).length,
      registered: lines.length,
      credited: booking?.status === 'confirmed' ? booking.payments.map(({ amount }) => amount) : [],
      state: (await kit.store.payments.get('payment-1'))?.state,
    };
  };

  /** Two links run in their own processes with a slow provider. Returns the payable attempts. */
  const payableAfterFifty = async (locking: boolean): Promise<number> => {
    const kit = await openPostgres(await server.freshDatabase(), { locking });
    onTestFinished(() => kit.close());
    const shop = raceShop(kit, OFFER);
    let numbers = 0;
    const ids = {
      ...shop.deps.ids,
      rowId: () => {
        numbers += 1;
        return `payment-${numbers}`;
      },
    };
    const payable = new Set<string>();
    const provider = providerWith({
      begin: async ({ paymentId }) => {
        await new Promise((resolve) => setImmediate(resolve));
        payable.add(paymentId);
        return ok({ orderId: paymentId, redirectTo: `/pay/${paymentId}` });
      },
      end: async (paymentId) => {
        payable.delete(paymentId);
        return ok(undefined);
      },
    });
    const id = await shop.draft({ name: NAME, unitId: 711 });
    await shop.confirm(NAME, id);
    const deps = { ...shop.deps, ids, provider };
    const caller = { visitorId: NAME, account: null, address: NAME };
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        beginOnlinePayment(deps)(caller, id, index % 2 === 0 ? 'next' : 'full', '10.0.0.1'),
      ),
    );
    return payable.size;
  };

  test('R68.3: after a payment link is opened fifty times at once, at most one attempt can still be paid', async () => {
    expect(await payableAfterFifty(true)).toBeLessThanOrEqual(1);
  });

  test('R68.3: negative control: without locks, several attempts can be paid after fifty openings', async () => {
    let most = 0;
    for (let round = 0; round < 5 && most <= 1; round += 1)
      most = Math.max(most, await payableAfterFifty(false));
    expect(most).toBeGreaterThan(1);
  });

  test('the price is registered once, without the provider’s commission, and no notification is refused', async () => {
    expect(await saidFiftyTimes(true)).toEqual({
      refused: 0,
      registered: 1,
      credited: [zloty(2349)],
      state: 'completed',
    });
  });

  test('negative control: without the locks the notifications register the payment more than once', async () => {
    let most = 0;
    for (let round = 0; round < 5 && most <= 1; round += 1)
      most = Math.max(most, (await saidFiftyTimes(false)).registered);
    expect(most).toBeGreaterThan(1);
  });
});
