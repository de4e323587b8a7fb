import type { Accommodation } from '../catalogue/accommodation.ts';
import { NOBODY, type Person } from './person.ts';

export type ChosenAddon = { readonly addonId: number; readonly optionId: number | null };

export type ParticipantChoices = {
  readonly userNum: number;
  readonly unitId: number | null;
  readonly journeyId: number | null;
  readonly pointId: number | null;
  readonly luggage: boolean;
  readonly berthSameAsFirst: boolean;
  /**
   * The name of the person who sleeps in this berth. Step 2 asks for it (`valueName` and
   * `valueSurname` on the wire).
   */
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

export type Skipper = 'ownSkipper' | 'organiserSkipper';

export type Choices = {
  readonly accommodation: Accommodation;
  readonly ownSkipper: boolean;
  readonly beSkipper: boolean;
  readonly participants: readonly ParticipantChoices[];
};

export const emptyChoices = (userNum: number): ParticipantChoices => ({
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

/** A party for single places starts with one participant (R62.2). */
export const startingParty = (): readonly ParticipantChoices[] => [emptyChoices(1)];

/** False if the customer wanted to give the data later and has not given all of it yet (R34). */
export const hasRequiredPersonalData = ({ person, fillLater }: ParticipantChoices): boolean =>
  !fillLater || (person.firstName !== '' && person.lastName !== '' && person.birthDate !== '');

/** Changes the party's size. Participants who stay keep their choices. */
export const withParticipants = (choices: Choices, count: number): Choices => {
  const participants = choices.participants.slice(0, count);
  while (participants.length < count) participants.push(emptyChoices(participants.length + 1));
  return { ...choices, participants };
};

/** Returns true if a participant has resignation insurance, which requires online payment (R29). */
export const hasResignation = ({ participants }: Choices): boolean =>
  participants.some(({ resignation }) => resignation);

/** Removes all personal data from a removed draft's choices. */
export const withoutPersonalData = (choices: Choices): Choices => ({
  ...choices,
  participants: choices.participants.map((participant) => ({
    ...participant,
    berthFirstName: '',
    berthLastName: '',
    person: NOBODY,
  })),
});
