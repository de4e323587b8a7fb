import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { submitOfficeCommand } from '../../../application/office/bookings.ts';
import { ledgerOfBooking } from '../../../domain/booking/placed/dues.ts';
import type { Money } from '../../../domain/money.ts';
import { confirmCommand } from '../../races/race-shop.ts';
import { type Bank, openBank } from '../office/money/bank-shop.ts';

const FOLDER = join(import.meta.dirname, '../../fixtures/statements');

export const bankFile = (path: string): Uint8Array => readFileSync(join(FOLDER, path));

export const bankFiles = (): readonly string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('.'))
    .toSorted();

/** Amounts left to pay in grosze, by the order's id. */
export const ORDERS: Readonly<Record<string, Money>> = {
  ...{ K7M2P9QX: 1500_00, R4T8W2YD: 900_00, H6N3V5BC: 650_00 },
  ...{
    KU7US4HV: 7880_00,
    '2EKJV9YJ': 2249_00,
    G2353PR9: 3830_00,
    '6EP3FNA8': 100_00,
    VEZGZECV: 500_00,
    J5RMRQSQ: 500_00,
  },
};

const PRICE_OF_ONE = 2000_00;

export const shopWithOrders = async (ids: readonly string[]): Promise<Bank> => {
  const bank = openBank(openMemoryStore());
  bank.shop.at(Date.UTC(2026, 10, 25, 9));
  const waiting = [...ids];
  Object.assign(bank.shop.deps.ids, { bookingId: () => waiting.shift() ?? '' });
  for (const [index, id] of ids.entries()) {
    const name = `Traveller${index}`;
    const unpaid = ORDERS[id] ?? 0;
    await bank.shop.draft({ name, unitId: 721, people: Math.ceil(unpaid / PRICE_OF_ONE) });
    await bank.shop.well(name, id, {
      ...confirmCommand,
      paymentType: 'transfer',
    } as typeof confirmCommand);
    const amount = ledgerOfBooking(await bank.booking(id)).left - unpaid;
    (
      await submitOfficeCommand(bank.deps)('Ewa', id, {
        type: 'registerPayment',
        paymentId: `before-${id}`,
        method: 'transfer',
        amount,
      })
    )._unsafeUnwrap();
  }
  return bank;
};
