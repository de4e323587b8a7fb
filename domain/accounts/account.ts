import type { Instant } from '../calendar.ts';
import type { Person } from '../party/person.ts';

/** A customer's account, shared by both brands. Inactive until the link of its e-mail is followed (R35). */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly active: boolean;
  readonly createdAt: Instant;
  readonly person: Person;
  readonly invoice: { readonly name: string; readonly nip: string; readonly address: string; readonly city: string; readonly zip: string };
  readonly newsletter: boolean;
  readonly ambassador: boolean;
  /** How often its owner changed the data of it: a change names the one that it was made on (R58). */
  readonly version: number;
};

/** Passwords have 6 characters at least and 128 at most (R42). */
export const passwordProblem = (password: string): 'required' | 'tooShort' | 'tooLong' | null => {
  if (password === '') return 'required';
  if (password.length < 6) return 'tooShort';
  return password.length > 128 ? 'tooLong' : null;
};
