import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { openMemory } from '../../../../adapters/storage/memory/memory.ts';
import { cryptoIds } from '../../../../adapters/system/ids.ts';
import { checkBooks } from '../../../../application/books/check-books.ts';
import { exportJournal } from '../../../../application/replay/export-journal.ts';
import { agrees, replay } from '../../../../application/replay/replay.ts';
import { checkLetter } from '../../../../domain/booking/booking-id.ts';
import { ledgerOfBooking } from '../../../../domain/booking/placed/dues.ts';
import { shownStatus } from '../../../../domain/booking/placed/status.ts';
import { SETTINGS } from '../../../arbitraries/offers.ts';
import { steadyFigures } from '../../../support/steady-figures.ts';
import { ANNAS, type Booked, camt, mt940, OWN } from '../../statements/files.ts';
import { type Bank, NOW, OFFER, openBank, SOLD } from './bank.ts';

const DAY = '2027-01-11';
const ORDERS = 47;

const paidOf = async (bank: Bank, id: string): Promise<number> => ledgerOfBooking(await bank.booking(id)).paid;

/** The journal is done again on an empty store, and the books add up. */
const proves = async (bank: Bank): Promise<void> => {
  const { kit } = bank;
  const begun = SOLD.all(1);
  const catalogue = { all: (siteId: number) => (siteId === 1 ? begun : []), version: () => '1' };
  const settings = steadyFigures((siteId) => (siteId === 1 ? SETTINGS : undefined));
  const lines = exportJournal({ journal: kit.journal, catalogue, settings, hashOf: cryptoIds.hashOf }, false);
  const report = await replay({ store: openMemory().store, hashOf: cryptoIds.hashOf, progress: () => undefined }, lines);
  expect([report.firstDivergence, agrees(report)]).toEqual([null, true]);
  const books = await checkBooks({ store: kit.store, journal: kit.journal, catalogue, hashOf: cryptoIds.hashOf });
  expect(books.findings).toEqual([]);
};

/** A month of the shop: 47 orders that pay in four parts, and twelve lines that are odd. */
const month = async (bank: Bank) => {
  const orders: string[] = [];
  for (let index = 0; index < ORDERS; index += 1) orders.push(await bank.order(`Zaloga${index}`));
  const names = [
    'Mylny',
    'Para1',
    'Para2',
    'Nierowna1',
    'Nierowna2',
    'Odwolany',
    'Hojny',
    'Czesciowy',
    'Podwojny',
    'Bezimienny',
    'Zwrotny',
  ];
  const odd: Record<string, string> = {};
  for (const name of names) odd[name] = await bank.order(name);
  const of = (name: string): string => odd[name] ?? '';
  await bank.cancel(of('Odwolany'), 'customer');
  (await bank.office(['payments', 'register', of('Zwrotny'), '--amount', '500', '--number', 'X1'])).code;
  await bank.cancel(of('Zwrotny'));
  const parts = new Map<string, readonly number[]>();
  const price = async (id: string) => (await bank.booking(id)).quote.price;
  for (const id of orders) {
    const [first = 0, second = 0, third = 0] = (await bank.booking(id)).plan.map(({ amount }) => amount);
    parts.set(id, [first, second, Math.floor(third / 2), third - Math.floor(third / 2)]);
  }
  let number = 0;
  const line = (title: string, amount: number, more: Partial<Booked> = {}): Booked => {
    number += 1;
    return { day: DAY, amount, title, name: 'ZENON OBCY', reference: `REF${number}`, ...more };
  };
  const plain = orders.flatMap((id, index) =>
    (parts.get(id) ?? []).map((amount) => line(`Rejs ${id.slice(0, 4)} ${id.slice(4)}`, amount, { name: `JAN ZAŁOGA${index}` })),
  );
  const full = await price(of('Mylny'));
  const oddLines: readonly Booked[] = [
    line(`0${of('Mylny').slice(1)}`, full),
    line(`${of('Para1')} i ${of('Para2')}`, 2 * full),
    line(`${of('Nierowna1')} ${of('Nierowna2')}`, full + 100),
    line(`dla ${of('Odwolany').toLowerCase()}`, 321_00),
    line(of('Hojny'), full + 1),
    line(of('Czesciowy'), 17_00),
    line('za rejs', 25_00, { name: 'JAN PODWOJNY', reference: '' }),
    line('za rejs', 25_00, { name: 'JAN PODWOJNY', reference: '' }),
    line('urodziny cioci', 200_00),
    line('Opłata za rachunek', -12_50, { name: '' }),
    line(`Zwrot ${of('Zwrotny')}`, -500_00, { name: 'JAN ZWROTNY' }),
    line(`EUR ${of('Bezimienny')}`, 100_00, { currency: 'EUR' }),
  ];
  // Spread among the others, as they come.
  const lines = [...plain];
  for (const [index, each] of oddLines.entries()) lines.splice(index * 16, 0, each);
  return { orders, of, lines, full };
};

