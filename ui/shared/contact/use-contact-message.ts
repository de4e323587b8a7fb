import { useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { type SubmitFailure, useForm } from '../../forms/use-form.ts';
import { useSession } from '../../hooks/use-session.ts';
import { missingFields, toContactErrors } from './contact-faults.ts';

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
      missingFields({ email: addressOf(email), contents: contentsOf(contents) }),
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
