import { type FormEvent, useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../../adapters/http/client/failure.ts';
import { fieldErrors, newPasswordCopy } from '../../../copy/account.pl.ts';
import { passwordCopy } from '../../../copy/panel.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import { ErrorSummary } from '../../../parts/ErrorSummary.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { PasswordField } from '../../../parts/PasswordField.tsx';
import { passwordCode, typedFaults } from '../../../state/account/newPassword.ts';
import { NewPasswordField } from '../../account/NewPasswordField.tsx';
import { type Trouble, troubleOf } from '../../account/trouble.ts';
import css from '../frame/Panel.module.css';
import type { TabProps } from '../frame/tab.ts';

const IDS = { old: 'obecne-haslo', password: 'nowe-haslo', repeat: 'nowe-haslo-powtorz' } as const;
const FIELDS = ['old', 'password', 'repeat'] as const;
const EMPTY = { old: '', password: '', repeat: '' };
type Texts = Readonly<Partial<Record<keyof typeof IDS, string>>>;

/** What the form itself can see. */
export const changeTexts = (typed: typeof EMPTY): Texts => {
  const { password, repeat } = typedFaults(typed);
  return {
    ...(typed.old === '' ? { old: passwordCopy.oldMissing } : {}),
    ...(password === undefined ? {} : { password: password === 'required' ? passwordCopy.newMissing : fieldErrors.password[password] }),
    ...(repeat === undefined ? {} : { repeat: repeat === 'required' ? passwordCopy.repeatMissing : newPasswordCopy.mismatch }),
  };
};

/** What the shop sees: a wrong present password, or a new one that it does not take. */
export const refusedTexts = (failure: ApiFailure, typed: typeof EMPTY): Texts => {
  if (failure.kind !== 'refused') return {};
  const names = failure.errors.map(({ field }) => field);
  const code = passwordCode(typed.password) ?? 'invalid';
  return {
    ...(names.includes('oldPassword') ? { old: passwordCopy.oldWrong } : {}),
    ...(names.includes('newPassword') ? { password: fieldErrors.password[code] } : {}),
  };
};

/** Present password, new one, and the new one again. */
export const PasswordChange = ({ account, onLoggedOut, onChanged }: TabProps & { readonly onChanged: () => void }) => {
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<Texts>({});
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const faults = changeTexts(typed);
    setErrors(faults);
    setTrouble(null);
    setDone(false);
    setAttempt(attempt + 1);
    if (Object.keys(faults).length > 0) return;
    setBusy(true);
    const answer = await call('accountPasswordChange', { oldPassword: typed.old, newPassword: typed.password });
    setBusy(false);
    if (answer.isOk()) {
      setTyped(EMPTY);
      setDone(true);
      return onChanged();
    }
    const { error } = answer;
    if (error.kind === 'refused' && error.status === 401) return onLoggedOut();
    const found = refusedTexts(error, typed);
    setErrors(found);
    if (Object.keys(found).length === 0) setTrouble(troubleOf(error));
  };

  return (
    <form className={`${css.form} ${css.narrow}`} onSubmit={submit} noValidate>
      {done && (
        <Notice kind="good" title={passwordCopy.done} live>
          {passwordCopy.doneHint}
        </Notice>
      )}
      {trouble && (
        <Notice kind="error" title={trouble.title} live>
          {trouble.text}
        </Notice>
      )}
      <ErrorSummary
        title={passwordCopy.refused}
        attempt={attempt}
        faults={FIELDS.flatMap((field) => {
          const words = errors[field];
          return words === undefined ? [] : [{ fieldId: IDS[field], text: words }];
        })}
      />
      {/* For password managers alone: it tells them whose password this is. */}
      <input className="vh" type="email" name="username" autoComplete="username" value={account.Email} readOnly tabIndex={-1} aria-hidden />
      <PasswordField
        id={IDS.old}
        label={passwordCopy.old}
        name="old-password"
        autoComplete="current-password"
        value={typed.old}
        error={errors.old}
        onChange={({ target }) => setTyped({ ...typed, old: target.value })}
      />
      <NewPasswordField
        id={IDS.password}
        label={newPasswordCopy.password}
        hint={newPasswordCopy.hint}
        about={account.Email}
        name="password"
        value={typed.password}
        error={errors.password}
        onChange={({ target }) => setTyped({ ...typed, password: target.value })}
      />
      <PasswordField
        id={IDS.repeat}
        label={newPasswordCopy.repeat}
        name="password-repeat"
        autoComplete="new-password"
        value={typed.repeat}
        error={errors.repeat}
        onChange={({ target }) => setTyped({ ...typed, repeat: target.value })}
      />
      <div>
        <Button type="submit" busy={busy && passwordCopy.busy}>
          {passwordCopy.submit}
        </Button>
      </div>
    </form>
  );
};
