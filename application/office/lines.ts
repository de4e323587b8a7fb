import {
  type Booking,
  type Confirmed,
  countBookingTravellersForGroup,
  pendingAgeRequest,
} from '../../domain/booking/booking.ts';
import { holdEnd } from '../../domain/booking/draft/holds.ts';
import {
  isUnpaidOrder,
  LATE_SHOWN_DAYS,
  lastDayToKeepUnpaidOrder,
  ledgerOfBooking,
  momentPlanLineBecomesLate,
  type UnpaidFigures,
  unpaidCancellationTime,
} from '../../domain/booking/placed/dues.ts';
import { refundState } from '../../domain/booking/placed/refunds.ts';
import { addDays, type Day, dayOf, type Instant, startOfDay } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { missingData } from '../../domain/crews/crew-list.ts';
import { type Money, sum } from '../../domain/money.ts';
import { endingGuarantee } from '../../domain/shop-changes/commands.ts';
import { SITES } from '../../domain/sites.ts';
import {
  type BankEntry,
  isRefundByTransfer,
  type PaymentDiscrepancy,
  type RefundOrder,
} from '../ports/bank/bank.ts';
import type { UnsentMail } from '../ports/mail/outbox.ts';
import type { PortDeps } from '../ports/ports.ts';
import {
  createCancellationDelayFinder,
  type FindCancellationDelay,
} from '../statements/cancellation-delays.ts';
import { listVouchers, type VoucherListDeps, type VoucherView } from './codes.ts';

/**
 * What a refund waits for. `file`: its export to a file of transfers. `bank`: a statement that
 * shows the transfer. `provider`: the payment provider's result.
 */
export type RefundInProgress = {
  readonly amount: Money;
  readonly waitsFor: 'file' | 'bank' | 'provider';
};

const travellersByGroup = (confirmed: readonly Confirmed[]): ReadonlyMap<string, number> => {
  const travellers = new Map<string, number>();
  for (const booking of confirmed)
    if (booking.group !== null)
      travellers.set(
        booking.group.code,
        (travellers.get(booking.group.code) ?? 0) + countBookingTravellersForGroup(booking),
      );
  return travellers;
};

/** A group has fewer travellers now than the number that decided its rebates (R21). */
const shrunkGroupLines = (
  { id, basis, group }: Confirmed,
  travellers: ReadonlyMap<string, number>,
) => {
  const reached = basis.terms.groupTravellers;
  if (group?.counts !== true || reached === null) return [];
  const current = travellers.get(group.code) ?? 0;
  return current < reached
    ? [{ kind: 'groupShrank' as const, bookingId: id, group: group.code, now: current, reached }]
    : [];
};

/** Instalments that are late. The office sees them after the trip, too (R32). */
const lateLines = (booking: Confirmed, now: Instant) =>
  ledgerOfBooking(booking)
    .lines.filter(
      (line) =>
        line.number > 1 &&
        line.paid < line.amount &&
        now >= momentPlanLineBecomesLate(booking, line.number),
    )
    .map((line) => ({
      kind: 'instalmentLate' as const,
      bookingId: booking.id,
      line: line.number,
      left: line.amount - line.paid,
    }));

const cancelRequestLines = ({ id, cancelAskedAt }: Confirmed) =>
  cancelAskedAt === null
    ? []
    : [{ kind: 'cancelAsked' as const, bookingId: id, since: dayOf(cancelAskedAt) }];

/**
 * Returns a task for a late unpaid order, if its usual time to pay ends on the departure day or
 * later. `endsAt`: when the shop cancels the order before the departure; null if the office must
 * cancel it (R32.2).
 */
const unpaidBeforeStart = (
  booking: Confirmed,
  offer: Offer,
  figures: UnpaidFigures,
  now: Instant,
) => {
  const endsLate = lastDayToKeepUnpaidOrder(booking, figures) >= offer.from;
  if (!isUnpaidOrder(booking) || !endsLate || now < booking.firstDue) return [];
  const end = unpaidCancellationTime(booking, offer, figures);
  const endsAt = booking.paymentType !== 'transfer' && end < startOfDay(offer.from) ? end : null;
  return [{ kind: 'unpaidBeforeStart' as const, bookingId: booking.id, start: offer.from, endsAt }];
};

