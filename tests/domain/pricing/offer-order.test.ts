import { describe, expect, it } from 'vitest';
import { zloty } from '../../../domain/money.ts';
import { type OfferOrder, sortOffers } from '../../../domain/pricing/offer-order.ts';

const OFFERS = [
  {
    name: 'Jońskie',
    from: '2027-06-05',
    to: '2027-06-12',
    price: { from: zloty(2190), byHead: null },
  },
  {
    name: 'Cały jacht',
    from: '2027-06-12',
    to: '2027-06-26',
    price: { from: zloty(18_400), byHead: { price: zloty(2050), people: 9 } },
  },
  {
    name: 'Mazury',
    from: '2027-07-01',
    to: '2027-07-05',
    price: { from: zloty(940), byHead: null },
  },
  {
    name: 'Cyklady',
    from: '2027-07-10',
    to: '2027-07-17',
    price: { from: zloty(2190), byHead: null },
  },
];
const names = (order: OfferOrder) =>
  sortOffers(order, OFFERS, (offer) => offer).map(({ name }) => name);

describe('the order of the offer list', () => {
  it('R61.3: by price, a whole yacht’s price is divided by its full crew; equal prices sort by first day', () =>
    expect(names('price')).toEqual(['Mazury', 'Cały jacht', 'Jońskie', 'Cyklady']));

  it('R61.3, P-056: by default the list is in the order of first days', () =>
    expect(names('start')).toEqual(['Jońskie', 'Cały jacht', 'Mazury', 'Cyklady']));

  it('by length, the shortest trip is first', () =>
    expect(names('length')).toEqual(['Mazury', 'Jońskie', 'Cyklady', 'Cały jacht']));
});
