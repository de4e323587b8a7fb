import type { Day } from '../calendar.ts';

export type Gender = 'woman' | 'man';

/** Personal data is deleted when a person is erased (R39); '' means no value. */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: Day | '';
  readonly idDocument: string;
  readonly country: string;
  readonly gender: Gender | null;
  readonly phone: string;
  readonly email: string;
};

/** The data of a person that the office's lists show. */
export type Contact = Pick<Person, 'firstName' | 'lastName' | 'phone' | 'email'>;

export const contactOf = ({ firstName, lastName, phone, email }: Contact): Contact => ({
  ...{ firstName, lastName, phone, email },
});

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

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter((part) => part !== '').join(' ');
