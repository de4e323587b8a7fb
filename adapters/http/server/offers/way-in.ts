import type { ShownOffer } from '../../../../application/offers/shown-offers.ts';
import { type WayIn, wayInOf } from '../../../../domain/seats/openness.ts';
import { type UnitGroup, unitGroups } from '../present/rooms.ts';

/** Returns the unit groups without units that only the office may sell. */
export const visibleUnitGroups = ({ entry }: ShownOffer): readonly UnitGroup[] =>
  unitGroups(entry)
    .map((group) => ({ ...group, units: group.units.filter(({ hidden }) => !hidden) }))
    .filter(({ hidden, units }) => !hidden && units.length > 0);

/** Decides by the free places of visible units: book or join the reserve list. */
export const wayInOfOffer = (shown: ShownOffer): WayIn | null => {
  const units = visibleUnitGroups(shown).flatMap((group) => group.units);
  return wayInOf(
    shown.standing,
    units.flatMap(({ id }) => shown.openness.get(id) ?? []),
  );
};
