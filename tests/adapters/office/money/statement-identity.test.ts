import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../../adapters/storage/sqlite/in-memory.ts';
import {
  ANNAS,
  type BookedLine,
  camt,
  mt940,
  statementFixture,
  zipOf,
} from '../../statements/statement-files.ts';
import { openBank, readPaid, type TestedEntry } from './bank-shop.ts';

type Imported = { entries: TestedEntry[]; known: number };

const importing = async (
  files: readonly string[],
  [a, b, c]: readonly [string, string, string],
  sums: Readonly<Record<string, string>> = {},
) => {
  const bank = openBank(openMemoryStore());
  const ids = [await bank.order('Ala'), await bank.order('Ola'), await bank.order('Ewa')];
  const [ala = '', ola = '', ewa = ''] = ids;
  const answers: Imported[] = [];
  for (const file of files) {
    bank.send(file, statementFixture(file, { [a]: ala, [b]: ola, [c]: ewa, ...sums }));
    answers.push(await bank.json('payments', 'import', file));
  }
  return { bank, ids, answers, paid: await Promise.all(ids.map((id) => readPaid(bank, id))) };
};
const SHAPES = ['K7M2P9QX', 'R4T8W2YD', 'H6N3V5BC'] as const;
const REPRO = ['VEZGZECV', 'J5RMRQSQ', '6EP3FNA8'] as const;

const states = ({ entries }: Imported) => entries.map(({ state }) => state);
const twins = ({ entries }: Imported) =>
  entries.flatMap(({ reasons }) => reasons.filter(({ kind }) => kind === 'twin'));

