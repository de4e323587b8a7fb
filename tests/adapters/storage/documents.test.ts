import { expect, test } from 'vitest';
import {
  bookingDocumentOf,
  bookingFrom,
} from '../../../adapters/storage/sql/bookings/documents.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { confirmedBooking, singles } from '../../arbitraries/bookings.ts';

const ID = 'AAAAAAAA';

test('R25.1: in a booking of an older format, the number of a voucher payment supplies the voucher’s code', () => {
  const { v, booking } = JSON.parse(bookingDocumentOf(confirmedBooking(ID, [singles(701, 1)])));
  expect(v).toBe(4);
  const payments = [
    { id: `voucher/KW-PREZENT/${ID}/7`, method: 'voucher', amount: 50_000, at: 1 },
    { id: 'voucher/not-one', method: 'transfer', amount: 100, at: 2 },
  ];
  const document = JSON.stringify({ v: 2, booking: { ...booking, payments } });
  const read: Booking = bookingFrom({ document, visitor_id: 'v', account_id: null }, new Map());
  expect('payments' in read && read.payments).toEqual([
    { ...payments[0], voucher: 'KW-PREZENT' },
    payments[1],
  ]);
});
