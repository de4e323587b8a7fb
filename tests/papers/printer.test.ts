import { describe, expect, it } from 'vitest';
import { DEMO_SELLERS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { annexPaper } from '../../adapters/papers/annex.ts';
import { pdfPrinter } from '../../adapters/papers/printer.ts';
import { drawPaperPdf } from '../../adapters/papers/sheet.ts';
import { sellersOf } from '../../adapters/system/live-shop.ts';
import { flattenBlocks } from '../../adapters/words/block-list.ts';
import type { AnnexContent } from '../../application/ports/papers.ts';
import {
  type InvoiceKsefNumber,
  isNip,
  isPolishPostalCode,
} from '../../domain/accounts/invoice.ts';
import { contractExample, invoiceExample, PAPER_TRIP, paperOf } from '../contracts/papers.ts';
import { DEMO_TOKENS } from '../support/brand-tokens.ts';
import { pdfLines, pdfLinks, pdfPageCount, pdfRightEdges, pdfText, pdfTitle } from './read-pdf.ts';

const printPaper = (
  content: ReturnType<typeof contractExample> | ReturnType<typeof invoiceExample>,
  n = 1,
  ksef: readonly InvoiceKsefNumber[] = [],
): Promise<Uint8Array> =>
  pdfPrinter(DEMO_TOKENS).print(paperOf('K7M2P9QX', content.kind, n, { content }), ksef);

const ADDON_ROW = {
  kind: 'addon',
  option: null,
  currency: 'PLN',
  onSpot: false,
  count: 1,
  total: 100,
} as const;

describe('a printed invoice (R38)', () => {
  it('has seller and buyer with tax numbers, the service, one amount and the margin scheme’s wording', async () => {
    const text = await pdfText(await printPaper(invoiceExample(), 12));
    for (const words of [
      'Faktura',
      'FV/2027/00012',
      'Data wystawienia: 01.06.2027',
      'Termin wykonania usługi: 31.07–07.08.2027',
      'Kilwater sp. z o.o. ul. Portowa 8 81-350 Gdynia NIP 5861001009',
      'Żagle Gdyńskie sp. z o.o. ul. Łódzka 1 00-950 Warszawa NIP 5260250274',
      'Usługa turystyki: Dalmacja i wyspy (Dalmacja, Chorwacja)',
      'K7M2P9QX, 2 osoby',
      'Razem 4 298,50 PLN',
      'procedura marży dla biur podróży',
      'Przelew 01.06.2027 4 000 PLN',
      'Voucher 01.06.2027 298,50 PLN',
      'Do zapłaty 0 PLN',
    ])
      expect(text).toContain(words);
  });

  it('has no tax rate, net amount or tax, and no line for data that the buyer did not give', async () => {
    const text = await pdfText(
      await printPaper(
        invoiceExample({ buyer: { name: 'Anna Żak', nip: '', address: '', zip: '', city: '' } }),
      ),
    );
    expect(text).toContain('Anna Żak');
    expect(text).not.toMatch(/VAT|netto|brutto|stawka|%/i);
    expect(text.match(/NIP/g)).toHaveLength(2);
  });

  it('R38.13: has its KSeF number if it was sent to KSeF; otherwise it does not mention KSeF', async () => {
    const mark = {
      kind: 'invoice',
      year: 2027,
      n: 12,
      number: '5861001009-20270602-0100001AF629-FE',
    } as const;
    expect(await pdfText(await printPaper(invoiceExample(), 12, [mark]))).toContain(
      'Numer KSeF: 5861001009-20270602-0100001AF629-FE',
    );
    expect(await pdfText(await printPaper(invoiceExample(), 13, [mark]))).not.toContain('KSeF');
  });

  it('R38.15: an invoice that corrects a wrong tax number promises no refund', async () => {
    const { payments: _, price, ...billed } = invoiceExample();
    const corrected = {
      ...billed,
      kind: 'correction',
      corrects: [],
      before: price,
      after: 0,
      amount: -price,
    } as const;
    const printedText = async (reason: 'number' | 'cancelled') =>
      pdfText(
        await pdfPrinter(DEMO_TOKENS).print(
          paperOf('K7M2P9QX', 'correction', 1, { content: { ...corrected, reason } }),
          [],
        ),
      );
    expect(await printedText('cancelled')).toContain('Do zwrotu 4 298,50 PLN');
    expect(await printedText('number')).toContain('Różnica −4 298,50 PLN');
    expect(await printedText('number')).not.toContain('Do zwrotu');
  });

  it('R31: shows the amount that was paid beyond the price', async () => {
    const text = await pdfText(
      await printPaper(
        invoiceExample({ payments: [{ method: 'transfer', amount: 430_000, at: 0 }] }),
      ),
    );
    expect(text).toContain('Nadpłata 1,50 PLN');
  });
});

describe('the picture on a paper', () => {
  it('R38: a paper has its offer’s picture in at most 20 kB, or no picture if the offer has none', async () => {
    const scene = { country: 'croatia', time: 'day', vessel: 'monohull', offerId: 101 } as const;
    const pictured = async (offerId: number) =>
      printPaper(invoiceExample({ trip: { ...PAPER_TRIP, scene: { ...scene, offerId } } }));
    const [first, other] = [await pictured(101), await pictured(102)];
    const plain = await printPaper(invoiceExample());
    const hasJpeg = (file: Uint8Array) => Buffer.from(file).includes('/DCTDecode');
    expect([first, other, plain].map(hasJpeg)).toEqual([true, true, false]);
    expect(first).toEqual(await pictured(101));
    expect(first).not.toEqual(other);
    expect(first.length - plain.length).toBeLessThan(20_000);
    expect(await pdfText(first)).toBe(await pdfText(plain));
  });
});

describe('the office’s contact data on a paper', () => {
  it.each([contractExample, invoiceExample])(
    'R4: phone and e-mail are links; an old paper that was stored without this data has no links',
    async (content) => {
      const file = await printPaper(
        content({ office: { phone: '+48 22 000 11 63', email: 'biuro@rejsy.example' } }),
      );
      expect(await pdfText(file)).toContain(
        'NIP 5861001009 tel. +48 22 000 11 63 biuro@rejsy.example',
      );
      const links = await pdfLinks(file);
      expect(links).toEqual(['tel:+48220001163', 'mailto:biuro@rejsy.example']);
      expect(await pdfLinks(await printPaper(content()))).toEqual([]);
    },
  );
});

describe('a printed contract (R38)', () => {
  it('has the parties, the service, the price, the payment days and the cost of cancelling', async () => {
    const text = await pdfText(await printPaper(contractExample()));
    for (const words of [
      'Umowa o udział w imprezie turystycznej Nr UM/2027/00001 Sporządzono 01.06.2027',
      'Organizator turystyki, zezwolenie nr 1163',
      'Świętosława Żółć tel. +48 600 700 800 zolc@example.com',
      'Numer rezerwacji K7M2P9QX',
      'Termin 31.07–07.08.2027',
      'Liczba uczestników 2 osoby',
      '2 × Miejsce na jachcie: Bavaria 46 4 698,50 PLN',
      'First Minute −400 PLN',
      'Razem do zapłaty organizatorowi 4 298,50 PLN',
      'Skipper organizatora 700 EUR',
      'I rata do 01.06.2027, 12:00 1 000 PLN',
      'III rata do 01.07.2027 3 298,50 PLN',
      'Do 01.07.2027 włącznie możesz zrezygnować bezpłatnie',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('II rata do 01.06');
  });

  it('R48: lists only the cancellation fees for days after free cancellation ends', async () => {
    const text = await pdfText(await printPaper(contractExample()));
    expect(text).toContain('od 14 do 29 50% ceny od 0 do 13 80% ceny');
    expect(text).not.toContain('10% ceny');
  });

  it('R48: if cancelling is never free, lists the cancellation fees for all days before the trip', async () => {
    const text = await pdfText(await printPaper(contractExample({ freeUntil: null })));
    expect(text).toContain('60 i więcej 10% ceny od 14 do 59 50% ceny od 0 do 13 80% ceny');
    expect(text).not.toContain('bezpłatnie');
    // The order is made 13 days before the start, so the terms for earlier days do not apply.
    const late = await pdfText(
      await printPaper(contractExample({ freeUntil: null, orderedAt: Date.UTC(2027, 6, 18, 10) })),
    );
    expect(late).toContain('Zatrzymujemy od 0 do 13 80% ceny');
  });
});

describe('items without an amount, and coach and pick-up point in one line, on papers', () => {
  const row = { option: null, currency: 'PLN', count: 2, total: 0 } as const;
  const included = { ...row, kind: 'insurance', name: 'Podstawowe', onSpot: false } as const;
  const onSpot = { ...row, kind: 'journey', name: 'Wspólny przejazd', onSpot: true } as const;

  it('R12: a contract says ‘included in the price’ or ‘paid on the spot’ instead of 0 PLN', async () => {
    const text = await pdfText(await printPaper(contractExample({ rows: [included, onSpot] })));
    expect(text).toContain('2 × Podstawowe W cenie wyjazdu');
    expect(text).toContain('2 × Wspólny przejazd Płatność na miejscu');
    expect(text).not.toContain(' 0 PLN');
  });

  it('R37, R38: an annex has one line for the coach and its pick-up point', () => {
    const coach = { ...included, kind: 'journey', name: 'Autokar', count: 1 } as const;
    const point = (name: string, total: number) =>
      ({ ...coach, kind: 'point', name, total }) as const;
    const { rebates, paymentOption, plan, booker, trip, seller, brand } = contractExample();
    const agreed = (name: string, total: number) => ({
      ...{
        rebates,
        paymentOption,
        plan,
        price: 100_000 + total,
        from: trip.from,
        to: trip.to,
        travellers: 1,
      },
      rows: [coach, point(name, total)],
      lines: [{ ...coach, total, boardedAt: name }],
    });
    const [before, after] = [agreed('Warszawa', 54_900), agreed('Katowice', 49_900)];
    const content: AnnexContent = {
      ...{
        brand,
        seller,
        booker,
        trip,
        before,
        after,
        lines: [],
        firstDue: null,
        left: 0,
        overpaid: 0,
        transfer: null,
      },
      ...{ kind: 'annex', contract: { kind: 'contract', year: 2027, n: 1, madeAt: 0 } },
    };
    const changes = (content: AnnexContent) =>
      flattenBlocks(
        annexPaper(content, { kind: 'annex', year: 2027, n: 1, part: 0, madeAt: 0 }).blocks,
      ).flatMap((block) =>
        block.kind === 'table'
          ? block.rows.slice(0, -1).map((row) => row.join(' | ').replace(/\s/g, ' '))
          : [],
      );
    expect(changes(content)).toEqual([
      'Autokar: Warszawa | 549 PLN | –',
      'Autokar: Katowice | – | 499 PLN',
    ]);
    const { lines: _, ...older } = before;
    expect(changes({ ...content, before: older })).toEqual([
      'Miejsce odbioru: Warszawa | 549 PLN | –',
      'Miejsce odbioru: Katowice | – | 499 PLN',
    ]);
  });
});

describe('a printed paper', () => {
  it('never breaks a line inside an e-mail, a postal code or the days of a trip', async () => {
    const parts = ['e-mail', '81-350', '31.07–07.08.2027', 'koniec'];
    const ends = Array.from({ length: 40 }, (_, index) => index + 20);
    const blocks = ends.map(
      (before) =>
        ({ kind: 'text', text: `${'ab '.repeat(before)}${parts.join(' ')}${before}` }) as const,
    );
    const lines = await pdfLines(
      await drawPaperPdf(DEMO_TOKENS, {
        brand: '',
        title: '',
        lines: [],
        footer: '',
        madeAt: 0,
        blocks,
      }),
    );
    const pages = lines.join('\n').split(/(?<=koniec\d\d)/);
    const torn = ends.flatMap((before, nth) =>
      parts.filter((part) => !pages[nth]?.includes(part)).map((part) => `${part} after ${before}`),
    );
    expect(pages.length).toBeGreaterThanOrEqual(ends.length);
    expect(torn).toEqual([]);
  });

  it('can contain every Polish letter, small and capital', async () => {
    const name = 'Zażółć gęślą jaźń ZAŻÓŁĆ GĘŚLĄ JAŹŃ „Pchnąć w tę łódź jeża lub ośm skrzyń fig”';
    const { booker } = contractExample();
    expect(
      await pdfText(await printPaper(contractExample({ booker: { ...booker, name } }))),
    ).toContain(name);
    expect(
      await pdfText(
        await printPaper(invoiceExample({ buyer: { ...invoiceExample().buyer, name } })),
      ),
    ).toContain(name);
  });

  it('has the same bytes each time for the same content; its PDF metadata has title and language', async () => {
    const [first, other] = [
      await printPaper(contractExample()),
      await printPaper(contractExample()),
    ];
    expect(Buffer.compare(first, other)).toBe(0);
    expect(await pdfTitle(first)).toBe('Umowa o udział w imprezie turystycznej Nr UM/2027/00001');
    expect(Buffer.from(first).toString('latin1')).toContain('/Lang (pl-PL)');
  });

  it('aligns amounts at the right edge of their column, also if the column is not the last', async () => {
    const rows = [
      ['I rata', 'do 01.06.2027', '500 PLN', '7 PLN'],
      ['II rata', 'do 01.07.2027', '1 349,50 PLN', '1 000 PLN'],
    ];
    const edges = await pdfRightEdges(
      await drawPaperPdf(DEMO_TOKENS, {
        brand: '',
        title: '',
        lines: [],
        footer: '',
        madeAt: 0,
        blocks: [{ kind: 'table', head: ['A', 'B', 'C', 'D'], widths: [2, 2, 1, 1], rows }],
      }),
    );
    const rightOf = (text: string): number =>
      Math.round(edges.find((piece) => piece.text === text)?.right ?? 0);
    expect(rightOf('500 PLN')).toBe(rightOf('1 349,50 PLN'));
    expect(rightOf('500 PLN')).toBe(rightOf('C'));
    expect(rightOf('7 PLN')).toBe(rightOf('1 000 PLN'));
    expect(rightOf('I rata')).not.toBe(rightOf('II rata'));
  });

  it('continues a table of 120 rows on further pages without losing a row', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => ({
      ...ADDON_ROW,
      name: `Dodatek-${index}`,
    }));
    const file = await printPaper(contractExample({ rows }));
    const [text, pages] = [await pdfText(file), await pdfPageCount(file)];
    expect(rows.filter(({ name }) => !text.includes(`${name} 1 PLN`))).toEqual([]);
    expect(pages).toBeGreaterThan(3);
    expect(text).toContain(`Strona ${pages} z ${pages}`);
    expect(text.match(/Pozycja Kwota/g)?.length).toBe(pages - 1);
  });

  it('R28: the data for a bank transfer and their QR code are always on the same page', async () => {
    const transfer = {
      recipient: 'Kilwater',
      account: '61109010140000071219812874',
      title: 'K7M2P9QX',
      amount: 100_000,
      code: '|PL|',
    };
    for (const count of [2, 4, 6, 8]) {
      const rows = Array.from({ length: count }, (_, index) => ({
        ...ADDON_ROW,
        name: `Dodatek-${index}`,
      }));
      const text = await pdfText(await printPaper(contractExample({ rows, transfer })));
      const [, block] = /(Najbliższa wpłata przelewem.*?Zeskanuj kod)/s.exec(text) ?? [];
      expect([count, block?.includes('K7M2P9QX'), block?.includes('Strona')]).toEqual([
        count,
        true,
        false,
      ]);
    }
  });

  it('a table’s heading and introduction are on the page where the table begins', async () => {
    for (const count of [8, 10, 12, 14, 16]) {
      const rows = Array.from({ length: count }, (_, index) => ({
        ...ADDON_ROW,
        name: `Dodatek-${index}`,
      }));
      const text = await pdfText(await printPaper(contractExample({ rows, freeUntil: null })));
      const [, block] = /(Rezygnacja.*?60 i więcej)/s.exec(text) ?? [];
      expect([count, block?.includes('Strona')]).toEqual([count, false]);
    }
  });

  it('a paper’s number and file name have leading zeros, so sorting by name gives the order of issue', () => {
    expect(pdfPrinter(DEMO_TOKENS).numberOf({ kind: 'contract', year: 2027, n: 7 })).toBe(
      'UM/2027/00007',
    );
    expect(pdfPrinter(DEMO_TOKENS).fileName({ kind: 'invoice', year: 2027, n: 123 })).toBe(
      'faktura-FV-2027-00123.pdf',
    );
  });
});

describe('the seller on papers', () => {
  it.each([1, 2])('brand %i has a seller with a valid tax number and postal code', (siteId) => {
    const seller = sellersOf(DEMO_SELLERS).of(siteId);
    expect([isNip(seller?.nip ?? ''), isPolishPostalCode(seller?.zip ?? '')]).toEqual([true, true]);
  });
});
