import { describe, expect, it } from 'vitest';
import { parseKsefNumber } from '../../../../domain/accounts/invoice.ts';
import type { LifeCommand } from '../../../../domain/booking/commands.ts';
import {
  buyerDifferenceKind,
  correctedBuyer,
  invoiceKsefNumbers,
} from '../../../../domain/booking/placed/buyer-and-ksef.ts';
import { acceptedBooking, draftAfter, give, invalidAt, refusalFrom } from '../booking-steps.ts';
import { OFFICE, placedOrder } from './placed-steps.ts';

const BUYER = {
  name: 'Żagle sp. z o.o.',
  nip: '5260001246',
  address: 'Morska 1',
  zip: '81-001',
  city: 'Gdynia',
};
const order = placedOrder(1);
const cancelled = acceptedBooking(give(order, { type: 'cancel', reason: 'customer' }));
const wrong = invalidAt(null, 'note', 'invalid');

describe('the buyer on invoices (R38)', () => {
  const corrects = (buyer: Partial<typeof BUYER>): LifeCommand => ({
    type: 'correctBuyer',
    buyer: { ...BUYER, ...buyer },
  });

  it('R38, R58: the office can set the buyer of orders and cancelled bookings, without a new version', () => {
    for (const booking of [order, cancelled]) {
      const named = acceptedBooking(give(booking, corrects({}), OFFICE));
      expect(named).toEqual({ ...booking, buyer: BUYER });
      expect(correctedBuyer(named)).toEqual(BUYER);
      expect(refusalFrom(give(named, corrects({}), OFFICE))).toEqual({ kind: 'alreadyDone' });
      for (const other of [
        { name: 'A' },
        { nip: '' },
        { address: 'A' },
        { zip: '00-950' },
        { city: 'Sopot' },
      ])
        expect(correctedBuyer(acceptedBooking(give(named, corrects(other), OFFICE)))).toEqual({
          ...BUYER,
          ...other,
        });
    }
  });

  it('R38.16: a buyer’s new country needs a new invoice if there is a tax number, otherwise a correction', () => {
    const [here, abroad] = [BUYER, { ...BUYER, country: 'DE' }];
    expect([
      buyerDifferenceKind(here, abroad),
      buyerDifferenceKind({ ...here, nip: '' }, { ...abroad, nip: '' }),
      buyerDifferenceKind(abroad, abroad),
    ]).toEqual(['number', 'data', null]);
  });

  it('R38: a buyer needs a name, an empty or valid tax number, and texts no longer than FA(3) allows', () => {
    const long = 'x'.repeat(256);
    expect(
      give(
        order,
        corrects({ name: long, nip: '', address: long, zip: long, city: long }),
        OFFICE,
      ).isOk(),
    ).toBe(true);
    for (const buyer of [
      { name: '' },
      { nip: '5260001247' },
      { name: `${long}x` },
      { address: `${long}x` },
      { zip: `${long}x` },
      { city: `${long}x` },
    ])
      expect(refusalFrom(give(order, corrects(buyer), OFFICE))).toEqual(wrong);
  });

  it('R38.14: a new tax number needs a new invoice, other new data a correction', () => {
    expect(buyerDifferenceKind(BUYER, { ...BUYER, nip: '', name: 'A' })).toBe('number');
    for (const other of [{ name: 'A' }, { address: 'A' }, { zip: 'A' }, { city: 'A' }])
      expect(buyerDifferenceKind(BUYER, { ...BUYER, ...other })).toBe('data');
    expect(buyerDifferenceKind(BUYER, { ...BUYER })).toBeNull();
  });

  it('R39: correctedBuyer returns null if the office set no buyer or the booker was erased', () => {
    expect([correctedBuyer(draftAfter([])), correctedBuyer(order)]).toEqual([null, null]);
    expect(correctedBuyer({ ...order, buyer: { ...BUYER, name: '' } })).toBeNull();
  });
});

describe('the KSeF number that the office enters for an invoice (R38)', () => {
  const numbers = [
    '5265877635-20250826-0100001AF629-AF',
    '5265877635-20250826-0100001AF629-AE',
  ] as const;
  const of = (n: number) => ({ kind: 'invoice', year: 2027, n }) as const;
  const names = (n: number, number: string): LifeCommand => ({
    type: 'nameKsef',
    invoice: of(n),
    number,
  });

  it('R38, R58: an invoice has one KSeF number; a later one replaces it and keeps the booking’s version', () => {
    for (const booking of [order, cancelled]) {
      expect(invoiceKsefNumbers(booking)).toEqual([]);
      const first = acceptedBooking(give(booking, names(1, numbers[0]), OFFICE));
      expect(first).toEqual({ ...booking, ksef: [{ ...of(1), number: numbers[0] }] });
      expect(refusalFrom(give(first, names(2, numbers[0]), OFFICE))).toEqual({
        kind: 'alreadyDone',
      });
      expect(refusalFrom(give(first, names(2, numbers[1]), OFFICE))).toEqual(wrong);
    }
    expect(invoiceKsefNumbers(draftAfter([]))).toEqual([]);
    const ends = Array.from(
      { length: 256 },
      (_, end) =>
        `5265877635-20250827-0100001AF629-${end.toString(16).toUpperCase().padStart(2, '0')}`,
    );
    const right = ends.find((number) => parseKsefNumber(number) !== null) ?? '';
    const mistaken = acceptedBooking(
      give(acceptedBooking(give(order, names(1, numbers[0]), OFFICE)), names(1, right), OFFICE),
    );
    expect(invoiceKsefNumbers(mistaken)).toEqual([{ ...of(1), number: right }]);
    expect(
      invoiceKsefNumbers(acceptedBooking(give(mistaken, names(2, numbers[0]), OFFICE))).map(
        ({ n }) => n,
      ),
    ).toEqual([1, 2]);
  });
});
