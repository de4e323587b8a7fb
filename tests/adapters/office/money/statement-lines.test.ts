import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../../adapters/storage/sqlite/in-memory.ts';
import { bookingIdCheckLetter } from '../../../../domain/booking/booking-id.ts';
import { camt } from '../../statements/statement-files.ts';
import { BANK_DAY, openBank, readPaid, type TestedEntry } from './bank-shop.ts';

describe('the office command `payments list`, which lists bank lines', () => {
  it('refuses an unknown line, import or booking, and says if an import was undone before', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.order('Ala');
    bank.send('a.xml', camt([{ day: BANK_DAY, amount: 10_00, title: id }]));
    await bank.json('payments', 'import', 'a.xml');
    for (const [words, says] of [
      [['--entry', '99-99'], 'No statement line has this number'],
      [['--import', '77'], 'No import has this number'],
      [
        ['--booking', `KRF2345${bookingIdCheckLetter('KRF2345')}`],
        'There is no booking with this number',
      ],
    ] as const)
      for (const json of [[], ['--json']])
        expect(await bank.office(['payments', 'list', ...words, ...json])).toMatchObject({
          code: 1,
          out: '',
          err: expect.stringContaining(says),
        });
    const other = await bank.order('Ola');
    expect((await bank.office(['payments', 'list', '--booking', other])).out).toBe(
      `No line of a statement is registered with ${other}: bookings show lists its other payments.`,
    );
    await bank.json('payments', 'undo', '1');
    expect((await bank.office(['payments', 'list', '--import', '1'])).out).toBe(
      'Import 1 was undone completely: the shop stores none of its lines.',
    );
    expect(await bank.json('payments', 'list', '--import', '1')).toEqual({ entries: [] });
  });

  it('shows the payer as unknown if the bank line names no payer', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.order('Ala');
    bank.send('a.xml', camt([{ day: BANK_DAY, amount: 10_00, title: id }]));
    expect((await bank.office(['payments', 'import', 'a.xml'])).out).toContain(
      'the bank does not say who paid',
    );
  });
});

describe('the office commands `payments assign`, `payments aside` and `payments undo`', () => {
  it('R31.9: named bookings share a line by given amounts or amounts due; its rest stays unassigned', async () => {
    const bank = openBank(openMemoryStore());
    const [ala, ola] = [await bank.order('Ala'), await bank.order('Ola')];
    const [first = 0] = (await bank.booking(ala)).plan.map(({ amount }) => amount);
    bank.send(
      'a.xml',
      camt([
        { day: BANK_DAY, amount: 2 * first, title: 'razem' },
        { day: BANK_DAY, amount: 50_00, title: 'obok' },
        { day: BANK_DAY, amount: 99_00, title: ala, currency: 'EUR' },
      ]),
    );
    await bank.json('payments', 'import', 'a.xml');
    expect(await bank.json('payments', 'assign', '1-1', ala, ola)).toMatchObject({
      state: 'booked',
    });
    expect([await readPaid(bank, ala), await readPaid(bank, ola)]).toEqual([first, first]);
    expect(await bank.json('payments', 'assign', '1-2', `${ala}=20`)).toMatchObject({
      state: 'open',
      booked: [{ bookingId: ala, amount: '20' }],
    });
    expect((await bank.office(['payments', 'list', '--entry', '1-2'])).out).toContain(
      `partly booked: ${ala} 20 PLN; 30 PLN open`,
    );
    expect(await bank.office(['payments', 'assign', '1-2', `${ola}=31`])).toMatchObject({
      code: 1,
      err: expect.stringContaining('The sum exceeds what is left of this line'),
    });
    expect(await bank.json('payments', 'assign', '1-2', ola)).toMatchObject({ state: 'booked' });
    expect(await bank.office(['payments', 'assign', '1-2', ala])).toMatchObject({
      code: 1,
      err: expect.stringContaining('payments undo LINE undoes it'),
    });
    expect(await bank.office(['payments', 'assign', '1-3', ala])).toMatchObject({
      code: 1,
      err: expect.stringContaining('name the sums'),
    });
    expect(await bank.json('payments', 'assign', '1-3', `${ala}=420.50`)).toMatchObject({
      state: 'booked',
    });
    expect(await readPaid(bank, ala)).toBe(first + 20_00 + 420_50);
    expect(
      (await bank.json('payments', 'list', '--booking', ala)).entries.map(
        ({ id }: TestedEntry) => id,
      ),
    ).toEqual(['1-1', '1-2', '1-3']);
    expect(await bank.office(['payments', 'assign', '1-9', ala])).toMatchObject({ code: 1 });
    expect((await bank.office(['payments', 'assign', '1-1'])).code).toBe(2);
  });

  it('R31.6, R31.8: an undone line is unassigned when imported again; a line put aside shows its reason', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.order('Ala');
    bank.send(
      'a.xml',
      camt([
        { day: BANK_DAY, amount: 10_00, title: id, reference: 'R1' },
        { day: BANK_DAY, amount: 12_00, title: id, reference: 'R2' },
      ]),
    );
    await bank.json('payments', 'import', 'a.xml');
    expect(await bank.json('payments', 'undo', '1', '1-2')).toMatchObject({
      whole: false,
      undone: [{ entryId: '1-2', bookingId: id, amount: '12' }],
    });
    expect(await readPaid(bank, id)).toBe(10_00);
    await bank.json('payments', 'import', 'a.xml');
    expect(await readPaid(bank, id)).toBe(10_00);
    expect(await bank.json('payments', 'undo', '1-1')).toMatchObject({
      whole: false,
      undone: [{ entryId: '1-1', bookingId: id, amount: '10' }],
    });
    await bank.json('payments', 'assign', '1-1', id);
    expect(await bank.json('payments', 'aside', '1-2', 'prywatne')).toMatchObject({
      state: 'aside',
      note: 'prywatne',
    });
    expect(await bank.office(['payments', 'aside', '1-1', 'nie'])).toMatchObject({ code: 1 });
    expect((await bank.office(['payments', 'list'])).out).toContain('No line waits');
    expect(await bank.office(['payments', 'undo', '7'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('No import has this number'),
    });
  });
});
