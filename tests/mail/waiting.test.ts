import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { bookingMailWords } from '../../adapters/mail/notification-letters.ts';
import { openMemoryStore } from '../../adapters/storage/sqlite/in-memory.ts';
import { officeActor } from '../../application/booking/actor.ts';
import { submitCommandAsActor } from '../../application/booking/submit-command.ts';
import { executeDueCommands } from '../../application/jobs/execute-due-commands.ts';
import { updateMailToCurrentData } from '../../application/mail/current-data.ts';
import { sendMails } from '../../application/mail/send-mails.ts';
import { submitOfficeCommand } from '../../application/office/bookings.ts';
import type { MailContent } from '../../application/ports/mail/content.ts';
import { addDays, DAY_LENGTH, dayOf, HOUR, type Instant } from '../../domain/calendar.ts';
import { zloty } from '../../domain/money.ts';
import { offerWith, unitWith } from '../arbitraries/offers.ts';
import { confirmCommand, NOW, raceShop } from '../races/race-shop.ts';
import { blankMail } from '../support/blank-mail.ts';
import { MAILS } from './fixtures.ts';

const UNIT = unitWith({ id: 731, yachts: 1, berths: 8, cabins: 3 });
const OFFER = offerWith({
  id: 931,
  from: '2027-07-31',
  to: '2027-08-07',
  units: [UNIT],
  firstMinuteUntil: null,
  secondMinuteUntil: null,
});
const reviewLinks = { keyOf: async (bookingId: string) => `${bookingId}-key` };

const at = (day: string): Instant => Date.parse(`${day}T10:00:00Z`);

/** A shop that sends mails only by `post`. Without `unpaid` the first instalment is paid. */
const shopWithout = async (how: { readonly unpaid?: 'online' | 'transfer' } = {}) => {
  const kit = openMemoryStore();
  const shop = raceShop(kit, OFFER);
  const id = await shop.draft({ name: 'ANNA', unitId: 731, people: 2 });
  await shop.well('ANNA', id, {
    ...confirmCommand,
    paymentOption: 'installment',
    paymentType: how.unpaid ?? 'transfer',
  } as typeof confirmCommand);
  const office = submitOfficeCommand(shop.deps);
  const pays = async (paymentId: string, amount: number) =>
    (
      await office('Ola', id, {
        type: 'registerPayment',
        paymentId,
        method: 'transfer',
        amount: zloty(amount),
      })
    )._unsafeUnwrap();
  if (how.unpaid === undefined) await pays('P1', 1000);
  const pass = executeDueCommands({
    ...shop.deps,
    refused: (bookingId, kind) => expect.fail(`${bookingId}: ${kind}`),
  });
  const look = async (day: string): Promise<void> => {
    shop.at(at(day));
    await pass();
  };
  const post = async (day: string): Promise<readonly MailContent[]> => {
    shop.at(at(day));
    const sent: MailContent[] = [];
    await sendMails({
      ...{
        outbox: kit.outbox,
        asItStands: updateMailToCurrentData({ ...shop.deps, reviewLinks }),
        clock: shop.deps.clock,
        failed: () => undefined,
      },
      render: (mail, sentAt) => {
        sent.push(mail.content);
        return blankMail(mail, sentAt);
      },
      sender: { send: async () => ok(undefined) },
    });
    return sent;
  };
  const add = (content: MailContent, createdAt = NOW) =>
    kit.store.inTransaction<void, never>([], async ({ outbox }) => {
      await outbox.add({
        id: `alone ${content.kind}`,
        siteId: 1,
        to: 'anna@example.pl',
        content,
        createdAt,
      });
      return ok(undefined);
    });
  const givenUp = async () =>
    (await kit.store.unsentMails.all()).map(({ kind, why }) => `${kind} ${why}`);
  return { kit, shop, id, office, pays, look, post, add, givenUp };
};

const kinds = (mails: readonly MailContent[]) => mails.map(({ kind }) => kind);

