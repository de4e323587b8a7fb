import { err, ok } from 'neverthrow';
import { changeParticipant } from '../../../application/office/change-booking.ts';
import type { Person } from '../../../domain/party/person.ts';
import { cleanName } from '../../../domain/text/clean.ts';
import { isPhoneByFormerRulesOnly } from '../../../domain/travellers/contact.ts';
import {
  countryProblem,
  firstRefusedCharacterInName,
  nameProblem,
  normalizeName,
} from '../../../domain/travellers/names.ts';
import { BOOKING_ID } from './booking-commands.ts';
import {
  type Command,
  defineCommand,
  defineOption,
  type Options,
  omitNullValues,
  type Task,
} from './command.ts';
import {
  formatRefusedCharacter,
  type ReadTyped,
  readDay,
  readEmailAddress,
  readNumber,
  readOneOf,
  readSingleLineText,
  readText,
} from './read-values.ts';

const readName: ReadTyped<string> = (typed, label) =>
  readText(cleanName(typed), label).andThen((text) =>
    nameProblem(text) === null
      ? ok(normalizeName(text))
      : err(
          `${label} is not a valid name${formatRefusedCharacter(firstRefusedCharacterInName(text))}`,
        ),
  );

const readPhone: ReadTyped<string> = (typed, label) =>
  readSingleLineText(typed, label).andThen((text) =>
    isPhoneByFormerRulesOnly(text) ? err(`${label} is "${typed}": give 9 to 15 digits.`) : ok(text),
  );

const readCountry: ReadTyped<string> = (typed, label) =>
  readText(cleanName(typed), label).andThen((text) =>
    countryProblem(text) === null
      ? ok(normalizeName(text))
      : err(`${label} is "${text}": a country's name has only letters, spaces and - ' . ( ).`),
  );

const OPTIONS = {
  'first-name': defineOption('TEXT', 'first name', readName),
  'last-name': defineOption('TEXT', 'last name', readName),
  'birth-date': defineOption('DAY', 'like 1994-05-17', readDay),
  document: defineOption('TEXT', 'identity card or passport', readSingleLineText),
  country: defineOption('TEXT', 'country of the document', readCountry),
  gender: defineOption('woman|man', 'gender', readOneOf(['woman', 'man'])),
  phone: defineOption('TEXT', 'phone', readPhone),
  email: defineOption(
    'TEXT',
    'e-mail; participant 1 has the account’s e-mail, which cannot change',
    readEmailAddress,
  ),
} as const satisfies Options;

const changeParticipantTask =
  (id: string, userNum: number, person: Partial<Person>): Task =>
  async (deps, by) =>
    (await changeParticipant(deps)(by, id, { userNum, person })).map(({ n }) => ({
      text: `Booking ${id}: the data of participant ${userNum} are changed.`,
      json: {
        bookingId: id,
        command: 'changeBooking',
        by,
        n,
        userNum,
        changed: Object.keys(person),
      },
    }));

export const participantCommands: readonly Command[] = [
  defineCommand({
    name: 'participants change',
    explainsMissingStore: true,
    word: BOOKING_ID,
    needs: {
      participant: defineOption('N', 'the number of the participant; 1 is the booker', readNumber),
    },
    takes: OPTIONS,
    changes: true,
    helpText: 'change a participant’s data, also participant 1’s, until 3 days before the start',
    prepare: ({ word: id, participant: userNum, country, gender, phone, email, ...given }) => {
      const person = omitNullValues({
        firstName: given['first-name'],
        lastName: given['last-name'],
        birthDate: given['birth-date'],
        idDocument: given.document,
        ...{ country, gender, phone, email },
      });
      if (Object.keys(person).length === 0)
        return err('Nothing to change: add at least one option with the participant’s new data.');
      return userNum === 1 && person.email !== undefined
        ? err('The e-mail of participant 1 is the account’s e-mail and cannot be changed here.')
        : ok(changeParticipantTask(id, userNum, person));
    },
  }),
];
