import { useState } from 'react';
import { type ApiFailure, call } from '../../../adapters/http/client/call.ts';
import { activateOrderCopy } from '../../copy/account-pages.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';

type Said = 'sent' | 'tooMany' | 'alreadyActive' | 'failed';

const saidOf = (failure: ApiFailure): Said => {
  if (failure.kind === 'tooMany') return 'tooMany';
  return failure.kind === 'refused' && failure.code === 'alreadyActive'
    ? 'alreadyActive'
    : 'failed';
};

/** Resends the activation link of the account that a booking created (R69). */
export const ResendActivationButton = ({ id }: { readonly id: string }) => {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Said | null>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    setMessage(null);
    const answer = await call('accountActivationAgain', { reservationId: id });
    setBusy(false);
    setMessage(answer.isOk() ? 'sent' : saidOf(answer.error));
  };
  return (
    <Notice kind="info" title={activateOrderCopy.title}>
      <p>{joinShortWordsByNoBreakSpaces(activateOrderCopy.text)}</p>
      <Button
        kind="line"
        small
        busy={busy && activateOrderCopy.sending}
        onClick={() => void send()}
      >
        {activateOrderCopy.again}
      </Button>
      <p role="status">{message !== null && activateOrderCopy.said[message]}</p>
    </Notice>
  );
};
