import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../../adapters/storage/sqlite/in-memory.ts';
import { executeDueCommands } from '../../../../application/jobs/execute-due-commands.ts';
import { DAY_LENGTH, HOUR } from '../../../../domain/calendar.ts';
import { confirmCommand } from '../../../races/race-shop.ts';
import { camt } from '../../statements/statement-files.ts';
import { type Bank, NOW, openBank } from './bank-shop.ts';

const MONDAY = Date.UTC(2027, 0, 18, 9);
const FRIDAY = '2027-01-15';

const sendUnnamed = (bank: Bank, amount: number): void =>
  bank.send('a.xml', camt([{ day: '2027-01-13', amount, title: 'przelew', name: 'ZENON OBCY' }]));

const firstLineOf = async (bank: Bank, id: string): Promise<number> =>
  (await bank.booking(id)).plan[0]?.amount ?? 0;

const complete = async (bank: Bank) =>
  (await bank.json('payments', 'statement', '--until', FRIDAY)) as {
    cancelled: string[];
    kept: object[];
  };

describe('an unassigned bank line that perhaps pays an unpaid order', () => {
  it('R32.4: if its amount fits, the order is kept for 7 days after the import, whatever its title', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.order('Ala');
    sendUnnamed(bank, await firstLineOf(bank, id));
    bank.shop.at(MONDAY);
    await bank.json('payments', 'import', 'a.xml');
    expect(await complete(bank)).toMatchObject({
      cancelled: [],
      kept: [{ bookingId: id, entryId: '1-1' }],
    });
    bank.shop.at(MONDAY + 7 * DAY_LENGTH - 1);
    expect(await complete(bank)).toMatchObject({ cancelled: [] });
    bank.shop.at(MONDAY + 7 * DAY_LENGTH);
    expect(await complete(bank)).toMatchObject({ cancelled: [id], kept: [] });
  });

  it('R32.4: the order is cancelled if the office has put the line aside, or if the amount differs', async () => {
    for (const [more, aside] of [
      [0, true],
      [1, false],
    ] as const) {
      const bank = openBank(openMemoryStore());
      const id = await bank.order('Ala');
      sendUnnamed(bank, (await firstLineOf(bank, id)) + more);
      bank.shop.at(MONDAY);
      await bank.json('payments', 'import', 'a.xml');
      if (aside) await bank.json('payments', 'aside', '1-1', 'czynsz');
      expect(await complete(bank)).toMatchObject({ cancelled: [id], kept: [] });
    }
  });

  it('R32.4: an order with online payment is also kept for seven days before the shop cancels it', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.shop.draft({ name: 'Ala', unitId: 721 });
    await bank.shop.well('Ala', id, confirmCommand);
    sendUnnamed(bank, (await bank.booking(id)).quote.price);
    bank.shop.at(MONDAY);
    await bank.json('payments', 'import', 'a.xml');
    const pass = executeDueCommands({
      ...bank.deps,
      refused: (bookingId, kind) => expect.fail(`${bookingId}: ${kind}`),
    });
    await pass();
    expect((await bank.booking(id)).status).toBe('confirmed');
    bank.shop.at(MONDAY + 7 * DAY_LENGTH + HOUR);
    await pass();
    expect((await bank.booking(id)).status).toBe('cancelled');
  });

  it('R32.4: is listed for the office with each order that it may pay, and until when that order is kept', async () => {
    const bank = openBank(openMemoryStore());
    const ids = [await bank.order('Ala'), await bank.order('Ola')];
    sendUnnamed(bank, await firstLineOf(bank, ids[0] ?? ''));
    const lines = async () =>
      ((await bank.json('lines')).lines as { kind: string }[]).filter(
        ({ kind }) => kind === 'perhapsPaid',
      );
    expect(await lines()).toEqual([]);
    bank.shop.at(NOW + HOUR);
    await bank.json('payments', 'import', 'a.xml');
    expect(await lines()).toMatchObject([{ entryId: '1-1', bookings: ids }]);
    const { out } = await bank.office(['lines']);
    for (const id of ids) expect(out).toContain(id);
    expect(out).toContain('not cancelled until 2027-01-17 12:00');
    await bank.json('payments', 'assign', '1-1', ids[0] ?? '');
    expect(await lines()).toEqual([]);
  });
});
