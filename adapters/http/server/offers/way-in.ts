import type { ShownOffer } from '../../../../application/offers/shown-offers.ts';
import { type WayIn, wayInOf } from '../../../../domain/seats/openness.ts';
import { type UnitGroup, unitGroups } from '../present/rooms.ts';

/** The classes and units of an offer's page: those that are for the office alone are left out. */
export const shownGroups = ({ entry }: ShownOffer): readonly UnitGroup[] =>
  unitGroups(entry)
    .map((group) => ({ ...group, units: group.units.filter(({ hidden }) => !hidden) }))
    .filter(({ hidden, units }) => !hidden && units.length > 0);

/** How an offer can be booked from its page, by what is free of the units that stand there; null: not at all. */
export const wayInto = (shown: ShownOffer): WayIn | null => {
  const units = shownGroups(shown).flatMap((group) => group.units);
  return wayInOf(
    shown.standing,
    units.flatMap(({ id }) => shown.openness.get(id) ?? []),
  );
};
