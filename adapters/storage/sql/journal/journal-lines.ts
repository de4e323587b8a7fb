import type {
  BookingEntry,
  ChangeEntry,
  JournalEntry,
  JournalLine,
  JournalQuery,
  Outcome,
  RefusedEntry,
  ShopEntry,
} from '../../../../application/ports/journal.ts';
import type {
  BookingCommand,
  CommandOf,
  RecordedCommand,
} from '../../../../domain/booking/commands.ts';
import type { CodeCommand } from '../../../../domain/codes/commands.ts';
import type { RecordedChange } from '../../../../domain/shop-changes/commands.ts';
import {
  decodePaymentTypeInRecord,
  encodeStoredPaymentType,
} from '../../../codecs/payment-types.ts';
import { deriveMissingOfferFields } from '../../../system/older-offers.ts';
import {
  type FreeTextCommand,
  joinPersonalDataIntoCommand,
  type LinePeople,
  splitPersonalDataFromCommand,
} from './personal-data-in-commands.ts';

type CommandOfVersion1 =
  | Exclude<BookingCommand, CommandOf<'confirm'>>
  | Omit<CommandOf<'confirm'>, 'expectedLeft'>;

/** A journal line of format version 1: only customers gave commands, and nobody could pay. */
type EntryOfVersion1 = {
  readonly recorded: Omit<RecordedCommand, 'by' | 'command'> & {
    readonly command: CommandOfVersion1;
  };
  readonly outcome: Omit<Outcome, 'paid' | 'left' | 'refund'>;
};

/** Converts a line of format version 1. A confirmed booking's whole price was unpaid then. */
const entryFromVersion1 = ({ recorded, outcome }: EntryOfVersion1): BookingEntry => {
  const { command } = recorded;
  const leftToPay = outcome.status === 'confirmed' ? (outcome.price ?? 0) : 0;
  return {
    recorded: {
      ...recorded,
      command: command.type === 'confirm' ? { ...command, expectedLeft: null } : command,
      by: { kind: 'customer' },
    },
    outcome: { ...outcome, paid: 0, left: leftToPay, refund: 0 },
  };
};

type LineData = Pick<RecordedCommand, 'bookerEmail' | 'trips'> & { readonly comments: string };
type ShopData = { readonly description: string };

type SplitEntry = { readonly line: string; readonly people: LinePeople };

const VERSION = 2;

const hasFreeText = (command: BookingCommand): command is FreeTextCommand =>
  command.type === 'confirm' ||
  command.type === 'correctBuyer' ||
  command.type === 'giveReview' ||
  command.type === 'hideReview' ||
  command.type === 'note' ||
  command.type === 'tell';

const freeTextOf = (command: FreeTextCommand): string => {
  switch (command.type) {
    case 'confirm':
      return command.comments;
    case 'note':
    case 'giveReview':
      return command.text;
    case 'hideReview':
      return command.reason;
    case 'tell':
      return JSON.stringify([
        command.title,
        command.contents,
        ...command.files.map(({ name }) => name),
      ]);
    case 'correctBuyer': {
      const { name, nip, address, zip, city, country } = command.buyer;
      return JSON.stringify([
        name,
        nip,
        address,
        zip,
        city,
        ...(country === undefined ? [] : [country]),
      ]);
    }
  }
};

const withFreeText = (command: FreeTextCommand, words: string): FreeTextCommand => {
  if (command.type === 'confirm') return { ...command, comments: words };
  if (command.type === 'note' || command.type === 'giveReview') return { ...command, text: words };
  if (command.type === 'hideReview') return { ...command, reason: words };
  const texts: readonly string[] = words === '' ? [] : JSON.parse(words);
  if (command.type === 'correctBuyer') {
    const [name = '', nip = '', address = '', zip = '', city = '', country] = texts;
    return {
      ...command,
      buyer: { name, nip, address, zip, city, ...(country === undefined ? {} : { country }) },
    };
  }
  const [title = '', contents = '', ...names] = texts;
  return {
    ...command,
    title,
    contents,
    files: command.files.map((file, index) => ({ ...file, name: names[index] ?? '' })),
  };
};

type StoredRecorded = Omit<RecordedCommand, 'command'> & { readonly command: object };

const splitRecorded = (
  recorded: RecordedCommand,
): { readonly bare: StoredRecorded; readonly people: LinePeople } => {
  const { command: whole, bookerEmail, trips } = recorded;
  const comments = hasFreeText(whole) ? freeTextOf(whole) : '';
  const { command, people } = hasFreeText(whole)
    ? { command: withFreeText(whole, ''), people: new Map<number, string>() }
    : splitPersonalDataFromCommand(whole);
  if (bookerEmail !== null || comments !== '' || Object.keys(trips).length > 0) {
    const data: LineData = { bookerEmail, trips, comments };
    people.set(0, JSON.stringify(data));
  }
  return {
    bare: { ...recorded, command: encodeStoredPaymentType(command), bookerEmail: null, trips: {} },
    people,
  };
};

const splitBooking = ({ recorded, outcome }: BookingEntry): SplitEntry => {
  const { bare, people } = splitRecorded(recorded);
  return { line: JSON.stringify({ v: VERSION, recorded: bare, outcome }), people };
};

