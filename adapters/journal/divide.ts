import { type Components, components } from '../../application/replay/components.ts';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { ambassadorCodeName } from '../../domain/ambassadors/code.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { CodeCommand } from '../../domain/codes/commands.ts';
import { voucherCode } from '../../domain/vouchers/voucher.ts';
import { readLine } from './lines.ts';

/** The part of a line that every part does: the shop at its beginning, and what changes it for all. */
export const EVERY_PART = 255;
/** A line's part is kept in a byte. */
export const MOST_PARTS = 64;

/** How a line begins whose command ties its booking to nothing else; nearly all begin so, and need not be read to know whose they are. */
const PLAIN = /^\{"kind":"(?:command|refused)","n":\d+,"(?:recorded|refused)":\{"bookingId":"([^"\\]+)","command":\{"type":"([A-Za-z]+)"/;
/** Commands that name something by which bookings are tied. */
const TYING: ReadonlySet<Recorded['command']['type']> = new Set<Recorded['command']['type']>([
  'createDraft',
  'redeemVoucher',
  'useAmbassadorCode',
  'joinGroup',
]);
const tying: ReadonlySet<string> = TYING;

const booking = (id: string): string => `booking ${id}`;
const offer = (id: number): string => `offer ${id}`;
const voucher = (code: string): string => `voucher ${voucherCode(code)}`;
const ambassador = (name: string): string => `ambassador ${ambassadorCodeName(name)}`;

/** What a command on a booking reads besides it: the offer's places, a voucher, an ambassador's code, the bookings of a group. */
const besides = ({ command }: Recorded): readonly string[] => {
  if (command.type === 'createDraft') return [offer(command.offerId)];
  if (command.type === 'redeemVoucher') return [voucher(command.code)];
  if (command.type === 'useAmbassadorCode') return [ambassador(command.code)];
  return command.type === 'joinGroup' ? [booking(command.code)] : [];
};

const aboutCodes = (command: CodeCommand): readonly string[] => [
  ...('code' in command ? [voucher(command.code)] : []),
  ...('name' in command ? [ambassador(command.name)] : []),
  ...('accountId' in command && command.accountId !== null ? [`account ${command.accountId}`] : []),
];

const NOTHING: readonly string[] = [];

/** All that a line is about, its own thing first; null where it concerns every part. */
const aboutOf = (line: ExportLine): readonly string[] | null => {
  switch (line.kind) {
    case 'command':
      return [booking(line.recorded.bookingId), ...besides(line.recorded)];
    case 'refused':
      return [booking(line.refused.bookingId), ...besides(line.refused)];
    case 'shop':
      return aboutCodes(line.shop.command);
    case 'change': {
      const { command } = line.change;
      if (command.type === 'layIn') return command.offers.map((sold) => offer(sold.offer.id));
      return 'offerId' in command ? [offer(command.offerId)] : NOTHING;
    }
    case 'header':
    case 'settings':
    case 'offer':
    case 'end':
      return null;
  }
};

/** Bits of a line's byte in `ends`. */
const ENDS = { booking: 1, group: 2, offer: 4 } as const;

type Ended = { readonly bookings: readonly string[]; readonly offerId: number | null };
const NOTHING_ENDED: Ended = { bookings: [], offerId: null };

/** The bookings, and perhaps the offer, that nothing more is asked of after a line; `offerOf` says of which offer its booking is. */
export const endedBy = (line: ExportLine, ends: number, offerOf: (bookingId: string) => number | null): Ended => {
  if (ends === 0) return NOTHING_ENDED;
  if (line.kind === 'change') return { bookings: [], offerId: 'offerId' in line.change.command ? line.change.command.offerId : null };
  if (line.kind !== 'command' && line.kind !== 'refused') return NOTHING_ENDED;
  const { bookingId, command } = line.kind === 'command' ? line.recorded : line.refused;
  return {
    bookings: [...(ends & ENDS.group && command.type === 'joinGroup' ? [command.code] : []), ...(ends & ENDS.booking ? [bookingId] : [])],
    offerId: ends & ENDS.offer ? offerOf(bookingId) : null,
  };
};

