import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { fieldErrors, fieldLabels, loginCopy } from '../../copy/account.pl.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { useAskAgain } from '../../state/account/session.ts';
import css from './AccountPage.module.css';
import { type FieldTexts, type Trouble, troubleOf } from './trouble.ts';

type Props = {
  /** Called once the shop knows the customer and the menu shows it. */
  readonly onLoggedIn: () => void;
  /** Filled in beforehand: an address that has an account already. */
  readonly email?: string;
  /** False where registration makes no sense: inside the reservation, which makes the account by itself. */
  readonly offersAccount?: boolean;
};

const EMAIL_ID = 'logowanie-email';
const PASSWORD_ID = 'logowanie-haslo';

/** E-mail, password, one button. What was typed stays after every answer. */
export const LoginPanel = ({ onLoggedIn, email: given = '', offersAccount = true }: Props) => {
  const askAgain = useAskAgain();
  const [email, setEmail] = useState(given);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldTexts>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const message = useRef<HTMLDivElement>(null);

  const say = (found: Trouble): void => {
    setTrouble(found);
    requestAnimationFrame(() => message.current?.focus());
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const missing: FieldTexts = {
      ...(email.trim() === '' ? { email: fieldErrors.email.required } : {}),
      ...(password === '' ? { password: fieldErrors.password.required } : {}),
    };
    setErrors(missing);
    setTrouble(null);
    const first = missing.email ? EMAIL_ID : missing.password ? PASSWORD_ID : null;
    if (first !== null) return document.getElementById(first)?.focus();
    setBusy(true);
    const answer = await call('login', { email: email.trim(), password });
    if (answer.isErr()) {
      setBusy(false);
      const { error } = answer;
      const wrong = error.kind === 'refused' && (error.status === 401 || error.status === 400);
      return say(wrong ? { title: loginCopy.wrong, text: loginCopy.wrongHint } : troubleOf(error));
    }
    await askAgain();
    setBusy(false);
    onLoggedIn();
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {trouble && (
        <div ref={message} tabIndex={-1} role="alert">
          <Notice kind="error" title={trouble.title}>
            {trouble.text}
          </Notice>
        </div>
      )}
      <TextField
        id={EMAIL_ID}
        label={fieldLabels.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        id={PASSWORD_ID}
        label={fieldLabels.password}
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className={css.actions}>
        <Button type="submit" busy={busy && loginCopy.busy}>
          {loginCopy.submit}
        </Button>
        {offersAccount && (
          <ButtonLink kind="line" href={pages.register}>
            {loginCopy.noAccount}
          </ButtonLink>
        )}
      </div>
      <p>
        {/* Inside the reservation the link opens beside it, so that nothing typed there is left. */}
        <a href={pages.passwordReset} {...(offersAccount ? {} : { target: '_blank', rel: 'noopener' })}>
          {loginCopy.forgotten}
        </a>
      </p>
    </form>
  );
};
