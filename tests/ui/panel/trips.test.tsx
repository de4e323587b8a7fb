// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { TRIP_LISTS, TRIP_TABS } from '../../../ui/features/panel/state/trip-view-model.ts';
import { TripCard, TripList } from '../../../ui/features/panel/trips/list/TripList.tsx';
import { openPage, textOf, textOfScreen } from '../offers/render-screen.tsx';
import { openTripTab, tripTabLinks, tripTabText } from './trip-page.tsx';
import { CANCELLED, NO_LINKS, OTHERS, PAST_TRIP, TRIP, WAITING } from './trip-samples.ts';

describe('the lists of trips (A-031 to A-037)', () => {
  it.each([
    ['current', 'Tutaj pojawią się Twoje aktualne wyjazdy'],
    ['past', 'Tutaj pojawią się Twoje historyczne wyjazdy'],
    ['cancelled', 'Tutaj pojawią się Twoje anulowane wyjazdy'],
  ] as const)('if the list “%s” is empty, it says which trips will appear in it', (list, text) => {
    const { getAllByRole, getByRole } = openPage(<TripList trips={[]} list={list} />);
    const links = getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(expect.arrayContaining(['Bieżące', 'Minione', 'Anulowane']));
    expect(getByRole('heading', { level: 3, name: text })).toBeTruthy();
  });

  it('each trip is in exactly one list, and also a past trip can be opened', () => {
    const trips = [TRIP, PAST_TRIP, CANCELLED];
    expect(
      TRIP_LISTS.map(
        (list) =>
          openPage(<TripList trips={trips} list={list} />).getAllByRole('link', {
            name: /^Zobacz szczegóły/,
          }).length,
      ),
    ).toEqual([1, 1, 1]);
  });

  it('a card shows destination, dates, people, booking number, status and the paid amount', () => {
    const text = textOfScreen(<TripCard trip={TRIP} />);
    for (const words of [
      ...[
        'Chorwacja',
        'Wyspy Dalmacji',
        '27.06–04.07.2027',
        '2 osoby',
        'Rezerwacja nr ABCDEFGH',
        'Potwierdzona',
      ],
      ...['Wpłaty: 1 000 PLN z 4 298 PLN', 'Cena 4 298 PLN', 'Zobacz szczegóły'],
    ])
      expect(text).toContain(words);
    expect(textOfScreen(<TripCard trip={WAITING} />)).toContain('Lista rezerwowa');
    expect(textOfScreen(<TripCard trip={OTHERS} />)).not.toContain('Wpłaty');
  });

  it('a cancelled trip’s card shows completed and pending refunds, and asks for no payment', () => {
    const text = textOfScreen(<TripCard trip={CANCELLED} />);
    expect(text).toMatch(/Zwróciliśmy 400 PLN\. W drodze do Ciebie: 600 PLN/);
    expect(text).not.toMatch(/Wpłaty|po terminie/);
    const nothing = textOfScreen(<TripCard trip={{ ...CANCELLED, Cancelled: null }} />);
    expect(nothing).not.toMatch(/Wpłaty|Zwróciliśmy|W drodze/);
  });
});