describe('delayed mails (R32.9): mails that are still correct are sent; the office sees which are dropped', () => {
  it('the mail that announces an instalment is sent until its due day, not later', async () => {
    for (const [sentOn, mailKinds] of [
      ['2027-06-01', ['bookingDue']],
      ['2027-06-02', []],
    ] as const) {
      const { look, post, givenUp } = await shopWithout();
      await post('2027-02-01');
      await look('2027-05-26');
      expect([sentOn, kinds(await post(sentOn))]).toEqual([sentOn, mailKinds]);
      expect(await givenUp()).toEqual(
        mailKinds.length > 0
          ? []
          : ['bookingDue not sent: the event of the mail was over on 2027-06-01'],
      );
    }
  });

  it('a mail that announces a plan line is dropped if the line is paid; if paid in part, it names the rest', async () => {
    const { look, post, pays, givenUp } = await shopWithout();
    await post('2027-02-01');
    await look('2027-05-26');
    const [before] = await shopWithout().then(async (other) => {
      await other.post('2027-02-01');
      await other.look('2027-05-26');
      return other.post('2027-05-26');
    });
    await pays('P2', 100);
    const [secondMail = expect.fail(), ...furtherMails] = (await post('2027-05-27')).filter(
      ({ kind }) => kind !== 'bookingPaid',
    );
    if (before?.kind !== 'bookingDue' || secondMail.kind !== 'bookingDue')
      return expect.fail('no mail of the instalment');
    expect(furtherMails).toEqual([]);
    expect([secondMail.amount, secondMail.left, secondMail.bankTransfer?.due]).toEqual([
      before.amount - zloty(100),
      before.left - zloty(100),
      before.amount - zloty(100),
    ]);
    expect(await givenUp()).toEqual([]);

    const paid = await shopWithout();
    await paid.post('2027-02-01');
    await paid.look('2027-05-26');
    await paid.pays('P2', 5000);
    expect(kinds(await paid.post('2027-05-27'))).toEqual(['bookingPaid']);
    expect(await paid.givenUp()).toEqual([
      'bookingDue not sent: the booking has changed since the mail was written',
    ]);
  });

  it('the mail about the departure is not sent after the departure or after a cancellation', async () => {
    const { look, post, givenUp } = await shopWithout();
    await look('2027-07-25');
    await post('2027-08-01');
    expect(await givenUp()).toContain(
      'bookingDeparture not sent: the event of the mail was over on 2027-07-31',
    );

    const cancelled = await shopWithout();
    await cancelled.look('2027-07-25');
    (
      await cancelled.office('Ola', cancelled.id, { type: 'cancel', reason: 'customer' })
    )._unsafeUnwrap();
    expect(kinds(await cancelled.post('2027-07-26'))).not.toContain('bookingDeparture');
    expect(await cancelled.givenUp()).toContain(
      'bookingDeparture not sent: the booking has changed since the mail was written',
    );
  });

  it('a reminder of the late first payment has the last day to pay, unless that day is over', async () => {
    const reminder = async (day: string) => {
      const other = await shopWithout({ unpaid: 'transfer' });
      await other.look('2027-01-12');
      return (await other.post(day)).find(({ kind }) => kind === 'bookingReminder');
    };
    expect(await reminder('2027-01-14')).toMatchObject({ keptUntil: '2027-01-14' });
    expect(await reminder('2027-01-15')).not.toHaveProperty('keptUntil');
  });

  it('if an unpaid order is cancelled before its mails are sent, only the cancellation is sent', async () => {
    const { look, post, givenUp } = await shopWithout({ unpaid: 'online' });
    await look('2027-02-20');
    expect(kinds(await post('2027-02-20'))).toEqual(['bookingCancelled']);
    expect(await givenUp()).toEqual([
      'bookingPlaced not sent: the booking has changed since the mail was written',
    ]);
  });

  it('R28, R32: a confirmation omits a first due time that has passed and asks for no sum already paid', async () => {
    const placed = async (day: string, paid = false) => {
      const other = await shopWithout({ unpaid: 'transfer' });
      if (paid) await other.pays('P1', 1000);
      return (await other.post(day)).find(({ kind }) => kind === 'bookingPlaced');
    };
    const firstDue = NOW + 24 * HOUR;
    expect(await placed(dayOf(NOW))).toMatchObject({ firstDue });
    const late = await placed(addDays(dayOf(NOW), 2));
    expect(late).not.toHaveProperty('firstDue');
    expect(late).toMatchObject({ bankTransfer: { due: zloty(1000) } });
    const paid = await placed(dayOf(NOW), true);
    expect(paid).toMatchObject({ plan: [], bankTransfer: null });
    expect(paid).not.toHaveProperty('firstDue');
  });

  it('mails about moving up and about the payment method omit a due time that has passed', async () => {
    const { id, add, post } = await shopWithout({ unpaid: 'transfer' });
    const [up = expect.fail(), way = expect.fail()] = [
      MAILS.bookingMovedUp[0],
      MAILS.bookingWayNamed[0],
    ];
    await post('2027-01-10');
    const facts = { bookingId: id, firstDue: NOW };
    await add({ ...up, ...facts });
    await add({ ...way, ...facts });
    const sent = await post('2027-01-11');
    expect(kinds(sent)).toEqual(['bookingMovedUp', 'bookingWayNamed']);
    for (const content of sent) expect(content).not.toHaveProperty('firstDue');
    const paid = await shopWithout();
    await paid.post('2027-01-10');
    await paid.add({ ...way, bookingId: paid.id });
    expect(await paid.post('2027-01-10')).toEqual([]);
    expect(await paid.givenUp()).toEqual([
      'bookingWayNamed not sent: the booking has changed since the mail was written',
    ]);
  });

  it('if several plan lines became late while no mail was sent, one reminder lists them all', async () => {
    const both = [
      { line: 2, late: zloty(1349) },
      { line: 3, late: zloty(2349) },
    ] as const;
    const whole = {
      line: 3,
      late: both[1].late,
      earlier: [both[0]],
      left: both[0].late + both[1].late,
    };
    for (const looked of [['2027-07-20'], ['2027-06-03', '2027-07-20']]) {
      const { id, look, post, kit } = await shopWithout();
      await post('2027-02-01');
      for (const day of looked) await look(day);
      const [reminder = expect.fail(), ...furtherMails] = (await post('2027-07-20')).filter(
        ({ kind }) => kind === 'bookingReminder',
      );
      expect([looked, furtherMails]).toEqual([looked, []]);
      expect(reminder).toMatchObject({ ...whole, bankTransfer: { due: whole.left } });
      const booking = await kit.store.bookings.get(id);
      expect(booking?.status === 'confirmed' ? booking.reminded : null).toEqual([2, 3]);
    }
    const { look, post } = await shopWithout();
    await post('2027-02-01');
    await look('2027-06-03');
    expect((await post('2027-06-03')).find(({ kind }) => kind === 'bookingReminder')).toMatchObject(
      { line: 2, late: both[0].late },
    );
    await look('2027-07-20');
    expect((await post('2027-07-20')).find(({ kind }) => kind === 'bookingReminder')).toMatchObject(
      whole,
    );
  });

  it('a delayed mail is not sent if its link or voucher has expired; a mail about a past event is sent', async () => {
    const { post, add, givenUp } = await shopWithout();
    await post('2027-01-10');
    await add({ kind: 'passwordReset', firstName: 'Anna', token: 'x', until: NOW + HOUR });
    await add({ kind: 'activation', token: 'x', until: NOW + 7 * DAY_LENGTH });
    await add({ ...(MAILS.voucherReady[0] ?? expect.fail()), expiresOn: '2027-01-19' });
    await add({ kind: 'passwordChanged', firstName: 'Anna' });
    expect(kinds(await post('2027-01-20'))).toEqual(['passwordChanged']);
    expect((await givenUp()).toSorted()).toEqual([
      'activation not sent: the link in the mail has expired',
      'passwordReset not sent: the link in the mail has expired',
      'voucherReady not sent: the event of the mail was over on 2027-01-19',
    ]);
  });

  it('a reminder written days after the due day is retried after a failed attempt, as other mails are', async () => {
    const { shop, look, kit } = await shopWithout();
    const moment = at('2027-07-20');
    await look('2027-07-20');
    const failing = { final: false, cause: 'greylisted', why: '451 later' };
    const outcomes: boolean[] = [];
    await sendMails({
      ...{
        outbox: kit.outbox,
        asItStands: updateMailToCurrentData({ ...shop.deps, reviewLinks }),
        clock: shop.deps.clock,
      },
      failed: ({ content }, _cause, givenUp) =>
        content.kind === 'bookingReminder' && outcomes.push(givenUp),
      render: blankMail,
      sender: { send: async () => err(failing) },
    });
    expect(moment - at('2027-06-02')).toBeGreaterThan(3 * DAY_LENGTH);
    expect(outcomes).toEqual([false]);
  });
});

