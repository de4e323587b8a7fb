import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import { contactCopy } from '../../copy/contact.pl.ts';
import { withCharacter } from '../../copy/refused-character.pl.ts';
import { troubleOf } from '../../forms/trouble.ts';
import type { Refused } from '../../forms/useForm.ts';

/** What each field of the form says is wrong with it. */
export type ContactFaults = { readonly email?: string; readonly contents?: string };

const FIELDS = ['email', 'contents'] as const;

/** The fields that nothing was typed into. */
export const missingFields = (typed: Readonly<Record<(typeof FIELDS)[number], string>>): ContactFaults =>
  Object.fromEntries(FIELDS.flatMap((field) => (typed[field].trim() === '' ? [[field, contactCopy.missing[field]]] : [])));

/** What a refusal of the request says of each field; null where it is about none of them. */
const contactFaults = (failure: ApiFailure): ContactFaults | null => {
  if (failure.kind !== 'refused' || failure.status !== 400) return null;
  const found = FIELDS.flatMap((field) => {
    const error = failure.errors.find((one) => one.field === field);
    if (error === undefined) return [];
    const text = error.code === 'required' ? contactCopy.missing[field] : contactCopy.wrong[field];
    return [[field, withCharacter(text, error.detail)] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
};

/** What a refusal tells the form: words at its fields, or what stopped the call. */
export const contactRefused = (failure: ApiFailure): Refused<(typeof FIELDS)[number]> => {
  const errors = contactFaults(failure);
  return errors === null ? { trouble: troubleOf(failure) } : { errors };
};
