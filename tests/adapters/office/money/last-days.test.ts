import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../../adapters/storage/sqlite/in-memory.ts';
import { executeDueCommands } from '../../../../application/jobs/execute-due-commands.ts';
import { HOUR } from '../../../../domain/calendar.ts';
import { confirmCommand } from '../../../races/race-shop.ts';
import { openBank } from './bank-shop.ts';

/** The trip starts on 31 July 2027, a day that begins at 22:00 UTC in Warsaw. */
const START = Date.parse('2027-07-30T22:00:00Z');

describe('an unpaid order for a trip that starts within a day', () => {
  it('R32.2: becomes a task of the office when the payment is due, and is cancelled before the start', async () => {
    const bank = openBank(openMemoryStore());
    bank.shop.at(START - 14 * HOUR);
    const id = await bank.shop.draft({ name: 'Ola', unitId: 721 });
    await bank.shop.well('Ola', id, confirmCommand);
    const pass = executeDueCommands({
      ...bank.deps,
      refused: (bookingId, kind) => expect.fail(`${bookingId}: ${kind}`),
    });
    const lines = async () =>
      ((await bank.json('lines')).lines as { kind: string }[]).filter(
        ({ kind }) => kind === 'unpaidBeforeStart',
      );
    expect(await bank.booking(id)).toMatchObject({ firstDue: START - 6 * HOUR });
    expect(await lines()).toEqual([]);
    bank.shop.at(START - 6 * HOUR);
    await pass();
    expect(await lines()).toMatchObject([{ bookingId: id, start: '2027-07-31' }]);
    expect((await bank.office(['lines'])).out).toContain(
      'sails on 2027-07-31; its places are free from 2027-07-30 21:00',
    );
    bank.shop.at(START - 3 * HOUR);
    await pass();
    expect((await bank.booking(id)).status).toBe('cancelled');
    expect(await lines()).toEqual([]);
  });
});
