import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { ignoreErrors, type StorageWithRemoval } from '../../../state/browser-storage.ts';
import type { StepName } from '../../../state/reservation/steps.ts';
import {
  type AnswerFields,
  diffAnswers,
  type EnteredAnswers,
  NOTHING_ENTERED,
  overlayEnteredAnswers,
  parseAnswerFields,
  readStoredInput,
} from '../../../state/reservation/stored-input.ts';
import { savedAnswers } from './answers.ts';

// If a party becomes smaller, the participants with the highest numbers leave. If it grows again,
// their answers return (R62).

const STEPS_OF_PEOPLE = [
  'berths',
  'insurance',
  'extras',
  'participants',
] as const satisfies readonly StepName[];

type LeavingAnswers = Readonly<Record<string, Readonly<Record<string, AnswerFields>>>>;

const keyOf = (reservationId: string): string => `kilwater.rezerwacja.${reservationId}.zeszli`;

const leaversOf = (shelf: StorageWithRemoval, reservationId: string): LeavingAnswers =>
  ignoreErrors(() => {
    const value: unknown = JSON.parse(shelf.getItem(keyOf(reservationId)) ?? '{}');
    return Object.fromEntries(
      Object.entries(parseAnswerFields(value)).map(([step, people]) => [step, peopleFrom(people)]),
    );
  }, {});

const peopleFrom = (value: unknown): Readonly<Record<string, AnswerFields>> =>
  Object.fromEntries(
    Object.entries(parseAnswerFields(value)).map(([place, answers]) => [
      place,
      parseAnswerFields(answers),
    ]),
  );

const keep = (shelf: StorageWithRemoval, reservationId: string, leavers: LeavingAnswers): void =>
  ignoreErrors(() => shelf.setItem(keyOf(reservationId), JSON.stringify(leavers)), undefined);

export const storeAnswersOfLeavingParticipants = (
  shelf: StorageWithRemoval,
  reservation: WizardReservation,
  count: number,
): void => {
  const id = reservation.ReservationId;
  const leavers = Object.entries(leaversOf(shelf, id));
  const leaversByStep = STEPS_OF_PEOPLE.map((step) => {
    const server = savedAnswers[step](reservation);
    const people =
      server === null
        ? []
        : overlayEnteredAnswers(server, readStoredInput(shelf, id, step)?.typed ?? NOTHING_ENTERED)
            .people;
    const newLeavers = people.map((person, place) => [String(place), person] as const).slice(count);
    return [
      step,
      { ...leavers.find(([name]) => name === step)?.[1], ...Object.fromEntries(newLeavers) },
    ] as const;
  });
  keep(shelf, id, Object.fromEntries(leaversByStep));
};

export const takeAnswersOfReturningParticipants = (
  shelf: StorageWithRemoval,
  reservation: WizardReservation,
  step: StepName,
): EnteredAnswers | null => {
  const id = reservation.ReservationId;
  const { [step]: waiting = {}, ...otherSteps } = leaversOf(shelf, id);
  const server = savedAnswers[step](reservation);
  const back = server?.people.map((_, place) => waiting[String(place)]) ?? [];
  if (server === null || back.every((person) => person === undefined)) return null;
  const still = Object.fromEntries(
    Object.entries(waiting).filter(([place]) => Number(place) >= server.people.length),
  );
  keep(shelf, id, { ...otherSteps, [step]: still });
  return diffAnswers(
    server,
    overlayEnteredAnswers(server, { booking: {}, people: back.map((person) => person ?? {}) }),
  );
};
