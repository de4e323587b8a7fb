import type { ShownOffer } from '../../../../application/offers/shown-offers.ts';
import { type WayIn, wayInOf } from '../../../../domain/seats/openness.ts';
import { type UnitGroup, unitGroups } from '../present/rooms.ts';

/**
 * Returns the classes and units of an offer's page, without those that only the office may sell.
 */
export const visibleUnitGroups = ({ entry }: ShownOffer): readonly UnitGroup[] =>
  unitGroups(entry)
    .map((group) => ({ ...group, units: group.units.filter(({ hidden }) => !hidden) }))
    .filter(({ hidden, units }) => !hidden && units.length > 0);

/**
 * Returns how an offer can be booked from its page, by the free places of the visible units. Null:
 * not at all.
 */
export const wayInOfOffer = (shown: ShownOffer): WayIn | null => {
  const units = visibleUnitGroups(shown).flatMap((group) => group.units);
  return wayInOf(
    shown.standing,
    units.flatMap(({ id }) => shown.openness.get(id) ?? []),
  );
};