const unpaidLines = (
  booking: Confirmed,
  { catalogue, settings }: Pick<LinesDeps, 'catalogue' | 'settings'>,
  now: Instant,
) => {
  const offer = catalogue.byId(booking.siteId, booking.offerId)?.offer;
  const figures = settings.of(booking.siteId);
  const lastDay = lastDayToKeepUnpaidOrder(booking, figures ?? { unpaidWorkingDays: 0 });
  const unpaid = booking.paymentType === 'transfer' && isUnpaidOrder(booking);
  return [
    // No imported bank statement covers the last day to pay yet (R32).
    ...(unpaid && dayOf(now) > lastDay
      ? [{ kind: 'transferMissing' as const, bookingId: booking.id, lastDay }]
      : []),
    ...(offer === undefined || figures === undefined
      ? []
      : unpaidBeforeStart(booking, offer, figures, now)),
    ...lateLines(booking, now),
  ];
};

const ofConfirmed = (
  booking: Confirmed,
  deps: Pick<LinesDeps, 'catalogue' | 'settings'>,
  travellers: ReadonlyMap<string, number>,
  now: Instant,
) => [
  // An order that can only be paid online, without a provider: a clerk chooses a method (R30).
  ...(booking.wayAwaited === true
    ? [{ kind: 'wayAwaited' as const, bookingId: booking.id, since: dayOf(booking.placedAt) }]
    : unpaidLines(booking, deps, now)),
  ...cancelRequestLines(booking),
  ...shrunkGroupLines(booking, travellers),
];

const byRequest = (a: Booking, b: Booking): number =>
  (a.ageRequest?.at ?? 0) - (b.ageRequest?.at ?? 0) || (a.id < b.id ? -1 : 1);

/**
 * A party with a traveller of 45 or older asks for the office's consent; its hold ends at
 * `keptUntil` (R33).
 */
const ofDraft = (booking: Booking, now: Instant) => {
  const request = pendingAgeRequest(booking);
  if (request === null) return [];
  const keptUntil = holdEnd(booking, now);
  return [
    {
      kind: 'ageAsked' as const,
      bookingId: booking.id,
      number: request.number,
      since: dayOf(request.at),
      keptUntil,
    },
  ];
};

const orderedOf = (refunds: readonly RefundOrder[]): { readonly ordered?: RefundInProgress } => {
  if (refunds.length === 0) return {};
  const transfers = refunds.filter(isRefundByTransfer);
  const waitsFor =
    transfers.length === 0
      ? 'provider'
      : transfers.some(({ file }) => file === null)
        ? 'file'
        : 'bank';
  return { ordered: { amount: sum(refunds.map(({ amount }) => amount)), waitsFor } };
};

const ofCancelled = (booking: Booking, ordered: readonly RefundOrder[]) => {
  if (booking.status !== 'cancelled') return [];
  const { onItsWay, undecided, until } = refundState(booking);
  return [
    ...(onItsWay > 0
      ? [
          {
            kind: 'refundDue' as const,
            bookingId: booking.id,
            left: onItsWay,
            until,
            ...orderedOf(ordered.filter(({ bookingId }) => bookingId === booking.id)),
          },
        ]
      : []),
    // Money that came after the cancellation; the office decides what the company keeps (R31).
    ...(undecided > 0
      ? [{ kind: 'paidAfterEnd' as const, bookingId: booking.id, left: undecided }]
      : []),
  ];
};

const ofVoucher = ({ voucher, state, madeBy }: VoucherView) =>
  state === 'inactive'
    ? [
        {
          kind: 'voucherInactive' as const,
          code: voucher.code,
          value: voucher.value,
          since: dayOf(voucher.createdAt),
          madeBy,
        },
      ]
    : [];

/**
 * A task about a payment or refund that the shop did not register, because the provider's data
 * differs from the shop's (R31).
 */
const ofNotice = ({
  bookingId,
  paymentId,
  why,
  provider,
  expected,
  charged,
}: PaymentDiscrepancy) => ({
  kind: 'paymentOdd' as const,
  bookingId,
  paymentId,
  why,
  provider,
  expected,
  charged,
});

const ofEntries = (entries: readonly BankEntry[]) => {
  const oldest = entries.map(({ day }) => day).toSorted()[0];
  return oldest === undefined
    ? []
    : [{ kind: 'statementOpen' as const, lines: entries.length, oldest }];
};

/**
 * A bank line is perhaps the payment of these unpaid bookings. The shop does not cancel them before
 * `until`; null: not before a clerk has decided (R32.4).
 */
const keptOrders = (
  confirmed: readonly Confirmed[],
  keepingLine: FindCancellationDelay,
  now: Instant,
) => {
  const keptOrders = confirmed.flatMap((booking) => {
    const line =
      booking.wayAwaited !== true && isUnpaidOrder(booking) ? keepingLine(booking, now) : null;
    return line === null ? [] : [{ bookingId: booking.id, ...line }];
  });
  return [...Map.groupBy(keptOrders, ({ entry }) => entry.id).values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { id, amount, currency } = first.entry;
    const moments = all.map(({ until }) => until);
    const until = moments.includes(null) ? null : Math.max(...moments.map((moment) => moment ?? 0));
    return [
      {
        kind: 'perhapsPaid' as const,
        entryId: id,
        amount,
        currency,
        bookings: all.map(({ bookingId }) => bookingId),
        until,
      },
    ];
  });
};

