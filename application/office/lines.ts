import type { Confirmed, Draft } from '../../domain/booking/booking.ts';
import { lateFrom, ledgerOfBooking, unpaidLastDay } from '../../domain/booking/placed/dues.ts';
import { DAY_LENGTH, type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { CommandDeps } from '../booking/give-command.ts';
import { listVouchers } from './vouchers.ts';

/** Something that waits for somebody of the office: what it is, and on which booking or voucher. */
export type OfficeLine =
  /** Ordered by transfer, nothing registered and no statement of the day yet (R32). */
  | { readonly kind: 'transferMissing'; readonly bookingId: string; readonly lastDay: Day }
  /** A second or third instalment is late (R32). */
  | { readonly kind: 'instalmentLate'; readonly bookingId: string; readonly line: number; readonly left: Money }
  /** The customer asks to cancel (R48). */
  | { readonly kind: 'cancelAsked'; readonly bookingId: string; readonly since: Day }
  /** The group has fewer travellers than the rebate that the booking keeps (R21). */
  | { readonly kind: 'groupShrank'; readonly bookingId: string; readonly group: string; readonly now: number; readonly reached: number }
  /** Somebody of 45 or more asks to sail (R33); the places are kept until then, null once they are not. */
  | {
      readonly kind: 'ageAsked';
      readonly bookingId: string;
      readonly number: string;
      readonly since: Day;
      readonly keptUntil: Instant | null;
    }
  /** A customer's voucher waits to be activated (R27). */
  | { readonly kind: 'voucherInactive'; readonly code: string; readonly value: Money; readonly since: Day; readonly madeBy: string | null };

const shrunk = (booking: Confirmed, all: readonly Confirmed[]): readonly OfficeLine[] => {
  const reached = booking.basis.terms.groupTravellers;
  const { group } = booking;
  if (group?.counts !== true || reached === null) return [];
  const members = all.filter((other) => other.group?.code === group.code && other.group.counts);
  const now = members.reduce((total, { choices }) => total + choices.participants.length, 0);
  return now < reached ? [{ kind: 'groupShrank', bookingId: booking.id, group: group.code, now, reached }] : [];
};

const ofConfirmed = (deps: CommandDeps, booking: Confirmed, all: readonly Confirmed[], now: Instant): readonly OfficeLine[] => {
  const days = deps.settings.of(booking.siteId)?.unpaidWorkingDays ?? 0;
  const { lines } = ledgerOfBooking(booking);
  const lastDay = unpaidLastDay(booking, days);
  const unpaid = booking.paymentType === 'wired' && booking.payments.length === 0 && booking.quote.price > 0;
  const late = lines.filter((line) => line.number > 1 && line.paid < line.amount && now >= lateFrom(booking, line.number));
  return [
    ...(unpaid && dayOf(now) > lastDay ? [{ kind: 'transferMissing', bookingId: booking.id, lastDay } as const] : []),
    ...late.map((line) => ({ kind: 'instalmentLate', bookingId: booking.id, line: line.number, left: line.amount - line.paid }) as const),
    ...(booking.cancelAskedAt === null
      ? []
      : [{ kind: 'cancelAsked', bookingId: booking.id, since: dayOf(booking.cancelAskedAt) } as const]),
    ...shrunk(booking, all),
  ];
};

/** Every draft is due to be cleared away some day soon, and so is found by its due moment; a shop has thousands of them at the most. */
const MOST_DRAFTS = 100_000;
const AT_ONCE = 20;
/** No brand keeps drafts longer than this many days. */
const LONGEST_DRAFT_DAYS = 366;

const draftsWithRequests = async ({ store }: CommandDeps, now: Instant): Promise<readonly Draft[]> => {
  const due = await store.bookings.due(now + LONGEST_DRAFT_DAYS * DAY_LENGTH, MOST_DRAFTS);
  const found: Draft[] = [];
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const some = due.slice(from, from + AT_ONCE);
    for (const booking of await Promise.all(some.map(({ bookingId }) => store.bookings.get(bookingId))))
      if (booking?.status === 'draft' && booking.ageRequest !== null && !booking.ageCleared) found.push(booking);
  }
  return found.toSorted((a, b) => (a.ageRequest?.at ?? 0) - (b.ageRequest?.at ?? 0));
};

const ofDraft = ({ id, ageRequest, hold }: Draft, now: Instant): readonly OfficeLine[] => {
  if (ageRequest === null) return [];
  const keptUntil = hold !== null && now < hold.until ? hold.until : null;
  return [{ kind: 'ageAsked', bookingId: id, number: ageRequest.number, since: dayOf(ageRequest.at), keptUntil }];
};

/** What waits for the office, derived from bookings, drafts and vouchers as they stand. */
export const officeLines = (deps: CommandDeps) => async (): Promise<readonly OfficeLine[]> => {
  const now = deps.clock.now();
  const [bookings, drafts, vouchers] = await Promise.all([
    deps.store.bookings.confirmedFrom(dayOf(now)),
    draftsWithRequests(deps, now),
    listVouchers(deps)(),
  ]);
  const confirmed = bookings.filter((booking) => booking.status === 'confirmed');
  return [
    ...drafts.flatMap((draft) => ofDraft(draft, now)),
    ...confirmed.flatMap((booking) => ofConfirmed(deps, booking, confirmed, now)),
    ...vouchers.flatMap(({ voucher, state, madeBy }): readonly OfficeLine[] =>
      state === 'inactive'
        ? [{ kind: 'voucherInactive', code: voucher.code, value: voucher.value, since: dayOf(voucher.createdAt), madeBy }]
        : [],
    ),
  ];
};
