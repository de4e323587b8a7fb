import { type FormEvent, useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { type FieldName, fieldErrors, fieldLabels, registerCopy } from '../../copy/account.pl.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Checkbox } from '../../parts/Checkbox.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { passwordCode } from '../../state/account/newPassword.ts';
import { usePageTitle } from '../../state/pageHead.ts';
import css from './AccountPage.module.css';
import { EndHeading } from './EndHeading.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { ShopPage } from './ShopPage.tsx';
import { type FieldTexts, fieldTexts, type Trouble, troubleOf } from './trouble.ts';

const IDS: Readonly<Record<FieldName, string>> = {
  email: 'rejestracja-email',
  password: 'rejestracja-haslo',
  policyAccepted: 'rejestracja-zgoda',
  newsletterAccepted: 'rejestracja-newsletter',
};
const FIELDS: readonly FieldName[] = ['email', 'password', 'policyAccepted', 'newsletterAccepted'];

const START = { email: '', password: '', policyAccepted: false, newsletterAccepted: false };

/** What the form itself can see; the shop sees the rest. */
const faultsOf = ({ email, password, policyAccepted }: typeof START): FieldTexts => {
  const short = passwordCode(password);
  return {
    ...(email.trim() === '' ? { email: fieldErrors.email.required } : {}),
    ...(short ? { password: fieldErrors.password[short] } : {}),
    ...(policyAccepted ? {} : { policyAccepted: fieldErrors.policyAccepted.required }),
  };
};

/** /rejestracja */
export const RegisterPage = () => {
  usePageTitle(`${registerCopy.title} | Kilwater`);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <ShopPage>
      <div className={`wrap ${css.one}`}>
        {sentTo === null ? (
          <>
            <h1>{registerCopy.title}</h1>
            <p className="lead">{registerCopy.lead}</p>
            <Panel>
              <RegisterForm onCreated={setSentTo} />
            </Panel>
          </>
        ) : (
          <>
            <EndHeading>{registerCopy.doneTitle}</EndHeading>
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
  const [typed, setTyped] = useState(START);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const put = (part: Partial<typeof START>) => setTyped({ ...typed, ...part });

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const faults = faultsOf(typed);
    setErrors(faults);
    setTrouble(null);
    setAttempt(attempt + 1);
    if (Object.keys(faults).length > 0) return;
    setBusy(true);
    const email = typed.email.trim();
    const answer = await call('accountCreate', {
      email,
      password: typed.password,
      policyAccepted: 1,
      newsletterAccepted: typed.newsletterAccepted ? 1 : 0,
    });
    setBusy(false);
    if (answer.isOk()) return onCreated(email);
    const { error } = answer;
    const told = error.kind === 'refused' ? fieldTexts(error.errors) : {};
    if (Object.keys(told).length > 0) return setErrors(told);
    setTrouble(troubleOf(error));
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {trouble && (
        <Notice kind="error" title={trouble.title} live>
          {trouble.text}
        </Notice>
      )}
      <ErrorSummary
        title={registerCopy.faults}
        attempt={attempt}
        faults={FIELDS.flatMap((field) => {
          const text = errors[field];
          return text === undefined ? [] : [{ fieldId: IDS[field], text }];
        })}
      />
      <TextField
        id={IDS.email}
        label={fieldLabels.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        value={typed.email}
        error={errors.email}
        onChange={(event) => put({ email: event.target.value })}
      />
      <NewPasswordField
        id={IDS.password}
        label={fieldLabels.newPassword}
        hint={registerCopy.passwordHint}
        about={typed.email}
        name="password"
        value={typed.password}
        error={errors.password}
        onChange={(event) => put({ password: event.target.value })}
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
