import type {
  AmbassadorReader,
  Transaction,
  VoucherReader,
} from '../../../application/ports/store.ts';
import type { AmbassadorCode } from '../../../domain/ambassadors/code.ts';
import type { Voucher } from '../../../domain/vouchers/voucher.ts';
import type { BookingQueries } from './bookings/booking-queries.ts';
import { assembleBookings } from './bookings/booking-reader.ts';
import {
  type Connection,
  defineStatement,
  newRowColumns,
  type Queries,
  type Run,
  statementByListLength,
} from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statementsOf } from './engine/table-statements.ts';

export const codeQueries = (db: Queries) => {
  const vouchers = () => db.selectFrom('vouchers').select('document');
  const codes = () => db.selectFrom('ambassador_codes').select('document');
  return {
    vouchers: statementByListLength((count) =>
      defineStatement<{ codes: readonly string[] }>()((slots) =>
        vouchers().where('code', 'in', slots.list('codes', count)),
      ),
    ),
    vouchersOf: defineStatement<{ accountId: string }>()((slots) =>
      vouchers()
        .where('account_id', '=', slots.one('accountId'))
        .orderBy('created_at', 'desc')
        .orderBy('code'),
    ),
    allVouchers: defineStatement()(() => vouchers().orderBy('created_at', 'desc').orderBy('code')),
    saveVoucher: defineStatement<Tables['vouchers']>()((slots) =>
      db
        .insertInto('vouchers')
        .values(slots.row('code', 'account_id', 'created_at', 'document'))
        .onConflict((conflict) =>
          conflict
            .column('code')
            .doUpdateSet(newRowColumns('account_id', 'created_at', 'document')),
        ),
    ),
    ambassador: statementsOf(db, 'ambassadors').select(['account_id'], { columns: ['account_id'] }),
    appoint: defineStatement<{ accountId: string }>()((slots) =>
      db
        .insertInto('ambassadors')
        .values({ account_id: slots.one('accountId') })
        .onConflict((conflict) => conflict.column('account_id').doNothing()),
    ),
    dismiss: statementsOf(db, 'ambassadors').delete(['account_id']),
    code: defineStatement<{ name: string }>()((slots) =>
      codes().where('name', '=', slots.one('name')),
    ),
    codesOf: defineStatement<{ accountId: string }>()((slots) =>
      codes().where('account_id', '=', slots.one('accountId')).orderBy('name'),
    ),
    allCodes: defineStatement()(() => codes()),
    saveCode: defineStatement<Tables['ambassador_codes']>()((slots) =>
      db
        .insertInto('ambassador_codes')
        .values(slots.row('name', 'account_id', 'document'))
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet(newRowColumns('account_id', 'document')),
        ),
    ),
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
    const found = (await run(queries.vouchers(codes.length)({ codes }))).map(voucherFrom);
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
  isAmbassador: async (accountId) =>
    (await run(queries.ambassador({ account_id: accountId }))).length > 0,
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
    connection.send(
      queries.saveVoucher({
        code,
        account_id: accountId,
        created_at: createdAt,
        document: JSON.stringify(voucher),
      }),
    );
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
    dismiss: async (accountId) => connection.send(queries.dismiss({ account_id: accountId })),
    saveCode: async (saved) =>
      connection.send(
        queries.saveCode({
          name: saved.name,
          account_id: saved.accountId,
          document: JSON.stringify(saved),
        }),
      ),
  };
};
