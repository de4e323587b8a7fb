import type { Day } from '../calendar.ts';

export type Gender = 'woman' | 'man';

/** A participant's personal data; empty texts mean no value. Erased with the person (R39). */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: Day | '';
  readonly idDocument: string;
  readonly country: string;
  readonly gender: Gender | null;
  readonly phone: string;
  /** Lower case (R34). */
  readonly email: string;
};

export const NOBODY: Person = {
  firstName: '',
  lastName: '',
  birthDate: '',
  idDocument: '',
  country: 'Polska',
  gender: null,
  phone: '',
  email: '',
};
