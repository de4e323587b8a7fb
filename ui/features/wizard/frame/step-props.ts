import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useRef } from 'react';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import type { StepName } from '../../../state/reservation/steps.ts';
import type { AnswerFields, Answers } from '../../../state/reservation/typed.ts';
import { faultText, participantsCopy } from '../copy/wizard.pl.ts';
import type { FieldName } from '../state/failures.ts';
import type { AnswersOf } from '../state/shapes.ts';
import { changeAtom, wizardAtom } from '../state/wizard.ts';
import { answersOf, type Wizard } from '../state/wizard-state.ts';

export type StepProps<S extends StepName> = {
  readonly wizard: Wizard;
  readonly reservation: WizardReservation;
  readonly answers: AnswersOf[S];
  readonly change: (answers: AnswersOf[S]) => void;
  /** `person` counts from 1; 0 is the whole booking. `of` is the index of an add-on. */
  readonly error: (field: FieldName, person?: number, of?: number) => string | undefined;
};

/** Makes a step's properties without React hooks, so that tests can render screens. */
export const stepProps = <S extends StepName>(
  wizard: Wizard,
  step: S,
  change: (answers: AnswersOf[S]) => void,
): StepProps<S> | null => {
  const { reservation } = wizard;
  const answers = answersOf(wizard, step);
  if (reservation === null || answers === null) return null;
  const error = (field: FieldName, person = 0, of?: number) => {
    const found = wizard.faults.find(
      (fault) =>
        fault.field === field &&
        fault.person === person &&
        (of === undefined || fault.of === undefined || fault.of === of),
    );
    return found && faultText(found);
  };
  return { wizard, reservation, answers, change, error };
};

export const accountFaultCopy = ({ refusal }: Wizard) =>
  refusal === null || refusal === 'unnamed' ? null : participantsCopy.accountFaults[refusal];

export const useStepProps = <S extends StepName>(step: S): StepProps<S> | null => {
  const wizard = useAtomValue(wizardAtom);
  const set = useSetAtom(changeAtom);
  return stepProps(wizard, step, set);
};

/** `index` counts persons from 0. */
export const withPerson = <A extends Answers>(
  answers: A,
  index: number,
  patch: Partial<A['people'][number]>,
): A => ({
  ...answers,
  people: answers.people.map((person, at) => (at === index ? { ...person, ...patch } : person)),
});

/** A stable callback avoids renders: twelve participants must respond in 200 ms on a slow phone. */
export const usePatch = <A extends Answers>({
  answers,
  change,
}: {
  readonly answers: A;
  readonly change: (answers: A) => void;
}) => {
  const latest = useRef({ answers, change });
  latest.current = { answers, change };
  return useCallback(
    (index: number, patch: Partial<A['people'][number]>) =>
      latest.current.change(withPerson(latest.current.answers, index, patch)),
    [],
  );
};

/** Answers are compared by identity, so their fields must hold plain values, no objects. */
export const sameAnswers = (first: AnswerFields, other: AnswerFields): boolean =>
  Object.keys(other).every((key) => Object.is(first[key], other[key]));
