import { useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { accountFieldErrors, fieldLabels } from '../../copy/account.pl.ts';
import { type Resets, resetCopy } from '../../copy/account-pages.pl.ts';
import { withRefusedCharacter } from '../../copy/refused-character.pl.ts';
import { FormFailures } from '../../forms/FormFailures.tsx';
import { messageOfFormFailure, useForm } from '../../forms/use-form.ts';
import { usePageTitle } from '../../hooks/use-page-data.ts';
import { useSession } from '../../hooks/use-session.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { renderUnbreakableParts } from '../../parts/words/Html.tsx';
import css from '../../shared/page/AccountPage.module.css';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { FocusedHeading } from './FocusedHeading.tsx';

const IDS = { email: 'reset-email' } as const;

export const ResetPage = () => {
  usePageTitle(resetCopy.title);
  const session = useSession();
  const [sent, setSent] = useState<PasswordResetSentProps | null>(null);
  const [isLoggedIn, setLoggedIn] = useState(false);
  return (
    <ShopPage>
      <div className={`wrap ${css.one}`}>
        {session.kind === 'customer' || isLoggedIn ? (
          <PasswordResetWhenLoggedIn />
        ) : sent === null ? (
          <>
            <h1>{resetCopy.title}</h1>
            <p className="lead">{renderUnbreakableParts(resetCopy.lead)}</p>
            <Panel>
              <ResetForm onSent={setSent} onLoggedIn={() => setLoggedIn(true)} />
            </Panel>
          </>
        ) : (
          <PasswordResetSent {...sent} />
        )}
      </div>
    </ShopPage>
  );
};

type PasswordResetSentProps = { readonly email: string; readonly resets: Resets | null };

/** The confirmation does not reveal whether an account has the typed e-mail address. */
export const PasswordResetSent = ({ email, resets }: PasswordResetSentProps) => (
  <>
    <FocusedHeading>{resetCopy.doneTitle}</FocusedHeading>
    <Notice kind="good" title={resetCopy.done} live>
      {resetCopy.doneHint(email, resets)}
    </Notice>
    <div>
      <ButtonLink kind="line" href={pages.login}>
        {resetCopy.back}
      </ButtonLink>
    </div>
  </>
);

export const PasswordResetWhenLoggedIn = () => (
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

type FormProps = {
  readonly onSent: (sent: PasswordResetSentProps) => void;
  readonly onLoggedIn: () => void;
};

const ResetForm = ({ onSent, onLoggedIn }: FormProps) => {
  const form = useForm({
    start: { email: '' },
    ids: IDS,
    focus: 'field',
    check: ({ email }) => (email.trim() === '' ? { email: accountFieldErrors.email.required } : {}),
    send: async ({ email }) => {
      const answer = await call('passwordReset', { email: email.trim() });
      if (answer.isOk()) {
        const figures = await call('site', {});
        return void onSent({
          email: email.trim(),
          resets: figures.isOk() ? figures.value.Site.Resets : null,
        });
      }
      const failure = answer.error;
      if (failure.kind === 'refused' && failure.code === 'alreadyLoggedIn')
        return void onLoggedIn();
      if (failure.kind === 'refused' && failure.status === 400)
        return {
          errors: {
            email: withRefusedCharacter(
              accountFieldErrors.email.invalid,
              failure.errors[0]?.detail,
            ),
          },
        };
      return { failureMessage: messageOfFormFailure(failure) };
    },
  });
  const { field, busy } = form;

  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <FormFailures form={form} />
      <TextField
        {...field('email')}
        label={fieldLabels.email}
        name="email"
        type="email"
        autoComplete="username"
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
