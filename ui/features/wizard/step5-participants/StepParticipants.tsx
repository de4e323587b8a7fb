import { useAtomValue, useSetAtom } from 'jotai';
import { memo } from 'react';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { usePageFrame } from '../../../hooks/use-page-data.ts';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { PasswordField } from '../../../parts/PasswordField.tsx';
import {
  type EditedPerson,
  PersonCountry,
  PersonField,
  PersonGender,
} from '../../../shared/person/PersonField.tsx';
import { stepsOf } from '../../../state/reservation/steps.ts';
import { participantsCopy, resignationNeedsData, wizardCopy } from '../copy/wizard.pl.ts';
import { crewCopy } from '../copy/wizard-participants.pl.ts';
import { CrewSections, useWithinCrew } from '../frame/CrewSections.tsx';
import { PersonSection } from '../frame/PersonSection.tsx';
import {
  accountFaultCopy,
  type StepProps,
  sameAnswers,
  usePatch,
  withPerson,
} from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { type TravellerFields, takesResignation } from '../state/answers.ts';
import { controlId, type Fault } from '../state/failures.ts';
import { numbersFrom2, withNumbers } from '../state/participant-numbers.ts';
import { passwordAtom, refreshAtom, typePasswordAtom } from '../state/wizard.ts';
import { AgeQuestion } from './AgeQuestion.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import css from './participants.module.css';

