import { Resvg } from '@resvg/resvg-js';
import { type ConfigData, HtmlValidate } from 'html-validate';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { renderMailPictures } from '../../adapters/mail/head.ts';
import { messageWords } from '../../adapters/mail/message.ts';
import { createMailRenderer } from '../../adapters/mail/render.ts';
import { settingsOf } from '../../adapters/system/settings.ts';
import type { MailContent, MessageContent } from '../../application/ports/mail/content.ts';
import type { RenderedMail } from '../../application/ports/mail/outbox.ts';
import { zloty } from '../../domain/money.ts';
import { DEMO_TOKENS } from '../support/brand-tokens.ts';
import { ALL_MAILS, MAILS } from './fixtures.ts';

const SHOP = 'https://rejsy.example';
const render = createMailRenderer({
  tokens: DEMO_TOKENS,
  settings: settingsOf(DEMO_BRANDS),
  addressOf: () => SHOP,
  sceneOf: () => null,
});
const letter = (content: MailContent): RenderedMail =>
  render({ id: 'row-7', siteId: 1, to: 'anna@example.pl', content, createdAt: 0 }, 0);

const CHECKS: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // Styles are inline, because mail programs do not support style sheets.
    'no-inline-style': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // Mail programs support `role="presentation"`, but not its newer name.
    'presentation-role-style': 'off',
  },
};
const html = new HtmlValidate(CHECKS);

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const wordsIn = (page: string): string =>
  page
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<span style="white-space:nowrap">([^<]*)<\/span>/g, '$1')
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

const figuresIn = (text: string): readonly string[] =>
  [
    ...new Set(
      text.match(/-?\d[\d ]*(?:,\d\d)? (?:PLN|EUR)|\d\d\.\d\d\.\d{4}|\d\d:\d\d|\d+%/g) ?? [],
    ),
  ].sort();

const each = ALL_MAILS.map((content, index) => [`${content.kind} ${index}`, content] as const);

