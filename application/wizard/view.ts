import type { Account } from '../../domain/accounts/account.ts';
import { type Booking, isSignUp, type ShownDocument } from '../../domain/booking/booking.ts';
import { commandFacts } from '../../domain/booking/command-facts.ts';
import { hasLostPlaces, holdEnd } from '../../domain/booking/draft/holds.ts';
import { ledgerOfBooking, leftToPay } from '../../domain/booking/placed/dues.ts';
import {
  amountsPayableOnline,
  type PayableOnline,
} from '../../domain/booking/placed/payment-methods.ts';
import {
  discountVoucherUses,
  type PriceContext,
  plannedGiftVoucherPayments,
  priceDraft,
  usableVouchers,
} from '../../domain/booking/price-of.ts';
import type { TouchedData } from '../../domain/booking/touched.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { dayOf, type Instant } from '../../domain/calendar.ts';
import { notBookableReason, type Offer } from '../../domain/catalogue/offer.ts';
import { type Money, sum } from '../../domain/money.ts';
import {
  canPayInInstalments,
  type Instalment,
  instalmentPlan,
} from '../../domain/payments/instalments.ts';
import { giftVoucherPaymentsIn } from '../../domain/payments/ledger.ts';
import { resignationPrice, type StruckPrice } from '../../domain/pricing/insurance-prices.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import {
  type AccommodationPrices,
  accommodationPricesToday,
} from '../../domain/pricing/shown-price.ts';
import { type Openness, opennessOf } from '../../domain/seats/openness.ts';
import type { UsedVoucher } from '../../domain/vouchers/voucher.ts';
import { type Caller, isOwnerOfBooking, type KnownBooking } from '../booking/actor.ts';
import { decisionContext, readDecisionData, type World } from '../booking/context.ts';
import { transferTitle } from '../booking/notification.ts';
import { possiblePaymentMethods } from '../payments/ways.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { MayTakePayments, OnlinePayment } from '../ports/online-payments.ts';
import type { LegalDocuments } from '../ports/papers.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { OccupancyByUnit } from '../ports/store.ts';

export type ViewDeps = MayTakePayments &
  PortDeps<{
    store: 'bookings' | 'vouchers' | 'ambassadors' | 'accounts' | 'payments';
    catalogue: 'byId';
    settings: 'of' | 'inTime';
    clock: true;
  }> & {
    /** The documents that customers accept when they order; null if the site has no documents. */
    readonly documents: LegalDocuments | null;
  };

/** `used`: the amount that the booking takes from the voucher. `remains`: what is left (R26.6). */
export type ListedVoucher = UsedVoucher & { readonly used: Money; readonly remains: Money };

export type WizardView = {
  readonly booking: KnownBooking;
  readonly entry: CatalogueEntry;
  readonly settings: BrandSettings;
  readonly at: Instant;
  readonly quote: Quote;
  readonly openness: ReadonlyMap<number, Openness>;
  readonly wayPrices: AccommodationPrices;
  readonly account: Account | null;
  readonly newsletter: boolean;
  /** The instalments of the plan; empty if all must be paid in one payment (R28, R29). */
  readonly instalments: readonly Instalment[];
  readonly resignation: StruckPrice | null;
  readonly onlineOnly: boolean;
  readonly onlineOffered: boolean;
  readonly holdUntil: Instant | null;
  readonly placesLost: boolean;
  /** True if nobody can book the trip any more, so that no step can be saved (R9). */
  readonly closed: boolean;
  readonly vouchers: readonly ListedVoucher[];
  /** The sum of the payments; for a draft, what its gift vouchers are going to pay. */
  readonly paid: Money;
  readonly leftToPay: Money;
  /** Amounts to pay online; null if nothing is owed or online payment is off (R30). */
  readonly payable: PayableOnline | null;
  readonly lastPayment: OnlinePayment | null;
  /**
   * The number of parties before this sign-up on the reserve list; null if it is no sign-up (R11,
   * R64).
   */
  readonly waitingBefore: number | null;
  readonly transferTitle: string;
  /**
   * The documents that step 6 lists beside the order button. After the order, the array contains
   * the documents that the customer accepted (R38).
   */
  readonly documents: readonly ShownDocument[];
};

