import type { ApiFailure } from '../../../adapters/http/client/call.ts';
import { contactCopy } from '../../copy/contact.pl.ts';
import { withRefusedCharacter } from '../../copy/refused-character.pl.ts';
import { messageOfFailure, type SubmitFailure } from '../../forms/use-form.ts';

export type ContactFaults = { readonly email?: string; readonly contents?: string };

const FIELDS = ['email', 'contents'] as const;

export const missingFields = (
  typed: Readonly<Record<(typeof FIELDS)[number], string>>,
): ContactFaults =>
  Object.fromEntries(
    FIELDS.flatMap((field) =>
      typed[field].trim() === '' ? [[field, contactCopy.missing[field]]] : [],
    ),
  );

const contactFaults = (failure: ApiFailure): ContactFaults | null => {
  if (failure.kind !== 'refused' || failure.status !== 400) return null;
  const found = FIELDS.flatMap((field) => {
    const error = failure.errors.find((candidate) => candidate.field === field);
    if (error === undefined) return [];
    const text = error.code === 'required' ? contactCopy.missing[field] : contactCopy.wrong[field];
    return [[field, withRefusedCharacter(text, error.detail)] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
};

export const toContactErrors = (failure: ApiFailure): SubmitFailure<(typeof FIELDS)[number]> => {
  const errors = contactFaults(failure);
  return errors === null ? { failureMessage: messageOfFailure(failure) } : { errors };
};