describe('every mail in each of its forms', () => {
  it.each(each)(
    'the HTML and the text version of a mail are complete and have the same sums and days: %s',
    (_name, content) => {
      const { subject, text, html: page } = letter(content);
      for (const part of [subject, text, wordsIn(page)]) {
        expect(part.trim()).not.toBe('');
        expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
      }
      expect(figuresIn(wordsIn(page))).toEqual(figuresIn(text));
    },
  );

  it.each(each)(
    'a mail’s HTML is valid, has both colour schemes, and loads no external files: %s',
    async (_name, content) => {
      const { html: page, pictures = [] } = letter(content);
      const { results } = await html.validateString(page);
      expect(
        results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
        ),
      ).toEqual([]);
      expect(page).toContain('<meta name="color-scheme" content="light dark">');
      expect(page).toContain('@media (prefers-color-scheme: dark)');
      const sources = [...page.matchAll(/ src="([^"]*)"/g)].map(([, source]) => source);
      expect(sources).toEqual([
        'cid:mark@mail',
        'cid:head@mail',
        ...pictures.map(({ cid }) => `cid:${cid}`),
      ]);
      expect(page).not.toMatch(/<link|<script|<iframe|url\(|@import|srcset|background="/i);
      const led = [...page.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
      expect(
        led.filter((href) => !href.startsWith(`${SHOP}/`) && !/^(?:tel|mailto):/.test(href)),
      ).toEqual([]);
    },
  );

  it('issue 42: a mail about a trip has its offer’s picture; other mails have the brand’s picture', async () => {
    const renderTrip = createMailRenderer({
      tokens: DEMO_TOKENS,
      settings: settingsOf(DEMO_BRANDS),
      addressOf: () => SHOP,
      sceneOf: (_siteId, offerId) => `greece-dusk-catamaran-${offerId}`,
    });
    const sceneOf = (content: MailContent) =>
      renderTrip({ id: 'row-7', siteId: 1, to: 'anna@example.pl', content, createdAt: 0 }, 0).scene;
    const [placed = expect.fail()] = MAILS.bookingPlaced;
    const scene = sceneOf({ ...placed, offerId: 7 });
    expect([scene, sceneOf({ kind: 'accountExists' })]).toEqual([
      'greece-dusk-catamaran-7',
      undefined,
    ]);
    const [trip, brand, unknown] = await Promise.all(
      [scene, undefined, 'atlantis-dusk-catamaran-7'].map((name) =>
        renderMailPictures(DEMO_TOKENS, name),
      ),
    );
    expect(trip?.map(({ cid }) => cid)).toEqual(['mark@mail', 'head@mail']);
    expect(trip).not.toEqual(brand);
    expect(unknown).toEqual(brand);
    for (const { png } of trip ?? []) expect(png.length).toBeLessThan(100_000);
  });

  it.each(each)(
    'a mail’s dark colour scheme replaces every colour of the light scheme: %s',
    (_name, content) => {
      const { html: page } = letter(content);
      const coloured = [
        ...page
          .slice(page.indexOf('<body'))
          .matchAll(/<(\w+)([^>]*style="[^"]*(?:^|[;"])(?:color|background):[^"]*"[^>]*)>/g),
      ];
      expect(
        coloured
          .filter(([, tag, attributes = '']) => tag !== 'img' && !/class="[^"]*k-/.test(attributes))
          .map(([whole]) => whole),
      ).toEqual([]);
    },
  );
});

describe('the words of all mails that a customer can get in a year (issue 17)', () => {
  const textOf = (content: MailContent): string => letter(content).text;
  const [late, partly] = MAILS.bookingReminder;
  const [changed] = MAILS.bookingChanged;
  const [placed] = MAILS.bookingPlaced;
  if (!late || !partly || !changed || !placed) throw new Error('no fixtures');

  it('R28.1, R30: mails have the booking’s first due time and hours to pay, never a fixed number of hours', () => {
    expect(textOf(placed)).toContain('I rata, do 02.03.2027, 10:30: 1 500 PLN');
    const waits = { ...placed, wayAwaited: true, bankTransfer: null } as const;
    expect(textOf({ ...waits, firstHours: 36 })).toContain('masz 36 godzin od');
    expect(textOf({ ...waits, firstHours: 1 })).toContain('masz 1 godzinę od');
    for (const content of ALL_MAILS)
      expect(textOf(content)).not.toMatch(/24 godziny|24 godzin(?!a)|trzech dniach roboczych/);
  });

  it('R32: a reminder has the last day to pay; after a part payment it does not say that nothing is paid', () => {
    expect(textOf(late)).toContain('do 05.03.2027 włącznie');
    expect(textOf(late)).toContain('Możesz też zapłacić online');
    expect(textOf(partly)).toContain('część pierwszej raty');
    expect(textOf(partly)).not.toMatch(/Nie widzimy|wrócą do sprzedaży/);
  });

  it('a reminder says whether the sum to transfer includes other late plan lines', () => {
    expect(textOf(late)).toContain('Kwota: 1 500 PLN');
    const due = {
      ...late,
      bankTransfer: late.bankTransfer === null ? null : { ...late.bankTransfer, due: 350_000 },
    };
    expect(textOf(due)).toContain('Razem z zaległą kwotą: 3 500 PLN');
  });

  it('R32.9: a mail that announces a due day also lists the plan lines that are late', () => {
    const [, near = expect.fail()] = MAILS.bookingDue;
    expect(textOf(near)).toMatch(
      /II rata, po terminie: 2 023,50 PLN\n.*III rata, do 01.07.2027: 3 523,50 PLN\n.*Do zapłaty razem: 5 547 PLN/,
    );
  });

  it('mails ask “not you?” only after customers’ actions; a cancellation mail has the refund’s last day', () => {
    expect(
      [textOf(changed), textOf({ ...changed, byOffice: true })].map((text) =>
        text.includes('To nie Twoja zmiana'),
      ),
    ).toEqual([true, false]);
    const [cancelled = expect.fail()] = MAILS.bookingCancelled;
    expect(textOf(cancelled)).toContain('najpóźniej 16.03.2027');
    const { backBy: _, ...before } = cancelled;
    expect(textOf(before)).toContain('najpóźniej w ciągu 14 dni');
  });

  it('R72.7: all mails but newsletters and review requests say that they cannot be unsubscribed from', () => {
    const refuses = (mails: readonly MailContent[]) =>
      mails.map((mail) => textOf(mail).includes('nie można się z niej wypisać'));
    expect(refuses(MAILS.newsletterAsked)).toEqual([false]);
    expect(refuses(MAILS.bookingReturn)).toEqual([true, false]);
  });

  it('R48: a cancellation mail has the paid, kept and refunded sums, or says that nothing is refunded', () => {
    const [part, nothing] = MAILS.bookingCancelled.map(textOf);
    expect(part).toMatch(
      /Wpłaty: 3 000 PLN\n.*Zatrzymujemy zgodnie z warunkami rezygnacji: 1 500 PLN\n.*Do zwrotu: 1 500 PLN/,
    );
    expect(part).not.toContain('wszystkie wpłaty');
    expect(nothing).toContain('Nie ma nic do zwrotu.');
    expect(nothing).not.toContain('Do zwrotu');
  });

  it('R31.12: a mail about a payment after a cancellation has the refund, or says that the office decides', () => {
    const [unpaid, customer, calledOff] = MAILS.bookingPaidAfterEnd.map(textOf);
    expect(unpaid).toMatch(/Ta wpłata: 1 500 PLN\n.*Do zwrotu: 1 500 PLN/);
    expect(unpaid).toContain('Pieniądze odeślemy najpóźniej 16.03.2027.');
    expect(unpaid).toContain('Nadal chcesz płynąć?');
    expect(customer).toContain('200 PLN z wpłat po anulowaniu czeka na decyzję biura');
    expect(customer).not.toMatch(/odeślemy|Do zwrotu|Nadal chcesz/);
    expect(calledOff).toContain('ten rejs był już odwołany');
    expect(calledOff).toContain('Do zwrotu: 700 PLN');
    expect(calledOff).not.toContain('Nadal chcesz');
  });

  it('R31.13: the mail on money paid after cancelling says what is refunded, kept and still undecided', () => {
    const [returned, part] = MAILS.bookingLateDecided.map(textOf);
    expect(returned).toContain('Zwróciliśmy: 150 PLN');
    expect(returned).not.toMatch(/czeka na decyzję|Zatrzymujemy/);
    expect(part).toContain('Zatrzymujemy zgodnie z warunkami rezygnacji: 150 PLN');
    expect(part).toContain('50 PLN z wpłat po anulowaniu czeka na decyzję biura');
  });

  it('like the order’s mail, mails after moving up and before departure list payments, meeting and packing', () => {
    const [up = expect.fail()] = MAILS.bookingMovedUp;
    expect(textOf(up)).toMatch(/Do 02\.03\.2027, 10:30: Wpłać 1\s500 PLN \(I rata\)/);
    const before = textOf(MAILS.bookingDeparture[1] ?? expect.fail());
    expect(before).toContain('Płatności: Nic nie wpłacasz: rezerwacja jest opłacona.');
    for (const letterText of [textOf(up), before]) {
      expect(letterText).toContain(
        '16:00: Spotkanie: Split, keja C. Telefon dyżurny: +48 600 100 200.',
      );
      expect(letterText.split('Dowód osobisty albo paszport')).toHaveLength(2);
      expect(letterText).toMatch(/Co spakować/);
    }
  });

  it('the packing list for a trip outside Europe has a passport instead of an ID card', () => {
    const [near = expect.fail()] = MAILS.bookingDeparture;
    expect(textOf(near)).toContain('Dowód osobisty albo paszport');
    const far = textOf({ ...near, exotic: true });
    expect(far).toContain('Paszport, ważny co najmniej pół roku po powrocie');
    expect(far).not.toContain('Dowód');
  });

  it('R31.2: a mail explains an overpayment in the same words as the panel', () => {
    const [part = expect.fail(), much = expect.fail()] = MAILS.bookingPaid;
    const stays = 'Nadpłata zostaje przy rezerwacji, a biuro zwróci ją na Twoją prośbę.';
    expect(textOf(part)).not.toContain(stays);
    for (const content of [
      much,
      { ...changed, overpaid: 100 },
      { ...(MAILS.bookingRegrouped[0] ?? expect.fail()), overpaid: 100 },
    ])
      expect(textOf(content)).toContain(stays);
  });

  it('R64: a mail about a sign-up for the reserve list explains how to leave the list', () => {
    const waits = MAILS.bookingPlaced.find(({ reserveList }) => reserveList) ?? expect.fail();
    expect(textOf(waits)).toContain('Możesz zrezygnować z listy w każdej chwili, bez kosztów');
    expect(textOf(MAILS.bookingPlaced[0] ?? expect.fail())).not.toContain('z listy');
  });

  it('if a voucher has paid the first plan line, mails do not call the next sum the first payment', () => {
    const [placed = expect.fail()] = MAILS.bookingPlaced;
    expect(textOf(placed)).toContain('Kwota pierwszej wpłaty: 1 500 PLN');
    const begun = textOf({ ...placed, paid: placed.plan[0]?.amount ?? 0 });
    expect(begun).toContain('Kwota: 1 500 PLN');
    expect(begun).not.toContain('pierwszej wpłaty');
    const once = { ...placed, plan: placed.plan.slice(0, 1) };
    expect(textOf(once)).toMatch(/Płatność jednorazowa.*: 1 500 PLN/);
    expect(textOf(once)).not.toContain('pierwszej wpłaty');
    const [up = expect.fail()] = MAILS.bookingMovedUp;
    expect(textOf(up)).toContain('Prosimy o pierwszą wpłatę do');
    expect(textOf({ ...up, plan: up.plan.slice(0, 1) })).toContain('Prosimy o wpłatę do');
  });

  it('R28.11: the mail after a move-up asks only for what is still unpaid of the sign-up', () => {
    const [up = expect.fail()] = MAILS.bookingMovedUp;
    const [first = 0, second = 0] = up.plan.map(({ amount }) => amount);
    const account = up.bankTransfer ?? expect.fail();
    const paidBefore = (paid: number, due: number) =>
      textOf({ ...up, paid, bankTransfer: { ...account, due } });
    const part = paidBefore(zloty(100), first - zloty(100));
    expect(part).toContain('Prosimy o pierwszą wpłatę do');
    expect(part).toContain('Kwota pierwszej wpłaty: 1 400 PLN');
    const begun = paidBefore(first, second);
    expect(begun).not.toMatch(/Prosimy o|pierwszej wpłaty/);
    expect(begun).toContain('Kwota: 2 023,50 PLN');
    const late = textOf({
      ...up,
      paid: first,
      plan: up.plan.map((line) => (line.number === 2 ? { ...line, due: null } : line)),
    });
    expect(late).toContain('Prosimy o wpłatę do');
    const all = paidBefore(zloty(7047), 0);
    expect(all).not.toMatch(/Prosimy o|Kwota|Numer rachunku/);
    expect(all).toContain('zwolnimy miejsca bez żadnych kosztów');
  });

  it('a mail about a payment has the next sum due and its due day; after the last payment it has neither', () => {
    const [first, last] = MAILS.bookingPaid.map(textOf);
    expect(first).toContain('Następna wpłata: II rata, do 01.06.2027: 2 023,50 PLN');
    expect(last).not.toContain('Następna wpłata');
    expect(last).toMatch(/Do zapłaty: 0 PLN\n {2}Nadpłata: 100 PLN/);
    const [begun = expect.fail()] = MAILS.bookingPaid;
    const late = begun.next ? { ...begun.next, late: true as const } : expect.fail();
    expect(textOf({ ...begun, next: late })).toContain(
      'Następna wpłata: II rata, po terminie: 2 023,50 PLN',
    );
    expect(textOf(MAILS.bookingVoucherPaid[0] ?? expect.fail())).toContain(
      'Następna wpłata: I rata, do 02.03.2027, 10:30: 1 000 PLN',
    );
  });

  it('R63.8: a mail about a change says how much each plan line grows; its QR code has the next sum due', () => {
    const added = changed.added ?? expect.fail();
    const grown = {
      ...added,
      bankTransfer:
        added.bankTransfer === null ? null : { ...added.bankTransfer, due: zloty(2181.5) },
    };
    expect(textOf(changed)).toContain('Kwota: 158 PLN');
    expect(textOf({ ...changed, added: grown })).toMatch(
      /do 22\.06\.2027: \+ 158 PLN.*Kwota najbliższej wpłaty: 2 181,50 PLN.*Kod do przelewu na 2 181,50 PLN/s,
    );
  });

  it('the mail before departure describes only the coach from the traveller’s own pick-up point', () => {
    const [coach, ownTransport] = MAILS.bookingDeparture.map(textOf);
    expect(coach).toContain('Autokar z Polski: Wyjazd dzień przed startem po południu.');
    expect(ownTransport).not.toContain('Wyjazd dzień');
  });

  it('the mail about a booking that was cancelled because it was unpaid says that nothing is owed', () => {
    const unpaid = MAILS.bookingCancelled.find(({ reason }) => reason === 'unpaid');
    expect(unpaid && textOf(unpaid)).toContain('Nie masz nic do zapłaty.');
  });

  it('no line breaks inside a sum or after a one-letter word; account and transfer title are plain text', () => {
    const page = letter(MAILS.bookingPlaced[0] ?? expect.fail()).html;
    expect(page).toContain('<span style="white-space:nowrap">2 023,50 PLN</span>');
    expect(page).toMatch(/>61 1090 1014 0000 0712 1981 2874</);
    expect(page).toContain('ABCDEFGH Anna Nowak Split &amp; wyspy środkowej Dalmacji');
    expect(letter(MAILS.passwordReset[0] ?? expect.fail()).html).toContain(
      'poprosił o\u00a0nowe hasło',
    );
    expect(letter(MAILS.activation[0] ?? expect.fail()).html).toContain(
      '<span style="white-space:nowrap">e-mail</span>',
    );
    expect(letter({ ...late, line: 3 }).html).toContain('III\u00a0rata');
  });

  it('R41.4: a fellow traveller without an account gets no link; the mail says the booker has the files', () => {
    const fellow = MAILS.bookingMessage[1];
    expect(fellow && textOf(fellow)).toMatch(
      /Ahoj, Piotr!.*ma w swoim panelu osoba, która zarezerwowała rejs/s,
    );
    expect(fellow && textOf(fellow)).not.toMatch(/twoj-panel|Bavaria|Anna/);
  });
});

describe('texts that mails and the panel share', () => {
  it('R41.4: a mail lists the message’s files; the panel’s text omits them, because links are below it', () => {
    const [mail] = MAILS.bookingMessage;
    if (mail?.kind !== 'bookingMessage') return expect.fail();
    expect(letter(mail).text).toMatch(/Załączniki czekają w\s+panelu.*Plan podróży\.pdf/s);
    expect(wordsIn(messageWords(mail).html)).not.toMatch(/Załącznik|Plan podróży/);
  });

  const isMessage = (content: MailContent): content is MessageContent =>
    content.kind.startsWith('booking');
  it.each(ALL_MAILS.filter(isMessage).map((content) => [content.kind, content] as const))(
    'R41: the message that the panel shows for a mail has its title, sums and days: %s',
    (_kind, content) => {
      const { title, html: page } = messageWords(content);
      const { subject, text } = letter(content);
      expect(title).toBe(subject);
      expect(figuresIn(wordsIn(page))).toEqual(figuresIn(text.slice(0, text.lastIndexOf('-- '))));
    },
  );

  it('a confirmation has yacht, journey, port, last free day to cancel; customer mails have a phone number', () => {
    const { text } = letter(MAILS.bookingPlaced[0] ?? expect.fail());
    for (const phrase of [
      'Gdzie: Kaštela',
      'Jacht: Bavaria 46 Cruiser',
      'Dojazd: 2 × Autokar z Polski: Warszawa, Dworzec Zachodni; Dojazd własny',
      'Bezpłatna rezygnacja do 30.06.2027',
    ])
      expect(text).toContain(phrase);
    const phone = DEMO_BRANDS[0]?.office.phone ?? expect.fail();
    for (const content of ALL_MAILS.filter(
      ({ kind }) => kind !== 'contactRequest' && kind !== 'officeNews',
    ))
      expect(letter(content).text).toContain(phone);
  });
});

describe('the QR code for a bank transfer in a mail', () => {
  const read = (png: string): string => {
    const side = 196;
    const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><image width="${side}" height="${side}" href="data:image/png;base64,${png}"/></svg>`;
    const { pixels } = new Resvg(page, {
      background: '#fff',
      fitTo: { mode: 'width', value: 3 * side },
    }).render();
    const seen = jsQR(new Uint8ClampedArray(pixels), 3 * side, 3 * side);
    return new TextDecoder().decode(Uint8Array.from(seen?.binaryData ?? []));
  };
  const codesOf = (content: MailContent) =>
    (letter(content).pictures ?? []).map(({ png }) => read(png));

  it('has exactly the sum that is due now, and an independent library can decode it', () => {
    const [placed, reserve, online, , dear] = MAILS.bookingPlaced;
    const transferCode =
      '|PL|61109010140000071219812874|150000|Kilwater Rejsy sp. z|ABCDEFGH Anna Nowak Split & wysp|||';
    expect(codesOf(placed ?? expect.fail())).toEqual([transferCode]);
    expect(codesOf(MAILS.bookingDue[0] ?? expect.fail())).toEqual([
      transferCode.replace('150000', '202350'),
    ]);
    // No transfer code: nothing is due, the payment is online, or the sum is too large.
    for (const none of [reserve, online, dear]) expect(codesOf(none ?? expect.fail())).toEqual([]);
    expect(letter(dear ?? expect.fail()).text).toContain('do 9 999,99 PLN');
  });
});
