import type { Result } from 'neverthrow';
import { err, ok } from 'neverthrow';
import { NO_OCCUPANCY } from '../../domain/seats/occupancy.ts';
import {
  bookingConflicts,
  type OfferPair,
  wholeYachtConflicts,
} from '../../domain/shop-changes/booking-conflicts.ts';
import type {
  ChangedShop,
  ChangeProblem,
  RecordedChange,
} from '../../domain/shop-changes/commands.ts';
import { type CurrentShop, decideShopChange } from '../../domain/shop-changes/decide.ts';
import type { ChangeOutcome } from '../ports/journal.ts';
import type { ReplayTransaction, Transaction } from '../ports/store.ts';

export const offersBeforeAndAfter = (
  shop: CurrentShop,
  { sold }: ChangedShop,
): readonly OfferPair[] =>
  sold.map((after) => ({
    before: shop.offers.find(
      ({ siteId, offer }) => siteId === after.siteId && offer.id === after.offer.id,
    ),
    after,
  }));

export const outcomeOfChange = ({ offers, prices }: ChangedShop): ChangeOutcome => ({
  offers,
  prices,
});

/**
 * Returns a problem for each unit whose yachts an import makes too small for a party with a whole
 * one (R7, R36). A replay does not check this: it accepts imports from before this rule (R46).
 */
export const findWholeYachtConflicts = async (
  { bookings }: Pick<Transaction, 'bookings'>,
  shop: CurrentShop,
  { command, at }: RecordedChange,
  changed: ChangedShop,
): Promise<readonly ChangeProblem[]> => {
  if (command.type !== 'layIn') return [];
  const pairs = offersBeforeAndAfter(shop, changed);
  const units = pairs.flatMap(({ before }) => before?.offer.units.map(({ id }) => id) ?? []);
  const parties = await bookings.withWholeYachts([...new Set(units)], at);
  return wholeYachtConflicts(
    command,
    pairs,
    parties.flatMap(({ choices, seats }) =>
      seats.flatMap(({ unitId, wholes }) => (wholes > 0 ? [{ unitId, choices }] : [])),
    ),
  );
};

/** Checks if a change fits the shop's bookings. The caller has locked the bookings (R7, R46). */
export const checkChange = async (
  { bookings }: Pick<ReplayTransaction, 'bookings'>,
  shop: CurrentShop,
  recorded: RecordedChange,
): Promise<Result<ChangedShop, readonly ChangeProblem[]>> => {
  const decided = decideShopChange(shop, recorded);
  if (decided.isErr()) return err(decided.error);
  const pairs = offersBeforeAndAfter(shop, decided.value);
  const existing = pairs.flatMap(({ before }) => (before === undefined ? [] : [before.offer]));
  const units = [...new Set(existing.flatMap((offer) => offer.units.map(({ id }) => id)))];
  const [occupancies, lapses] = await Promise.all([
    bookings.taken(units, recorded.at, null),
    bookings.lastLapses(units, recorded.at),
  ]);
  const counts = new Map<number, number>();
  for (const { id } of existing) counts.set(id, await bookings.countOf(id));
  const problems = bookingConflicts(recorded.command, pairs, {
    taken: (unitId) => occupancies.get(unitId) ?? NO_OCCUPANCY,
    lastLapse: (unitId) => lapses.get(unitId) ?? null,
    bookings: (offerId) => counts.get(offerId) ?? 0,
  });
  return problems.length > 0 ? err(problems) : ok(decided.value);
};
