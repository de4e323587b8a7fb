import type { Instant } from '../calendar.ts';
import type { Unit } from '../catalogue/offer.ts';
import { EMPTY, type Occupancy, packs } from '../seats/occupancy.ts';
import type { ChangeProblem, ShopChange, SoldOffer } from './commands.ts';
import { goneFrom } from './offers.ts';

/** What is booked of the offers that a change touches. */
export type BookedFacts = {
  /** What confirmed bookings and live holds take of a unit. */
  taken(unitId: number): Occupancy;
  /** When the last hold on a unit lapses; null where none is held. */
  lastLapse(unitId: number): Instant | null;
  /** Bookings and drafts of any kind that are for the offer. */
  bookings(offerId: number): number;
};

export type OfferPair = { readonly before: SoldOffer | undefined; readonly after: SoldOffer };

/** What nothing is taken of may become anything; no fleet is too small for it, and none is asked about. */
const isTaken = ({ wholes, pairs, singles }: Occupancy): boolean => wholes + pairs + singles > 0;

/** No yacht of a unit that is gone. */
const GONE: Pick<Unit, 'yachts' | 'berths' | 'cabins'> = { yachts: 0, berths: 0, cabins: 0 };

/** Units that hold others than before, or less of them: what is taken must still be packed onto them (R7). */
const tooFew = ({ before, after }: OfferPair, booked: BookedFacts, field: (unitId: number) => string): readonly ChangeProblem[] =>
  (before?.offer.units ?? []).flatMap((unit): readonly ChangeProblem[] => {
    const now = after.offer.units.find(({ id }) => id === unit.id) ?? GONE;
    const sameFleet = now.yachts === unit.yachts && now.berths === unit.berths && now.cabins === unit.cabins;
    const taken = sameFleet ? EMPTY : booked.taken(unit.id);
    if (!isTaken(taken) || packs(now, taken)) return [];
    const { wholes, pairs, singles } = taken;
    return [
      {
        field: field(unit.id),
        kind: 'tooFew',
        offerId: after.offer.id,
        unitId: unit.id,
        wholes,
        pairs,
        singles,
        holdsUntil: booked.lastLapse(unit.id),
      },
    ];
  });

/** What was taken out of an offer that is booked, and days of it that were moved. */
const booked = ({ before, after }: OfferPair, facts: BookedFacts, at: string): readonly ChangeProblem[] => {
  if (before === undefined) return [];
  const gone = goneFrom(before.offer, after.offer);
  const moved = before.offer.from !== after.offer.from || before.offer.to !== after.offer.to;
  const bookings = facts.bookings(after.offer.id);
  if (bookings === 0) return [];
  const { id: offerId } = after.offer;
  return [
    ...gone.map(({ what, id }): ChangeProblem => ({ field: at, kind: 'booked', offerId, bookings, what, id })),
    ...(moved ? [{ field: `${at}.from`, kind: 'booked', offerId, bookings, what: 'days', id: offerId } as const] : []),
  ];
};

/**
 * What bookings say to a change: everything that is taken of a unit still fits (R7), what they may name by number is still there, and
 * their trip is on its days. Who waits is no hindrance: sign-ups keep their turn and wait on (R11).
 */
export const bookedProblems = (command: ShopChange, pairs: readonly OfferPair[], facts: BookedFacts): readonly ChangeProblem[] =>
  pairs.flatMap((pair) => {
    // A command about one thing takes nothing else out of an offer: only a unit may hold less than before.
    if (command.type !== 'layIn') return tooFew(pair, facts, () => 'yachts');
    const { siteId, offer } = pair.after;
    const index = command.offers.findIndex((laid) => laid.siteId === siteId && laid.offer.id === offer.id);
    const at = `offers[${index}].offer`;
    const field = (unitId: number): string => {
      const unit = offer.units.findIndex(({ id }) => id === unitId);
      return unit < 0 ? at : `${at}.units[${unit}].yachts`;
    };
    return [...tooFew(pair, facts, field), ...booked(pair, facts, at)];
  });
