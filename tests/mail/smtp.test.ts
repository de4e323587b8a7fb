import { ok } from 'neverthrow';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DEMO_BRANDS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { createMailRenderer } from '../../adapters/mail/render.ts';
import { smtpSender } from '../../adapters/mail/smtp.ts';
import { openMemoryStore } from '../../adapters/storage/sqlite/in-memory.ts';
import { settingsOf } from '../../adapters/system/settings.ts';
import { sendMails } from '../../application/mail/send-mails.ts';
import { DAY_LENGTH, HOUR, type Instant, MINUTE } from '../../domain/calendar.ts';
import { DEMO_TOKENS } from '../support/brand-tokens.ts';
import { MAILS } from './fixtures.ts';
import { type MailFate, mailServer } from './smtp-server.ts';

const FROM = { name: 'Kilwater', address: 'rezerwacje@shop.example' };
const MAIL = {
  messageId: 'row-7@shop',
  from: FROM,
  to: 'anna@example.pl',
  subject: 'Ahoj',
  text: 'Treść',
  html: '<p>Treść</p>',
  sentAt: 0,
};

const senderTo = (url: string, { allowsUnencrypted = true, hangs = false } = {}) => {
  const sender = smtpSender({
    tokens: DEMO_TOKENS,
    url,
    allowsUnencrypted,
    ...(hangs ? { patience: 1000 } : {}),
  });
  onTestFinished(() => sender.close());
  return sender;
};

