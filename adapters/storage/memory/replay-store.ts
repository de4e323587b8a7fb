import type { ReplayMemory, WaitingParty } from '../../../application/ports/store.ts';
import type { AmbassadorCode } from '../../../domain/ambassadors/code.ts';
import { countBookingTravellersForGroup } from '../../../domain/booking/booking.ts';
import { sum } from '../../../domain/money.ts';
import type { Voucher } from '../../../domain/vouchers/voucher.ts';
import { type BookingTable, bookingTable, occupancyOfUnits } from './bookings.ts';

const waitingParties = (
  table: BookingTable,
  unitIds: readonly number[],
): readonly WaitingParty[] => {
  const waiting = new Map<string, WaitingParty>();
  for (const unitId of unitIds)
    for (const booking of table.under('waits', String(unitId)))
      if (booking.status === 'reserveList')
        waiting.set(booking.id, {
          bookingId: booking.id,
          placedAt: booking.placedAt,
          seats: booking.seats,
        });
  return [...waiting.values()].sort(
    (a, b) => a.placedAt - b.placedAt || (a.bookingId < b.bookingId ? -1 : 1),
  );
};

/** The store of a replay. It drops what no later line of the journal needs. */
export type ReplayTables = {
  readonly memory: ReplayMemory;
  readonly forget: (bookingId: string) => void;
  /** Call this when no later line of the journal is about a booking on the offer. */
  readonly forgetOffer: (offerId: number) => void;
  /** Call this when no later line of the journal contains the voucher. */
  readonly forgetVoucher: (code: string) => void;
  readonly kept: () => ReplayStoreSize;
};

export type ReplayStoreSize = {
  readonly bookings: number;
  readonly offers: number;
  readonly units: number;
  readonly vouchers: number;
};

export const openReplayStore = (): ReplayTables => {
  const table = bookingTable();
  const vouchers = new Map<string, Voucher>();
  const codes = new Map<string, AmbassadorCode>();
  const ambassadors = new Set<string>();
  /**
   * Codes of vouchers that no later line of the journal contains. Such a voucher stays in memory as
   * long as a booking in memory uses it.
   */
  const unnamed = new Set<string>();
  let journalLines = 0;
  const findVouchers: ReplayMemory['vouchers'] = (named) =>
    new Map(
      named.flatMap((code) => {
        const voucher = vouchers.get(code);
        return voucher === undefined ? [] : [[code, voucher]];
      }),
    );
  const saveVoucher = (voucher: Voucher): void => void vouchers.set(voucher.code, voucher);
  const taken: ReplayMemory['taken'] = (unitIds, at, without) =>
    occupancyOfUnits(table, unitIds, at, without);
  const memory: ReplayMemory = {
    booking: (id) => table.all.get(id) ?? null,
    taken,
    waitingOn: (unitIds) => waitingParties(table, unitIds),
    group: (code, without) => {
      const opener = table.all.get(code);
      if (opener?.group?.code !== code) return null;
      const others = table.under('group', code).filter(({ id }) => id !== without);
      const { siteId, offerId, group } = opener;
      const { openedOn, days } = group;
      return {
        code,
        siteId,
        offerId,
        openedOn,
        ...(days === undefined ? {} : { days }),
        others: sum(others.map(countBookingTravellersForGroup)),
      };
    },
    vouchers: findVouchers,
    ambassadorCode: (name) => codes.get(name) ?? null,
    saveBooking: table.set,
    saveVoucher,
    transaction: {
      bookings: {
        taken: async (...args) => taken(...args),
        countOf: async (offerId) => table.countOf(offerId),
        lastLapses: async (unitIds, at) =>
          new Map(
            unitIds.flatMap((unitId) => {
              const until = table.claims.lastLapse(unitId, at);
              return until === null ? [] : [[unitId, until]];
            }),
          ),
      },
      vouchers: {
        get: async (named) => findVouchers(named),
        save: async (voucher) => saveVoucher(voucher),
      },
      ambassadors: {
        isAmbassador: async (accountId) => ambassadors.has(accountId),
        code: async (name) => codes.get(name) ?? null,
        earned: async (name) => table.earned(name),
        appoint: async (accountId) => void ambassadors.add(accountId),
        saveCode: async (code) => void codes.set(code.name, code),
      },
      journal: {
        append: async () => {
          journalLines += 1;
          return journalLines;
        },
      },
    },
  };
  return {
    memory,
    forget: table.forget,
    forgetOffer: (offerId) => {
      table.forgetOffer(offerId);
      for (const code of unnamed)
        if (table.under('voucher', code).length === 0) {
          unnamed.delete(code);
          vouchers.delete(code);
        }
    },
    forgetVoucher: (code) => {
      if (vouchers.has(code)) unnamed.add(code);
    },
    kept: () => ({
      bookings: table.all.size,
      offers: table.offers(),
      units: table.claims.units(),
      vouchers: vouchers.size,
    }),
  };
};
