import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractPaper } from '../../../adapters/papers/contract.ts';
import { flattenBlocks } from '../../../adapters/words/block-list.ts';
import {
  contractContent,
  groupRowsForPaper,
} from '../../../application/papers/contract-content.ts';
import { finalInvoiceContent } from '../../../application/papers/invoice-content.ts';
import type { ContractContent } from '../../../application/ports/papers.ts';
import {
  finalInvoiceAmount,
  isConfirmedAndCanHaveContract,
} from '../../../domain/booking/placed/papers.ts';
import { sum } from '../../../domain/money.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { computeQuote } from '../../../domain/pricing/quote.ts';
import {
  confirmedBooking,
  DRAFT_BEGUN_AT,
  draft,
  waitingBooking,
} from '../../arbitraries/bookings.ts';
import { COACH, OFFER, OWN_CAR, offers, offerWith, SETTINGS } from '../../arbitraries/offers.ts';
import { ANNA, party, quoteInputs, quoteOf } from '../../arbitraries/parties.ts';
import { SELLER } from '../../contracts/papers.ts';
import { cancelledBooking, removedBooking } from '../../contracts/stored-examples.ts';
import { catalogueEntryOf } from '../../http/wizard/test-catalogue.ts';
import { runs } from '../../support/runs.ts';

const BOOKING = confirmedBooking('PAPER222', [], {
  choices: party('single', 2, [{ person: ANNA, unitId: 501 }]),
});
const ISSUED = { kind: 'contract', year: 2027, n: 1, madeAt: 0 } as const;
const NOTHING_YET = { form: null, made: [], at: DRAFT_BEGUN_AT };
const paid = (amount: number) => ({
  ...BOOKING,
  payments: [{ id: 'p', method: 'transfer' as const, amount, at: DRAFT_BEGUN_AT }],
});

describe('which booking can have which paper (R38)', () => {
  it.each([
    ['a confirmed booking can have a contract', BOOKING, true, false],
    [
      'a booking with one grosz left to pay can have a contract but no invoice',
      paid(BOOKING.quote.price - 1),
      true,
      false,
    ],
    [
      'a fully paid booking can have a contract and an invoice',
      paid(BOOKING.quote.price),
      true,
      true,
    ],
    [
      'an overpaid booking can have a contract and an invoice',
      paid(BOOKING.quote.price + 1),
      true,
      true,
    ],
    [
      'a draft can have no paper of any kind',
      draft('PAPER222', { choices: BOOKING.choices }),
      false,
      false,
    ],
    [
      'a sign-up on the reserve list can have no paper of any kind',
      waitingBooking('PAPER222', [], { choices: BOOKING.choices }),
      false,
      false,
    ],
    [
      'a cancelled booking can have no paper of any kind',
      cancelledBooking('PAPER222', []),
      false,
      false,
    ],
    ['a removed draft may have no paper', removedBooking('PAPER222'), false, false],
    [
      'a booking whose booker was erased may have no new paper (R39)',
      { ...paid(BOOKING.quote.price), choices: party('single', 1, [{ person: NOBODY }]) },
      false,
      false,
    ],
  ] as const)('%s', (_, booking, contract, invoice) => {
    expect([
      isConfirmedAndCanHaveContract(booking),
      finalInvoiceAmount(booking, []) !== null,
    ]).toEqual([contract, invoice]);
  });
});

describe('the date in a contract until which cancelling is free (R48)', () => {
  const source = {
    ...NOTHING_YET,
    entry: catalogueEntryOf(OFFER),
    settings: SETTINGS,
    seller: SELLER,
    account: null,
  };
  const ordered = (placedAt: number) =>
    contractContent({
      ...source,
      booking: { ...BOOKING, placedAt, quote: { ...BOOKING.quote, minute: 'firstMinute' } },
    });

  it('is 30 days before the start for a First Minute order, and absent for a later order', () => {
    expect(OFFER.from).toBe('2027-07-31');
    expect(ordered(Date.UTC(2027, 6, 1, 21, 59))).toMatchObject({ freeUntil: '2027-07-01' });
    // This is midnight in Warsaw at the beginning of 2 July.
    expect(ordered(Date.UTC(2027, 6, 1, 22))).toMatchObject({ freeUntil: null });
  });
});

describe('a contract whose order was partly paid by voucher (R25, R38)', () => {
  const content = contractContent({
    ...NOTHING_YET,
    entry: catalogueEntryOf(OFFER),
    settings: SETTINGS,
    seller: SELLER,
    account: null,
    booking: paid(10_000),
  });
  const tableOf = (contract: typeof content) =>
    flattenBlocks(contractPaper(contract, ISSUED).blocks).flatMap((block) =>
      block.kind === 'table' && block.head[0] === 'Płatność' ? [block] : [],
    )[0];

  it('shows the paid amount and the rest of each plan line; omits both if nothing was paid', () => {
    expect(content.paid).toBe(10_000);
    expect(tableOf(content)?.head).toEqual(['Płatność', 'Termin', 'Kwota', 'Wpłacono']);
    expect(tableOf(content)?.rows[0]?.at(-1)).toMatch(/^100\sPLN$/);
    const leftToPay = flattenBlocks(contractPaper(content, ISSUED).blocks).find(
      (block) => block.kind === 'total' && block.name === 'Do zapłaty',
    );
    expect(leftToPay?.kind === 'total' && leftToPay.value.replaceAll(/\D/g, '')).toBe(
      String((content.price - 10_000) / 100),
    );
    const { paid: _, ...before } = content;
    expect(tableOf(before)?.head).toEqual(['Płatność', 'Termin', 'Kwota']);
  });
});

