import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cancelled, Confirmed } from '../../../../domain/booking/booking.ts';
import {
  advanceDue,
  bookerName,
  correctionDue,
  type Invoiced,
  inPaperOrder,
  invoiceDue,
  mayAskAdvance,
  PAPER_KINDS,
} from '../../../../domain/booking/placed/papers.ts';
import { type Money, sum, zloty } from '../../../../domain/money.ts';
import { NOBODY, type Person } from '../../../../domain/party/person.ts';
import { oneOffPlan } from '../../../../domain/payments/instalments.ts';
import type { Payment } from '../../../../domain/payments/ledger.ts';
import { BEGUN, confirmed, draft, waiting } from '../../../arbitraries/bookings.ts';
import { party } from '../../../arbitraries/parties.ts';
import { cancelled } from '../../../contracts/kept.ts';
import { runs } from '../../../support/runs.ts';

const ORDER = confirmed('PAPER222', []);

/** The order at a price, with money that came in (or went back) before it may have ended. */
const at = (price: Money, paid: Money): Confirmed => {
  const payment: Payment = { id: 'p', method: paid < 0 ? 'refund' : 'transfer', amount: paid, at: BEGUN };
  return { ...ORDER, quote: { ...ORDER.quote, price }, plan: oneOffPlan(price), payments: paid === 0 ? [] : [payment] };
};
const ended = (price: Money, paid: Money, refund: Money): Cancelled => {
  const { payments, quote, plan } = at(price, paid);
  return cancelled('PAPER222', [], { payments, quote, plan, refund });
};
const invoiced = (made: readonly Invoiced[]): Money => sum(made.map(({ amount }) => amount));

