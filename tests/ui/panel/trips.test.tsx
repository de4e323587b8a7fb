import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../adapters/http/client/failure.ts';
import type { Reservation } from '../../../adapters/http/contract/panel/reservation.ts';
import { GATE_ADDONS_CHOSEN, gateTexts } from '../../../ui/copy/panel-trips.pl.ts';
import { ChangePreview, Figures, owedAfter } from '../../../ui/screens/panel/trips/changes/ChangePreview.tsx';
import { ToldNotice } from '../../../ui/screens/panel/trips/head/ToldNotice.tsx';
import { countdown } from '../../../ui/screens/panel/trips/head/TripHeader.tsx';
import { TripCard } from '../../../ui/screens/panel/trips/list/TripCard.tsx';
import { TripList } from '../../../ui/screens/panel/trips/list/TripList.tsx';
import { unsaved } from '../../../ui/screens/panel/trips/options/OptionsEditor.tsx';
import { Selector } from '../../../ui/screens/panel/trips/options/Selector.tsx';
import { PaperNotice } from '../../../ui/screens/panel/trips/papers/Papers.tsx';
import { voucherText } from '../../../ui/screens/panel/trips/payments/VoucherField.tsx';
import { PersonForm, unsavedPerson } from '../../../ui/screens/panel/trips/people/PersonForm.tsx';
import { TripPage } from '../../../ui/screens/panel/trips/TripPage.tsx';
import { typedPerson } from '../../../ui/state/panel/people.ts';
import { TRIP_LISTS, TRIP_TABS, type TripTab } from '../../../ui/state/panel/shownTrip.ts';
import { rendered } from '../offers/render.tsx';
import { CANCELLED, CLOSED, NO_LINKS, OTHERS, OVER, PARAMETERS, TRIP, WAITING } from './tripSamples.ts';

const nothing = () => undefined;
const actions = { email: 'anna@example.com', reload: async () => null, replace: nothing, tell: nothing, onLoggedOut: nothing };
const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const page = (trip: typeof TRIP, tab: TripTab): string => rendered(<TripPage {...actions} trip={trip} tab={tab} />);

describe('the lists (A-031 to A-037)', () => {
  it.each([
    ['current', 'Tutaj pojawią się Twoje aktualne wyjazdy'],
    ['past', 'Tutaj pojawią się Twoje historyczne wyjazdy'],
    ['cancelled', 'Tutaj pojawią się Twoje anulowane wyjazdy'],
  ] as const)('%s without a trip says what will stand there', (list, text) => {
    const html = rendered(<TripList trips={[]} list={list} />);
    for (const words of ['Bieżące', 'Minione', 'Anulowane', text]) expect(html).toContain(words);
  });

  it('each trip stands in its own list alone, and past ones can be opened too', () => {
    const trips = [TRIP, OVER, CANCELLED];
    expect(TRIP_LISTS.map((list) => rendered(<TripList trips={trips} list={list} />).split('Zobacz szczegóły').length - 1)).toEqual([
      1, 1, 1,
    ]);
  });

  it('a card has place, dates, people, number, status and what is paid', () => {
    const text = textOf(rendered(<TripCard trip={TRIP} />));
    for (const words of [
      ...['Chorwacja', 'Wyspy Dalmacji', '27.06–04.07.2027', '2 osoby', 'Rezerwacja nr ABCDEFGH', 'Potwierdzona'],
      ...['Wpłacono 1 000 PLN z 4 298 PLN', 'Cena 4 298 PLN', 'Zobacz szczegóły'],
    ])
      expect(text).toContain(words);
    expect(textOf(rendered(<TripCard trip={WAITING} />))).toContain('Lista rezerwowa');
    expect(textOf(rendered(<TripCard trip={OTHERS} />))).not.toContain('Wpłacono');
  });

  it('a cancelled one asks for nothing: its card says what went back and what is on its way', () => {
    const text = textOf(rendered(<TripCard trip={CANCELLED} />));
    expect(text).toMatch(/Zwróciliśmy 400 PLN\. W drodze do Ciebie: 600 PLN/);
    expect(text).not.toMatch(/Wpłacono|po terminie/);
    const nothing = textOf(rendered(<TripCard trip={{ ...CANCELLED, Cancelled: null }} />));
    expect(nothing).not.toMatch(/Wpłacono|Zwróciliśmy|W drodze/);
  });
});