const ofMail = ({ id, kind, givenUpAt, why }: UnsentMail) =>
  givenUpAt === null
    ? []
    : [{ kind: 'mailGivenUp' as const, mailId: id, mail: kind, since: dayOf(givenUpAt), why }];

/**
 * Lists the next trips with incomplete data: those that start in at most 2 × `changesDays` days.
 * Customers can complete data until `changesDays` days before the start (R37).
 */
const ofTrips = ({ catalogue, settings }: LinesDeps, confirmed: readonly Confirmed[], today: Day) =>
  [...Map.groupBy(confirmed, ({ offerId }) => offerId)]
    .flatMap(([offerId, bookings]) => {
      const [first] = bookings;
      const offer = first === undefined ? undefined : catalogue.byId(first.siteId, offerId)?.offer;
      const days = first === undefined ? undefined : settings.of(first.siteId)?.changesDays;
      const travellers = bookings.flatMap(({ choices }) => choices.participants);
      if (offer === undefined || days === undefined) return [];
      const people = travellers.filter(
        ({ person }) => missingData(offer, person).length > 0,
      ).length;
      if (people === 0) return [];
      const { from } = offer;
      const near = today >= addDays(from, -2 * days) && today < from;
      return near
        ? [{ kind: 'dataMissing' as const, offerId, people, from, until: addDays(from, -days) }]
        : [];
    })
    .toSorted((a, b) => (a.from === b.from ? a.offerId - b.offerId : a.from < b.from ? -1 : 1));

/**
 * Lists guarantees that end soon or have ended. If brands share a seller, the seller's guarantee is
 * listed only once (R71).
 */
const ofGuarantees = (sellers: LinesDeps['sellers'], today: Day) => {
  const ending = SITES.flatMap((siteId) => endingGuarantee(sellers.of(siteId) ?? {}, today) ?? []);
  return [...Map.groupBy(ending, ({ number }) => number).values()].flatMap(([guarantee]) =>
    guarantee === undefined
      ? []
      : [{ kind: 'guaranteeEnds' as const, number: guarantee.number, until: guarantee.until }],
  );
};

export type LinesDeps = VoucherListDeps &
  PortDeps<{
    catalogue: 'byId';
    store: 'bookings' | 'bank' | 'unsentMails';
    settings: 'of';
    sellers: 'of';
  }>;

export const listOfficeLines = (deps: LinesDeps) => async () => {
  const now = deps.clock.now();
  const [bookings, cancelled, requests, vouchers, entries, notices, mails, ordered, keepingLine] =
    await Promise.all([
      deps.store.bookings.confirmedFrom(addDays(dayOf(now), -LATE_SHOWN_DAYS)),
      deps.store.bookings.cancelledPaid(),
      deps.store.bookings.ageRequests(),
      listVouchers(deps)(),
      deps.store.bank.openEntries(),
      deps.store.bank.discrepancies(),
      deps.store.unsentMails.all(),
      deps.store.bank.openRefunds(),
      createCancellationDelayFinder(deps),
    ]);
  const isOver = ({ siteId, offerId }: Booking): boolean =>
    (deps.catalogue.byId(siteId, offerId)?.offer.to ?? dayOf(now)) < dayOf(now);
  const confirmedOrOver = bookings.filter((booking) => booking.status === 'confirmed');
  const confirmed = confirmedOrOver.filter((booking) => !isOver(booking));
  const travellers = travellersByGroup(confirmed);
  return [
    ...requests.toSorted(byRequest).flatMap((draft) => ofDraft(draft, now)),
    ...confirmed.flatMap((booking) => ofConfirmed(booking, deps, travellers, now)),
    ...confirmedOrOver.filter(isOver).flatMap((booking) => lateLines(booking, now)),
    ...ofTrips(deps, confirmed, dayOf(now)),
    ...cancelled.flatMap((booking) => ofCancelled(booking, ordered)),
    ...notices.map(ofNotice),
    ...ofEntries(entries),
    ...keptOrders(confirmed, keepingLine, now),
    ...vouchers.flatMap(ofVoucher),
    ...mails.flatMap(ofMail),
    ...ofGuarantees(deps.sellers, dayOf(now)),
  ];
};

/**
 * A task in the office's list. The comment of the function that creates a `kind` of task explains
 * this kind.
 */
export type OfficeLine = Awaited<ReturnType<ReturnType<typeof listOfficeLines>>>[number];
