import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cancelled, Confirmed } from '../../../../domain/booking/booking.ts';
import {
  advanceInvoiceAmount,
  bookerName,
  canRequestAdvanceInvoice,
  correctionInvoiceAmount,
  finalInvoiceAmount,
  type InvoicedAmount,
  PAPER_KINDS,
  sortPapersByKindAndPart,
} from '../../../../domain/booking/placed/papers.ts';
import { type Money, sum, zloty } from '../../../../domain/money.ts';
import { NOBODY, type Person } from '../../../../domain/party/person.ts';
import { oneOffPlan } from '../../../../domain/payments/instalments.ts';
import type { Payment } from '../../../../domain/payments/ledger.ts';
import {
  confirmedBooking,
  DRAFT_BEGUN_AT,
  draft,
  waitingBooking,
} from '../../../arbitraries/bookings.ts';
import { party } from '../../../arbitraries/parties.ts';
import { cancelledBooking } from '../../../contracts/stored-examples.ts';
import { runs } from '../../../support/runs.ts';

const ORDER = confirmedBooking('PAPER222', []);

const at = (price: Money, paid: Money): Confirmed => {
  const payment: Payment = {
    id: 'p',
    method: paid < 0 ? 'refund' : 'transfer',
    amount: paid,
    at: DRAFT_BEGUN_AT,
  };
  return {
    ...ORDER,
    quote: { ...ORDER.quote, price },
    plan: oneOffPlan(price),
    payments: paid === 0 ? [] : [payment],
  };
};
const ended = (price: Money, paid: Money, refund: Money): Cancelled => {
  const { payments, quote, plan } = at(price, paid);
  return cancelledBooking('PAPER222', [], { payments, quote, plan, refund });
};
const invoiced = (invoices: readonly InvoicedAmount[]): Money =>
  sum(invoices.map(({ amount }) => amount));

