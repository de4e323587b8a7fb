import { err, ok, Result } from 'neverthrow';
import { changeParticipant } from '../../../application/office/change-booking.ts';
import type { Person } from '../../../domain/party/person.ts';
import { cleanName } from '../../../domain/text/clean.ts';
import { isPhoneOnlyByOldRules } from '../../../domain/travellers/contact.ts';
import {
  countryProblem,
  nameProblem,
  normalizeName,
  refusedInName,
} from '../../../domain/travellers/names.ts';
import {
  type Command,
  type CommandArguments,
  type Option,
  optionalOption,
  requiredOption,
  type Task,
} from './command.ts';
import {
  formatRefused,
  type ParseResult,
  readBookingId,
  readDay,
  readEmailAddress,
  readNumber,
  readOneOfWords,
  readSingleLineText,
  readText,
} from './read-values.ts';

const WHO: Option = {
  name: 'participant',
  value: 'N',
  says: 'the number of the participant; 1 is the booker',
};

const OPTIONS = {
  firstName: { name: 'first-name', value: 'TEXT', says: 'first name' },
  lastName: { name: 'last-name', value: 'TEXT', says: 'last name' },
  birthDate: { name: 'birth-date', value: 'DAY', says: 'like 1994-05-17' },
  idDocument: { name: 'document', value: 'TEXT', says: 'identity card or passport' },
  country: { name: 'country', value: 'TEXT', says: 'country of the document' },
  gender: { name: 'gender', value: 'woman|man', says: 'gender' },
  phone: { name: 'phone', value: 'TEXT', says: 'phone' },
  email: {
    name: 'email',
    value: 'TEXT',
    says: 'e-mail; participant 1 has the account’s e-mail, which cannot change',
  },
} as const satisfies Record<keyof Person, Option>;

const readName = (name: string, typed: string): ParseResult<string> =>
  readText(`--${name}`, cleanName(typed)).andThen((text) =>
    nameProblem(text) === null
      ? ok(normalizeName(text))
      : err(`--${name} is not a valid name${formatRefused(refusedInName(text))}`),
  );

const readPhone = (name: string, typed: string): ParseResult<string> =>
  readSingleLineText(`--${name}`, typed).andThen((text) =>
    isPhoneOnlyByOldRules(text) ? err(`--${name} is "${typed}": give 9 to 15 digits.`) : ok(text),
  );

const readCountry = (name: string, typed: string): ParseResult<string> =>
  readText(`--${name}`, cleanName(typed)).andThen((text) =>
    countryProblem(text) === null
      ? ok(normalizeName(text))
      : err(`--${name} is "${text}": a country's name has only letters, spaces and - ' . ( ).`),
  );

const correction = (args: CommandArguments): ParseResult<Partial<Person>> => {
  const part = <K extends keyof Person>(
    field: K,
    read: (name: string, typed: string) => ParseResult<Person[K]>,
  ): ParseResult<Partial<Person>> => {
    const option = OPTIONS[field];
    return optionalOption<Partial<Person>>(args, option, {}, (typed) =>
      read(option.name, typed).map((value) => ({ [field]: value })),
    );
  };
  const text = (name: string, typed: string): ParseResult<string> =>
    readSingleLineText(`--${name}`, typed);
  return Result.combine([
    part('firstName', readName),
    part('lastName', readName),
    part('birthDate', readDay),
    part('idDocument', text),
    part('country', readCountry),
    part('gender', (name, typed) => readOneOfWords(name, ['woman', 'man'] as const, typed)),
    part('phone', readPhone),
    part('email', (_, typed) => readEmailAddress(typed)),
  ])
    .map((parts) => Object.assign({}, ...parts))
    .andThen((person) =>
      Object.keys(person).length > 0
        ? ok(person)
        : err('Nothing to change: add at least one option with the participant’s new data.'),
    );
};

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
  {
    name: 'participants change',
    word: 'ID',
    needs: [WHO],
    takes: Object.values(OPTIONS),
    changes: true,
    says: 'change a participant’s data, also participant 1’s, until 3 days before the start',
    prepare: (args) =>
      Result.combine([
        readBookingId(args.word ?? ''),
        requiredOption(args, WHO, (typed) => readNumber(WHO.name, typed)),
        correction(args),
      ]).andThen(([id, userNum, person]) =>
        userNum === 1 && person.email !== undefined
          ? err('The e-mail of participant 1 is the account’s e-mail and cannot be changed here.')
          : ok(changeParticipantTask(id, userNum, person)),
      ),
  },
];
