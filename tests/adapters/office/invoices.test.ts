import { describe, expect, it } from 'vitest';
import { makePaper } from '../../../application/papers/make-paper.ts';
import { settlePapers } from '../../../application/papers/settle-papers.ts';
import { SELLER } from '../../contracts/papers.ts';
import { openOffice } from './office.ts';

/** A paid order with its invoice, and the correction of it after the office's own rebate. */
const billed = async () => {
  const office = openOffice();
  const id = await office.order(901, 601, 2);
  const booking = await office.booking(id);
  if (booking.status !== 'confirmed') throw new Error('not confirmed');
  const deps = {
    ...office.deps,
    sellers: { of: () => SELLER },
    printer: { numberOf: () => '', fileName: () => '', print: async () => new Uint8Array(1) },
  };
  await office.json('payments', 'register', id, '--amount', String(booking.quote.price / 100), '--number', 'P1');
  await settlePapers(deps)(id);
  const { visitorId } = booking.owner;
  (await makePaper(deps)({ visitorId, account: null, address: '' }, id, 'invoice', null))._unsafeUnwrap();
  await office.json('bookings', 'rebate', id, '--amount', '100', '--reason', 'za czekanie');
  await settlePapers(deps)(id);
  return { office, id };
};

describe('invoices', () => {
  it('R38.12: those of some days are listed, and each is written as FA(3) under its number', async () => {
    const { office, id } = await billed();
    const days = ['--from', '2027-01-10', '--until', '2027-01-10'];
    const { out } = await office.run(['invoices', 'list', ...days]);
    expect(out).toMatch(new RegExp(`FV/2027/00001 +Faktura .* ${id} `));
    expect(out).toMatch(/FK\/2027\/00001 +Faktura korygująca .* -100 PLN/);
    expect(office.written.size).toBe(0);
    await office.run(['invoices', 'export', ...days, '--folder', 'ksef']);
    expect([...office.written.keys()].toSorted()).toEqual(['ksef/FK-2027-00001.xml', 'ksef/FV-2027-00001.xml']);
    const text = new TextDecoder().decode(office.written.get('ksef/FK-2027-00001.xml'));
    expect(text).toContain('<NrFaKorygowanej>FV/2027/00001</NrFaKorygowanej>');
    const other = await office.run(['invoices', 'list', '--from', '2027-01-11', '--until', '2027-02-01']);
    expect(other).toMatchObject({ code: 0, out: 'No invoice was issued on those days.' });
  });

  it('a day that is none is not understood', async () => {
    expect(await openOffice().run(['invoices', 'list', '--from', 'styczeń', '--until', '2027-01-10'])).toMatchObject({ code: 2 });
  });
});
