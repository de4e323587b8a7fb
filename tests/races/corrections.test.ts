import { ok } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../adapters/storage/postgres/postgres.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import { accountLock } from '../../application/accounts/limits.ts';
import { blockOrUnblockAccount } from '../../application/office/accounts.ts';
import { submitOfficeCommand } from '../../application/office/bookings.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { NO_BUYER } from '../../domain/accounts/invoice.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { NOBODY } from '../../domain/party/person.ts';
import { offerWith, unitWith } from '../arbitraries/offers.ts';
import { scratch } from '../contracts/helpers.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { NOW, raceShop } from './race-shop.ts';

const OFFER = offerWith({
  id: 912,
  units: [unitWith({ id: 712 })],
  firstMinuteUntil: null,
  secondMinuteUntil: null,
});
const NAME = 'Ola';

const ACCOUNT: Account = {
  id: 'ola',
  email: 'ola@example.com',
  passwordHash: '',
  active: true,
  createdAt: NOW,
  person: NOBODY,
  invoice: NO_BUYER,
  newsletter: false,
  ambassador: false,
  version: 0,
};

const raceOn = async (kit: StoreKit): Promise<void> => {
  const shop = raceShop(kit, OFFER);
  const id = await shop.draft({ name: NAME, unitId: 712 });
  await shop.confirm(NAME, id);
  const give = submitOfficeCommand(shop.deps);
  await kit.store.inTransaction([accountLock(ACCOUNT.email)], async ({ accounts }) =>
    ok(await accounts.save(ACCOUNT)),
  );
  const register = (paymentId: string, amount: number) =>
    give('Ewa', id, { type: 'registerPayment', paymentId, method: 'transfer', amount });
  const early = Array.from({ length: 20 }, (_, n) => `KP/early-${n}`);
  for (const paymentId of early) (await register(paymentId, 50))._unsafeUnwrap();
  const blocking = Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      blockOrUnblockAccount(shop.deps)('Ewa', ACCOUNT.email, n % 2 === 0 ? 'spam' : null),
    ),
  );
  const numbers = Array.from({ length: 40 }, (_, n) => `KP/${n}`);
  // Half of the undone payments are older than the race, so that their undoing can succeed.
  const outcomes = await Promise.all(
    numbers.flatMap((number, n) => [
      register(number, 100 + n),
      give('Jan', id, { type: 'undoPayment', paymentId: early[n] ?? number }),
    ]),
  );
  const accepted = outcomes.filter((each) => each.isOk()).length;
  const blocked = (await blocking).filter((each) => each.isOk()).length;
  const booking = await shop.get(id);
  if (booking?.status !== 'confirmed') throw new Error('not confirmed');
  const journal = await kit.journal.read(0, 1000);
  const blocks = journal.filter((line) => 'shop' in line);
  expect(blocks).toHaveLength(blocked);
  const account = await kit.store.accounts.byEmail(ACCOUNT.email);
  expect(account?.blocked !== undefined).toBe(blocked % 2 === 1);
  const lines = journal.flatMap((line) => ('recorded' in line ? [line.recorded.command] : []));
  const ledger = new Map<string, number>();
  let [registered, undone] = [0, 0];
  for (const command of lines)
    if (command.type === 'registerPayment') {
      expect(ledger.has(command.paymentId)).toBe(false);
      ledger.set(command.paymentId, command.amount);
      registered += 1;
    } else if (command.type === 'undoPayment') {
      expect(ledger.delete(command.paymentId)).toBe(true);
      undone += 1;
    }
  expect(registered - early.length + undone).toBe(accepted);
  // Retries are limited, so the shop refuses some commands as stale; they change nothing.
  expect(registered).toBeGreaterThan(early.length);
  expect(undone).toBeGreaterThan(0);
  expect(booking.payments).toHaveLength(ledger.size);
  expect(new Map(booking.payments.map(({ id, amount }) => [id, amount]))).toEqual(ledger);
  expect(ledgerOfBooking(booking).paid).toBe(
    [...ledger.values()].reduce((paid, amount) => paid + amount, 0),
  );
};

describe('a hundred simultaneous payments, undone payments and blocked accounts (R31.6, R73.3)', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
  });

  test('leave the bookings’ ledgers and the journal consistent on PostgreSQL', async () => {
    const kit = await openPostgres(await server.freshDatabase());
    onTestFinished(() => kit.close());
    await raceOn(kit);
  });

  test('leave the bookings’ ledgers and the journal consistent on SQLite', async () => {
    const folder = scratch();
    const kit = await openSqlite(folder.file());
    onTestFinished(async () => {
      await kit.close();
      folder.remove();
    });
    await raceOn(kit);
  });
});
