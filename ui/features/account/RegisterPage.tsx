import { useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { emailFieldError } from '../../../adapters/http/contract/account/email.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { passwordProblem } from '../../../adapters/http/contract/screen-rules.ts';
import { type AccountFieldName, accountFieldErrors, fieldLabels } from '../../copy/account.pl.ts';
import { registerCopy } from '../../copy/account-pages.pl.ts';
import { FormFailures } from '../../forms/FormFailures.tsx';
import { type FieldTexts, fieldTexts, toSubmitFailure, useForm } from '../../forms/use-form.ts';
import { usePageTitle } from '../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Checkbox } from '../../parts/Checkbox.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { renderUnbreakableParts } from '../../parts/words/Html.tsx';
import { NewPasswordField } from '../../shared/account/NewPasswordField.tsx';
import css from '../../shared/page/AccountPage.module.css';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { FocusedHeading } from './FocusedHeading.tsx';

const IDS: Readonly<Record<AccountFieldName, string>> = {
  email: 'rejestracja-email',
  password: 'rejestracja-haslo',
  policyAccepted: 'rejestracja-zgoda',
  newsletterAccepted: 'rejestracja-newsletter',
};

const START = { email: '', password: '', policyAccepted: false, newsletterAccepted: false };

export const registrationErrorTexts = ({
  email,
  password,
  policyAccepted,
}: typeof START): FieldTexts => {
  const wrong = emailFieldError(email);
  const short = passwordProblem(password);
  return {
    ...(wrong ? fieldTexts([wrong]) : {}),
    ...(short ? { password: accountFieldErrors.password[short] } : {}),
    ...(policyAccepted ? {} : { policyAccepted: accountFieldErrors.policyAccepted.required }),
  };
};

export const RegisterPage = () => {
  usePageTitle(registerCopy.title);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <ShopPage>
      <div className={`wrap ${css.one}`}>
        {sentTo === null ? (
          <>
            <h1>{registerCopy.title}</h1>
            <p className="lead">{renderUnbreakableParts(registerCopy.lead)}</p>
            <Panel>
              <RegisterForm onCreated={setSentTo} />
            </Panel>
          </>
        ) : (
          <>
            <FocusedHeading>{registerCopy.doneTitle}</FocusedHeading>
            <Notice kind="good" title={registerCopy.done(sentTo)} live>
              {registerCopy.doneHint}
            </Notice>
          </>
        )}
      </div>
    </ShopPage>
  );
};

const RegisterForm = ({ onCreated }: { readonly onCreated: (email: string) => void }) => {
  const form = useForm({
    start: START,
    ids: IDS,
    check: registrationErrorTexts,
    send: async ({ email, password, newsletterAccepted }) => {
      const answer = await call('accountCreate', {
        email: email.trim(),
        password,
        policyAccepted: 1,
        newsletterAccepted: newsletterAccepted ? 1 : 0,
      });
      if (answer.isOk()) return void onCreated(email.trim());
      const { error } = answer;
      return toSubmitFailure(error.kind === 'refused' ? fieldTexts(error.errors) : {}, error);
    },
  });
  const { field, values: typed, put, errors, busy } = form;

  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <FormFailures form={form} title={registerCopy.faults} />
      <TextField
        {...field('email')}
        label={fieldLabels.email}
        name="email"
        type="email"
        autoComplete="username"
      />
      <NewPasswordField
        {...field('password')}
        label={fieldLabels.newPassword}
        hint={registerCopy.passwordHint}
        about={typed.email}
        name="password"
      />
      <div>
        <Checkbox
          id={IDS.policyAccepted}
          checked={typed.policyAccepted}
          required
          error={errors.policyAccepted}
          onChange={(event) => put({ policyAccepted: event.target.checked })}
        >
          {registerCopy.policy}
        </Checkbox>
        <p className={css.readFirst}>
          {registerCopy.policyLinks.map(({ href, text }) => (
            <a key={href} href={href} target="_blank" rel="noopener">
              {text}
              <span className="vh"> {registerCopy.newTab}</span>
            </a>
          ))}
        </p>
        <Checkbox
          id={IDS.newsletterAccepted}
          checked={typed.newsletterAccepted}
          error={errors.newsletterAccepted}
          onChange={(event) => put({ newsletterAccepted: event.target.checked })}
        >
          {registerCopy.newsletter}
        </Checkbox>
      </div>
      <div className={css.actions}>
        <Button type="submit" busy={busy && registerCopy.busy}>
          {registerCopy.submit}
        </Button>
        <ButtonLink kind="quiet" href={pages.login}>
          {registerCopy.haveAccount}
        </ButtonLink>
      </div>
    </form>
  );
};
