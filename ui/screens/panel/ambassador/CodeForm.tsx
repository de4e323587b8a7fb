import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../../adapters/http/client/failure.ts';
import type { AmbassadorCode } from '../../../../adapters/http/contract/panel/ambassadors.ts';
import { ambassadorCopy } from '../../../copy/panel-ambassador.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { isLoggedOut } from '../../../state/loaded.ts';
import { type Trouble, troubleOf } from '../../account/trouble.ts';
import css from '../frame/Panel.module.css';

const NAME_ID = 'kod-nazwa';

/** Whether a failure is about the name: its shape, or that somebody has it. */
export const isNameRefused = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' && (failure.status === 409 || failure.errors.some(({ field }) => field === 'name'));

type Props = { readonly onMade: (code: AmbassadorCode) => void; readonly onCancel: () => void; readonly onLoggedOut: () => void };

/** A new code: its name alone, for the figures are the brand's. */
export const CodeForm = ({ onMade, onCancel, onLoggedOut }: Props) => {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  // The button that opened the form is gone, and a name that was refused is to be mended: the field takes the focus.
  useEffect(() => {
    if (!busy) document.getElementById(NAME_ID)?.focus();
  }, [busy]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setTrouble(null);
    setError(undefined);
    if (name.trim() === '') {
      setError(ambassadorCopy.nameMissing);
      return document.getElementById(NAME_ID)?.focus();
    }
    setBusy(true);
    const answer = await call('ambassadorCodeCreate', { name: name.trim() });
    if (answer.isOk()) return onMade(answer.value.AmbassadorCode);
    setBusy(false);
    if (isLoggedOut(answer.error)) return onLoggedOut();
    if (isNameRefused(answer.error)) setError(ambassadorCopy.nameRefused);
    else setTrouble(troubleOf(answer.error));
  };

  return (
    <Panel title={ambassadorCopy.formTitle}>
      <form className={`${css.form} ${css.narrow}`} onSubmit={submit} noValidate>
        {trouble && (
          <Notice kind="error" title={ambassadorCopy.failed} live>
            {trouble.text}
          </Notice>
        )}
        <TextField
          id={NAME_ID}
          label={ambassadorCopy.name}
          hint={ambassadorCopy.nameHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={name}
          error={error}
          onChange={({ target }) => setName(target.value)}
        />
        <div className={css.actions}>
          <Button type="submit" busy={busy && ambassadorCopy.busy}>
            {ambassadorCopy.submit}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onCancel}>
            {ambassadorCopy.cancel}
          </Button>
        </div>
      </form>
    </Panel>
  );
};