/** A draft's gift vouchers count as paid. A sign-up on the reserve list owes nothing (R25, R29). */
const moneyOf = (
  context: PriceContext,
  booking: KnownBooking,
  quote: Quote,
): Pick<WizardView, 'vouchers' | 'paid' | 'leftToPay'> => {
  if (booking.status !== 'draft') {
    const lines = quote.receipt.filter(({ kind }) => kind === 'voucher');
    const discounts = booking.vouchers.map(
      (each, index): ListedVoucher => ({ ...each, used: lines[index]?.given ?? 0, remains: 0 }),
    );
    const gifts = giftVoucherPaymentsIn(booking.payments).map(
      ({ voucher: code, amount }): ListedVoucher => ({
        ...{
          userNum: 1,
          code,
          kind: 'gift',
          value: amount,
          used: amount,
          remains: context.vouchers(code)?.value ?? 0,
        },
      }),
    );
    return {
      vouchers: [...discounts, ...gifts],
      paid: ledgerOfBooking(booking).paid,
      leftToPay: leftToPay(booking),
    };
  }
  const usable = usableVouchers(context, booking).filter(
    ({ voucher }) => voucher.kind === 'discount' || !booking.reserveList,
  );
  const gifts = booking.reserveList
    ? []
    : plannedGiftVoucherPayments(context, booking, quote.price);
  const paid = sum(gifts.map((gift) => gift.paid));
  const discounts = discountVoucherUses(context, booking, quote);
  return {
    vouchers: usable.map(({ used, voucher }) => {
      const gift = gifts.find((each) => each.voucher.code === voucher.code);
      const given = discounts.find(({ code }) => code === voucher.code)?.given ?? 0;
      // A discount voucher is spent whole, but not if it takes nothing off the price (R26.5).
      const discountLeft = given === 0 ? voucher.value : 0;
      return {
        ...used,
        value: voucher.value,
        used: gift?.paid ?? given,
        remains: gift?.voucher.value ?? discountLeft,
      };
    }),
    paid,
    leftToPay: booking.reserveList ? 0 : quote.price - paid,
  };
};

/** Reads the occupancy of all units, because the screens show each unit's free places. */
const pricedBy = (booking: KnownBooking, offer: Offer): TouchedData => {
  const draft = booking.status === 'draft';
  return {
    units: offer.units.map(({ id }) => id),
    readsOccupancy: true,
    vouchers: draft
      ? booking.vouchers.map(({ code }) => code)
      : giftVoucherPaymentsIn(booking.payments).map(({ voucher }) => voucher),
    group: draft ? (booking.group?.code ?? null) : null,
    ambassadorCode: null,
    reserveLists: [],
  };
};

const priceContextOf = async (
  { store, clock }: ViewDeps,
  bookerEmail: string | null,
  booking: KnownBooking,
  world: World,
  readBefore: OccupancyByUnit | null,
): Promise<PriceContext> => {
  const at = clock.now();
  const priced = pricedBy(booking, world.offer);
  const [data, trips] = await Promise.all([
    readDecisionData(store, world, priced, { bookingId: booking.id, at }, readBefore),
    booking.status === 'draft' && bookerEmail !== null
      ? store.bookings.endedTrips([bookerEmail], dayOf(at))
      : {},
  ]);
  return { ...decisionContext(world, priced, data), at, bookerEmail, trips };
};

const documentsOf = async (
  { documents }: ViewDeps,
  booking: KnownBooking,
): Promise<readonly ShownDocument[]> => {
  if (booking.status !== 'draft') return booking.shown?.documents ?? [];
  return booking.reached >= commandFacts('confirm').needsStep
    ? ((await documents?.current(booking.siteId)) ?? [])
    : [];
};

