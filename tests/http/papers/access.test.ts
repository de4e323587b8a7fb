import { describe, expect, it } from 'vitest';
import { refusal, well } from '../panel/shop.ts';
import { at } from '../wizard/shop.ts';
import { cast, comingBack, EWA, fetched, file, followed, LINK_LIFE, linkTo, mustLink, PAPERS, pay, ROLES } from './paper.ts';

describe('who may have a paper (R38, R45, A-122)', () => {
  const EXPECTED = { owner: 200, traveller: 403, stranger: 404, bookersBrowser: 200, nobody: 401 } as const;
  const TRIES = (['contract', 'invoice'] as const).flatMap((kind) => ROLES.map((role) => ({ kind, role, status: EXPECTED[role] })));

  it.each(TRIES)(
    'the $kind by $role is $status, asked for and fetched, and who is refused makes none (R38.4)',
    async ({ kind, role, status }) => {
      const { panel, id, browsers } = await cast();
      await pay(panel, id);
      expect((await refusal(browsers[role], PAPERS[kind], { reservationId: id }))[0]).toBe(status);
      expect(await panel.kit.store.papers.ofBooking(id)).toHaveLength(status === 200 ? 1 : 0);
      // Somebody else's link is of no use.
      expect((await fetched(browsers[role], await mustLink(browsers.owner, id, kind))).statusCode).toBe(status);
    },
  );

  it('the browser that booked has no invoice that names what the account knows, without a login (R35.5)', async () => {
    const { panel, id, browsers } = await cast();
    await pay(panel, id);
    await well(browsers.owner, 'accountDetailsChange', { invoiceName: 'Żagle sp. z o.o.' });
    expect(await refusal(browsers.bookersBrowser, 'invoiceFile', { reservationId: id })).toEqual([401, 'noSession']);
    expect(await panel.kit.store.papers.ofBooking(id)).toEqual([]);
    const link = await mustLink(browsers.owner, id, 'invoice');
    expect(await refusal(browsers.bookersBrowser, 'invoiceFile', { reservationId: id })).toEqual([401, 'noSession']);
    expect(await followed(browsers.bookersBrowser, link)).toEqual([401, 'noSession']);
    expect(await linkTo(browsers.bookersBrowser, id, 'contract')).not.toBeNull();
  });

  it('a call from another origin makes no paper (R44)', async () => {
    const { panel, id, browsers } = await cast();
    const answer = await panel.app.inject({
      method: 'POST',
      url: '/v1/documents/contract',
      payload: { reservationId: id },
      headers: { host: 'localhost', origin: 'https://evil.example', cookie: browsers.owner.cookie },
    });
    expect(answer.statusCode).toBe(403);
    expect(await panel.kit.store.papers.ofBooking(id)).toEqual([]);
  });
});

describe('a link to a paper (R38, A-175)', () => {
  it('works as often as one likes, and ends after ten minutes to the millisecond (R38.4)', async () => {
    const { panel, id, browsers } = await cast();
    const link = await mustLink(browsers.owner, id, 'contract');
    panel.clock.pass(LINK_LIFE - 1);
    const pdf = [200, 'application/pdf'];
    expect([await followed(browsers.owner, link), await followed(browsers.owner, link)]).toEqual([pdf, pdf]);
    panel.clock.pass(1);
    expect(await followed(browsers.owner, link)).toEqual([404, 'linkEnded']);
    // The next one is new.
    expect(await followed(browsers.owner, await mustLink(browsers.owner, id, 'contract'))).toEqual(pdf);
  });

  it('is nothing that can be guessed or put together', async () => {
    const { browsers } = await cast();
    for (const token of ['', 'x', 'a'.repeat(43), '__proto__'])
      expect(await followed(browsers.owner, `/v1/documents/download?token=${token}`)).toEqual([404, 'linkEnded']);
    expect(await followed(browsers.owner, '/v1/documents/download?token=a&token=b')).toEqual([404, 'linkEnded']);
    expect(await followed(browsers.owner, '/v1/documents/download')).toEqual([404, 'linkEnded']);
  });

  it('answers a file to be kept under its number, by nobody’s cache', async () => {
    const { id, browsers } = await cast();
    const { headers, rawPayload } = await fetched(browsers.owner, await mustLink(browsers.owner, id, 'contract'));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="umowa-UM-2027-00001.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is kept as a hash', async () => {
    const { panel, id, browsers } = await cast();
    const token = (await mustLink(browsers.owner, id, 'contract')).split('=')[1] ?? '';
    expect(await panel.kit.store.papers.link(token)).toBeNull();
  });
});

describe('papers of a booker who is gone (R39)', () => {
  it('the contract is erased; the invoice stays as it was made, for the books alone (R39.3)', async () => {
    const { panel, id, browsers } = await cast();
    const { owner, bookersBrowser } = browsers;
    await pay(panel, id);
    const invoice = await file(owner, id, 'invoice');
    const links = [await mustLink(owner, id, 'contract'), await mustLink(bookersBrowser, id, 'invoice')];
    await comingBack(panel, browsers.bookersBrowser, Date.UTC(2027, 8, 1, 10));
    const again = panel.browser();
    await again.call('auth/login', { email: EWA, password: 'sekret-1' });
    expect(await well(again, 'accountDelete')).toEqual({ Deleted: true });
    const { papers } = panel.kit.store;
    expect([(await papers.get(id, 'contract'))?.content, await papers.file(id, 'contract')]).toEqual([null, null]);
    expect(Buffer.compare((await papers.file(id, 'invoice')) ?? Buffer.alloc(0), invoice)).toBe(0);
    expect((await papers.get(id, 'invoice'))?.content).toMatchObject({ kind: 'invoice', buyer: { name: 'Ewa Żagiel 1' } });
    // Not even to the browser that booked.
    for (const kind of ['contractFile', 'invoiceFile'] as const)
      expect(await refusal(bookersBrowser, kind, { reservationId: id })).toEqual([404, 'notFound']);
    for (const link of links) expect((await followed(bookersBrowser, link))[0]).toBe(404);
  });

  it('a paper that was never made is not made any more', async () => {
    const { panel, id, browsers } = await cast();
    await comingBack(panel, browsers.bookersBrowser, Date.UTC(2027, 8, 1, 10));
    const again = panel.browser();
    await again.call('auth/login', { email: EWA, password: 'sekret-1' });
    await well(again, 'accountDelete');
    expect(await linkTo(browsers.bookersBrowser, id, 'contract')).toBeNull();
    expect(await panel.kit.store.papers.ofBooking(id)).toEqual([]);
  });
});

it('the export of one’s data lists the papers of one’s own bookings (R39)', async () => {
  const { panel, id, browsers } = await cast();
  await pay(panel, id);
  for (const kind of ['invoice', 'contract'] as const) await mustLink(browsers.owner, id, kind);
  const made = { ReservationId: id, MadeAt: '2027-01-10T10:00:00.000Z' };
  expect(at(await well(browsers.owner, 'accountExport'), 'Export.Documents')).toEqual([
    { ...made, Kind: 'contract', Number: 'UM/2027/00001' },
    { ...made, Kind: 'invoice', Number: 'FV/2027/00001' },
  ]);
  expect(at(await well(browsers.traveller, 'accountExport'), 'Export.Documents')).toEqual([]);
});
