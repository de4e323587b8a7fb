import { useState } from 'react';
import { type ApiFailure, call } from '../../../adapters/http/client/call.ts';
import { contactCopy } from '../../copy/contact.pl.ts';
import { withRefusedCharacter } from '../../copy/refused-character.pl.ts';
import { messageOfFormFailure, type SubmitFailure, useForm } from '../../forms/use-form.ts';
import { useSession } from '../../hooks/use-session.ts';

type Field = 'email' | 'contents';

type Letter = {
  readonly ids: Readonly<Record<Field, string>>;
  /** `email` is null until typed; the form then shows the logged-in customer's e-mail. */
  readonly start?: { readonly email: string | null; readonly contents: string };
  /** The sender's e-mail if the browser sent the form before scripts loaded; null otherwise. */
  readonly sentTo?: string | null;
  readonly refused?: SubmitFailure<Field> | undefined;
  readonly contentsOf?: (typed: string) => string;
};

export const useContactMessage = ({
  ids,
  start = { email: null, contents: '' },
  sentTo: before = null,
  refused,
  contentsOf = (typed) => typed,
}: Letter) => {
  const session = useSession();
  const [sentTo, setSentTo] = useState(before);
  const addressOf = (typed: string | null): string =>
    typed ?? (session.kind === 'customer' ? session.account.Email : '');
  const form = useForm({
    start: { ...start, leaveEmpty: '' },
    ids,
    refused,
    check: ({ email, contents }) =>
      missingFieldTexts({ email: addressOf(email), contents: contentsOf(contents) }),
    send: async ({ email, contents, leaveEmpty }, put) => {
      const address = addressOf(email).trim();
      const answer = await call('contactRequest', {
        email: address,
        contents: contentsOf(contents),
        leaveEmpty,
      });
      if (answer.isErr()) return toContactErrors(answer.error);
      put({ contents: '' });
      return void setSentTo(address);
    },
  });
  return { form, address: addressOf(form.values.email), sentTo, another: () => setSentTo(null) };
};

type ContactFaults = { readonly email?: string; readonly contents?: string };

const FIELDS = ['email', 'contents'] as const;

export const missingFieldTexts = (
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
  return errors === null ? { failureMessage: messageOfFormFailure(failure) } : { errors };
};
