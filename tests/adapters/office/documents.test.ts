import { describe, expect, it } from 'vitest';
import { SMALL } from '../../http/wizard/test-catalogue.ts';
import { openOffice } from './office-shop.ts';

const orderPaidWith = async (amount: string | null) => {
  const office = openOffice();
  const [unit] = SMALL.units;
  const id = await office.order(SMALL.id, unit?.id ?? 0, 1);
  const booking = await office.booking(id);
  const price = 'quote' in booking ? String(booking.quote.price / 100) : '';
  const paid = amount === 'all' ? price : amount;
  if (paid !== null)
    await office.json('payments', 'register', id, '--amount', paid, '--number', 'KP/1');
  return { ...office, id };
};

describe('the office command `invoices issue`', () => {
  it('R38: issues the invoice of a paid booking once and records the clerk’s name', async () => {
    const { id, json, booking, shop, run } = await orderPaidWith('all');
    const dry = await run(['invoices', 'issue', id, '--by', 'Anna', '--dry-run']);
    expect([dry.code, await shop.kit.store.papers.ofBooking(id)]).toEqual([0, []]);
    for (const said of ['FV/2027/00001', 'buyer ', 'VAT margin', `documents send ${id} invoice`])
      expect(dry.out).toContain(said);
    expect(await json('invoices', 'issue', id)).toMatchObject({ kind: 'invoice', isNew: true });
    expect(await json('invoices', 'issue', id)).toMatchObject({ kind: 'invoice', isNew: false });
    expect((await shop.kit.store.papers.ofBooking(id)).map(({ kind, n }) => [kind, n])).toEqual([
      ['invoice', 1],
    ]);
    expect((await booking(id)).notes).toMatchObject([{ by: 'Anna Nowak' }]);
  });

  it('R38: is refused while nothing is paid', async () => {
    const { id, run } = await orderPaidWith(null);
    const { code, err } = await run(['invoices', 'issue', id, '--by', 'Anna']);
    expect([code, err]).toEqual([1, expect.stringContaining('The booking has nothing to invoice')]);
    expect((await run(['invoices', 'issue', id, '--by', 'Anna', '--dry-run'])).code).toBe(1);
  });
});

describe('the office command `documents send`', () => {
  it('R38, R41: sends an issued document again, as a file in the panel and by mail', async () => {
    const { id, json, run, booking, shop } = await orderPaidWith('all');
    const send = ['documents', 'send', id, 'invoice'] as const;
    expect((await run([...send, '--by', 'Anna'])).err).toContain('no such document yet');
    await json('invoices', 'issue', id);
    expect((await run([...send, '--by', 'Anna', '--dry-run'])).out).toContain('Nothing was sent');
    expect(await json(...send)).toMatchObject({ sent: [id] });
    const { accountId } = (await booking(id)).owner;
    const messages = await shop.kit.store.messages.ofAccount(accountId ?? '');
    expect(messages.at(0)).toMatchObject({ attachments: [{ name: 'invoice-1.pdf' }] });
    expect((await run(['documents', 'send', id, 'poem', '--by', 'Anna'])).code).toBe(2);
  });
});
