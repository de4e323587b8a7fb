import { DOMParser } from '@xmldom/xmldom';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../../adapters/storage/sqlite/in-memory.ts';
import { applyRefundNotice } from '../../../../application/payments/apply-refund-notice.ts';
import { applyProviderNotification } from '../../../../application/payments/settle.ts';
import type {
  PaymentProvider,
  ProviderRefundState,
  Refund,
} from '../../../../application/ports/online-payments.ts';
import { refundState } from '../../../../domain/booking/placed/refunds.ts';
import { yesProvider } from '../../../support/payments.ts';
import { ANNAS, type BookedLine, camt } from '../../statements/statement-files.ts';
import { type Bank, NOW, openBank } from './bank-shop.ts';

const DAY = '2027-01-11';
const OTHER = '11114020040000300201355387';

const payAndCancel = async (
  bank: Bank,
  name: string,
  amount: number,
  from: string | null = ANNAS,
): Promise<string> => {
  const id = await bank.order(name);
  const line: BookedLine = {
    day: DAY,
    amount,
    title: id,
    name: `JAN ${name.toUpperCase()}`,
    reference: name,
    ...(from === null ? {} : { from }),
  };
  bank.send(`${name}.xml`, camt([line]));
  await bank.json('payments', 'import', `${name}.xml`);
  bank.shop.at(bank.shop.deps.clock.now() + 60_000);
  await bank.cancel(id);
  return id;
};

const onItsWay = async (bank: Bank, id: string): Promise<number> => {
  const booking = await bank.booking(id);
  return booking.status === 'cancelled' ? refundState(booking).onItsWay : 0;
};

const elementTexts = (xml: string, name: string): readonly string[] =>
  Array.from(new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName(name)).map(
    (element) => element.textContent ?? '',
  );

