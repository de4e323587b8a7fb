import { useState } from 'react';
import { useParams } from 'wouter';
import { call } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { accountFieldErrors } from '../../copy/account.pl.ts';
import { newPasswordCopy } from '../../copy/account-pages.pl.ts';
import { FormFailures } from '../../forms/FormFailures.tsx';
import { messageOfFormFailure, type Texts, useForm } from '../../forms/use-form.ts';
import { usePageTitle } from '../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { NEW_PASSWORD_IDS, NewPasswordTwice } from '../../shared/account/NewPasswordField.tsx';
import css from '../../shared/page/AccountPage.module.css';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import {
  type EnteredPassword,
  isRefusedAsCommon,
  newPasswordFaults,
} from '../../state/account/new-password.ts';
import { FocusedHeading } from './FocusedHeading.tsx';

export const newPasswordErrorTexts = (typed: EnteredPassword): Texts<keyof EnteredPassword> => {
  const { password, repeat } = newPasswordFaults(typed);
  return {
    ...(password === undefined ? {} : { password: accountFieldErrors.password[password] }),
    ...(repeat === undefined ? {} : { repeat: newPasswordCopy.mismatch }),
  };
};

/** The mail about a forgotten password links to this page, which sets a new password (R43). */
export const PasswordPage = () => {
  usePageTitle(newPasswordCopy.title);
  const { token = '' } = useParams<{ token: string }>();
  const [isSent, setSent] = useState(false);
  return (
    <ShopPage>
      <div className={`wrap ${css.one}`}>
        {isSent ? (
          <PasswordSaved />
        ) : (
          <>
            <h1>{newPasswordCopy.title}</h1>
            <p className="lead">{newPasswordCopy.lead}</p>
            <Panel>
              <PasswordForm token={token} onSaved={() => setSent(true)} />
            </Panel>
          </>
        )}
      </div>
    </ShopPage>
  );
};

export const PasswordSaved = () => (
  <>
    <FocusedHeading>{newPasswordCopy.title}</FocusedHeading>
    <Notice kind="good" title={newPasswordCopy.done} live>
      {newPasswordCopy.doneHint}
    </Notice>
    <div>
      <ButtonLink href={pages.login}>{newPasswordCopy.login}</ButtonLink>
    </div>
  </>
);

export const PasswordLinkRefused = () => (
  <Notice kind="error" title={newPasswordCopy.refused} live>
    {newPasswordCopy.refusedHint} <a href={pages.passwordReset}>{newPasswordCopy.askForNewLink}</a>
  </Notice>
);

type PasswordFormProps = { readonly token: string; readonly onSaved: () => void };

const PasswordForm = ({ token, onSaved }: PasswordFormProps) => {
  const [refused, setRefused] = useState(false);
  const form = useForm({
    start: { password: '', repeat: '' },
    ids: NEW_PASSWORD_IDS,
    check: (typed) => {
      setRefused(false);
      return newPasswordErrorTexts(typed);
    },
    send: async ({ password }) => {
      const answer = await call('passwordResetSave', { token, newPassword: password });
      if (answer.isOk()) return void onSaved();
      const { error } = answer;
      if (isRefusedAsCommon(error))
        return { errors: { password: accountFieldErrors.password.tooCommon } };
      if (error.kind === 'refused' && error.status === 400) return void setRefused(true);
      return { failureMessage: messageOfFormFailure(error) };
    },
  });
  const { field, busy } = form;

  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      {refused && <PasswordLinkRefused />}
      <FormFailures form={form} title={newPasswordCopy.faults} />
      <NewPasswordTwice field={field} />
      <div>
        <Button type="submit" busy={busy && newPasswordCopy.busy}>
          {newPasswordCopy.submit}
        </Button>
      </div>
    </form>
  );
};
