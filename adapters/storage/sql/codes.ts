import type {
  AmbassadorReader,
  Transaction,
  VoucherReader,
} from '../../../application/ports/store.ts';
import type { AmbassadorCode } from '../../../domain/ambassadors/code.ts';
import type { Voucher } from '../../../domain/vouchers/voucher.ts';
import type { BookingQueries } from './bookings/booking-queries.ts';
import { assembleBookings } from './bookings/booking-reader.ts';
import { type Connection, defineStatement, type Queries, type Run } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

export const codeQueries = (db: Queries) => {
  const vouchers = statementsOf(db, 'vouchers');
  const ambassadors = statementsOf(db, 'ambassadors');
  const codes = statementsOf(db, 'ambassador_codes');
  const newestFirst = { orderBy: ['createdAt desc', 'code'] } as const;
  return {
    vouchers: defineStatement<{ codes: readonly string[] }>()((slots) =>
      vouchers.from(['document']).where('code', 'in', slots.list('codes')),
    ),
    vouchersOf: vouchers.select(['document'], ['accountId'], newestFirst),
    allVouchers: vouchers.select(['document'], [], newestFirst),
    saveVoucher: vouchers.upsert(['code'], ['accountId', 'createdAt', 'document']),
    ambassador: ambassadors.select(['accountId'], ['accountId']),
    appoint: ambassadors.upsert(['accountId'], []),
    dismiss: ambassadors.delete(['accountId']),
    code: codes.select(['document'], ['name']),
    codesOf: codes.select(['document'], ['accountId'], { orderBy: ['name'] }),
    allCodes: codes.select(['document'], []),
    saveCode: codes.upsert(['name'], ['accountId', 'document']),
  };
};

export type CodeQueries = ReturnType<typeof codeQueries>;

const voucherFrom = ({ document }: { readonly document: string }): Voucher => {
  const voucher: Voucher = JSON.parse(document);
  return voucher;
};

const codeFrom = ({ document }: { readonly document: string }): AmbassadorCode => {
  const code: AmbassadorCode = JSON.parse(document);
  return code;
};

export const voucherReader = (queries: CodeQueries, run: Run): VoucherReader => ({
  get: async (codes) => {
    if (codes.length === 0) return new Map();
    const found = (await run(queries.vouchers({ codes }))).map(voucherFrom);
    return new Map(found.map((voucher) => [voucher.code, voucher]));
  },
  ofAccount: async (accountId) => (await run(queries.vouchersOf({ accountId }))).map(voucherFrom),
  all: async () => (await run(queries.allVouchers({}))).map(voucherFrom),
});

export const ambassadorReader = (
  queries: CodeQueries,
  bookings: BookingQueries,
  run: Run,
): AmbassadorReader => ({
  isAmbassador: async (accountId) => (await run(queries.ambassador({ accountId }))).length > 0,
  code: async (name) => {
    const row = (await run(queries.code({ name })))[0];
    return row === undefined ? null : codeFrom(row);
  },
  codesOf: async (accountId) => (await run(queries.codesOf({ accountId }))).map(codeFrom),
  allCodes: async () =>
    (await run(queries.allCodes({}))).map(codeFrom).sort((a, b) => (a.name < b.name ? -1 : 1)),
  earned: async (name) => (await run(bookings.earned({ name })))[0]?.earned ?? 0,
  bookingsWith: async (name) => assembleBookings(await run(bookings.withAmbassador({ name }))),
});

export const voucherWriter = (
  queries: CodeQueries,
  connection: Connection,
): Transaction['vouchers'] => ({
  get: voucherReader(queries, (bound) => connection.all(bound)).get,
  save: async (voucher) => {
    const { code, accountId, createdAt } = voucher;
    const document = JSON.stringify(voucher);
    connection.send(queries.saveVoucher({ code, accountId, createdAt, document }));
  },
});

export const ambassadorWriter = (
  queries: CodeQueries,
  bookings: BookingQueries,
  connection: Connection,
): Transaction['ambassadors'] => {
  const { isAmbassador, code, earned } = ambassadorReader(queries, bookings, (bound) =>
    connection.all(bound),
  );
  return {
    isAmbassador,
    code,
    earned,
    appoint: async (accountId) => connection.send(queries.appoint({ accountId })),
    dismiss: async (accountId) => connection.send(queries.dismiss({ accountId })),
    saveCode: async (saved) => {
      const { name, accountId } = saved;
      connection.send(queries.saveCode({ name, accountId, document: JSON.stringify(saved) }));
    },
  };
};
