import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../parts/Button.tsx';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { PasswordField } from '../../../parts/PasswordField.tsx';
import { LoginPanel } from '../../../shared/account/LoginPanel.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { participantsCopy } from '../copy/wizard.pl.ts';
import { accountErrorTexts, type StepProps, withPerson } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { controlId } from '../state/failures.ts';
import type { TravellerFields } from '../state/step5-participants.ts';
import { enterPasswordAtom, passwordAtom, refreshReservationAtom } from '../state/wizard.ts';
import css from './participants.module.css';

/**
 * Asks for the password of a new account. Once the account exists, asks again only after a change
 * of the e-mail or an error.
 */
export const AccountSection = ({
  wizard,
  reservation,
  answers,
  change,
  error,
}: StepProps<'participants'>) => {
  const password = useAtomValue(passwordAtom);
  const setPassword = useSetAtom(enterPasswordAtom);
  const refresh = useSetAtom(refreshReservationAtom);
  const [booker] = answers.people;
  const [savedBooker] = stepDataOf(reservation).participants?.Config.ParticipantsConfig ?? [];
  if (booker === undefined) return null;
  const set = (patch: Partial<TravellerFields>) => change(withPerson(answers, 0, patch));
  const hasAccount =
    savedBooker?.policyAccepted === 1 &&
    savedBooker.email !== '' &&
    savedBooker.email === booker.email;
  const fault = accountErrorTexts(wizard);
  const wantsPassword = !hasAccount || error('password', 1) !== undefined || fault !== null;
  const asksPassword = wantsPassword || password !== '';
  return (
    <Panel title={participantsCopy.account}>
      <p className="muted">
        {hasAccount ? participantsCopy.accountMade : participantsCopy.accountText}
      </p>
      {fault && <Notice kind="warning">{fault.text}</Notice>}
      {!hasAccount && <LoginDialog email={booker.email} onDone={refresh} />}
      {asksPassword && (
        <PasswordField
          id={controlId('password', 1)}
          name="password"
          label={participantsCopy.password}
          hint={participantsCopy.passwordHint}
          autoComplete="new-password"
          value={password}
          error={error('password', 1)}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <div>
        <Checkbox
          id={controlId('policyAccepted', 1)}
          checked={booker.policy}
          required
          error={error('policyAccepted', 1)}
          onChange={({ target }) => set({ policy: target.checked })}
        >
          {participantsCopy.policy} <RequiredFieldStar />
        </Checkbox>
        <p className={shared.consentLinks}>
          {participantsCopy.policyLinks.map(({ href, text }) => (
            <a key={href} href={href} target="_blank" rel="noopener">
              {text}
            </a>
          ))}
        </p>
        <Checkbox
          checked={booker.newsletter}
          onChange={({ target }) => set({ newsletter: target.checked })}
        >
          {participantsCopy.newsletter}
        </Checkbox>
      </div>
    </Panel>
  );
};

/**
 * A star marks a required checkbox. Screen readers skip the star, because they announce by
 * themselves that the checkbox is required.
 */
export const RequiredFieldStar = () => (
  <span className={css.star} aria-hidden="true">
    *
  </span>
);

type Props = { readonly email: string; readonly words?: string; readonly onDone: () => void };

/** Forms cannot be nested, so the login (R44) must be rendered outside the step's form. */
export const LoginDialog = ({ email, words = participantsCopy.haveAccount, onDone }: Props) => {
  const [open, setOpen] = useState(false);
  // The dialog stays mounted after the first opening, so that closing it returns the focus.
  const [isRequested, setRequested] = useState(false);
  const show = () => {
    setRequested(true);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    onDone();
  };
  return (
    <>
      <div>
        <Button kind="line" small onClick={show}>
          {words}
        </Button>
      </div>
      {isRequested &&
        createPortal(
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title={participantsCopy.loginTitle}
            stay={participantsCopy.loginLater}
          >
            {open && <LoginPanel email={email} offersAccount={false} onLoggedIn={close} />}
          </Dialog>,
          document.body,
        )}
    </>
  );
};