describe('the next invoice of a booking (R38)', () => {
  it('R38.2: is an advance invoice for new payments until full payment, then the final invoice', () => {
    expect([
      finalInvoiceAmount(at(zloty(1000), zloty(999)), []),
      advanceInvoiceAmount(at(zloty(1000), zloty(400)), []),
    ]).toEqual([null, zloty(400)]);
    expect(
      advanceInvoiceAmount(at(zloty(1000), zloty(700)), [{ kind: 'advance', amount: zloty(400) }]),
    ).toBe(zloty(300));
    const all = at(zloty(1000), zloty(1000));
    expect([
      advanceInvoiceAmount(all, []),
      finalInvoiceAmount(all, []),
      finalInvoiceAmount(all, [{ kind: 'advance', amount: zloty(400) }]),
    ]).toEqual([null, zloty(1000), zloty(600)]);
    expect(finalInvoiceAmount(all, [{ kind: 'invoice', amount: zloty(1000) }])).toBeNull();
  });

  it('VAT act, art. 106f ust. 4: no final invoice follows if advance invoices cover the whole price', () => {
    expect(
      finalInvoiceAmount(at(zloty(400), zloty(400)), [{ kind: 'advance', amount: zloty(400) }]),
    ).toBeNull();
  });

  it('a correction has the difference after a price change, or the refund after a cancellation', () => {
    const invoices = [{ kind: 'invoice', amount: zloty(1000) }] as const;
    expect(
      [zloty(1200), zloty(900), zloty(1000)].map((price) =>
        correctionInvoiceAmount(at(price, zloty(1000)), invoices),
      ),
    ).toEqual([zloty(200), zloty(-100), null]);
    expect(correctionInvoiceAmount(ended(zloty(1000), zloty(1000), zloty(700)), invoices)).toBe(
      zloty(-700),
    );
    expect(correctionInvoiceAmount(ended(zloty(1000), zloty(1000), zloty(700)), [])).toBeNull();
  });

  it('R48: paying a refund needs no second correction, because the first correction contains the refund', () => {
    const booking = ended(zloty(1000), zloty(1000), zloty(700));
    const refund: Payment = {
      id: 'r',
      method: 'refund',
      amount: zloty(-700),
      at: booking.cancelledAt,
    };
    const invoices = [
      { kind: 'invoice', amount: zloty(1000) },
      { kind: 'correction', amount: zloty(-700) },
    ] as const;
    expect(
      correctionInvoiceAmount({ ...booking, payments: [...booking.payments, refund] }, invoices),
    ).toBeNull();
  });

  it('R38.2: no advance invoice precedes a payment; a trip that costs nothing has an invoice of 0', () => {
    expect(advanceInvoiceAmount(at(zloty(1000), 0), [])).toBeNull();
    expect(
      advanceInvoiceAmount(at(zloty(1000), zloty(400)), [{ kind: 'advance', amount: zloty(500) }]),
    ).toBeNull();
    expect(finalInvoiceAmount(at(0, 0), [])).toBe(0);
  });

  it('R38, R48: money paid after a cancellation is no income, unless the office decides to keep it', () => {
    const booking = ended(zloty(1000), zloty(700), zloty(700));
    const more = (at: number): Cancelled => ({
      ...booking,
      payments: [...booking.payments, { id: 'm', method: 'transfer', amount: zloty(300), at }],
    });
    const invoices = [{ kind: 'advance', amount: zloty(700) }] as const;
    expect(
      [-1, 0, 1].map((later) =>
        correctionInvoiceAmount(more(booking.cancelledAt + later), invoices),
      ),
    ).toEqual([zloty(-400), zloty(-400), zloty(-700)]);
    // The amount that the office decides to keep stays invoiced (R31.13).
    expect(
      correctionInvoiceAmount({ ...more(booking.cancelledAt + 1), keptLate: zloty(100) }, invoices),
    ).toBe(zloty(-600));
  });

  it('R38: a draft or a sign-up needs no correction, even if it has an advance invoice', () => {
    const invoices = [{ kind: 'advance', amount: zloty(700) }] as const;
    for (const booking of [draft('PAPER222'), waitingBooking('PAPER222', [])])
      expect(correctionInvoiceAmount(booking, invoices)).toBeNull();
  });

  it('R38: an advance invoice can be requested from the first payment until the price is paid', () => {
    const requested = [
      at(zloty(1000), 0),
      at(zloty(1000), zloty(1)),
      at(zloty(1000), zloty(1000)),
      waitingBooking('PAPER222', []),
    ].map(canRequestAdvanceInvoice);
    expect(requested).toEqual([false, true, false, false]);
    const [participant] = ORDER.choices.participants;
    if (participant === undefined) throw new Error('a participant');
    const erased = {
      ...at(zloty(1000), zloty(1)),
      choices: { ...ORDER.choices, participants: [{ ...participant, person: NOBODY }] },
    };
    expect(canRequestAdvanceInvoice(erased)).toBe(false);
  });

  it('R38, R39: a paper has the booker’s first and last name, or only the known one, or an empty name', () => {
    const called = (...people: readonly Partial<Person>[]) =>
      bookerName({
        ...ORDER,
        choices: party(
          'single',
          people.length,
          people.map((each) => ({ person: { ...NOBODY, ...each } })),
        ),
      });
    expect(
      called({ firstName: 'Anna', lastName: 'Nowak' }, { firstName: 'Jan', lastName: 'Kowalski' }),
    ).toBe('Anna Nowak');
    expect([
      called({ firstName: 'Anna' }),
      called({ lastName: 'Nowak' }),
      called({}),
      called(),
    ]).toEqual(['Anna', 'Nowak', '', '']);
  });

  const grosze = fc.integer({ min: 0, max: 1_000_000 });
  const step = fc.record({ price: grosze, paid: grosze, asks: fc.boolean() });

  it('with a final invoice, invoices add up to the price; without it, to at most price and payments', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        fc.option(grosze),
        (steps, keptSum) => {
          const invoices: InvoicedAmount[] = [];
          let last = at(0, 0);
          for (const { price, paid, asks } of steps) {
            last = at(price, paid);
            const correction = correctionInvoiceAmount(last, invoices);
            if (correction !== null) invoices.push({ kind: 'correction', amount: correction });
            expect(correctionInvoiceAmount(last, invoices)).toBeNull();
            const [invoice, advance] = [
              finalInvoiceAmount(last, invoices),
              advanceInvoiceAmount(last, invoices),
            ];
            expect(invoice !== null && advance !== null).toBe(false);
            if (asks && invoice !== null) invoices.push({ kind: 'invoice', amount: invoice });
            else if (asks && advance !== null) invoices.push({ kind: 'advance', amount: advance });
            const final = invoices.some(({ kind }) => kind === 'invoice');
            if (final) expect(invoiced(invoices)).toBe(price);
            else expect(invoiced(invoices)).toBeLessThanOrEqual(Math.min(paid, price));
          }
          const paid = sum(last.payments.map(({ amount }) => amount));
          const over = ended(last.quote.price, paid, Math.max(0, paid - (keptSum ?? 0)));
          const correction = correctionInvoiceAmount(over, invoices);
          if (correction !== null) invoices.push({ kind: 'correction', amount: correction });
          if (invoices.length > 0) expect(invoiced(invoices)).toBe(Math.min(paid, keptSum ?? 0));
        },
      ),
      runs(200),
    );
  });
});

it('R38: papers are listed by kind, the contract first, and within a kind by date', () => {
  const papers = PAPER_KINDS.flatMap((kind) =>
    [0, 1, 2].map((part) => ({ kind, part })),
  ).toReversed();
  expect(sortPapersByKindAndPart(papers).map(({ kind, part }) => `${kind} ${part}`)).toEqual(
    PAPER_KINDS.flatMap((kind) => [`${kind} 0`, `${kind} 1`, `${kind} 2`]),
  );
});
