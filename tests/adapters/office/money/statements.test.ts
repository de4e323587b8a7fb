import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../../adapters/storage/sqlite/in-memory.ts';
import { executeDueCommands } from '../../../../application/jobs/execute-due-commands.ts';
import { previewStatementImport } from '../../../../application/statements/import-statements.ts';
import { HOUR } from '../../../../domain/calendar.ts';
import { ANNAS, type BookedLine, camt, mt940, OWN } from '../../statements/statement-files.ts';
import { BANK_DAY, BANK_OFFER, NOW, openBank, readPaid, type TestedEntry } from './bank-shop.ts';

describe('the office command `payments import`', () => {
  it('R31.8: an overlapping CAMT or MT940 file adds only new lines; equal lines in a file are two payments', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.order('Ala');
    const part: BookedLine = { day: BANK_DAY, amount: 10_00, title: id, name: 'JAN ALA' };
    bank.send('a.xml', camt([part, part]));
    bank.send('b.sta', mt940([part, part, part, { ...part, day: '2027-01-12' }]));
    expect((await bank.json('payments', 'import', 'a.xml')).entries).toHaveLength(2);
    expect(await bank.json('payments', 'import', 'b.sta')).toMatchObject({
      known: 2,
      entries: [{ state: 'booked' }, { state: 'booked' }],
    });
    expect(await readPaid(bank, id)).toBe(40_00);
    expect(await bank.json('payments', 'import', 'a.xml', 'b.sta')).toMatchObject({
      known: 6,
      import: null,
    });
  });

  it('issue 43: reads the bookings of one trip at a time', async () => {
    const bank = openBank(openMemoryStore());
    const { bookings } = bank.kit.store;
    const offers: (number | null)[] = [];
    const inStates: typeof bookings.inStates = (states, offerId) => {
      offers.push(offerId);
      return bookings.inStates(states, offerId);
    };
    const store = { ...bank.kit.store, bookings: { ...bookings, inStates } };
    await previewStatementImport({ ...bank.deps, store })([]);
    expect(offers).toEqual([BANK_OFFER.id]);
  });

  it('R31.7: a broken file is reported with its line, and all files of that command are refused', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.order('Ala');
    const good = camt([{ day: BANK_DAY, amount: 10_00, title: id }]);
    bank.send('good.xml', good);
    bank.send('bad.xml', good.replace('>10.00<', '>1o.00<'));
    const { code, err } = await bank.office(['payments', 'import', 'good.xml', 'bad.xml']);
    expect([code, err]).toEqual([1, expect.stringContaining('bad.xml')]);
    expect(err).toContain('bad.xml:5');
    expect(await readPaid(bank, id)).toBe(0);
    expect((await bank.office(['payments', 'list'])).out).toContain(
      'No statement was imported yet',
    );
  });

  it('R31.11: bank lines of an account that belongs to no brand are booked only after a “yes”', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.order('Ala');
    const good = camt([
      { day: BANK_DAY, amount: 10_00, title: id },
      { day: BANK_DAY, amount: -5_00, title: 'Prowizja' },
    ]);
    bank.send('other.xml', good.replace(OWN, ANNAS));
    const { entries }: { entries: TestedEntry[] } = await bank.json(
      'payments',
      'import',
      'other.xml',
    );
    expect(entries.map(({ state, confidence }) => [state, confidence])).toEqual([
      ['open', 'probable'],
      ['aside', 'none'],
    ]);
    expect((await bank.office(['payments', 'list'])).out).toContain(
      `account ${ANNAS} belongs to no brand`,
    );
    expect(await readPaid(bank, id)).toBe(0);
    bank.send(
      'own.xml',
      good.replace(`<IBAN>PL${OWN}</IBAN>`, `<Othr><Id>${OWN.slice(2)}</Id></Othr>`),
    );
    expect((await bank.json('payments', 'import', 'own.xml')).entries[0]).toMatchObject({
      state: 'booked',
    });
  });

  it('R31.8: lines of two files match even if the bank writes the account number in another form', async () => {
    for (const [first, then] of [
      [OWN, OWN.slice(2)],
      [OWN.slice(2), OWN],
    ] as const) {
      const bank = openBank(openMemoryStore());
      const id = await bank.order('Ala');
      const file = camt([
        { day: BANK_DAY, amount: 10_00, title: id, name: 'JAN ALA', reference: 'R1' },
      ]);
      const as = (account: string) =>
        account.length === 26
          ? file
          : file.replace(`<IBAN>PL${OWN}</IBAN>`, `<Othr><Id>${account}</Id></Othr>`);
      bank.send('a.xml', as(first));
      bank.send('b.xml', as(then));
      for (const name of ['a.xml', 'b.xml', 'a.xml']) await bank.json('payments', 'import', name);
      expect([first.length, await readPaid(bank, id)]).toEqual([first.length, 10_00]);
    }
  });

  it('R31.8: an import that was killed at any step and then repeated registers each payment once', async () => {
    const lines = (ids: readonly string[]): string =>
      camt([
        ...ids.map((id, n) => ({ day: BANK_DAY, amount: 10_00, title: id, reference: `R${n}` })),
        { day: BANK_DAY, amount: 30_00, title: ids.join(' '), reference: 'RX' },
      ]);
    for (let steps = 0; ; steps += 1) {
      const kit = openMemoryStore();
      const bank = openBank(kit);
      const ids = [await bank.order('Ala'), await bank.order('Ola')];
      const [first = 0] = (await bank.booking(ids[0] ?? '')).plan.map(({ amount }) => amount);
      bank.send(
        'a.xml',
        lines(ids)
          .replace('>30.00<', `>${(2 * (first - 10_00)) / 100}.00<`)
          .replace(/<Bal>.*<\/Bal>/s, ''),
      );
      const ended = await bank.endedAfter(steps, 'payments', 'import', 'a.xml');
      await bank.office(['payments', 'import', 'a.xml']);
      for (const id of ids) {
        expect(
          (await bank.booking(id)).payments.map(({ amount }) => amount),
          `ended after ${steps}`,
        ).toEqual([10_00, first - 10_00]);
      }
      if (ended) break;
      expect(steps).toBeLessThan(20);
    }
  });

  it('R31.6, R31.8: an undo killed at any step and then repeated undoes each payment and sends one mail', async () => {
    for (let steps = 0; ; steps += 1) {
      const kit = openMemoryStore();
      const bank = openBank(kit);
      const ids = [await bank.order('Ala'), await bank.order('Ola')];
      bank.send(
        'a.xml',
        camt(ids.map((id, n) => ({ day: BANK_DAY, amount: 10_00, title: id, reference: `R${n}` }))),
      );
      await bank.json('payments', 'import', 'a.xml');
      const ended = await bank.endedAfter(steps, 'payments', 'undo', '1');
      if (!ended) await bank.office(['payments', 'undo', '1']);
      for (const id of ids)
        expect([await readPaid(bank, id), `ended after ${steps}`]).toEqual([
          0,
          `ended after ${steps}`,
        ]);
      await executeDueCommands({ ...bank.deps, refused: () => {} })(NOW + HOUR);
      const notices = (await kit.outbox.lease(100, NOW + 1, NOW + 2)).filter(
        ({ content }) => content.kind === 'bookingPaymentUndone',
      );
      expect(notices.map(({ to }) => to).toSorted()).toEqual([
        'ala@example.com',
        'ola@example.com',
      ]);
      expect((await bank.json('payments', 'import', 'a.xml')).entries).toHaveLength(2);
      if (ended) break;
      expect(steps).toBeLessThan(20);
    }
  });
});
