import fc from 'fast-check';
import type { Decoder } from 'io-ts';
import { describe, expect, test } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { parseGrosze, toWireMoney } from '../../../adapters/http/contract/codecs/amounts.ts';
import { Grosze, Money } from '../../../adapters/http/contract/codecs/money.ts';
import {
  Day,
  Email,
  Instant,
  toWireInstant,
} from '../../../adapters/http/contract/codecs/texts.ts';
import {
  Accepted,
  BooleanAnswer,
  Id,
  SiteId,
  YesNo,
  ZeroOrOne,
} from '../../../adapters/http/contract/codecs/values.ts';
import { describePriceRow, rebateNames } from '../../../adapters/http/contract/names.pl.ts';

const reads = (codec: Decoder<unknown, unknown>, input: unknown) =>
  decode(codec, input).unwrapOr('refused');

describe('money in requests and responses (R1)', () => {
  test.each([
    [0, '0'],
    [234_900, '2349'],
    [234_950, '2349.50'],
    [5, '0.05'],
    [-20_000, '-200'],
    [-50, '-0.50'],
  ])('R1.2: an amount of %i grosze is written as the text %s', (grosze, wire) => {
    expect(toWireMoney(grosze)).toBe(wire);
    expect(reads(Money, wire)).toBe(wire);
  });

  test('an amount is decoded both from a text and from a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (grosze) => {
        expect(parseGrosze(toWireMoney(grosze))).toBe(grosze);
        expect(reads(Grosze, grosze / 100)).toBe(grosze);
        expect(reads(Money, toWireMoney(grosze))).toBe(toWireMoney(grosze));
      }),
    );
  });

  test.each(['2349.00', '2349.5', '-0', '2 349', '2349,50', '', '1e3'])(
    'amounts have the form 2349 or 2349.50; the codec of responses refuses any other form: “%s”',
    (wire) => {
      expect(reads(Money, wire)).toBe('refused');
    },
  );
});

describe('the codecs of simple values', () => {
  test.each([
    [Grosze, 0.1 + 0.2, 30],
    [Id, 7, 7],
    [Id, '7', 7],
    [Id, 0, 'refused'],
    [Id, -1, 'refused'],
    [Id, 1.5, 'refused'],
    [Id, '7x', 'refused'],
    [Id, Number.NaN, 'refused'],
    [Id, '9'.repeat(400), 'refused'],
    [SiteId, undefined, 1],
    [SiteId, '2', 2],
    [ZeroOrOne, true, 1],
    [ZeroOrOne, '0', 0],
    [ZeroOrOne, 2, 'refused'],
    [YesNo, 1, '1'],
    [YesNo, '0', '0'],
    [BooleanAnswer, '1', true],
    [Accepted, true, 1],
    [Accepted, 0, 'refused'],
    [Day, '2028-02-29', '2028-02-29'],
    [Day, '2027-02-29', 'refused'],
    [Day, '2027-2-9', 'refused'],
    [Instant, '2027-03-01T09:00:00Z', '2027-03-01T09:00:00Z'],
    [Instant, '2027-03-01T09:00:00+01:00', 'refused'],
  ])(
    'the codec %o turns the value %o of the wire into %o, or refuses it',
    (codec, input, expected) => {
      expect(reads(codec, input)).toBe(expected);
    },
  );

  test('R2.2: a point in time is written in UTC', () => {
    expect(toWireInstant(0)).toBe('1970-01-01T00:00:00.000Z');
    expect(reads(Instant, toWireInstant(1_800_000_000_000))).toBe('2027-01-15T08:00:00.000Z');
  });

  test.each(['anna@example.com', ' Anna.Zak+rejs@mail.example.pl ', "o'neil@example.org"])(
    'R34: %s is a valid e-mail',
    (address) => {
      expect(reads(Email, address)).toBe(address.trim());
    },
  );

  test.each([
    ['anna@żagle.pl', 'anna@xn--agle-99a.pl'],
    ['Anna@ŻAGLE.PL', 'Anna@xn--agle-99a.pl'],
    ['anna@xn--agle-99a.pl', 'anna@xn--agle-99a.pl'],
    ['\u202aanna\u200b@example\u2011shop.com\u00a0', 'anna@example-shop.com'],
  ])('R34.3, R67.11: the e-mail %j is decoded as %s', (typed, address) => {
    expect(reads(Email, typed)).toBe(address);
  });

  test.each([
    'żaneta@example.com',
    'anna@żagle.pl:8080',
    'anna@żagle.pl/x',
    'anna@１２７.１',
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'a@b@example.com',
    'anna..zak@example.com',
    '.anna@example.com',
    'anna@-example.com',
    'anna@exa mple.com',
    `${'a'.repeat(250)}@example.com`,
    `a@${'b.'.repeat(40_000)}pl`,
  ])('R34: %s is not a valid e-mail', (address) => {
    expect(reads(Email, address)).toBe('refused');
  });
});

describe('Polish names that the server sends', () => {
  test('the server makes a price row’s Polish name from the row’s kind and the item’s name in the catalogue', () => {
    expect(describePriceRow({ kind: 'accommodation', name: 'Bavaria 46', option: null })).toBe(
      'Miejsce na jachcie: Bavaria 46',
    );
    expect(describePriceRow({ kind: 'addon', name: 'Koszulka', option: 'M' })).toBe('Koszulka (M)');
    expect(describePriceRow({ kind: 'rebates', name: '', option: null })).toBe('Rabaty');
  });

  test('R18.2, R24, R25: rebates have the Polish names that the rules give', () => {
    expect(rebateNames).toMatchObject({
      firstMinute: 'First Minute',
      loyalty: 'Rabat lojalnościowy',
      skipper: 'Rabat skippera',
    });
  });
});
