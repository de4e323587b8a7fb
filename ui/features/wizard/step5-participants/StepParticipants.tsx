import { usePageFrame } from '../../../hooks/use-page-data.ts';
import { Notice } from '../../../parts/Notice.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { participantsCopy } from '../copy/wizard.pl.ts';
import { crewCopy } from '../copy/wizard-participants.pl.ts';
import { PartySections } from '../frame/PartySections.tsx';
import { type StepProps, usePersonPatch } from '../frame/step-props.ts';
import { AccountSection } from './AccountSection.tsx';
import { AgeQuestion } from './AgeQuestion.tsx';
import { FellowTravellerEmail, ParticipantFields } from './ParticipantFields.tsx';

/** Visitors who are not logged in create an account in step 5 (R35). */
export const StepParticipants = (props: StepProps<'participants'>) => {
  const { reservation, answers, wizard, error } = props;
  const patch = usePersonPatch(props);
  const childRebates = usePageFrame()?.childRebates ?? null;
  const steps = stepDataOf(reservation);
  if (steps.participants === null) return null;
  const { AdultsOnly26, ChildDiscount, Skipper, MayFillLater } = steps.participants;
  const person = (number: number) => {
    const traveller = answers.people[number - 1];
    return (
      traveller && (
        <ParticipantFields
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
  const isAlike = (number: number): boolean =>
    MayFillLater.includes(number) && answers.people[number - 1]?.later === true;
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
      <PartySections
        reservation={reservation}
        people={answers.people}
        skipper={Skipper}
        isAlike={isAlike}
        // The card that these participants share shows e-mail errors, so no participant needs a
        // card of their own for them.
        faults={wizard.faults.filter(({ field }) => field !== 'email')}
        said={crewCopy.later}
        inSight={(number) => (
          <FellowTravellerEmail
            key={number}
            number={number}
            traveller={answers.people[number - 1]}
            patch={patch}
            error={error}
          />
        )}
        person={person}
      />
      {steps.participants.Account === null && <AccountSection {...props} />}
    </>
  );
};
