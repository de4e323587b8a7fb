import {
  type CommandWhere,
  commandHasPersonalData,
} from '../../../../domain/booking/command-facts.ts';
import type {
  BerthAnswer,
  BookingCommand,
  CommandOf,
} from '../../../../domain/booking/commands.ts';
import { NOBODY } from '../../../../domain/party/person.ts';

/**
 * Personal data of a journal line by participant number. Number 0 has the booker's data and all
 * e-mail addresses.
 */
export type LinePeople = ReadonlyMap<number, string>;

/** Commands with typed text. It is stored with the booker's personal data. */
export type FreeTextCommand = CommandOf<
  'confirm' | 'correctBuyer' | 'giveReview' | 'hideReview' | 'note' | 'tell'
>;
type ByParticipant = Exclude<BookingCommand, FreeTextCommand>;
type ParticipantCommand = Exclude<CommandWhere<'namesPeople', true>, FreeTextCommand>;
type Type = ParticipantCommand['type'];
type OfType<K extends Type> = Extract<ParticipantCommand, { readonly type: K }>;
type Split<C> = { readonly command: C; readonly people: Map<number, string> };
type CommandSplitter<C> = {
  readonly split: (command: C) => Split<C>;
  readonly join: (command: C, people: LinePeople) => C;
};

type NamedParticipant = CommandOf<'nameParticipants'>['participants'][number];
type BerthName = Pick<BerthAnswer, 'firstName' | 'lastName'>;

const gather = <T extends { readonly userNum: number }>(
  list: readonly T[],
  of: (item: T) => unknown,
): Map<number, string> => {
  const found = new Map<number, unknown[]>();
  for (const item of list) found.set(item.userNum, [...(found.get(item.userNum) ?? []), of(item)]);
  return new Map([...found].map(([userNum, items]) => [userNum, JSON.stringify(items)]));
};

const scatter = <T extends { readonly userNum: number }, D>(
  list: readonly T[],
  people: LinePeople,
  join: (item: T, data: D) => T,
): T[] => {
  const remaining = new Map<number, D[]>();
  return list.map((item) => {
    const text = people.get(item.userNum);
    if (text === undefined) return item;
    const queue: D[] = remaining.get(item.userNum) ?? JSON.parse(text);
    remaining.set(item.userNum, queue);
    const data = queue.shift();
    return data === undefined ? item : join(item, data);
  });
};

const hasName = ({ firstName, lastName }: BerthAnswer): boolean =>
  firstName !== '' || lastName !== '';
const nameless = (named: NamedParticipant): NamedParticipant => ({ ...named, person: NOBODY });
const personOf = ({ person }: NamedParticipant): NamedParticipant['person'] => person;
const withPerson = (
  named: NamedParticipant,
  person: NamedParticipant['person'],
): NamedParticipant => ({ ...named, person });

/** A command with personal data must have an entry here; otherwise this does not compile (R39). */
const COMMAND_SPLITTERS: { readonly [K in Type]: CommandSplitter<OfType<K>> } = {
  nameParticipants: {
    split: (command) => ({
      command: { ...command, participants: command.participants.map(nameless) },
      people: gather(command.participants, personOf),
    }),
    join: (command, people) => ({
      ...command,
      participants: scatter(command.participants, people, withPerson),
    }),
  },
  changeBooking: {
    split: (command) =>
      command.people === null
        ? { command, people: new Map() }
        : {
            command: { ...command, people: command.people.map(nameless) },
            people: gather(command.people, personOf),
          },
    join: (command, people) =>
      command.people === null
        ? command
        : { ...command, people: scatter(command.people, people, withPerson) },
  },
  chooseBerths: {
    split: (command) => {
      if (!command.berths.some(hasName)) return { command, people: new Map() };
      const berths = command.berths.map(
        (berth): BerthAnswer => ({ ...berth, firstName: '', lastName: '' }),
      );
      return {
        command: { ...command, berths },
        people: gather(command.berths, ({ firstName, lastName }) => ({ firstName, lastName })),
      };
    },
    join: (command, people) => ({
      ...command,
      berths: scatter(command.berths, people, (berth: BerthAnswer, name: BerthName) => ({
        ...berth,
        ...name,
      })),
    }),
  },
};

// With the type parameter `K`, the compiler sees that the splitter fits the command. A splitter
// separates a command from its personal data.
const splitterOf = <K extends Type>({
  type,
}: OfType<K> & { readonly type: K }): CommandSplitter<OfType<K>> => COMMAND_SPLITTERS[type];

export const splitPersonalDataFromCommand = (command: ByParticipant): Split<ByParticipant> =>
  commandHasPersonalData(command)
    ? splitterOf(command).split(command)
    : { command, people: new Map() };

export const joinPersonalDataIntoCommand = (
  command: ByParticipant,
  people: LinePeople,
): ByParticipant =>
  commandHasPersonalData(command) ? splitterOf(command).join(command, people) : command;
