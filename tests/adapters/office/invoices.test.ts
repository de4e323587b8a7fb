import { describe, expect, it } from 'vitest';
import { issueMissingPapersOfBooking } from '../../../application/papers/issue-missing-papers.ts';
import { issuePaperAndLink } from '../../../application/papers/issue-paper-and-link.ts';
import { SELLER } from '../../contracts/papers.ts';
import { openOffice } from './office-shop.ts';

const billOrder = async () => {
  const office = openOffice();
  const id = await office.order(901, 601, 2);
  const booking = await office.booking(id);
  if (booking.status !== 'confirmed') throw new Error('not confirmed');
  const deps = {
    ...office.deps,
    sellers: { of: () => SELLER },
    printer: { numberOf: () => '', fileName: () => '', print: async () => new Uint8Array(1) },
  };
  await office.json(
    'payments',
    'register',
    id,
    '--amount',
    String(booking.quote.price / 100),
    '--number',
    'P1',
  );
  await issueMissingPapersOfBooking(deps)(id);
  const { visitorId } = booking.owner;
  (
    await issuePaperAndLink(deps)({ visitorId, account: null, address: '' }, id, 'invoice', null)
  )._unsafeUnwrap();
  await office.json('bookings', 'rebate', id, '--amount', '100', '--reason', 'za czekanie');
  await issueMissingPapersOfBooking(deps)(id);
  return { office, id, settle: () => issueMissingPapersOfBooking(deps)(id) };
};

