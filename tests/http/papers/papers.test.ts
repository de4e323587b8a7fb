import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import { booker, openPanel, refusal, rename, TWO, trip, well } from '../panel/shop.ts';
import type { Party } from '../rulebook/party.ts';
import { walkTo } from '../rulebook/party.ts';
import { at } from '../wizard/shop.ts';
import { cast, comingBack, EWA, fetched, file, followed, LINK_LIFE, linkTo, mustLink, PAPERS, PRICE, pay, ROLES, words } from './paper.ts';

const WAITING: Party = { ...TWO, offerId: 902, roomId: 602, reserveList: 1 };

describe('when there is a paper (R38, A-148, A-149)', () => {
  it('the contract is there from the confirmation on, the invoice once all is paid', async () => {
    const panel = await openPanel();
    const ewa = await booker(panel);
    const { reservationId: id } = ewa;
    expect([await linkTo(ewa, id, 'contract'), await linkTo(ewa, id, 'invoice')]).toEqual([
      expect.stringMatching(/^\/v1\/documents\/download\?token=[\w-]{43}$/),
      null,
    ]);
    await pay(panel, id, PRICE - 1);
    expect(await linkTo(ewa, id, 'invoice')).toBeNull();
    await pay(panel, id, 1);
    expect(await linkTo(ewa, id, 'invoice')).not.toBeNull();
  });

  it('a draft has none', async () => {
    const panel = await openPanel();
    const ewa = panel.browser();
    await walkTo(ewa, TWO, 5);
    expect([await linkTo(ewa, ewa.reservationId, 'contract'), await linkTo(ewa, ewa.reservationId, 'invoice')]).toEqual([null, null]);
  });

  it('a booking on the reserve list has none until it is moved up', async () => {
    const { panel, id, browsers } = await cast(WAITING);
    expect([await linkTo(browsers.owner, id, 'contract'), await linkTo(browsers.owner, id, 'invoice')]).toEqual([null, null]);
    await panel.byOffice(id, { type: 'moveUp' });
    expect(await linkTo(browsers.owner, id, 'contract')).not.toBeNull();
  });

  it('a cancelled booking has none made, and keeps the one that was', async () => {
    const panel = await openPanel();
    const ewa = await booker(panel);
    const { reservationId: id } = ewa;
    await pay(panel, id);
    const before = await file(ewa, id, 'contract');
    await panel.byOffice(id, { type: 'cancel', reason: 'customer' });
    expect(Buffer.compare(await file(ewa, id, 'contract'), before)).toBe(0);
    expect(await linkTo(ewa, id, 'invoice')).toBeNull();
  });
});

describe('a paper is made once and kept as it was made (R38)', () => {
  it('the same bytes come after a change of the participants, under the same number', async () => {
    const panel = await openPanel();
    const ewa = await booker(panel);
    const { reservationId: id } = ewa;
    const first = await file(ewa, id, 'contract');
    await rename(ewa, [{ userNum: 1, phone: '+48 600 999 999' }]);
    panel.clock.pass(DAY_LENGTH / 2);
    const again = await file(ewa, id, 'contract');
    expect(Buffer.compare(first, again)).toBe(0);
    expect(await words(ewa, id, 'contract')).toContain('UM/2027/00001 Sporządzono 10.01.2027');
    expect(await words(ewa, id, 'contract')).not.toContain('999 999');
  });

  it('numbers go on by kind, and begin anew with the year', async () => {
    const panel = await openPanel();
    const browsers = [panel.browser(), panel.browser(), panel.browser()];
    for (const [index, browser] of browsers.entries()) {
      const party = { ...TWO, emails: { 1: `nr${index}@example.com` } };
      await walkTo(browser, party, 5);
      await browser.well('confirm', { comments: '', paymentOption: 'onetime', paymentType: 'wired', termsAccepted: 1 });
    }
    const [first, second, third] = browsers;
    if (first === undefined || second === undefined || third === undefined) throw new Error('Somebody is missing');
    await pay(panel, second.reservationId);
    expect(await words(second, second.reservationId, 'contract')).toContain('UM/2027/00001');
    expect(await words(first, first.reservationId, 'contract')).toContain('UM/2027/00002');
    expect(await words(second, second.reservationId, 'invoice')).toContain('FV/2027/00001');
    // Midnight in Warsaw is 23:00 in UTC.
    await comingBack(panel, third, Date.UTC(2027, 11, 31, 23));
    const kept = await panel.kit.store.papers.get(first.reservationId, 'contract');
    expect([kept?.year, kept?.n]).toEqual([2027, 2]);
    expect(await words(third, third.reservationId, 'contract')).toContain('UM/2028/00001');
  });

  it('whoever names an older version is told, and nothing is made of what they did not see (R58)', async () => {
    const panel = await openPanel();
    const ewa = await booker(panel);
    const { reservationId: id } = ewa;
    const version = at(await trip(ewa), 'Version');
    await rename(ewa, [{ userNum: 2, firstName: 'Ola' }]);
    expect(await refusal(ewa, 'contractFile', { reservationId: id, expectedVersion: version })).toEqual([409, 'changedElsewhere']);
    expect(await panel.kit.store.papers.ofBooking(id)).toEqual([]);
    expect(await linkTo(ewa, id, 'contract', { expectedVersion: at(await trip(ewa), 'Version') })).not.toBeNull();
    // What was made is there to whoever asks.
    expect(await linkTo(ewa, id, 'contract', { expectedVersion: version })).not.toBeNull();
  });

  it('what a power cut left without a file is printed at the next call, of what it was made of', async () => {
    const panel = await openPanel();
    const ewa = await booker(panel);
    const { reservationId: id } = ewa;
    await mustLink(ewa, id, 'contract');
    const made = await panel.kit.store.papers.get(id, 'contract');
    if (made?.content?.kind !== 'contract') throw new Error('No contract');
    const { open: _open, ...rest } = made;
    const content = { ...made.content, booker: { ...made.content.booker, name: 'Przed Awarią' } };
    const other = await openPanel();
    const again = await booker(other);
    await other.kit.store.inTransaction([], async ({ papers }) => {
      await papers.add({ ...rest, content, bookingId: again.reservationId });
      return ok(undefined);
    });
    expect(await words(again, again.reservationId, 'contract')).toContain('Przed Awarią');
  });
});

