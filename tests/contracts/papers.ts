import type {
  ContractContent,
  InvoiceContent,
  NewPaper,
  Seller,
} from '../../application/ports/papers.ts';
import type { PaperKind } from '../../domain/booking/placed/papers.ts';
import { DRAFT_BEGUN_AT } from '../arbitraries/bookings.ts';

export const SELLER: Seller = {
  ...{
    name: 'Kilwater sp. z o.o.',
    nip: '5861001009',
    address: 'ul. Portowa 8',
    zip: '81-350',
    city: 'Gdynia',
    permit: '1163',
  },
};

export const PAPER_TRIP: InvoiceContent['trip'] = {
  ...{
    bookingId: 'K7M2P9QX',
    offerName: 'Dalmacja i wyspy',
    country: 'Chorwacja',
    region: 'Dalmacja',
    from: '2027-07-31',
    to: '2027-08-07',
  },
  travellers: 2,
};

export const invoiceExample = (more: Partial<InvoiceContent> = {}): InvoiceContent => ({
  ...{
    kind: 'invoice',
    brand: 'Kilwater',
    seller: SELLER,
    trip: PAPER_TRIP,
    buyerOfAccount: true,
    price: 429_850,
  },
  buyer: {
    name: 'Żagle Gdyńskie sp. z o.o.',
    nip: '5260250274',
    address: 'ul. Łódzka 1',
    zip: '00-950',
    city: 'Warszawa',
  },
  payments: [
    { method: 'transfer', amount: 400_000, at: DRAFT_BEGUN_AT },
    { method: 'voucher', amount: 29_850, at: DRAFT_BEGUN_AT },
  ],
  ...more,
});

const row = { option: null, currency: 'PLN', onSpot: false } as const;

export const contractExample = (more: Partial<ContractContent> = {}): ContractContent => ({
  ...{
    kind: 'contract',
    brand: 'Kilwater',
    seller: SELLER,
    trip: PAPER_TRIP,
    orderedAt: DRAFT_BEGUN_AT,
    price: 429_850,
  },
  booker: { name: 'Świętosława Żółć', phone: '+48 600 700 800', email: 'zolc@example.com' },
  rows: [
    { ...row, kind: 'accommodation', name: 'Bavaria 46', count: 2, total: 469_850 },
    {
      ...row,
      kind: 'organiserSkipper',
      name: '',
      currency: 'EUR',
      onSpot: true,
      count: 1,
      total: 70_000,
    },
  ],
  rebates: [{ kind: 'firstMinute', value: 40_000 }],
  ...{ paymentOption: 'installment', firstDue: DRAFT_BEGUN_AT, freeUntil: '2027-07-01' },
  plan: [
    { number: 1, amount: 100_000, due: null },
    { number: 2, amount: 0, due: '2027-06-01' },
    { number: 3, amount: 329_850, due: '2027-07-01' },
  ],
  terms: [
    { fromDays: 60, keepsPercent: 10 },
    { fromDays: 14, keepsPercent: 50 },
    { fromDays: 0, keepsPercent: 80 },
  ],
  ...more,
});

export const paperOf = (
  bookingId: string,
  kind: PaperKind,
  n: number,
  more: Partial<NewPaper> = {},
): NewPaper => ({
  ...{ bookingId, kind, part: 0, year: 2027, n, madeAt: DRAFT_BEGUN_AT },
  content: kind === 'contract' ? contractExample() : invoiceExample(),
  ...more,
});
