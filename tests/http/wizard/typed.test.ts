import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPanel, type PanelShop, panelCustomer } from '../panel/panel-shop.ts';
import { step5, walkPartyTo } from '../rulebook/party.ts';
import { at, type WizardBrowser } from './wizard-shop.ts';

const PARTY = { offerId: 900, roomId: 501, people: 1 };
const TYPED = join(import.meta.dirname, '../../fixtures/typed');

const rows = (name: string, columns: number): readonly (readonly string[])[] =>
  readFileSync(join(TYPED, name), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t').slice(0, columns));

const beforeStep5 = async (panel: PanelShop): Promise<WizardBrowser> => {
  const browser = panel.browser();
  await walkPartyTo(browser, PARTY, 4);
  return browser;
};

const nameFirst = async (browser: WizardBrowser, data: object) => {
  const { participantsConfig } = step5(PARTY);
  return browser.on('participants/update', {
    participantsConfig: participantsConfig.map((first) => ({ ...first, ...data })),
  });
};

const savedFirst = (answer: { readonly body: unknown }, field: string): unknown =>
  at(answer.body, `Reservation.Data.5.Config.ParticipantsConfig.0.${field}`);

const changeDetails = async (browser: WizardBrowser, data: object): Promise<unknown> => {
  const answer = await browser.call('account/details/change', data);
  if (answer.status !== 200) return at(answer.body, 'errors');
  const raw = await browser.shop.app.inject({
    url: '/v1/account/details',
    headers: { host: 'localhost', cookie: browser.cookie },
  });
  return raw.json().Account;
};

const PHONES: Readonly<Record<string, string>> = {
  '\u202d+48600700800\u202c': '+48600700800',
  '+48\ufe0d600\ufe0d700\ufe0d800': '+48600700800',
  '600\u2011700\u2011800': '600-700-800',
};

describe('text as people type it (R34, R67)', () => {
  it('R34.4: step 5 and account details accept and clean each spelling of a phone number in phones.tsv', async () => {
    const panel = await openPanel();
    const [anna, ewa] = [await beforeStep5(panel), await panelCustomer(panel, 'ola@example.com')];
    const phones = rows('phones.tsv', 1).map(([phone = '']) => phone);
    expect(phones.length).toBe(12);
    for (const phone of phones) {
      const stored = PHONES[phone] ?? phone.replace(/\s/g, ' ');
      const answer = await nameFirst(anna, { phone });
      expect([phone, answer.status, savedFirst(answer, 'phone')]).toEqual([phone, 200, stored]);
      expect(await changeDetails(ewa, { phone })).toMatchObject({ Phone: stored });
    }
  });

  it('R34.4: step 5 and account details refuse a phone number as short as in old journals (field error)', async () => {
    const panel = await openPanel();
    const answer = await nameFirst(await beforeStep5(panel), { phone: '12 34 56 7' });
    expect([answer.status, at(answer.body, 'errors')]).toEqual([
      400,
      [{ field: 'participantsConfig[0].phone', code: 'invalid' }],
    ]);
    expect(
      await changeDetails(await panelCustomer(panel, 'ewa@example.com'), { phone: '12 34 56 7' }),
    ).toEqual([{ field: 'phone', code: 'invalid' }]);
  });

  it.each([
    ['ANNA.NOWAK+rejs@Example.COM', 'anna.nowak+rejs@example.com'],
    [' anna@example.com ', 'anna@example.com'],
    ['anna@żagle.pl', 'anna@xn--agle-99a.pl'],
    ['anna@xn--agle-99a.pl', 'anna@xn--agle-99a.pl'],
    ['anna\u200b@example.com', 'anna@example.com'],
  ])(
    'R34.7: step 5, registration and contact form store the e-mail %j as %s',
    async (typed, email) => {
      const panel = await openPanel();
      const answer = await nameFirst(await beforeStep5(panel), { email: typed });
      expect([answer.status, savedFirst(answer, 'email')]).toEqual([200, email]);
      expect((await panel.kit.store.accounts.byEmail(email))?.email).toBe(email);
      const written = await panel
        .browser()
        .call('contact/request', { email: typed, contents: 'Dzień dobry' });
      expect(written.status).toBe(200);
    },
  );

  it.each([
    ['józef@example.com', { character: 'ó', position: 2 }],
    ['anna@example.com.', { character: '.', position: 17 }],
    ['anna@example,com', { character: ',', position: 13 }],
  ])(
    'R34.7: every e-mail field refuses %s and names the character that is not allowed',
    async (email, detail) => {
      const panel = await openPanel();
      const wrong = (field: string) => [{ field, code: 'invalid', detail }];
      const first = 'participantsConfig[0].email';
      expect(at((await nameFirst(await beforeStep5(panel), { email })).body, 'errors')).toEqual(
        wrong(first),
      );
      const calls = [
        ['contact/request', { email, contents: 'Dzień dobry' }],
        ['contact/newsletter', { email }],
        ['account/create', { email, password: 'Rejs-po-Adriatyku-7', policyAccepted: 1 }],
        ['auth/passwordReset', { email }],
      ] as const;
      for (const [path, body] of calls) {
        const answer = await panel.browser().call(path, body);
        expect([path, answer.status, at(answer.body, 'errors')]).toEqual([
          path,
          400,
          wrong('email'),
        ]);
      }
    },
  );

  it('R34.7: login finds the account in every accepted spelling of its e-mail', async () => {
    const panel = await openPanel();
    const { email, ...password } = { email: 'anna@xn--agle-99a.pl', password: 'sekret-1' };
    await panelCustomer(panel, email);
    const statuses = ['anna@żagle.pl', ' ANNA@Żagle.pl\u200b'].map((typed) =>
      panel.browser().call('auth/login', { email: typed, ...password }),
    );
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('R67.8, R67.11: step 5 accepts valid names; for others, the error says which character is wrong', async () => {
    const panel = await openPanel();
    const anna = await beforeStep5(panel);
    const refused: unknown[] = [];
    for (const [firstName = '', lastName = ''] of rows('names.tsv', 2)) {
      const answer = await nameFirst(anna, { firstName, lastName });
      if (answer.status === 200)
        expect([savedFirst(answer, 'firstName'), savedFirst(answer, 'lastName')]).toEqual(
          [firstName, lastName].map((name) =>
            name.replace('\u200b', '').replace('\u00a0', ' ').normalize('NFC'),
          ),
        );
      else refused.push(at(answer.body, 'errors'));
    }
    const wrong = (field: string, character: string, position: number) => ({
      field: `participantsConfig[0].${field}`,
      code: 'invalid',
      detail: { character, position },
    });
    expect(refused).toEqual([
      [wrong('firstName', '´', 2), wrong('lastName', '`', 2)],
      [wrong('firstName', '🚢', 5)],
      [wrong('firstName', '(', 5)],
    ]);
  });

  it('R67.11: unprintable characters are removed from a company’s name; a name that is too long is refused', async () => {
    const ola = await panelCustomer(await openPanel(), 'ola@example.com');
    const savedValues: unknown[] = [];
    for (const invoiceName of readFileSync(join(TYPED, 'company.txt'), 'utf8')
      .split('\n')
      .filter(Boolean)) {
      const after = await changeDetails(ola, {
        invoiceName,
        invoiceCity: 'Gdy\u000bnia\ud800',
        invoiceAddress: 'Portowa\u00a01 \u2013 3',
      });
      savedValues.push(at(after, 'InvoiceName') ?? after);
    }
    expect(savedValues).toEqual([
      'Żagle i Śruby sp. z o.o.',
      'Rejsy Nowak',
      'Łódź 🚢 & Synowie "A<B"',
      'AB sp. z o.o.',
      [{ field: 'invoiceName', code: 'tooLong' }],
    ]);
    expect(await changeDetails(ola, {})).toMatchObject({
      InvoiceCity: 'Gdy nia',
      InvoiceAddress: 'Portowa 1 - 3',
    });
  });

  it('R67.11: line breaks stay in an order’s comments, but become spaces in a voucher’s description', async () => {
    const panel = await openPanel();
    const ewa = await panelCustomer(panel, 'ewa@example.com');
    const created = await ewa.call('account/vouchers/create', {
      description: 'Dla\u000bOli\u0002\ufffe\u202e',
      value: 250,
    });
    expect(at(created.body, 'Voucher.Description')).toBe('Dla Oli');
    await walkPartyTo(ewa, PARTY, 5);
    const order = {
      comments: ' raz\r\ndwa\u0000\u00a0\u200btrzy ',
      paymentOption: 'onetime',
      paymentType: 'wired',
      termsAccepted: 1,
    };
    expect((await ewa.on('confirm', order)).status).toBe(200);
    const booking = await panel.kit.store.bookings.get(ewa.reservationId);
    expect(booking?.status === 'confirmed' ? booking.comments : null).toBe('raz\ndwa trzy');
  });
});
