import { useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { type ApiFailure, call } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { passwordProblem } from '../../../adapters/http/contract/screen-rules.ts';
import { accountFieldErrors, fieldLabels } from '../../copy/account.pl.ts';
import {
  type ActivationOutcome,
  activateCopy,
  activationEnds,
  activationRefusals,
  disownCopy,
} from '../../copy/account-pages.pl.ts';
import { FormFailures } from '../../forms/FormFailures.tsx';
import {
  type FailureMessage,
  focusOnMount,
  messageOfFailure,
  messageOfFormFailure,
  useForm,
} from '../../forms/use-form.ts';
import { usePageTitle } from '../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { renderUnbreakableParts } from '../../parts/words/Html.tsx';
import { NewPasswordField } from '../../shared/account/NewPasswordField.tsx';
import css from '../../shared/page/AccountPage.module.css';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { isRefusedAsCommon } from '../../state/account/new-password.ts';

export type DisownOutcome = 'done' | 'active' | 'invalid';

export const disownOutcomeOf = (failure: ApiFailure): DisownOutcome | null => {
  if (failure.kind !== 'refused' || failure.status !== 400) return null;
  return failure.code === 'alreadyActive' ? 'active' : 'invalid';
};

type DisownFormProps = { readonly token: string; readonly onKeep: () => void };

/** Only a press of the button removes the account, because mail scanners open links (R43). */
const DisownForm = ({ token, onKeep }: DisownFormProps) => {
  const [end, setEnd] = useState<DisownOutcome | null>(null);
  const [failureMessage, setFailureMessage] = useState<FailureMessage | null>(null);
  const [busy, setBusy] = useState(false);
  const disown = async (): Promise<void> => {
    setBusy(true);
    setFailureMessage(null);
    const answer = await call('accountDisown', { token });
    setBusy(false);
    if (answer.isOk()) return setEnd('done');
    const ended = disownOutcomeOf(answer.error);
    if (ended !== null) return setEnd(ended);
    setFailureMessage(messageOfFailure(answer.error));
  };
  if (end !== null) return <DisownResult end={end} />;
  return (
    <>
      <h1>{disownCopy.title}</h1>
      <p className="lead">{renderUnbreakableParts(disownCopy.lead)}</p>
      {failureMessage && (
        <Notice kind="error" title={failureMessage.title} live>
          {failureMessage.text}
        </Notice>
      )}
      <div className={css.actions}>
        <Button busy={busy && disownCopy.busy} onClick={disown}>
          {disownCopy.submit}
        </Button>
        <Button kind="line" onClick={onKeep}>
          {disownCopy.keep}
        </Button>
      </div>
    </>
  );
};

export const DisownResult = ({ end }: { readonly end: DisownOutcome }) => (
  <div className={css.form} ref={focusOnMount} tabIndex={-1}>
    <h1>{disownCopy.title}</h1>
    <Notice kind={end === 'done' ? 'good' : 'info'} title={disownCopy[end]} live>
      {disownCopy[`${end}Text`]}
    </Notice>
    <div>
      {end === 'active' ? (
        <ButtonLink href={pages.passwordReset}>{disownCopy.newPassword}</ButtonLink>
      ) : (
        <ButtonLink kind="line" href={pages.home}>
          {disownCopy.home}
        </ButtonLink>
      )}
    </div>
  </div>
);

const IDS = { password: 'aktywacja-haslo' } as const;

/**
 * Returns how the activation ended; null if trying again can help (no response, a 429 or a 5xx).
 */
export const activationOutcomeOf = (failure: ApiFailure): ActivationOutcome | null => {
  if (failure.kind !== 'refused')
    return failure.kind === 'malformed' && failure.status < 500 ? 'failed' : null;
  if (failure.status >= 500) return null;
  // If the activation token has a wrong length, a mail program has cut the link.
  if (failure.errors.some(({ field }) => field === 'token')) return 'tokenInvalid';
  const refusal = Object.entries(activationRefusals).find(([code]) => code === failure.code);
  return refusal?.[1] ?? 'failed';
};

/** Only a press of a button activates the account, because mail scanners open links (R43). */
export const ActivatePage = () => {
  usePageTitle(activateCopy.title);
  const { token = '' } = useParams<{ token: string }>();
  const [end, setEnd] = useState<ActivationOutcome | null>(null);
  const [notMe, setNotMe] = useState(new URLSearchParams(useSearch()).has('nie-ja'));
  if (notMe && end === null)
    return (
      <ShopPage>
        <div className={`wrap ${css.one}`}>
          <DisownForm token={token} onKeep={() => setNotMe(false)} />
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
          <ActivationResult end={end} />
        )}
      </div>
    </ShopPage>
  );
};

export const ActivationResult = ({ end }: { readonly end: ActivationOutcome }) => {
  const good = end === 'confirmed' || end === 'alreadyActive';
  return (
    <div className={css.form} ref={focusOnMount} tabIndex={-1}>
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

type ActivateFormProps = {
  readonly token: string;
  readonly onEnd: (end: ActivationOutcome) => void;
};

const ActivateForm = ({ token, onEnd }: ActivateFormProps) => {
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
      const end = activationOutcomeOf(failure);
      return end === null
        ? { failureMessage: { ...messageOfFormFailure(failure), title: activationEnds.failed } }
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
            ref={focusOnMount}
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
