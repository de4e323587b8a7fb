import type { JournalEntry, JournalLine } from '../../../application/ports/journal.ts';
import type { BerthAnswer, BookingCommand, NameParticipants, Recorded } from '../../../domain/booking/commands.ts';
import { NOBODY } from '../../../domain/travellers/participant.ts';

type Named = NameParticipants['participants'][number];
type BerthName = Pick<BerthAnswer, 'firstName' | 'lastName'>;
/** The row of number 0: what a line says of no participant by number. */
type LineData = Pick<Recorded, 'bookerEmail' | 'trips'> & { readonly comments: string };

/** Personal data of a line by participant number; 0 is the booker and whoever was looked up. */
export type LinePeople = ReadonlyMap<number, string>;
export type SplitEntry = { readonly line: string; readonly people: LinePeople };

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

const splitCommand = (command: BookingCommand): { readonly command: BookingCommand; readonly people: Map<number, string> } => {
  switch (command.type) {
    case 'nameParticipants': {
      const participants = command.participants.map((named): Named => ({ ...named, person: NOBODY }));
      return { command: { ...command, participants }, people: gather(command.participants, ({ person }) => person) };
    }
    case 'chooseBerths': {
      if (!command.berths.some(hasName)) return { command, people: new Map() };
      const berths = command.berths.map((berth): BerthAnswer => ({ ...berth, firstName: '', lastName: '' }));
      return { command: { ...command, berths }, people: gather(command.berths, ({ firstName, lastName }) => ({ firstName, lastName })) };
    }
    case 'confirm':
      return { command: { ...command, comments: '' }, people: new Map() };
    default:
      return { command, people: new Map() };
  }
};

const joinCommand = (command: BookingCommand, people: LinePeople, comments: string): BookingCommand => {
  switch (command.type) {
    case 'nameParticipants': {
      const join = (named: Named, person: Named['person']): Named => ({ ...named, person });
      return { ...command, participants: scatter(command.participants, people, join) };
    }
    case 'chooseBerths':
      return { ...command, berths: scatter(command.berths, people, (berth: BerthAnswer, name: BerthName) => ({ ...berth, ...name })) };
    case 'confirm':
      return { ...command, comments };
    default:
      return command;
  }
};

/** A journal entry as its line, and apart from it all that is personal (R39, R46). */
export const splitEntry = ({ recorded, outcome }: JournalEntry): SplitEntry => {
  const { command, people } = splitCommand(recorded.command);
  const comments = recorded.command.type === 'confirm' ? recorded.command.comments : '';
  const { bookerEmail, trips } = recorded;
  if (bookerEmail !== null || comments !== '' || Object.keys(trips).length > 0) {
    const data: LineData = { bookerEmail, trips, comments };
    people.set(0, JSON.stringify(data));
  }
  const bare: Recorded = { ...recorded, command, bookerEmail: null, trips: {} };
  return { line: JSON.stringify({ v: 1, recorded: bare, outcome }), people };
};

/** Puts a line and its people together again; what was erased meanwhile stays empty. */
export const joinEntry = (n: number, line: string, people: LinePeople): JournalLine => {
  const { v, recorded, outcome }: JournalEntry & { readonly v: number } = JSON.parse(line);
  if (v !== 1) throw new Error(`Journal line ${n} was kept by a newer program (version ${v})`);
  const written = people.get(0);
  const none: LineData = { bookerEmail: null, trips: {}, comments: '' };
  const { bookerEmail, trips, comments }: LineData = written === undefined ? none : JSON.parse(written);
  const command = joinCommand(recorded.command, people, comments);
  return { n, recorded: { ...recorded, command, bookerEmail, trips }, outcome };
};