describe('the mail after a trip (R72)', () => {
  const END = OFFER.to;
  const wayBack = addDays(END, 2);

  it('R72.1, R72.7: asks for a review by a link, without advertising; the link’s secret key is not stored', async () => {
    const { id, look, post, kit } = await shopWithout();
    await post('2027-02-01');
    await look(wayBack);
    const stored = await kit.outbox.lease(100, at(wayBack), at(wayBack) + 1);
    expect(JSON.stringify(stored)).not.toContain(`${id}-key`);
    const thanks = (await post(addDays(END, 3))).find(({ kind }) => kind === 'bookingReturn');
    if (thanks?.kind !== 'bookingReturn') return expect.fail('no mail after the trip');
    expect(thanks).toMatchObject({ reviewUntil: addDays(END, 60), reviewKey: `${id}-key` });
    const sender = { brand: '', publicUrl: 'https://shop.example', limits: undefined };
    const words = JSON.stringify(bookingMailWords(thanks, sender));
    expect(words).toContain(`https://shop.example/opinia/${id}-key`);
    expect(words).not.toContain('/rejsy-morskie');
  });

  it.each(['giveReview', 'declineReviews'] as const)(
    'R72.7: has no link to a review after the command %s',
    async (type) => {
      const { id, look, post, shop } = await shopWithout();
      await post('2027-02-01');
      await look(wayBack);
      const command = type === 'giveReview' ? ({ type, stars: 5, text: '' } as const) : { type };
      const holder = { ...officeActor('link'), by: { kind: 'customer' } as const };
      (await submitCommandAsActor(shop.deps)(holder, id, command, null))._unsafeUnwrap();
      const thanks = (await post(addDays(END, 3))).find(({ kind }) => kind === 'bookingReturn');
      expect(thanks).toBeDefined();
      expect(thanks).not.toHaveProperty('reviewKey');
      expect(thanks).not.toHaveProperty('reviewUntil');
    },
  );
});