describe('the page of a trip', () => {
  it('A-040: has seven tabs in the order of the published documents; each tab has a page address', () => {
    const address = /^\/twoj-panel\/wyjazd\/ABCDEFGH\/?([a-z]*)$/;
    const slugs = tripTabLinks(TRIP, 'info').flatMap(
      (link) => address.exec(link.getAttribute('href') ?? '')?.[1] ?? [],
    );
    expect([...new Set(slugs)]).toEqual([
      ...['', 'uczestnicy', 'transport', 'jachty', 'ubezpieczenie', 'dodatki', 'platnosci'],
    ]);
  });

  it('starts with the date, the meeting point, the amount left to pay and the papers', () => {
    const text = tripTabText(TRIP, 'info');
    const places = [
      'Kiedy',
      'Gdzie',
      'Split',
      'Do zapłaty',
      '3 298 PLN',
      'II rata: 1 049 PLN',
      'Pobierz umowę',
      'Harmonogram',
    ].map((words) => text.indexOf(words));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((first, other) => first - other));
  });

  it('shows booking number, rebates, plan lines, group and cancellation terms (A-041 to A-044, R48)', () => {
    const text = tripTabText(TRIP, 'info');
    for (const words of [
      ...[
        'ABCDEFGH',
        'First Minute',
        '−400 PLN',
        'I rata',
        'II rata',
        'III rata',
        'do 28.05.2027',
        'Mam kod grupowy',
        'Zakładam grupę',
      ],
      ...[
        'Do 28.05.2027 rezygnujesz bez kosztów',
        'wróci do Ciebie 1 000 PLN',
        'Poproś o anulowanie',
        'Brak danych',
      ],
    ])
      expect(text).toContain(words);
  });

  it('R23.5: a rebate that a cap reduced to zero is not listed; a sentence says which cap', () => {
    const group = {
      Kind: 'group',
      Rule: 'R21',
      Asked: '60',
      Given: '0',
      CutBy: 'cap',
      Missing: null,
    };
    const Receipt = [
      ...TRIP.Receipt.filter(({ Kind }) => Kind !== 'group'),
      ...[1, 2].map((userNum) => ({ ...group, userNum })),
    ];
    const text = tripTabText({ ...TRIP, Receipt }, 'payments');
    expect(text).not.toMatch(/× 0 PLN|limitu\. 0 PLN/);
    expect(text).toContain(
      '2 × −200 PLN Rabat grupowy: Z rabatu 60 PLN odjęliśmy część: suma rabatów sięgnęła limitu.',
    );
  });

  it('shows each participant’s price, and which cap has reduced a rebate (W-084, R18, R23)', () => {
    const text = tripTabText(TRIP, 'payments');
    expect(text).toMatch(
      /Z czego składa się cena Anna Żak Miejsce na jachcie: Bavaria 40 2 349 PLN Dopłata za kabinę 2-osobową 300 PLN/,
    );
    expect(text).toMatch(
      /Piotr Żak Miejsce na jachcie: Bavaria 40 2 349 PLN Autokar z Polski: Łódź 549 PLN/,
    );
    expect(text).toMatch(/First Minute Rezerwujesz w okresie First Minute\. 2 × −200 PLN/);
    expect(tripTabText(TRIP, 'info')).toContain(
      'Rabat grupowy: Z rabatu 60 PLN odjęliśmy część: suma rabatów sięgnęła limitu.',
    );
  });

  it('a trip in a group shows the group’s members and rebate, and no form to join a group (A-106, A-107)', () => {
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
    const text = tripTabText({ ...TRIP, GroupCode }, 'info');
    for (const words of [
      'które dołączą do 20.01.2027',
      'Liczba osób do rabatu: 7.',
      'obniża cenę o 80 PLN',
      'Anna, Ola',
    ])
      expect(text).toContain(words);
    // The cap of all rebates may reduce the group rebate to nothing (R23).
    const eaten = tripTabText({ ...TRIP, GroupCode: { ...GroupCode, TakesOff: '0' } }, 'info');
    expect(eaten).toContain('W tej rezerwacji rabat grupowy nie obniża już ceny');
    expect(eaten).not.toContain('40 PLN');
    for (const words of ['Mam kod grupowy', 'Zakładam grupę']) expect(text).not.toContain(words);
  });

  it('every participant except the first has a button ‘Zmień dane’ (A-045, A-046)', () => {
    const { page, getByRole, queryByRole } = openTripTab(TRIP, 'people');
    expect(getByRole('button', { name: 'Zmień dane: Piotr Żak' })).toBeTruthy();
    expect(queryByRole('button', { name: 'Zmień dane: Anna Żak' })).toBeNull();
    for (const words of ['Data urodzenia 05.05.1995', 'brak'])
      expect(textOf(page)).toContain(words);
  });

  it.each(['transport', 'yachts', 'insurance', 'addons'] as const)(
    'the tab %s shows each participant’s choice and a button ‘Zmień opcje’ (A-048 to A-051)',
    (tab) => {
      const { getByRole } = openTripTab(TRIP, tab);
      for (const name of ['Zmień opcje: Anna Żak', 'Zmień opcje: Piotr Żak'])
        expect(getByRole('button', { name })).toBeTruthy();
    },
  );

  it('the party’s own skipper is the first in the list of who sails together (A-052)', () => {
    const text = tripTabText(TRIP, 'yachts');
    expect(text.indexOf('Piotr Żak (skipper)')).toBeGreaterThan(0);
    expect(text.indexOf('Piotr Żak (skipper)')).toBeLessThan(text.indexOf('Anna Żak'));
  });

  it('the payments tab shows payments, plan lines and how to pay (A-053 to A-056, A-193)', () => {
    const text = tripTabText(TRIP, 'payments');
    for (const words of [
      ...[
        'Wpłaty 1 000 PLN',
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
    const links = tripTabLinks({ ...TRIP, ...NO_LINKS }, 'payments');
    expect(links.filter((link) => link.getAttribute('href')?.includes('/v1/payments/'))).toEqual(
      [],
    );
  });

  it('beside each payment link is the amount that it charges, including commission (A-194, R30)', () => {
    const text = tripTabText(TRIP, 'payments');
    for (const words of [
      'Zapłacisz 1 059,49 PLN, w tym 10,49 PLN prowizji operatora.',
      'Zapłacisz 3 330,98 PLN, w tym 32,98 PLN',
    ])
      expect(text).toContain(words);
    expect(tripTabText(TRIP, 'info')).toContain('Zapłacisz 1 059,49 PLN');
    const DueNow = TRIP.DueNow && { ...TRIP.DueNow, Name: 'II i III rata', Amount: '3298' };
    const charge = { Amount: '3298', Commission: '0', Charged: '3298' };
    const free = tripTabText(
      { ...TRIP, DueNow, NextPayment: charge, FullPayment: charge, OnlineOnly: true },
      'payments',
    );
    for (const words of ['Zapłać online: II i III rata, 3 298 PLN', 'Zapłacisz 3 298 PLN.'])
      expect(free).toContain(words);
    expect(free).not.toContain('Zapłać całość online');
    for (const words of ['prowizji operatora', 'Przelew tradycyjny jest bez prowizji'])
      expect(free).not.toContain(words);
  });

  it('paying what is due is a yellow button; paying everything is a less visible link (A-054)', () => {
    const pays = tripTabLinks(TRIP, 'payments').filter((link) =>
      link.getAttribute('href')?.startsWith('/v1/payments/'),
    );
    expect(pays.map((link) => [link.getAttribute('href'), /quiet/.test(link.className)])).toEqual([
      ['/v1/payments/ABCDEFGH/next', false],
      ['/v1/payments/ABCDEFGH/full', true],
    ]);
  });

  it('A-044, A-173: the invoice has a button as the contract has, also before all is paid', () => {
    const downloadsWith = (may: Partial<typeof TRIP.May>) =>
      openTripTab({ ...TRIP, Papers: [], May: { ...TRIP.May, ...may } }, 'info')
        .queryAllByRole('button', { name: /^Pobierz/ })
        .map(textOf);
    const nothing = { AskForPapers: false, AskForAdvance: false, AskForInvoice: false };
    expect(downloadsWith(nothing)).toEqual([]);
    expect(downloadsWith({ ...nothing, AskForPapers: true })).toEqual([
      'Pobierz umowę',
      'Pobierz fakturę',
    ]);
  });

  it('card, first tab and payments tab show since when an instalment is late (R32)', () => {
    const [first, second, third] = TRIP.InstallmentDetails;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('The sample has three lines');
    const DueNow = TRIP.DueNow && { ...TRIP.DueNow, LateSince: '2027-04-28' };
    const late = {
      ...TRIP,
      DueNow,
      PlanByDay: [first, { ...second, LateSince: '2027-04-28' }, third],
    };
    for (const text of [
      textOfScreen(<TripCard trip={late} />),
      tripTabText(late, 'info'),
      tripTabText(late, 'payments'),
    ]) {
      expect(text).toMatch(/II rata:?.* po terminie od 28\.04\.2027/);
      expect(text).not.toContain('do 28.04.2027');
    }
    expect(textOfScreen(<TripCard trip={TRIP} />)).not.toContain('po terminie');
  });

  it('R28.11, R28.12: plan lines with the same due day are shown and paid as one amount', () => {
    const [first, second, third] = TRIP.InstallmentDetails;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('The sample has three lines');
    const together = {
      ...second,
      Name: 'I i II rata',
      Value: '2149',
      Due: null,
      Paid: '0',
      Left: '2149',
    };
    const near = {
      ...TRIP,
      PlanByDay: [together, third],
      Timeline: null,
      DueNow: {
        Name: 'I i II rata',
        Amount: '2149',
        Until: null,
        By: '2027-03-02T09:00:00.000Z',
        LateSince: null,
      },
      NextPayment: { Amount: '2149', Commission: '21.49', Charged: '2170.49' },
    };
    expect(tripTabText(near, 'info')).toContain('I i II rata: 2 149 PLN, do');
    const payments = tripTabText(near, 'payments');
    expect(payments).toContain('Zapłać online: I i II rata, 2 170,49 PLN');
    for (const tab of ['info', 'payments'] as const)
      expect(tripTabText(near, tab)).not.toMatch(/(?<!i )\bII? rata/);
  });

  it('a trip that can only be paid online shows no bank account, but takes a voucher (R28, A-065)', () => {
    const coded = {
      Recipient: 'Kilwater',
      AccountNumber: '61 1090',
      Title: 'ABCDEFGH',
      Code: { Amount: '1049', Size: 41, Path: 'M4 4h7' },
      NoCode: null,
    };
    expect(tripTabText({ ...TRIP, BankTransfer: coded }, 'payments')).toContain(
      'Kod do przelewu na 1 049 PLN',
    );
    expect(
      tripTabText({ ...TRIP, BankTransfer: null, OnlineOnly: true }, 'payments'),
    ).not.toContain('Numer rachunku');
    const lines = TRIP.InstallmentDetails.map((line) => ({
      ...line,
      State: 'later' as const,
      Paid: '0',
    }));
    const none = {
      BankTransfer: null,
      PaymentUrl: null,
      PaymentFullUrl: null,
      FirstDue: null,
      DueNow: null,
    };
    const offline = { ...TRIP, ...none, InstallmentDetails: lines, PlanByDay: lines };
    const waits = tripTabText({ ...offline, OnlineOnly: true, OnlineOffered: false }, 'payments');
    for (const words of ['24 godziny od wiadomości z biura', 'Sposób zapłaty poda Ci biuro'])
      expect(waits).toContain(words);
    const longer = tripTabText(
      { ...offline, FirstHours: 36, OnlineOnly: true, OnlineOffered: false },
      'payments',
    );
    expect(longer).toMatch(/36 godzin od wiadomości z biura/);
    expect(longer).not.toContain('24 godzin');
    expect(tripTabText(TRIP, 'payments')).toContain('Voucher zostanie od razu wykorzystany.');
  });

  it('R26.6: a payment by gift voucher shows the voucher’s code and the amount left on it', () => {
    const PaymentsList = [
      {
        Name: 'Voucher',
        Value: '300',
        Time: '2027-01-11T10:00:00.000Z',
        Voucher: { Code: 'PREZENT', Remains: '200' },
      },
    ];
    expect(tripTabText({ ...TRIP, PaymentsList }, 'payments')).toContain(
      'Voucher PREZENT, 11.01.2027; zostało na nim 200 PLN 300 PLN',
    );
  });

  it('an overpayment is shown, with a text that says what happens to it (R31)', () => {
    const Price = { ...TRIP.Price, Paid: '4377', LeftToPay: '0', Overpaid: '79' };
    const text = tripTabText({ ...TRIP, Price, ...NO_LINKS }, 'payments');
    for (const words of ['Nadpłata 79 PLN', 'Nic nie zostało do zapłaty'])
      expect(text).toContain(words);
  });
});

describe('what makes the panel easy to use', () => {
  it('all tabs except the first have a small head: name and price without the picture (A-038)', () => {
    const scene = TRIP.Offer.CoverImg.url.replace(/\d+x\d+.*$/, '');
    const hasScene = (tab: (typeof TRIP_TABS)[number]) =>
      openTripTab(TRIP, tab).page.querySelector(`img[src^="${scene}"]`) !== null;
    expect(hasScene('info')).toBe(true);
    for (const tab of TRIP_TABS.filter((each) => each !== 'info')) {
      expect(hasScene(tab)).toBe(false);
      expect(tripTabText(TRIP, tab)).toContain('Cena 4 298 PLN');
    }
  });

  it('the page of a traveller who sails alone omits changes that only the office can make (A-046)', () => {
    const { participantsConfig, participantsInfo } = TRIP.StepConfig.Step5;
    const Step5 = {
      participantsConfig: participantsConfig.slice(0, 1),
      participantsInfo: participantsInfo.slice(0, 1),
    };
    const alone = tripTabText({ ...TRIP, StepConfig: { ...TRIP.StepConfig, Step5 } }, 'people');
    expect(alone).toContain('Dane osoby rezerwującej zmienia biuro.');
    expect(alone).not.toContain('bez pomocy biura');
    expect(tripTabText(TRIP, 'people')).toContain('bez pomocy biura');
  });

  it('the page of a sign-up does not show who sails together (A-052, R9)', () => {
    expect(tripTabText(TRIP, 'yachts')).toContain('Kto z kim płynie');
    expect(tripTabText(WAITING, 'yachts')).not.toContain('Kto z kim płynie');
  });

  it('a trip’s card draws the paid part of the price as a wave, and no wave if nothing is paid (A-034)', () => {
    const unpaid = { ...TRIP, Price: { ...TRIP.Price, Paid: '0', LeftToPay: '4298' } };
    expect(textOfScreen(<TripCard trip={unpaid} />)).toContain('Wpłaty: 0 PLN z 4 298 PLN');
    const waves = (trip: typeof TRIP) =>
      openPage(<TripCard trip={trip} />).page.querySelectorAll('path').length;
    expect(waves(unpaid)).toBeLessThan(waves(TRIP));
  });
});
