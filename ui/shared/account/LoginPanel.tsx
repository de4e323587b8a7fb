import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { accountFieldErrors, fieldLabels } from '../../copy/account.pl.ts';
import { loginCopy } from '../../copy/account-pages.pl.ts';
import { messageOfFormFailure, useForm } from '../../forms/use-form.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { loadSessionAtom } from '../../state/account/session.ts';
import { openBrowserStorage } from '../../state/browser-storage.ts';
import { rememberBrowserHasHold } from '../../state/holds.ts';
import css from '../page/AccountPage.module.css';

type Props = {
  /** Called after the session is loaded, so that the menu already shows the customer's name. */
  readonly onLoggedIn: () => void;
  readonly email?: string;
  /** The login in the reservation offers no registration, because the order creates the account. */
  readonly offersAccount?: boolean;
};

const IDS = { email: 'logowanie-email', password: 'logowanie-haslo' } as const;

export const LoginPanel = ({
  onLoggedIn,
  email: initialEmail = '',
  offersAccount = true,
}: Props) => {
  const askSession = useSetAtom(loadSessionAtom);
  const message = useRef<HTMLDivElement>(null);
  const form = useForm({
    start: { email: initialEmail, password: '' },
    ids: IDS,
    focus: 'field',
    check: ({ email, password }) => ({
      ...(email.trim() === '' ? { email: accountFieldErrors.email.required } : {}),
      ...(password === '' ? { password: accountFieldErrors.password.required } : {}),
    }),
    send: async ({ email, password }) => {
      const answer = await call('login', { email: email.trim(), password });
      if (answer.isErr()) {
        const { error } = answer;
        if (error.kind === 'refused' && error.code === 'accountBlocked')
          return { failureMessage: { title: loginCopy.blocked, text: loginCopy.blockedText } };
        const wrong = error.kind === 'refused' && (error.status === 401 || error.status === 400);
        return {
          failureMessage: wrong
            ? { title: loginCopy.wrong, text: loginCopy.wrongHint }
            : messageOfFormFailure(error),
        };
      }
      // The account perhaps has holds that began in another browser, so load the account's holds.
      rememberBrowserHasHold(openBrowserStorage());
      const session = await askSession();
      // The login succeeded, so the shop has sent a session cookie. If the session is still
      // anonymous, the browser has refused the cookie.
      if (session.kind === 'anonymous')
        return { failureMessage: { title: loginCopy.noCookies, text: loginCopy.noCookiesText } };
      return void onLoggedIn();
    },
  });
  const { field, failureMessage, busy } = form;
  useEffect(() => {
    if (failureMessage !== null) message.current?.focus();
  }, [failureMessage]);

  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      {failureMessage && (
        <div ref={message} tabIndex={-1} role="alert">
          <Notice kind="error" title={failureMessage.title}>
            {failureMessage.text}
          </Notice>
        </div>
      )}
      <TextField
        {...field('email')}
        label={fieldLabels.email}
        name="email"
        type="email"
        autoComplete="username"
      />
      <PasswordField
        {...field('password')}
        label={fieldLabels.password}
        name="password"
        autoComplete="current-password"
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
        {/*
         * In the wizard, the link opens a new browser tab, so that entered values are not lost.
         */}
        <a
          href={pages.passwordReset}
          {...(offersAccount ? {} : { target: '_blank', rel: 'noopener' })}
        >
          {loginCopy.forgotten}
        </a>
      </p>
    </form>
  );
};
