import { describe, expect, it } from 'vitest';
import { isGuessable, passwordProblem } from '../../../domain/accounts/account.ts';

describe('length of a password (R42)', () => {
  it.each([
    ['', 'required'],
    ['12345', 'tooShort'],
    ['123456', null],
    ['a'.repeat(128), null],
    ['a'.repeat(129), 'tooLong'],
  ])(
    'R42.1: for the password %j the length check returns %s (null means no error)',
    (password, problem) => {
      expect(passwordProblem(password)).toBe(problem);
    },
  );
});

describe('guessable passwords (R67)', () => {
  const listed = new Set(['sunshine', 'abc123', '1234']);
  const guessable = (password: string) =>
    isGuessable(password, (word) => listed.has(word), ['anna@example.pl', 'Kilwater Zima']);

  it.each(['sunshine', 'SunShine', 'abc123', '123456'])(
    'R67.1: the password %s is guessable as a common word, also if digits follow it',
    (password) => {
      expect(guessable(password)).toBe(true);
    },
  );

  it.each(['anna@example.pl', 'Anna@Example.PL2027', 'kilwater zima', 'KILWATER ZIMA1'])(
    'R67.2: the password %s is guessable, because it is in the account’s data or the shop’s name',
    (password) => {
      expect(guessable(password)).toBe(true);
    },
  );

  it('R67.2: an empty field of the account makes no password guessable', () => {
    expect(isGuessable('987654321', () => false, [''])).toBe(false);
  });

  it.each(['sunshine1987', 'abc1237', 'ABC12388'])(
    'R67.3: the password %s is guessable, because it is a common word followed by digits',
    (password) => {
      expect(guessable(password)).toBe(true);
    },
  );

  it.each(['      ', '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0', '      2027'])(
    'R67.1: the password %j is guessable, because it has only spaces and digits',
    (password) => {
      expect(guessable(password)).toBe(true);
    },
  );

  it.each([
    '      a',
    'sunshine!',
    '1sunshine',
    'sunshine1987a',
    'my sunshine',
    'anna@example.p',
    'zima na fali',
    'abc12',
    '987654321',
  ])(
    'R67.1, R67.3: the password %j is not guessable, because the whole password is no guessable word',
    (password) => {
      expect(guessable(password)).toBe(false);
    },
  );
});
