import { describe, expect, it } from 'vitest';
import { dialled, isEmail, isPhone, normalEmail } from '../../../domain/travellers/contact.ts';

describe('phone numbers', () => {
  it.each(['600700800', '+48 600 700 800', '(22) 600-70-80', '123456789012345', '+--------1'])('W-136, R34.4: %j may be kept', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each(['', '60070080', '1234567890123456', '+---------', '600 700 80a', '600.700.800', '600\t700800', '600700800\n'])(
    'R34: %j may not',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );
});

describe('e-mail addresses', () => {
  it.each([
    'a@b.pl',
    'anna.nowak+rejs@poczta.example.com',
    "o'neil@example.ie",
    'x_y-z@xn--d-uga.pl',
    '1@2.example',
    'ANNA@Example.COM',
    ' anna@example.com ',
  ])('R34.3: %j is accepted', (text) => {
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
  ])('R34: %j is refused', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('R34.3: the part before @ has 64 characters at most, the whole address 254', () => {
    expect(isEmail(`${'a'.repeat(64)}@example.com`)).toBe(true);
    expect(isEmail(`${'a'.repeat(65)}@example.com`)).toBe(false);
    const domain = (length: number): string => `${`${'b'.repeat(59)}.`.repeat(3)}${'c'.repeat(length - 180 - 3)}.pl`;
    expect(isEmail(`${'a'.repeat(14)}@${domain(239)}`)).toBe(true);
    expect(isEmail(`${'a'.repeat(15)}@${domain(239)}`)).toBe(false);
  });

  it('R34.3: addresses compare without case', () => {
    expect(normalEmail(' Anna@Example.COM ')).toBe('anna@example.com');
  });

  it('R34.3: something stands before the @, and a name of a domain ends with letters', () => {
    expect(['@example.com', 'example.com', 'anna@example.c-m', 'anna@example.co-', 'anna@ex.ample.com'].map(isEmail)).toEqual([
      ...[false, false, true, false, true],
    ]);
  });

  it('a number is dialled by its digits and its plus', () => {
    expect(dialled('+48 (600) 700-800')).toBe('+48600700800');
  });
});
