import type { TouchedData } from '../../domain/booking/touched.ts';
import {
  type BookingReader,
  bookingLock,
  type LiveHold,
  type Lock,
  type WaitingParty,
} from '../ports/store.ts';

/**
 * What a command locks. If the command turns out to need more locks, the shop starts the command
 * again with a lock set that has them.
 */
export type LockSet = {
  readonly bookings: ReadonlySet<string>;
  readonly units: ReadonlySet<number>;
  readonly groups: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
};

export const EMPTY_LOCK_SET: LockSet = {
  bookings: new Set(),
  units: new Set(),
  groups: new Set(),
  codes: new Set(),
};

export const mergeLockSets = (lockSet: LockSet, more: Partial<LockSet>): LockSet => ({
  bookings: new Set([...lockSet.bookings, ...(more.bookings ?? [])]),
  units: new Set([...lockSet.units, ...(more.units ?? [])]),
  groups: new Set([...lockSet.groups, ...(more.groups ?? [])]),
  codes: new Set([...lockSet.codes, ...(more.codes ?? [])]),
});

/** Returns a command's lock set with all bookings of the group, because their prices can change. */
export const lockSetOf = async (
  { bookings }: { readonly bookings: Pick<BookingReader, 'membersOf'> },
  bookingId: string,
  { units, vouchers, group }: TouchedData,
  ended: readonly LiveHold[],
): Promise<LockSet> => {
  const members = group === null ? [] : await bookings.membersOf(group);
  return {
    bookings: new Set([bookingId, ...ended.map((hold) => hold.bookingId), ...members]),
    units: new Set([...units, ...ended.flatMap(({ unitIds }) => unitIds)]),
    groups: new Set(group === null ? [] : [group]),
    codes: new Set(vouchers),
  };
};

/**
 * Returns the units to lock for waiting parties. A party can need other units besides the one with
 * free places.
 */
export const unitIdsOfParties = (parties: readonly WaitingParty[]): readonly number[] =>
  parties.flatMap(({ seats }) => seats.map(({ unitId }) => unitId));

export const lockSetCovers = (
  lockSet: LockSet,
  more: { readonly bookings?: Iterable<string>; readonly units?: Iterable<number> },
): boolean =>
  [...(more.bookings ?? [])].every((id) => lockSet.bookings.has(id)) &&
  [...(more.units ?? [])].every((id) => lockSet.units.has(id));

export const locksOf = (lockSet: LockSet, more: readonly Lock[]): readonly Lock[] => [
  ...more,
  ...[...lockSet.groups].map((id): Lock => ({ kind: 'group', id })),
  ...[...lockSet.bookings].map(bookingLock),
  ...[...lockSet.units].map((id): Lock => ({ kind: 'unit', id: String(id) })),
  ...[...lockSet.codes].map((id): Lock => ({ kind: 'code', id: `voucher/${id}` })),
];
