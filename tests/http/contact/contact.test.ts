import { describe, expect, it } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { MAIL_WORKER, STORE } from '../../../adapters/composition/tokens.ts';
import { routes } from '../../../adapters/http/contract/routes.ts';
import type { SecurityEvent } from '../../../application/ports/security-log.ts';
import { DAY_LENGTH, HOUR } from '../../../domain/calendar.ts';
import { statusAndCause } from '../accounts/customer.ts';
import { openServerShop, ServerBrowser } from '../server/server-shop.ts';

const OFFICE = 'biuro@rejsy.example';
const PATH = '/v1/contact/request';
const LETTER = { siteId: 1, email: 'Anna@Example.pl', contents: 'Czy mogę zabrać psa?\n\nAnna' };

const shopWithOffice = () => openServerShop({ config: { officeEmail: OFFICE } });

describe('a contact message to the office (document 3, 2.13 and 8)', () => {
  it('a message is mailed to the office; a reply to the mail goes to the sender', async () => {
    const shop = await shopWithOffice();
    const browser = new ServerBrowser(shop);
    const answer = await browser.post(PATH, LETTER);
    expect(statusAndCause(answer)).toEqual([200, { message: 'sent' }]);
    expect(decode(routes.contactRequest.response, answer.json()).isOk()).toBe(true);
    const [mail, ...furtherMails] = await browser.mails(OFFICE);
    expect(furtherMails).toEqual([]);
    expect(mail?.Subject).toBe('Wiadomość ze strony od anna@example.pl');
    for (const words of ['anna@example.pl', 'Czy mogę zabrać psa?'])
      expect(mail?.Text).toContain(words);
    const kit = await shop.container.getAsync(STORE);
    expect((await kit.mailbox.list(OFFICE))[0]?.replyTo).toBe('anna@example.pl');
    // The sender gets no mail, so nobody can make the shop write to another person's address.
    expect(await browser.mails('anna@example.pl')).toEqual([]);
  });

  it('the mail contains the message with its HTML escaped', async () => {
    const browser = new ServerBrowser(await shopWithOffice());
    await browser.post(PATH, { ...LETTER, contents: '<img src=x onerror="alert(1)">' });
    expect((await browser.mails(OFFICE))[0]?.Html).toContain(
      '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;',
    );
  });

  it.each([
    ['no e-mail', { ...LETTER, email: '' }, [{ field: 'email', code: 'required' }]],
    ['a wrong e-mail', { ...LETTER, email: 'anna@' }, [{ field: 'email', code: 'invalid' }]],
    ['no words', { ...LETTER, contents: '' }, [{ field: 'contents', code: 'required' }]],
    ['spaces alone', { ...LETTER, contents: ' \n ' }, [{ field: 'contents', code: 'required' }]],
    [
      'too many words',
      { ...LETTER, contents: 'x'.repeat(5001) },
      [{ field: 'contents', code: 'tooLong' }],
    ],
    ['an unknown brand', { ...LETTER, siteId: 9 }, 'unknownSite'],
  ])('a message with %s gets 400 and sends no mail', async (_, body, expected) => {
    const browser = new ServerBrowser(await shopWithOffice());
    expect(statusAndCause(await browser.post(PATH, body))).toEqual([400, expected]);
    expect(await browser.mails(OFFICE)).toEqual([]);
  });

  it('R42.13: refused messages count towards the rate limit too, whatever the reason of the refusal', async () => {
    const browser = new ServerBrowser(await shopWithOffice(), { address: '203.0.113.5' });
    for (const body of [
      {},
      { ...LETTER, email: 'anna@' },
      { ...LETTER, contents: ' ' },
      { ...LETTER, siteId: 9 },
    ])
      expect((await browser.post(PATH, body)).statusCode).toBe(400);
    expect((await browser.post(PATH, '{')).statusCode).toBe(400);
    for (let n = 0; n < 5; n += 1) expect((await browser.post(PATH, LETTER)).statusCode).toBe(200);
    expect((await browser.post(PATH, LETTER)).statusCode).toBe(429);
    expect((await browser.post(PATH, {})).statusCode).toBe(429);
  });

  it('R42.7, R57: an IP address can send ten messages an hour; the next one gets 429 with Retry-After', async () => {
    const shop = await shopWithOffice();
    const browser = new ServerBrowser(shop, { address: '203.0.113.5' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.post(PATH, LETTER)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array(10).fill(200),
      429,
      429,
    ]);
    expect((await browser.post(PATH, LETTER)).headers['retry-after']).toBe('3600');
    expect(
      (await new ServerBrowser(shop, { address: '203.0.113.6' }).post(PATH, LETTER)).statusCode,
    ).toBe(200);
    shop.clock.pass(HOUR + 1);
    expect((await browser.post(PATH, LETTER)).statusCode).toBe(200);
  });

  it.each(['leaveEmpty', 'website'])(
    'R42.18: if the honeypot (%s) is filled, a message reaches the office, marked as doubtful',
    async (field) => {
      const events: SecurityEvent[] = [];
      const shop = await openServerShop({
        config: { officeEmail: OFFICE },
        security: { note: (event) => events.push(event) },
      });
      const browser = new ServerBrowser(shop);
      expect(
        statusAndCause(await browser.post(PATH, { ...LETTER, [field]: 'https://anna.example' })),
      ).toEqual([200, { message: 'sent' }]);
      const [mail] = await browser.mails(OFFICE);
      expect(mail?.Subject).toBe('Do sprawdzenia: wiadomość ze strony od anna@example.pl');
      for (const words of ['mógł wysłać program', 'Czy mogę zabrać psa?'])
        expect(mail?.Text).toContain(words);
      expect(events).toMatchObject([
        {
          name: 'form.trapped',
          outcome: 'done',
          reason: 'honeypot',
          account: null,
          who: { address: '127.0.0.1' },
        },
      ]);
      expect(JSON.stringify(events)).not.toMatch(/anna|psa/i);
      await browser.post(PATH, { ...LETTER, [field]: '' });
      const subjects = (await browser.mails(OFFICE)).map(({ Subject }) => Subject);
      expect([subjects.length, events.length]).toEqual([2, 1]);
      expect(subjects).toContain('Wiadomość ze strony od anna@example.pl');
    },
  );

  it('R42.18: an empty message is refused, even if the honeypot is filled', async () => {
    const browser = new ServerBrowser(await shopWithOffice());
    const body = { ...LETTER, contents: ' ', leaveEmpty: 'x' };
    expect(statusAndCause(await browser.post(PATH, body))).toEqual([
      400,
      [{ field: 'contents', code: 'required' }],
    ]);
  });

  it('while the mail server is down, a message stays in the outbox; it is sent on a later attempt', async () => {
    const shop = await openServerShop({
      config: { officeEmail: OFFICE, smtpUrl: 'smtp://127.0.0.1:9', smtpAllowsUnencrypted: true },
    });
    expect((await new ServerBrowser(shop).post(PATH, LETTER)).statusCode).toBe(200);
    await (await shop.container.getAsync(MAIL_WORKER)).drain();
    const kit = await shop.container.getAsync(STORE);
    shop.clock.pass(DAY_LENGTH);
    const waiting = await kit.outbox.lease(9, shop.clock.now(), shop.clock.now() + HOUR);
    expect(waiting).toMatchObject([
      {
        to: OFFICE,
        content: { kind: 'contactRequest', email: 'anna@example.pl', contents: LETTER.contents },
      },
    ]);
  });

  it('R44: a message sent from a page of another site is refused', async () => {
    const browser = new ServerBrowser(await shopWithOffice());
    expect((await browser.post(PATH, LETTER, { origin: 'https://evil.example' })).statusCode).toBe(
      403,
    );
    expect(await browser.mails(OFFICE)).toEqual([]);
  });

  it('the shop deletes a message after its mail to the office was sent', async () => {
    const shop = await shopWithOffice();
    await new ServerBrowser(shop).post(PATH, LETTER);
    const kit = await shop.container.getAsync(STORE);
    await (await shop.container.getAsync(MAIL_WORKER)).drain();
    expect(await kit.outbox.lease(9, shop.clock.now() + HOUR, shop.clock.now() + 2 * HOUR)).toEqual(
      [],
    );
  });
});
