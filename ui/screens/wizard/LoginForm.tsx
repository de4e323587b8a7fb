import { type KeyboardEvent, useId, useState } from 'react';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import { entryCopy } from '../../copy/wizard.pl.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { outside } from './outside.ts';
import css from './wizard.module.css';

type Props = {
  readonly email?: string;
  /** Stands inside the step's own form: then it is a group of fields, because forms do not nest. */
  readonly nested?: boolean;
  /** Called once the session is the customer's. */
  readonly onDone: () => void;
  readonly main?: boolean;
};

const wordsFor = (failure: ApiFailure): { readonly title: string; readonly text?: string } => {
  if (failure.kind === 'tooMany') return { title: entryCopy.tooMany(failure.retryAfterSeconds) };
  return failure.kind === 'refused'
    ? { title: entryCopy.refused, text: entryCopy.refusedText }
    : { title: entryCopy.away, text: entryCopy.awayText };
};

/** Logs in without leaving the reservation: its draft and everything typed stay (R44). */
export const LoginForm = ({ email: given = '', nested = false, onDone, main = false }: Props) => {
  const [email, setEmail] = useState(given);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const id = useId();
  const submit = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const answer = await outside.call('login', { siteId: 1, email: email.trim(), password });
    setBusy(false);
    if (answer.isOk()) onDone();
    else setFailure(answer.error);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void submit();
  };
  const words = failure && wordsFor(failure);
  const fields = (
    <>
      {words && (
        <Notice kind="error" title={words.title} live>
          {words.text}
        </Notice>
      )}
      <TextField
        id={`${id}-email`}
        label={entryCopy.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordField
        id={`${id}-haslo`}
        label={entryCopy.password}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div>
        <Button
          kind={main ? 'main' : 'line'}
          type={nested ? 'button' : 'submit'}
          busy={busy && entryCopy.entering}
          onClick={nested ? () => void submit() : undefined}
        >
          {entryCopy.login}
        </Button>
      </div>
    </>
  );
  return nested ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout
    <div role="group" aria-label={entryCopy.login} className={css.group} onKeyDown={onKeyDown}>
      {fields}
    </div>
  ) : (
    <form
      className={css.group}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {fields}
    </form>
  );
};
