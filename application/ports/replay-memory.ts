import type { AmbassadorCode } from '../../domain/ambassadors/code.ts';
import type { Booking } from '../../domain/booking/booking.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { GroupState } from '../../domain/groups/group.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import type { OccupancyByUnit, SearchColumns, WaitingParty } from './store.ts';

/**
 * A transaction of a replay in memory: synchronous and without rollback, because plans are complete
 * before they are written.
 */
export type ReplayMemory = {
  booking(id: string): Booking | null;
  taken(unitIds: readonly number[], at: Instant, without: string | null): OccupancyByUnit;
  waitingOn(unitIds: readonly number[]): readonly WaitingParty[];
  group(code: string, without: string): GroupState | null;
  vouchers(codes: readonly string[]): ReadonlyMap<string, Voucher>;
  ambassadorCode(name: string): AmbassadorCode | null;
  saveBooking(booking: Booking, searchColumns: SearchColumns): void;
  saveVoucher(voucher: Voucher): void;
};
