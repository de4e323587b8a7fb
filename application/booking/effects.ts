import {
  type Booking,
  isCurrentOrCancelledSignUp,
  isPlaced,
  type PlacedBooking,
} from '../../domain/booking/booking.ts';
import { ambassadorCommissionEarned, ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { LedgerLine } from '../../domain/payments/ledger.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import type { Effects, Outcome } from '../ports/journal.ts';

/** Formats a price row: participant, kind, item, price in grosze, 'onSpot' or another currency. */
const rowText = ({
  userNum,
  kind,
  thing: item,
  price,
  currency,
  onSpot,
}: Quote['rows'][number]): string =>
  `${userNum} ${kind}${item === '' ? '' : ` ${item}`} ${price}${onSpot ? ' onSpot' : ''}${currency === 'PLN' ? '' : ` ${currency}`}`;

/** Formats a rebate: participant, kind, rule, amount granted, amount requested and limit. */
const rebateText = ({
  userNum,
  kind,
  rule,
  asked: requested,
  given: granted,
  cutBy,
}: Quote['receipt'][number]): string =>
  `${userNum} ${kind} ${rule} ${granted} of ${requested}${cutBy === null ? '' : ` cutBy ${cutBy}`}`;

type Writable<T> = { -readonly [F in keyof T]: T[F] };

const placedOr = (booking: Booking | null): PlacedBooking | null =>
  booking === null || !isPlaced(booking) ? null : booking;

const NO_LINES: readonly LedgerLine[] = [];

const linesOf = (booking: PlacedBooking | null): readonly LedgerLine[] =>
  booking === null ? NO_LINES : ledgerOfBooking(booking).lines;

const lineText = ({ number, amount, paid, due }: LedgerLine): string =>
  `${number} ${paid} of ${amount} ${due ?? 'firstDue'}`;

const sameLine = (a: LedgerLine, b: LedgerLine | undefined): boolean =>
  b !== undefined &&
  a.number === b.number &&
  a.paid === b.paid &&
  a.amount === b.amount &&
  a.due === b.due;

const otherList = (before: readonly string[], after: readonly string[]): boolean =>
  before.length !== after.length || before.some((line, index) => line !== after[index]);

/**
 * Adds the lists of price rows, rebates and plan lines to the effects. Omits a list that did not
 * change.
 */
const noteLists = (
  noticed: Writable<Effects>,
  earlierState: Booking | null,
  laterState: Booking,
): void => {
  const before = placedOr(earlierState);
  const after = placedOr(laterState);
  if (before?.quote !== after?.quote) {
    const [rows, rebates] = [
      after?.quote.rows.map(rowText) ?? [],
      after?.quote.receipt.map(rebateText) ?? [],
    ];
    if (otherList(before?.quote.rows.map(rowText) ?? [], rows)) noticed.rows = rows;
    if (otherList(before?.quote.receipt.map(rebateText) ?? [], rebates)) noticed.rebates = rebates;
  }
  if (before?.plan !== after?.plan || before?.payments !== after?.payments) {
    const earlier = linesOf(before);
    const lines = linesOf(after);
    if (
      lines.length !== earlier.length ||
      lines.some((line, index) => !sameLine(line, earlier[index]))
    )
      noticed.plan = lines.map(lineText);
  }
};

const groupText = (booking: Booking | null): string => {
  if (booking?.group == null) return '';
  const { code, openedOn, counts } = booking.group;
  return `${code} ${openedOn} ${counts ? 'counts' : 'late'}`;
};

/** Formats the office's tasks of a booking: age, payment, cancelling, late money (R30–R33, R48). */
const deskText = (booking: Booking | null): string => {
  if (booking === null || booking.status === 'removed') return '';
  let text = '';
  const say = (words: string): void => {
    text = text === '' ? words : `${text}, ${words}`;
  };
  if (booking.ageCleared) say('age cleared');
  else if (booking.ageRequest !== null) say(`age asked ${booking.ageRequest.number}`);
  if (booking.status === 'confirmed' && booking.wayAwaited === true) say('way awaited');
  if (booking.status !== 'draft' && booking.cancelAskedAt !== null)
    say(`cancelling asked ${booking.cancelAskedAt}`);
  if (booking.status === 'cancelled' && booking.keptLate !== undefined)
    say(`kept late ${booking.keptLate}`);
  return text;
};

const stepOf = (booking: Booking | null): number =>
  booking?.status === 'draft' ? booking.reached : 0;
const heldUntilOf = (booking: Booking | null): Instant =>
  booking?.status === 'draft' ? (booking.hold?.until ?? 0) : 0;
const firstDueOf = (booking: Booking | null): Instant =>
  booking?.status === 'confirmed' ? booking.firstDue : 0;
const ambassadorOf = (booking: Booking | null): string => booking?.ambassador?.name ?? '';
const commissionOf = (booking: Booking | null): Money =>
  booking === null ? 0 : ambassadorCommissionEarned(booking);

const noteSingles = (noticed: Writable<Effects>, before: Booking | null, after: Booking): void => {
  const step = stepOf(after);
  const heldUntil = heldUntilOf(after);
  const firstDue = firstDueOf(after);
  if (stepOf(before) !== step) noticed.step = step;
  if (heldUntilOf(before) !== heldUntil) noticed.heldUntil = heldUntil;
  if (firstDueOf(before) !== firstDue) noticed.firstDue = firstDue;
  if (before?.group !== after.group && groupText(before) !== groupText(after))
    noticed.group = groupText(after);
  const ambassador = ambassadorOf(after);
  const commission = commissionOf(after);
  const desk = deskText(after);
  if (ambassadorOf(before) !== ambassador) noticed.ambassador = ambassador;
  if (commissionOf(before) !== commission) noticed.commission = commission;
  if (deskText(before) !== desk) noticed.desk = desk;
};

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
};

