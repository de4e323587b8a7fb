import type { Instant } from '../calendar.ts';
import type { Person } from '../party/person.ts';
import type { Buyer } from './invoice.ts';

const TRAILING_DIGITS = /\d*$/;

/**
 * A password is weak if it is a common word, the e-mail or a brand's name. Digits at the end of
 * such a word do not make the password strong (R67).
 */
export const isGuessable = (
  password: string,
  isCommon: (word: string) => boolean,
  personalWords: readonly string[],
): boolean => {
  const typed = password.toLowerCase();
  const ownWords = new Set(personalWords.map((word) => word.toLowerCase()));
  for (let end = typed.search(TRAILING_DIGITS); end <= typed.length; end += 1) {
    const word = typed.slice(0, end);
    if (word !== '' && (word.trim() === '' || isCommon(word) || ownWords.has(word))) return true;
  }
  return false;
};

/** An account works in all brands, once its owner has followed the activation link (R35). */
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
  /** A blocked account can neither log in nor order (R73). */
  readonly blocked?: { readonly reason: string; readonly by: string; readonly at: Instant };
  /**
   * How often all sessions of the account were ended; missing means never. A login is refused if
   * this number has changed since the shop read the account (R44.7).
   */
  readonly sessionsEnded?: number;
  /**
   * A request to change the account contains the version that the customer saw. If the account has
   * another version now, the request is refused, because somebody changed the account meanwhile
   * (R58).
   */
  readonly version: number;
};

export const PASSWORD_BOUNDS = { least: 6, most: 128 } as const;

/** Returns 'required', 'tooShort' or 'tooLong'; null if the password's length is valid (R42). */
export const passwordProblem = (password: string): 'required' | 'tooShort' | 'tooLong' | null => {
  if (password === '') return 'required';
  if (password.length < PASSWORD_BOUNDS.least) return 'tooShort';
  return password.length > PASSWORD_BOUNDS.most ? 'tooLong' : null;
};