describe('the SMTP sender', () => {
  it('sends text and HTML with Message-ID, logo, QR code and calendar entry', async () => {
    const { received, url } = await mailServer('takes');
    const render = createMailRenderer({
      tokens: DEMO_TOKENS,
      settings: settingsOf(DEMO_BRANDS),
      addressOf: () => 'https://shop.example',
      sceneOf: () => null,
    });
    const [content = expect.fail()] = MAILS.bookingPlaced;
    const mail = render(
      { id: 'row-7', siteId: 1, to: 'anna@example.pl', content, createdAt: 0 },
      0,
    );
    expect((await senderTo(url).send(mail)).isOk()).toBe(true);
    const [message = ''] = received;
    for (const line of [
      'Message-ID: <row-7@shop.example>',
      'From: Kilwater <rezerwacje@shop.example>',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
      'Content-ID: <mark@mail>',
      'Content-ID: <head@mail>',
      'Content-ID: <code@mail>',
      'filename=rejs-ABCDEFGH.ics',
    ])
      expect(message).toContain(line);
    expect(message).toMatch(/^To: <?anna@example\.pl>?/m);
    expect(message).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/);
  });

  it('R38: attaches the contract to a confirmation, and sends the mail alone if no contract exists', async () => {
    const { received, url } = await mailServer('takes');
    const contractOf = async (id: string) =>
      id === 'ABCDEFGH'
        ? { name: 'umowa-1-2027.pdf', file: new TextEncoder().encode('%PDF-1.7 umowa') }
        : null;
    const sender = smtpSender({ tokens: DEMO_TOKENS, url, allowsUnencrypted: true, contractOf });
    onTestFinished(() => sender.close());
    for (const contractOf of ['ABCDEFGH', 'OTHER222']) await sender.send({ ...MAIL, contractOf });
    await sender.send(MAIL);
    expect(received.map((mail) => mail.includes('filename=umowa-1-2027.pdf'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(received[0]).toContain(Buffer.from('%PDF-1.7 umowa').toString('base64'));
  });

  it('RFC 8058: only newsletter mails have the headers for unsubscribing with one click', async () => {
    const { received, url } = await mailServer('takes');
    const sender = senderTo(url);
    await sender.send({ ...MAIL, leaveUrl: 'https://shop.example/newsletter/wypisz/abc' });
    await sender.send(MAIL);
    const [newsletter = '', other = ''] = received;
    expect(newsletter).toContain('List-Unsubscribe: <https://shop.example/newsletter/wypisz/abc>');
    expect(newsletter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(other).not.toContain('List-Unsubscribe');
  });

  it('sends nothing to a server without encryption unless the configuration allows it', async () => {
    const { received, url } = await mailServer('takes');
    const failure = await senderTo(url.replace('?ignoreTLS=true', ''), {
      allowsUnencrypted: false,
    }).send(MAIL);
    expect(failure._unsafeUnwrapErr().final).toBe(false);
    expect(received).toEqual([]);
  });

  it('V12.3.1, V12.3.2: sends nothing to a server with an untrusted certificate', async () => {
    const { received, url } = await mailServer('offersUnknownTls');
    const failure = (
      await senderTo(url.replace('?ignoreTLS=true', ''), { allowsUnencrypted: false }).send(MAIL)
    )._unsafeUnwrapErr();
    expect([failure.final, failure.why]).toEqual([false, expect.stringMatching(/certificate/i)]);
    expect(received).toEqual([]);
  });

  it.each([
    [{ refuses: 'reader', code: 550 }, true],
    [{ refuses: 'words', code: 554 }, true],
    [{ refuses: 'reader', code: 451 }, false],
    [{ refuses: 'words', code: 452 }, false],
    // If the server refuses the shop's sender, mails wait until the setting is corrected.
    [{ refuses: 'sender', code: 553 }, false],
    ['hangs', false],
    ['dropsAfterData', false],
  ] as const)(
    'a mail fails for ever only after a 5xx for its recipient (reader) or text (words): %o gives %s',
    async (fate, final) => {
      const { url } = await mailServer(fate);
      const failure = (
        await senderTo(url, { hangs: fate === 'hangs' }).send(MAIL)
      )._unsafeUnwrapErr();
      expect([failure.final, failure.why === '']).toEqual([final, false]);
      // The cause goes to the log, which must not contain addresses.
      expect(failure.cause).not.toContain('@');
    },
  );
});

const T0 = Date.parse('2027-03-01T09:00:00Z');

const postMail = async (...fates: readonly MailFate[]) => {
  const kit = openMemoryStore();
  const server = await mailServer(...fates);
  const mail = {
    id: 'mail-1',
    siteId: 1,
    to: 'anna@example.pl',
    content: { kind: 'accountExists' },
    createdAt: T0,
  } as const;
  await kit.store.inTransaction<void, never>([], async ({ outbox }) => {
    await outbox.add(mail);
    return ok(undefined);
  });
  const sender = senderTo(server.url, { hangs: fates.includes('hangs') });
  const outcomes: boolean[] = [];
  let now = T0;
  const look = () =>
    sendMails({
      outbox: kit.outbox,
      asItStands: async (mail) => ok(mail),
      sender,
      render: ({ id, to }, sentAt) => ({ ...MAIL, messageId: `${id}@shop`, to, sentAt }),
      clock: { now: () => now },
      failed: (_mail, _cause, givenUp) => outcomes.push(givenUp),
    });
  const lookUntil = async (until: Instant, every: Instant): Promise<void> => {
    for (; now <= until; now += every) await look();
  };
  return { kit, server, lookUntil, told: outcomes, unsent: kit.store.unsentMails.all };
};

describe('a mail whose server fails', () => {
  it('a server that refuses every mail at first (greylisting) gets the mail once, at a later attempt', async () => {
    const later = { refuses: 'reader', code: 451 } as const;
    const { server, lookUntil, told, unsent } = await postMail(later, later, later, 'takes');
    await lookUntil(T0 + 10 * MINUTE, 5000);
    expect([server.ids(), told, await unsent()]).toEqual([
      ['mail-1@shop'],
      [false, false, false],
      [],
    ]);
  });

  it('a server that disconnects after the mail’s data gets the mail again with the same Message-ID', async () => {
    const { server, lookUntil, unsent } = await postMail('dropsAfterData', 'takes');
    await lookUntil(T0 + MINUTE, 5000);
    expect([server.ids(), await unsent()]).toEqual([['mail-1@shop', 'mail-1@shop'], []]);
  });

  it('sending to a server that hangs times out, and a later attempt sends the mail', async () => {
    const { server, lookUntil, unsent } = await postMail('hangs', 'takes');
    await lookUntil(T0 + MINUTE, 5000);
    expect([server.ids(), await unsent()]).toEqual([['mail-1@shop'], []]);
  });

  it('after three days of refusals no attempt is made any more, but the office can resend the mail', async () => {
    const { kit, server, lookUntil, told, unsent } = await postMail({
      refuses: 'words',
      code: 452,
    });
    await lookUntil(T0 + 3 * DAY_LENGTH - HOUR, HOUR / 2);
    expect(await unsent()).toMatchObject([{ id: 'mail-1', givenUpAt: null }]);
    await lookUntil(T0 + 4 * DAY_LENGTH, HOUR / 2);
    const [abandoned = expect.fail()] = await unsent();
    expect(abandoned).toMatchObject({
      to: 'anna@example.pl',
      kind: 'accountExists',
      retryAt: null,
    });
    expect(abandoned.why).toContain('452');
    expect(abandoned.givenUpAt ?? 0).toBeLessThan(T0 + 3 * DAY_LENGTH + HOUR);
    expect(told.filter(Boolean)).toEqual([true]);
    expect(server.ids()).toEqual([]);

    const mended = await mailServer('takes');
    await kit.store.unsentMails.tryAgain('mail-1', T0 + 5 * DAY_LENGTH);
    await sendMails({
      outbox: kit.outbox,
      asItStands: async (mail) => ok(mail),
      sender: senderTo(mended.url),
      render: ({ id, to }, sentAt) => ({ ...MAIL, messageId: `${id}@shop`, to, sentAt }),
      clock: { now: () => T0 + 5 * DAY_LENGTH },
      failed: () => expect.fail('The server is mended'),
    });
    expect([mended.ids(), await unsent()]).toEqual([['mail-1@shop'], []]);
  });

  it('a mail to an unknown recipient is never retried', async () => {
    const { server, lookUntil, told, unsent } = await postMail(
      { refuses: 'reader', code: 550 },
      'takes',
    );
    await lookUntil(T0 + HOUR, MINUTE);
    expect([server.ids(), told]).toEqual([[], [true]]);
    expect(await unsent()).toMatchObject([{ attempts: 1, givenUpAt: T0 }]);
  });
});
