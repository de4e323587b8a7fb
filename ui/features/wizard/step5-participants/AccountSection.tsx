import { useAtomValue, useSetAtom } from 'jotai';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { PasswordField } from '../../../parts/PasswordField.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { participantsCopy } from '../copy/wizard.pl.ts';
import { accountFaultTexts, type StepProps, withPerson } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { controlId } from '../state/failures.ts';
import type { TravellerFields } from '../state/step5-participants.ts';
import { passwordAtom, refreshReservationAtom, typePasswordAtom } from '../state/wizard.ts';
import { LoginDialog } from './LoginDialog.tsx';
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
  const setPassword = useSetAtom(typePasswordAtom);
  const refresh = useSetAtom(refreshReservationAtom);
  const [booker] = answers.people;
  const [savedBooker] = stepDataOf(reservation).participants?.Config.ParticipantsConfig ?? [];
  if (booker === undefined) return null;
  const set = (patch: Partial<TravellerFields>) => change(withPerson(answers, 0, patch));
  const hasAccount =
    savedBooker?.policyAccepted === 1 &&
    savedBooker.email !== '' &&
    savedBooker.email === booker.email;
  const fault = accountFaultTexts(wizard);
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

/** Screen readers announce that the checkbox is required, so they skip the star. */
export const RequiredFieldStar = () => (
  <span className={css.star} aria-hidden="true">
    *
  </span>
);