/** Once the account exists, the password is asked again only for another e-mail. */
const AccountPanel = ({
  wizard,
  reservation,
  answers,
  change,
  error,
}: StepProps<'participants'>) => {
  const password = useAtomValue(passwordAtom);
  const setPassword = useSetAtom(typePasswordAtom);
  const refresh = useSetAtom(refreshAtom);
  const [booker] = answers.people;
  const [savedBooker] = stepsOf(reservation).participants?.Config.ParticipantsConfig ?? [];
  if (booker === undefined) return null;
  const set = (patch: Partial<TravellerFields>) => change(withPerson(answers, 0, patch));
  const hasAccount =
    savedBooker?.policyAccepted === 1 &&
    savedBooker.email !== '' &&
    savedBooker.email === booker.email;
  const fault = accountFaultCopy(wizard);
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
          {participantsCopy.policy} <Star />
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

/** Screen readers read the checkbox's `required` instead of the star. */
export const Star = () => (
  <span className={css.star} aria-hidden="true">
    *
  </span>
);

type Props = {
  readonly of: EditedPerson;
  readonly number: number;
  readonly asksEmail?: boolean;
};

/** Autofill is on only for the booker, because the other participants are other people. */
const WizardPersonFields = ({ of: person, number, asksEmail = false }: Props) => {
  const first = number === 1;
  const autofillOf = (token: string): string => (first ? token : 'off');
  return (
    <>
      <div className={shared.pair}>
        <PersonField of={person} field="firstName" autoComplete={autofillOf('given-name')} />
        <PersonField of={person} field="lastName" autoComplete={autofillOf('family-name')} />
      </div>
      {asksEmail && (
        <PersonField
          of={person}
          field="email"
          type="email"
          inputMode="email"
          // The e-mail is the login of the new account, so password managers store it.
          autoComplete="username"
          maxLength={254}
        />
      )}
      <div className={shared.pair}>
        <PersonField
          of={person}
          field="birthDate"
          hint={participantsCopy.birthHint}
          placeholder={participantsCopy.birthPlaceholder}
          autoComplete={autofillOf('bday')}
        />
        <PersonField
          of={person}
          field="phone"
          note={first ? undefined : wizardCopy.optional}
          inputMode="tel"
          autoComplete={autofillOf('tel')}
        />
      </div>
      <PersonGender
        of={person}
        name={`gender-${number}`}
        legend={
          <>
            {participantsCopy.gender} <span className={css.optional}>{wizardCopy.optional}</span>
          </>
        }
        woman={participantsCopy.woman}
        man={participantsCopy.man}
      />
      <div className={shared.pair}>
        <PersonField
          of={person}
          field="idDocument"
          note={wizardCopy.optional}
          hint={participantsCopy.idHint}
        />
        <PersonCountry of={person} autoComplete={autofillOf('country-name')} />
      </div>
    </>
  );
};

/** Visitors who are not logged in create an account in step 5 (R35). */
export const StepParticipants = (props: StepProps<'participants'>) => {
  const { reservation, answers, wizard, error } = props;
  const patch = usePatch(props);
  const childRebates = usePageFrame()?.childRebates ?? null;
  const steps = stepsOf(reservation);
  if (steps.participants === null) return null;
  const { AdultsOnly26, ChildDiscount, Skipper, MayFillLater } = steps.participants;
  const whole = steps.trip?.Config.AccommodationOption === 'whole';
  const person = (number: number) => {
    const traveller = answers.people[number - 1];
    return (
      traveller && (
        <TravellerOf
          key={number}
          reservation={reservation}
          traveller={traveller}
          index={number - 1}
          patch={patch}
          error={error}
          faults={wizard.faults}
        />
      )
    );
  };
  // The shared card shows only e-mail errors; any other error needs a separate card.
  const isAlike = (number: number): boolean =>
    MayFillLater.includes(number) &&
    answers.people[number - 1]?.later === true &&
    !wizard.faults.some((fault) => fault.person === number && fault.field !== 'email');
  return (
    <>
      {AdultsOnly26 && <Notice title={participantsCopy.adults26} />}
      {ChildDiscount && childRebates !== null && (
        <Notice title={participantsCopy.childDiscount}>{childRebates}</Notice>
      )}
      {answers.people.length > 1 && (
        <Notice title={participantsCopy.emailForRebate}>
          <p>{participantsCopy.emailForRebateText}</p>
          <p>{participantsCopy.due(reservation.Figures.ChangesDays)}</p>
        </Notice>
      )}
      <AgeQuestion {...props} />
      {whole ? (
        <>
          {withNumbers(answers.people)
            .filter(({ number }) => number === 1 || number === Skipper)
            .map(({ number }) => person(number))}
          <CrewSections
            numbers={numbersFrom2(answers.people).filter((number) => number !== Skipper)}
            isAlike={isAlike}
            said={crewCopy.later}
            inSight={(number) => (
              <CrewEmail
                key={number}
                number={number}
                traveller={answers.people[number - 1]}
                patch={patch}
                error={error}
              />
            )}
            person={person}
          />
        </>
      ) : (
        withNumbers(answers.people).map(({ number }) => person(number))
      )}
      {steps.participants.Account === null && <AccountPanel {...props} />}
    </>
  );
};

type EmailProps = Pick<Of, 'patch' | 'error'> & {
  readonly number: number;
  readonly traveller: TravellerFields | undefined;
};

/** A participant's e-mail is optional, even if all other data follow later (W-077, W-080). */
const CrewEmail = ({ number, traveller, patch, error }: EmailProps) =>
  traveller && (
    <PersonField
      of={{
        typed: traveller,
        labels: { ...participantsCopy, email: crewCopy.email(number) },
        id: (field) => controlId(field, number),
        error: (field) => error(field, number),
        set: (field, value) => patch(number - 1, { [field]: value }),
      }}
      field="email"
      note={wizardCopy.optional}
      inputMode="email"
      maxLength={254}
    />
  );

type Of = {
  readonly reservation: WizardReservation;
  readonly traveller: TravellerFields;
  readonly index: number;
  readonly patch: (index: number, patch: Partial<TravellerFields>) => void;
  readonly faults: readonly Fault[];
  readonly error: StepProps<'participants'>['error'];
};

const unmoved = (before: Of, after: Of): boolean =>
  before.reservation === after.reservation &&
  before.faults === after.faults &&
  sameAnswers(before.traveller, after.traveller);

const TravellerOf = memo(({ reservation, traveller, index, patch, error }: Of) => {
  const steps = stepsOf(reservation);
  const person = index + 1;
  const within = useWithinCrew();
  const account = steps.participants?.Account ?? null;
  const insured = takesResignation(reservation, person);
  const mayWait = steps.participants?.MayFillLater.includes(person) === true;
  const isSkipper = steps.participants?.Skipper === person;
  const set = (change: Partial<TravellerFields>) => patch(index, change);
  const missing = ['firstName', 'lastName', 'birthDate'] as const;
  const edited: EditedPerson = {
    typed: traveller,
    labels: participantsCopy,
    id: (field) => controlId(field, person),
    error: (field) => error(field, person),
    set: (field, value) => set({ [field]: value }),
  };
  const name = `${traveller.firstName} ${traveller.lastName}`.trim();
  return (
    <PersonSection
      number={person}
      name={name || undefined}
      brief={mayWait && traveller.later}
      mark={isSkipper ? participantsCopy.skipper : undefined}
    >
      {isSkipper && <p>{participantsCopy.skipperWho(person)}</p>}
      {index === 0 && account && <p className="muted">{participantsCopy.prefilled}</p>}
      {insured && missing.some((field) => error(field, person)) && (
        <Notice kind="warning">{resignationNeedsData}</Notice>
      )}
      {mayWait && (
        <Checkbox
          id={controlId('fillInLater', person)}
          checked={traveller.later}
          error={error('fillInLater', person)}
          onChange={({ target }) => set({ later: target.checked })}
        >
          {participantsCopy.later}
        </Checkbox>
      )}
      {!(mayWait && traveller.later) && (
        <WizardPersonFields
          of={edited}
          number={person}
          asksEmail={index === 0 && account === null}
        />
      )}
      {index > 0 && !within && (
        <PersonField
          of={edited}
          field="email"
          note={wizardCopy.optional}
          inputMode="email"
          maxLength={254}
        />
      )}
      {index === 0 && account && (
        <p>
          {participantsCopy.accountEmail}: <b>{account.Email}</b>
        </p>
      )}
    </PersonSection>
  );
}, unmoved);
