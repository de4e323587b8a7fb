import { type FormEvent, useState } from 'react';
import { useParams } from 'wouter';
import { call } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { fieldErrors, newPasswordCopy } from '../../copy/account.pl.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { type TypedPassword, typedFaults } from '../../state/account/newPassword.ts';
import { usePageTitle } from '../../state/pageHead.ts';
import css from './AccountPage.module.css';
import { EndHeading } from './EndHeading.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { ShopPage } from './ShopPage.tsx';
import { type Trouble, troubleOf } from './trouble.ts';

const IDS = { password: 'nowe-haslo', repeat: 'nowe-haslo-powtorz' } as const;
type Texts = Readonly<Partial<Record<keyof typeof IDS, string>>>;

/** The words for what is wrong with a new password and its repeat. */
export const passwordTexts = (typed: TypedPassword): Texts => {
  const { password, repeat } = typedFaults(typed);
  return {
    ...(password === undefined ? {} : { password: fieldErrors.password[password] }),
    ...(repeat === undefined ? {} : { repeat: newPasswordCopy.mismatch }),
  };
};

/** /Password/:token: sets the password that the e-mailed link is for (R43). */
export const PasswordPage = () => {
  usePageTitle(`${newPasswordCopy.title} | Kilwater`);
  const { token = '' } = useParams<{ token: string }>();
  const [done, setDone] = useState(false);
  return (
    <ShopPage>
      <div className={`wrap ${css.one}`}>
        {done ? (
          <PasswordSaved />
        ) : (
          <>
            <h1>{newPasswordCopy.title}</h1>
            <p className="lead">{newPasswordCopy.lead}</p>
            <Panel>
              <PasswordForm token={token} onSaved={() => setDone(true)} />
            </Panel>
          </>
        )}
      </div>
    </ShopPage>
  );
};

export const PasswordSaved = () => (
  <>
    <EndHeading>{newPasswordCopy.title}</EndHeading>
    <Notice kind="good" title={newPasswordCopy.done} live>
      {newPasswordCopy.doneHint}
    </Notice>
    <div>
      <ButtonLink href={pages.login}>{newPasswordCopy.login}</ButtonLink>
    </div>
  </>
);

/** A link that was used, ended or cut on its way. */
export const LinkRefused = () => (
  <Notice kind="error" title={newPasswordCopy.refused} live>
    {newPasswordCopy.refusedHint} <a href={pages.passwordReset}>{newPasswordCopy.again}</a>
  </Notice>
);

const PasswordForm = ({ token, onSaved }: { readonly token: string; readonly onSaved: () => void }) => {
  const [typed, setTyped] = useState<TypedPassword>({ password: '', repeat: '' });
  const [errors, setErrors] = useState<Texts>({});
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | 'refused' | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const faults = passwordTexts(typed);
    setErrors(faults);
    setTrouble(null);
    setAttempt(attempt + 1);
    if (Object.keys(faults).length > 0) return;
    setBusy(true);
    const answer = await call('passwordResetSave', { token, newPassword: typed.password });
    setBusy(false);
    if (answer.isOk()) return onSaved();
    const { error } = answer;
    setTrouble(error.kind === 'refused' && error.status === 400 ? 'refused' : troubleOf(error));
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {trouble === 'refused' && <LinkRefused />}
      {trouble !== null && trouble !== 'refused' && (
        <Notice kind="error" title={trouble.title} live>
          {trouble.text}
        </Notice>
      )}
      <ErrorSummary
        title={newPasswordCopy.faults}
        attempt={attempt}
        faults={(['password', 'repeat'] as const).flatMap((field) => {
          const text = errors[field];
          return text === undefined ? [] : [{ fieldId: IDS[field], text }];
        })}
      />
      <NewPasswordField
        id={IDS.password}
        label={newPasswordCopy.password}
        hint={newPasswordCopy.hint}
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
        <Button type="submit" busy={busy && newPasswordCopy.busy}>
          {newPasswordCopy.submit}
        </Button>
      </div>
    </form>
  );
};
