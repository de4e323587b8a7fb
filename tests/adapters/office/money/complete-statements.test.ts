import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../../adapters/storage/sqlite/in-memory.ts';
import { ANNAS, camt, OWN } from '../../statements/statement-files.ts';
import { BANK_DAY, NOW, openBank, readPaid } from './bank-shop.ts';

describe('statements that a clerk declares complete up to a day (R32.4)', () => {
  it('R32.4: complete statements of one bank account cancel no order that pays to another bank account', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.order('Ala');
    const ownStatement = camt([
      { day: '2027-01-15', amount: 10_00, title: 'odsetki', name: 'BANK', reference: 'R1' },
    ]);
    bank.send('own.xml', ownStatement);
    bank.send(
      'other.xml',
      ownStatement.replace(`<IBAN>PL${OWN}</IBAN>`, `<IBAN>PL${ANNAS}</IBAN>`),
    );
    bank.shop.at(Date.UTC(2027, 0, 18, 9));
    expect(
      (await bank.json('payments', 'import', 'other.xml', '--until', '2027-01-15')).closed,
    ).toMatchObject({
      cancelled: [],
      elsewhere: [id],
    });
    expect(
      (await bank.office(['payments', 'import', 'other.xml', '--until', '2027-01-15'])).out,
    ).toContain(
      `Not cancelled, because these statements do not include the account that they pay to: ${id}`,
    );
    expect(
      (await bank.json('payments', 'import', 'own.xml', '--until', '2027-01-15')).closed,
    ).toMatchObject({ cancelled: [id] });
  });

  it('R32.4: statements of several accounts count as complete up to the day that all of them cover', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.order('Ala');
    const statementOf = (day: string) => camt([{ day, amount: 10_00, title: 'odsetki' }]);
    bank.send('own.xml', statementOf('2027-01-11'));
    bank.send('other.xml', statementOf('2027-01-15').replace(`PL${OWN}`, `PL${ANNAS}`));
    bank.shop.at(Date.UTC(2027, 0, 18, 9));
    await bank.office(['payments', 'import', 'own.xml', 'other.xml'], ['y']);
    expect(bank.asked).toEqual([expect.stringContaining('complete up to 2027-01-11')]);
    expect((await bank.booking(id)).status).toBe('confirmed');
  });

  it('R32.4: an unpaid order by transfer is not cancelled while the result of an online payment is unknown', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.order('Ala');
    const begun = {
      amount: 500_00,
      commission: 0,
      redirectTo: null,
      askAt: NOW,
      createdAt: NOW + 1,
      provider: 'payu',
    } as const;
    const saved = (state: 'pending' | 'rejected') =>
      bank.kit.store.inTransaction<void, never>([], async ({ payments }) => {
        await payments.save({ ...begun, id: 'p1', bookingId: id, state, orderId: 'ORDER1' });
        return ok(undefined);
      });
    await saved('pending');
    bank.send(
      'own.xml',
      camt([{ day: '2027-01-15', amount: 10_00, title: 'odsetki', name: 'BANK', reference: 'R1' }]),
    );
    bank.shop.at(Date.UTC(2027, 0, 18, 9));
    const until = ['payments', 'import', 'own.xml', '--until', '2027-01-15'] as const;
    expect((await bank.json(...until)).closed).toMatchObject({ cancelled: [], awaited: [id] });
    expect((await bank.office([...until])).out).toContain(
      `Not cancelled, because the provider has not confirmed yet whether they were paid online: ${id}`,
    );
    await saved('rejected');
    expect((await bank.json(...until)).closed).toMatchObject({ cancelled: [id], awaited: [] });
  });

  it('R31.7: an import covers the days that the statements state, not only those up to their last line', async () => {
    const bank = openBank(openMemoryStore());
    const file = camt([
      { day: '2027-01-15', amount: 10_00, title: 'odsetki', name: 'BANK', reference: 'R1' },
    ]);
    bank.shop.at(Date.UTC(2027, 0, 18, 9));
    const untils: unknown[] = [];
    for (const end of [
      '2027-01-16T00:00:00+01:00',
      '2027-01-15T12:00:00',
      '2027-01-15T22:59:59Z',
    ]) {
      bank.send(
        'a.xml',
        file.replace('2027-01-15T23:59:59', end).replaceAll('odsetki', `odsetki ${end}`),
      );
      await bank.json('payments', 'import', 'a.xml');
      untils.push((await bank.kit.store.bank.imports())[0]?.until);
    }
    expect(untils).toEqual(['2027-01-15', '2027-01-14', '2027-01-15']);
    const { out } = await bank.office(['payments', 'list']);
    expect(out.match(/from 2027-01-15|2027-01-15 to 2027-01-15/g)).toEqual([
      '2027-01-15 to 2027-01-15',
      'from 2027-01-15',
      '2027-01-15 to 2027-01-15',
    ]);
  });

  it('R31.9, R32: asks at a terminal about doubtful lines, and whether the statements are complete', async () => {
    const bank = openBank(openMemoryStore());
    const [ala, ola, late] = [
      await bank.order('Ala'),
      await bank.order('Ola'),
      await bank.order('Nikt'),
    ];
    const lines = [
      { day: '2027-01-15', amount: 10_00, title: 'za rejs', name: 'JAN ALA' },
      { day: '2027-01-15', amount: 10_00, title: 'za rejs', name: 'JAN OLA' },
    ];
    bank.send('a.xml', camt(lines));
    bank.shop.at(Date.UTC(2027, 0, 18, 9));
    const { out } = await bank.office(['payments', 'import', 'a.xml'], ['tak', 'n', 'y']);
    expect(bank.asked).toEqual([
      expect.stringContaining(`Book it with ${ala}?`),
      expect.stringContaining(`Book it with ${ola}?`),
      expect.stringContaining('complete up to 2027-01-15'),
    ]);
    expect([await readPaid(bank, ala), await readPaid(bank, ola)]).toEqual([10_00, 0]);
    expect(out).toContain(late);
    expect((await bank.booking(late)).status).toBe('cancelled');
    expect((await bank.office(['payments', 'import', 'a.xml', '--until', '2027-02-30'])).code).toBe(
      2,
    );
    const id = await bank.order('Ola');
    bank.send('early.xml', camt([{ day: BANK_DAY, amount: 10_00, title: id, reference: 'E1' }]));
    expect(
      (await bank.office(['payments', 'import', 'early.xml', '--until', '2030-01-01'])).err,
    ).toContain('A statement cannot cover a day in the future');
    expect([await readPaid(bank, id), (await bank.kit.store.bank.imports()).length]).toEqual([
      0, 1,
    ]);
  });

  it('R32.4: an order is kept while an unassigned bank line may pay it, unless a clerk decides otherwise', async () => {
    const bank = openBank(openMemoryStore());
    const ids: string[] = [];
    for (const name of ['Ala', 'Ola', 'Ola', 'Ewa', 'Nikt']) ids.push(await bank.order(name));
    const [typo = '', alike = '', other = '', euro = '', none = ''] = ids;
    bank.send(
      'a.xml',
      camt([
        {
          day: '2027-01-15',
          amount: 10_00,
          title: `wpłata ${typo.slice(0, 6)}O${typo.slice(7)}`,
          name: 'ZENON OBCY',
          reference: 'R1',
        },
        { day: '2027-01-15', amount: 10_00, title: 'za rejs', name: 'JAN OLA', reference: 'R2' },
        {
          day: '2027-01-15',
          amount: 10_00,
          title: euro,
          name: 'ZENON OBCY',
          reference: 'R3',
          currency: 'EUR',
        },
      ]),
    );
    bank.shop.at(Date.UTC(2027, 0, 18, 9));
    const { closed, entries } = await bank.json(
      'payments',
      'import',
      'a.xml',
      '--until',
      '2027-01-15',
    );
    expect(entries.map(({ state }: { readonly state: string }) => state)).toEqual([
      'open',
      'open',
      'open',
    ]);
    expect(closed).toMatchObject({ cancelled: [none], refused: [] });
    expect(
      new Map(
        closed.kept.map((keptOrder: { readonly bookingId: string; readonly entryId: string }) => [
          keptOrder.bookingId,
          keptOrder.entryId,
        ]),
      ),
    ).toEqual(
      new Map([
        [typo, '1-1'],
        [alike, '1-2'],
        [other, '1-2'],
        [euro, '1-3'],
      ]),
    );
    await bank.json('payments', 'aside', '1-1', 'nie nasze');
    const { out } = await bank.office(['payments', 'statement', '--until', '2027-01-15']);
    expect(out).toContain(
      `Cancelled because unpaid; the shop notifies the customers by mail: ${typo}`,
    );
    expect(out).toContain(`Not cancelled: ${euro}, which line 1-3 may have paid.`);
  });
});
