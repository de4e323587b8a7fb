import { describe, expect, it } from 'vitest';
import { mustSucceed, panelRefusal } from '../panel/panel-shop.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';
import {
  EWA,
  fetchLink,
  followLink,
  LINK_LIFE,
  linkTo,
  mustLink,
  openCast,
  openPaperFile,
  PAPER_ROUTES,
  passTimeInSession,
  payBooking,
  ROLES,
} from './paper.ts';

describe('access to papers (R38, R45, A-122)', () => {
  const EXPECTED = {
    owner: 200,
    traveller: 403,
    stranger: 404,
    bookersBrowser: 200,
    nobody: 401,
  } as const;
  const TRIES = (['contract', 'invoice'] as const).flatMap((kind) =>
    ROLES.map((role) => ({ kind, role, status: EXPECTED[role] })),
  );

  it.each(TRIES)(
    'R38.4: the calls for the paper $kind answer the role $role with $status; a refusal creates no paper',
    async ({ kind, role, status }) => {
      const { panel, id, browsers } = await openCast();
      await payBooking(panel, id);
      expect(
        (await panelRefusal(browsers[role], PAPER_ROUTES[kind], { reservationId: id }))[0],
      ).toBe(status);
      expect(await panel.kit.store.papers.ofBooking(id)).toHaveLength(status === 200 ? 1 : 0);
      expect(
        (await fetchLink(browsers[role], await mustLink(browsers.owner, id, kind))).statusCode,
      ).toBe(status);
    },
  );

  it('R35.5: without a login, the browser that booked gets the contract, but no invoice with account data', async () => {
    const { panel, id, browsers } = await openCast();
    await payBooking(panel, id);
    await mustSucceed(browsers.owner, 'accountDetailsChange', { invoiceName: 'Żagle sp. z o.o.' });
    expect(
      await panelRefusal(browsers.bookersBrowser, 'invoiceFile', { reservationId: id }),
    ).toEqual([401, 'noSession']);
    expect(await panel.kit.store.papers.ofBooking(id)).toEqual([]);
    const link = await mustLink(browsers.owner, id, 'invoice');
    expect(
      await panelRefusal(browsers.bookersBrowser, 'invoiceFile', { reservationId: id }),
    ).toEqual([401, 'noSession']);
    expect(await followLink(browsers.bookersBrowser, link)).toEqual([401, 'noSession']);
    expect(await linkTo(browsers.bookersBrowser, id, 'contract')).not.toBeNull();
  });

  it('R44: a call from a page of another site creates no paper', async () => {
    const { panel, id, browsers } = await openCast();
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
  it('R38.4: a link can be used many times and expires after exactly ten minutes', async () => {
    const { panel, id, browsers } = await openCast();
    const link = await mustLink(browsers.owner, id, 'contract');
    panel.clock.pass(LINK_LIFE - 1);
    const pdf = [200, 'application/pdf'];
    expect([
      await followLink(browsers.owner, link),
      await followLink(browsers.owner, link),
    ]).toEqual([pdf, pdf]);
    panel.clock.pass(1);
    expect(await followLink(browsers.owner, link)).toEqual([404, 'linkEnded']);
    expect(
      await followLink(browsers.owner, await mustLink(browsers.owner, id, 'contract')),
    ).toEqual(pdf);
  });

  it('a link to a paper gets 404 if its token is missing, invented or given twice', async () => {
    const { browsers } = await openCast();
    for (const token of ['', 'x', 'a'.repeat(43), '__proto__'])
      expect(await followLink(browsers.owner, `/v1/documents/download?token=${token}`)).toEqual([
        404,
        'linkEnded',
      ]);
    expect(await followLink(browsers.owner, '/v1/documents/download?token=a&token=b')).toEqual([
      404,
      'linkEnded',
    ]);
    expect(await followLink(browsers.owner, '/v1/documents/download')).toEqual([404, 'linkEnded']);
  });

  it('R38: the mail about an order brings the contract in the developer’s mailbox, too', async () => {
    const { browsers } = await openCast();
    const mails = await fetchLink(browsers.owner, '/dev/mail?to=ewa@example.com');
    const sent: readonly { Attachments: readonly unknown[] }[] = mails.json();
    expect(sent.flatMap(({ Attachments }) => Attachments)).toEqual([
      { Name: expect.stringMatching(/^rejs-/) },
      { Name: expect.stringMatching(/^umowa-UM-\d{4}-\d{5}\.pdf$/) },
    ]);
    const page = await fetchLink(browsers.owner, '/dev/poczta?to=ewa@example.com');
    const [, file = ''] = /href="([^"]+\.pdf)"/.exec(page.body) ?? [];
    const answer = await fetchLink(browsers.owner, file);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('R57.2: a browser that followed a refused link to a file gets a page that leads on', async () => {
    const { browsers } = await openCast();
    const lead = async (browser: WizardBrowser, url: string) => {
      const answer = await fetchLink(browser, url, { 'sec-fetch-mode': 'navigate' });
      return [answer.statusCode, /url=([^"]+)"/.exec(answer.body)?.[1]];
    };
    const [paper, file] = ['/v1/documents/download?token=x', '/v1/account/messages/file'];
    const login = (page: string) => `/zaloguj?dalej=${encodeURIComponent(page)}`;
    expect(await lead(browsers.owner, paper)).toEqual([404, '/twoj-panel']);
    expect(await lead(browsers.nobody, paper)).toEqual([401, login('/twoj-panel')]);
    expect(await lead(browsers.owner, file)).toEqual([404, '/twoj-panel/wiadomosci']);
    expect(await lead(browsers.nobody, file)).toEqual([401, login('/twoj-panel/wiadomosci')]);
  });

  it('the downloaded file is named after the paper’s number, and its response must not be cached', async () => {
    const { id, browsers } = await openCast();
    const { headers, rawPayload } = await fetchLink(
      browsers.owner,
      await mustLink(browsers.owner, id, 'contract'),
    );
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="umowa-UM-2027-00001.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('the store keeps only the hash of a link’s token', async () => {
    const { panel, id, browsers } = await openCast();
    const token = (await mustLink(browsers.owner, id, 'contract')).split('=')[1] ?? '';
    expect(await panel.kit.store.papers.link(token)).toBeNull();
  });
});

describe('papers of a deleted booker (R39)', () => {
  it('R39.3: the contract is erased; the invoice stays unchanged in the store, but nobody can download it', async () => {
    const { panel, id, browsers } = await openCast();
    const { owner, bookersBrowser } = browsers;
    await payBooking(panel, id);
    const invoice = await openPaperFile(owner, id, 'invoice');
    const links = [
      await mustLink(owner, id, 'contract'),
      await mustLink(bookersBrowser, id, 'invoice'),
    ];
    await passTimeInSession(panel, browsers.bookersBrowser, Date.UTC(2027, 8, 1, 10));
    const again = panel.browser();
    await again.call('auth/login', { email: EWA, password: 'sekret-1' });
    expect(await mustSucceed(again, 'accountDelete')).toEqual({ Deleted: true });
    const { papers } = panel.kit.store;
    expect([
      (await papers.get(id, 'contract'))?.content,
      await papers.file(id, 'contract'),
    ]).toEqual([null, null]);
    expect(Buffer.compare((await papers.file(id, 'invoice')) ?? Buffer.alloc(0), invoice)).toBe(0);
    expect((await papers.get(id, 'invoice'))?.content).toMatchObject({
      kind: 'invoice',
      buyer: { name: 'Ewa Żagiel 1' },
    });
    for (const kind of ['contractFile', 'invoiceFile'] as const)
      expect(await panelRefusal(bookersBrowser, kind, { reservationId: id })).toEqual([
        404,
        'notFound',
      ]);
    for (const link of links) expect((await followLink(bookersBrowser, link))[0]).toBe(404);
  });

  it('after the account is deleted, no new paper is created', async () => {
    const { panel, id, browsers } = await openCast();
    await passTimeInSession(panel, browsers.bookersBrowser, Date.UTC(2027, 8, 1, 10));
    const again = panel.browser();
    await again.call('auth/login', { email: EWA, password: 'sekret-1' });
    await mustSucceed(again, 'accountDelete');
    expect(await linkTo(browsers.bookersBrowser, id, 'contract')).toBeNull();
    expect(await panel.kit.store.papers.ofBooking(id)).toEqual([]);
  });
});

it('R39: a customer’s data export lists the papers of their own bookings', async () => {
  const { panel, id, browsers } = await openCast();
  await payBooking(panel, id);
  for (const kind of ['invoice', 'contract'] as const) await mustLink(browsers.owner, id, kind);
  const record = { ReservationId: id, MadeAt: '2027-01-10T10:00:00.000Z' };
  expect(at(await mustSucceed(browsers.owner, 'accountExport'), 'Export.Documents')).toEqual([
    { ...record, Kind: 'contract', Number: 'UM/2027/00001' },
    { ...record, Kind: 'invoice', Number: 'FV/2027/00001' },
  ]);
  expect(at(await mustSucceed(browsers.traveller, 'accountExport'), 'Export.Documents')).toEqual(
    [],
  );
});
