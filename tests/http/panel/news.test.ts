import { describe, expect, it } from 'vitest';
import { MAIL_WORKER, TIME_WORKER } from '../../../adapters/composition/tokens.ts';
import { listOfficeLines } from '../../../application/office/lines.ts';
import { DAY_LENGTH, MINUTE } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { confirmDraft, walkPartyTo } from '../rulebook/party.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';
import {
  bookerWithExtras,
  logInToPanel,
  mustSucceed,
  onlyTrip,
  openPanel,
  orderInWizard,
  type PanelShop,
  panelCustomer,
  postChange,
  postPeopleChange,
  TWO,
  panelBooker as theBooker,
} from './panel-shop.ts';

type News = { readonly title: string; readonly text: string };

const placedMail = ({ reservationId }: WizardBrowser): string =>
  `Rezerwacja ${reservationId}: Chorwacja Explore`;

const arrivedMail = ({ reservationId }: WizardBrowser): string =>
  `Wpłata dotarła: rezerwacja ${reservationId}`;

const textOf = (html: unknown): string =>
  String(html)
    .replace(/<\/dt><dd>/g, ': ')
    .replace(/<[^>]*>/g, '\n')
    .replace(/\u00a0/g, ' ');

const newest = async (browser: WizardBrowser): Promise<News & { readonly count: number }> => {
  const list = at(await mustSucceed(browser, 'accountMessages'), 'Messages');
  const messages: readonly unknown[] = Array.isArray(list) ? list : [];
  return {
    title: String(at(messages[0], 'Title')),
    text: textOf(at(messages[0], 'Contents')),
    count: messages.length,
  };
};

const booker = async (panel: PanelShop, party = TWO): Promise<WizardBrowser> => {
  const ewa = await theBooker(panel, party);
  panel.clock.pass(MINUTE);
  return ewa;
};

const mailSubjects = async ({ kit, container }: PanelShop): Promise<readonly string[]> => {
  await (await container.getAsync(MAIL_WORKER)).drain();
  return [...(await kit.mailbox.list('ewa@example.com'))]
    .sort((a, b) => a.sentAt - b.sentAt)
    .map(({ subject }) => subject);
};