const splitRefused = ({ refused, why }: RefusedEntry): SplitEntry => {
  const { bare, people } = splitRecorded(refused);
  return { line: JSON.stringify({ v: VERSION, refused: bare, why }), people };
};

const joinRecorded = (recorded: RecordedCommand, people: LinePeople): RecordedCommand => {
  const written = people.get(0);
  const none: LineData = { bookerEmail: null, trips: {}, comments: '' };
  const { bookerEmail, trips, comments }: LineData =
    written === undefined ? none : JSON.parse(written);
  const bare = decodePaymentTypeInRecord(recorded.command);
  const command = hasFreeText(bare)
    ? withFreeText(bare, comments)
    : joinPersonalDataIntoCommand(bare, people);
  return { ...recorded, command, bookerEmail, trips };
};

/**
 * Returns the command with this description. A voucher's description is the only typed text in
 * commands about codes.
 */
const withDescription = (command: CodeCommand, description: string): CodeCommand =>
  command.type === 'createVoucher' ? { ...command, description } : command;

const splitShop = ({ shop, outcome }: ShopEntry): SplitEntry => {
  const description = shop.command.type === 'createVoucher' ? shop.command.description : '';
  const data: ShopData = { description };
  return {
    line: JSON.stringify({
      v: VERSION,
      shop: { ...shop, command: withDescription(shop.command, '') },
      outcome,
    }),
    people: new Map(description === '' ? [] : [[0, JSON.stringify(data)]]),
  };
};

const joinShop = ({ shop, outcome }: ShopEntry, people: LinePeople): ShopEntry => {
  const written = people.get(0);
  const { description }: ShopData =
    written === undefined ? { description: '' } : JSON.parse(written);
  return { shop: { ...shop, command: withDescription(shop.command, description) }, outcome };
};

const splitChange = ({ change, outcome }: ChangeEntry): SplitEntry => ({
  line: JSON.stringify({ v: VERSION, change, outcome }),
  people: new Map(),
});

export const personalDataOf = (recorded: RecordedCommand): LinePeople =>
  splitRecorded(recorded).people;

export const splitPersonalDataFromEntry = (entry: JournalEntry): SplitEntry => {
  if ('change' in entry) return splitChange(entry);
  if ('refused' in entry) return splitRefused(entry);
  return 'shop' in entry ? splitShop(entry) : splitBooking(entry);
};

type StoredLine = ({ readonly v: 1 } & EntryOfVersion1) | ({ readonly v: 2 } & JournalEntry);

const parseEntry = (n: number, text: string): JournalEntry => {
  const read: StoredLine = JSON.parse(text);
  if (read.v === 1) return entryFromVersion1(read);
  if (read.v === VERSION) return read;
  throw new Error(
    `A newer release stored journal line ${n} (in format version ${(read satisfies never as { readonly v: number }).v}). Start that release.`,
  );
};

/**
 * Adds fields that older imports of offers lack, computed from the numbers and names of the offers.
 */
const upgradeChange = (change: RecordedChange): RecordedChange => {
  const { command } = change;
  if (command.type !== 'layIn') return change;
  return {
    ...change,
    command: {
      ...command,
      offers: command.offers.map((sold) => ({
        ...sold,
        offer: deriveMissingOfferFields(sold.offer),
      })),
    },
  };
};

/** Thrown for a journal line that no version of the program can have written. */
export class UnreadableLine extends Error {
  readonly n: number;
  constructor(n: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'UnreadableLine';
    this.n = n;
  }
}

const joinLine = (n: number, line: string, people: LinePeople): JournalLine => {
  const entry = parseEntry(n, line);
  if ('change' in entry) return { n, change: upgradeChange(entry.change), outcome: entry.outcome };
  if ('refused' in entry)
    return { n, refused: joinRecorded(entry.refused, people), why: entry.why };
  return 'shop' in entry
    ? { n, ...joinShop(entry, people) }
    : { n, recorded: joinRecorded(entry.recorded, people), outcome: entry.outcome };
};

/** Adds the personal data to a line; erased data become empty. Throws UnreadableLine. */
export const joinPersonalDataIntoLine = (
  n: number,
  line: string,
  people: LinePeople,
): JournalLine => {
  try {
    return joinLine(n, line, people);
  } catch (failure) {
    throw new UnreadableLine(n, failure);
  }
};

type TypedRow = {
  readonly n: number;
  readonly line: string;
  readonly user_num: number;
  readonly data: string;
};

export const groupRowsByJournalLine = (rows: readonly TypedRow[]): readonly JournalQuery[] => {
  const lines = new Map<number, { readonly line: string; readonly people: Map<number, string> }>();
  for (const { n, line, user_num, data } of rows) {
    const entry = lines.get(n) ?? { line, people: new Map<number, string>() };
    entry.people.set(user_num, data);
    lines.set(n, entry);
  }
  return [...lines].flatMap(([n, { line, people }]) => {
    const entry = joinPersonalDataIntoLine(n, line, people);
    return 'refused' in entry
      ? [{ n, recorded: entry.refused }]
      : 'recorded' in entry
        ? [entry]
        : [];
  });
};
