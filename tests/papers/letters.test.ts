import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PaperSheet } from '../../adapters/papers/blocks.ts';
import { pdfPrinter } from '../../adapters/papers/printer.ts';
import { drawPaperPdf } from '../../adapters/papers/sheet.ts';
import { contractExample, invoiceExample, paperOf } from '../contracts/papers.ts';
import { DEMO_TOKENS } from '../support/brand-tokens.ts';
import { pdfText } from './read-pdf.ts';

const NAMES = readFileSync('tests/fixtures/typed/names.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t').slice(0, 2).join(' '));

const sheetWith = (rows: readonly (readonly string[])[]): PaperSheet => ({
  ...{
    brand: 'Kilwater',
    title: 'Lista załogi',
    lines: ['Chorwacja'],
    footer: 'strona',
    madeAt: 0,
  },
  blocks: [{ kind: 'table', head: ['Imię i nazwisko', 'Kraj'], widths: [2, 1], rows, words: true }],
});
const facesOf = (file: Uint8Array): ReadonlySet<string> =>
  new Set(
    [
      ...Buffer.from(file)
        .toString('latin1')
        .matchAll(/\/FontName \/[A-Z]+\+(\w+)/g),
    ].map(([, name = '']) => name),
  );

describe('letters that the shop’s own font lacks on papers (R38.17)', () => {
  it('R38.17: a crew list has names in their own letters, else in Latin letters in square brackets', async () => {
    const file = await drawPaperPdf(DEMO_TOKENS, sheetWith(NAMES.map((name) => [name, 'Polska'])));
    const text = await pdfText(file);
    for (const name of [
      'Nikolaj Sørensen',
      'Jürgen Großmüller',
      'Zoë Król',
      'Юрій Шевченко',
      'Anna Maria Śmigły-Rydz-Źdźbło',
    ])
      expect(text).toContain(name);
    expect(text).toMatch(/\[mhmd l`rby\] Polska/);
    expect(text).toMatch(/\[Li ?XiaoLong\] Polska/i);
    expect(text).toMatch(/Ewa \[[^\]]+\] Nowak/);
    expect(text).not.toMatch(/[\u0600-\u06ff\u4e00-\u9fff\ufffd\u200b]/);
    expect([...facesOf(file)].every((face) => face.startsWith('NotoSans'))).toBe(true);
  });

  it('R38.17: Vietnamese and Greek names are printed; a letter and its combining mark become one letter', async () => {
    const file = await drawPaperPdf(
      DEMO_TOKENS,
      sheetWith([
        ['Nguyễn Văn Ánh', 'Wietnam'],
        ['Ελένη Παπαδοπούλου', 'Grecja'],
        ['Zoe\u0308 Kro\u0301l', 'Polska'],
      ]),
    );
    const text = await pdfText(file);
    for (const name of ['Nguyễn Văn Ánh', 'Ελένη Παπαδοπούλου', 'Zoë Król'])
      expect(text).toContain(name);
  });

  it('R38.17: an invoice and a contract have Ukrainian, Chinese and German letters', async () => {
    const buyer = {
      name: 'Юрій Шевченко',
      nip: '',
      address: '李街 1',
      zip: '50667',
      city: 'Köln',
      country: 'DE',
    };
    const text = await pdfText(
      await pdfPrinter(DEMO_TOKENS).print(
        paperOf('K7M2P9QX', 'invoice', 1, { content: invoiceExample({ buyer }) }),
        [],
      ),
    );
    expect(text).toMatch(/Юрій Шевченко \[LiJie\] 1 50667 Köln Niemcy/);
    const contract = contractExample();
    const signed = { ...contract, trip: { ...contract.trip, offerName: 'Rejs Шевченка' } };
    expect(
      await pdfText(
        await pdfPrinter(DEMO_TOKENS).print(
          paperOf('K7M2P9QX', 'contract', 1, { content: signed }),
          [],
        ),
      ),
    ).toContain('Rejs Шевченка');
  });

  it('R38.17: a paper that needs only Polish letters uses only the shop’s own font', async () => {
    const file = await pdfPrinter(DEMO_TOKENS).print(
      paperOf('K7M2P9QX', 'invoice', 1, { content: invoiceExample() }),
      [],
    );
    expect([...facesOf(file)].every((face) => face.startsWith('Figtree'))).toBe(true);
  });
});
