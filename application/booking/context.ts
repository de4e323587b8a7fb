import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { RecordedCommand } from '../../domain/booking/commands.ts';
import type { DecisionContext } from '../../domain/booking/decide.ts';
import { dataToLockAndLoad, type TouchedData } from '../../domain/booking/touched.ts';
import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { NO_OCCUPANCY } from '../../domain/seats/occupancy.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { PortDeps } from '../ports/ports.ts';
import type {
  AmbassadorReader,
  BookingWriter,
  OccupancyByUnit,
  VoucherReader,
} from '../ports/store.ts';
import type { PlaceContent } from './notification.ts';

export type WorldDeps = PortDeps<{ settings: 'of' | 'inTime' }> & {
  readonly catalogue: {
    /** Returns an offer, without its texts if a recording is replayed. */
    byId(
      siteId: number,
      offerId: number,
    ): (Pick<CatalogueEntry, 'offer'> & Partial<Pick<CatalogueEntry, 'content'>>) | undefined;
  };
};

export type World = Pick<DecisionContext, 'offer' | 'settings' | 'settingsShown'>;

export type CommandWorld = World & {
  readonly place: PlaceContent;
  /**
   * The settings of today, which the text of a mail uses. The decision uses the settings of the
   * command's time, which can be earlier.
   */
  readonly current: BrandSettings;
  /** All settings of the brand, past and future, each with its first moment. */
  readonly inTime: readonly FiguresSince[];
};

export const offerAndSettingsForCommand = (
  { catalogue, settings }: WorldDeps,
  { siteId, offerId }: Pick<Booking, 'siteId' | 'offerId'>,
  at: Instant,
): CommandWorld | null => {
  const entry = catalogue.byId(siteId, offerId);
  const figures = settings.of(siteId, at);
  const current = settings.of(siteId);
  return entry === undefined || figures === undefined || current === undefined
    ? null
    : {
        offer: entry.offer,
        settings: figures,
        place: entry.content ?? null,
        current,
        inTime: settings.inTime(siteId),
      };
};

export type CommandScope = { readonly world: CommandWorld; readonly touched: TouchedData };

export const offerAndTouchedDataOf = (
  deps: WorldDeps,
  before: Booking | null,
  { command, at }: RecordedCommand,
): Result<CommandScope, { readonly kind: 'unknownBooking' | 'unknownOffer' }> => {
  const trip = command.type === 'createDraft' ? command : before;
  if (trip === null) return err({ kind: 'unknownBooking' });
  const found = offerAndSettingsForCommand(deps, trip, at);
  if (found === null) return err({ kind: 'unknownOffer' });
  const shownAt = command.type === 'confirm' ? command.shown?.at : undefined;
  const settingsShown = shownAt === undefined ? undefined : deps.settings.of(trip.siteId, shownAt);
  return ok({
    world: { ...found, settingsShown },
    touched: dataToLockAndLoad(before, command),
  });
};

export type ReadData = Pick<DecisionContext, 'group' | 'ambassadorCode'> & {
  readonly taken: OccupancyByUnit | null;
  readonly vouchers: ReadonlyMap<string, Voucher>;
};

/**
 * Returns the units whose taken places the shop reads for a command. If the command needs any unit,
 * these are all units of the offer, because one query reads all. Otherwise, none.
 */
export const unitsToReadOccupancyOf = (
  { units: offered }: Offer,
  { units, readsOccupancy }: TouchedData,
): readonly number[] => {
  if (!readsOccupancy || units.length === 0) return [];
  const offeredUnits = offered.map(({ id }) => id);
  return [...offeredUnits, ...units.filter((id) => !offeredUnits.includes(id))];
};

/** Throws if the unit was not read. It would look empty, and its places would be sold twice. */
const notRead = (unitId: number): never => {
  throw new Error(
    `A command used the occupancy of unit ${unitId}, but the occupancy was not read, because readsOccupancy of this command is false. If the command needs the occupancy, set readsOccupancy to true in domain/booking/command-facts.ts.`,
  );
};

/**
 * Returns the data for a decision. Its function `taken` returns the taken places of a unit: none if
 * the store lists none. If the command must not read taken places, `taken` throws.
 */
export const decisionContext = (
  { offer, settings, settingsShown }: World,
  { readsOccupancy }: TouchedData,
  { taken: occupancies, vouchers, group, ambassadorCode }: ReadData,
): DecisionContext => ({
  offer,
  settings,
  settingsShown,
  taken:
    occupancies === null && !readsOccupancy
      ? notRead
      : (unitId) => occupancies?.get(unitId) ?? NO_OCCUPANCY,
  vouchers: (code) => vouchers.get(code),
  group,
  ambassadorCode,
});

/** Inside a transaction, this reader returns locked data; outside, the data last committed. */
export type ContextReader = {
  readonly bookings: Pick<BookingWriter, 'taken' | 'group'>;
  readonly vouchers: Pick<VoucherReader, 'get'>;
  readonly ambassadors: Pick<AmbassadorReader, 'code'>;
};

export type Moment = { readonly bookingId: string; readonly at: Instant };

export const NO_VOUCHERS: ReadonlyMap<string, Voucher> = new Map();

/** Reads in parallel the data for a decision. `readBefore`: the occupancy that was read before. */
export const readDecisionData = async (
  { bookings, vouchers, ambassadors }: ContextReader,
  { offer }: World,
  touched: TouchedData,
  { bookingId, at }: Moment,
  readBefore: OccupancyByUnit | null = null,
): Promise<ReadData> => {
  const units = unitsToReadOccupancyOf(offer, touched);
  const [occupancies, found, group, ambassadorCode] = await Promise.all([
    units.length === 0 || readBefore !== null ? readBefore : bookings.taken(units, at, bookingId),
    touched.vouchers.length === 0 ? NO_VOUCHERS : vouchers.get(touched.vouchers),
    touched.group === null ? null : bookings.group(touched.group, bookingId),
    touched.ambassadorCode === null ? null : ambassadors.code(touched.ambassadorCode),
  ]);
  return { taken: occupancies, vouchers: found, group, ambassadorCode };
};
