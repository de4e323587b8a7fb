import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { ACCOUNTS, STORE } from '../../../adapters/composition/tokens.ts';
import { consents } from '../../../adapters/http/contract/consents.pl.ts';
import { routes } from '../../../adapters/http/contract/routes.ts';
import { mountNewsletterPages } from '../../../adapters/http/server/pages/newsletter-pages.ts';
import type { RenderedPage } from '../../../application/ports/page-renderer.ts';
import { DAY_LENGTH, HOUR } from '../../../domain/calendar.ts';
import { statusAndCause } from '../accounts/customer.ts';
import { openServerShop, ServerBrowser, serverWith } from '../server/server-shop.ts';

const PATH = '/v1/contact/newsletter';
const ANNA = 'anna@example.pl';
const WISH = { siteId: 1, email: 'Anna@Example.pl' };
const ALREADY = [409, 'alreadySubscribed'];

type Shop = Awaited<ReturnType<typeof openServerShop>>;

const pagesOf = async (shop: Shop) => {
  const deps = {
    ...(await shop.container.getAsync(ACCOUNTS)),
    originOf: () => 'https://kilwater.example',
    siteOf: () => 1,
  };
  const renderer = { render: ({ content }: RenderedPage) => `<p>${String(content.step)}</p>` };
  const nowhere = (_: FastifyRequest, reply: FastifyReply) => reply.code(404).send();
  return serverWith(shop, {
    pages: {
      mount: (app) => mountNewsletterPages(app, { ...deps, renderer }),
      ready: () => null,
      away: nowhere,
      notFound: nowhere,
    },
  });
};
const listOf = async (shop: Shop) => (await shop.container.getAsync(STORE)).store.newsletter.all(1);
const linkIn = (text: string, kind: string): string =>
  new RegExp(`/newsletter/${kind}/[\\w-]+`).exec(text)?.[0] ?? 'no link';

