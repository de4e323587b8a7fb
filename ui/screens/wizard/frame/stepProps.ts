import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useRef } from 'react';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { faultText } from '../../../copy/wizard.pl.ts';
import type { FieldName } from '../../../state/wizard/failures.ts';
import type { AnswersOf } from '../../../state/wizard/shapes.ts';
import type { StepName } from '../../../state/wizard/steps.ts';
import type { Answers, Fields } from '../../../state/wizard/typed.ts';
import { answersOf, changeAtom, type Wizard, wizardAtom } from '../../../state/wizard/wizard.ts';
import { outside } from './outside.ts';

/** What a step's screen works with: the server's answer, its own answers, a way to change them, and what was refused. */
export type StepProps<S extends StepName> = {
  readonly wizard: Wizard;
  readonly reservation: WizardReservation;
  readonly answers: AnswersOf[S];
  readonly change: (answers: AnswersOf[S]) => void;
  /** The words beside a refused field; `person` from 1, 0 for the whole booking, `of` an add-on's place. */
  readonly error: (field: FieldName, person?: number, of?: number) => string | undefined;
};

/** The same for whichever wizard state is given, without React: so that screens can be rendered in tests. */
export const stepProps = <S extends StepName>(wizard: Wizard, step: S, change: (answers: AnswersOf[S]) => void): StepProps<S> | null => {
  const { reservation } = wizard;
  const answers = answersOf(wizard, step);
  if (reservation === null || answers === null) return null;
  const error = (field: FieldName, person = 0, of?: number) => {
    const found = wizard.faults.find(
      (fault) => fault.field === field && fault.person === person && (of === undefined || fault.of === undefined || fault.of === of),
    );
    return found && faultText(found);
  };
  return { wizard, reservation, answers, change, error };
};

/** A step's props from the wizard of this page; null until its reservation has come. */
export const useStepProps = <S extends StepName>(step: S): StepProps<S> | null => {
  const wizard = useAtomValue(wizardAtom);
  const set = useSetAtom(changeAtom);
  return stepProps(wizard, step, (answers) => set(outside, answers));
};

/** Answers with one participant's changed; `index` from 0. */
export const withPerson = <A extends Answers>(answers: A, index: number, patch: Partial<A['people'][number]>): A => ({
  ...answers,
  people: answers.people.map((person, at) => (at === index ? { ...person, ...patch } : person)),
});

/**
 * Changes one participant's answers, always over the newest ones, and is itself the same function from render to render: so the parts of
 * a step that a key does not concern can stand still, which twelve participants need (an answer within 200 ms on a slow phone).
 */
export const usePatch = <A extends Answers>({ answers, change }: { readonly answers: A; readonly change: (answers: A) => void }) => {
  const now = useRef({ answers, change });
  now.current = { answers, change };
  return useCallback(
    (index: number, patch: Partial<A['people'][number]>) => now.current.change(withPerson(now.current.answers, index, patch)),
    [],
  );
};

/** Whether two participants' answers say the same; their fields hold plain values. */
export const sameAnswers = (one: Fields, other: Fields): boolean => Object.keys(other).every((key) => Object.is(one[key], other[key]));