const waitingBefore = async (
  { store }: ViewDeps,
  booking: KnownBooking,
): Promise<number | null> => {
  if (booking.status !== 'reserveList') return null;
  const units = [
    ...new Set(
      booking.choices.participants.flatMap(({ unitId }) => (unitId === null ? [] : [unitId])),
    ),
  ];
  const parties = await store.bookings.waitingOn(units);
  const position = parties.findIndex(({ bookingId }) => bookingId === booking.id);
  return position < 0 ? null : position;
};

/**
 * Returns what the wizard shows; null if the offer is unknown. `readBefore`: the taken places of
 * each unit, if the caller has read them already.
 */
export const readWizardView =
  (deps: ViewDeps) =>
  async (
    caller: Caller,
    booking: Booking,
    readBefore: OccupancyByUnit | null = null,
  ): Promise<WizardView | null> => {
    const entry = deps.catalogue.byId(booking.siteId, booking.offerId);
    const settings = deps.settings.of(booking.siteId);
    if (entry === undefined || settings === undefined || booking.status === 'removed') return null;
    const { offer } = entry;
    const { account } = caller;
    const { accountId } = booking.owner;
    const [context, owner, lastPayment, before, documents] = await Promise.all([
      priceContextOf(deps, caller.account?.email ?? null, booking, { offer, settings }, readBefore),
      account ?? (accountId === null ? null : deps.store.accounts.byId(accountId)),
      booking.status === 'draft' ? null : deps.store.payments.lastOf(booking.id),
      waitingBefore(deps, booking),
      documentsOf(deps, booking),
    ]);
    const { at, taken } = context;
    const today = dayOf(at);
    const quote = booking.status === 'draft' ? priceDraft(context, booking, false) : booking.quote;
    const reserveList = isSignUp(booking);
    const travellers = booking.choices.participants.length;
    const ways = possiblePaymentMethods(deps, booking, offer, settings, today);
    return {
      booking,
      entry,
      settings,
      at,
      quote,
      holdUntil: holdEnd(booking, at),
      lastPayment,
      account,
      newsletter: owner?.newsletter ?? false,
      wayPrices: accommodationPricesToday(offer, settings, today, taken),
      openness: new Map(
        offer.units.map((unit) => [unit.id, opennessOf(offer, unit, taken(unit.id))]),
      ),
      instalments: canPayInInstalments(offer, settings, today, reserveList)
        ? instalmentPlan({ offer, settings, today, travellers, price: quote.price })
        : [],
      resignation: resignationPrice(offer, settings, today),
      onlineOnly: !reserveList && ways.onlineOnly,
      onlineOffered: ways.onlineOffered,
      placesLost: hasLostPlaces(booking, at),
      closed: booking.status === 'draft' && notBookableReason(offer, today) !== null,
      ...moneyOf(context, booking, quote),
      payable:
        deps.provider === undefined ? null : amountsPayableOnline(booking, offer, settings, today),
      waitingBefore: before,
      transferTitle: transferTitle(booking, offer.name),
      documents,
    };
  };

export type RemovedDraft = 'tripClosed' | 'forgotten';

/** Returns a removed draft if the caller owned it; otherwise null (R45). */
export const findRemovedDraft =
  ({ store, catalogue, clock }: Pick<ViewDeps, 'store' | 'catalogue' | 'clock'>) =>
  async (caller: Caller, bookingId: string): Promise<RemovedDraft | null> => {
    const booking = await store.bookings.get(bookingId);
    if (booking?.status !== 'removed' || !isOwnerOfBooking(caller, booking)) return null;
    const entry = catalogue.byId(booking.siteId, booking.offerId);
    return entry === undefined || notBookableReason(entry.offer, dayOf(clock.now())) !== null
      ? 'tripClosed'
      : 'forgotten';
  };