describe('which invoice a booking is due (R38)', () => {
  it('R38.2: the price once all is paid, once; an advance before, of what came in and is on none yet', () => {
    expect([invoiceDue(at(zloty(1000), zloty(999)), []), advanceDue(at(zloty(1000), zloty(400)), [])]).toEqual([null, zloty(400)]);
    expect(advanceDue(at(zloty(1000), zloty(700)), [{ kind: 'advance', amount: zloty(400) }])).toBe(zloty(300));
    const all = at(zloty(1000), zloty(1000));
    expect([advanceDue(all, []), invoiceDue(all, []), invoiceDue(all, [{ kind: 'advance', amount: zloty(400) }])]).toEqual([
      null,
      zloty(1000),
      zloty(600),
    ]);
    expect(invoiceDue(all, [{ kind: 'invoice', amount: zloty(1000) }])).toBeNull();
  });

  it('advance invoices that have all of the price are the invoice (art. 106f ust. 4)', () => {
    expect(invoiceDue(at(zloty(400), zloty(400)), [{ kind: 'advance', amount: zloty(400) }])).toBeNull();
  });

  it('a change after the invoice is corrected by what it changed, a cancellation to what is kept', () => {
    const made = [{ kind: 'invoice', amount: zloty(1000) }] as const;
    expect([zloty(1200), zloty(900), zloty(1000)].map((price) => correctionDue(at(price, zloty(1000)), made))).toEqual([
      zloty(200),
      zloty(-100),
      null,
    ]);
    expect(correctionDue(ended(zloty(1000), zloty(1000), zloty(700)), made)).toBe(zloty(-700));
    expect(correctionDue(ended(zloty(1000), zloty(1000), zloty(700)), [])).toBeNull();
  });

  it('what goes back after a cancellation is no second correction: the sum that is kept was worked out with it (R48)', () => {
    const booking = ended(zloty(1000), zloty(1000), zloty(700));
    const refund: Payment = { id: 'r', method: 'refund', amount: zloty(-700), at: booking.cancelledAt };
    const made = [
      { kind: 'invoice', amount: zloty(1000) },
      { kind: 'correction', amount: zloty(-700) },
    ] as const;
    expect(correctionDue({ ...booking, payments: [...booking.payments, refund] }, made)).toBeNull();
  });

  it('R38.2: nothing that came in is no advance, and a trip that costs nothing is invoiced as that', () => {
    expect(advanceDue(at(zloty(1000), 0), [])).toBeNull();
    expect(advanceDue(at(zloty(1000), zloty(400)), [{ kind: 'advance', amount: zloty(500) }])).toBeNull();
    expect(invoiceDue(at(0, 0), [])).toBe(0);
  });

  it('R38, R48: of a trip that ended is kept what had come in by then, at that very moment too, and nothing of what came after', () => {
    const booking = ended(zloty(1000), zloty(700), zloty(700));
    const more = (at: number): Cancelled => ({
      ...booking,
      payments: [...booking.payments, { id: 'm', method: 'transfer', amount: zloty(300), at }],
    });
    const made = [{ kind: 'advance', amount: zloty(700) }] as const;
    expect([-1, 0, 1].map((later) => correctionDue(more(booking.cancelledAt + later), made))).toEqual([
      zloty(-400),
      zloty(-400),
      zloty(-700),
    ]);
    // But for what the office keeps of it (R31.13).
    expect(correctionDue({ ...more(booking.cancelledAt + 1), keptLate: zloty(100) }, made)).toBe(zloty(-600));
  });

  it('R38: what is no order and was none has nothing to correct', () => {
    const made = [{ kind: 'advance', amount: zloty(700) }] as const;
    for (const booking of [draft('PAPER222'), waiting('PAPER222', [])]) expect(correctionDue(booking, made)).toBeNull();
  });

  it('R38: an advance invoice may be asked for once something came in of an order that somebody made, until all is in', () => {
    const asked = [at(zloty(1000), 0), at(zloty(1000), zloty(1)), at(zloty(1000), zloty(1000)), waiting('PAPER222', [])].map(mayAskAdvance);
    expect(asked).toEqual([false, true, false, false]);
    const [participant] = ORDER.choices.participants;
    if (participant === undefined) throw new Error('a participant');
    const erased = { ...at(zloty(1000), zloty(1)), choices: { ...ORDER.choices, participants: [{ ...participant, person: NOBODY }] } };
    expect(mayAskAdvance(erased)).toBe(false);
  });

  it('R38, R39: a paper names participant 1 by what there is of the name', () => {
    const called = (...people: readonly Partial<Person>[]) =>
      bookerName({
        ...ORDER,
        choices: party(
          'single',
          people.length,
          people.map((each) => ({ person: { ...NOBODY, ...each } })),
        ),
      });
    expect(called({ firstName: 'Anna', lastName: 'Nowak' }, { firstName: 'Jan', lastName: 'Kowalski' })).toBe('Anna Nowak');
    expect([called({ firstName: 'Anna' }), called({ lastName: 'Nowak' }), called({}), called()]).toEqual(['Anna', 'Nowak', '', '']);
  });

  const grosze = fc.integer({ min: 0, max: 1_000_000 });
  const step = fc.record({ price: grosze, paid: grosze, asks: fc.boolean() });

  it('after every change and payment the books have never more than the price, and never more than came in before the invoice', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), fc.option(grosze), (steps, kept) => {
        const made: Invoiced[] = [];
        let last = at(0, 0);
        for (const { price, paid, asks } of steps) {
          last = at(price, paid);
          const correction = correctionDue(last, made);
          if (correction !== null) made.push({ kind: 'correction', amount: correction });
          // Once corrected nothing is left to correct.
          expect(correctionDue(last, made)).toBeNull();
          const [invoice, advance] = [invoiceDue(last, made), advanceDue(last, made)];
          expect(invoice !== null && advance !== null).toBe(false);
          if (asks && invoice !== null) made.push({ kind: 'invoice', amount: invoice });
          else if (asks && advance !== null) made.push({ kind: 'advance', amount: advance });
          const final = made.some(({ kind }) => kind === 'invoice');
          if (final) expect(invoiced(made)).toBe(price);
          else expect(invoiced(made)).toBeLessThanOrEqual(Math.min(paid, price));
        }
        const paid = sum(last.payments.map(({ amount }) => amount));
        const over = ended(last.quote.price, paid, Math.max(0, paid - (kept ?? 0)));
        const correction = correctionDue(over, made);
        if (correction !== null) made.push({ kind: 'correction', amount: correction });
        if (made.length > 0) expect(invoiced(made)).toBe(Math.min(paid, kept ?? 0));
      }),
      runs(200),
    );
  });
});

it('R38: lists have papers by kind, the contract first, and those of a kind as they were made', () => {
  const papers = PAPER_KINDS.flatMap((kind) => [0, 1, 2].map((part) => ({ kind, part }))).toReversed();
  expect(inPaperOrder(papers).map(({ kind, part }) => `${kind} ${part}`)).toEqual(
    PAPER_KINDS.flatMap((kind) => [`${kind} 0`, `${kind} 1`, `${kind} 2`]),
  );
});
