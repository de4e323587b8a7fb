import { isCurrentOrCancelledSignUp } from '../../domain/booking/booking.ts';
import {
  ACTIONS_OF_OTHERS,
  type BookerActions,
  bookerActions,
  daysToStart,
  panelTripListOf,
  type TripListKind,
} from '../../domain/booking/placed/booker-actions.ts';
import {
  type CancellingToday,
  termsIfCancelledToday,
} from '../../domain/booking/placed/cancelling.ts';
import { isConfirmedAndChangeable, lastChangeDay } from '../../domain/booking/placed/change.ts';
import { ledgerOfBooking, leftToPay } from '../../domain/booking/placed/dues.ts';
import {
  amountsPayableOnline,
  type PayableOnline,
} from '../../domain/booking/placed/payment-methods.ts';
import { isTripOver, type ShownStatus, shownStatus } from '../../domain/booking/placed/status.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import {
  type GroupMembership,
  groupRebate,
  lastDayWhenJoiningCounts,
} from '../../domain/groups/group.ts';
import type { Money } from '../../domain/money.ts';
import { giftVoucherPaymentsIn, type Ledger } from '../../domain/payments/ledger.ts';
import { transferTitle } from '../booking/notification.ts';
import { possiblePaymentMethods } from '../payments/ways.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { MayTakePayments } from '../ports/online-payments.ts';
import type { PaperHead, Sellers } from '../ports/papers.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { Trip, TripRole } from './access.ts';

export type TripDeps = MayTakePayments &
  PortDeps<{
    store: 'bookings' | 'papers' | 'vouchers';
    catalogue: 'byId';
    settings: 'of';
    clock: true;
  }> & {
    /** The companies that sell trips. Without them, the panel offers no advance invoices (R38). */
    readonly sellers?: Sellers;
  };

export type TripGroup = {
  readonly code: string;
  readonly travellers: number;
  /** First names of the group's bookers; members see nothing else of each other (R45). */
  readonly bookers: readonly string[];
  readonly validUntil: Day;
  readonly valid: boolean;
  readonly rebate: Money;
};

export type TripView = {
  readonly trip: Trip;
  readonly role: TripRole;
  readonly entry: CatalogueEntry;
  readonly settings: BrandSettings;
  readonly at: Instant;
  readonly status: ShownStatus;
  readonly historical: boolean;
  readonly list: TripListKind;
  readonly daysToStart: number | null;
  readonly offered: BookerActions;
  readonly reserveList: boolean;
  readonly ledger: Ledger;
  readonly leftToPay: Money;
  readonly group: TripGroup | null;
  /** The last day of free cancelling, and the refund if the customer cancels today (R48). */
  readonly cancelling: CancellingToday | null;
  readonly changesUntil: Day;
  readonly changesOpen: boolean;
  readonly onlineOnly: boolean;
  readonly onlineOffered: boolean;
  /** Amounts to pay online; null if nothing is owed or online payment is off (R30). */
  readonly payable: PayableOnline | null;
  readonly transferTitle: string;
  /** What is left on each gift voucher, by code. Only the owner of the booking sees it (R26.6). */
  readonly giftRemains: ReadonlyMap<string, Money>;
  readonly papers: readonly PaperHead[];
};

type GroupMembers = Pick<TripGroup, 'travellers' | 'bookers'>;

const readMembers = async ({ store }: TripDeps, code: string): Promise<GroupMembers> => {
  const [group, members] = await Promise.all([
    store.bookings.group(code, ''),
    store.bookings.membersOf(code),
  ]);
  const bookings = await Promise.all(members.map((id) => store.bookings.get(id)));
  return {
    travellers: group?.others ?? 0,
    bookers: bookings.flatMap(
      (booking) => booking?.choices.participants[0]?.person.firstName ?? [],
    ),
  };
};

const groupOf = (
  members: GroupMembers,
  trip: Trip,
  part: GroupMembership,
  settings: BrandSettings,
  today: Day,
): TripGroup => {
  const validUntil = lastDayWhenJoiningCounts(part, settings);
  return {
    ...members,
    code: part.code,
    validUntil,
    valid: today <= validUntil,
    rebate: groupRebate(trip.basis.figures, trip.basis.terms.groupTravellers ?? 0),
  };
};

const giftRemainsOf = async (
  { store }: TripDeps,
  { payments }: Trip,
): Promise<ReadonlyMap<string, Money>> => {
  const codes = giftVoucherPaymentsIn(payments).map(({ voucher }) => voucher);
  const vouchers = codes.length === 0 ? [] : [...(await store.vouchers.get(codes)).values()];
  return new Map(vouchers.map(({ code, value }) => [code, value]));
};

const offeredBy = (
  { sellers }: TripDeps,
  { siteId }: Trip,
  offered: BookerActions,
): BookerActions => ({
  ...offered,
  advance: offered.advance && sellers?.of(siteId)?.advanceInvoices === true,
});

/** The returned function reads the members of each group once, for all its trips (issue 43). */
export const readTripView = (deps: TripDeps) => {
  const groups = new Map<string, Promise<GroupMembers>>();
  const membersOf = (code: string): Promise<GroupMembers> => {
    const members = groups.get(code) ?? readMembers(deps, code);
    groups.set(code, members);
    return members;
  };
  return async (trip: Trip, role: TripRole): Promise<TripView | null> => {
    const entry = deps.catalogue.byId(trip.siteId, trip.offerId);
    const settings = deps.settings.of(trip.siteId);
    if (entry === undefined || settings === undefined) return null;
    const { offer } = entry;
    const at = deps.clock.now();
    const today = dayOf(at);
    const reserveList = isCurrentOrCancelledSignUp(trip);
    const ways = possiblePaymentMethods(deps, trip, offer, settings, today);
    const ofGroup = role.kind === 'owner' && trip.group !== null;
    return {
      trip,
      role,
      entry,
      settings,
      at,
      reserveList,
      status: shownStatus(trip, offer, today),
      historical: isTripOver(offer, today),
      list: panelTripListOf(trip, offer, today),
      daysToStart: daysToStart(trip, offer, today),
      offered:
        role.kind === 'owner'
          ? offeredBy(deps, trip, bookerActions(trip, offer, settings, today))
          : ACTIONS_OF_OTHERS,
      ledger: ledgerOfBooking(trip),
      leftToPay: leftToPay(trip),
      group: ofGroup
        ? groupOf(await membersOf(trip.group.code), trip, trip.group, settings, today)
        : null,
      cancelling:
        trip.status === 'confirmed' && today < offer.from
          ? termsIfCancelledToday(trip, offer, settings, at)
          : null,
      changesUntil: lastChangeDay(trip, offer, settings),
      changesOpen: isConfirmedAndChangeable(trip, offer, settings, today),
      onlineOnly: !reserveList && ways.onlineOnly,
      onlineOffered: ways.onlineOffered,
      payable:
        deps.provider === undefined ? null : amountsPayableOnline(trip, offer, settings, today),
      transferTitle: transferTitle(trip, offer.name),
      giftRemains: role.kind === 'owner' ? await giftRemainsOf(deps, trip) : new Map(),
      papers: role.kind === 'owner' ? await deps.store.papers.headsOf(trip.id) : [],
    };
  };
};
