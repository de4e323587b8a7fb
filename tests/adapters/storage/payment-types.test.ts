import { expect, it } from 'vitest';
import { parseLine } from '../../../adapters/journal/lines.ts';
import {
  bookingDocumentOf,
  upgradeStoredBooking,
} from '../../../adapters/storage/sql/bookings/documents.ts';
import { confirmedBooking } from '../../arbitraries/bookings.ts';

it.each([
  ['online', 'payu'],
  ['transfer', 'wired'],
] as const)('the payment type “%s” is stored as “%s” and read back', (paymentType, word) => {
  const document = bookingDocumentOf(confirmedBooking('PAY22222', [], { paymentType }));
  expect(JSON.parse(document).booking.paymentType).toBe(word);
  expect(JSON.parse(upgradeStoredBooking(document)).paymentType).toBe(paymentType);
});

it('a stored booking with an unknown payment type is refused', () => {
  const document = bookingDocumentOf(confirmedBooking('PAY22222', [], { paymentType: 'online' }));
  expect(() => upgradeStoredBooking(document.replace('"payu"', '"cash"'))).toThrow('cash');
});

it('in a journal line, an order’s paymentType can be payu; the words online and cash are refused', () => {
  const lineWith = (word: string): string =>
    `{"kind":"command","n":1,"recorded":{"at":1,"bookingId":"PAY22222","giver":{"kind":"time"},"command":{"type":"confirm","comments":"","paymentOption":"onetime","paymentType":"${word}","termsAccepted":true,"expectedPrice":null,"expectedLeft":null}}}`;
  const errorOf = (word: string): string =>
    parseLine(lineWith(word), 1).match(
      () => '',
      ({ reason }) => reason,
    );
  expect(errorOf('payu')).not.toContain('paymentType');
  for (const word of ['online', 'cash']) expect(errorOf(word)).toContain('paymentType');
});
