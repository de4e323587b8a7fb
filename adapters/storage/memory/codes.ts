import type {
  ReadAmbassadors,
  ReadVouchers,
  Transaction,
} from '../../../application/ports/store.ts';
import type { AmbassadorCode } from '../../../domain/ambassadors/code.ts';
import { commissionEarned } from '../../../domain/booking/placed/dues.ts';
import { sum } from '../../../domain/money.ts';
import type { Voucher } from '../../../domain/vouchers/voucher.ts';
import type { BookingRow, BookingTable } from './bookings.ts';
import { NOTHING_STAGED, sortNewestFirst } from './read-bookings.ts';
import { findRow, type Staged } from './staged.ts';

export type CodeRows = {
  readonly vouchers: Map<string, Voucher>;
  readonly codes: Map<string, AmbassadorCode>;
  readonly ambassadors: Map<string, true>;
};

export type StagedCodes = {
  readonly vouchers: Staged<Voucher>;
  readonly codes: Staged<AmbassadorCode>;
  readonly ambassadors: Staged<true>;
};

export const emptyStagedCodes = (): StagedCodes => ({
  vouchers: new Map(),
  codes: new Map(),
  ambassadors: new Map(),
});

export const trackUnreferencedVouchers = (vouchers: Map<string, Voucher>, table: BookingTable) => {
  const unnamed = new Set<string>();
  return {
    add: (code: string): void => {
      if (vouchers.has(code)) unnamed.add(code);
    },
    takeOut: (): void => {
      for (const code of unnamed) {
        if (table.under('voucher', code, NOTHING_STAGED).length > 0) continue;
        unnamed.delete(code);
        vouchers.delete(code);
      }
    },
  };
};

const sortVouchers = (vouchers: readonly Voucher[]): readonly Voucher[] =>
  [...vouchers].sort((a, b) => b.createdAt - a.createdAt || (a.code < b.code ? -1 : 1));

export const findVouchers = (
  codes: readonly string[],
  of: (code: string) => Voucher | null,
): ReadonlyMap<string, Voucher> => {
  const vouchers = new Map<string, Voucher>();
  for (const code of codes) {
    const voucher = of(code);
    if (voucher !== null) vouchers.set(code, voucher);
  }
  return vouchers;
};

const commissionWith = (
  table: BookingTable,
  staged: ReadonlyMap<string, BookingRow>,
  name: string,
): number =>
  table.earnedBefore(name) +
  sum(table.under('ambassador', name, staged).map(({ booking }) => commissionEarned(booking)));

export const readVouchers = ({ vouchers }: CodeRows): ReadVouchers => ({
  get: async (codes) => findVouchers(codes, (code) => vouchers.get(code) ?? null),
  ofAccount: async (accountId) =>
    sortVouchers([...vouchers.values()].filter((voucher) => voucher.accountId === accountId)),
  all: async () => sortVouchers([...vouchers.values()]),
});

export const readAmbassadors = (
  { codes, ambassadors }: CodeRows,
  table: BookingTable,
): ReadAmbassadors => ({
  isAmbassador: async (accountId) => ambassadors.has(accountId),
  code: async (name) => codes.get(name) ?? null,
  codesOf: async (accountId) =>
    [...codes.values()]
      .filter((code) => code.accountId === accountId)
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  allCodes: async () => [...codes.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
  earned: async (name) => commissionWith(table, new Map(), name),
  bookingsWith: async (name) =>
    sortNewestFirst(
      table
        .under('ambassador', name, new Map())
        .filter(({ booking }) => booking.status === 'confirmed'),
    ),
});

export const writeVouchers = (rows: CodeRows, staged: StagedCodes): Transaction['vouchers'] => ({
  get: async (codes) =>
    findVouchers(codes, (code) => findRow(rows.vouchers, staged.vouchers, code)),
  save: async (voucher) => {
    staged.vouchers.set(voucher.code, voucher);
  },
});

export const writeAmbassadors = (
  rows: CodeRows,
  staged: StagedCodes,
  table: BookingTable,
  bookings: ReadonlyMap<string, BookingRow>,
): Transaction['ambassadors'] => ({
  isAmbassador: async (accountId) =>
    findRow(rows.ambassadors, staged.ambassadors, accountId) !== null,
  code: async (name) => findRow(rows.codes, staged.codes, name),
  earned: async (name) => commissionWith(table, bookings, name),
  appoint: async (accountId) => {
    staged.ambassadors.set(accountId, true);
  },
  dismiss: async (accountId) => {
    staged.ambassadors.set(accountId, null);
  },
  saveCode: async (code) => {
    staged.codes.set(code.name, code);
  },
});
