import { describe, expect, it } from 'vitest';
import { readKsef } from '../../../../domain/accounts/ksef-number.ts';
import type { LifeCommand } from '../../../../domain/booking/commands.ts';
import { buyerFault, correctedBuyer, ksefMarks } from '../../../../domain/booking/placed/invoiced.ts';
import { accepted, draftAfter, give, invalid, refusal } from '../steps.ts';
import { OFFICE, ordered } from './placed-steps.ts';

const BUYER = { name: 'Żagle sp. z o.o.', nip: '5260001246', address: 'Morska 1', zip: '81-001', city: 'Gdynia' };
const order = ordered(1);
const cancelled = accepted(give(order, { type: 'cancel', reason: 'customer' }));
const wrong = invalid(null, 'note', 'invalid');

describe('whom invoices name (R38)', () => {
  const corrects = (buyer: Partial<typeof BUYER>): LifeCommand => ({ type: 'correctBuyer', buyer: { ...BUYER, ...buyer } });

  it('R38, R58: the office’s word stands until the next, of an order and of one that ended; no version is counted', () => {
    for (const booking of [order, cancelled]) {
      const named = accepted(give(booking, corrects({}), OFFICE));
      expect(named).toEqual({ ...booking, buyer: BUYER });
      expect(correctedBuyer(named)).toEqual(BUYER);
      expect(refusal(give(named, corrects({}), OFFICE))).toEqual({ kind: 'alreadyDone' });
      for (const other of [{ name: 'A' }, { nip: '' }, { address: 'A' }, { zip: '00-950' }, { city: 'Sopot' }])
        expect(correctedBuyer(accepted(give(named, corrects(other), OFFICE)))).toEqual({ ...BUYER, ...other });
    }
  });

  it('R38.16: another country is another taxpayer if the buyer has a number, else another address', () => {
    const [here, abroad] = [BUYER, { ...BUYER, country: 'DE' }];
    expect([buyerFault(here, abroad), buyerFault({ ...here, nip: '' }, { ...abroad, nip: '' }), buyerFault(abroad, abroad)]).toEqual([
      'number',
      'data',
      null,
    ]);
  });

  it('R38: a buyer has a name, a tax number that is none or holds together, and no part longer than an invoice takes', () => {
    const long = 'x'.repeat(256);
    expect(give(order, corrects({ name: long, nip: '', address: long, zip: long, city: long }), OFFICE).isOk()).toBe(true);
    for (const buyer of [
      { name: '' },
      { nip: '5260001247' },
      { name: `${long}x` },
      { address: `${long}x` },
      { zip: `${long}x` },
      { city: `${long}x` },
    ])
      expect(refusal(give(order, corrects(buyer), OFFICE))).toEqual(wrong);
  });

  it('R38.14: another tax number is a new invoice, other data a correction, the same nothing', () => {
    expect(buyerFault(BUYER, { ...BUYER, nip: '', name: 'A' })).toBe('number');
    for (const other of [{ name: 'A' }, { address: 'A' }, { zip: 'A' }, { city: 'A' }])
      expect(buyerFault(BUYER, { ...BUYER, ...other })).toBe('data');
    expect(buyerFault(BUYER, { ...BUYER })).toBeNull();
  });

  it('R39: nobody where the office said nothing, or who was named is erased', () => {
    expect([correctedBuyer(draftAfter([])), correctedBuyer(order)]).toEqual([null, null]);
    expect(correctedBuyer({ ...order, buyer: { ...BUYER, name: '' } })).toBeNull();
  });
});

describe('what KSeF calls invoices (R38)', () => {
  const numbers = ['5265877635-20250826-0100001AF629-AF', '5265877635-20250826-0100001AF629-AE'] as const;
  const of = (n: number) => ({ kind: 'invoice', year: 2027, n }) as const;
  const names = (n: number, number: string): LifeCommand => ({ type: 'nameKsef', invoice: of(n), number });

  it('R38, R58: each invoice has one number, the later in the place of a mistaken one; no version is counted', () => {
    for (const booking of [order, cancelled]) {
      expect(ksefMarks(booking)).toEqual([]);
      const first = accepted(give(booking, names(1, numbers[0]), OFFICE));
      expect(first).toEqual({ ...booking, ksef: [{ ...of(1), number: numbers[0] }] });
      expect(refusal(give(first, names(2, numbers[0]), OFFICE))).toEqual({ kind: 'alreadyDone' });
      expect(refusal(give(first, names(2, numbers[1]), OFFICE))).toEqual(wrong);
    }
    expect(ksefMarks(draftAfter([]))).toEqual([]);
    // Another number that holds together, of the 256 ends that it may have.
    const ends = Array.from(
      { length: 256 },
      (_, end) => `5265877635-20250827-0100001AF629-${end.toString(16).toUpperCase().padStart(2, '0')}`,
    );
    const right = ends.find((number) => readKsef(number) !== null) ?? '';
    const mistaken = accepted(give(accepted(give(order, names(1, numbers[0]), OFFICE)), names(1, right), OFFICE));
    expect(ksefMarks(mistaken)).toEqual([{ ...of(1), number: right }]);
    expect(ksefMarks(accepted(give(mistaken, names(2, numbers[0]), OFFICE))).map(({ n }) => n)).toEqual([1, 2]);
  });
});