describe('the office command `payments refunds` (R48.7, R70.3)', () => {
  it('R48.7: lists owed refunds with due day and reason; each to a known account is in one file only', async () => {
    const bank = openBank(openMemoryStore());
    const ala = await payAndCancel(bank, 'Ala', 500_00);
    const ola = await payAndCancel(bank, 'Ola', 300_50, null);
    const { refunds } = await bank.json('payments', 'refunds');
    expect(refunds).toMatchObject([
      {
        bookingId: ala,
        owed: '500',
        toOrder: '500',
        until: '2027-01-24',
        sources: { account: { number: ANNAS, recipient: 'JAN ALA' } },
      },
      { bookingId: ola, owed: '300.50', toOrder: '300.50', sources: { account: null, orders: [] } },
    ]);
    const file = await bank.json('payments', 'refunds', '--file', 'zwroty.xml');
    expect(file).toMatchObject({
      file: 'zwroty.xml',
      refunds: [{ bookingId: ala, amount: '500' }],
      notIn: [{ bookingId: ola }],
    });
    const xml = bank.written.get('zwroty.xml') ?? '';
    expect(elementTexts(xml, 'EndToEndId')).toEqual([`ZWROT-${ala}-1`]);
    expect([
      elementTexts(xml, 'IBAN'),
      elementTexts(xml, 'InstdAmt'),
      elementTexts(xml, 'CtrlSum'),
      elementTexts(xml, 'Ustrd'),
    ]).toEqual([
      ['PL61109010140000071219812874', `PL${ANNAS}`],
      ['500.00'],
      ['500.00', '500.00'],
      [`Zwrot za rezerwacje ${ala}, ZWROT-${ala}-1`],
    ]);
    expect(await bank.json('payments', 'refunds', '--file', 'znowu.xml')).toMatchObject({
      file: null,
    });
    expect(await bank.office(['payments', 'refund', ala])).toMatchObject({
      code: 1,
      err: expect.stringContaining('ordered already'),
    });
    expect(await onItsWay(bank, ala)).toBe(500_00);
  });

  it('R48.7: until a refund is paid, a task says what it waits for; --dry-run orders nothing', async () => {
    const bank = openBank(openMemoryStore());
    const ala = await payAndCancel(bank, 'Ala', 500_00);
    const text = async () => (await bank.office(['lines'])).out.replace(/\s+/g, ' ');
    expect(await text()).toContain(`payments refund ${ala}`);
    const part = ['payments', 'refund', ala, '--amount', '200'];
    expect(await bank.json(...part, '--dry-run')).toMatchObject({
      changed: false,
      refunds: [{ amount: '200', way: { account: ANNAS } }],
    });
    expect(await bank.json('payments', 'refunds')).toMatchObject({ refunds: [{ toOrder: '500' }] });
    await bank.json(...part);
    expect(await text()).toContain('300 PLN not ordered');
    await bank.json('payments', 'refund', ala);
    expect(await text()).toContain('in no file for the bank yet');
    await bank.json('payments', 'refunds', '--file', 'zwroty.xml');
    expect(await text()).toContain('in no imported statement yet');
    expect((await bank.json('lines')).lines).toMatchObject([
      { kind: 'refundDue', left: '500', ordered: { amount: '500', waitsFor: 'bank' } },
    ]);
  });

  it('R48.7: a refund to one of the company’s own bank accounts is refused', async () => {
    const bank = openBank(openMemoryStore());
    const ola = await payAndCancel(bank, 'Ola', 300_50, null);
    const own = ['payments', 'refund', ola, '--account', '61109010140000071219812874'];
    expect(await bank.office(own)).toMatchObject({
      code: 1,
      err: expect.stringContaining('own account'),
    });
  });

  it('R48.7: without a written file no refund is ordered; files are listed until their refunds are paid', async () => {
    const bank = openBank(openMemoryStore());
    const ala = await payAndCancel(bank, 'Ala', 500_00);
    bank.diskIs('full');
    expect(await bank.office(['payments', 'refunds', '--file', 'pelny.xml'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('ENOSPC'),
    });
    expect(await bank.json('payments', 'refunds')).toMatchObject({
      refunds: [{ toOrder: '500', ordered: [] }],
    });
    bank.diskIs('ended');
    await expect(bank.office(['payments', 'refunds', '--file', 'zwroty.xml'])).rejects.toThrow(
      'killed',
    );
    bank.diskIs('well');
    const { code, out } = await bank.office(['payments', 'refunds', '--file', 'znowu.xml']);
    expect([code, bank.written.size]).toEqual([0, 0]);
    expect(out).toContain(
      `in zwroty.xml since 2027-01-10 and in no imported statement yet: 500 PLN of ${ala}`,
    );
    expect(out).toContain(`If the bank never got that file, use payments withdraw ZWROT-${ala}-1`);
    expect(await bank.json('payments', 'refunds', '--file', 'znowu.xml')).toMatchObject({
      file: null,
      earlier: [{ file: 'zwroty.xml' }],
    });
    await bank.json('payments', 'withdraw', `ZWROT-${ala}-1`);
    expect(await bank.json('payments', 'refunds', '--file', 'znowu.xml')).toMatchObject({
      refunds: [{ id: `ZWROT-${ala}-2` }],
      earlier: [],
    });
    expect(await onItsWay(bank, ala)).toBe(500_00);
  });

  it('R48.7: a statement with the refund settles it; if that import is undone, the refund is open again', async () => {
    const bank = openBank(openMemoryStore());
    const ala = await payAndCancel(bank, 'Ala', 500_00);
    await bank.json('payments', 'refunds', '--file', 'zwroty.xml');
    bank.send(
      'luty.xml',
      camt([
        {
          day: '2027-01-13',
          amount: -500_00,
          title: 'Zwrot',
          endToEnd: `ZWROT-${ala}-1`,
          reference: 'OUT1',
        },
      ]),
    );
    bank.shop.at(NOW + 3 * 86_400_000);
    const { import: number, entries } = await bank.json('payments', 'import', 'luty.xml');
    expect(entries).toMatchObject([
      { state: 'booked', reasons: [{ kind: 'refund', bookingId: ala, ordered: true }] },
    ]);
    expect(await onItsWay(bank, ala)).toBe(0);
    expect((await bank.booking(ala)).payments.at(-1)).toMatchObject({
      method: 'refund',
      amount: -500_00,
      at: NOW + 3 * 86_400_000,
    });
    expect((await bank.office(['payments', 'refunds'])).out).toBe('The shop owes no refund.');
    await bank.json('payments', 'undo', String(number));
    expect(await bank.json('payments', 'refunds')).toMatchObject({
      refunds: [{ bookingId: ala, toOrder: '0', ordered: [{ id: `ZWROT-${ala}-1` }] }],
    });
  });

  it('R48.7, R31.8: an import or its undo, killed at any step and repeated, acts once on each refund', async () => {
    for (let steps = 0; ; steps += 1) {
      const bank = openBank(openMemoryStore());
      const ids = [
        await payAndCancel(bank, 'Ala', 500_00),
        await payAndCancel(bank, 'Ola', 300_00),
      ];
      await bank.json('payments', 'refunds', '--file', 'zwroty.xml');
      const lines = [500_00, 300_00].map((amount, n): BookedLine => {
        const endToEnd = `ZWROT-${ids[n]}-1`;
        return {
          day: '2027-01-13',
          amount: -amount,
          title: 'Zwrot',
          endToEnd,
          reference: endToEnd,
        };
      });
      bank.send('luty.xml', camt(lines));
      const stands = async () =>
        Promise.all(
          ids.map(async (id) => {
            const refunds = (await bank.booking(id)).payments.filter(
              ({ method }) => method === 'refund',
            );
            return [
              refunds.length,
              await onItsWay(bank, id),
              (await bank.kit.store.bank.refundsOf(id)).map(({ state }) => state),
            ];
          }),
        );
      const imported = await bank.endedAfter(steps, 'payments', 'import', 'luty.xml');
      await bank.json('payments', 'import', 'luty.xml');
      expect([steps, await stands()]).toEqual([steps, Array(2).fill([1, 0, ['done']])]);
      const [{ id: number = 0 } = {}] = await bank.kit.store.bank.imports();
      const undone = await bank.endedAfter(steps, 'payments', 'undo', String(number));
      if (!undone) await bank.json('payments', 'undo', String(number));
      expect([steps, await stands()]).toEqual([
        steps,
        [
          [0, 500_00, ['ordered']],
          [0, 300_00, ['ordered']],
        ],
      ]);
      if (imported && undone) break;
      expect(steps).toBeLessThan(20);
    }
  });

  it('R48.7: asks for the customer’s account if it is unknown, and validates it; a refund can be withdrawn', async () => {
    const bank = openBank(openMemoryStore());
    const ola = await payAndCancel(bank, 'Ola', 300_00, null);
    expect(await bank.office(['payments', 'refund', ola])).toMatchObject({
      code: 1,
      err: expect.stringContaining('300 PLN came from an account that no statement names'),
    });
    expect((await bank.office(['payments', 'refund', ola, '--account', OTHER])).code).toBe(2);
    expect((await bank.office(['payments', 'refund', ola], ['y', ANNAS])).out).toContain(
      `300 PLN to ${ANNAS}, Jan Ola`,
    );
    expect(bank.asked.at(-1)).toContain('To which account is the refund of 300 PLN paid?');
    expect(await bank.json('payments', 'refunds', '--file', 'a.xml')).toMatchObject({
      refunds: [{ bookingId: ola, amount: '300' }],
    });
    expect(await bank.json('payments', 'withdraw', `zwrot-${ola}-1`)).toMatchObject({
      state: 'withdrawn',
    });
    expect(await bank.office(['payments', 'withdraw', `ZWROT-${ola}-1`])).toMatchObject({
      code: 1,
    });
    expect(
      await bank.json('payments', 'refund', ola, '--account', `PL ${ANNAS}`, '--amount', '100'),
    ).toMatchObject({
      refunds: [{ amount: '100', id: `ZWROT-${ola}-2` }],
    });
    expect(
      await bank.office(['payments', 'refund', ola, '--account', ANNAS, '--amount', '201']),
    ).toMatchObject({
      code: 1,
      err: 'The refund is at most 200 PLN.',
    });
  });

  it('R48.7: a refund that is no longer owed is in no file, and the list says so', async () => {
    const bank = openBank(openMemoryStore());
    const [ala, ola] = [
      await payAndCancel(bank, 'Ala', 500_00),
      await payAndCancel(bank, 'Ola', 300_00),
    ];
    for (const id of [ala, ola]) await bank.json('payments', 'refund', id);
    await bank.json('payments', 'undo', '1');
    await bank.json(
      'payments',
      'register',
      ola,
      '--amount',
      '300',
      '--number',
      'KASA-1',
      '--method',
      'refund',
    );
    expect(await bank.json('payments', 'refunds', '--file', 'a.xml')).toMatchObject({
      file: null,
      refunds: [],
      notOwed: [{ id: `ZWROT-${ala}-1` }, { id: `ZWROT-${ola}-1` }],
    });
    expect(bank.written.size).toBe(0);
    expect((await bank.office(['payments', 'refunds', '--file', 'a.xml'])).out).toContain(
      `Not in the file, because the shop no longer owes it: 500 PLN of ${ala}. payments withdraw ZWROT-${ala}-1`,
    );
  });

  it('R31.2, R31.9: overpaid money is owed; a clerk decides on money that came after a customer cancelled', async () => {
    const bank = openBank(openMemoryStore());
    const [ala, ola] = [await bank.order('Ala'), await bank.order('Ola')];
    const price = (await bank.booking(ala)).quote.price;
    bank.shop.at(NOW + 60_000);
    await bank.cancel(ola, 'customer');
    bank.shop.at(NOW + 120_000);
    bank.send(
      'a.xml',
      camt([
        { day: DAY, amount: price + 7_00, title: ala, name: 'JAN ALA', from: ANNAS },
        { day: DAY, amount: 40_00, title: ola, from: ANNAS, name: 'JAN OLA' },
      ]),
    );
    await bank.json('payments', 'import', 'a.xml');
    expect((await bank.office(['lines'])).out).toContain('Lines of statements');
    await bank.json('payments', 'assign', '1-1', ala);
    expect(await bank.json('payments', 'refunds')).toMatchObject({
      refunds: expect.arrayContaining([
        expect.objectContaining({ bookingId: ala, owed: '7', overpaid: true }),
        expect.objectContaining({ bookingId: ola, owed: '0', undecided: '40' }),
      ]),
    });
    expect(await bank.json('payments', 'refunds', '--file', 'b.xml')).toMatchObject({
      file: null,
      notIn: [],
    });
    expect((await bank.office(['lines'])).out).toContain('Paid after cancelling');
    await bank.json('payments', 'refund', ala);
    await bank.json('payments', 'refund', ola, '--amount', '30');
    expect(await bank.office(['payments', 'refund', ola, '--amount', '30'])).toMatchObject({
      code: 1,
      err: 'The refund is at most 10 PLN.',
    });
    expect(await bank.office(['payments', 'keep', ola, '--amount', '11'])).toMatchObject({
      code: 1,
      err: 'At most 10 PLN arrived after the customer cancelled and wait for a decision.',
    });
    expect(await bank.json('payments', 'refunds', '--file', 'b.xml')).toMatchObject({
      refunds: [{ amount: '7' }, { amount: '30' }],
    });
  });
});

describe('the office command `payments keep` (R31.13)', () => {
  it('after a “yes”, late money is kept and journalled, is no task any more, and the customer gets a mail', async () => {
    const bank = openBank(openMemoryStore());
    const ola = await bank.order('Ola');
    bank.shop.at(NOW + 60_000);
    await bank.cancel(ola, 'customer');
    expect(await bank.office(['payments', 'keep', ola])).toMatchObject({
      code: 1,
      err: expect.stringContaining('No payment that arrived after the customer cancelled'),
    });
    bank.shop.at(NOW + 120_000);
    bank.send(
      'a.xml',
      camt([{ day: DAY, amount: 40_00, title: ola, from: ANNAS, name: 'JAN OLA' }]),
    );
    await bank.json('payments', 'import', 'a.xml');
    expect((await bank.office(['lines'])).out).toContain('payments keep');
    expect(await bank.office(['payments', 'keep', ola], ['n'])).toEqual({
      code: 1,
      out: '',
      err: 'Nothing was changed.',
    });
    expect(bank.asked.at(-1)).toContain(
      `Keep 40 PLN that arrived for ${ola} after the customer cancelled`,
    );
    expect((await bank.office(['payments', 'keep', ola, '--amount', '25'], ['y'])).out).toContain(
      '25 PLN',
    );
    await bank.office([
      'payments',
      'register',
      ola,
      '--method',
      'refund',
      '--amount',
      '5',
      '--number',
      'Z1',
    ]);
    expect(await bank.json('payments', 'keep', ola)).toMatchObject({
      bookingId: ola,
      by: 'Ewa',
      kept: '10',
    });
    expect((await bank.office(['lines'])).out).not.toContain('Paid after cancelling');
    expect(await bank.json('payments', 'refunds')).toEqual({ refunds: [] });
    expect(await bank.json('bookings', 'show', ola)).toMatchObject({
      cancelled: { undecided: '0', keptLate: '35', returned: '5' },
    });
    const contents = (await bank.kit.outbox.lease(100, NOW + 300_000, NOW + 400_000)).map(
      ({ content }) => content,
    );
    const decided = contents.flatMap((content) =>
      content.kind === 'bookingLateDecided'
        ? [`${content.decided} ${content.amount}, ${content.undecided ?? 0} left`]
        : [],
    );
    expect(decided.toSorted()).toEqual([
      'kept 1000, 0 left',
      'kept 2500, 1500 left',
      'returned 500, 1000 left',
    ]);
    const by = (await bank.kit.journal.read(0, 1_000)).flatMap((line) =>
      'recorded' in line && line.recorded.command.type === 'keepLate' ? [line.recorded.by] : [],
    );
    expect(by).toEqual(Array(2).fill({ kind: 'office', name: 'Ewa' }));
  });
});

describe('refunds through the payment provider', () => {
  const online = async (
    answers: readonly (ProviderRefundState | 'away' | 'refused')[],
    byHand: string | null = null,
  ) => {
    const queried: Refund[] = [];
    const provider: PaymentProvider = {
      ...yesProvider,
      refund: async (refund) => {
        queried.push(refund);
        const answer = answers[queried.length - 1] ?? 'completed';
        return answer === 'away' || answer === 'refused'
          ? err(answer)
          : ok({ state: answer, number: 'PAYU-1' });
      },
    };
    const kit = openMemoryStore();
    const bank = openBank(kit, provider);
    const id = await bank.order('Ala');
    await kit.store.inTransaction<void, never>([], async ({ payments }) => {
      const payable = { amount: 500_00, commission: 5_00, redirectTo: null, askAt: null };
      await payments.save({
        ...payable,
        provider: 'payu',
        id: 'p1',
        bookingId: id,
        state: 'pending',
        createdAt: NOW,
        orderId: 'ORDER1',
      });
      return ok(undefined);
    });
    (
      await applyProviderNotification(
        bank.deps,
        'payu',
      )({
        paymentId: 'p1',
        orderId: 'ORDER1',
        outcome: 'completed',
        charged: 505_00,
      })
    )._unsafeUnwrap();
    if (byHand !== null)
      await bank.json('payments', 'register', id, '--amount', byHand, '--number', 'MT/1');
    bank.shop.at(NOW + 60_000);
    await bank.cancel(id);
    return { bank, id, asked: queried };
  };

  it('R48.7: a refund has its own number and is registered once, after the provider has paid it', async () => {
    const { bank, id, asked } = await online(['completed']);
    expect(await bank.json('payments', 'refund', id)).toMatchObject({
      refunds: [{ state: 'done', trouble: null, amount: '500' }],
    });
    expect(asked).toMatchObject([{ orderId: 'ORDER1', refundId: `ZWROT-${id}-1`, amount: 500_00 }]);
    expect(await onItsWay(bank, id)).toBe(0);
    expect(await bank.office(['payments', 'refund', id])).toMatchObject({ code: 1 });
  });

  it('R48.7: lists which part of a refund has no known bank account to go to', async () => {
    const [whole, part] = [await online([]), await online([], '300')];
    expect((await whole.bank.office(['payments', 'refunds'])).out).toMatch(
      new RegExp(`${whole.id} .* cancelled +PayU *$`, 'm'),
    );
    expect((await part.bank.office(['payments', 'refunds'])).out).toMatch(
      new RegExp(`${part.id} .* cancelled +PayU; 300 PLN not known *$`, 'm'),
    );
  });

  it('R48.7: without a terminal, the provider’s part is refunded; the bank’s part needs --account', async () => {
    const { bank, id, asked } = await online(['completed'], '300');
    expect(await bank.json('payments', 'refund', id)).toMatchObject({
      withoutAccount: '300',
      refunds: [{ state: 'done', amount: '500' }],
    });
    expect([asked.length, await onItsWay(bank, id)]).toEqual([1, 300_00]);
    expect(await bank.office(['payments', 'refund', id])).toMatchObject({
      code: 1,
      err: expect.stringContaining('300 PLN came from an account that no statement names'),
    });
    expect(await bank.json('payments', 'refund', id, '--account', ANNAS)).toMatchObject({
      withoutAccount: '0',
      refunds: [{ amount: '300' }],
    });
  });

  it('R48.7: an unknown or pending refund is queried by its number; a refused refund can be ordered again', async () => {
    const { bank, id, asked } = await online(['away', 'pending', 'completed']);
    expect((await bank.json('payments', 'refund', id)).refunds).toMatchObject([
      { state: 'ordered', trouble: 'away' },
    ]);
    expect((await bank.json('payments', 'refund', id)).refunds).toMatchObject([
      { state: 'ordered', trouble: null },
    ]);
    expect(await onItsWay(bank, id)).toBe(500_00);
    expect((await bank.json('payments', 'refund', id)).refunds).toMatchObject([{ state: 'done' }]);
    expect(new Set(asked.map(({ refundId }) => refundId)).size).toBe(1);
    expect(await onItsWay(bank, id)).toBe(0);
    const silent = await online(['away', 'away']);
    expect((await silent.bank.office(['payments', 'refund', silent.id])).out).toBe(
      `PayU does not answer: whether 500 PLN went back is not known (ZWROT-${silent.id}-1). The shop goes on asking by itself, and never for a second time the same money.`,
    );
    const refused = await online(['refused']);
    expect(
      (await (await online(['refused'])).bank.office(['payments', 'refund', refused.id])).out,
    ).toContain('Pay them to another account: payments refund');
    expect((await refused.bank.json('payments', 'refund', refused.id)).refunds).toMatchObject([
      { state: 'withdrawn', trouble: 'refused' },
    ]);
    expect(
      (await refused.bank.json('payments', 'refund', refused.id, '--account', ANNAS)).refunds,
    ).toMatchObject([{ way: { kind: 'bank', account: ANNAS } }]);
  });

  it('R48.8: a refund that the provider accepted stays ordered if the provider refuses a later query', async () => {
    const { bank, id } = await online(['pending', 'refused', 'completed']);
    await bank.json('payments', 'refund', id);
    expect((await bank.json('payments', 'refund', id)).refunds).toMatchObject([
      { state: 'ordered', trouble: 'away' },
    ]);
    expect((await bank.office(['payments', 'refund', id, '--account', ANNAS])).out).not.toContain(
      ANNAS,
    );
    const [refund, ...others] = await bank.kit.store.bank.refundsOf(id);
    expect([refund?.state, others]).toEqual(['done', []]);
  });

  it.each([
    ['once', ['completed'], 'done'],
    ['in order, and twice', ['pending', 'pending', 'completed', 'completed'], 'done'],
    ['the last first', ['completed', 'pending'], 'done'],
    ['never undone by another word', ['completed', 'rejected', 'pending'], 'done'],
    ['refused, twice', ['pending', 'rejected', 'rejected', 'pending'], 'withdrawn'],
    ['money that went back after all', ['rejected', 'completed'], 'done'],
  ] satisfies readonly (readonly [string, readonly ProviderRefundState[], string])[])(
    'R48.8: a refund is registered once if the provider paid it; otherwise it is still owed (reports: %s)',
    async (_name, statuses, state) => {
      const { bank, id } = await online(['pending']);
      await bank.json('payments', 'refund', id);
      const notice = {
        orderId: 'ORDER1',
        paymentId: 'p1',
        refundId: null,
        number: 'PAYU-1',
        amount: 500_00,
      };
      for (const status of statuses)
        (
          await applyRefundNotice(bank.deps, 'payu')({ ...notice, state: status }, 'proof')
        )._unsafeUnwrap();
      expect((await bank.kit.store.bank.refundsOf(id)).map((refund) => refund.state)).toEqual([
        state,
      ]);
      expect(
        (await bank.booking(id)).payments.filter(({ method }) => method === 'refund'),
      ).toHaveLength(state === 'done' ? 1 : 0);
      expect(await onItsWay(bank, id)).toBe(state === 'done' ? 0 : 500_00);
    },
  );

  it('R48.7: a bank line settles no provider refund; if bank and provider both paid, both are reported', async () => {
    const { bank, id } = await online(['away', 'completed']);
    await bank.json('payments', 'refund', id);
    const line: BookedLine = {
      day: DAY,
      amount: -500_00,
      title: `Zwrot ${id}`,
      name: 'JAN ALA',
      reference: 'OUT1',
    };
    bank.send('a.xml', camt([line]));
    expect((await bank.json('payments', 'import', 'a.xml')).entries).toMatchObject([
      {
        state: 'booked',
        refundId: null,
        reasons: [{ kind: 'refund', bookingId: id, ordered: false }],
      },
    ]);
    expect((await bank.json('payments', 'refund', id)).refunds).toMatchObject([
      { state: 'ordered', trouble: 'refundTooMuch' },
    ]);
    expect((await bank.json('lines')).lines).toMatchObject([
      { kind: 'paymentOdd', bookingId: id, why: 'refundTooMuch', charged: '500' },
    ]);
    expect((await bank.office(['lines'])).out).toContain(
      '500 PLN went back through PayU, more than was left of what had come in',
    );
  });

  it('R31.4: an online payment of a wrong amount is one task of the office until a clerk puts it aside', async () => {
    const kit = openMemoryStore();
    const bank = openBank(kit, yesProvider);
    const id = await bank.order('Ala');
    await kit.store.inTransaction<void, never>([], async ({ payments }) => {
      const payable = { amount: 500_00, commission: 0, redirectTo: null, askAt: null };
      await payments.save({
        ...payable,
        provider: 'payu',
        id: 'p1',
        bookingId: id,
        state: 'pending',
        createdAt: NOW,
        orderId: 'ORDER1',
      });
      return ok(undefined);
    });
    const odd = {
      paymentId: 'p1',
      orderId: 'ORDER1',
      outcome: 'completed',
      charged: 1_00,
    } as const;
    for (let times = 0; times < 2; times += 1)
      expect((await applyProviderNotification(bank.deps, 'payu')(odd))._unsafeUnwrapErr()).toEqual({
        kind: 'otherSum',
      });
    const line = {
      kind: 'paymentOdd',
      bookingId: id,
      paymentId: 'p1',
      why: 'otherSum',
      provider: 'payu',
      expected: '500',
      charged: '1',
    };
    expect((await bank.json('lines')).lines).toEqual([line]);
    expect((await bank.office(['lines'])).out).toContain(
      'payment p1: 1 PLN, 500 PLN were asked for; nothing is registered',
    );
    await bank.json('payments', 'aside', 'p1', 'oddane w PayU');
    expect((await applyProviderNotification(bank.deps, 'payu')(odd)).isErr()).toBe(true);
    expect((await bank.json('lines')).lines).toEqual([]);
    expect(await bank.office(['payments', 'aside', 'p2', 'nic'])).toMatchObject({ code: 1 });
  });
});
