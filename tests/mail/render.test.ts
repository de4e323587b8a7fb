import { describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { createMailRenderer } from '../../adapters/mail/render.ts';
import { settingsOf } from '../../adapters/system/settings.ts';
import { formatPrice, formatTripDays } from '../../adapters/words/amounts-and-days.pl.ts';
import { linkUrlsAsHtml } from '../../adapters/words/html.ts';
import type { MailContent } from '../../application/ports/mail/content.ts';
import type { NewMail } from '../../application/ports/mail/outbox.ts';
import { zloty } from '../../domain/money.ts';
import { DEMO_TOKENS } from '../support/brand-tokens.ts';

const render = createMailRenderer({
  tokens: DEMO_TOKENS,
  settings: settingsOf(DEMO_BRANDS),
  addressOf: () => 'https://rejsy.example',
  sceneOf: () => null,
});
const mail = (content: MailContent, siteId = 1): NewMail => ({
  id: 'row-7',
  siteId,
  to: 'anna@example.pl',
  content,
  createdAt: 5,
});

const placed: Extract<MailContent, { kind: 'bookingPlaced' }> = {
  kind: 'bookingPlaced',
  bookingId: 'ABCDEFGH',
  reserveList: false,
  firstName: 'Anna',
  offerName: 'Split & wyspy',
  from: '2027-07-31',
  to: '2027-08-07',
  travellers: 2,
  price: zloty(4698),
  paid: 0,
  loyalty: 0,
  plan: [
    { number: 1, amount: zloty(1000), due: null },
    { number: 2, amount: 134_950, due: '2027-06-01' },
    { number: 3, amount: 234_850, due: '2027-07-01' },
  ],
  paymentType: 'transfer',
  bankTransfer: {
    recipient: 'Kilwater sp. z o.o.',
    accountNumber: '61 1090 1014 0000 0712 1981 2874',
    title: 'ABCDEFGH Anna Nowak',
  },
};

it('R14: a confirmation lists items paid on the spot with their currency; the price excludes these items', () => {
  const skipper = {
    kind: 'organiserSkipper',
    name: '',
    option: null,
    price: zloty(700),
    currency: 'EUR',
    times: 1,
  } as const;
  const transfer = {
    kind: 'journey',
    name: 'Transfer z lotniska',
    option: null,
    price: zloty(120),
    currency: 'PLN',
    times: 2,
  } as const;
  const { text } = render(mail({ ...placed, onSpot: [skipper, transfer] }), 10);
  for (const phrase of [
    'Cena: 4 698 PLN',
    'Skipper organizatora: 700 EUR, płatne na miejscu',
    '2 × Transfer z lotniska: 120 PLN, płatne na miejscu',
  ])
    expect(text).toContain(phrase);
  expect(render(mail(placed), 10).text).not.toContain('na miejscu');
});

it('R48: a confirmation has the last day of free cancellation and the cost of a later cancellation', () => {
  const fees = [
    { fromDays: 14, toDays: 29, keepsPercent: 50 },
    { fromDays: 0, toDays: 13, keepsPercent: 80 },
  ];
  const { text } = render(mail({ ...placed, cancelling: { freeUntil: '2027-07-01', fees } }), 10);
  for (const phrase of [
    'Bezpłatna rezygnacja do 01.07.2027',
    '14–29 dni przed rejsem: zatrzymujemy 50% ceny',
    'mniej niż 14 dni przed rejsem',
  ])
    expect(text).toContain(phrase);
  expect(render(mail({ ...placed, cancelling: { freeUntil: null, fees } }), 10).text).not.toContain(
    'Bezpłatna',
  );
});

describe('prices and days in mails (R1)', () => {
  it.each([
    [0, '0 PLN'],
    [234_900, '2 349 PLN'],
    [234_950, '2 349,50 PLN'],
    [100_000_005, '1 000 000,05 PLN'],
    [-20_000, '-200 PLN'],
  ])('%i grosze are formatted as %s', (grosze, formatted) =>
    expect(formatPrice(grosze)).toBe(formatted),
  );

  it('the days of a trip that lasts over New Year are written with both years', () => {
    expect(formatTripDays('2027-07-31', '2027-08-07')).toBe('31.07–07.08.2027');
    expect(formatTripDays('2027-12-28', '2028-01-04')).toBe('28.12.2027–04.01.2028');
  });
});

describe('mails about a booking or an account', () => {
  it('R28: a confirmation has trip, price, plan, due days, transfer data and a link to the trip’s page', () => {
    const { subject, text } = render(mail(placed), 10);
    expect(subject).toBe('Rezerwacja ABCDEFGH: Split & wyspy');
    for (const phrase of [
      'Ahoj, Anna!',
      'Termin: 31.07–07.08.2027',
      'Załoga: 2 osoby',
      'Cena: 4 698 PLN',
      'I rata, jak najszybciej: 1 000 PLN',
      'II rata, do 01.06.2027: 1 349,50 PLN',
      'Numer rachunku: 61 1090 1014 0000 0712 1981 2874',
      'Tytuł przelewu: ABCDEFGH Anna Nowak',
      'Kwota pierwszej wpłaty: 1 000 PLN',
      'https://rejsy.example/twoj-panel/wyjazd/ABCDEFGH',
    ])
      expect(text).toContain(phrase);
  });

  it('R20.4: a confirmation mentions the loyalty rebate if the booking has one', () => {
    expect(render(mail({ ...placed, loyalty: zloty(80) }), 10).text).toContain(
      'Rabat lojalnościowy: 80 PLN',
    );
    expect(render(mail(placed), 10).text).not.toContain('lojalnościowy');
  });

  it('R32.5: confirmations and reminders say that bank transfers take up to two days to appear', () => {
    expect(render(mail(placed), 10).text).toContain('Przelew bywa widoczny dopiero po 2 dniach.');
    const { bookingId, firstName, offerName, from, to } = placed;
    const late = {
      kind: 'bookingReminder',
      bookingId,
      firstName,
      offerName,
      from,
      to,
      line: 1,
      left: zloty(1000),
      bankTransfer: placed.bankTransfer,
    } as const;
    expect(render(mail(late), 10).text).toContain('bywa widoczny dopiero po 2 dniach');
  });

  it('a one-off payment is not called an instalment; a mail about an online payment has no transfer data', () => {
    const { text } = render(
      mail({
        ...placed,
        paymentType: 'online',
        plan: [{ number: 1, amount: placed.price, due: null }],
      }),
      10,
    );
    expect(text).toContain('Płatność jednorazowa, jak najszybciej: 4 698 PLN');
    expect(text).not.toContain('Numer rachunku');
  });

  it('R29: the mail about a sign-up for the reserve list asks for no payment', () => {
    const { subject, text } = render(mail({ ...placed, reserveList: true }), 10);
    expect(subject).toBe('Lista rezerwowa ABCDEFGH: Split & wyspy');
    expect(text).toContain('Na razie nic nie płacisz.');
    for (const never of ['Numer rachunku', 'rata', 'jak najszybciej'])
      expect(text).not.toContain(never);
  });

  it('R31: a mail about a payment has the payment’s sum, the total paid and the sum left to pay', () => {
    const { bookingId, firstName, offerName, from, to } = placed;
    const about = { bookingId, firstName, offerName, from, to };
    const content = {
      kind: 'bookingPaid',
      ...about,
      amount: zloty(1000),
      paid: zloty(1300),
    } as const;
    const { subject, text } = render(mail({ ...content, left: 339_850 }), 10);
    expect(subject).toBe('Wpłata dotarła: rezerwacja ABCDEFGH');
    for (const phrase of [
      'Ta wpłata: 1 000 PLN',
      'Suma wpłat: 1 300 PLN',
      'Do zapłaty: 3 398,50 PLN',
    ])
      expect(text).toContain(phrase);
    expect(text).not.toContain('opłacona w całości');
    expect(render(mail({ ...content, left: 0 }), 10).text).toContain('opłacona w całości');
  });

  it('R43: an activation mail links to the activation page and offers ‘To nie ja’', () => {
    const { text, html } = render(mail({ kind: 'activation', token: 'tok-en_1' }), 10);
    expect(text).toContain('https://rejsy.example/Activate/tok-en_1\n');
    expect(html).toContain('href="https://rejsy.example/Activate/tok-en_1"');
    expect(text).toContain('To nie ja');
  });

  it('R4.1: the footer has the brand’s phone and e-mail, or OFFICE_EMAIL if the brand has no e-mail', () => {
    const { text, html } = createMailRenderer({
      tokens: DEMO_TOKENS,
      settings: settingsOf(DEMO_BRANDS, 'poklad@rejsy.example'),
      addressOf: () => 'https://rejsy.example',
      sceneOf: () => null,
    })(mail({ kind: 'accountExists' }), 10);
    expect(text).toMatch(/tel\. \+48 22 000 11 63\npoklad@rejsy\.example$/);
    for (const href of ['tel:+48220001163', 'mailto:poklad@rejsy.example'])
      expect(html).toContain(`href="${href}"`);
    const brands = DEMO_BRANDS.map((brand) => ({
      ...brand,
      office: { phone: null, email: 'zaloga@rejsy.example' },
    }));
    const settings = settingsOf(brands, 'poklad@rejsy.example');
    const rendered = createMailRenderer({
      tokens: DEMO_TOKENS,
      settings,
      addressOf: () => 'https://rejsy.example',
      sceneOf: () => null,
    })(mail({ kind: 'accountExists' }), 10);
    expect([
      rendered.text.includes('zaloga@rejsy.example'),
      rendered.text.includes('tel.'),
      rendered.html.includes('poklad@'),
    ]).toEqual([true, false, false]);
  });

  it('R4: a mail’s subject has the brand’s name', () => {
    expect(render(mail({ kind: 'accountExists' }, 2), 10).subject).toBe(
      'Masz już konto w Kilwater Zima',
    );
  });

  it('however late a mail is sent again, it has the same Message-ID', () => {
    expect(render(mail({ kind: 'accountExists' }), 10).messageId).toBe('row-7@rejsy.example');
    expect(render(mail({ kind: 'accountExists' }), 99).messageId).toBe('row-7@rejsy.example');
  });

  it('in a mail’s HTML the text that a customer typed is escaped', () => {
    const { html } = render(
      mail({ ...placed, firstName: '<img src=x onerror=alert(1)>', offerName: '"<b>' }),
      10,
    );
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;img');
  });
});

describe('links in the HTML of a mail', () => {
  it('turns https addresses in a text into links and escapes everything else', () => {
    expect(linkUrlsAsHtml('a <b> https://x.pl/?a=1&b="c')).toBe(
      'a &lt;b&gt; <a href="https://x.pl/?a=1&amp;b=">https://x.pl/?a=1&amp;b=</a>&quot;c',
    );
    expect(linkUrlsAsHtml('javascript:alert(1)')).toBe('javascript:alert(1)');
  });
});
