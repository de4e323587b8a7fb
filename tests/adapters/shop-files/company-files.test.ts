import { describe, expect, it } from 'vitest';
import { formatFileProblem } from '../../../adapters/shop-files/file-problem.ts';
import {
  formatBrandsFile,
  formatSellersFile,
  readBrands,
  readSellers,
  readShop,
} from '../../../adapters/shop-files/opening.ts';
import { changeLine, DEMO_DAY, fileProblems, texts } from './demo-texts.ts';

describe('the file brands.json with the brand settings', () => {
  it('is written in a readable form and read back unchanged', () => {
    const brands = readBrands(texts.brands)._unsafeUnwrap();
    expect(JSON.parse(texts.brands.text).brands[0]).toMatchObject({
      cabinSurcharge: 300,
      onlineCommissionPercent: 1,
      loyalty: [{ rebate: 40 }, {}, {}, {}],
    });
    expect(brands[0]).toMatchObject({
      cabinSurcharge: 30_000,
      loyalty: [{ rebate: 4000 }, {}, {}, {}],
    });
    expect(formatBrandsFile(brands)).toBe(texts.brands.text);
  });

  it('R4.1: null stays null; a setting that older files lack gets its default', () => {
    const later = [
      'lateOrderHours',
      'surchargeDays',
      'noticeDays',
      'noticeHour',
      'correctionMinutes',
      'preparedHours',
    ];
    const file = JSON.parse(texts.brands.text);
    const readWith = (change: (brand: Record<string, unknown>, name: string) => void) => {
      const changed = structuredClone(file);
      for (const brand of changed.brands) for (const name of later) change(brand, name);
      return readBrands({ ...texts.brands, text: JSON.stringify(changed) })._unsafeUnwrap();
    };
    const without = readWith((brand, name) => {
      brand[name] = null;
    });
    for (const brand of without)
      expect(brand).toMatchObject(Object.fromEntries(later.map((name) => [name, null])));
    const text = formatBrandsFile(without);
    expect(readBrands({ ...texts.brands, text })._unsafeUnwrap()).toEqual(without);
    expect(
      readWith((brand, name) => {
        delete brand[name];
      })[0],
    ).toMatchObject({
      lateOrderHours: 3,
      surchargeDays: { afterChange: 7, beforeStart: 14 },
      noticeDays: { beforeDue: 7, beforeStart: 7, afterEnd: 2 },
      noticeHour: 9,
      correctionMinutes: 10,
      preparedHours: 24,
    });
  });

  it.each([
    [
      'a brand setting outside its bounds',
      /"maxParticipants"/,
      '"maxParticipants": 13,',
      'brands[0].maxParticipants must be a whole number from 1 to 12, but is 13',
    ],
    [
      'half a grosz',
      /"cabinSurcharge"/,
      '"cabinSurcharge": 300.005,',
      'brands[0].cabinSurcharge must be a number from 0 to 10000 (PLN, two decimals at most), but is 300.005',
    ],
    [
      'an account whose check digits do not fit',
      /"accountNumber"/,
      '"accountNumber": "61 1090 1014 0000 0712 1981 2875"',
      'brands[0].bankTransfer.accountNumber must be account number of 26 digits whose check digits fit, but is "61 1090 1014 0000 0712 1981 2875"',
    ],
    [
      'a name spelt wrong',
      /"draftDays"/,
      '"draftDay": 30,',
      'brands[0].draftDays is missing: it must be a whole number from 1 to 365',
    ],
    [
      'tiers out of order',
      /"trips": 2/,
      '"trips": 1,',
      'brands[0].loyalty must list its numbers of trips in ascending order, each once',
    ],
  ])(
    '%s is reported with file, line and field, and nothing is imported',
    (_, line, to, sentence) => {
      const wrong = changeLine(texts.brands.text, line, () => to);
      const problems = readBrands({ file: 'marki.json', text: wrong.text })
        ._unsafeUnwrapErr()
        .map(formatFileProblem);
      expect(problems[0]).toContain(sentence);
      expect(problems[0]).toMatch(/^marki\.json:\d+: /);
      if (!sentence.includes('missing') && !sentence.includes('order'))
        expect(problems).toEqual([`marki.json:${wrong.line}: ${sentence}`]);
    },
  );

  it('R67.11, R34.7: the office’s phone and e-mail are cleaned and checked like those of a request', () => {
    const officeOf = (phone: string, email: string) => {
      const brands = JSON.parse(texts.brands.text);
      brands.brands[0].office = { phone, email };
      return readBrands({ file: 'b', text: JSON.stringify(brands) });
    };
    expect(
      officeOf('+48\u00a0(22) 000\u201111\u201163 ', 'biuro@żagle.pl')._unsafeUnwrap()[0]?.office,
    ).toEqual({
      phone: '+48 (22) 000-11-63',
      email: 'biuro@xn--agle-99a.pl',
    });
    expect(fileProblems(officeOf('+48 22 000 11 63', 'józef@example.com')).join()).toMatch(
      /brands\[0\]\.office\.email must be /,
    );
  });

  it('must be JSON without comments, complete, and without duplicate keys', () => {
    for (const [text, problem] of [
      ['', 'is no JSON: a value is missing'],
      ['{ "a": 1949,50 }', 'a decimal has a point, as in 1949.50'],
      ['{ "a": 1 "b": 2 }', 'is no JSON: a comma is missing'],
      ['{ "format": ', 'is no JSON'],
      ['{ /* x */ }', 'is no JSON: remove the comment'],
      [
        '{ "format": "kilwater-brands/1", "format": "kilwater-brands/1" }',
        'format is a duplicate field',
      ],
    ] as const)
      expect(fileProblems(readBrands({ file: 'a', text })).join()).toContain(problem);
  });
});

