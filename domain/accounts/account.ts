import type { Instant } from '../calendar.ts';
import type { Person } from '../party/person.ts';
import type { Buyer } from './invoice.ts';

/** A customer's account, shared by both brands. Inactive until the link of its e-mail is followed (R35). */
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
  /** How often its owner changed the data of it: a change names the one that it was made on (R58). */
  readonly version: number;
};

/** How many characters a password has, at least and at most (R42). */
export const PASSWORD_BOUNDS = { least: 6, most: 128 } as const;

/** What is wrong with a password's length (R42). */
export const passwordProblem = (password: string): 'required' | 'tooShort' | 'tooLong' | null => {
  if (password === '') return 'required';
  if (password.length < PASSWORD_BOUNDS.least) return 'tooShort';
  return password.length > PASSWORD_BOUNDS.most ? 'tooLong' : null;
};
