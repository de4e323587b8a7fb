import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { quietly } from '../browserShelf.ts';
import { savedAnswers } from './answers.ts';
import { type Shelf, shelvedDraft } from './drafts.ts';
import type { StepName } from './steps.ts';
import { type Fields, fieldsFrom, merge, NOTHING_TYPED, type Typed, typedIn } from './typed.ts';

// A smaller party forgets its highest numbers at the shop; what was answered for them waits on the tab's shelf and returns with them (R62).

const STEPS_OF_PEOPLE = ['berths', 'insurance', 'extras', 'participants'] as const satisfies readonly StepName[];

/** By step, then by the participant's place from 0. */
type Leavers = Readonly<Record<string, Readonly<Record<string, Fields>>>>;

const keyOf = (reservationId: string): string => `kilwater.rezerwacja.${reservationId}.zeszli`;

const leaversOf = (shelf: Shelf, reservationId: string): Leavers =>
  quietly(() => {
    const value: unknown = JSON.parse(shelf.getItem(keyOf(reservationId)) ?? '{}');
    return Object.fromEntries(Object.entries(fieldsFrom(value)).map(([step, people]) => [step, peopleFrom(people)]));
  }, {});

const peopleFrom = (value: unknown): Readonly<Record<string, Fields>> =>
  Object.fromEntries(Object.entries(fieldsFrom(value)).map(([place, answers]) => [place, fieldsFrom(answers)]));

const keep = (shelf: Shelf, reservationId: string, leavers: Leavers): void =>
  quietly(() => shelf.setItem(keyOf(reservationId), JSON.stringify(leavers)), undefined);

/** Keeps what was answered and typed for everybody beyond the first `count`, before the shop forgets them. */
export const keepLeavers = (shelf: Shelf, reservation: WizardReservation, count: number): void => {
  const id = reservation.ReservationId;
  const leavers = Object.entries(leaversOf(shelf, id));
  const now = STEPS_OF_PEOPLE.map((step) => {
    const server = savedAnswers[step](reservation);
    const people = server === null ? [] : merge(server, shelvedDraft(shelf, id, step)?.typed ?? NOTHING_TYPED).people;
    const left = people.map((person, place) => [String(place), person] as const).slice(count);
    return [step, { ...leavers.find(([name]) => name === step)?.[1], ...Object.fromEntries(left) }] as const;
  });
  keep(shelf, id, Object.fromEntries(now));
};

/** What waited for those who are there again, as typed over what the shop has; they are taken off the shelf. Null where nobody returned. */
export const takeReturned = (shelf: Shelf, reservation: WizardReservation, step: StepName): Typed | null => {
  const id = reservation.ReservationId;
  const { [step]: waiting = {}, ...others } = leaversOf(shelf, id);
  const server = savedAnswers[step](reservation);
  const back = server?.people.map((_, place) => waiting[String(place)]) ?? [];
  if (server === null || back.every((one) => one === undefined)) return null;
  const still = Object.fromEntries(Object.entries(waiting).filter(([place]) => Number(place) >= server.people.length));
  keep(shelf, id, { ...others, [step]: still });
  return typedIn(server, merge(server, { booking: {}, people: back.map((one) => one ?? {}) }));
};
