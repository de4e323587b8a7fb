import type { Booking } from '../../domain/booking/booking.ts';
import type { DecisionContext } from '../../domain/booking/decide.ts';
import type { Touched } from '../../domain/booking/touched.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { NO_OCCUPANCY } from '../../domain/seats/occupancy.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { Settings } from '../ports/settings.ts';
import { isComing, type Soon } from '../ports/soon.ts';
import type {
  OccupancyByUnit,
  ReadAmbassadors,
  ReadVouchers,
  WriteBookings,
} from '../ports/store.ts';

/** What deciding needs of the catalogue and the figures; the shop's own ports fit, and so does a recorded world. */
export type WorldDeps = {
  readonly catalogue: {
    /** What is only said of an offer is not there in a replay, which tells nobody. */
    byId(
      siteId: number,
      offerId: number,
    ): (Pick<CatalogueEntry, 'offer'> & Partial<Pick<CatalogueEntry, 'content'>>) | undefined;
  };
  readonly settings: Pick<Settings, 'of' | 'inTime'>;
};

/** The offer and the figures that a booking is decided by. */
export type World = Pick<DecisionContext, 'offer' | 'settings'>;

/** With the figures of a moment. Null where the offer is gone from the catalogue, or its brand from the shop. */
export const worldOf = (
  { catalogue, settings }: WorldDeps,
  { siteId, offerId }: Pick<Booking, 'siteId' | 'offerId'>,
  at: Instant,
): World | null => {
  const offer = catalogue.byId(siteId, offerId)?.offer;
  const figures = settings.of(siteId, at);
  return offer === undefined || figures === undefined ? null : { offer, settings: figures };
};

/** Where a context is read: the store as it was last committed, or a transaction that holds the locks. */
export type ContextReader = {
  readonly bookings: Pick<WriteBookings, 'taken' | 'group'>;
  readonly vouchers: Pick<ReadVouchers, 'get'>;
  readonly ambassadors: Pick<ReadAmbassadors, 'code'>;
};

/** The booking and the moment that a context is read for. */
export type Moment = { readonly bookingId: string; readonly at: Instant };

export type KnownContext = {
  readonly context: DecisionContext;
  /** What others take of the offer's units, where it was read. */
  readonly taken: OccupancyByUnit | null;
};

/** What was read besides what others take. */
type Codes = {
  readonly vouchers: ReadonlyMap<string, Voucher>;
  readonly group: DecisionContext['group'];
  readonly ambassadorCode: DecisionContext['ambassadorCode'];
};

const NO_CODES: Codes = { vouchers: new Map(), group: null, ambassadorCode: null };
const NOTHING_TAKEN: OccupancyByUnit = new Map();

/** Units of an offer and those that are touched besides, each once. */
const unitsOf = (offer: Offer, touched: readonly number[]): readonly number[] => {
  const own = offer.units.map(({ id }) => id);
  const others = touched.filter((id) => !own.includes(id));
  return others.length === 0 ? own : [...own, ...others];
};

/** What is not read for a decision is not taken for nothing: places would be sold twice. */
const notRead = (unitId: number): never => {
  throw new Error(`What is taken of unit ${unitId} was not read`);
};

const takenIn =
  (taken: OccupancyByUnit): DecisionContext['taken'] =>
  (unitId) =>
    taken.get(unitId) ?? NO_OCCUPANCY;
const UNTAKEN = takenIn(NOTHING_TAKEN);

/** Whether a command names no code, voucher or group. */
const namesNone = ({ vouchers, group, ambassadorCode }: Touched): boolean =>
  vouchers.length === 0 && group === null && ambassadorCode === null;

const asksPlaces = ({ asksTaken, units }: Touched): boolean => asksTaken && units.length > 0;

/** Whether a command is decided by its booking alone, so that nothing is read for it. */
export const asksNothing = (touched: Touched): boolean =>
  namesNone(touched) && !asksPlaces(touched);

/** The context of what was read; where nothing was asked, of nothing. */
export const contextOf = (
  { offer, settings }: World,
  { asksTaken }: Touched,
  { vouchers, group, ambassadorCode }: Codes = NO_CODES,
  taken: OccupancyByUnit | null = null,
): KnownContext => {
  const context: DecisionContext = {
    offer,
    settings,
    taken: taken !== null ? takenIn(taken) : asksTaken ? UNTAKEN : notRead,
    vouchers: (code) => vouchers.get(code),
    group,
    ambassadorCode,
  };
  return { context, taken };
};

/**
 * Reads what decisions and prices hang on besides the booking itself. Where places of some units are decided on, those of the whole offer
 * are read: whoever shows the outcome needs no second reading. `known`: what others take, where that was read a moment ago.
 */
export const readContext = (
  from: ContextReader,
  world: World,
  touched: Touched,
  { bookingId, at }: Moment,
  known: OccupancyByUnit | null = null,
): Soon<KnownContext> => {
  // All questions go out before any answer is waited for.
  const asked = asksPlaces(touched)
    ? (known ?? from.bookings.taken(unitsOf(world.offer, touched.units), at, bookingId))
    : null;
  if (!namesNone(touched)) return readCodes(from, world, touched, bookingId, asked ?? known);
  if (asked !== null && 'then' in asked)
    return asked.then((taken) => contextOf(world, touched, NO_CODES, taken));
  return contextOf(world, touched, NO_CODES, asked ?? known);
};

/** The context where a command names a code, a voucher or a group. */
const readCodes = (
  from: ContextReader,
  world: World,
  touched: Touched,
  bookingId: string,
  asked: Soon<OccupancyByUnit | null>,
): Soon<KnownContext> => {
  const vouchers =
    touched.vouchers.length === 0 ? NO_CODES.vouchers : from.vouchers.get(touched.vouchers);
  const group = touched.group === null ? null : from.bookings.group(touched.group, bookingId);
  const ambassadorCode =
    touched.ambassadorCode === null ? null : from.ambassadors.code(touched.ambassadorCode);
  if (isComing(vouchers) || isComing(group) || isComing(ambassadorCode) || isComing(asked))
    return Promise.all([vouchers, group, ambassadorCode, asked]).then(
      ([vouchers, group, ambassadorCode, taken]) =>
        contextOf(world, touched, { vouchers, group, ambassadorCode }, taken),
    );
  return contextOf(world, touched, { vouchers, group, ambassadorCode }, asked);
};
