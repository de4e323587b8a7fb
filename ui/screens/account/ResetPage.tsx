import { type FormEvent, useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { fieldErrors, fieldLabels, resetCopy } from '../../copy/account.pl.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { useSession } from '../../state/account/session.ts';
import { usePageTitle } from '../../state/pageHead.ts';
import css from './AccountPage.module.css';
import { EndHeading } from './EndHeading.tsx';
import { ShopPage } from './ShopPage.tsx';
import { type Trouble, troubleOf } from './trouble.ts';

const EMAIL_ID = 'reset-email';

/** /reset-hasła: asks for a link to a new password (R43). Somebody who is logged in has another way. */
export const ResetPage = () => {
  usePageTitle(`${resetCopy.title} | Kilwater`);
  const session = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [known, setKnown] = useState(false);
  return (
    <ShopPage>
      <div className={`wrap ${css.one}`}>
        {session.kind === 'customer' || known ? (
          <ResetLoggedIn />
        ) : sentTo === null ? (
          <>
            <h1>{resetCopy.title}</h1>
            <p className="lead">{resetCopy.lead}</p>
            <Panel>
              <ResetForm onSent={setSentTo} onLoggedIn={() => setKnown(true)} />
            </Panel>
          </>
        ) : (
          <ResetSent email={sentTo} />
        )}
      </div>
    </ShopPage>
  );
};

/** Nobody learns from it whether the address has an account. */
export const ResetSent = ({ email }: { readonly email: string }) => (
  <>
    <EndHeading>{resetCopy.doneTitle}</EndHeading>
    <Notice kind="good" title={resetCopy.done} live>
      {resetCopy.doneHint(email)}
    </Notice>
    <div>
      <ButtonLink kind="line" href={pages.login}>
        {resetCopy.back}
      </ButtonLink>
    </div>
  </>
);

/** Whoever is logged in knows the password, or asks the office. */
export const ResetLoggedIn = () => (
  <>
    <h1>{resetCopy.title}</h1>
    <Notice kind="warning" title={resetCopy.loggedIn} live>
      {resetCopy.loggedInHint}
    </Notice>
    <div>
      <ButtonLink href={pages.password}>{resetCopy.toPanel}</ButtonLink>
    </div>
  </>
);

type FormProps = { readonly onSent: (email: string) => void; readonly onLoggedIn: () => void };

const ResetForm = ({ onSent, onLoggedIn }: FormProps) => {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);

  const fault = (text: string): void => {
    setError(text);
    document.getElementById(EMAIL_ID)?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const address = email.trim();
    setError(undefined);
    setTrouble(null);
    if (address === '') return fault(fieldErrors.email.required);
    setBusy(true);
    const answer = await call('passwordReset', { email: address });
    setBusy(false);
    if (answer.isOk()) return onSent(address);
    const failure = answer.error;
    if (failure.kind === 'refused' && failure.code === 'alreadyLoggedIn') return onLoggedIn();
    if (failure.kind === 'refused' && failure.status === 400) return fault(fieldErrors.email.invalid);
    setTrouble(troubleOf(failure));
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {trouble && (
        <Notice kind="error" title={trouble.title} live>
          {trouble.text}
        </Notice>
      )}
      <TextField
        id={EMAIL_ID}
        label={fieldLabels.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        value={email}
        error={error}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className={css.actions}>
        <Button type="submit" busy={busy && resetCopy.busy}>
          {resetCopy.submit}
        </Button>
        <ButtonLink kind="quiet" href={pages.login}>
          {resetCopy.back}
        </ButtonLink>
      </div>
    </form>
  );
};
