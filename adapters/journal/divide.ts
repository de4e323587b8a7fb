import {
  type ConnectedComponents,
  createConnectedComponents,
} from '../../application/replay/components.ts';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { normalizeAmbassadorCodeName } from '../../domain/ambassadors/code.ts';
import type { CommandOf, RecordedCommand } from '../../domain/booking/commands.ts';
import type { CodeCommand } from '../../domain/codes/commands.ts';
import { normalizeVoucherCode } from '../../domain/vouchers/voucher.ts';
import { parseLine } from './lines.ts';
import { type LineBatch, readLineBatches } from './read-file.ts';

/**
 * Lines with this part number belong to every part, such as the lines of the opening data (settings
 * and offers).
 */
export const ALL_PARTS = 255;
/** Maximum number of parts. It must be below 255, because one byte stores the part of a line. */
export const MAX_PARTS = 64;

const BEGINNING_BYTES = 240;
/** Matches the beginning of a command's line. It tells the part without parsing the JSON. */
const COMMAND_BEGINNING =
  /^\{"kind":"(command|refused)","n":\d+,"(?:recorded|refused)":\{"bookingId":"([\w-]+)","command":\{"type":"([A-Za-z]+)"(?:,"(offerId|code)":(?:(\d+)|"([ !#-[\]-~]*)"))?[,}]/;
/**
 * Matches a line of the opening data (settings or an offer). Such a line belongs to every part, so
 * its JSON is not parsed here.
 */
const SHARED_BEGINNING = /^\{"kind":"(?:settings|offer)",/;
type Tie =
  | Pick<CommandOf<'createDraft'>, 'type' | 'offerId'>
  | {
      readonly type: 'redeemVoucher' | 'useAmbassadorCode' | 'joinGroup';
      readonly code: string;
    };

const booking = (id: string): string => (id.includes(' ') ? `booking ${id}` : id);
const offer = (id: number): string => `offer ${id}`;
const voucher = (code: string): string => `voucher ${normalizeVoucherCode(code)}`;
const ambassador = (name: string): string => `ambassador ${normalizeAmbassadorCodeName(name)}`;

const thingsRead = (command: RecordedCommand['command'] | Tie): readonly string[] => {
  if (command.type === 'createDraft') return [offer(command.offerId)];
  if (command.type === 'redeemVoucher') return [voucher(command.code)];
  if (command.type === 'useAmbassadorCode') return [ambassador(command.code)];
  return command.type === 'joinGroup' ? [booking(command.code)] : [];
};

type OnBooking = {
  readonly kind: 'command' | 'refused';
  readonly bookingId: string;
  readonly command: RecordedCommand['command'] | Tie | null;
};

const classifyLine = (beginning: string): OnBooking | null => {
  const [, kind, bookingId, type, , number, code] = COMMAND_BEGINNING.exec(beginning) ?? [];
  if ((kind !== 'command' && kind !== 'refused') || bookingId === undefined) return null;
  if (type === 'createDraft')
    return number === undefined
      ? null
      : { kind, bookingId, command: { type, offerId: Number(number) } };
  if (type === 'redeemVoucher' || type === 'useAmbassadorCode' || type === 'joinGroup')
    return code === undefined ? null : { kind, bookingId, command: { type, code } };
  return { kind, bookingId, command: null };
};

const codeSubjects = (command: CodeCommand): readonly string[] => [
  ...('code' in command ? [voucher(command.code)] : []),
  ...('name' in command ? [ambassador(command.name)] : []),
  ...('accountId' in command && command.accountId !== null ? [`account ${command.accountId}`] : []),
];

const NOTHING: readonly string[] = [];

const subjectsOf = (
  line: Exclude<ExportLine, { readonly kind: 'command' | 'refused' }>,
): readonly string[] | null => {
  switch (line.kind) {
    case 'shop':
      return codeSubjects(line.shop.command);
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

/**
 * Each flag says of what a journal line is the last line. `own`: of the booking, group or voucher
 * that the line is about. `named`: of a group or voucher whose code the command contains. `offer`:
 * of an offer.
 */
const ENDS = { own: 1, named: 2, offer: 4 } as const;

type IdsFinishedAtLine = {
  readonly bookings: readonly string[];
  readonly offerId: number | null;
  readonly voucher: string | null;
};
const NOTHING_FINISHED: IdsFinishedAtLine = { bookings: [], offerId: null, voucher: null };

/** Returns the bookings, offers and vouchers that no later line of the recording is about. */
export const idsFinishedAtLine = (
  line: ExportLine,
  endFlags: number,
  offerOf: (bookingId: string) => number | null,
): IdsFinishedAtLine => {
  if (endFlags === 0) return NOTHING_FINISHED;
  if (line.kind === 'change')
    return {
      ...NOTHING_FINISHED,
      offerId: 'offerId' in line.change.command ? line.change.command.offerId : null,
    };
  if (line.kind === 'shop') {
    const { command } = line.shop;
    return {
      ...NOTHING_FINISHED,
      voucher: endFlags & ENDS.own && 'code' in command ? normalizeVoucherCode(command.code) : null,
    };
  }
  if (line.kind !== 'command' && line.kind !== 'refused') return NOTHING_FINISHED;
  const { bookingId, command } = line.kind === 'command' ? line.recorded : line.refused;
  return {
    bookings: [
      ...(endFlags & ENDS.named && command.type === 'joinGroup' ? [command.code] : []),
      ...(endFlags & ENDS.own ? [bookingId] : []),
    ],
    offerId: endFlags & ENDS.offer ? offerOf(bookingId) : null,
    voucher:
      endFlags & ENDS.named && command.type === 'redeemVoucher'
        ? normalizeVoucherCode(command.code)
        : null,
  };
};

/** `parts[n - 1]` is the part that executes line `n` of the journal. */
export type Division = {
  readonly parts: Uint8Array<SharedArrayBuffer>;
  readonly ends: Uint8Array<SharedArrayBuffer>;
  readonly changes: ReadonlyMap<number, number>;
};

export const countLinesOfPart = ({ parts }: Pick<Division, 'parts'>, part: number): number =>
  parts.reduce((sum, of) => (of === part || of === ALL_PARTS ? sum + 1 : sum), 0);

/** Divides a recording. Bookings that share an offer, voucher, code or group get the same part. */
export const divideRecording = async (
  file: AsyncIterable<LineBatch>,
  partCount: number,
): Promise<Division> => {
  const groups: ConnectedComponents = createConnectedComponents();
  const subjects: number[] = [];
  const changed: (readonly [line: number, number])[] = [];
  const count: number[] = [];
  const last: number[] = [];
  const offerOf: number[] = [];
  /**
   * `there[n]`: true if an accepted line contains thing `n`, such as a code. Bookings that share
   * such a thing get the same part. A code that only refused lines contain joins no bookings.
   */
  const there: boolean[] = [];
  const tries: number[] = [];
  let line = 0;
  let readable = true;
  const tied = (about: readonly string[], had: boolean): number | null => {
    const [first, ...otherNumbers] = about.map(groups.numberOf);
    if (first === undefined) return null;
    if (had) there[first] = true;
    for (const other of otherNumbers) {
      if (had) there[other] = true;
      tries.push(first);
      tries.push(other);
      last[other] = line;
    }
    return first;
  };
  const numberOfBooking = ({ kind, bookingId, command }: OnBooking): number => {
    const number = groups.numberOf(booking(bookingId));
    if (command === null) return number;
    tied([booking(bookingId), ...thingsRead(command)], kind === 'command');
    if (kind === 'command' && command.type === 'createDraft')
      offerOf[number] = groups.numberOf(offer(command.offerId));
    return number;
  };
  const numberOf = (text: string, line: number): number => {
    if (SHARED_BEGINNING.test(text)) return SHARED;
    const parsed = parseLine(text, line);
    readable &&= parsed.isOk() || !parsed.error.fatal;
    const read = parsed.unwrapOr(null);
    if (read === null) return UNREAD;
    if (read.kind === 'command') return numberOfBooking({ kind: read.kind, ...read.recorded });
    if (read.kind === 'refused') return numberOfBooking({ kind: read.kind, ...read.refused });
    const about = subjectsOf(read);
    if (about === null) return SHARED;
    const number = tied(about, true) ?? UNREAD;
    // A change of one offer belongs to the part that has this offer. A change of settings, sellers
    // or several offers belongs to all parts.
    if (read.kind !== 'change' || 'offerId' in read.change.command) return number;
    changed.push([read.n, number]);
    if (number >= 0) last[number] = line;
    return SHARED;
  };
  for await (const lines of file) {
    for (let at = 0; readable && at < lines.count; at += 1) {
      line += 1;
      const begun = classifyLine(lines.beginning(at, BEGINNING_BYTES));
      const number = begun === null ? numberOf(lines.text(at), line) : numberOfBooking(begun);
      subjects.push(number);
      if (number < 0) continue;
      count[number] = (count[number] ?? 0) + 1;
      last[number] = line;
      const ofOffer = offerOf[number];
      if (ofOffer !== undefined) last[ofOffer] = line;
    }
    if (!readable) break;
  }
  for (let at = 0; at < tries.length; at += 2)
    if (there[tries[at + 1] ?? 0] === true) groups.tie(tries[at] ?? 0, tries[at + 1] ?? 0);
  const partOf = groups.dividedInto(partCount, count);
  const bytes = new Uint8Array(new SharedArrayBuffer(subjects.length));
  for (let index = 0; index < bytes.length; index += 1) {
    const number = subjects[index] ?? UNREAD;
    bytes[index] = number === SHARED ? ALL_PARTS : number === UNREAD ? 0 : partOf(number);
  }
  const ends = new Uint8Array(new SharedArrayBuffer(subjects.length));
  const offers = new Set(offerOf);
  for (const [number, end = 0] of last.entries())
    if (end > 0)
      ends[end - 1] =
        (ends[end - 1] ?? 0) |
        (offers.has(number) ? ENDS.offer : subjects[end - 1] === number ? ENDS.own : ENDS.named);
  return {
    parts: bytes,
    ends,
    changes: new Map(changed.map(([n, number]) => [n, number < 0 ? 0 : partOf(number)])),
  };
};

const SHARED = -1;
const UNREAD = -2;

export type DividedFile = { readonly path: string; readonly division: Division };

export const divideRecordingFile = async (
  path: string,
  partCount: number,
): Promise<DividedFile> => ({
  path,
  division: await divideRecording(
    readLineBatches(path, () => {}),
    partCount,
  ),
});
