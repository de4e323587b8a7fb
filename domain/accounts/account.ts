import type { Instant } from '../calendar.ts';
import type { Person } from '../party/person.ts';
import type { Buyer } from './invoice.ts';

const TRAILING_DIGITS = /\d*$/;

/**
 * Returns true for a common or personal word, also with digits after it (R67). `own`: the person's
 * e-mail and the brands' names.
 */
export const isGuessable = (
  password: string,
  isCommon: (word: string) => boolean,
  own: readonly string[],
): boolean => {
  const typed = password.toLowerCase();
  const ownWords = new Set(own.map((word) => word.toLowerCase()));
  // A common word may end with digits (abc123), so try every beginning of the password that only
  // digits follow.
  for (let end = typed.search(TRAILING_DIGITS); end <= typed.length; end += 1) {
    const word = typed.slice(0, end);
    if (word !== '' && (word.trim() === '' || isCommon(word) || ownWords.has(word))) return true;
  }
  return false;
};

/**
 * A customer's account. Both brands share it. It is inactive until its owner follows the link in
 * the activation mail (R35).
 */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly active: boolean;
  readonly createdAt: Instant;
  readonly person: Person;
  readonly invoice: Buyer;
  readonly newsletter: boolean;
  readonly ambassador: boolean;
  /** The office blocked it: no login and no orders (R73). Missing: not blocked. */
  readonly blocked?: { readonly reason: string; readonly by: string; readonly at: Instant };
  /** Number of changes by the owner. A change must name the version on which it is based (R58). */
  readonly version: number;
};

export const PASSWORD_BOUNDS = { least: 6, most: 128 } as const;

/** Returns what is wrong with a password's length in characters, or null (R42). */
export const passwordProblem = (password: string): 'required' | 'tooShort' | 'tooLong' | null => {
  if (password === '') return 'required';
  if (password.length < PASSWORD_BOUNDS.least) return 'tooShort';
  return password.length > PASSWORD_BOUNDS.most ? 'tooLong' : null;
};
