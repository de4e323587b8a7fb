import { expect, it } from 'vitest';
import { ACCOUNTS, STORE } from '../../../adapters/composition/tokens.ts';
import { contactScriptlessForm } from '../../../adapters/http/server/pages/contact-page.ts';
import {
  contactHandlers,
  newsletterHandlers,
} from '../../../adapters/http/server/pages/form-handlers.ts';
import { newsletterScriptlessForm } from '../../../adapters/http/server/pages/newsletter-pages.ts';
import type { PageCache } from '../../../adapters/http/server/pipeline/page-cache.ts';
import type { RenderedPage } from '../../../application/ports/page-renderer.ts';
import { openServerShop, ServerBrowser, serverWith } from '../server/server-shop.ts';

const OFFICE = 'biuro@rejsy.example';

const nothing = () => {
  throw new Error('Not asked of a form');
};

const plainShop = async () => {
  const shop = await openServerShop();
  const company = { Name: '', Address: '', Zip: '', City: '', Nip: '' };
  const deps = {
    renderer: { render: ({ content }: RenderedPage) => JSON.stringify(content) },
    ...{ originOf: () => 'https://kilwater.example', siteOf: () => 1 },
    contactOf: () => ({ OfficeHours: '', Phone: null, Email: null, Company: company }),
    offers: { of: nothing, here: nothing, changed: nothing },
    pageCache: {
      send: nothing,
      sendPlain: nothing,
      missing: nothing,
      notFound: nothing,
      find: nothing,
    } satisfies PageCache,
  };
  const accounts = await shop.container.getAsync(ACCOUNTS);
  const withOffice = { ...accounts, office: { emailOf: () => OFFICE } };
  const app = await serverWith(shop, {
    handlers: { ...contactHandlers(withOffice), ...newsletterHandlers(withOffice) },
    pages: {
      forms: {
        contactRequest: contactScriptlessForm(deps),
        newsletter: newsletterScriptlessForm(deps),
      },
      mount: () => {},
      ready: () => null,
      away: nothing,
      notFound: nothing,
    },
  });
  const send = async (
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const payload = new URLSearchParams(fields).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...type, ...headers },
    });
    return { status: answer.statusCode, headers: answer.headers, page: JSON.parse(answer.body) };
  };
  const mails = (to: string) => new ServerBrowser(shop).mails(to);
  const list = async () => (await shop.container.getAsync(STORE)).store.newsletter.all(1);
  return { send, mails, list };
};

const LETTER = { email: 'anna@example.pl', contents: 'Czy mogę zabrać psa?', leaveEmpty: '' };

it('P-157, P-163: without JavaScript a message reaches the office, or the form returns with its errors', async () => {
  const { send, mails } = await plainShop();
  const sent = await send('/kontakt', LETTER);
  expect([sent.status, sent.headers['cache-control'], sent.page.answer.body]).toEqual([
    200,
    'no-store',
    { message: 'sent' },
  ]);
  expect((await mails(OFFICE))[0]?.Text).toContain('Czy mogę zabrać psa?');
  const wrong = await send('/kontakt', { ...LETTER, email: 'anna@' });
  expect([wrong.status, wrong.page.answer.body.errors, wrong.page.answer.fields.contents]).toEqual([
    400,
    [{ field: 'email', code: 'invalid' }],
    LETTER.contents,
  ]);
  expect(await mails(OFFICE)).toHaveLength(1);
});

it('R42.13, R42.18, R44.4: forms without JavaScript have a rate limit, an origin check and a honeypot', async () => {
  const { send, mails } = await plainShop();
  expect((await send('/kontakt', LETTER, { origin: 'https://elsewhere.example' })).status).toBe(
    403,
  );
  expect((await send('/kontakt', { ...LETTER, leaveEmpty: 'spam' })).status).toBe(200);
  expect((await mails(OFFICE)).map(({ Subject }) => Subject)).toEqual([
    'Do sprawdzenia: wiadomość ze strony od anna@example.pl',
  ]);
  for (let n = 0; n < 9; n += 1)
    expect((await send('/kontakt', { ...LETTER, email: '' })).status).toBe(400);
  const late = await send('/kontakt', LETTER);
  expect([late.status, late.headers['retry-after'], late.page.answer.fields.contents]).toEqual([
    429,
    '3600',
    LETTER.contents,
  ]);
});

it('P-147, P-156: with consent the form stores a pending e-mail; without consent or again it is refused', async () => {
  const { send, list } = await plainShop();
  const wish = { email: 'anna@example.pl', leaveEmpty: '' };
  expect((await send('/newsletter', wish)).status).toBe(400);
  expect(await list()).toEqual([]);
  expect((await send('/newsletter', { ...wish, consent: 'on' })).status).toBe(200);
  expect(await list()).toMatchObject([{ email: 'anna@example.pl', confirmedAt: null }]);
  expect((await send('/newsletter', { ...wish, consent: 'on' })).page.answer.body.message).toBe(
    'already subscribed',
  );
});
