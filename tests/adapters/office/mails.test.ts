import { describe, expect, it } from 'vitest';
import { openOffice } from './office-shop.ts';

const BY = ['--by', 'Anna Nowak'];

describe('the office commands `mail list` and `mail again`', () => {
  it('list unsent mails with reasons; an abandoned mail (no more retries) is a task; a resend keeps its id', async () => {
    const office = openOffice();
    await office.order(901, 601, 1);
    const { kit } = office.shop;
    const now = Date.parse('2030-01-01T00:00:00Z');
    const before = (await office.json('mail', 'list')) as {
      mails: readonly { id: string; kind: string }[];
    };
    const mail =
      before.mails.find(({ kind }) => kind === 'bookingPlaced') ?? expect.fail('no mail');
    await kit.outbox.lease(99, now, now + 1000);
    await kit.outbox.givenUp(mail.id, now, '550 5.1.1 nobody here');

    const [first] = ((await office.json('mail', 'list')) as typeof before).mails;
    expect(first).toMatchObject({
      id: mail.id,
      attempts: 1,
      retryAt: null,
      why: '550 5.1.1 nobody here',
    });
    expect((await office.run(['mail', 'list'])).out).toMatch(
      /bookingPlaced.*abandoned.*550 5\.1\.1 nobody here/,
    );
    expect((await office.json('lines')) as object).toMatchObject({
      lines: [{ kind: 'mailGivenUp', mailId: mail.id, mail: 'bookingPlaced' }],
    });
    expect((await office.run(['lines'])).out).toContain('mail again');

    expect((await office.run(['mail', 'again', mail.id])).code).toBe(2);
    expect(await office.run(['mail', 'again', mail.id, ...BY])).toMatchObject({
      code: 0,
      out: `Mail ${mail.id} is retried from now on.`,
    });
    expect((await kit.outbox.lease(99, now + 2000, now + 3000)).map(({ id }) => id)).toContain(
      mail.id,
    );
    expect((await office.run(['mail', 'again', 'nobody', ...BY])).err).toBe(
      'No unsent mail has this ID: mail list shows the IDs of unsent mails.',
    );

    await kit.outbox.givenUp(mail.id, now, 'not sent: the link in the mail has expired');
    office.sits('n');
    expect(await office.run(['mail', 'drop', mail.id, ...BY])).toMatchObject({ code: 1, out: '' });
    expect(office.sits('y')).toEqual([
      `Take mail ${mail.id} off the list, unsent? Its words are gone with it. [y/N] `,
    ]);
    expect(await office.run(['mail', 'drop', mail.id, ...BY])).toMatchObject({
      code: 0,
      out: `Mail ${mail.id} is off the list; it was not sent.`,
    });
    expect((await office.run(['mail', 'drop', mail.id, ...BY])).err).toContain(
      'No abandoned mail has this ID',
    );
    expect((await office.json('lines')) as object).toMatchObject({ lines: [] });
  });
});
