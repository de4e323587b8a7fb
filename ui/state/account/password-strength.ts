import { PASSWORD_BOUNDS } from '../../../adapters/http/contract/screen-rules.ts';

/** `none`: the field is empty. `short`: the password is below the minimum length (R42). */
export type Strength = 'none' | 'short' | 'weak' | 'fair' | 'strong';

const COMMON = [
  'haslo',
  'hasło',
  'password',
  'qwerty',
  '123456',
  'polska',
  'kilwater',
  'zaq1',
  'admin',
  'abcdef',
];

const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 30],
];

/**
 * Estimates a password's entropy in bits from its length and its kinds of characters: small
 * letters, capital letters, digits, others. Repeated characters count less.
 */
const bitsOf = (password: string): number => {
  const letters = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const different = new Set(password).size;
  return Math.min(password.length, different * 1.5) * Math.log2(Math.max(2, letters));
};

/**
 * `personalText` is the e-mail or a name. A password that contains it is rated weaker, because
 * attackers can know it. The rating only informs: the shop itself requires only the length.
 */
export const passwordStrengthOf = (password: string, personalText = ''): Strength => {
  if (password === '') return 'none';
  if (password.length < PASSWORD_BOUNDS.least) return 'short';
  const plain = password.toLowerCase();
  const guessableWords = [...COMMON, personalText.toLowerCase().split('@')[0] ?? ''].filter(
    (word) => word.length > 3 && plain.includes(word),
  );
  const bits =
    bitsOf(guessableWords.reduce((remaining, word) => remaining.replace(word, ''), plain) || 'a') +
    (plain === password ? 0 : 4);
  if (bits < 36) return 'weak';
  return bits < 60 ? 'fair' : 'strong';
};