describe('the customer is notified of changes in the panel by message and mail', () => {
  it('R37: a change’s notification has the changes, old and new price, amount paid and amount left', async () => {
    const panel = await openPanel();
    const ewa = await booker(panel);
    await panel.registerTransfer(ewa.reservationId, zloty(1000));
    panel.clock.pass(MINUTE);
    await postChange(ewa, { journeyConfig: [{ userNum: 2, journeyId: 1, journeyPointId: 3 }] });
    const { title, text } = await newest(ewa);
    expect(title).toBe(`Zmiana w rezerwacji ${ewa.reservationId}`);
    // New price: 4298 + coach 450 + Katowice 30 = 4778 PLN, of which 1000 is paid.
    for (const words of [
      'Zapisaliśmy zmianę w Twojej rezerwacji: transport.',
      ...[
        'Cena przed zmianą: 4 298 PLN',
        'Cena po zmianie: 4 778 PLN',
        'Wpłaty: 1 000 PLN',
        'Do zapłaty: 3 778 PLN',
      ],
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Nadpłata');
    expect(await mailSubjects(panel)).toEqual([
      placedMail(ewa),
      arrivedMail(ewa),
      `Zmiana w rezerwacji ${ewa.reservationId}`,
    ]);
  });

  it('R37.11: the notification lists each participant’s old and new choices with their prices', async () => {
    const panel = await openPanel();
    const ewa = await booker(panel);
    await postChange(ewa, {
      journeyConfig: [{ userNum: 2, journeyId: 1, journeyPointId: 3 }],
      addonsConfig: [{ userNum: 1, addonsSelected: [{ addonId: 3, addonOptionId: 31 }] }],
    });
    const { text } = await newest(ewa);
    expect(text).toContain(
      'Uczestnik 2, transport: Dojazd (w cenie) → Autokar (450 PLN), Miejsce odbioru: Katowice (30 PLN)',
    );
    expect(text).toMatch(/Uczestnik 1, dodatki: brak → \S.* \(\d+ PLN\)/);
    expect(text).not.toMatch(/Uczestnik 1, transport|Uczestnik 2, dodatki/);
  });

  it('the notification about changed participant data contains the unchanged price, but no names', async () => {
    const panel = await openPanel();
    const ewa = await booker(panel);
    await postPeopleChange(ewa, [
      { userNum: 2, firstName: 'Zenobiusz', lastName: 'Nowak', birthDate: '1990-02-28', gender: 2 },
    ]);
    const { text } = await newest(ewa);
    expect(text).toContain('dane uczestników.');
    expect(text).toContain('Cena (bez zmian): 4 298 PLN');
    expect(text).not.toContain('Zenobiusz');
  });

  it('R31: if a change leaves an overpayment, the notification names the overpaid amount', async () => {
    const panel = await openPanel();
    const ewa = await bookerWithExtras(panel);
    panel.clock.pass(MINUTE);
    await panel.registerTransfer(ewa.reservationId, zloty(4527));
    panel.clock.pass(MINUTE);
    await postChange(ewa, { addonsConfig: [{ userNum: 1, addonsSelected: [] }] });
    const { text } = await newest(ewa);
    for (const words of ['dodatki.', 'Do zapłaty: 0 PLN', 'Nadpłata: 79 PLN'])
      expect(text).toContain(words);
  });

  it('R63.8, R63.10: if a change makes a paid trip dearer, the mail has amount, due day and bank account', async () => {
    const panel = await openPanel();
    const ewa = await booker(panel);
    await panel.registerTransfer(ewa.reservationId, zloty(4298));
    panel.at(Date.UTC(2027, 4, 10, 9));
    await logInToPanel(panel, 'ewa@example.com', ewa);
    await postChange(ewa, { journeyConfig: [{ userNum: 2, journeyId: 1, journeyPointId: 3 }] });
    const { text } = await newest(ewa);
    for (const words of [
      ...['Dopłata za tę zmianę', 'Dopłata po zmianie, do 17.05.2027: + 480 PLN', 'Kwota: 480 PLN'],
      'Numer rachunku: 61 1090 1014 0000 0712 1981 2874',
    ])
      expect(text).toContain(words);
    const subject = `Zmiana w rezerwacji ${ewa.reservationId}`;
    expect((await mailSubjects(panel)).at(-1)).toBe(subject);
    const [sent] = (await panel.kit.mailbox.list('ewa@example.com')).filter(
      (mail) => mail.subject === subject,
    );
    expect(sent?.text.replace(/\u00a0/g, ' ')).toContain(
      'Dopłata po zmianie, do 17.05.2027: + 480 PLN',
    );

    panel.at(Date.UTC(2027, 4, 20, 9));
    await (await panel.container.getAsync(TIME_WORKER)).drain();
    await logInToPanel(panel, 'ewa@example.com', ewa);
    const late = await newest(ewa);
    for (const words of [
      'Minął termin płatności: Dopłata po zmianie.',
      'Dopłata po zmianie, po terminie: 480 PLN',
    ])
      expect(late.text).toContain(words);
    const lines = await listOfficeLines({
      ...panel.commands,
      store: panel.kit.store,
      sellers: { of: () => undefined },
    })();
    expect(lines).toEqual([
      { kind: 'instalmentLate', bookingId: ewa.reservationId, line: 4, left: zloty(480) },
    ]);
    expect(at(await onlyTrip(ewa), 'StatusCode')).toBe('confirmed');
  });

  it('R28.10, R63.11: the reminder for a booking that can only be paid online names no bank account', async () => {
    const panel = await openPanel();
    panel.at(Date.UTC(2027, 6, 27, 9));
    const ewa = await theBooker(panel, TWO, { paymentType: 'payu' });
    panel.at(Date.UTC(2027, 6, 28, 10));
    await (await panel.container.getAsync(TIME_WORKER)).drain();
    await logInToPanel(panel, 'ewa@example.com', ewa);
    const { text } = await newest(ewa);
    expect(text).toContain('Zapłacisz online, w panelu');
    for (const never of ['Numer rachunku', '61 1090', 'Przelew']) expect(text).not.toContain(never);
  });

  it('neither a save that changes nothing nor a preview sends a notification', async () => {
    const panel = await openPanel();
    const ewa = await booker(panel);
    await postChange(ewa, { accommodationConfig: [{ userNum: 1, roomId: 501 }] });
    await postChange(
      ewa,
      { journeyConfig: [{ userNum: 2, journeyId: 1, journeyPointId: 3 }] },
      { dryRun: true },
    );
    expect((await newest(ewa)).count).toBe(1);
    expect(await mailSubjects(panel)).toEqual([placedMail(ewa)]);
  });

  it('R48: a cancellation request is confirmed with the refund amount; a repeated request sends nothing', async () => {
    const panel = await openPanel();
    const ewa = await booker(panel);
    const { reservationId } = ewa;
    await panel.registerTransfer(reservationId, zloty(1000));
    panel.clock.pass(MINUTE);
    await mustSucceed(ewa, 'cancelRequest', { reservationId });
    const { title, text, count } = await newest(ewa);
    expect(title).toBe(`Prośba o anulowanie rezerwacji ${reservationId}`);
    for (const words of [
      'Do tego czasu miejsca są Twoje',
      'Wpłaty: 1 000 PLN',
      'Do zwrotu (według dnia prośby): 1 000 PLN',
    ])
      expect(text).toContain(words);
    await mustSucceed(ewa, 'cancelRequest', { reservationId });
    expect((await newest(ewa)).count).toBe(count);
    expect(await mailSubjects(panel)).toEqual([
      placedMail(ewa),
      arrivedMail(ewa),
      `Prośba o anulowanie rezerwacji ${reservationId}`,
    ]);
  });

  it('R25: a voucher payment’s notification has the paid amount and the amount left to pay', async () => {
    const panel = await openPanel();
    const ewa = await booker(panel);
    const pay = async (code: string, value: number): Promise<News> => {
      const more = {
        kind: 'gift',
        value: zloty(value),
        description: '',
        siteId: null,
        expiresOn: null,
        accountId: null,
      } as const;
      await panel.shopByOffice({ type: 'createVoucher', code, ...more });
      await mustSucceed(ewa, 'voucherRedeem', {
        reservationId: ewa.reservationId,
        voucherCode: code,
        userNum: 1,
      });
      const news = await newest(ewa);
      panel.clock.pass(MINUTE);
      return news;
    };
    const first = await pay('AAAA2222-BBBB3333', 250);
    expect(first.title).toBe(`Wpłata z vouchera: rezerwacja ${ewa.reservationId}`);
    for (const words of ['Wpłata z vouchera: 250 PLN', 'Do zapłaty: 4 048 PLN'])
      expect(first.text).toContain(words);
    const secondPayment = await pay('CCCC4444-DDDD5555', 5000);
    for (const words of ['Wpłata z vouchera: 4 048 PLN', 'opłacona w całości'])
      expect(secondPayment.text).toContain(words);
    expect(secondPayment.text).not.toContain('Do zapłaty');
    expect(await mailSubjects(panel)).toEqual([placedMail(ewa), first.title, secondPayment.title]);
  });

  it('R48: if a cancellation makes a discount voucher valid again, the notification names the voucher', async () => {
    const panel = await openPanel();
    const [code, more] = [
      'ZNIZKA-50',
      { kind: 'discount', value: zloty(50), description: '', siteId: null, expiresOn: null },
    ] as const;
    await panel.shopByOffice({ type: 'createVoucher', code, ...more, accountId: null });
    const reminderTo = async (email: string, days: number): Promise<string> => {
      const browser = await panelCustomer(panel, email);
      await walkPartyTo(browser, { ...TWO, emails: { 1: email, 2: 'jan@example.com' } }, 5);
      await mustSucceed(browser, 'voucherRedeem', {
        reservationId: browser.reservationId,
        voucherCode: code,
        userNum: 1,
      });
      await confirmDraft(browser);
      panel.clock.pass(days * DAY_LENGTH);
      await panel.byOffice(browser.reservationId, { type: 'cancel', reason: 'customer' });
      await logInToPanel(panel, email, browser);
      return (await newest(browser)).text;
    };
    expect(await reminderTo('ewa@example.com', 1)).toContain(
      'Voucher zniżkowy z tej rezerwacji wraca do Ciebie',
    );
    // After 185 days the free cancellation period is over.
    expect(await reminderTo('ola@example.com', 185)).not.toContain('oucher');
  });

  it('R21: joining a group sends a notification if the price changes; opening a group does not', async () => {
    const panel = await openPanel();
    const leader = await panelCustomer(panel, 'jan@example.com');
    await orderInWizard(leader, { ...TWO, people: 5, emails: { 1: '' } });
    await mustSucceed(leader, 'groupCreate', { reservationId: leader.reservationId });
    expect((await newest(leader)).count).toBe(1);
    const ewa = await booker(panel, { ...TWO, emails: {} });
    await mustSucceed(ewa, 'groupJoin', {
      reservationId: ewa.reservationId,
      groupCode: leader.reservationId,
    });
    const { text } = await newest(ewa);
    // Seven people form the group: 40 PLN off each, 4298 − 80 = 4218 PLN.
    for (const words of ['grupa.', 'Cena przed zmianą: 4 298 PLN', 'Cena po zmianie: 4 218 PLN'])
      expect(text).toContain(words);
    expect((await newest(leader)).title).toContain('Niższa cena dzięki grupie');
  });
});
