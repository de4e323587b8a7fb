import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { keepWordsTogether } from '../../../format.ts';
import { formatDeadline } from '../../../moments.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { participantsCopy } from '../copy/wizard-participants.pl.ts';
import { type StepProps, useOpenNextPage } from '../frame/step-props.ts';
import { ageAtom, ageQuestionOf, requestAgeConsentAtom } from '../state/age.ts';

/** The office must accept a participant of 45 or older (R33). */
export const AgeQuestion = ({ wizard, reservation, answers }: StepProps<'participants'>) => {
  const state = ageQuestionOf(useAtomValue(ageAtom), wizard.id);
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
        <p>{keepWordsTogether(participantsCopy.ageText(OfficeAge, AgeRequestDays))}</p>
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