describe('the same payment in several statement files', () => {
  it('R31.8: another payer’s line of equal amount and entry number is registered; a known line is skipped', async () => {
    const { answers, paid } = await importing(
      ['repro/02-morning.xml', 'repro/02-afternoon-other-payer.xml', 'repro/02-both.xml'],
      REPRO,
    );
    expect(answers.map(states)).toEqual([['booked'], ['booked'], ['open']]);
    expect(answers.map(({ known }) => known)).toEqual([0, 0, 1]);
    expect(paid).toEqual([500_00, 500_00, 0]);
  });

  it('R31.8: a payment repeated in the bank’s other format stays unassigned; a reason names the first line', async () => {
    for (const files of [
      ['repro/03-camt.xml', 'repro/03-mt940.sta'],
      ['repro/03-mt940.sta', 'repro/03-camt.xml'],
    ]) {
      const { answers, paid, bank } = await importing(files, ['6EP3FNA8', 'J5RMRQSQ', 'VEZGZECV']);
      expect(paid).toEqual([100_00, 0, 0]);
      const [, second] = answers;
      expect(second?.entries).toMatchObject([{ state: 'open', confidence: 'probable' }]);
      expect(second === undefined ? [] : twins(second)).toEqual([{ kind: 'twin', entryId: '1-1' }]);
      expect((await bank.office(['payments', 'list'])).out).toContain(
        'perhaps the same payment as line 1-1',
      );
      await bank.json('payments', 'aside', '2-1', 'ten sam przelew');
      for (const file of files)
        expect(await bank.json('payments', 'import', file)).toMatchObject({
          import: null,
          known: 1,
        });
    }
  });

  it('R31.8: if one import has a payment in both formats, it is booked once, the twin is unassigned', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.order('Ala');
    for (const file of ['repro/03-camt.xml', 'repro/03-mt940.sta'])
      bank.send(file, statementFixture(file, { '6EP3FNA8': id }));
    const both = ['payments', 'import', 'repro/03-camt.xml', 'repro/03-mt940.sta'] as const;
    const { entries }: Imported = await bank.json(...both, '--dry-run');
    expect(entries.map(({ confidence }) => confidence)).toEqual(['certain', 'probable']);
    expect(states(await bank.json(...both))).toEqual(['booked', 'open']);
    expect(await readPaid(bank, id)).toBe(100_00);
  });

  it('R31.8: if a ZIP archive has a payment in several files, the payment is booked once', async () => {
    const read = async (...files: readonly string[]) => {
      const bank = openBank(openMemoryStore());
      const id = await bank.order('Ala');
      const packed = files.map((file, index) => {
        const text = statementFixture(file, { '6EP3FNA8': id });
        return [`${index}-${file}`, Buffer.from(text)] as const;
      });
      bank.send('month.zip', zipOf(packed));
      const answer: Imported = await bank.json('payments', 'import', 'month.zip');
      return [states(answer), answer.known, await readPaid(bank, id)];
    };
    expect(await read('repro/03-camt.xml', 'repro/03-camt.xml')).toEqual([['booked'], 1, 100_00]);
    expect(await read('repro/03-camt.xml', 'repro/03-mt940.sta')).toEqual([
      ['booked', 'open'],
      0,
      100_00,
    ]);
  });

  it('R31.8: a file that repeats a statement books its payments once; doubtful lines stay unassigned', async () => {
    const day = '2027-01-11';
    const read = async (fileOf: (line: BookedLine) => string) => {
      const bank = openBank(openMemoryStore());
      const id = await bank.order('Ala');
      const text = fileOf({ day, amount: 100_00, title: id, name: 'Ala', from: ANNAS });
      bank.send('day.txt', Buffer.from(text));
      const answer: Imported = await bank.json('payments', 'import', 'day.txt');
      const again = await bank.json('payments', 'import', 'day.txt');
      expect(again).toMatchObject({ import: null });
      return [states(answer), answer.known, await readPaid(bank, id), twins(answer).length];
    };
    const once = [['booked'], 1, 100_00, 0];
    expect(await read((line) => mt940([line]) + mt940([line]))).toEqual(once);
    expect(await read((line) => camt([line]) + camt([line]))).toEqual(once);
    // A statement that the bank issued again with a later payment keeps its number and opening.
    expect(await read((line) => mt940([line]) + mt940([line, { ...line, title: '' }]))).toEqual([
      ['booked', 'open'],
      1,
      100_00,
      0,
    ]);
    const doubtful = [['booked', 'open'], 0, 100_00, 1];
    const unnumbered = (text: string): string => text.replace(':28C:1/1\r\n', '');
    expect(await read((line) => unnumbered(mt940([line]) + mt940([line])))).toEqual(doubtful);
    const bare = (text: string): string => text.replace(/<Bal>.*<\/Bal>/g, '');
    const withId = (text: string): string => text.replace('<Id>1</Id>', '<Id>2</Id>');
    expect(await read((line) => bare(camt([line]) + withId(camt([line]))))).toEqual(doubtful);
    expect(await read((line) => bare(camt([line]) + camt([line])))).toEqual(once);
    // A statement of the week contains the statement of the day.
    const before = { day, amount: 20_00, title: 'Odsetki' };
    expect(await read((line) => mt940([line], '~', 100_020_00) + mt940([before, line]))).toEqual([
      ['booked', 'open', 'open'],
      0,
      100_00,
      1,
    ]);
  });

  it('R31.8: equal lines of two statements are two payments if one begins with the balance of the other', async () => {
    const paidBy = async (
      sendPages: (pages: readonly string[]) => readonly [string, Uint8Array][],
    ) => {
      const bank = openBank(openMemoryStore());
      const id = await bank.order('Ala');
      const line = { day: '2027-01-11', amount: 100_00, title: id, name: 'Ala', from: ANNAS };
      const files = sendPages([
        mt940([line]),
        mt940([line], '~', 100_100_00).replace('1/1', '1/2'),
      ]);
      for (const [name, bytes] of files) bank.send(name, bytes);
      const names = files.map(([name]) => name);
      const answer: Imported = await bank.json('payments', 'import', ...names);
      return [states(answer), answer.known, await readPaid(bank, id)];
    };
    const twice = [['booked', 'booked'], 0, 200_00];
    const file = (text: string): Uint8Array => Buffer.from(text);
    const named = (pages: readonly string[]) =>
      pages.map((page, at): [string, Uint8Array] => [`${at}.sta`, file(page)]);
    expect(await paidBy((pages) => [['day.sta', file(pages.join(''))]])).toEqual(twice);
    expect(await paidBy((pages) => [['day.sta', file(pages.toReversed().join(''))]])).toEqual(
      twice,
    );
    expect(await paidBy((pages) => [['day.zip', zipOf(named(pages))]])).toEqual(twice);
    expect(await paidBy(named)).toEqual(twice);
    // Each statement occurs twice, so each payment is still registered once.
    const doubled = (pages: readonly string[]) => named([...pages, ...pages]);
    expect(await paidBy((pages) => [['day.zip', zipOf(doubled(pages))]])).toEqual([
      ['booked', 'booked'],
      2,
      200_00,
    ]);
  });

  it('R31.8: lines of two files that overlap by a day without a change of the balance are known lines', async () => {
    const bank = openBank(openMemoryStore());
    const id = await bank.order('Ala');
    const day = '2027-01-11';
    const line = { day, amount: 100_00, title: id, name: 'Ala', from: ANNAS };
    const [rent, interest] = [
      { day, amount: -100_00, title: 'Czynsz' },
      { day: '2027-01-10', amount: 20_00, title: 'Odsetki' },
    ];
    bank.send('1.sta', Buffer.from(mt940([interest, line, rent])));
    const fee = { day: '2027-01-12', amount: -7_00, title: 'Prowizja' };
    bank.send('2.sta', Buffer.from(mt940([line, rent, fee], '~', 100_020_00)));
    const answer: Imported = await bank.json('payments', 'import', '1.sta', '2.sta');
    expect([answer.known, await readPaid(bank, id)]).toEqual([2, 100_00]);
  });

  it('R31.8: if a file repeats a day, only new payments are registered, even if the bank renumbers lines', async () => {
    const { answers, paid } = await importing(
      [
        'camt/44-place-in-file-as-number-day-one.xml',
        'camt/45-place-in-file-as-number-both-days.xml',
      ],
      SHAPES,
    );
    expect(answers.map(states)).toEqual([['booked', 'booked'], ['booked']]);
    expect(paid).toEqual([1500_00, 900_00, 650_00]);
  });

  it('R31.8: the office can book a suspected duplicate as a separate payment', async () => {
    const { bank, ids } = await importing(
      ['repro/03-camt.xml', 'repro/03-mt940.sta'],
      ['6EP3FNA8', 'J5RMRQSQ', 'VEZGZECV'],
    );
    await bank.json('payments', 'assign', '2-1', ids[0] ?? '');
    expect(await readPaid(bank, ids[0] ?? '')).toBe(200_00);
  });

  it('R31.8: two equal lines of a file are two payments; the second exceeds what is left: it is unassigned', async () => {
    const { answers, paid } = await importing(['mt940/08-pekao-ebics-nonref-cp1250.sta'], SHAPES);
    expect(answers[0]?.entries).toHaveLength(3);
    expect([paid[0], answers[0]?.entries.filter(({ state }) => state === 'open').length]).toEqual([
      1500_00, 1,
    ]);
  });

  it('R31.9: a line that a later line of the same file reverses stays unassigned and pays nothing', async () => {
    const { answers, paid } = await importing(['mt940/24-rc-rd-taken-back.sta'], SHAPES);
    expect(answers[0]?.entries.slice(0, 2)).toMatchObject([
      {
        state: 'open',
        reasons: expect.arrayContaining([expect.objectContaining({ kind: 'takenBack' })]),
      },
      { state: 'open', reasons: [{ kind: 'takesBack' }] },
    ]);
    expect(paid[0]).toBe(0);
  });

  it('R31.9: a line of 0 PLN is put aside automatically', async () => {
    const { answers, paid, bank } = await importing(
      ['repro/29-line-of-nothing.sta'],
      ['KU7US4HV', 'J5RMRQSQ', 'VEZGZECV'],
    );
    expect(answers.map(states)).toEqual([['aside']]);
    expect([paid[0], (await bank.json('payments', 'list')).open]).toEqual([0, []]);
  });

  it('R31.9: a reversal in a later file, and a line 10 PLN above what its two orders owe, stay unassigned', async () => {
    const sums = { '7880,00': '0480,00' };
    const { answers, paid } = await importing(
      ['repro/53-a-in.sta', 'repro/53-d-chargeback.sta'],
      ['KU7US4HV', '2EKJV9YJ', 'VEZGZECV'],
      sums,
    );
    expect(answers.map(states)).toEqual([['booked'], ['open']]);
    expect(paid[0]).toBe(480_00);
    const shared = await importing(
      ['repro/63-two-orders-10-too-much.sta'],
      ['KU7US4HV', '2EKJV9YJ', 'VEZGZECV'],
    );
    expect(shared.answers.map(states)).toEqual([['open']]);
  });
});
