import {
  amountSpentByVoucher,
  ledgerProblems,
  voucherProblems,
} from '../../../application/consistency/check-consistency.ts';
import type { PlacedBooking } from '../../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../../domain/booking/placed/dues.ts';
import { addDays, addWorkingDays, dayOf } from '../../../domain/calendar.ts';
import { hasTrait, type Offer } from '../../../domain/catalogue/offer.ts';
import { type Money, sum } from '../../../domain/money.ts';
import { fitsFleet, NO_OCCUPANCY } from '../../../domain/seats/occupancy.ts';
import { fitsByBruteForce } from '../../support/brute-packer.ts';
import type { JournalWatch } from './watch.ts';
import type { YearsShop } from './year-shop.ts';

type Wrong = (what: string) => void;
export type AuditedShop = Pick<YearsShop, 'placed' | 'handedOver'> & {
  readonly deps: Pick<YearsShop['deps'], 'store' | 'catalogue'>;
  readonly agenda: { readonly clock: { readonly now: () => number } };
};

/** R21 by hand: 6–8 travellers get 40 PLN, 9–12 60, 13–15 80, more 100. */
export const groupRebateByHand = (travellers: number): Money =>
  travellers >= 16
    ? 100_00
    : travellers >= 13
      ? 80_00
      : travellers >= 9
        ? 60_00
        : travellers >= 6
          ? 40_00
          : 0;

const SMALLEST_GROUP = 6;

/** Rows and instalments add up to the price; payments equal the money received (R12, R28, R31). */
export const auditLedger = (booking: PlacedBooking, handedOver: Money, wrong: Wrong): void => {
  const { id, payments } = booking;
  for (const problem of ledgerProblems(booking)) wrong(`${id}: ${problem}`);
  const ledger = ledgerOfBooking(booking);
  const byVoucher = sum(
    payments.filter(({ method }) => method === 'voucher').map(({ amount }) => amount),
  );
  if (ledger.paid !== handedOver + byVoucher)
    wrong(
      `${id}: ${ledger.paid} is registered, ${handedOver} and vouchers of ${byVoucher} were given`,
    );
};

export const auditGroup = (
  booking: PlacedBooking,
  watch: JournalWatch,
  shop: AuditedShop,
  wrong: Wrong,
): void => {
  const watched = watch.bookings.get(booking.id);
  const offer = shop.deps.catalogue.byId(booking.siteId, booking.offerId)?.offer;
  if (booking.status !== 'confirmed' || watched === undefined || offer === undefined) return;
  const whole = booking.choices.accommodation === 'whole';
  const ownSize =
    offer.showGroupRebate && booking.choices.participants.length >= 6
      ? booking.choices.participants.length
      : 0;
  const travellers = whole
    ? 0
    : Math.max(ownSize, watched.group?.counts === true ? watched.mostInGroup : 0);
  const counted = booking.basis.terms.groupTravellers ?? 0;
  if (counted !== travellers && Math.max(counted, travellers) >= SMALLEST_GROUP)
    wrong(`${booking.id}: priced for a group of ${counted}, it had ${travellers}`);
  const rebate = groupRebateByHand(travellers);
  const groupLines = booking.quote.receipt.filter(({ kind }) => kind === 'group');
  if (
    rebate > 0 &&
    (groupLines.length !== booking.choices.participants.length ||
      groupLines.some((line) => line.asked !== rebate))
  )
    wrong(`${booking.id}: a group of ${travellers} should give ${rebate} each`);
};

/** R48: a discount voucher is lost only if the booking is cancelled after the free period. */
const keepsDiscount = (booking: PlacedBooking, offer: Offer | undefined): boolean => {
  if (booking.status !== 'cancelled') return true;
  if (booking.reserveList || booking.reason !== 'customer' || offer === undefined) return false;
  const { minute } = booking.quote;
  const working = minute === 'secondMinute' || hasTrait(offer, 'privateCruise');
  const freeUntil =
    minute === 'firstMinute'
      ? addDays(offer.from, -30)
      : working
        ? addWorkingDays(offer.from, -30)
        : null;
  return freeUntil === null || dayOf(booking.cancelledAt) > freeUntil;
};

/** A voucher's remaining value and uses add up to its issued value (R26). */
export const auditVouchers = async (
  shop: AuditedShop,
  bookings: readonly PlacedBooking[],
  wrong: Wrong,
): Promise<void> => {
  const spent = amountSpentByVoucher(bookings);
  const rebates = new Map<string, number>();
  for (const booking of bookings) {
    const keepsVoucher = keepsDiscount(
      booking,
      shop.deps.catalogue.byId(booking.siteId, booking.offerId)?.offer,
    );
    for (const { code } of booking.vouchers)
      if (keepsVoucher) rebates.set(code, (rebates.get(code) ?? 0) + 1);
  }
  for (const voucher of await shop.deps.store.vouchers.all()) {
    const { code, kind, used } = voucher;
    for (const problem of voucherProblems(voucher, spent.get(code) ?? 0))
      wrong(`voucher ${code}: ${problem}`);
    if (kind === 'discount' && (rebates.get(code) ?? 0) !== (used ? 1 : 0))
      wrong(`voucher ${code}: on ${rebates.get(code) ?? 0} bookings, used ${used}`);
  }
};

/** Taken places include those of the bookings and fit on the yachts (R6, R7, R10). */
const auditPlaces = async (shop: AuditedShop, watch: JournalWatch, wrong: Wrong): Promise<void> => {
  const { taken } = await shop.deps.store.bookings.takenOfAll(shop.agenda.clock.now(), null);
  for (const { offer } of shop.deps.catalogue.all(1))
    for (const unit of offer.units) {
      const counted = taken.get(unit.id) ?? NO_OCCUPANCY;
      const good = watch.taken.get(unit.id) ?? NO_OCCUPANCY;
      if (!fitsFleet(unit, counted) || !fitsByBruteForce(unit, counted))
        wrong(`unit ${unit.id} is oversold: ${JSON.stringify(counted)}`);
      if (
        counted.wholes < good.wholes ||
        counted.pairs < good.pairs ||
        counted.singles < good.singles
      )
        wrong(
          `unit ${unit.id}: ${JSON.stringify(counted)} counted, ${JSON.stringify(good)} booked`,
        );
    }
};

export const audit = async (
  shop: AuditedShop,
  watch: JournalWatch,
  wrong: Wrong,
): Promise<void> => {
  await watch.catchUp();
  const placed: PlacedBooking[] = [];
  for (const id of shop.placed) {
    const booking = await shop.deps.store.bookings.get(id);
    if (booking === null || booking.status === 'draft' || booking.status === 'removed')
      wrong(`${id} was placed, but is missing in the store`);
    else placed.push(booking);
  }
  for (const booking of placed) {
    auditLedger(booking, shop.handedOver.get(booking.id) ?? 0, wrong);
    auditGroup(booking, watch, shop, wrong);
  }
  await auditVouchers(shop, placed, wrong);
  await auditPlaces(shop, watch, wrong);
};
