import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useRef } from 'react';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { faultText } from '../../../copy/wizard.pl.ts';
import type { FieldName } from '../../../state/wizard/failures.ts';
import type { AnswersOf } from '../../../state/wizard/shapes.ts';
import type { StepName } from '../../../state/wizard/steps.ts';
import type { AnswerFields, Answers } from '../../../state/wizard/typed.ts';
import { answersOf, changeAtom, type Wizard, wizardAtom } from '../../../state/wizard/wizard.ts';
import { wizardDeps } from './wizard-deps.ts';

export type StepProps<S extends StepName> = {
  readonly wizard: Wizard;
  readonly reservation: WizardReservation;
  readonly answers: AnswersOf[S];
  readonly change: (answers: AnswersOf[S]) => void;
  /** `person` counts from 1 (0 is the whole booking). `of` is an add-on's index. */
  readonly error: (field: FieldName, person?: number, of?: number) => string | undefined;
};

/** Works without React, so that tests can render screens. */
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

/** Null until the page's reservation has loaded. */
export const useStepProps = <S extends StepName>(step: S): StepProps<S> | null => {
  const wizard = useAtomValue(wizardAtom);
  const set = useSetAtom(changeAtom);
  return stepProps(wizard, step, (answers) => set(wizardDeps, answers));
};

/** `index` counts from 0. */
export const withPerson = <A extends Answers>(
  answers: A,
  index: number,
  patch: Partial<A['people'][number]>,
): A => ({
  ...answers,
  people: answers.people.map((person, at) => (at === index ? { ...person, ...patch } : person)),
});

/**
 * Changes the newest state. The function never changes, so unaffected parts do not render again:
 * twelve participants must respond within 200 ms on a slow phone.
 */
export const usePatch = <A extends Answers>({
  answers,
  change,
}: {
  readonly answers: A;
  readonly change: (answers: A) => void;
}) => {
  const now = useRef({ answers, change });
  now.current = { answers, change };
  return useCallback(
    (index: number, patch: Partial<A['people'][number]>) =>
      now.current.change(withPerson(now.current.answers, index, patch)),
    [],
  );
};

/** Compares answers whose fields hold plain values. */
export const sameAnswers = (one: AnswerFields, other: AnswerFields): boolean =>
  Object.keys(other).every((key) => Object.is(one[key], other[key]));
