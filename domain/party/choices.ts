import type { Accommodation } from '../catalogue/accommodation.ts';
import { NOBODY, type Person } from './person.ts';

/** An add-on with its size, where it has any. */
export type ChosenAddon = { readonly addonId: number; readonly optionId: number | null };

/** What one participant of a booking chose, step by step; null is a question not answered yet. */
export type ParticipantChoices = {
  readonly userNum: number;
  readonly unitId: number | null;
  readonly journeyId: number | null;
  readonly pointId: number | null;
  readonly luggage: boolean;
  readonly berthSameAsFirst: boolean;
  /** Name given for the accommodation alone (valueName, valueSurname). */
  readonly berthFirstName: string;
  readonly berthLastName: string;
  readonly insuranceId: number | null;
  readonly insuranceSameAsFirst: boolean;
  readonly resignation: boolean;
  readonly assistance: boolean;
  readonly trainings: readonly { readonly trainingId: number; readonly optionId: number }[];
  readonly addons: readonly ChosenAddon[];
  readonly fillLater: boolean;
  readonly person: Person;
};

/** Everything that was chosen for a booking, by every participant. */
export type Choices = {
  readonly accommodation: Accommodation;
  readonly ownSkipper: boolean;
  readonly beSkipper: boolean;
  readonly participants: readonly ParticipantChoices[];
};

export const undecided = (userNum: number): ParticipantChoices => ({
  userNum,
  unitId: null,
  journeyId: null,
  pointId: null,
  luggage: false,
  berthSameAsFirst: false,
  berthFirstName: '',
  berthLastName: '',
  insuranceId: null,
  insuranceSameAsFirst: false,
  resignation: false,
  assistance: false,
  trainings: [],
  addons: [],
  fillLater: false,
  person: NOBODY,
});

/** Whether somebody who may give their data later has given what a trip needs (R34). */
export const isComplete = ({ person, fillLater }: ParticipantChoices): boolean =>
  !fillLater || (person.firstName !== '' && person.lastName !== '' && person.birthDate !== '');

/** The same choices for another number of participants: those who stay keep theirs, new ones are undecided. */
export const withParticipants = (choices: Choices, count: number): Choices => {
  const participants = choices.participants.slice(0, count);
  while (participants.length < count) participants.push(undecided(participants.length + 1));
  return { ...choices, participants };
};

/** Whether anybody of the party takes resignation insurance, which makes online payment the only way (R29). */
export const hasResignation = ({ participants }: Choices): boolean => participants.some(({ resignation }) => resignation);

/** The same choices without anything personal: what is left of a draft that is cleared away. */
export const withoutPeople = (choices: Choices): Choices => ({
  ...choices,
  participants: choices.participants.map((participant) => ({ ...participant, berthFirstName: '', berthLastName: '', person: NOBODY })),
});