describe('price rows of a paper (R12, R38)', () => {
  it('equal rows become one row with a count', () => {
    const rows = groupRowsForPaper(BOOKING.quote.rows);
    expect(rows.filter(({ kind }) => kind === 'accommodation').map(({ count }) => count)).toEqual([
      2,
    ]);
    expect(rows.some(({ kind }) => kind === 'rebates')).toBe(false);
  });

  it('coach and boarding point are one row, as on the screens; a contract stored without `lines` has two', () => {
    const byPoint = offerWith({ journeys: [{ ...COACH, price: 0 }, OWN_CAR] });
    const choices = party('single', 2, [
      { person: ANNA, unitId: 501, journeyId: 1, pointId: 3 },
      { unitId: 501, journeyId: 1, pointId: 3 },
    ]);
    const booking = { ...BOOKING, choices, quote: computeQuote(quoteOf(byPoint, choices)) };
    const source = {
      ...NOTHING_YET,
      booking,
      entry: catalogueEntryOf(byPoint),
      settings: SETTINGS,
      seller: SELLER,
      account: null,
    };
    const { lines, ...otherFields } = contractContent(source);
    const itemsOf = (content: ContractContent) =>
      flattenBlocks(contractPaper(content, ISSUED).blocks)
        .flatMap((block) =>
          block.kind === 'table' && block.head[0] === 'Pozycja' ? block.rows : [],
        )
        .map((row) => row.join(' = ').replace(/\s/g, ' '))
        .filter((row) => /Autokar|Katowice/.test(row));
    expect(itemsOf(lines === undefined ? otherFields : { ...otherFields, lines })).toEqual([
      '2 × Autokar: Katowice = 60 PLN',
    ]);
    expect(itemsOf(otherFields)).toEqual([
      '2 × Autokar = W cenie wyjazdu',
      '2 × Miejsce odbioru: Katowice = 60 PLN',
    ]);
  });

  it('the whole-yacht rebate has a row of its own beside the yacht’s row, as on the screens', () => {
    const choices = party('whole', 2, [{ person: ANNA, unitId: 501, journeyId: 2 }]);
    const booking = { ...BOOKING, choices, quote: computeQuote(quoteOf(OFFER, choices)) };
    const content = contractContent({
      ...NOTHING_YET,
      booking,
      entry: catalogueEntryOf(OFFER),
      settings: SETTINGS,
      seller: SELLER,
      account: null,
    });
    const items = flattenBlocks(contractPaper(content, ISSUED).blocks).flatMap((block) =>
      block.kind === 'table' && block.head[0] === 'Pozycja' ? block.rows : [],
    );
    expect(items.map(([name]) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Cały jacht: /), 'Rabat za cały jacht']),
    );
  });

  it('are all rows except rebates; those not paid on the spot add up to the price before rebates', () => {
    fc.assert(
      fc.property(quoteInputs(offers), (input) => {
        const { rows, rebates, price } = computeQuote(input);
        const lines = groupRowsForPaper(rows);
        const charged = sum(lines.filter(({ onSpot }) => !onSpot).map(({ total }) => total));
        expect(charged - sum(rebates.map(({ value }) => value))).toBe(price);
        expect(sum(lines.map(({ count }) => count))).toBe(
          rows.filter(({ kind }) => kind !== 'rebates').length,
        );
      }),
      runs(100),
    );
  });

  it('an invoice names as buyer the account’s invoice data, or the booker if the account has none', () => {
    const source = {
      ...NOTHING_YET,
      booking: paid(BOOKING.quote.price),
      entry: catalogueEntryOf(OFFER),
      settings: SETTINGS,
      seller: SELLER,
    };
    const nothing = { name: '', nip: '', address: '', city: '', zip: '' };
    const account = (invoice: typeof nothing) => ({
      ...{
        id: 'a',
        email: ANNA.email,
        passwordHash: '',
        active: true,
        createdAt: DRAFT_BEGUN_AT,
        person: ANNA,
        newsletter: false,
        ambassador: false,
        version: 0,
      },
      invoice,
    });
    const booker = { ...nothing, name: 'Anna Nowak' };
    expect(finalInvoiceContent({ ...source, account: null })).toMatchObject({
      buyer: booker,
      buyerOfAccount: false,
    });
    expect(finalInvoiceContent({ ...source, account: account(nothing) })).toMatchObject({
      buyer: booker,
      buyerOfAccount: false,
    });
    const at = { ...nothing, address: 'Portowa 1', zip: '81-350', city: 'Gdynia' };
    expect(finalInvoiceContent({ ...source, account: account(at) })).toMatchObject({
      buyer: { ...at, name: 'Anna Nowak' },
      buyerOfAccount: true,
    });
  });
});
