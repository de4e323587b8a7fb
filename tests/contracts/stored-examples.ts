import fc from 'fast-check';
import type { Message, NewMessage } from '../../application/ports/messages.ts';
import type { AmbassadorCode, UsedAmbassadorCode } from '../../domain/ambassadors/code.ts';
import type { Booking, Cancelled, Removed } from '../../domain/booking/booking.ts';
import { HOUR } from '../../domain/calendar.ts';
import type { GroupMembership } from '../../domain/groups/group.ts';
import { withoutPersonalData } from '../../domain/party/choices.ts';
import type { Payment } from '../../domain/payments/ledger.ts';
import type { PlacesInUnit } from '../../domain/seats/claim.ts';
import type { UsedVoucher, Voucher } from '../../domain/vouchers/voucher.ts';
import {
  bookingsWithId,
  confirmedBooking,
  DRAFT_BEGUN_AT,
  draft,
} from '../arbitraries/bookings.ts';

export const cancelledBooking = (
  id: string,
  seats: readonly PlacesInUnit[],
  more: Partial<Cancelled> = {},
): Cancelled => {
  const { firstDue: _firstDue, ...order } = confirmedBooking(id, seats);
  return {
    ...order,
    status: 'cancelled',
    cancelledAt: DRAFT_BEGUN_AT + 2 * HOUR,
    reason: 'customer',
    refund: 100,
    reserveList: false,
    ...more,
  };
};

export const removedBooking = (id: string, more: Partial<Removed> = {}): Removed => {
  const { reached: _reached, reserveList: _list, hold: _hold, ...placedFields } = draft(id);
  return {
    ...placedFields,
    choices: withoutPersonalData(placedFields.choices),
    version: 9,
    status: 'removed',
    ...more,
  };
};

export const inGroup = (
  code: string,
  more: Partial<GroupMembership> = {},
): { readonly group: GroupMembership } => ({
  group: { code, openedOn: '2027-06-01', counts: true, ...more },
});

export const voucherOf = (code: string, more: Partial<Voucher> = {}): Voucher => ({
  code,
  kind: 'gift',
  issued: 10_000,
  value: 10_000,
  description: 'Na urodziny „Zosi”',
  active: true,
  used: false,
  siteId: null,
  expiresOn: '2028-01-01',
  createdAt: DRAFT_BEGUN_AT,
  accountId: null,
  commissionOf: null,
  reserved: { bookingId: 'NEST2222', until: DRAFT_BEGUN_AT },
  ...more,
});

export const codeOf = (
  name: string,
  accountId: string,
  more: Partial<AmbassadorCode> = {},
): AmbassadorCode => ({
  name,
  accountId,
  rebate: 5_000,
  commission: 5_000,
  expiresOn: null,
  createdAt: DRAFT_BEGUN_AT,
  settled: 0,
  ...more,
});

export const usedCode = (
  name: string,
  commission = 5_000,
): { readonly ambassador: UsedAmbassadorCode } => ({
  ambassador: { name, accountId: `owner of ${name}`, rebate: 5_000, commission },
});

export const storedMessage = (
  id: string,
  accountId: string,
  createdAt = DRAFT_BEGUN_AT,
): NewMessage => ({
  id,
  siteId: 1,
  accountId,
  content: {
    kind: 'bookingAgeCleared',
    bookingId: 'NEST2222',
    firstName: 'Anna',
    offerName: 'Rejs',
    from: '2027-07-01',
    to: '2027-07-08',
  },
  createdAt,
});

export const unreadMessage = (message: NewMessage): Message => ({ ...message, readAt: null });

const parts: fc.Arbitrary<GroupMembership | null> = fc.option(
  fc.record({
    code: fc.constantFrom('ROUND222', 'OTHER222'),
    openedOn: fc.constant('2027-06-01'),
    counts: fc.boolean(),
  }),
);
const vouchers: fc.Arbitrary<readonly UsedVoucher[]> = fc.array(
  fc.record({
    userNum: fc.integer({ min: 1, max: 3 }),
    code: fc.constantFrom('LATO', 'ZIMA'),
    kind: fc.constantFrom('gift', 'discount'),
    value: fc.nat(),
  }),
  { maxLength: 2 },
);
const payments: fc.Arbitrary<readonly Payment[]> = fc.array(
  fc.record({
    id: fc.string(),
    method: fc.constantFrom('transfer', 'refund'),
    amount: fc.integer(),
    at: fc.nat(),
  }),
  { maxLength: 3 },
);

const elsewhere = {
  address: fc.string({ unit: 'binary' }),
  zip: fc.constantFrom('', '81-350'),
  city: fc.string(),
};

export const bookingsWithHistory = (id: string): fc.Arbitrary<Booking> =>
  fc
    .record({
      booking: bookingsWithId(id),
      status: fc.constantFrom('as it is', 'cancelled', 'removed'),
      group: parts,
      ambassador: fc.constantFrom(null, usedCode('LATO').ambassador),
      vouchers,
      officeRebates: fc.array(
        fc.record({ amount: fc.nat(), reason: fc.string({ unit: 'binary' }) }),
        { maxLength: 2 },
      ),
      ageRequest: fc.constantFrom(
        null,
        { number: 'W-1', at: DRAFT_BEGUN_AT, keepsPlaces: true },
        { number: 'W-2', at: DRAFT_BEGUN_AT, keepsPlaces: false },
      ),
      payments,
      notes: fc.option(
        fc.array(
          fc.record({ text: fc.string({ unit: 'binary' }), by: fc.constant('Ewa'), at: fc.nat() }),
          { minLength: 1, maxLength: 2 },
        ),
      ),
      invoiced: fc.record(
        {
          buyer: fc.record({
            name: fc.string({ unit: 'binary', minLength: 1 }),
            nip: fc.constantFrom('', '5260250274'),
            ...elsewhere,
          }),
          ksef: fc.constant([
            {
              kind: 'invoice',
              year: 2027,
              n: 7,
              number: '5265877635-20250826-0100001AF629-AF',
            } as const,
          ]),
        },
        { requiredKeys: [] },
      ),
    })
    .map(({ booking: bare, status, payments: paid, notes, invoiced, ...codes }): Booking => {
      const booking = notes === null ? bare : { ...bare, notes };
      const { version, owner, seats, choices } = booking;
      if (status === 'removed')
        return removedBooking(id, {
          ...codes,
          version,
          owner,
          choices: withoutPersonalData(choices),
        });
      if (status === 'cancelled')
        return cancelledBooking(id, seats, {
          ...codes,
          ...(notes === null ? {} : { notes }),
          ...invoiced,
          version,
          owner,
          choices,
          comments: 'Żałujemy',
          payments: paid,
          reason: 'unpaid',
        });
      return 'payments' in booking
        ? { ...booking, ...codes, ...invoiced, payments: paid, reminded: [1, 3] }
        : { ...booking, ...codes };
    });
