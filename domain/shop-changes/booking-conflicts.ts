import type { Instant } from '../calendar.ts';
import { type Offer, type Unit, unitOf } from '../catalogue/offer.ts';
import { travellersMax } from '../party/answers.ts';
import type { Choices } from '../party/choices.ts';
import { fitsFleet, NO_OCCUPANCY, type Occupancy } from '../seats/occupancy.ts';
import type { ChangeProblem, ShopChange, ShopChangeOf, SoldOffer } from './commands.ts';
import { removedOfferItems } from './offers.ts';

export type BookingFacts = {
  taken(unitId: number): Occupancy;
  lastLapse(unitId: number): Instant | null;
  bookings(offerId: number): number;
};

export type OfferPair = { readonly before: SoldOffer | undefined; readonly after: SoldOffer };

const isTaken = ({ wholes, pairs, singles }: Occupancy): boolean => wholes + pairs + singles > 0;

const GONE: Pick<Unit, 'yachts' | 'berths' | 'cabins'> = { yachts: 0, berths: 0, cabins: 0 };

const tooFew = (
  { before, after }: OfferPair,
  booked: BookingFacts,
  field: (unitId: number) => string,
): readonly ChangeProblem[] =>
  (before?.offer.units ?? []).flatMap((unit): readonly ChangeProblem[] => {
    const unitAfter = after.offer.units.find(({ id }) => id === unit.id) ?? GONE;
    const sameFleet =
      unitAfter.yachts === unit.yachts &&
      unitAfter.berths === unit.berths &&
      unitAfter.cabins === unit.cabins;
    const occupancy = sameFleet ? NO_OCCUPANCY : booked.taken(unit.id);
    if (!isTaken(occupancy) || fitsFleet(unitAfter, occupancy)) return [];
    const { wholes, pairs, singles } = occupancy;
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

const conflictsWithBookings = (
  { before, after }: OfferPair,
  facts: BookingFacts,
  at: string,
): readonly ChangeProblem[] => {
  if (before === undefined) return [];
  const removed = removedOfferItems(before.offer, after.offer);
  const moved = before.offer.from !== after.offer.from || before.offer.to !== after.offer.to;
  const bookings = facts.bookings(after.offer.id);
  if (bookings === 0) return [];
  const { id: offerId } = after.offer;
  return [
    ...removed.map(
      ({ what, id }): ChangeProblem => ({ field: at, kind: 'booked', offerId, bookings, what, id }),
    ),
    ...(moved
      ? [
          {
            field: `${at}.from`,
            kind: 'booked',
            offerId,
            bookings,
            what: 'days',
            id: offerId,
          } as const,
        ]
      : []),
  ];
};

const importedPosition = (
  { offers }: ShopChangeOf<'layIn'>,
  siteId: number,
  { id }: Offer,
): number => offers.findIndex((laid) => laid.siteId === siteId && laid.offer.id === id);

/** Returns the unit's field in an import file; for a removed unit, the offer's field. */
const importedField = (
  command: ShopChangeOf<'layIn'>,
  { siteId, offer }: SoldOffer,
  unitId: number,
  name: 'yachts' | 'berths',
): string => {
  const at = `offers[${importedPosition(command, siteId, offer)}].offer`;
  const position = offer.units.findIndex(({ id }) => id === unitId);
  return position < 0 ? at : `${at}.units[${position}].${name}`;
};

/** A party that has or holds a whole yacht of the unit. */
export type WholeYachtParty = {
  readonly unitId: number;
  readonly choices: Pick<Choices, 'ownSkipper' | 'participants'>;
};

/**
 * Returns a problem for each unit whose yachts an import makes too small for a party that has or
 * holds a whole yacht (R7, R36). The problem names the size of the largest of these parties.
 */
export const wholeYachtConflicts = (
  command: ShopChange,
  offersBeforeAndAfter: readonly OfferPair[],
  allParties: readonly WholeYachtParty[],
): readonly ChangeProblem[] =>
  offersBeforeAndAfter.flatMap(({ before, after }) =>
    command.type !== 'layIn' || before === undefined
      ? []
      : before.offer.units.flatMap((unit): readonly ChangeProblem[] => {
          const unitAfter = unitOf(after.offer, unit.id);
          const parties = allParties.filter(({ unitId }) => unitId === unit.id);
          const tooLarge = parties.filter(
            ({ choices: { ownSkipper, participants } }) =>
              unitAfter !== undefined &&
              participants.length > travellersMax(after.offer, unitAfter, ownSkipper) &&
              participants.length <= travellersMax(before.offer, unit, ownSkipper),
          );
          if (tooLarge.length === 0) return [];
          return [
            {
              field: importedField(command, after, unit.id, 'berths'),
              kind: 'tooFew',
              offerId: after.offer.id,
              unitId: unit.id,
              ...NO_OCCUPANCY,
              wholes: parties.length,
              holdsUntil: null,
              travellers: Math.max(
                ...tooLarge.map(({ choices: { participants } }) => participants.length),
              ),
            },
          ];
        }),
  );

/**
 * Returns the problems that bookings cause for a changed offer. A unit can be too small for its
 * taken places (R7). An import can remove a part of a booked offer, or move its days. Sign-ups on
 * the reserve list cause no problem (R11).
 */
export const bookingConflicts = (
  command: ShopChange,
  offersBeforeAndAfter: readonly OfferPair[],
  facts: BookingFacts,
): readonly ChangeProblem[] =>
  offersBeforeAndAfter.flatMap((pair) => {
    // Only an import (`layIn`) can remove units or change several units. Any other command keeps
    // all units and changes one at most.
    if (command.type !== 'layIn') return tooFew(pair, facts, () => 'yachts');
    const { siteId, offer } = pair.after;
    const at = `offers[${importedPosition(command, siteId, offer)}].offer`;
    const field = (unitId: number) => importedField(command, pair.after, unitId, 'yachts');
    return [...tooFew(pair, facts, field), ...conflictsWithBookings(pair, facts, at)];
  });
