import { type CommandWhere, namesPeople } from '../../../../domain/booking/command-facts.ts';
import type {
  BerthAnswer,
  BookingCommand,
  Confirm,
  CorrectBuyer,
  NameParticipants,
  Note,
  Tell,
} from '../../../../domain/booking/commands.ts';
import { NOBODY } from '../../../../domain/party/person.ts';

/** Personal data of a line by participant number; 0 is the booker and whoever was looked up. */
export type LinePeople = ReadonlyMap<number, string>;

/** An order's comments, an invoice's buyer, the office's notes and what it writes are nobody's by number: they stand with what the line says of the booker. */
export type Written = Confirm | CorrectBuyer | Note | Tell;
type ByParticipant = Exclude<BookingCommand, Written>;
type Typed = Exclude<CommandWhere<'namesPeople', true>, Written>;
type Type = Typed['type'];
type OfType<K extends Type> = Extract<Typed, { readonly type: K }>;
type Split<C> = { readonly command: C; readonly people: Map<number, string> };
type TypedIn<C> = {
  /** The command without what somebody typed, and that by participant. */
  readonly split: (command: C) => Split<C>;
  /** Puts both together again; what was erased stays empty. */
  readonly join: (command: C, people: LinePeople) => C;
};

type Named = NameParticipants['participants'][number];
type BerthName = Pick<BerthAnswer, 'firstName' | 'lastName'>;

/** What each participant typed, in the order of the list: a list may name somebody twice. */
const gather = <T extends { readonly userNum: number }>(list: readonly T[], of: (item: T) => unknown): Map<number, string> => {
  const found = new Map<number, unknown[]>();
  for (const item of list) found.set(item.userNum, [...(found.get(item.userNum) ?? []), of(item)]);
  return new Map([...found].map(([userNum, items]) => [userNum, JSON.stringify(items)]));
};

/** The reverse of `gather`; what was erased comes back as undefined. */
const scatter = <T extends { readonly userNum: number }, D>(list: readonly T[], people: LinePeople, join: (item: T, data: D) => T): T[] => {
  const left = new Map<number, D[]>();
  return list.map((item) => {
    const text = people.get(item.userNum);
    if (text === undefined) return item;
    const queue: D[] = left.get(item.userNum) ?? JSON.parse(text);
    left.set(item.userNum, queue);
    const data = queue.shift();
    return data === undefined ? item : join(item, data);
  });
};

const hasName = ({ firstName, lastName }: BerthAnswer): boolean => firstName !== '' || lastName !== '';
const nameless = (named: Named): Named => ({ ...named, person: NOBODY });
const personOf = ({ person }: Named): Named['person'] => person;
const withPerson = (named: Named, person: Named['person']): Named => ({ ...named, person });

/** What somebody types into each command that people are in, and where it stands there (R39): another one does not compile without its answer. */
const TYPED_IN: { readonly [K in Type]: TypedIn<OfType<K>> } = {
  nameParticipants: {
    split: (command) => ({
      command: { ...command, participants: command.participants.map(nameless) },
      people: gather(command.participants, personOf),
    }),
    join: (command, people) => ({ ...command, participants: scatter(command.participants, people, withPerson) }),
  },
  changeBooking: {
    split: (command) =>
      command.people === null
        ? { command, people: new Map() }
        : { command: { ...command, people: command.people.map(nameless) }, people: gather(command.people, personOf) },
    join: (command, people) => (command.people === null ? command : { ...command, people: scatter(command.people, people, withPerson) }),
  },
  chooseBerths: {
    split: (command) => {
      if (!command.berths.some(hasName)) return { command, people: new Map() };
      const berths = command.berths.map((berth): BerthAnswer => ({ ...berth, firstName: '', lastName: '' }));
      return { command: { ...command, berths }, people: gather(command.berths, ({ firstName, lastName }) => ({ firstName, lastName })) };
    },
    join: (command, people) => ({
      ...command,
      berths: scatter(command.berths, people, (berth: BerthAnswer, name: BerthName) => ({ ...berth, ...name })),
    }),
  },
};

// The row of a type takes that type's command; the compiler cannot follow the pairing through a union.
const typedIn = <K extends Type>({ type }: OfType<K> & { readonly type: K }): TypedIn<OfType<K>> => TYPED_IN[type];

/** A command without what somebody typed into it, and that apart, by participant. */
export const splitCommand = (command: ByParticipant): Split<ByParticipant> =>
  namesPeople(command) ? typedIn(command).split(command) : { command, people: new Map() };

/** The reverse of `splitCommand`. */
export const joinCommand = (command: ByParticipant, people: LinePeople): ByParticipant =>
  namesPeople(command) ? typedIn(command).join(command, people) : command;
