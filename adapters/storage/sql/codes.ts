import type {
  AmbassadorReader,
  Transaction,
  VoucherReader,
} from '../../../application/ports/store.ts';
import type { AmbassadorCode } from '../../../domain/ambassadors/code.ts';
import type { Voucher } from '../../../domain/vouchers/voucher.ts';
import type { BookingQueries } from './bookings/booking-queries.ts';
import { assembleBookings } from './bookings/booking-reader.ts';
import { readDocuments, readFirstDocument, withDocument } from './engine/document-column.ts';
import { type Access, defineStatement, type Queries } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

export const voucherStore = (
  db: Queries,
): ((access: Access) => VoucherReader & Transaction['vouchers']) => {
  const vouchers = statementsOf(db, 'vouchers');
  const newestFirst = { orderBy: ['createdAt desc', 'code'] } as const;
  const byCode = defineStatement<{ codes: readonly string[] }>()((slots) =>
    vouchers.from(['document']).where('code', 'in', slots.list('codes')),
  );
  const ofAccount = vouchers.select(['document'], ['accountId'], newestFirst);
  const everyVoucher = vouchers.select(['document'], [], newestFirst);
  const save = vouchers.upsert(['code'], ['accountId', 'createdAt', 'document']);
  return ({ all, send }) => ({
    get: async (codes) => {
      if (codes.length === 0) return new Map();
      const found = await readDocuments<Voucher>(all, byCode({ codes }));
      return new Map(found.map((voucher) => [voucher.code, voucher]));
    },
    ofAccount: (accountId) => readDocuments(all, ofAccount({ accountId })),
    all: () => readDocuments(all, everyVoucher({})),
    save: async (voucher) => {
      const { code, accountId, createdAt } = voucher;
      send(save(withDocument({ code, accountId, createdAt }, voucher)));
    },
  });
};

export const ambassadorStore = (
  db: Queries,
  bookings: BookingQueries,
): ((access: Access) => AmbassadorReader & Transaction['ambassadors']) => {
  const ambassadors = statementsOf(db, 'ambassadors');
  const codes = statementsOf(db, 'ambassador_codes');
  const queries = {
    ambassador: ambassadors.select(['accountId'], ['accountId']),
    appoint: ambassadors.upsert(['accountId'], []),
    dismiss: ambassadors.delete(['accountId']),
    code: codes.select(['document'], ['name']),
    codesOf: codes.select(['document'], ['accountId'], { orderBy: ['name'] }),
    allCodes: codes.select(['document'], []),
    saveCode: codes.upsert(['name'], ['accountId', 'document']),
  };
  return ({ all, send }) => ({
    isAmbassador: async (accountId) => (await all(queries.ambassador({ accountId }))).length > 0,
    code: (name) => readFirstDocument(all, queries.code({ name })),
    codesOf: (accountId) => readDocuments(all, queries.codesOf({ accountId })),
    allCodes: async () =>
      (await readDocuments<AmbassadorCode>(all, queries.allCodes({}))).sort((a, b) =>
        a.name < b.name ? -1 : 1,
      ),
    earned: async (name) => (await all(bookings.earned({ name })))[0]?.earned ?? 0,
    bookingsWith: async (name) => assembleBookings(await all(bookings.withAmbassador({ name }))),
    appoint: async (accountId) => send(queries.appoint({ accountId })),
    dismiss: async (accountId) => send(queries.dismiss({ accountId })),
    saveCode: async (code) => {
      const { name, accountId } = code;
      send(queries.saveCode(withDocument({ name, accountId }, code)));
    },
  });
};