const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  return (
    (Array.isArray(a) && Array.isArray(b) && sameList(a, b)) ||
    JSON.stringify(a) === JSON.stringify(b)
  );
};

const VERSION = 5;

export type EffectSources = {
  readonly vouchers: readonly Voucher[];
  readonly wakes: Instant | null;
  readonly mails: readonly string[];
  readonly waiting: readonly string[] | null;
};

/**
 * Returns the effects of a command. The effects contain only what changed, so that journal lines
 * stay short. They contain no names of persons.
 */
export const effectsOf = (
  before: Booking | null,
  after: Booking,
  { vouchers, wakes, mails, waiting }: EffectSources,
): Effects => {
  const noticed: Writable<Effects> = {};
  noteLists(noticed, before, after);
  noteSingles(noticed, before, after);
  if (vouchers.length > 0)
    noticed.vouchers = vouchers.map(({ code, value, used, reserved }) => ({
      code,
      value,
      used,
      keptUntil: reserved?.until ?? null,
    }));
  noticed.wakes = wakes;
  if (mails.length > 0) noticed.mails = mails;
  if (waiting !== null) noticed.waiting = waiting;
  noticed.v = VERSION;
  return noticed;
};

const SINCE_2: ReadonlySet<string> = new Set<keyof Effects>(['mails', 'waiting', 'desk']);

/** Returns true if journal lines of this version have the field. The oldest have no version. */
const isAsked = (version: number | undefined, key: string): boolean =>
  key !== 'v' && (version !== undefined || !SINCE_2.has(key));

/**
 * Kinds of mails that a replay does not compare in old journal lines (R21.10). The number is the
 * first version of journal lines in which the replay compares the kind.
 */
const NEWS_SINCE: readonly (readonly [beginning: string, version: number])[] = [
  ['bookingPaymentUndone ', 3],
  ['bookingPaidAfterEnd ', 4],
  ['bookingLateDecided ', 4],
  ['bookingRegrouped ', 5],
];

const isKnownIn = (version: number, mail: string): boolean =>
  !NEWS_SINCE.some(([beginning, since]) => since > version && mail.startsWith(beginning));

const sameNews = (version: number, a: readonly string[], b: readonly string[]): boolean => {
  const isKnown = (mail: string): boolean => isKnownIn(version, mail);
  return sameList(a.filter(isKnown), b.filter(isKnown));
};

/** Returns true if a field of the effects differs. Ignores fields that the line's version lacks. */
const isDifference = (recorded: Effects, replayed: Effects, key: string): boolean =>
  isAsked(recorded.v, key) &&
  (key !== 'mails' ||
    recorded.v === undefined ||
    !sameNews(recorded.v, recorded.mails ?? [], replayed.mails ?? []));

type Fields = Readonly<Record<string, unknown>>;

/** Compares recorded with replayed effects. Ignores fields that the line's version lacks. */
export const areSameEffects = (recorded: Effects, replayed: Effects): boolean => {
  const recordedFields: Fields = recorded;
  const replayedFields: Fields = replayed;
  for (const key in recordedFields)
    if (!same(recordedFields[key], replayedFields[key]) && isDifference(recorded, replayed, key))
      return false;
  for (const key in replayedFields)
    if (
      recordedFields[key] === undefined &&
      replayedFields[key] !== undefined &&
      isDifference(recorded, replayed, key)
    )
      return false;
  return true;
};

const UNPAID = { price: null, paid: 0, left: 0, refund: 0 } as const;

const moneyOf = (booking: Booking): Pick<Outcome, 'price' | 'paid' | 'left' | 'refund'> => {
  if (!isPlaced(booking)) return UNPAID;
  const { paid, left: leftToPay } = ledgerOfBooking(booking);
  return {
    price: booking.quote.price,
    paid,
    left: booking.status === 'confirmed' ? leftToPay : 0,
    refund: booking.status === 'cancelled' ? booking.refund : 0,
  };
};

/** Returns what the journal stores about the result of an accepted command (R46). */
export const outcomeOf = (booking: Booking, effects?: Effects): Outcome => {
  const { price, paid, left: leftToPay, refund } = moneyOf(booking);
  const { status, version, seats } = booking;
  const holdsPlaces =
    status === 'confirmed' || (booking.status === 'draft' && booking.hold !== null);
  return {
    status,
    version,
    price,
    paid,
    left: leftToPay,
    refund,
    reserveList: isCurrentOrCancelledSignUp(booking),
    seats,
    held: holdsPlaces,
    noticed: effects,
  };
};
