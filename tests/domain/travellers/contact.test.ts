import { describe, expect, it } from 'vitest';
import {
  dialableNumber,
  firstRefusedCharacterInEmail,
  isEmail,
  isPhone,
  isPhoneByCurrentOrFormerRules,
  normalizeEmail,
} from '../../../domain/travellers/contact.ts';

describe('validation of phone numbers', () => {
  it.each([
    '600700800',
    '+48 600 700 800',
    '(22) 600-70-80',
    '123456789012345',
    '0048 600 700 800',
    '00123456789012345',
    '+48 (600) 700 800',
    '+380 50 123 45 67',
    '600.700.800',
  ])('W-136, R34.4: %j is a valid phone number', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    '',
    '60070080',
    '0012345678',
    '1234567890123456',
    '+---------',
    '+--------1',
    '600 700 80a',
    '600/700/800',
    '600\t700800',
  ])('R34.4: %j is not a valid phone number', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  it('R34.4: a phone number in the journal is valid by the older rule: 9 to 15 characters with a digit', () => {
    expect(
      ['+--------1', '12 34 56 7', '+380 50 123 45 67', '60070080', '+48 600 700 8001'].map(
        isPhoneByCurrentOrFormerRules,
      ),
    ).toEqual([...[true, true, true, false, true]]);
  });
});

describe('validation of e-mail addresses, and the form in which a phone number is dialled', () => {
  it.each([
    'a@b.pl',
    'anna.nowak+rejs@poczta.example.com',
    "o'neil@example.ie",
    'x_y-z@xn--d-uga.pl',
    '1@2.example',
    'ANNA@Example.COM',
    ' anna@example.com ',
  ])('R34.3: %j is a valid e-mail address', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@@example.com',
    'anna.@example.com',
    '.anna@example.com',
    'an..na@example.com',
    'anna@-example.com',
    'anna@example-.com',
    'anna@example..com',
    'anna@example.c',
    'anna@example.123',
    'anna nowak@example.com',
    'anna@exa mple.com',
    'żaneta@example.com',
  ])('R34: %j is not a valid e-mail address', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('R34.3: the part before @ has at most 64 characters, the whole e-mail 254', () => {
    expect(isEmail(`${'a'.repeat(64)}@example.com`)).toBe(true);
    expect(isEmail(`${'a'.repeat(65)}@example.com`)).toBe(false);
    const domain = (length: number): string =>
      `${`${'b'.repeat(59)}.`.repeat(3)}${'c'.repeat(length - 180 - 3)}.pl`;
    expect(isEmail(`${'a'.repeat(14)}@${domain(239)}`)).toBe(true);
    expect(isEmail(`${'a'.repeat(15)}@${domain(239)}`)).toBe(false);
  });

  it('R34.3: two e-mail addresses are equal if they differ only in upper and lower case', () => {
    expect(normalizeEmail(' Anna@Example.COM ')).toBe('anna@example.com');
  });

  it('R34.3: the part before @ is not empty, and a domain ends with letters', () => {
    expect(
      [
        '@example.com',
        'example.com',
        'anna@example.c-m',
        'anna@example.co-',
        'anna@ex.ample.com',
      ].map(isEmail),
    ).toEqual([...[false, false, true, false, true]]);
  });

  it.each([
    ['józef@example.com', 'ó', 2],
    ['anna@example,com', ',', 13],
    ['anna@example.com.', '.', 17],
    ['anna nowak@example.com', ' ', 5],
    ['a@b@example.com', '@', 2],
    ['😀anna@exam_ple.com', '😀', 1],
    ['anna@exam_ple.com', '_', 10],
  ])(
    'R34.7: in %s the first character that is not allowed is %j at position %i',
    (text, character, position) => {
      expect(firstRefusedCharacterInEmail(text)).toEqual({ character, position });
    },
  );

  it('R34.7: for an incomplete e-mail no forbidden character is reported', () => {
    expect(['anna', 'anna@', 'anna@example'].map(firstRefusedCharacterInEmail)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('R34.4: a phone number is dialled with only digits and a leading plus; a leading 00 becomes a plus', () => {
    expect(dialableNumber('+48 (600) 700-800')).toBe('+48600700800');
    expect(dialableNumber('0048 600.700.800')).toBe('+48600700800');
    expect(dialableNumber('48600700800')).toBe('+48600700800');
    expect(dialableNumber('600 700 800')).toBe('600700800');
  });
});
