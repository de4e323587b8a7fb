import { useState } from 'react';
import { type ApiFailure, call } from '../../../../adapters/http/client/call.ts';
import { passwordProblem } from '../../../../adapters/http/contract/screen-rules.ts';
import { accountFieldErrors } from '../../../copy/account.pl.ts';
import { newPasswordCopy } from '../../../copy/account-pages.pl.ts';
import { FormFailures } from '../../../forms/FormFailures.tsx';
import { type Texts, toSubmitFailure, useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { PasswordField } from '../../../parts/PasswordField.tsx';
import { NEW_PASSWORD_IDS, NewPasswordTwice } from '../../../shared/account/NewPasswordField.tsx';
import { isRefusedAsCommon, newPasswordFaults } from '../../../state/account/new-password.ts';
import { passwordCopy } from '../copy/panel.pl.ts';
import css from '../frame/Panel.module.css';
import type { TabProps } from '../frame/tab.ts';
import { HiddenUsername } from './PasswordAgain.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

export const PasswordTab = (props: TabProps) => {
  // A password change ends the other sessions, so the list of sessions reloads.
  const [changes, setChanges] = useState(0);
  return (
    <>
      <Panel title={passwordCopy.title}>
        <PasswordChangeForm {...props} onChanged={() => setChanges(changes + 1)} />
      </Panel>
      <SessionsPanel key={changes} {...props} />
    </>
  );
};

const IDS = { old: 'obecne-haslo', ...NEW_PASSWORD_IDS } as const;
const EMPTY = { old: '', password: '', repeat: '' };
type Field = keyof typeof IDS;

export const passwordChangeErrorTexts = (typed: typeof EMPTY): Texts<Field> => {
  const { password, repeat } = newPasswordFaults(typed);
  return {
    ...(typed.old === '' ? { old: passwordCopy.oldMissing } : {}),
    ...(password === undefined
      ? {}
      : {
          password:
            password === 'required'
              ? passwordCopy.newMissing
              : accountFieldErrors.password[password],
        }),
    ...(repeat === undefined
      ? {}
      : { repeat: repeat === 'required' ? passwordCopy.repeatMissing : newPasswordCopy.mismatch }),
  };
};

/** A wrong current password and a refused new password each have an error text (A-115, R67). */
export const passwordRefusalTexts = (failure: ApiFailure, typed: typeof EMPTY): Texts<Field> => {
  if (failure.kind !== 'refused') return {};
  const names = failure.errors.map(({ field }) => field);
  const code = isRefusedAsCommon(failure)
    ? 'tooCommon'
    : (passwordProblem(typed.password) ?? 'invalid');
  return {
    ...(names.includes('oldPassword') ? { old: passwordCopy.oldWrong } : {}),
    ...(names.includes('newPassword') ? { password: accountFieldErrors.password[code] } : {}),
  };
};

export const PasswordChangeForm = ({
  account,
  onLoggedOut,
  onChanged,
}: TabProps & { readonly onChanged: () => void }) => {
  const [isChanged, setChanged] = useState(false);
  const form = useForm({
    start: EMPTY,
    ids: IDS,
    check: (typed) => {
      setChanged(false);
      return passwordChangeErrorTexts(typed);
    },
    send: async (typed) => {
      const answer = await call('accountPasswordChange', {
        oldPassword: typed.old,
        newPassword: typed.password,
      });
      if (answer.isOk()) {
        put(EMPTY);
        setChanged(true);
        return void onChanged();
      }
      const { error } = answer;
      if (error.kind === 'refused' && error.status === 401) return void onLoggedOut();
      return toSubmitFailure(passwordRefusalTexts(error, typed), error);
    },
  });
  const { field, put, busy } = form;

  return (
    <form className={`${css.form} ${css.narrow}`} onSubmit={form.submit} noValidate>
      {isChanged && (
        <Notice kind="good" title={passwordCopy.done} live>
          {passwordCopy.doneHint}
        </Notice>
      )}
      <FormFailures form={form} title={passwordCopy.refused} />
      <HiddenUsername email={account.Email} />
      <PasswordField
        {...field('old')}
        label={passwordCopy.old}
        name="old-password"
        autoComplete="current-password"
      />
      <NewPasswordTwice field={field} about={account.Email} />
      <div>
        <Button type="submit" busy={busy && passwordCopy.busy}>
          {passwordCopy.submit}
        </Button>
      </div>
    </form>
  );
};
