import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { nextByTime } from '../../domain/booking/by-time.ts';
import type { CreateDraft, LifeCommand, Recorded } from '../../domain/booking/commands.ts';
import { begin, type Decided, type DecisionContext, decide } from '../../domain/booking/decide.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import type { Refusal } from '../../domain/booking/refusal.ts';
import { touchedBy } from '../../domain/booking/touched.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { EMPTY } from '../../domain/seats/occupancy.ts';
import { forgetTyped } from '../journal/forget-typed.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { Outcome } from '../ports/journal.ts';
import type { Settings } from '../ports/settings.ts';
import type { OccupancyByUnit, Transaction } from '../ports/store.ts';

/** Why a command came to nothing besides the domain's own refusals. */
export type ExecutionFailure = Refusal | { readonly kind: 'unknownOffer' } | { readonly kind: 'unknownBooking' };

export type Executed = {
  readonly booking: Booking;
  readonly before: Booking | null;
  readonly recorded: Recorded;
  readonly offer: Offer;
  readonly n: number;
  /** What others take of the offer's units, where it was read for the decision. */
  readonly taken: OccupancyByUnit | null;
};

/** What deciding needs of the catalogue and the figures; the shop's own ports fit, and so does a recorded world. */
export type ExecutionDeps = {
  readonly catalogue: { byId(siteId: number, offerId: number): Pick<CatalogueEntry, 'offer'> | undefined };
  readonly settings: Pick<Settings, 'of'>;
};

const UNPAID = { price: null, paid: 0, left: 0, refund: 0 } as const;

const moneyOf = (booking: Booking): Pick<Outcome, 'price' | 'paid' | 'left' | 'refund'> => {
  if (booking.status === 'draft' || booking.status === 'removed') return UNPAID;
  const { paid, left } = ledgerOfBooking(booking);
  return {
    price: booking.quote.price,
    paid,
    left: booking.status === 'confirmed' ? left : 0,
    refund: booking.status === 'cancelled' ? booking.refund : 0,
  };
};

/** What the journal keeps of an accepted command's result (R46). */
export const outcomeOf = (booking: Booking): Outcome => ({
  status: booking.status,
  version: booking.version,
  ...moneyOf(booking),
  reserveList: booking.status === 'draft' || booking.status === 'cancelled' ? booking.reserveList : booking.status === 'reserveList',
  seats: booking.seats,
  held: booking.status === 'confirmed' || (booking.status === 'draft' && booking.hold !== null),
});

const isCreation = (recorded: Recorded): recorded is Recorded & { readonly command: CreateDraft } =>
  recorded.command.type === 'createDraft';
const isOnBooking = (recorded: Recorded): recorded is Recorded & { readonly command: LifeCommand } => !isCreation(recorded);

const NO_VOUCHERS = new Map<string, never>();
const NOTHING_TAKEN = new Map<number, never>();

/** The whole offer's units where places of some are decided on: whoever shows the outcome needs no second reading. */
const unitsRead = (offer: Offer, touched: readonly number[]): readonly number[] =>
  touched.length === 0 ? [] : [...new Set([...offer.units.map(({ id }) => id), ...touched])];

const contextOf = async (
  transaction: Transaction,
  world: Pick<DecisionContext, 'offer' | 'settings'>,
  before: Booking | null,
  recorded: Recorded,
): Promise<{ readonly context: DecisionContext; readonly taken: OccupancyByUnit | null }> => {
  const touched = touchedBy(before, recorded.command);
  const units = unitsRead(world.offer, touched.units);
  const [taken, vouchers, group, ambassadorCode] = await Promise.all([
    units.length === 0 ? NOTHING_TAKEN : transaction.bookings.taken(units, recorded.at, recorded.bookingId),
    touched.vouchers.length === 0 ? NO_VOUCHERS : transaction.vouchers.get(touched.vouchers),
    touched.group === null ? null : transaction.bookings.group(touched.group, recorded.bookingId),
    touched.ambassadorCode === null ? null : transaction.ambassadors.code(touched.ambassadorCode),
  ]);
  const context: DecisionContext = {
    ...world,
    taken: (unitId) => taken.get(unitId) ?? EMPTY,
    vouchers: (code) => vouchers.get(code),
    group,
    ambassadorCode,
  };
  return { context, taken: units.length === 0 ? null : taken };
};

const worldOf = (deps: ExecutionDeps, before: Booking | null, recorded: Recorded) => {
  const [siteId, offerId] = isCreation(recorded)
    ? [recorded.command.siteId, recorded.command.offerId]
    : [before?.siteId ?? 0, before?.offerId ?? 0];
  const offer = deps.catalogue.byId(siteId, offerId)?.offer;
  const settings = deps.settings.of(siteId);
  return offer === undefined || settings === undefined ? null : { offer, settings };
};

const decidedOn = (before: Booking | null, recorded: Recorded, context: DecisionContext): Decided => {
  if (isCreation(recorded)) return begin(recorded, context);
  if (before === null || !isOnBooking(recorded)) throw new Error('Only a creation is without a booking');
  return decide(before, recorded, context);
};

/**
 * Does one recorded command inside a transaction: decides it, keeps the booking and the vouchers, and journals it. Live calls and
 * replay both come through here, so that there is one way in which a booking can change (R46).
 */
export const execute =
  (deps: ExecutionDeps) =>
  async (transaction: Transaction, recorded: Recorded, address: string | null): Promise<Result<Executed, ExecutionFailure>> => {
    const before = isCreation(recorded) ? null : await transaction.bookings.get(recorded.bookingId);
    if (before === null && !isCreation(recorded)) return err({ kind: 'unknownBooking' });
    const world = worldOf(deps, before, recorded);
    if (world === null) return err({ kind: 'unknownOffer' });
    const { context, taken } = await contextOf(transaction, world, before, recorded);
    const result = decidedOn(before, recorded, context);
    if (result.isErr()) return err(result.error);
    const { booking, vouchers } = result.value;
    const wakeAt = nextByTime(booking, world.settings)?.at ?? null;
    await transaction.bookings.save(booking, { endsOn: world.offer.to, address, wakeAt });
    for (const voucher of vouchers) await transaction.vouchers.save(voucher);
    if (booking.status === 'removed') await forgetTyped(transaction, booking.id);
    const n = await transaction.journal.append({ recorded, outcome: outcomeOf(booking) });
    return ok({ booking, before, recorded, offer: world.offer, n, taken });
  };
