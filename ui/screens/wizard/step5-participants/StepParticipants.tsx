import { memo } from 'react';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { participantsCopy, resignationNeedsData, wizardCopy } from '../../../copy/wizard.pl.ts';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { stepsOf, takesResignation } from '../../../state/wizard/answers.ts';
import { controlId, type Fault } from '../../../state/wizard/failures.ts';
import { numbered } from '../../../state/wizard/numbered.ts';
import type { Traveller } from '../../../state/wizard/shapes.ts';
import { type AskedPerson, PersonField } from '../../person/PersonField.tsx';
import { Person } from '../frame/Person.tsx';
import { type StepProps, sameAnswers, usePatch } from '../frame/stepProps.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { AgeQuestion } from './AgeQuestion.tsx';
import { PersonFields } from './PersonFields.tsx';

/** Step 5, 'Dane uczestników'; who is not logged in makes an account here (R35). */
export const StepParticipants = (props: StepProps<'participants'>) => {
  const { reservation, answers, wizard, error } = props;
  const patch = usePatch(props);
  const steps = stepsOf(reservation);
  if (steps.participants === null) return null;
  const { AdultsOnly26, ChildDiscount } = steps.participants;
  return (
    <>
      {AdultsOnly26 && <Notice title={participantsCopy.adults26} />}
      {ChildDiscount && <Notice title={participantsCopy.childDiscount}>{participantsCopy.childDiscountText}</Notice>}
      {answers.people.length > 1 && (
        <Notice title={participantsCopy.emailForRebate}>
          <p>{participantsCopy.emailForRebateText}</p>
          <p>{participantsCopy.due}</p>
        </Notice>
      )}
      <AgeQuestion {...props} />
      {numbered(answers.people).map(({ number, index, one: traveller }) => (
        <TravellerOf
          key={number}
          reservation={reservation}
          traveller={traveller}
          index={index}
          patch={patch}
          error={error}
          faults={wizard.faults}
        />
      ))}
      {steps.participants.Account === null && <AccountPanel {...props} />}
    </>
  );
};

type Of = {
  readonly reservation: WizardReservation;
  readonly traveller: Traveller;
  readonly index: number;
  readonly patch: (index: number, patch: Partial<Traveller>) => void;
  /** What `error` tells of. */
  readonly faults: readonly Fault[];
  readonly error: StepProps<'participants'>['error'];
};

const unmoved = (before: Of, after: Of): boolean =>
  before.reservation === after.reservation && before.faults === after.faults && sameAnswers(before.traveller, after.traveller);

const TravellerOf = memo(({ reservation, traveller, index, patch, error }: Of) => {
  const steps = stepsOf(reservation);
  const person = index + 1;
  const account = steps.participants?.Account ?? null;
  const insured = takesResignation(reservation, person);
  const mayWait = steps.participants?.MayFillLater.includes(person) === true;
  const isSkipper = steps.participants?.Skipper === person;
  const set = (change: Partial<Traveller>) => patch(index, change);
  const missing = ['firstName', 'lastName', 'birthDate'] as const;
  const asked: AskedPerson = {
    typed: traveller,
    labels: participantsCopy,
    id: (field) => controlId(field, person),
    error: (field) => error(field, person),
    set: (field, value) => set({ [field]: value }),
  };
  const name = `${traveller.firstName} ${traveller.lastName}`.trim();
  return (
    <Person number={person} name={name || undefined} mark={isSkipper ? participantsCopy.skipper : undefined}>
      {index === 0 && account && <p className="muted">{participantsCopy.prefilled}</p>}
      {insured && missing.some((field) => error(field, person)) && <Notice kind="warning">{resignationNeedsData}</Notice>}
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
      {!(mayWait && traveller.later) && <PersonFields of={asked} number={person} />}
      {index > 0 && <PersonField of={asked} field="email" note={wizardCopy.optional} inputMode="email" maxLength={254} />}
      {index === 0 && account && (
        <p>
          {participantsCopy.accountEmail}: <b>{account.Email}</b>
        </p>
      )}
    </Person>
  );
}, unmoved);