describe('the newsletter (document 3, 2.19 and 8; P-002)', () => {
  it('an e-mail is pending until its owner follows the link; text and time of the consent are stored', async () => {
    const shop = await openServerShop();
    const pages = await pagesOf(shop);
    const browser = new ServerBrowser(shop);
    const begun = shop.clock.now();
    const answer = await browser.post(PATH, WISH);
    expect(statusAndCause(answer)).toEqual([200, { message: 'subscribed' }]);
    expect(decode(routes.newsletter.response, answer.json()).isOk()).toBe(true);
    const [mail] = await browser.mails(ANNA);
    expect(await listOf(shop)).toMatchObject([
      { email: ANNA, confirmedAt: null, consent: { wording: consents.newsletter, at: begun } },
    ]);
    shop.clock.pass(HOUR);
    const path = linkIn(mail?.Text ?? '', 'potwierdz');
    // Mail programs follow links, so opening the page changes nothing.
    await pages.inject({ method: 'GET', url: path });
    expect((await listOf(shop))[0]?.confirmedAt).toBeNull();
    await pages.inject({
      method: 'POST',
      url: path,
      payload: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect((await listOf(shop))[0]?.confirmedAt).toBe(begun + HOUR);
    shop.clock.pass(HOUR);
    await pages.inject({ method: 'POST', url: path });
    expect((await listOf(shop))[0]?.confirmedAt).toBe(begun + HOUR);
  });

  it('a repeated e-mail is refused; while it is not confirmed, its owner gets at most one new mail a day', async () => {
    const shop = await openServerShop();
    const pages = await pagesOf(shop);
    const browser = new ServerBrowser(shop);
    await browser.post(PATH, WISH);
    expect(statusAndCause(await browser.post(PATH, WISH))).toEqual(ALREADY);
    shop.clock.pass(DAY_LENGTH - 1);
    expect(statusAndCause(await browser.post(PATH, WISH))).toEqual(ALREADY);
    expect(await browser.mails(ANNA)).toHaveLength(1);
    shop.clock.pass(1);
    expect(statusAndCause(await browser.post(PATH, WISH))).toEqual(ALREADY);
    const [again, first] = await browser.mails(ANNA);
    const answers = [first, again].map((mail) =>
      pages.inject({ method: 'POST', url: linkIn(mail?.Text ?? '', 'potwierdz') }),
    );
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([404, 200]);
    shop.clock.pass(2 * DAY_LENGTH);
    expect(statusAndCause(await browser.post(PATH, WISH))).toEqual(ALREADY);
    expect(await browser.mails(ANNA)).toHaveLength(2);
  });

  it('RFC 8058: every mail has an unsubscribe link, which works without a session and from other sites', async () => {
    const shop = await openServerShop();
    const pages = await pagesOf(shop);
    const browser = new ServerBrowser(shop);
    await browser.post(PATH, WISH);
    const kit = await shop.container.getAsync(STORE);
    const [mail] = await browser.mails(ANNA);
    const path = linkIn(mail?.Text ?? '', 'wypisz');
    expect(mail?.Html).toContain(path);
    expect((await kit.mailbox.list(ANNA))[0]?.leaveUrl).toMatch(
      new RegExp(`^https?://[^/]+${path}$`),
    );
    const oneClick = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    };
    const answer = await pages.inject({
      method: 'POST',
      url: path,
      payload: 'List-Unsubscribe=One-Click',
      headers: oneClick,
    });
    expect([answer.statusCode, await listOf(shop)]).toEqual([200, []]);
  });

  it.each([
    ['no content type and no content', {}, undefined],
    ['no content type', {}, 'List-Unsubscribe=One-Click'],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'List-Unsubscribe=One-Click',
    ],
    [
      'a form of several parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['plain text', { 'content-type': 'text/plain' }, 'List-Unsubscribe=One-Click'],
    ['JSON that is none', { 'content-type': 'application/json' }, 'List-Unsubscribe=One-Click'],
    ['a type that nobody knows', { 'content-type': 'application/x-mail-program' }, 'x'],
    ['a content type that is none', { 'content-type': 'nonsense' }, 'x'],
  ])(
    'RFC 8058: a POST with %s to the unsubscribe link unsubscribes; a second POST also gets 200',
    async (_, headers, payload) => {
      const shop = await openServerShop();
      const pages = await pagesOf(shop);
      const browser = new ServerBrowser(shop);
      await browser.post(PATH, WISH);
      const url = linkIn((await browser.mails(ANNA))[0]?.Text ?? '', 'wypisz');
      const press = () =>
        pages.inject({
          method: 'POST',
          url,
          headers,
          ...(payload === undefined ? {} : { payload }),
        });
      const first = await press();
      expect([first.statusCode, first.body, await listOf(shop)]).toEqual([200, '<p>left</p>', []]);
      const second = await press();
      expect([second.statusCode, second.body]).toEqual([200, '<p>unknown</p>']);
      expect(
        (await pages.inject({ method: 'POST', url: `${url.slice(0, -1)}`, headers })).statusCode,
      ).toBe(404);
    },
  );

  it.each([
    ['no e-mail', { siteId: 1, email: '' }, 'required'],
    ['a wrong e-mail', { siteId: 1, email: 'anna@' }, 'invalid'],
    ['a number', { siteId: 1, email: 5 }, 'invalid'],
    ['too long a text', { siteId: 1, email: 'x'.repeat(1001) }, 'tooLong'],
  ])(
    'a subscription with %s gets 400 `E-mail is invalid` and sends no mail',
    async (_, body, code) => {
      const browser = new ServerBrowser(await openServerShop());
      const answer = await browser.post(PATH, body);
      expect([answer.statusCode, answer.json().message, answer.json().errors]).toEqual([
        400,
        'E-mail is invalid',
        [{ field: 'email', code }],
      ]);
    },
  );

  it.each(['leaveEmpty', 'website'])(
    'R42.18: if the honeypot (%s) is filled, the e-mail goes to the office, not onto the list',
    async (field) => {
      const shop = await openServerShop({ config: { officeEmail: 'biuro@rejsy.example' } });
      const browser = new ServerBrowser(shop);
      expect(
        statusAndCause(await browser.post(PATH, { ...WISH, [field]: 'https://anna.example' })),
      ).toEqual([200, { message: 'subscribed' }]);
      expect([await listOf(shop), await browser.mails(ANNA)]).toEqual([[], []]);
      const [mail] = await browser.mails('biuro@rejsy.example');
      expect(mail?.Subject).toBe('Do sprawdzenia: zapis na newsletter, anna@example.pl');
      expect(mail?.Text).toContain('poproś o ponowny zapis');
    },
  );

  it('R42.8, R42.13: an IP address can make ten calls an hour; refused calls count too', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop, { address: '203.0.113.5' });
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        browser.post(PATH, { ...WISH, email: `a${n % 2}@example.pl` }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
    expect(
      (await new ServerBrowser(shop, { address: '203.0.113.6' }).post(PATH, WISH)).statusCode,
    ).toBe(200);
  });

  it('a newsletter chosen at registration starts at activation; deleting the account ends it', async () => {
    const shop = await openServerShop();
    const pages = await pagesOf(shop);
    const browser = new ServerBrowser(shop);
    const who = {
      siteId: 1,
      email: ANNA,
      password: 'Rejs-po-Adriatyku-7',
      policyAccepted: 1,
      newsletterAccepted: 1,
    };
    await browser.post('/v1/account/create', who);
    expect(await listOf(shop)).toEqual([]);
    const token = /\/Activate\/([\w-]+)/.exec((await browser.mails(ANNA))[0]?.Text ?? '')?.[1];
    expect(
      (await browser.post('/v1/account/confirm', { token, password: who.password })).statusCode,
    ).toBe(200);
    const [subscription] = await listOf(shop);
    expect(subscription).toMatchObject({
      email: ANNA,
      consent: { wording: consents.newsletterOfAccount },
    });
    expect(subscription?.confirmedAt).not.toBeNull();
    await pages.inject({ method: 'POST', url: `/newsletter/wypisz/${subscription?.leaveKey}` });
    const kit = await shop.container.getAsync(STORE);
    expect([(await kit.store.accounts.byEmail(ANNA))?.newsletter, await listOf(shop)]).toEqual([
      false,
      [],
    ]);
  });
});
