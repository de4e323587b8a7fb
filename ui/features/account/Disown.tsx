import { useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { disownCopy } from '../../copy/account.pl.ts';
import { type FailureMessage, messageOfFailure } from '../../forms/failure-message.ts';
import { focusWhenShown } from '../../forms/use-form.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { renderUnbreakable } from '../../parts/words/unbreakable.tsx';
import css from '../../shared/page/AccountPage.module.css';

export type DisownEnd = 'done' | 'active' | 'invalid';

export const disownEndOf = (failure: ApiFailure): DisownEnd | null => {
  if (failure.kind !== 'refused' || failure.status !== 400) return null;
  return failure.code === 'alreadyActive' ? 'active' : 'invalid';
};

/** Only a press of the button removes the account, because mail scanners open links (R43). */
export const Disown = ({
  token,
  onKeep,
}: {
  readonly token: string;
  readonly onKeep: () => void;
}) => {
  const [end, setEnd] = useState<DisownEnd | null>(null);
  const [failureMessage, setFailureMessage] = useState<FailureMessage | null>(null);
  const [busy, setBusy] = useState(false);
  const disown = async (): Promise<void> => {
    setBusy(true);
    setFailureMessage(null);
    const answer = await call('accountDisown', { token });
    setBusy(false);
    if (answer.isOk()) return setEnd('done');
    const ended = disownEndOf(answer.error);
    if (ended !== null) return setEnd(ended);
    setFailureMessage(messageOfFailure(answer.error));
  };
  if (end !== null) return <DisownEnded end={end} />;
  return (
    <>
      <h1>{disownCopy.title}</h1>
      <p className="lead">{renderUnbreakable(disownCopy.lead)}</p>
      {failureMessage && (
        <Notice kind="error" title={failureMessage.title} live>
          {failureMessage.text}
        </Notice>
      )}
      <div className={css.actions}>
        <Button busy={busy && disownCopy.busy} onClick={disown}>
          {disownCopy.submit}
        </Button>
        <Button kind="line" onClick={onKeep}>
          {disownCopy.keep}
        </Button>
      </div>
    </>
  );
};

export const DisownEnded = ({ end }: { readonly end: DisownEnd }) => (
  <div className={css.form} ref={focusWhenShown} tabIndex={-1}>
    <h1>{disownCopy.title}</h1>
    <Notice kind={end === 'done' ? 'good' : 'info'} title={disownCopy[end]} live>
      {disownCopy[`${end}Text`]}
    </Notice>
    <div>
      {end === 'active' ? (
        <ButtonLink href={pages.passwordReset}>{disownCopy.newPassword}</ButtonLink>
      ) : (
        <ButtonLink kind="line" href={pages.home}>
          {disownCopy.home}
        </ButtonLink>
      )}
    </div>
  </div>
);