describe('a trip’s page', () => {
  it('has its seven tabs in their order, each with an address (A-040)', () => {
    const links = [...page(TRIP, 'info').matchAll(/href="\/twoj-panel\/wyjazd\/ABCDEFGH(?:\/([a-z]+))?"[^>]*>([^<]+)</g)];
    expect([...new Set(links.map(([, slug = '']) => slug))]).toEqual([
      ...['', 'uczestnicy', 'transport', 'jachty', 'ubezpieczenie', 'dodatki', 'platnosci'],
    ]);
  });

  it('begins with the date, where to be, what is left and the papers', () => {
    const text = textOf(page(TRIP, 'info'));
    const places = ['Kiedy', 'Gdzie', 'Split', 'Do zapłaty', '3 298 PLN', 'II rata: 1 049 PLN', 'Pobierz umowę', 'Harmonogram'].map(
      (words) => text.indexOf(words),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('informs of number, rebates, the lines, the group and cancelling (A-041 to A-044, R48)', () => {
    const text = textOf(page(TRIP, 'info'));
    for (const words of [
      ...['ABCDEFGH', 'First Minute', '−400 PLN', 'I rata', 'II rata', 'III rata', 'do 28.05.2027', 'Mam kod grupowy', 'Zakładam grupę'],
      ...['Do 28.05.2027 rezygnujesz bez kosztów', 'wróci do Ciebie 1 000 PLN', 'Poproś o anulowanie', 'Brak danych'],
    ])
      expect(text).toContain(words);
  });

  it('has the price of each participant as step 6 had it, with every rebate and why it was cut (W-084, R18, R23)', () => {
    const text = textOf(page(TRIP, 'payments'));
    expect(text).toMatch(/Z czego składa się cena Anna Żak Miejsce na jachcie: Bavaria 40 2 349 PLN Dopłata za kabinę 2-osobową 300 PLN/);
    expect(text).toMatch(/Piotr Żak Miejsce na jachcie: Bavaria 40 2 349 PLN Autokar z Polski: Łódź 549 PLN/);
    expect(text).toMatch(/First Minute Rezerwujesz w okresie First Minute\. 2 × −200 PLN/);
    expect(text).toMatch(/Należało się 60 PLN, ale rabaty łączą się do wspólnego limitu\. 0 PLN/);
    expect(textOf(page(TRIP, 'info'))).toContain('Rabat grupowy: Należało się 60 PLN, ale rabaty łączą się do wspólnego limitu.');
  });

  it('a group that is there is shown with who counts and what it gives, and neither way into one (A-106, A-107)', () => {
    const UsersList = [{ GroupOwnerName: 'Anna' }, { GroupOwnerName: 'Ola' }];
    const GroupCode = {
      Name: 'ABCDEFGH',
      UsersCount: 7,
      UsersList,
      Valid: true,
      ValidUntil: '2027-01-20',
      CurrentValue: '40',
      TakesOff: '80',
    };
    const text = textOf(page({ ...TRIP, GroupCode }, 'info'));
    for (const words of ['Kto dołączy do 20.01.2027', 'Osób liczonych do rabatu: 7.', 'obniża cenę o 80 PLN', 'Anna, Ola'])
      expect(text).toContain(words);
    // What the limit of all rebates ate is not promised (R23).
    const eaten = textOf(page({ ...TRIP, GroupCode: { ...GroupCode, TakesOff: '0' } }, 'info'));
    expect(eaten).toContain('W tej rezerwacji rabat grupowy nie obniża już ceny');
    expect(eaten).not.toContain('40 PLN');
    for (const words of ['Mam kod grupowy', 'Zakładam grupę']) expect(text).not.toContain(words);
  });

  it('participants are read with ‘Zmień dane’ for everybody but the first (A-045, A-046)', () => {
    const html = page(TRIP, 'people');
    expect(html).toContain('Zmień dane: Piotr Żak');
    expect(html).not.toContain('Zmień dane: Anna Żak');
    for (const words of ['Data urodzenia', '05.05.1995', 'nie podano']) expect(html).toContain(words);
  });

  it.each(['transport', 'yachts', 'insurance', 'addons'] as const)(
    '%s has a read view with ‘Zmień opcje’ for each (A-048 to A-051)',
    (tab) => {
      const html = page(TRIP, tab);
      for (const words of ['Zmień opcje: Anna Żak', 'Zmień opcje: Piotr Żak']) expect(html).toContain(words);
    },
  );

  it('the skipper comes first in the placement (A-052)', () => {
    const text = textOf(page(TRIP, 'yachts'));
    expect(text.indexOf('Piotr Żak (skipper)')).toBeGreaterThan(0);
    expect(text.indexOf('Piotr Żak (skipper)')).toBeLessThan(text.indexOf('Anna Żak'));
  });

  it('payments: paid, left, rebate, both links, the lines, the transfer, what is paid on the spot (A-053 to A-056, A-193)', () => {
    const html = page(TRIP, 'payments');
    const text = textOf(html);
    for (const words of [
      ...[
        'Wpłacono 1 000 PLN',
        'Do zapłaty 3 298 PLN',
        'W tym rabaty −400 PLN',
        'Zapłać online: II rata, 1 059,49 PLN',
        'Zapłać całość online: 3 330,98 PLN',
        'III rata',
      ],
      ...[
        '61 1090',
        'ABCDEFGH Anna Żak Wyspy Dalmacji',
        'Transfer z lotniska, Piotr Żak (płatne na miejscu) 120 PLN',
        'Kod vouchera',
        'Przelew, 11.01.2027',
      ],
    ])
      expect(text).toContain(words);
    for (const href of ['href="/v1/payments/ABCDEFGH/next"', 'href="/v1/payments/ABCDEFGH/full"']) expect(html).toContain(href);
    expect(page({ ...TRIP, ...NO_LINKS }, 'payments')).not.toContain('/v1/payments/');
  });

  it('each link says what it takes, commission and all, before it is followed (A-194, R30)', () => {
    const text = textOf(page(TRIP, 'payments'));
    for (const words of ['Zapłacisz 1 059,49 PLN, w tym 10,49 PLN prowizji operatora.', 'Zapłacisz 3 330,98 PLN, w tym 32,98 PLN'])
      expect(text).toContain(words);
    expect(textOf(page(TRIP, 'info'))).toContain('Zapłacisz 1 059,49 PLN');
    const charge = { Amount: '3298', Commission: '0', Charged: '3298' };
    const free = textOf(page({ ...TRIP, NextPayment: charge, FullPayment: charge, OnlineOnly: true }, 'payments'));
    for (const words of ['Zapłać online 3 298 PLN', 'Zapłacisz 3 298 PLN, bez prowizji.']) expect(free).toContain(words);
    // One sum needs one link.
    expect(free).not.toContain('Zapłać całość online');
    for (const words of ['prowizji operatora', 'Przelew tradycyjny jest bez prowizji']) expect(free).not.toContain(words);
  });

  it('the sum of what is due is the one yellow button, all at once a quiet link with its own sum (A-054)', () => {
    const links = [...page(TRIP, 'payments').matchAll(/<a[^>]*\/v1\/payments\/ABCDEFGH\/(?:next|full)[^>]*>/g)].map(([link]) => link);
    expect(links.map((link) => /quiet/.test(link))).toEqual([false, true]);
  });

  it('an invoice is asked for once there is one (R38.2)', () => {
    expect(page(TRIP, 'info')).not.toContain('Pobierz fakturę');
    expect(page({ ...TRIP, May: { ...TRIP.May, AskForInvoice: true } }, 'info')).toContain('Pobierz fakturę');
  });

  it('an instalment that is late says since when, on card, info and payments (R32)', () => {
    const [first, second, third] = TRIP.InstallmentDetails;
    if (first === undefined || second === undefined || third === undefined) throw new Error('The sample has three lines');
    const late = { ...TRIP, InstallmentDetails: [first, { ...second, LateSince: '2027-04-28' }, third] };
    for (const html of [rendered(<TripCard trip={late} />), page(late, 'info'), page(late, 'payments')]) {
      expect(textOf(html)).toMatch(/II rata:?.* po terminie od 28\.04\.2027/);
      expect(textOf(html)).not.toContain('do 28.04.2027');
    }
    expect(textOf(rendered(<TripCard trip={TRIP} />))).not.toContain('po terminie');
  });

  it('no account to transfer to stands where only online payment is allowed, and a voucher says that it is spent at once (R28, A-065)', () => {
    const coded = {
      Recipient: 'Kilwater',
      AccountNumber: '61 1090',
      Title: 'ABCDEFGH',
      Code: { Amount: '1049', Size: 41, Path: 'M4 4h7' },
      NoCode: null,
    };
    expect(textOf(page({ ...TRIP, BankTransfer: coded }, 'payments'))).toContain('Kod do przelewu na 1 049 PLN');
    expect(textOf(page({ ...TRIP, BankTransfer: null, OnlineOnly: true }, 'payments'))).not.toContain('Numer rachunku');
    const lines = TRIP.InstallmentDetails.map((line) => ({ ...line, State: 'later' as const, Paid: '0' }));
    const offline = { ...TRIP, InstallmentDetails: lines, BankTransfer: null, PaymentUrl: null, PaymentFullUrl: null, FirstDue: null };
    const waits = textOf(page({ ...offline, OnlineOnly: true, OnlineOffered: false }, 'payments'));
    for (const words of ['24 godziny od wiadomości z biura', 'Sposób zapłaty poda Ci biuro']) expect(waits).toContain(words);
    const longer = textOf(page({ ...offline, FirstHours: 36, OnlineOnly: true, OnlineOffered: false }, 'payments'));
    expect(longer).toMatch(/36 godzin od wiadomości z biura/);
    expect(longer).not.toContain('24 godzin');
    expect(textOf(page(TRIP, 'payments'))).toContain('Voucher zostanie od razu wykorzystany.');
  });

  it('what is overpaid is said, with what becomes of it (R31)', () => {
    const Price = { ...TRIP.Price, Paid: '4377', LeftToPay: '0', Overpaid: '79' };
    const text = textOf(page({ ...TRIP, Price, ...NO_LINKS }, 'payments'));
    for (const words of ['Nadpłata 79 PLN', 'Nic nie zostało do zapłaty']) expect(text).toContain(words);
  });
});

describe('what a stranger stumbled over in the panel', () => {
  it('the tabs behind the first have a slim header: name and price without the picture (A-038)', () => {
    expect(page(TRIP, 'info')).toContain(TRIP.Offer.CoverImg.url);
    for (const tab of TRIP_TABS.filter((each) => each !== 'info')) {
      expect(page(TRIP, tab)).not.toContain(TRIP.Offer.CoverImg.url);
      expect(textOf(page(TRIP, tab))).toContain('Cena 4 298 PLN');
    }
  });

  it('a lone traveller is not told to change what the office changes (A-046)', () => {
    const { participantsConfig, participantsInfo } = TRIP.StepConfig.Step5;
    const Step5 = { participantsConfig: participantsConfig.slice(0, 1), participantsInfo: participantsInfo.slice(0, 1) };
    const alone = textOf(page({ ...TRIP, StepConfig: { ...TRIP.StepConfig, Step5 } }, 'people'));
    expect(alone).toContain('Dane osoby rezerwującej zmienia biuro.');
    expect(alone).not.toContain('bez pomocy biura');
    expect(textOf(page(TRIP, 'people'))).toContain('bez pomocy biura');
  });

  it('a sign-up has no crew yet (A-052, R9)', () => {
    expect(textOf(page(TRIP, 'yachts'))).toContain('Kto z kim płynie');
    expect(textOf(page(WAITING, 'yachts'))).not.toContain('Kto z kim płynie');
  });

  it('a card without a payment draws no empty wave (A-034)', () => {
    const unpaid = { ...TRIP, Price: { ...TRIP.Price, Paid: '0', LeftToPay: '4298' } };
    expect(textOf(rendered(<TripCard trip={unpaid} />))).toContain('Wpłacono 0 PLN z 4 298 PLN');
    const waves = (trip: typeof TRIP) => rendered(<TripCard trip={trip} />).split('<path').length;
    expect(waves(unpaid)).toBeLessThan(waves(TRIP));
  });
});

describe('what is not offered', () => {
  const ACTIONS = ['Zmień dane', 'Zmień opcje', 'Pobierz umowę', 'Poproś o anulowanie', 'Wygeneruj kod', 'Kod vouchera', '/v1/payments/'];

  it.each([
    ['on the waiting list (A-057, A-058)', WAITING],
    ['of a cancelled trip (A-091)', CANCELLED],
    ['to another participant (A-093, A-122)', OTHERS],
  ])('nothing is changed, paid or downloaded %s, on any tab', (_, trip) => {
    for (const tab of TRIP_TABS)
      for (const action of ACTIONS) expect([tab, action, page(trip, tab).includes(action)]).toEqual([tab, action, false]);
    // The same words are there for the owner: the check can fail.
    const own = TRIP_TABS.map((tab) => page(TRIP, tab)).join();
    for (const action of ACTIONS) expect(own).toContain(action);
  });

  it('of a trip that is over nothing is changed, shared or cancelled any more (A-091)', () => {
    for (const tab of TRIP_TABS)
      for (const action of ['Zmień dane', 'Zmień opcje', 'Poproś o anulowanie', 'Wygeneruj kod', 'Kod vouchera'])
        expect([tab, action, page(OVER, tab).includes(action)]).toEqual([tab, action, false]);
  });

  it('the waiting list says that no deposit is due, and how one leaves it (A-039, A-057)', () => {
    const text = textOf(page(WAITING, 'info'));
    for (const words of ['LISTA REZERWOWA', 'Nie wpłacaj zaliczki', 'telefonicznie lub e-mailem', 'Zrezygnuj z listy'])
      expect(text).toContain(words);
  });

  it('who waited until the trip was over reads that it came to nothing, and is asked for nothing (R49)', () => {
    const text = textOf(page({ ...WAITING, StatusCode: 'over', Status: 'Zakończona' }, 'info'));
    expect(text).toContain('Nie zwolniły się miejsca dla całej Twojej załogi');
    for (const words of ['Nie wpłacaj zaliczki', 'Zrezygnuj z listy']) expect(text).not.toContain(words);
  });

  it('after the last day every tab says so, the add-ons that somebody has in their own words (A-161, A-162)', () => {
    for (const tab of ['people', 'transport', 'yachts', 'insurance'] as const) {
      expect(page(CLOSED, tab)).toContain(gateTexts.closed);
      expect(page(CLOSED, tab)).not.toContain('Zmień');
    }
    expect(page(CLOSED, 'addons')).toContain(GATE_ADDONS_CHOSEN);
  });

  it('R31: a cancelled trip tells of money that came in afterwards, and then not that nothing comes back', () => {
    const none = {
      Time: '2027-02-01T10:00:00.000Z',
      Refund: '0',
      Returned: '0',
      OnItsWay: '0',
      BackBy: '2027-02-15',
      KeptLate: '0',
      Reason: 'customer',
    } as const;
    const said = (Undecided: string) => textOf(page({ ...CANCELLED, Cancelled: { ...none, Undecided } }, 'payments'));
    expect(said('0')).toContain('Z tej rezerwacji nic do Ciebie nie wraca.');
    expect(said('200')).toContain('Z tego, co wpłynęło po anulowaniu, 200 PLN czeka na decyzję biura: odpiszemy Ci.');
    expect(said('200')).not.toContain('nic do Ciebie nie wraca');
  });

  it('R31.12, R31.13: nor where late money is on its way back, went back or is kept by the office’s word', () => {
    const some = { Time: '2027-02-01T10:00:00.000Z', Refund: '0', BackBy: '2027-03-15', Reason: 'unpaid' } as const;
    const none = { Returned: '0', OnItsWay: '0', Undecided: '0', KeptLate: '0' };
    const said = (money: Partial<typeof none>) => textOf(page({ ...CANCELLED, Cancelled: { ...some, ...none, ...money } }, 'payments'));
    for (const money of [{ OnItsWay: '200' }, { Returned: '200' }, { KeptLate: '200' }])
      expect(said(money)).not.toContain('nic do Ciebie nie wraca');
    expect(said({ OnItsWay: '200' })).toContain('W drodze do Ciebie: 200 PLN');
    expect(said({ KeptLate: '200' })).toContain('Z tego, co wpłynęło po anulowaniu, 200 PLN zatrzymujemy, jak mówią warunki rezygnacji.');
    expect(said({})).toContain('nic do Ciebie nie wraca');
  });

  it.each(TRIP_TABS)('a cancelled trip says why, when and what came back, on every tab: %s', (tab) => {
    expect(textOf(page(CANCELLED, tab))).toContain(
      'Anulowany na Twoją prośbę 01.02.2027. Zwróciliśmy 400 PLN. W drodze do Ciebie: 600 PLN',
    );
  });

  it('whoever only travels along reads that it is cancelled, and not at whose wish (R45)', () => {
    const text = textOf(page({ ...OTHERS, StatusCode: 'cancelled', Status: 'Anulowana' }, 'info'));
    expect(text).toContain('Ten wyjazd jest anulowany');
    expect(text).not.toContain('prośbę');
  });

  it('R38.8, R38.9, A-044: lists the papers that were made, also of a cancelled trip, and the documents in the versions that were accepted', () => {
    const MadeAt = '2027-01-10T10:00:00.000Z';
    const Papers: Reservation['Papers'] = [
      { Kind: 'contract', Part: 0, Number: 'UM/2027/00001', MadeAt },
      { Kind: 'annex', Part: 1, Number: 'AN/2027/00007', MadeAt },
      { Kind: 'correction', Part: 0, Number: 'FK/2027/00002', MadeAt },
    ];
    const Documents = [
      {
        Id: 'abc',
        Name: 'tripTerms',
        Title: 'Warunki uczestnictwa',
        Version: '1.0',
        From: '2026-11-22',
        Path: '/o-nas/dokumenty/wersje/abc.pdf',
      },
    ];
    const May = { ...TRIP.May, AskForPapers: false, AskForAdvance: false, AskForInvoice: false };
    const shown = textOf(page({ ...TRIP, Papers, Documents, May }, 'info'));
    for (const words of ['Pobierz umowę', 'Aneks nr 2', 'Korekta FK/2027/00002', 'Warunki uczestnictwa', 'wersja 1.0 z 22.11.2026'])
      expect(shown).toContain(words);
    expect(shown.match(/Pobierz umowę/g)).toHaveLength(1);
    expect(page({ ...TRIP, Documents }, 'info')).toContain('href="/o-nas/dokumenty/wersje/abc.pdf"');
    expect(textOf(page({ ...TRIP, May: { ...TRIP.May, AskForAdvance: true } }, 'info'))).toContain('Wystaw fakturę zaliczkową');
  });

  it('of a trip that is over the papers and what is left to pay stay (R30, R38)', () => {
    for (const words of ['Pobierz umowę', 'Zapłać online', '/v1/payments/ABCDEFGH/next']) expect(page(OVER, 'info')).toContain(words);
    expect(page(OVER, 'payments')).toContain('/v1/payments/ABCDEFGH/full');
  });
});

describe('what a later change added (R63)', () => {
  const [first] = TRIP.InstallmentDetails;
  if (first === undefined) throw new Error('no plan');
  const added = {
    ...first,
    Name: 'Dopłata po zmianie',
    Value: '480',
    Due: '2027-05-17',
    Paid: '0',
    Left: '480',
    State: 'next',
    Surcharge: true,
  } as const;
  const trip = { ...TRIP, InstallmentDetails: [first, added] };

  it('R63.6: stands with its day among the lines of info and payments, and on the card', () => {
    for (const tab of ['info', 'payments'] as const) expect(textOf(page(trip, tab))).toContain('Dopłata po zmianie do 17.05.2027');
    const card = (line: Reservation['InstallmentDetails'][number]) =>
      textOf(rendered(<TripCard trip={{ ...TRIP, InstallmentDetails: [first, line] }} />));
    expect(card(added)).toContain('Dopłata po zmianie: 480 PLN, do 17.05.2027');
    // Late, it is told once, as any line that is.
    const late = card({ ...added, LateSince: '2027-05-17' });
    expect(late).toContain('Dopłata po zmianie: po terminie od 17.05.2027');
    expect(late).not.toContain('480 PLN');
    expect(card({ ...added, State: 'paid' })).not.toContain('Dopłata');
  });

  it.each([
    ['both', {}, 'Zapłacisz przelewem albo online'],
    ['transfer', { OnlineOffered: false }, 'Zapłacisz przelewem: dane'],
    ['online', { OnlineOnly: true }, 'Zapłacisz online, na karcie'],
  ])('R63.8: a preview names the sum, the day and the way: %s', (_, more, way) => {
    const figures = {
      PriceBefore: '4298',
      PriceAfter: '4778',
      Difference: '480',
      Paid: '4298',
      LeftToPay: '480',
      Overpaid: '0',
      Documents: [],
    };
    const preview = {
      ...figures,
      InstallmentDetails: [first, added],
      Added: [{ Name: 'Dopłata po zmianie', Value: '480', Due: '2027-05-17' }],
    };
    const text = textOf(rendered(<Figures trip={{ ...TRIP, ...more }} preview={preview} />));
    expect(text).toContain('Dopłata za tę zmianę Dopłata po zmianie, do 17.05.2027 + 480 PLN');
    expect(text).toContain(way);
  });

  it('R63.2, R63.8: a sum that is spread over instalments is told as what each of them grows by, beside what they are then', () => {
    const line = (Name: string, Value: string, Due: string) => ({
      ...first,
      Name,
      Value,
      Due,
      Paid: '0',
      Left: Value,
      State: 'next' as const,
    });
    const figures = {
      PriceBefore: '9260',
      PriceAfter: '9459',
      Difference: '199',
      Paid: '0',
      LeftToPay: '9459',
      Overpaid: '0',
      Documents: [],
    };
    const preview = {
      ...figures,
      InstallmentDetails: [line('II rata', '3729.50', '2027-04-27'), line('III rata', '5729.50', '2027-05-27')],
      Added: [
        { Name: 'II rata', Value: '99.50', Due: '2027-04-27' },
        { Name: 'III rata', Value: '99.50', Due: '2027-05-27' },
      ],
    };
    const text = textOf(rendered(<Figures trip={TRIP} preview={preview} />));
    expect(text).toContain('Dopłata za tę zmianę II rata, do 27.04.2027 + 99,50 PLN III rata, do 27.05.2027 + 99,50 PLN');
    expect(text).toMatch(/Nowy harmonogram płatności II rata, do 27\.04\.2027 3 729,50 PLN III rata, do 27\.05\.2027 5 729,50 PLN/);
  });
});

it('R63: once it is saved it is said what is to be paid for it, until when and how, with the way there', () => {
  const added = [{ Name: 'Dopłata po zmianie', Value: '549', Due: '2026-11-29' }];
  const told = owedAfter({ ...TRIP, OnlineOnly: false, OnlineOffered: true }, added);
  const html = rendered(<ToldNotice told={{ kind: 'good', title: 'Dane zostały poprawnie zapisane', ...told }} />);
  expect(textOf(html)).toContain('Dopłata po zmianie, do 29.11.2026: + 549 PLN. Zapłacisz przelewem albo online, na karcie Płatności.');
  expect(html).toContain(`<a href="/twoj-panel/wyjazd/${TRIP.ReservationId}/platnosci">Przejdź do płatności</a>`);
  expect(owedAfter(TRIP, [])).toEqual({});
});

describe('changing', () => {
  const preview = {
    ...{ PriceBefore: '4298', PriceAfter: '4778', Difference: '480', Paid: '1000', LeftToPay: '3778', Overpaid: '0', Documents: [] },
    InstallmentDetails: TRIP.InstallmentDetails,
    Added: [{ Name: 'II rata', Value: '240', Due: '2027-04-28' }],
  };

  it('a preview tells the price, what is paid, what is left and the new lines (R37)', () => {
    const text = textOf(rendered(<Figures trip={TRIP} preview={preview} />));
    for (const words of [
      'Cena wzrośnie o 480 PLN',
      '4 298 PLN',
      '4 778 PLN',
      'Zostanie do zapłaty 3 778 PLN',
      'Nowy harmonogram płatności',
      'II rata, do 28.04.2027',
    ])
      expect(text).toContain(words);
    const cheaper = { ...preview, PriceAfter: '900', Difference: '-3398', LeftToPay: '0', Overpaid: '100', Documents: ['Umowa'] };
    const less = textOf(rendered(<Figures trip={TRIP} preview={cheaper} />));
    for (const words of ['Cena spadnie o 3 398 PLN', 'Nadpłata zostaje przy rezerwacji', 'Umowa']) expect(less).toContain(words);
    expect(rendered(<Figures trip={TRIP} preview={{ ...preview, PriceAfter: '4298', Difference: '0' }} />)).toContain(
      'Cena się nie zmienia',
    );
  });

  it.each([
    ['counting', 'Liczę cenę…'],
    ['incomplete', 'Dokończ wybór'],
    ['noPlaces', 'nie ma już miejsca'],
    ['closed', 'Minął termin'],
  ] as const)('while it is %s it says so', (kind, words) => {
    const check = kind === 'incomplete' ? { kind, errors: [] } : kind === 'noPlaces' ? { kind, rooms: [] } : { kind };
    expect(rendered(<ChangePreview trip={TRIP} check={check} onAgain={nothing} />)).toContain(words);
  });

  const selector = (choice: Parameters<typeof Selector>[0]['choice'], errors: Record<string, string> = {}) =>
    rendered(
      <Selector trip={TRIP} userNum={2} choice={choice} parameters={PARAMETERS} choose={nothing} errorOf={(field) => errors[field]} />,
    );

  it('transport asks for the place where the coach collects people, and only there (A-102)', () => {
    const coach = selector({ section: 'transport', journeyId: 1, pointId: null }, { journeyPointId: 'Wybierz miejsce odbioru' });
    for (const words of ['Miejsce odbioru', 'Katowice (+ 480 PLN)', 'od 80 PLN', '120 PLN, płatne na miejscu', 'Wybierz miejsce odbioru'])
      expect(coach).toContain(words);
    expect(selector({ section: 'transport', journeyId: 2, pointId: null })).not.toContain('Miejsce odbioru');
  });

  it('assistance is a yes or no, and not spoken of where it is neither sold nor had (A-105)', () => {
    expect(selector({ section: 'insurance', insuranceId: 1, assistance: false })).toContain('Tak (+ 60 PLN)');
    const none = { ...PARAMETERS, Assistance: [{ userNum: 2, Enabled: false, Price: '0' }] };
    const html = (assistance: boolean) =>
      rendered(
        <Selector
          {...{ trip: TRIP, userNum: 2, parameters: none, choose: nothing, errorOf: nothing }}
          choice={{ section: 'insurance', insuranceId: 1, assistance }}
        />,
      );
    expect([html(false).includes('kwarantanny'), html(true).includes('kwarantanny')]).toEqual([false, true]);
  });

  it('an add-on with several options asks which; each can be taken away (A-104)', () => {
    const html = selector({
      section: 'addons',
      rows: [
        { addonId: 3, optionId: 31 },
        { addonId: 7, optionId: null },
      ],
    });
    for (const words of ['Dodatek 1', 'Dodatek 2', 'Usuń dodatek: Koszulka', 'Usuń dodatek: Dodatkowy bagaż'])
      expect(html).toContain(words);
    expect(html.split('>Opcja<').length - 1).toBe(1);
  });

  it('a participant’s form has the document’s eight fields (A-047)', () => {
    const [, second] = TRIP.StepConfig.Step5.participantsConfig;
    if (second === undefined) throw new Error('There is no second participant');
    const edit = { kind: 'person', typed: typedPerson(second), version: 7 } as const;
    const html = rendered(
      <PersonForm {...actions} trip={TRIP} userNum={2} name="Piotr" edit={edit} setEdit={nothing} onCancel={nothing} />,
    );
    for (const words of ['Imię', 'Nazwisko', 'YYYY-MM-DD', 'Seria i numer dokumentu', 'Kraj', 'Kobieta', 'Mężczyzna', 'Telefon', 'E-mail'])
      expect(html).toContain(words);
    expect(/<input[^>]*value="1"/.exec(html)?.[0]).toContain('checked');
  });
});

describe('what is said (A-163 to A-182)', () => {
  const failed = { kind: 'failed', failure: failureOf(500, null, { message: 'Internal error' }) } as const;

  it('of a save that did not go through, by how it ended (A-163, A-164, A-166, A-167)', () => {
    expect(unsaved(failed).title).toBe('Dane uczestnika nie zostały zapisane');
    expect(unsaved({ kind: 'incomplete', errors: [] }).title).toBe('Dane uczestnika nie zostały zapisane.');
    // The document's line is followed by what is missing, by name.
    const path = 'data.addonsConfig[0].addonsSelected[0].addonOptionId';
    const errors = [
      { field: 'data.journeyConfig[0].journeyPointId', code: 'required' },
      { field: path, code: 'required' },
      { field: 'data.insuranceConfig[0].insuranceId', code: 'unknown' },
    ];
    expect(unsaved({ kind: 'incomplete', errors }).text).toMatch(
      /^Wybierz miejsce odbioru\. Wybierz opcję\. Ubezpieczenie: tej możliwości już nie ma, wybierz inną\. Popraw zaznaczone pola/,
    );
    expect(unsavedPerson(failed).title).toBe('Dane nie zostały zapisane');
    for (const told of [unsaved({ kind: 'priceChanged' }), unsavedPerson({ kind: 'priceChanged' })])
      expect(told.text).toMatch(/^Cena tej zmiany jest już inna/);
    expect(unsavedPerson({ kind: 'incomplete', errors: [] }).title).toBe(
      'Wprowadzone przez Ciebie dane nie zostały zapisane. Uzupełnij wymagane pola: Imię, Nazwisko, data urodzenia',
    );
  });

  it('of a save that did, with the second line only later (A-168, A-169)', () => {
    const html = rendered(<ToldNotice told={{ kind: 'good', title: 'Dane zostały poprawnie zapisane', later: 'Autokar' }} />);
    expect([html.includes('Dane zostały poprawnie zapisane'), html.includes('Autokar')]).toEqual([true, false]);
  });

  it('of papers (A-173 to A-175)', () => {
    expect(rendered(<PaperNotice kind="contract" end={{ kind: 'ready', url: '/plik' }} />)).toContain(
      'Za chwilę rozpocznie się pobieranie',
    );
    expect(rendered(<PaperNotice kind="contract" end={{ kind: 'missing' }} />)).toContain('Nie można pobrać umowy');
    expect(rendered(<PaperNotice kind="invoice" end={{ kind: 'missing' }} />)).toContain(
      'Faktura nie jest możliwa do pobrania. Aby pobrać fakturę należy opłacić wyjazd w całości.',
    );
  });

  it('of vouchers, by the answer’s code (A-181, A-182)', () => {
    const refused = (status: number, code: string) => voucherText(failureOf(status, null, { message: 'No', code }));
    expect(refused(400, 'voucherTooLate')).toBe('Nieprawidłowy typ vouchera. Voucher zniżkowy może zostać użyty tylko podczas rezerwacji.');
    expect(refused(404, 'voucherUnknown')).toBe('Kod vouchera jest nieprawidłowy');
    expect(refused(400, 'voucherInactive')).toBe('Kod vouchera jest nieprawidłowy. Ten voucher czeka jeszcze na aktywację przez biuro.');
    expect([refused(409, 'changedElsewhere'), refused(401, 'noSession'), refused(500, 'defect')]).toEqual([null, null, null]);
  });

  it('of the days that are left', () => {
    const days = [2, 1, 0, -3].map((DaysToStart) => countdown({ DaysToStart })?.replace(/\u00a0/g, ' '));
    expect(days).toEqual(['Do wypłynięcia: 2 dni', 'Wypływacie jutro', 'Wypływacie dzisiaj', 'Jesteście na morzu']);
    expect([WAITING, CANCELLED, OVER].map(countdown)).toEqual([null, null, null]);
  });
});
