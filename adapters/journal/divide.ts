import { type Components, components } from '../../application/replay/components.ts';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { ambassadorCodeName } from '../../domain/ambassadors/code.ts';
import type { CreateDraft, JoinGroup, Recorded, RedeemVoucher, UseAmbassadorCode } from '../../domain/booking/commands.ts';
import type { CodeCommand } from '../../domain/codes/commands.ts';
import { voucherCode } from '../../domain/vouchers/voucher.ts';
import { growing } from './growing.ts';
import { type LaidOut, layOut } from './laid-out.ts';
import { readLine } from './lines.ts';
import type { LinesThere } from './read-file.ts';

/** The part of a line that every part does: the shop at its beginning, and what changes it for all. */
export const EVERY_PART = 255;
/** A line's part is kept in a byte. */
export const MOST_PARTS = 64;

/** Bytes of a line in which its beginning is looked for. */
const BEGINNING = 240;
/**
 * How a line of a command on a booking begins, with what it names first: nearly all lines need not be read to know whose they are. One that does
 * not begin so is read.
 */
const BEGINS =
  /^\{"kind":"(command|refused)","n":\d+,"(?:recorded|refused)":\{"bookingId":"([\w-]+)","command":\{"type":"([A-Za-z]+)"(?:,"(offerId|code)":(?:(\d+)|"([ !#-[\]-~]*)"))?[,}]/;
/** How a line of the shop's beginning begins: whatever it says, it is every part's. */
const EVERY_PARTS = /^\{"kind":"(?:settings|offer)",/;
/** What a command names by which bookings are tied. */
type Tie =
  | Pick<CreateDraft, 'type' | 'offerId'>
  | { readonly type: (RedeemVoucher | UseAmbassadorCode | JoinGroup)['type']; readonly code: string };

/** Any other thing has a blank in its name; most things are bookings, whose names are those of their lines. */
const booking = (id: string): string => (id.includes(' ') ? `booking ${id}` : id);
const offer = (id: number): string => `offer ${id}`;
const voucher = (code: string): string => `voucher ${voucherCode(code)}`;
const ambassador = (name: string): string => `ambassador ${ambassadorCodeName(name)}`;

/** What a command on a booking reads besides it: the offer's places, a voucher, an ambassador's code, the bookings of a group. */
const besides = (command: Recorded['command'] | Tie): readonly string[] => {
  if (command.type === 'createDraft') return [offer(command.offerId)];
  if (command.type === 'redeemVoucher') return [voucher(command.code)];
  if (command.type === 'useAmbassadorCode') return [ambassador(command.code)];
  return command.type === 'joinGroup' ? [booking(command.code)] : [];
};

/** A line of a command on a booking, as far as its beginning says it; `command` is null where it ties its booking to nothing else. */
type OnBooking = { readonly kind: 'command' | 'refused'; readonly bookingId: string; readonly command: Recorded['command'] | Tie | null };

/** What a line's beginning says of it; null where the line has to be read. */
const begunBy = (beginning: string): OnBooking | null => {
  const [, kind, bookingId, type, , number, code] = BEGINS.exec(beginning) ?? [];
  if ((kind !== 'command' && kind !== 'refused') || bookingId === undefined) return null;
  if (type === 'createDraft') return number === undefined ? null : { kind, bookingId, command: { type, offerId: Number(number) } };
  if (type === 'redeemVoucher' || type === 'useAmbassadorCode' || type === 'joinGroup')
    return code === undefined ? null : { kind, bookingId, command: { type, code } };
  return { kind, bookingId, command: null };
};

const aboutCodes = (command: CodeCommand): readonly string[] => [
  ...('code' in command ? [voucher(command.code)] : []),
  ...('name' in command ? [ambassador(command.name)] : []),
  ...('accountId' in command && command.accountId !== null ? [`account ${command.accountId}`] : []),
];

const NOTHING: readonly string[] = [];

/** All that a line of no booking is about, its own thing first; null where it concerns every part. */
const aboutOf = (line: Exclude<ExportLine, { readonly kind: 'command' | 'refused' }>): readonly string[] | null => {
  switch (line.kind) {
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

/** Bits of a line's byte in `ends`: its own thing, what else it names, its offer. */
const ENDS = { own: 1, named: 2, offer: 4 } as const;

type Ended = { readonly bookings: readonly string[]; readonly offerId: number | null; readonly voucher: string | null };
const NOTHING_ENDED: Ended = { bookings: [], offerId: null, voucher: null };

/**
 * The bookings, and perhaps the offer, that nothing more is asked of after a line, and the voucher that no line names after it; `offerOf` says
 * of which offer its booking is.
 */
export const endedBy = (line: ExportLine, ends: number, offerOf: (bookingId: string) => number | null): Ended => {
  if (ends === 0) return NOTHING_ENDED;
  if (line.kind === 'change') return { ...NOTHING_ENDED, offerId: 'offerId' in line.change.command ? line.change.command.offerId : null };
  if (line.kind === 'shop') {
    const { command } = line.shop;
    return { ...NOTHING_ENDED, voucher: ends & ENDS.own && 'code' in command ? voucherCode(command.code) : null };
  }
  if (line.kind !== 'command' && line.kind !== 'refused') return NOTHING_ENDED;
  const { bookingId, command } = line.kind === 'command' ? line.recorded : line.refused;
  return {
    bookings: [...(ends & ENDS.named && command.type === 'joinGroup' ? [command.code] : []), ...(ends & ENDS.own ? [bookingId] : [])],
    offerId: ends & ENDS.offer ? offerOf(bookingId) : null,
    voucher: ends & ENDS.named && command.type === 'redeemVoucher' ? voucherCode(command.code) : null,
  };
};

/** Which part each line belongs to, by its number less one, and which part compares a change that every part does. */
export type Division = {
  readonly parts: Uint8Array<SharedArrayBuffer>;
  /** What each line is the last one about: its own thing, a group or a voucher that it names, its offer (`ENDS`). */
  readonly ends: Uint8Array<SharedArrayBuffer>;
  /** By the number of a change that every part does, the part that compares it; any other change is its own part’s. */
  readonly changes: ReadonlyMap<number, number>;
};

/** How many lines a part reads: its own, and those that every part does. */
export const linesOfPart = ({ parts }: Pick<Division, 'parts'>, part: number): number =>
  parts.reduce((sum, of) => (of === part || of === EVERY_PART ? sum + 1 : sum), 0);

/**
 * Divides a recording into parts that have nothing to do with each other: bookings of one offer stay together, and so do those that are
 * tied by a voucher, an ambassador's code or a group. What cannot be read belongs to the first part.
 */
export const divided = async (file: AsyncIterable<LinesThere>, parts: number): Promise<Division> => {
  const known: Components = components();
  /** The number of each line's own thing. */
  const own = growing();
  const changed: (readonly [line: number, number])[] = [];
  const count: number[] = [];
  /** The last line about each thing, and of each booking the number of its offer. */
  const last: number[] = [];
  const offerOf: number[] = [];
  /** Things that the shop had: a code with which nothing was ever done is found by nobody, and ties nobody who tries it. */
  const there: boolean[] = [];
  /** The numbers of two things that a line names, one behind the other. */
  const tries = growing();
  let line = 0;
  let readable = true;
  const tied = (about: readonly string[], had: boolean): number | null => {
    const [first, ...others] = about.map(known.numberOf);
    if (first === undefined) return null;
    if (had) there[first] = true;
    for (const other of others) {
      if (had) there[other] = true;
      tries.push(first);
      tries.push(other);
      last[other] = line;
    }
    return first;
  };
  /** The number of the booking that a command is on. */
  const numberOfBooking = ({ kind, bookingId, command }: OnBooking): number => {
    const number = known.numberOf(booking(bookingId));
    if (command === null) return number;
    tied([booking(bookingId), ...besides(command)], kind === 'command');
    if (kind === 'command' && command.type === 'createDraft') offerOf[number] = known.numberOf(offer(command.offerId));
    return number;
  };
  const numberOf = (text: string, line: number): number => {
    if (EVERY_PARTS.test(text)) return SHARED;
    const made = readLine(text, line);
    // A file of another format has no lines: no part reads on.
    readable &&= made.isOk() || !made.error.fatal;
    const read = made.unwrapOr(null);
    if (read === null) return UNREAD;
    if (read.kind === 'command') return numberOfBooking({ kind: read.kind, ...read.recorded });
    if (read.kind === 'refused') return numberOfBooking({ kind: read.kind, ...read.refused });
    const about = aboutOf(read);
    if (about === null) return SHARED;
    const number = tied(about, true) ?? UNREAD;
    // Whatever else changes an offer is asked about by its own bookings alone; figures, sellers and what is laid in hold for all.
    if (read.kind !== 'change' || 'offerId' in read.change.command) return number;
    changed.push([read.n, number]);
    if (number >= 0) last[number] = line;
    return SHARED;
  };
  for await (const lines of file) {
    for (let at = 0; readable && at < lines.count; at += 1) {
      line += 1;
      const begun = begunBy(lines.beginning(at, BEGINNING));
      const number = begun === null ? numberOf(lines.text(at), line) : numberOfBooking(begun);
      own.push(number);
      if (number < 0) continue;
      count[number] = (count[number] ?? 0) + 1;
      last[number] = line;
      const ofOffer = offerOf[number];
      if (ofOffer !== undefined) last[ofOffer] = line;
    }
    if (!readable) break;
  }
  for (let at = 0; at < tries.length(); at += 2) if (there[tries.at(at + 1)] === true) known.tie(tries.at(at), tries.at(at + 1));
  const partOf = known.dividedInto(parts, count);
  const bytes = new Uint8Array(new SharedArrayBuffer(own.length()));
  for (let index = 0; index < bytes.length; index += 1) {
    const number = own.at(index);
    bytes[index] = number === SHARED ? EVERY_PART : number === UNREAD ? 0 : partOf(number);
  }
  const ends = new Uint8Array(new SharedArrayBuffer(own.length()));
  const offers = new Set(offerOf);
  for (const [number, end = 0] of last.entries())
    if (end > 0)
      ends[end - 1] = (ends[end - 1] ?? 0) | (offers.has(number) ? ENDS.offer : own.at(end - 1) === number ? ENDS.own : ENDS.named);
  return { parts: bytes, ends, changes: new Map(changed.map(([n, number]) => [n, number < 0 ? 0 : partOf(number)])) };
};

const SHARED = -1;
const UNREAD = -2;

/** A recording as its parts read it: where its lines lie, and whose they are. */
export type DividedFile = { readonly laidOut: LaidOut; readonly division: Division };

/** Divides the recording in a file, and has it laid out as long as `work` is under way. */
export const withDivided = async <R>(path: string, parts: number, work: (file: DividedFile) => Promise<R>): Promise<R> => {
  const { lines, laidOut, close } = layOut(path);
  try {
    const division = await divided(lines, parts);
    return await work({ laidOut: laidOut(), division });
  } finally {
    close();
  }
};