/** Which part each line belongs to, by its number less one, and which part compares a change that every part does. */
export type Division = {
  readonly parts: Uint8Array<SharedArrayBuffer>;
  /** What each line is the last one about: its booking, the group that it names, its offer (`ENDS`). */
  readonly ends: Uint8Array<SharedArrayBuffer>;
  /** By the number of a change that every part does, the part that compares it; any other change is its own part’s. */
  readonly changes: ReadonlyMap<number, number>;
};

/**
 * Divides a recording into parts that have nothing to do with each other: bookings of one offer stay together, and so do those that are
 * tied by a voucher, an ambassador's code or a group. What cannot be read belongs to the first part.
 */
export const divided = async (texts: AsyncIterable<readonly string[]>, parts: number): Promise<Division> => {
  const known: Components = components();
  const own: number[] = [];
  const changed: (readonly [line: number, number])[] = [];
  const count: number[] = [];
  /** The last line about each thing, and of each booking the number of its offer. */
  const last: number[] = [];
  const offerOf: number[] = [];
  /** Things that the shop had: a code with which nothing was ever done is found by nobody, and ties nobody who tries it. */
  const there: boolean[] = [];
  const tries: (readonly [one: number, other: number])[] = [];
  let line = 0;
  const tied = (about: readonly string[], had: boolean): number | null => {
    const [first, ...others] = about.map(known.numberOf);
    if (first === undefined) return null;
    if (had) there[first] = true;
    for (const other of others) {
      if (had) there[other] = true;
      tries.push([first, other]);
      last[other] = line;
    }
    return first;
  };
  const numberOf = (text: string, line: number): number => {
    const plain = PLAIN.exec(text);
    if (plain?.[1] !== undefined && plain[2] !== undefined && !tying.has(plain[2])) return known.numberOf(booking(plain[1]));
    const read = readLine(text, line).unwrapOr(null);
    if (read === null) return UNREAD;
    const about = aboutOf(read);
    if (about === null) return SHARED;
    const begun = read.kind === 'command' && read.recorded.command.type === 'createDraft' ? read.recorded.command : null;
    const number = tied(about, read.kind !== 'refused') ?? UNREAD;
    if (begun !== null) offerOf[number] = known.numberOf(offer(begun.offerId));
    // Whatever else changes an offer is asked about by its own bookings alone; figures, sellers and what is laid in hold for all.
    if (read.kind !== 'change' || 'offerId' in read.change.command) return number;
    changed.push([read.n, number]);
    if (number >= 0) last[number] = line;
    return SHARED;
  };
  try {
    for await (const lines of texts)
      for (const text of lines) {
        line += 1;
        const number = numberOf(text, line);
        own.push(number);
        if (number < 0) continue;
        count[number] = (count[number] ?? 0) + 1;
        last[number] = line;
        const ofOffer = offerOf[number];
        if (ofOffer !== undefined) last[ofOffer] = line;
      }
  } catch {
    // What cannot be unpacked is told of by whoever reads the lines.
  }
  for (const [one, other] of tries) if (there[other] === true) known.tie(one, other);
  const partOf = known.dividedInto(parts, count);
  const bytes = new Uint8Array(new SharedArrayBuffer(own.length));
  for (const [index, number] of own.entries()) bytes[index] = number === SHARED ? EVERY_PART : number === UNREAD ? 0 : partOf(number);
  const ends = new Uint8Array(new SharedArrayBuffer(own.length));
  const offers = new Set(offerOf);
  for (const [number, end = 0] of last.entries())
    if (end > 0)
      ends[end - 1] = (ends[end - 1] ?? 0) | (offers.has(number) ? ENDS.offer : own[end - 1] === number ? ENDS.booking : ENDS.group);
  return { parts: bytes, ends, changes: new Map(changed.map(([n, number]) => [n, number < 0 ? 0 : partOf(number)])) };
};

const SHARED = -1;
const UNREAD = -2;