describe('the office commands for invoices', () => {
  it('R38.12: lists the invoices of a period and writes each as a KSeF file (FA(3)) named after its number', async () => {
    const { office, id } = await billOrder();
    const days = ['--from', '2027-01-10', '--until', '2027-01-10'];
    const { out } = await office.run(['invoices', 'list', ...days]);
    expect(out).toMatch(new RegExp(`FV/2027/00001 +Faktura .* ${id} `));
    expect(out).toMatch(/FK\/2027\/00001 +Faktura korygująca .* -100 PLN/);
    expect(office.written.size).toBe(0);
    const exported = await office.run(['invoices', 'export', ...days, '--folder', 'ksef']);
    expect(exported.out).toContain('Written: ksef/FV-2027-00001.xml');
    expect([...office.written.keys()].toSorted()).toEqual([
      'ksef/FK-2027-00001.xml',
      'ksef/FV-2027-00001.xml',
    ]);
    const text = new TextDecoder().decode(office.written.get('ksef/FK-2027-00001.xml'));
    expect(text).toContain('<NrFaKorygowanej>FV/2027/00001</NrFaKorygowanej>');
    const other = await office.run([
      'invoices',
      'list',
      '--from',
      '2027-01-11',
      '--until',
      '2027-02-01',
    ]);
    expect(other).toMatchObject({ code: 0, out: 'No invoice was issued on those days.' });
  });

  it('R38.13: a KSeF number is stored with its invoice, journalled, listed, and in a correction’s FA(3)', async () => {
    const { office, id } = await billOrder();
    const number = `${SELLER.nip}-20270110-0100001AF629-88`;
    const dry = await office.run([
      'invoices',
      'ksef',
      'FV/2027/1',
      number,
      '--by',
      'Anna Nowak',
      '--dry-run',
    ]);
    expect([dry.code, (await office.booking(id)).status === 'confirmed']).toEqual([0, true]);
    expect(await office.booking(id)).not.toHaveProperty('ksef');
    await office.json('invoices', 'ksef', 'FV/2027/1', number.toLowerCase());
    expect(await office.lastLine()).toMatchObject({
      recorded: { by: { name: 'Anna Nowak' }, command: { type: 'nameKsef', number } },
    });
    const days = ['--from', '2027-01-10', '--until', '2027-01-10'];
    expect(await office.json('invoices', 'list', ...days)).toMatchObject({
      invoices: [{ number: 'FV/2027/00001', ksef: number }, { ksef: null }],
    });
    await office.run(['invoices', 'export', ...days, '--folder', 'ksef']);
    const text = new TextDecoder().decode(office.written.get('ksef/FK-2027-00001.xml'));
    expect(text).toContain(`<NrKSeFFaKorygowanej>${number}</NrKSeFFaKorygowanej>`);
    expect((await office.run(['bookings', 'show', id])).out).toContain(`FV/2027/00001: ${number}`);
    const call = (...words: readonly string[]) =>
      office.run(['invoices', 'ksef', ...words, '--by', 'Anna Nowak']);
    expect(await call('FV/2027/1', number)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing was changed'),
    });
    expect(await call('FK/2027/1', number)).toMatchObject({
      code: 1,
      err: expect.stringContaining('FV/2027/00001 already has this KSeF number'),
    });
    expect(await call('FV/2027/9', number)).toMatchObject({
      code: 1,
      err: expect.stringContaining('No invoice'),
    });
    expect(await call('FV/2027/1', '5265877635-20250826-0100001AF629-AF')).toMatchObject({
      code: 1,
      err: expect.stringContaining(SELLER.nip),
    });
    expect(await call('FV/2027/1', number.replace(/88$/, '89'))).toMatchObject({ code: 2 });
  });

  it('R38.14: after a “yes” the command changes the buyer, and the shop then issues a correcting invoice', async () => {
    const { office, id, settle } = await billOrder();
    const call = (...words: readonly string[]) =>
      office.run(['invoices', 'correct', id, ...words, '--by', 'Anna Nowak']);
    office.sits('n');
    expect(await call('--name', 'Żagle sp. z o.o.')).toMatchObject({
      code: 1,
      err: 'Nothing was changed.',
    });
    office.sits('y');
    const { out } = await call(
      '--name',
      'Żagle sp. z o.o.',
      '--zip',
      '00950',
      '--city',
      'Warszawa',
    );
    expect(out).toContain('A correction of FV/2027/00001, FK/2027/00001 follows');
    expect(await office.lastLine()).toMatchObject({
      recorded: { command: { type: 'correctBuyer', buyer: { zip: '00-950' } } },
    });
    await settle();
    const { out: list } = await office.run([
      'invoices',
      'list',
      '--from',
      '2027-01-10',
      '--until',
      '2027-01-10',
    ]);
    expect(list).toMatch(/FK\/2027\/00002 +Faktura korygująca .* 0 PLN +Żagle/);
    expect(await call('--city', 'Warszawa')).toMatchObject({ code: 1 });
    expect([
      (await call()).code,
      (await call('--nip', '1234567890')).code,
      (await call('--zip', '1')).code,
    ]).toEqual([2, 2, 2]);
    expect((await call('--zip', '50667', '--country', 'QQ')).err).toContain('--country is "QQ"');
    expect(
      (await call('--zip', '50667', '--city', 'Köln', '--country', 'DE', '--dry-run')).out,
    ).toContain('50667 Köln, DE');
    expect((await call('--nip', '526-025-02-74', '--dry-run')).out).toContain('corrected to zero');
  });

  it('refuses an invalid day', async () => {
    expect(
      await openOffice().run(['invoices', 'list', '--from', 'styczeń', '--until', '2027-01-10']),
    ).toMatchObject({ code: 2 });
  });

  it('every command for a period refuses a period that ends before it begins', async () => {
    const days = ['--from', '2027-02-01', '--until', '2027-01-31'];
    for (const words of [
      ['invoices', 'list'],
      ['invoices', 'export', '--folder', 'x'],
      ['reports', 'dues'],
      ['reports', 'turnover'],
      ['bookings', 'list'],
    ])
      expect(await openOffice().run([...words, ...days])).toMatchObject({
        ...{ code: 2, out: '' },
        err: expect.stringContaining('--until is before --from: 2027-01-31 is before 2027-02-01.'),
      });
    expect(
      (await openOffice().run(['reports', 'dues', '--from', '2027-02-01', '--until', '2027-02-01']))
        .code,
    ).toBe(0);
  });

  it('issue 45: --csv has an invoice’s KSeF number, or its JPK_V7 mark if it has no KSeF number yet', async () => {
    const { office, id } = await billOrder();
    const list = ['invoices', 'list', '--from', '2027-01-10', '--until', '2027-01-10'];
    const csvLines = async () => (await office.run([...list, '--csv=plain'])).out.split('\n');
    expect((await csvLines())[0]).toContain('ksef or mark,booking,trip,trip ends,buyer,nip');
    expect((await csvLines())[1]).toContain(`"BFK","${id}"`);
    expect((await csvLines())[2]).toContain('"FV/2027/00001"');
    const number = `${SELLER.nip}-20270110-0100001AF629-88`;
    await office.json('invoices', 'ksef', 'FV/2027/1', number);
    expect((await csvLines())[1]).toContain(number);
    await office.json('invoices', 'correct', id, '--nip', '5260250274', '--name', 'Firma');
    expect((await office.run([...list, '--mark', 'XYZ'])).code).toBe(2);
  });
});