describe('the file sellers.json', () => {
  it('is read back unchanged, and a tax number needs a valid check digit', () => {
    expect(formatSellersFile(readSellers(texts.sellers)._unsafeUnwrap())).toBe(texts.sellers.text);
    const unsaid = changeLine(texts.sellers.text, /"guarantor":/, () => '');
    expect(fileProblems(readSellers({ file: 's', text: unsaid.text }))).toEqual([
      expect.stringMatching(
        /^s:\d+: sellers\[0\]\.guarantee\.guarantor is missing: it must be a text/,
      ),
    ]);
    // Files from before guarantees have null as the guarantor.
    const before = readSellers(texts.sellers)
      ._unsafeUnwrap()
      .map(({ guarantee: _guarantee, emergencyPhone: _phone, ...seller }) => seller);
    expect(formatSellersFile(before)).toContain('"guarantee": null');
    expect(readSellers({ file: 's', text: formatSellersFile(before) }).isOk()).toBe(true);
    const wrong = changeLine(texts.sellers.text, /"nip"/, () => '"nip": "5861001008",');
    expect(fileProblems(readSellers({ file: 's', text: wrong.text }))).toEqual([
      `s:${wrong.line}: sellers[0].nip must be tax number of ten digits whose check digit fits, but is "5861001008"`,
    ]);
  });

  it('must name a seller for each brand, and none for another', () => {
    const only = {
      file: 's',
      text: formatSellersFile(readSellers(texts.sellers)._unsafeUnwrap().slice(0, 1)),
    };
    expect(
      readShop({ ...texts, sellers: only }, DEMO_DAY, 'allowed')
        ._unsafeUnwrapErr()
        .map(formatFileProblem),
    ).toEqual(['s: sellers must name the seller of the brand of site 2']);
    const brands = {
      file: 'b',
      text: formatBrandsFile(readBrands(texts.brands)._unsafeUnwrap().slice(0, 1)),
    };
    expect(readShop({ ...texts, brands }, DEMO_DAY, 'allowed')._unsafeUnwrapErr()[0]?.problem).toBe(
      'must not name a seller of site 2: the brands’ file has no such brand',
    );
  });
});
