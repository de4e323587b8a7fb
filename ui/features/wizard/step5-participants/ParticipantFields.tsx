import { memo } from 'react';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { personLabels } from '../../../copy/person.pl.ts';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import {
  type EditedPerson,
  PersonCountry,
  PersonField,
  PersonGender,
} from '../../../shared/person/PersonField.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { participantsCopy, resignationNeedsData, wizardCopy } from '../copy/wizard.pl.ts';
import { crewCopy } from '../copy/wizard-participants.pl.ts';
import { useIsInSharedCard } from '../frame/PartySections.tsx';
import { PersonSection } from '../frame/PersonSection.tsx';
import { type StepProps, sameAnswers } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { hasChosenResignationInsurance } from '../state/answers.ts';
import { controlId, type Fault } from '../state/failures.ts';
import type { TravellerFields } from '../state/step5-participants.ts';
import css from './participants.module.css';

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
        />
      )}
      <div className={shared.pair}>
        <PersonField of={person} field="birthDate" autoComplete={autofillOf('bday')} />
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
            {personLabels.gender} <span className={css.optional}>{wizardCopy.optional}</span>
          </>
        }
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

export const ParticipantFields = memo(({ reservation, traveller, index, patch, error }: Of) => {
  const steps = stepDataOf(reservation);
  const person = index + 1;
  const within = useIsInSharedCard();
  const account = steps.participants?.Account ?? null;
  const insured = hasChosenResignationInsurance(reservation, person);
  const mayWait = steps.participants?.MayFillLater.includes(person) === true;
  const isSkipper = steps.participants?.Skipper === person;
  const set = (change: Partial<TravellerFields>) => patch(index, change);
  const missing = ['firstName', 'lastName', 'birthDate'] as const;
  const edited: EditedPerson = {
    typed: traveller,
    id: (field) => controlId(field, person),
    error: (field) => error(field, person),
    set: (field, value) => set({ [field]: value }),
  };
  const name = `${traveller.firstName} ${traveller.lastName}`.trim();
  return (
    <PersonSection
      number={person}
      name={name}
      hasFewFields={mayWait && traveller.later}
      badge={isSkipper ? participantsCopy.skipper : undefined}
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
        <PersonField of={edited} field="email" note={wizardCopy.optional} inputMode="email" />
      )}
      {index === 0 && account && (
        <p>
          {participantsCopy.accountEmail}: <b>{account.Email}</b>
        </p>
      )}
    </PersonSection>
  );
}, unmoved);

type EmailProps = Pick<Of, 'patch' | 'error'> & {
  readonly number: number;
  readonly traveller: TravellerFields;
};

/** A participant's e-mail is optional, even if all other data follow later (W-077, W-080). */
export const FellowTravellerEmail = ({ number, traveller, patch, error }: EmailProps) => (
  <PersonField
    of={{
      typed: traveller,
      id: (field) => controlId(field, number),
      error: (field) => error(field, number),
      set: (field, value) => patch(number - 1, { [field]: value }),
    }}
    field="email"
    label={crewCopy.email(number)}
    note={wizardCopy.optional}
    inputMode="email"
  />
);
