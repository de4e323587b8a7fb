import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../../adapters/storage/sqlite/in-memory.ts';
import { cryptoIds } from '../../../../adapters/system/ids.ts';
import { checkConsistency } from '../../../../application/consistency/check-consistency.ts';
import { exportJournal } from '../../../../application/replay/export-journal.ts';
import { agreesWithRecording, replay } from '../../../../application/replay/replay.ts';
import { shownStatus } from '../../../../domain/booking/placed/status.ts';
import { SETTINGS } from '../../../arbitraries/offers.ts';
import { steadyFigures } from '../../../support/steady-figures.ts';
import { type BookedLine, camt } from '../../statements/statement-files.ts';
import {
  BANK_CATALOGUE,
  BANK_DAY,
  BANK_OFFER,
  type Bank,
  NOW,
  openBank,
  readPaid,
  type TestedEntry,
} from './bank-shop.ts';

const ORDERS = 47;

const proves = async (bank: Bank): Promise<void> => {
  const { kit } = bank;
  const begun = BANK_CATALOGUE.all(1);
  const catalogue = { all: (siteId: number) => (siteId === 1 ? begun : []), version: () => '1' };
  const settings = steadyFigures((siteId) => (siteId === 1 ? SETTINGS : undefined));
  const lines = exportJournal(
    { journal: kit.journal, catalogue, settings, hashOf: cryptoIds.hashOf },
    false,
  );
  const report = await replay(
    { store: openMemoryStore().store, hashOf: cryptoIds.hashOf, progress: () => undefined },
    lines,
  );
  expect([report.firstDivergence, agreesWithRecording(report)]).toEqual([null, true]);
  const books = await checkConsistency({
    store: kit.store,
    journal: kit.journal,
    catalogue,
    hashOf: cryptoIds.hashOf,
  });
  expect(books.findings).toEqual([]);
};

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
  (await bank.office(['payments', 'register', of('Zwrotny'), '--amount', '500', '--number', 'X1']))
    .code;
  await bank.cancel(of('Zwrotny'));
  const parts = new Map<string, readonly number[]>();
  const price = async (id: string) => (await bank.booking(id)).quote.price;
  for (const id of orders) {
    const [first = 0, second = 0, third = 0] = (await bank.booking(id)).plan.map(
      ({ amount }) => amount,
    );
    parts.set(id, [first, second, Math.floor(third / 2), third - Math.floor(third / 2)]);
  }
  let number = 0;
  const line = (title: string, amount: number, more: Partial<BookedLine> = {}): BookedLine => {
    number += 1;
    return { day: BANK_DAY, amount, title, name: 'ZENON OBCY', reference: `REF${number}`, ...more };
  };
  const plain = orders.flatMap((id, index) =>
    (parts.get(id) ?? []).map((amount) =>
      line(`Rejs ${id.slice(0, 4)} ${id.slice(4)}`, amount, { name: `JAN ZAŁOGA${index}` }),
    ),
  );
  const full = await price(of('Mylny'));
  const oddLines: readonly BookedLine[] = [
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
  const lines = [...plain];
  for (const [index, each] of oddLines.entries()) lines.splice(index * 16, 0, each);
  return { orders, of, lines, full };
};

