import { useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { call } from '../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { passwordProblem } from '../../../adapters/http/contract/screen-rules.ts';
import {
  type ActivationEnd,
  accountFieldErrors,
  activateCopy,
  activationEnds,
  activationRefusals,
  fieldLabels,
} from '../../copy/account.pl.ts';
import { FormFailures } from '../../forms/FormFailures.tsx';
import { messageOfFailure } from '../../forms/failure-message.ts';
import { focusWhenShown, useForm } from '../../forms/use-form.ts';
import { usePageTitle } from '../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { NewPasswordField } from '../../shared/account/NewPasswordField.tsx';
import css from '../../shared/page/AccountPage.module.css';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { isRefusedAsCommon } from '../../state/account/new-password.ts';
import { Disown } from './Disown.tsx';

const IDS = { password: 'aktywacja-haslo' } as const;

/** How the activation ended; null if a repeat may succeed (no response, a 429 or a 5xx). */
export const activationEndOf = (failure: ApiFailure): ActivationEnd | null => {
  if (failure.kind !== 'refused')
    return failure.kind === 'malformed' && failure.status < 500 ? 'failed' : null;
  if (failure.status >= 500) return null;
  // A mail program has cut the link if the activation token has a wrong length.
  if (failure.errors.some(({ field }) => field === 'token')) return 'tokenInvalid';
  const refusal = Object.entries(activationRefusals).find(([code]) => code === failure.code);
  return refusal?.[1] ?? 'failed';
};

/** Only a press of a button activates the account, because mail scanners open links (R43). */
export const ActivatePage = () => {
  usePageTitle(activateCopy.title);
  const { token = '' } = useParams<{ token: string }>();
  const [end, setEnd] = useState<ActivationEnd | null>(null);
  const [notMe, setNotMe] = useState(new URLSearchParams(useSearch()).has('nie-ja'));
  if (notMe && end === null)
    return (
      <ShopPage>
        <div className={`wrap ${css.one}`}>
          <Disown token={token} onKeep={() => setNotMe(false)} />
        </div>
      </ShopPage>
    );
  return (
    <ShopPage>
      <div className={`wrap ${css.one}`}>
        <h1>{activateCopy.title}</h1>
        {end === null ? (
          <>
            <p className="lead">{activateCopy.lead}</p>
            <Panel>
              <ActivateForm token={token} onEnd={setEnd} />
            </Panel>
            <Notice title={activateCopy.notMeTitle}>
              {activateCopy.notMe}
              <div>
                <Button kind="quiet" onClick={() => setNotMe(true)}>
                  {activateCopy.notMeLink}
                </Button>
              </div>
            </Notice>
          </>
        ) : (
          <ActivationEnded end={end} />
        )}
      </div>
    </ShopPage>
  );
};

export const ActivationEnded = ({ end }: { readonly end: ActivationEnd }) => {
  const good = end === 'confirmed' || end === 'alreadyActive';
  return (
    <div className={css.form} ref={focusWhenShown} tabIndex={-1}>
      <Notice kind={good ? 'good' : 'error'} title={activationEnds[end]} live />
      <div>
        {good ? (
          <ButtonLink href={pages.login}>{activateCopy.login}</ButtonLink>
        ) : (
          <ButtonLink kind="line" href={pages.register}>
            {activateCopy.registerAgain}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};

const ActivateForm = ({
  token,
  onEnd,
}: {
  readonly token: string;
  readonly onEnd: (end: ActivationEnd) => void;
}) => {
  const [passwordAsked, setPasswordAsked] = useState(false);
  const form = useForm({
    start: { password: '' },
    ids: IDS,
    focus: 'field',
    check: ({ password }) => {
      const fault = passwordAsked ? passwordProblem(password) : null;
      return fault ? { password: accountFieldErrors.password[fault] } : {};
    },
    send: async ({ password }) => {
      const answer = await call('accountConfirm', {
        token,
        ...(passwordAsked ? { password } : {}),
      });
      if (answer.isOk()) return void onEnd('confirmed');
      const failure = answer.error;
      if (failure.kind === 'refused' && failure.code === 'passwordRequired')
        return void setPasswordAsked(true);
      if (isRefusedAsCommon(failure))
        return { errors: { password: accountFieldErrors.password.tooCommon } };
      const end = activationEndOf(failure);
      return end === null
        ? { failureMessage: { ...messageOfFailure(failure), title: activationEnds.failed } }
        : void onEnd(end);
    },
  });
  const { field, busy } = form;

  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <FormFailures form={form} />
      {passwordAsked && (
        <>
          <Notice title={activateCopy.passwordTitle} live>
            {activateCopy.passwordText}
          </Notice>
          <NewPasswordField
            ref={focusWhenShown}
            {...field('password')}
            label={fieldLabels.newPassword}
            hint={activateCopy.passwordHint}
            name="password"
          />
        </>
      )}
      <div>
        <Button type="submit" busy={busy && activateCopy.busy}>
          {activateCopy.submit}
        </Button>
      </div>
    </form>
  );
};