type Told = {
  title: string;
  amount: string;
  state: string;
  confidence: string;
  proposed: { bookingId: string; amount: string }[];
  booked: { bookingId: string; amount: string }[];
  reasons: { kind: string }[];
  id: string;
};

describe('a statement of 200 lines of which twelve are odd (R31)', () => {
  it('R31.7, R31.8, R31.9: each line is booked, asked about or left open, and says why; the same file again changes nothing; taken back, all is as before', async () => {
    const bank = openBank(openMemory());
    const { orders, of, lines, full } = await month(bank);
    bank.shop.at(NOW + 86_400_000);
    const before = new Map(
      await Promise.all(
        [...orders, of('Mylny'), of('Para1'), of('Odwolany'), of('Zwrotny')].map(async (id) => [id, await bank.booking(id)] as const),
      ),
    );
    bank.send('styczen.xml', camt(lines));
    expect(lines).toHaveLength(200);

    const looked = await bank.json('payments', 'import', 'styczen.xml', '--dry-run');
    // What is looked at is said as it then comes.
    expect((await bank.office(['payments', 'import', 'styczen.xml', '--dry-run'])).out).toMatch(
      /Opłata za rachunek +would be put aside +went out/,
    );
    expect(looked.entries).toHaveLength(200);
    expect(await paidOf(bank, orders[0] ?? '')).toBe(0);

    const { entries, import: number }: { entries: Told[]; import: number } = await bank.json('payments', 'import', 'styczen.xml');
    expect(entries.filter(({ state }) => state === 'booked')).toHaveLength(188 + 5);
    for (const id of orders) expect(await paidOf(bank, id)).toBe(full);
    const told = (title: string) =>
      entries
        .filter((entry) => entry.title.includes(title))
        .map(({ state, confidence, reasons, booked, proposed }) => [
          state,
          confidence,
          reasons.map(({ kind }) => kind).join(' '),
          (state === 'booked' ? booked : proposed).map(({ bookingId }) => bookingId).join(' '),
        ]);
    expect(told(`0${of('Mylny').slice(1)}`)).toEqual([['booked', 'certain', 'idMistyped payer amount', of('Mylny')]]);
    expect(told(of('Para1'))).toEqual([['booked', 'certain', 'idInTitle idInTitle shared', `${of('Para1')} ${of('Para2')}`]]);
    expect(told(of('Nierowna1'))).toEqual([['open', 'probable', 'idInTitle idInTitle shared', `${of('Nierowna1')} ${of('Nierowna2')}`]]);
    expect(told(of('Odwolany').toLowerCase())).toEqual([['booked', 'certain', 'idInTitle payer cancelled', of('Odwolany')]]);
    expect(told(of('Hojny'))).toEqual([['open', 'probable', 'idInTitle payer amount', of('Hojny')]]);
    expect(told(of('Czesciowy'))).toEqual([['booked', 'certain', 'idInTitle payer amount', of('Czesciowy')]]);
    expect(told('za rejs')).toEqual(Array.from({ length: 2 }, () => ['open', 'probable', 'noId payer amount', of('Podwojny')]));
    expect(told('urodziny')).toEqual([['open', 'none', 'noId', '']]);
    expect(told('Opłata')).toEqual([['aside', 'none', 'wentOut', '']]);
    expect(told('Zwrot ')).toEqual([['booked', 'certain', 'refund', of('Zwrotny')]]);
    expect(told('EUR ')).toEqual([['open', 'none', 'otherCurrency', '']]);
    await proves(bank);

    const list = (await bank.office(['payments', 'list', '--import', String(number)])).out;
    expect(list).toContain('title names');
    expect(list.split('\n')).toHaveLength(201);
    const again = await bank.json('payments', 'import', 'styczen.xml');
    expect(again).toMatchObject({ import: null, known: 200, entries: [], resumed: [] });
    expect(await paidOf(bank, orders[0] ?? '')).toBe(full);

    expect(await bank.office(['payments', 'undo', String(number)], ['n'])).toMatchObject({ code: 1, err: 'Nothing was changed.' });
    const undone = await bank.json('payments', 'undo', String(number));
    expect([undone.whole, undone.refused, undone.undone.length]).toEqual([true, [], 188 + 6]);
    const takenBack = await bank.kit.store.bank.imports();
    bank.shop.at(NOW + 2 * 86_400_000);
    expect((await bank.json('payments', 'undo', String(number))).undone).toEqual([]);
    expect(await bank.kit.store.bank.imports()).toEqual(takenBack);
    for (const [id, was] of before) {
      const { version: _version, savedAt: _savedAt, ...now } = await bank.booking(id);
      expect(now).toEqual(expect.objectContaining({ payments: was.payments, plan: was.plan, quote: was.quote }));
      expect(shownStatus(await bank.booking(id), OFFER, DAY)).toBe(shownStatus(was, OFFER, DAY));
    }
    expect((await bank.json('payments', 'import', 'styczen.xml')).entries).toHaveLength(200);
    await proves(bank);
  });
});