describe('a statement of 200 lines, of which twelve cannot be matched with certainty (R31)', () => {
  it('R31.7–R31.9: each line is registered, or unassigned with a reason; repetitions change nothing', async () => {
    const bank = openBank(openMemoryStore());
    const { orders, of, lines, full } = await month(bank);
    bank.shop.at(NOW + 86_400_000);
    const before = new Map(
      await Promise.all(
        [...orders, of('Mylny'), of('Para1'), of('Odwolany'), of('Zwrotny')].map(
          async (id) => [id, await bank.booking(id)] as const,
        ),
      ),
    );
    bank.send('styczen.xml', camt(lines));
    expect(lines).toHaveLength(200);

    const looked = await bank.json('payments', 'import', 'styczen.xml', '--dry-run');
    expect((await bank.office(['payments', 'import', 'styczen.xml', '--dry-run'])).out).toMatch(
      /Opłata za rachunek +would be put aside +outgoing money/,
    );
    expect(looked.entries).toHaveLength(200);
    expect(await readPaid(bank, orders[0] ?? '')).toBe(0);

    const { entries, import: number }: { entries: TestedEntry[]; import: number } = await bank.json(
      'payments',
      'import',
      'styczen.xml',
    );
    expect(entries.filter(({ state }) => state === 'booked')).toHaveLength(188 + 5);
    for (const id of orders) expect(await readPaid(bank, id)).toBe(full);
    const entryTexts = (title: string) =>
      entries
        .filter((entry) => entry.title.includes(title))
        .map(({ state, confidence, reasons, booked, proposed }) => [
          state,
          confidence,
          reasons.map(({ kind }) => kind).join(' '),
          (state === 'booked' ? booked : proposed).map(({ bookingId }) => bookingId).join(' '),
        ]);
    expect(entryTexts(`0${of('Mylny').slice(1)}`)).toEqual([
      ['booked', 'certain', 'idMistyped payer amount', of('Mylny')],
    ]);
    expect(entryTexts(of('Para1'))).toEqual([
      ['booked', 'certain', 'idInTitle idInTitle shared', `${of('Para1')} ${of('Para2')}`],
    ]);
    expect(entryTexts(of('Nierowna1'))).toEqual([
      ['open', 'probable', 'idInTitle idInTitle shared', `${of('Nierowna1')} ${of('Nierowna2')}`],
    ]);
    expect(entryTexts(of('Odwolany').toLowerCase())).toEqual([
      ['booked', 'certain', 'idInTitle payer cancelled', of('Odwolany')],
    ]);
    expect(entryTexts(of('Hojny'))).toEqual([
      ['open', 'probable', 'idInTitle payer amount', of('Hojny')],
    ]);
    expect(entryTexts(of('Czesciowy'))).toEqual([
      ['booked', 'certain', 'idInTitle payer amount', of('Czesciowy')],
    ]);
    expect(entryTexts('za rejs')).toEqual(
      Array.from({ length: 2 }, () => ['open', 'probable', 'noId payer amount', of('Podwojny')]),
    );
    expect(entryTexts('urodziny')).toEqual([['open', 'none', 'noId', '']]);
    expect(entryTexts('Opłata')).toEqual([['aside', 'none', 'wentOut', '']]);
    expect(entryTexts('Zwrot ')).toEqual([['booked', 'certain', 'refund', of('Zwrotny')]]);
    expect(entryTexts('EUR ')).toEqual([['open', 'none', 'otherCurrency', '']]);
    await proves(bank);

    const list = (await bank.office(['payments', 'list', '--import', String(number)])).out;
    expect(list).toContain('title names');
    expect(list.split('\n')).toHaveLength(201);
    const again = await bank.json('payments', 'import', 'styczen.xml');
    expect(again).toMatchObject({ import: null, known: 200, entries: [], resumed: [] });
    expect(await readPaid(bank, orders[0] ?? '')).toBe(full);

    expect(await bank.office(['payments', 'undo', String(number)], ['n'])).toMatchObject({
      code: 1,
      err: 'Nothing was changed.',
    });
    const undone = await bank.json('payments', 'undo', String(number));
    expect([undone.whole, undone.refused, undone.undone.length]).toEqual([true, [], 188 + 6]);
    const takenBack = await bank.kit.store.bank.imports();
    bank.shop.at(NOW + 2 * 86_400_000);
    expect((await bank.json('payments', 'undo', String(number))).undone).toEqual([]);
    expect(await bank.kit.store.bank.imports()).toEqual(takenBack);
    for (const [id, earlier] of before) {
      const { version: _version, savedAt: _savedAt, ...current } = await bank.booking(id);
      expect(current).toEqual(
        expect.objectContaining({
          payments: earlier.payments,
          plan: earlier.plan,
          quote: earlier.quote,
        }),
      );
      expect(shownStatus(await bank.booking(id), BANK_OFFER, BANK_DAY)).toBe(
        shownStatus(earlier, BANK_OFFER, BANK_DAY),
      );
    }
    expect((await bank.json('payments', 'import', 'styczen.xml')).entries).toHaveLength(200);
    await proves(bank);
  });
});
