import { readBirthDate } from '../../../../adapters/http/contract/account/birth-date.ts';
import type { FieldError } from '../../../../adapters/http/contract/failure.ts';
import type { ParticipantChange } from '../../../../adapters/http/contract/panel/panel.ts';
import type { Participant } from '../../../../adapters/http/contract/wizard/participants.ts';
import { PERSON_FIELDS, type PersonFieldName } from '../../../shared/person/person-fields.ts';
import { fieldOf } from './changes.ts';

export type TypedPerson = Readonly<Record<PersonFieldName, string>>;

export const personFormOf = (person: Participant): TypedPerson => ({
  firstName: person.firstName,
  lastName: person.lastName,
  birthDate: person.birthDate,
  gender: person.gender,
  idDocument: person.idDocument,
  country: person.country,
  phone: person.phone,
  email: person.email,
});

const isEmpty = (text: string): boolean => text.trim() === '';

/** If the name or the birth date is empty, the data count as given later. */
export const toPersonRequest = (userNum: number, typed: TypedPerson): ParticipantChange => ({
  userNum,
  ...typed,
  birthDate: readBirthDate(typed.birthDate),
  fillInLater: [typed.firstName, typed.lastName, typed.birthDate].some(isEmpty) ? 1 : 0,
});

export type PersonFaults = Readonly<Partial<Record<PersonFieldName, string>>>;

const isField = (word: string): word is PersonFieldName =>
  PERSON_FIELDS.some((field) => field === word);

/** If a person's data may not be given later, the three required fields are missing (R34). */
export const personFaults = (errors: readonly FieldError[], typed: TypedPerson): PersonFaults =>
  Object.fromEntries(
    errors.flatMap((error) => {
      const { name } = fieldOf(error);
      if (isField(name)) return [[name, error.code]];
      if (name !== 'fillInLater') return [];
      return (['firstName', 'lastName', 'birthDate'] as const)
        .filter((field) => isEmpty(typed[field]))
        .map((field) => [field, 'required']);
    }),
  );
