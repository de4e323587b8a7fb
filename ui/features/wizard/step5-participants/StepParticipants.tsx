import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import { usePageFrame } from '../../../hooks/use-page-data.ts';
import { formatDeadline } from '../../../moments.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { participantsCopy } from '../copy/wizard.pl.ts';
import { crewCopy } from '../copy/wizard-participants.pl.ts';
import { PartySections } from '../frame/PartySections.tsx';
import { type StepProps, useOpenNextPage, usePersonPatch } from '../frame/step-props.ts';
import { ageAtom, ageRequestStateOf, requestAgeConsentAtom } from '../state/age.ts';
import { AccountSection } from './AccountSection.tsx';
import { FellowTravellerEmail, ParticipantFields } from './ParticipantFields.tsx';

/** Visitors who are not logged in create an account in step 5 (R35). */
export const StepParticipants = (props: StepProps<'participants'>) => {
  const { reservation, answers, wizard, error } = props;
  const patch = usePersonPatch(props);
  const childRebates = usePageFrame()?.childRebates ?? null;
  const steps = stepDataOf(reservation);
  if (steps.participants === null) return null;
  const { AdultsOnly26, ChildDiscount, Skipper, MayFillLater } = steps.participants;
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
        isAlike={({ later }, number) => later && MayFillLater.includes(number)}
        // The shared card of these participants shows their e-mail errors. Therefore an e-mail
        // error does not give a participant a separate card.
        faults={wizard.faults.filter(({ field }) => field !== 'email')}
        said={crewCopy.later}
        inSight={(traveller, number) => (
          <FellowTravellerEmail
            key={number}
            number={number}
            traveller={traveller}
            patch={patch}
            error={error}
          />
        )}
      >
        {(traveller, number) => (
          <ParticipantFields
            key={number}
            reservation={reservation}
            traveller={traveller}
            index={number - 1}
            patch={patch}
            error={error}
            faults={wizard.faults}
          />
        )}
      </PartySections>
      {steps.participants.Account === null && <AccountSection {...props} />}
    </>
  );
};

/** The office must accept a participant of 45 or older (R33). */
const AgeQuestion = ({ wizard, reservation, answers }: StepProps<'participants'>) => {
  const state = ageRequestStateOf(useAtomValue(ageAtom), wizard.id);
  const ask = useSetAtom(requestAgeConsentAtom);
  const openNextPage = useOpenNextPage(wizard.id);
  const people = answers.people.length;
  const box = useRef<HTMLDivElement>(null);
  // The request can be sent only if the age is the only error (R65).
  const alone = wizard.faults.length > 0 && wizard.faults.every(({ code }) => code === 'age45');
  // If the error summary is empty, this notice takes the focus instead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each refused try
  useEffect(() => {
    if (alone) box.current?.focus();
  }, [alone, wizard.attempt]);
  if (state.kind === 'asked')
    return (
      <Notice kind="good" title={participantsCopy.ageAsked(state.number)} live>
        {participantsCopy.ageAskedText(formatDeadline(state.until))}
      </Notice>
    );
  if (!wizard.faults.some(({ code }) => code === 'age45')) return null;
  const { OfficeAge, AgeRequestDays } = reservation.Figures;
  const participants = [
    ...new Set(wizard.faults.filter(({ code }) => code === 'age45').map(({ person }) => person)),
  ];
  return (
    <div ref={box} tabIndex={-1} role={alone ? 'alert' : undefined}>
      <Notice kind="warning" title={participantsCopy.ageTitle(OfficeAge)}>
        <p>{joinShortWordsByNoBreakSpaces(participantsCopy.ageText(OfficeAge, AgeRequestDays))}</p>
        {people > 1 && <p>{participantsCopy.ageWhose(participants)}</p>}
        {alone && (
          <Button
            kind="line"
            small
            busy={state.kind === 'asking' && participantsCopy.ageAsking}
            onClick={() => void ask().then((to) => openNextPage(to))}
          >
            {participantsCopy.ageAsk}
          </Button>
        )}
        {!alone && <p>{participantsCopy.ageOthersFirst}</p>}
        {state.kind === 'notSaved' && <p role="alert">{participantsCopy.ageOthersFirst}</p>}
        {state.kind === 'failed' && <p role="alert">{participantsCopy.ageFailed}</p>}
      </Notice>
    </div>
  );
};
