import type { Instant } from '../calendar.ts';
import type { Person } from '../party/person.ts';
import type { Buyer } from './invoice.ts';

/** Shared by both brands; inactive until the mailed link is followed (R35). */
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
