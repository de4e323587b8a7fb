import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { thanksPageUrl } from '../../../../adapters/http/contract/pages.pl.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import type { FieldName } from '../../../copy/wizard-fields.pl.ts';
import { useStatisticsConsent } from '../../../hooks/use-consent.ts';
import { runWithStatistics } from '../../../shared/analytics/with-statistics.ts';
import {
  type StepName,
  stepDataOf,
  stepUrlOfReservation,
} from '../../../state/reservation/steps.ts';
import type { AnswerFields, Answers } from '../../../state/reservation/stored-input.ts';
import { fieldErrorText, participantsCopy } from '../copy/wizard.pl.ts';
import type { AnswersOf } from '../state/answers.ts';
import {
  currentPreviewAtom,
  joinsReserveListAtom,
  previewPendingAtom,
  savedReservationAtom,
} from '../state/preview.ts';
import { changeAnswersAtom, type NextPage, wizardAtom } from '../state/wizard.ts';
import { answersOf, type Wizard } from '../state/wizard-state.ts';

type DisplayedReservation = {
  /** The server's preview of the unsaved answers; if there is no preview, the saved reservation. */
  readonly reservation: WizardReservation;
  readonly counting: boolean;
  /**
   * True if the saved reservation is on the reserve list. Also true if saving the current answers
   * of step 2 would put the party on it.
   */
  readonly listed: boolean;
};

export const useDisplayedReservation = (saved: WizardReservation): DisplayedReservation => {
  const wizardReservation = useAtomValue(savedReservationAtom);
  const preview = useAtomValue(currentPreviewAtom);
  const counting = useAtomValue(previewPendingAtom);
  const listed = useAtomValue(joinsReserveListAtom);
  // Only the wizard's own reservation has a preview. A failure screen can call this function with
  // another reservation; then the function returns the saved data.
  return wizardReservation === saved
    ? { reservation: preview ?? saved, counting, listed }
    : { reservation: saved, counting: false, listed: stepDataOf(saved).reserveList };
};

/**
 * Returns a function that opens the next step or page. With `replace`, the browser's Back does not
 * return to the current page.
 */
export const useOpenNextPage = (
  reservationId: string,
): ((next: NextPage, replace?: boolean) => void) => {
  const [, navigate] = useLocation();
  const store = useStore();
  const { consent } = useStatisticsConsent();
  // Load the statistics code early, because the order is reported while the page is closing.
  useEffect(() => runWithStatistics(consent, () => {}), [consent]);
  return (next: NextPage, replace = false): void => {
    if (next === null) return;
    if ('pay' in next) {
      const { reservation } = store.get(wizardAtom);
      if (reservation)
        runWithStatistics(consent, ({ layer, reportOrder }) =>
          reportOrder(layer, consent, reservation),
        );
      window.location.assign(next.pay);
    } else
      navigate(
        next.to === 'thanks'
          ? thanksPageUrl(reservationId)
          : stepUrlOfReservation(next.to, reservationId),
        { replace },
      );
  };
};

export type StepProps<S extends StepName> = {
  readonly wizard: Wizard;
  readonly reservation: WizardReservation;
  readonly answers: AnswersOf[S];
  readonly change: (answers: AnswersOf[S]) => void;
  /** `person`: a participant's number; 0: the whole booking. `of`: the add-on's index, from 0. */
  readonly error: (field: FieldName, person?: number, of?: number) => string | undefined;
};

export const useStepProps = <S extends StepName>(step: S): StepProps<S> | null => {
  const wizard = useAtomValue(wizardAtom);
  const change = useSetAtom(changeAnswersAtom);
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
    return found && fieldErrorText(found);
  };
  return { wizard, reservation, answers, change, error };
};

export const accountErrorTexts = ({ refusal }: Wizard) =>
  refusal === null || refusal === 'unnamed' ? null : participantsCopy.accountFaults[refusal];

/** `index`: the participant's position in the party, from 0. */
export const withPerson = <A extends Answers>(
  answers: A,
  index: number,
  patch: Partial<A['people'][number]>,
): A => ({
  ...answers,
  people: answers.people.map((person, at) => (at === index ? { ...person, ...patch } : person)),
});

/**
 * Returns a callback that stays the same between renders. Otherwise each key press would render all
 * twelve people, which is slow on a phone.
 */
export const usePersonPatch = <A extends Answers>({
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

/** The fields are compared with Object.is, so they must be primitive values, not objects. */
export const sameAnswers = (first: AnswerFields, other: AnswerFields): boolean =>
  Object.keys(other).every((key) => Object.is(first[key], other[key]));
