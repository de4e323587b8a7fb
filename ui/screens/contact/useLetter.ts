import { useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { type Refused, useForm } from '../../forms/useForm.ts';
import { useSession } from '../../hooks/useSession.ts';
import { contactRefused, missingFields } from './contactFaults.ts';

type Field = 'email' | 'contents';

type Letter = {
  readonly ids: Readonly<Record<Field, string>>;
  /** What stands in the fields before anything is typed; no address is the customer's own. */
  readonly start?: { readonly email: string | null; readonly contents: string };
  /** Whom it was sent to before the program was there, and what came of it otherwise. */
  readonly sentTo?: string | null;
  readonly refused?: Refused<Field> | undefined;
  /** The message, made of what was typed into its field. */
  readonly contentsOf?: (typed: string) => string;
};

/** A message to the office: its form, whose `address` is the customer's own until another is typed, and to whom it has gone. */
export const useLetter = ({
  ids,
  start = { email: null, contents: '' },
  sentTo: before = null,
  refused,
  contentsOf = (typed) => typed,
}: Letter) => {
  const session = useSession();
  const [sentTo, setSentTo] = useState(before);
  const addressOf = (typed: string | null): string => typed ?? (session.kind === 'customer' ? session.account.Email : '');
  const form = useForm({
    start: { ...start, leaveEmpty: '' },
    ids,
    refused,
    check: ({ email, contents }) => missingFields({ email: addressOf(email), contents: contentsOf(contents) }),
    send: async ({ email, contents, leaveEmpty }, put) => {
      const address = addressOf(email).trim();
      const answer = await call('contactRequest', { email: address, contents: contentsOf(contents), leaveEmpty });
      if (answer.isErr()) return contactRefused(answer.error);
      put({ contents: '' });
      return void setSentTo(address);
    },
  });
  return { form, address: addressOf(form.values.email), sentTo, another: () => setSentTo(null) };
};
