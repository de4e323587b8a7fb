import type { Touched } from '../../domain/booking/touched.ts';
import type { LiveHold, Lock, ReadBookings, WaitingParty } from '../ports/store.ts';

/**
 * What a command reaches besides its own booking: sign-ups that may move up, members of their groups, and the units of all who wait.
 * It is found out while the command is given, and the command is given anew with a wider circle of locks.
 */
export type Circle = {
  readonly bookings: ReadonlySet<string>;
  readonly units: ReadonlySet<number>;
  readonly groups: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
};

export const NO_CIRCLE: Circle = { bookings: new Set(), units: new Set(), groups: new Set(), codes: new Set() };

export const union = (circle: Circle, more: Partial<Circle>): Circle => ({
  bookings: new Set([...circle.bookings, ...(more.bookings ?? [])]),
  units: new Set([...circle.units, ...(more.units ?? [])]),
  groups: new Set([...circle.groups, ...(more.groups ?? [])]),
  codes: new Set([...circle.codes, ...(more.codes ?? [])]),
});

/** What a command itself reaches, as far as it can be told before its locks are held: the members of its group too, who may be repriced. */
export const circleOf = async (
  { bookings }: { readonly bookings: Pick<ReadBookings, 'membersOf'> },
  bookingId: string,
  { units, vouchers, group }: Touched,
  ended: readonly LiveHold[],
): Promise<Circle> => {
  const members = group === null ? [] : await bookings.membersOf(group);
  return {
    bookings: new Set([bookingId, ...ended.map((hold) => hold.bookingId), ...members]),
    units: new Set([...units, ...ended.flatMap(({ unitIds }) => unitIds)]),
    groups: new Set(group === null ? [] : [group]),
    codes: new Set(vouchers),
  };
};

/** The units of everybody who waits: all must be locked, or two who free one unit each would miss a party that wants both. */
export const unitsOf = (parties: readonly WaitingParty[]): readonly number[] =>
  parties.flatMap(({ seats }) => seats.map(({ unitId }) => unitId));

export const within = (circle: Circle, more: { readonly bookings?: Iterable<string>; readonly units?: Iterable<number> }): boolean =>
  [...(more.bookings ?? [])].every((id) => circle.bookings.has(id)) && [...(more.units ?? [])].every((id) => circle.units.has(id));

export const locksOf = (circle: Circle, more: readonly Lock[]): readonly Lock[] => [
  ...more,
  ...[...circle.groups].map((id): Lock => ({ kind: 'group', id })),
  ...[...circle.bookings].map((id): Lock => ({ kind: 'booking', id })),
  ...[...circle.units].map((id): Lock => ({ kind: 'unit', id: String(id) })),
  ...[...circle.codes].map((id): Lock => ({ kind: 'code', id: `voucher/${id}` })),
];
