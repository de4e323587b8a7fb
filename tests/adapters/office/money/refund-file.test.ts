import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../../adapters/storage/sqlite/in-memory.ts';
import { prepareRefundFile } from '../../../../application/statements/refunds.ts';
import { statementFixture } from '../../statements/statement-files.ts';
import { type Bank, NOW, openBank } from './bank-shop.ts';

const paidAndCalledOff = async (file: string) => {
  const bank = openBank(openMemoryStore());
  const id = await bank.order('Ala');
  bank.send(
    file,
    statementFixture(file, { KU7US4HV: id, '7880.00': '0480.00', '17880.00': '10480.00' }),
  );
  await bank.json('payments', 'import', file);
  bank.shop.at(NOW + 60_000);
  await bank.cancel(id);
  return { bank, id };
};

const statesOf = async (bank: Bank, id: string) =>
  (await bank.kit.store.bank.refundsOf(id)).map(({ state, file }) => [state, file]);

describe('the file that tells the bank to pay refunds', () => {
  it('R48.7: is written for payers’ names with any letters, and its refunds count as sent to the bank', async () => {
    for (const [file, name] of [
      ['repro/20-names.xml', /<Nm>Iurii Shevchenko \+ Sohne- 1<\/Nm>/],
      ['repro/20-ufffe.xml', /<Nm>Jan Kowalski \+ Sohne- 1<\/Nm>/],
    ] as const) {
      const { bank, id } = await paidAndCalledOff(file);
      expect(await bank.json('payments', 'refunds', '--file', 'zwroty.xml')).toMatchObject({
        refunds: [{ bookingId: id }],
      });
      expect(bank.written.get('zwroty.xml')).toMatch(name);
      expect(await statesOf(bank, id)).toEqual([['ordered', 'zwroty.xml']]);
    }
  });

  it('carries an id with the brand’s name, which the bank shows to the company', async () => {
    const { bank } = await paidAndCalledOff('repro/20-names.xml');
    const { settings: demoSettings } = bank.deps;
    bank.deps.settings = {
      ...demoSettings,
      of: (siteId) => {
        const settings = demoSettings.of(siteId);
        return settings === undefined ? undefined : { ...settings, name: 'Łódź & Ster' };
      },
    };
    await bank.json('payments', 'refunds', '--file', 'zwroty.xml');
    expect(bank.written.get('zwroty.xml')).toMatch(/<MsgId>LODZSTER-\d+<\/MsgId>/);
  });

  it('R48.7: if the file cannot be written, its refunds are not ordered; the next file contains them all', async () => {
    const { bank, id } = await paidAndCalledOff('repro/20-names.xml');
    bank.diskIs('full');
    expect((await bank.office(['payments', 'refunds', '--file', 'zwroty.xml'])).code).toBe(1);
    expect(await statesOf(bank, id)).toEqual([]);
    bank.diskIs('well');
    expect(await bank.json('payments', 'refunds', '--file', 'zwroty.xml')).toMatchObject({
      refunds: [{ id: `ZWROT-${id}-1` }],
    });
  });

  it('issue 43: reads only the bookings to which the shop owes money', async () => {
    const { bank, id } = await paidAndCalledOff('repro/20-names.xml');
    await bank.order('Ola');
    const { bookings } = bank.kit.store;
    const read: string[] = [];
    const counted = {
      ...bookings,
      get: (bookingId: string) => {
        read.push(bookingId);
        return bookings.get(bookingId);
      },
      inStates: () => expect.fail('whole bookings of all trips were read'),
    };
    const deps = { ...bank.deps, store: { ...bank.deps.store, bookings: counted } };
    expect((await prepareRefundFile(deps)('Ewa', 'zwroty.xml')).refunds).toHaveLength(1);
    expect(new Set(read)).toEqual(new Set([id]));
  });

  it('R48.7: is not written if another clerk has ordered one of its refunds in the meantime', async () => {
    const { bank, id } = await paidAndCalledOff('repro/20-names.xml');
    const planned = await prepareRefundFile(bank.deps)('Ewa', 'zwroty.xml');
    await bank.json('payments', 'refund', id, '--amount', '80');
    expect(await planned.save()).toMatchObject({ error: 'moved' });
    expect(await statesOf(bank, id)).toEqual([['ordered', null]]);
    expect(await bank.json('payments', 'refunds', '--file', 'zwroty.xml')).toMatchObject({
      refunds: [{ amount: '80' }, { amount: '400' }],
    });
  });
});