describe('what papers say (R38)', () => {
  it('the contract names the booker and counts the others; the price, its rows and the days are the booking’s', async () => {
    const { id, browsers } = await cast();
    const text = await words(browsers.owner, id, 'contract');
    for (const part of [id, 'Ewa Żagiel 1', EWA, '2 osoby', '4 298 PLN', 'First Minute −400 PLN', '31.07-']) expect(text).toContain(part);
    for (const foreign of ['Ewa Żagiel 2', 'jan@example.com', '1995']) expect(text).not.toContain(foreign);
  });

  it('the invoice is to what the account says for invoices, else to the booker', async () => {
    const { panel, id, browsers } = await cast();
    await pay(panel, id);
    const firm = {
      invoiceName: 'Żagle sp. z o.o.',
      invoiceNip: '526-025-02-74',
      invoiceAddress: 'Portowa 1',
      invoiceCity: 'Gdynia',
      invoiceZip: '81350',
    };
    await well(browsers.owner, 'accountDetailsChange', firm);
    const text = await words(browsers.owner, id, 'invoice');
    for (const part of [
      'Żagle sp. z o.o. Portowa 1 81-350 Gdynia NIP 5260250274',
      '4 298 PLN',
      'procedura marży dla biur podróży',
      '10.01.2027',
    ])
      expect(text).toContain(part);
    const other = await cast();
    await pay(other.panel, other.id);
    expect(await words(other.browsers.owner, other.id, 'invoice')).toContain('Ewa Żagiel 1');
  });
});

describe('who may have a paper (R38, R45, A-122)', () => {
  const EXPECTED = { owner: 200, traveller: 403, stranger: 404, bookersBrowser: 200, nobody: 401 } as const;
  const TRIES = (['contract', 'invoice'] as const).flatMap((kind) => ROLES.map((role) => ({ kind, role, status: EXPECTED[role] })));

  it.each(TRIES)('the $kind by $role is $status, asked for and fetched, and who is refused makes none', async ({ kind, role, status }) => {
    const { panel, id, browsers } = await cast();
    await pay(panel, id);
    expect((await refusal(browsers[role], PAPERS[kind], { reservationId: id }))[0]).toBe(status);
    expect(await panel.kit.store.papers.ofBooking(id)).toHaveLength(status === 200 ? 1 : 0);
    // Somebody else's link is of no use.
    expect((await fetched(browsers[role], await mustLink(browsers.owner, id, kind))).statusCode).toBe(status);
  });

  it('the browser that booked has no invoice that names what the account knows, without a login (R35)', async () => {
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
  it('works as often as one likes, and ends after ten minutes to the millisecond', async () => {
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
  it('the contract is erased; the invoice stays as it was made, for the books alone', async () => {
    const { panel, id, browsers } = await cast();
    const { owner, bookersBrowser } = browsers;
    await pay(panel, id);
    const invoice = await file(owner, id, 'invoice');
    const links = [await mustLink(owner, id, 'contract'), await mustLink(bookersBrowser, id, 'invoice')];
    await comingBack(panel, browsers.bookersBrowser, Date.UTC(2027, 8, 1, 10));
    const again = panel.browser();
    await again.call('auth/login', { email: EWA, password: 'sekret1' });
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
    await again.call('auth/login', { email: EWA, password: 'sekret1' });
    await well(again, 'accountDelete');
    expect(await linkTo(browsers.bookersBrowser, id, 'contract')).toBeNull();
    expect(await panel.kit.store.papers.ofBooking(id)).toEqual([]);
  });
});
