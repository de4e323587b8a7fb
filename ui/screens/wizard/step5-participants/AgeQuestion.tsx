import { useAtomValue, useSetAtom } from 'jotai';
import { participantsCopy } from '../../../copy/wizard-participants.pl.ts';
import { termOf } from '../../../moments.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { ageAtom, ageOf, askOfficeAtom } from '../../../state/wizard/age.ts';
import { useOnward } from '../frame/onward.ts';
import { outside } from '../frame/outside.ts';
import type { StepProps } from '../frame/stepProps.ts';

/** Somebody of 45 and more: only the office can let them aboard, and is asked from here (R33). */
export const AgeQuestion = ({ wizard }: StepProps<'participants'>) => {
  const state = ageOf(useAtomValue(ageAtom), wizard.id);
  const ask = useSetAtom(askOfficeAtom);
  const onward = useOnward(wizard.id);
  if (state.kind === 'asked')
    return (
      <Notice kind="good" title={participantsCopy.ageAsked(state.number)} live>
        {participantsCopy.ageAskedText(termOf(state.until))}
      </Notice>
    );
  if (!wizard.faults.some(({ code }) => code === 'age45')) return null;
  // The office is asked about a party that is complete but for this (R65).
  const alone = wizard.faults.every(({ code }) => code === 'age45');
  return (
    <Notice kind="warning" title={participantsCopy.ageTitle}>
      <p>{participantsCopy.ageText}</p>
      {alone && (
        <Button
          kind="line"
          small
          busy={state.kind === 'asking' && participantsCopy.ageAsking}
          onClick={() => void ask(outside).then((to) => onward(to))}
        >
          {participantsCopy.ageAsk}
        </Button>
      )}
      {!alone && <p>{participantsCopy.ageOthersFirst}</p>}
      {state.kind === 'notSaved' && <p role="alert">{participantsCopy.ageOthersFirst}</p>}
      {state.kind === 'failed' && <p role="alert">{participantsCopy.ageFailed}</p>}
    </Notice>
  );
};