describe('payments import', () => {
  it('R31.8: an overlapping file brings what is new in it, in the other format too; lines alike on one day are payments of their own', async () => {
    const bank = openBank(openMemory());
    const id = await bank.order('Ala');
    const part: Booked = { day: DAY, amount: 10_00, title: id, name: 'JAN ALA' };
    bank.send('a.xml', camt([part, part]));
    bank.send('b.sta', mt940([part, part, part, { ...part, day: '2027-01-12' }]));
    expect((await bank.json('payments', 'import', 'a.xml')).entries).toHaveLength(2);
    expect(await bank.json('payments', 'import', 'b.sta')).toMatchObject({ known: 2, entries: [{ state: 'booked' }, { state: 'booked' }] });
    expect(await paidOf(bank, id)).toBe(40_00);
    // Both at once are no more.
    expect(await bank.json('payments', 'import', 'a.xml', 'b.sta')).toMatchObject({ known: 6, import: null });
  });

  it('R31.7: a broken file is refused whole with file and line, and so are those beside it', async () => {
    const bank = openBank(openMemory());
    const id = await bank.order('Ala');
    const good = camt([{ day: DAY, amount: 10_00, title: id }]);
    bank.send('good.xml', good);
    bank.send('bad.xml', good.replace('>10.00<', '>1o.00<'));
    const { code, err } = await bank.office(['payments', 'import', 'good.xml', 'bad.xml']);
    expect([code, err]).toEqual([1, expect.stringContaining('bad.xml')]);
    expect(err).toContain('bad.xml:5');
    expect(await paidOf(bank, id)).toBe(0);
    expect((await bank.office(['payments', 'list'])).out).toContain('No statement was imported yet');
  });

  it('R31.11: what stands on an account that the shop names to nobody is asked about, and booked by a yes alone', async () => {
    const bank = openBank(openMemory());
    const id = await bank.order('Ala');
    const good = camt([
      { day: DAY, amount: 10_00, title: id },
      { day: DAY, amount: -5_00, title: 'Prowizja' },
    ]);
    bank.send('other.xml', good.replace(OWN, ANNAS));
    const { entries }: { entries: Told[] } = await bank.json('payments', 'import', 'other.xml');
    expect(entries.map(({ state, confidence }) => [state, confidence])).toEqual([
      ['open', 'probable'],
      ['aside', 'none'],
    ]);
    expect((await bank.office(['payments', 'list'])).out).toContain(`on account ${ANNAS}, to which nobody is asked to pay`);
    expect(await paidOf(bank, id)).toBe(0);
    // Some banks leave the two check digits out.
    bank.send('own.xml', good.replace(`<IBAN>PL${OWN}</IBAN>`, `<Othr><Id>${OWN.slice(2)}</Id></Othr>`));
    expect((await bank.json('payments', 'import', 'own.xml')).entries[0]).toMatchObject({ state: 'booked' });
  });

  it('R32.4: complete statements of one account say nothing of orders that are paid to another', async () => {
    const bank = openBank(openMemory());
    const id = await bank.order('Ala');
    const own = camt([{ day: '2027-01-15', amount: 10_00, title: 'odsetki', name: 'BANK', reference: 'R1' }]);
    bank.send('own.xml', own);
    bank.send('other.xml', own.replace(`<IBAN>PL${OWN}</IBAN>`, `<IBAN>PL${ANNAS}</IBAN>`));
    bank.shop.at(Date.UTC(2027, 0, 18, 9));
    expect((await bank.json('payments', 'import', 'other.xml', '--until', '2027-01-15')).closed).toMatchObject({
      cancelled: [],
      elsewhere: [id],
    });
    expect((await bank.office(['payments', 'import', 'other.xml', '--until', '2027-01-15'])).out).toContain(
      `Not cancelled, for they are paid to an account of which no statement is among these: ${id}`,
    );
    expect((await bank.json('payments', 'import', 'own.xml', '--until', '2027-01-15')).closed).toMatchObject({ cancelled: [id] });
  });

  it('R32.4: an order that chose transfer stands while the provider has not said what became of a payment online', async () => {
    const bank = openBank(openMemory());
    const id = await bank.order('Ala');
    const begun = { amount: 500_00, commission: 0, redirectTo: null, askAt: NOW, createdAt: NOW + 1 } as const;
    const saved = (state: 'pending' | 'rejected') =>
      bank.kit.store.inTransaction<void, never>([], async ({ payments }) => {
        await payments.save({ ...begun, id: 'p1', bookingId: id, state, orderId: 'ORDER1' });
        return ok(undefined);
      });
    await saved('pending');
    bank.send('own.xml', camt([{ day: '2027-01-15', amount: 10_00, title: 'odsetki', name: 'BANK', reference: 'R1' }]));
    bank.shop.at(Date.UTC(2027, 0, 18, 9));
    const until = ['payments', 'import', 'own.xml', '--until', '2027-01-15'] as const;
    expect((await bank.json(...until)).closed).toMatchObject({ cancelled: [], awaited: [id] });
    expect((await bank.office([...until])).out).toContain(
      `Not cancelled, for the provider has not said yet whether they were paid online: ${id}`,
    );
    await saved('rejected');
    expect((await bank.json(...until)).closed).toMatchObject({ cancelled: [id], awaited: [] });
  });

  it('R31.8: a bank that writes the account another way in its other files tells of the same lines', async () => {
    for (const [first, then] of [
      [OWN, OWN.slice(2)],
      [OWN.slice(2), OWN],
    ] as const) {
      const bank = openBank(openMemory());
      const id = await bank.order('Ala');
      const file = camt([{ day: DAY, amount: 10_00, title: id, name: 'JAN ALA', reference: 'R1' }]);
      const as = (account: string) =>
        account.length === 26 ? file : file.replace(`<IBAN>PL${OWN}</IBAN>`, `<Othr><Id>${account}</Id></Othr>`);
      bank.send('a.xml', as(first));
      bank.send('b.xml', as(then));
      for (const name of ['a.xml', 'b.xml', 'a.xml']) await bank.json('payments', 'import', name);
      expect([first.length, await paidOf(bank, id)]).toEqual([first.length, 10_00]);
    }
  });

  it('R31.9: at a terminal what is doubtful is asked for, and whether the statements are complete (R32)', async () => {
    const bank = openBank(openMemory());
    const [ala, ola, late] = [await bank.order('Ala'), await bank.order('Ola'), await bank.order('Nikt')];
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
    expect([await paidOf(bank, ala), await paidOf(bank, ola)]).toEqual([10_00, 0]);
    expect(out).toContain(late);
    expect((await bank.booking(late)).status).toBe('cancelled');
    expect((await bank.office(['payments', 'import', 'a.xml', '--until', '2027-02-30'])).code).toBe(2);
    // A day to come has no statement: refused before anything is booked.
    const id = await bank.order('Ola');
    bank.send('early.xml', camt([{ day: DAY, amount: 10_00, title: id, reference: 'E1' }]));
    expect((await bank.office(['payments', 'import', 'early.xml', '--until', '2030-01-01'])).err).toContain(
      'no statement of a day to come',
    );
    expect([await paidOf(bank, id), (await bank.kit.store.bank.imports()).length]).toEqual([0, 1]);
  });

  it('R32.4: an order stands whose money may be in a line that nobody has assigned yet, until somebody says that it is not', async () => {
    const bank = openBank(openMemory());
    const ids: string[] = [];
    for (const name of ['Ala', 'Ola', 'Ola', 'Ewa', 'Nikt']) ids.push(await bank.order(name));
    const [typo = '', alike = '', other = '', euro = '', none = ''] = ids;
    bank.send(
      'a.xml',
      camt([
        { day: '2027-01-15', amount: 10_00, title: `wpłata ${typo.slice(0, 6)}O${typo.slice(7)}`, name: 'ZENON OBCY', reference: 'R1' },
        { day: '2027-01-15', amount: 10_00, title: 'za rejs', name: 'JAN OLA', reference: 'R2' },
        { day: '2027-01-15', amount: 10_00, title: euro, name: 'ZENON OBCY', reference: 'R3', currency: 'EUR' },
      ]),
    );
    bank.shop.at(Date.UTC(2027, 0, 18, 9));
    const { closed, entries } = await bank.json('payments', 'import', 'a.xml', '--until', '2027-01-15');
    expect(entries.map(({ state }: { readonly state: string }) => state)).toEqual(['open', 'open', 'open']);
    expect(closed).toMatchObject({ cancelled: [none], refused: [] });
    expect(
      new Map(closed.kept.map((kept: { readonly bookingId: string; readonly entryId: string }) => [kept.bookingId, kept.entryId])),
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
    expect(out).toContain(`Cancelled for want of payment, the customers are told by mail: ${typo}`);
    expect(out).toContain(`Not cancelled: ${euro}, which line 1-3 may have paid.`);
  });

  it('R31.8: ended after whatever step and given again, each payment is there once', async () => {
    const lines = (ids: readonly string[]): string =>
      camt([
        ...ids.map((id, n) => ({ day: DAY, amount: 10_00, title: id, reference: `R${n}` })),
        { day: DAY, amount: 30_00, title: ids.join(' '), reference: 'RX' },
      ]);
    for (let steps = 0; ; steps += 1) {
      const kit = openMemory();
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

  it('R31.6, R31.8: an undo that was ended after whatever step and is given again takes back each payment once, and tells of each once', async () => {
    for (let steps = 0; ; steps += 1) {
      const kit = openMemory();
      const bank = openBank(kit);
      const ids = [await bank.order('Ala'), await bank.order('Ola')];
      bank.send('a.xml', camt(ids.map((id, n) => ({ day: DAY, amount: 10_00, title: id, reference: `R${n}` }))));
      await bank.json('payments', 'import', 'a.xml');
      const ended = await bank.endedAfter(steps, 'payments', 'undo', '1');
      if (!ended) await bank.office(['payments', 'undo', '1']);
      for (const id of ids) expect([await paidOf(bank, id), `ended after ${steps}`]).toEqual([0, `ended after ${steps}`]);
      const told = (await kit.outbox.lease(100, NOW + 1, NOW + 2)).filter(({ content }) => content.kind === 'bookingPaymentUndone');
      expect(told.map(({ to }) => to).toSorted()).toEqual(['ala@example.com', 'ola@example.com']);
      // The file may come again, as if it had never been.
      expect((await bank.json('payments', 'import', 'a.xml')).entries).toHaveLength(2);
      if (ended) break;
      expect(steps).toBeLessThan(20);
    }
  });
});

describe('payments list', () => {
  it('is refused for a line, an import or a booking that there is not; an import that was taken back says so', async () => {
    const bank = openBank(openMemory());
    const id = await bank.order('Ala');
    bank.send('a.xml', camt([{ day: DAY, amount: 10_00, title: id }]));
    await bank.json('payments', 'import', 'a.xml');
    for (const [words, says] of [
      [['--entry', '99-99'], 'There is no such line'],
      [['--import', '77'], 'There is no such import'],
      [['--booking', `KRF2345${checkLetter('KRF2345')}`], 'There is no booking with this number'],
    ] as const)
      for (const json of [[], ['--json']])
        expect(await bank.office(['payments', 'list', ...words, ...json])).toMatchObject({
          code: 1,
          out: '',
          err: expect.stringContaining(says),
        });
    const other = await bank.order('Ola');
    expect((await bank.office(['payments', 'list', '--booking', other])).out).toBe(
      `No line of a statement is registered with ${other}: bookings show tells what else was paid.`,
    );
    await bank.json('payments', 'undo', '1');
    expect((await bank.office(['payments', 'list', '--import', '1'])).out).toBe(
      'Import 1 was taken back as a whole: none of its lines is kept.',
    );
    expect(await bank.json('payments', 'list', '--import', '1')).toEqual({ entries: [] });
  });

  it('a payer of whom the bank says nothing is told as that', async () => {
    const bank = openBank(openMemory());
    const id = await bank.order('Ala');
    bank.send('a.xml', camt([{ day: DAY, amount: 10_00, title: id }]));
    expect((await bank.office(['payments', 'import', 'a.xml'])).out).toContain('the bank does not say who paid');
  });
});

describe('payments assign, aside and undo', () => {
  it('R31.9: a line goes to the bookings that are named, by sums or by what each has due; what is over stays open', async () => {
    const bank = openBank(openMemory());
    const [ala, ola] = [await bank.order('Ala'), await bank.order('Ola')];
    const [first = 0] = (await bank.booking(ala)).plan.map(({ amount }) => amount);
    bank.send(
      'a.xml',
      camt([
        { day: DAY, amount: 2 * first, title: 'razem' },
        { day: DAY, amount: 50_00, title: 'obok' },
        { day: DAY, amount: 99_00, title: ala, currency: 'EUR' },
      ]),
    );
    await bank.json('payments', 'import', 'a.xml');
    expect(await bank.json('payments', 'assign', '1-1', ala, ola)).toMatchObject({ state: 'booked' });
    expect([await paidOf(bank, ala), await paidOf(bank, ola)]).toEqual([first, first]);
    expect(await bank.json('payments', 'assign', '1-2', `${ala}=20`)).toMatchObject({
      state: 'open',
      booked: [{ bookingId: ala, amount: '20' }],
    });
    expect((await bank.office(['payments', 'list', '--entry', '1-2'])).out).toContain(`partly booked: ${ala} 20 PLN; 30 PLN open`);
    expect(await bank.office(['payments', 'assign', '1-2', `${ola}=31`])).toMatchObject({
      code: 1,
      err: expect.stringContaining('More than is left'),
    });
    expect(await bank.json('payments', 'assign', '1-2', ola)).toMatchObject({ state: 'booked' });
    expect(await bank.office(['payments', 'assign', '1-3', ala])).toMatchObject({ code: 1, err: expect.stringContaining('name the sums') });
    expect(await bank.json('payments', 'assign', '1-3', `${ala}=420.50`)).toMatchObject({ state: 'booked' });
    expect(await paidOf(bank, ala)).toBe(first + 20_00 + 420_50);
    expect((await bank.json('payments', 'list', '--booking', ala)).entries.map(({ id }: Told) => id)).toEqual(['1-1', '1-2', '1-3']);
    expect(await bank.office(['payments', 'assign', '1-9', ala])).toMatchObject({ code: 1 });
    expect((await bank.office(['payments', 'assign', '1-1'])).code).toBe(2);
  });

  it('R31.6, R31.8: one line is taken back, is open, and is not booked again by the same file; an aside keeps its reason', async () => {
    const bank = openBank(openMemory());
    const id = await bank.order('Ala');
    bank.send(
      'a.xml',
      camt([
        { day: DAY, amount: 10_00, title: id, reference: 'R1' },
        { day: DAY, amount: 12_00, title: id, reference: 'R2' },
      ]),
    );
    await bank.json('payments', 'import', 'a.xml');
    expect(await bank.json('payments', 'undo', '1', '1-2')).toMatchObject({
      whole: false,
      undone: [{ entryId: '1-2', bookingId: id, amount: '12' }],
    });
    expect(await paidOf(bank, id)).toBe(10_00);
    await bank.json('payments', 'import', 'a.xml');
    expect(await paidOf(bank, id)).toBe(10_00);
    expect(await bank.json('payments', 'aside', '1-2', 'prywatne')).toMatchObject({ state: 'aside', note: 'prywatne' });
    expect(await bank.office(['payments', 'aside', '1-1', 'nie'])).toMatchObject({ code: 1 });
    expect((await bank.office(['payments', 'list'])).out).toContain('No line waits');
    expect(await bank.office(['payments', 'undo', '7'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no such import'),
    });
  });
});
