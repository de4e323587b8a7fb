// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Reservation } from '../../../adapters/http/contract/panel/reservation.ts';
import { GATE_ADDONS_CHOSEN, gateTexts } from '../../../ui/features/panel/copy/panel-trips.pl.ts';
import { TRIP_TABS } from '../../../ui/features/panel/state/trip-view-model.ts';
import {
  ChangedAmounts,
  surchargeMessage,
} from '../../../ui/features/panel/trips/changes/ChangePreview.tsx';
import { TripCard } from '../../../ui/features/panel/trips/list/TripList.tsx';
import { TripMessageNotice } from '../../../ui/features/panel/trips/TripPage.tsx';
import { hrefsIn, openPage, textOf, textOfScreen } from '../offers/render-screen.tsx';
import { openTripTab, tripTabLinks, tripTabText } from './trip-page.tsx';
import { CANCELLED, CLOSED, OTHERS, PAST_TRIP, TRIP, WAITING } from './trip-samples.ts';

describe('what the pages of a trip show, and which actions they leave out', () => {
  const ACTIONS = [
    'Zmień dane',
    'Zmień opcje',
    'Pobierz umowę',
    'Poproś o anulowanie',
    'Wygeneruj kod',
    'Kod vouchera',
    '/v1/payments/',
  ];
  /** Returns the text of the tab and the addresses of its links. */
  const contentsOf = (...tab: Parameters<typeof openTripTab>): string => {
    const opened = openTripTab(...tab);
    return [textOf(opened.page), ...hrefsIn(opened)].join(' ');
  };

  it.each([
    ['a sign-up on the reserve list (A-057, A-058)', WAITING],
    ['a cancelled trip (A-091)', CANCELLED],
    ['another participant’s view of the trip (A-093, A-122)', OTHERS],
  ])('for %s no tab offers a change, a payment or a download', (_, trip) => {
    for (const tab of TRIP_TABS)
      for (const action of ACTIONS)
        expect([tab, action, contentsOf(trip, tab).includes(action)]).toEqual([tab, action, false]);
    // Without this check a misspelt word in this test would never fail.
    const allTabs = TRIP_TABS.map((tab) => contentsOf(TRIP, tab)).join();
    for (const action of ACTIONS) expect(allTabs).toContain(action);
  });

  it('a trip that is over cannot be changed, shared or cancelled (A-091)', () => {
    for (const tab of TRIP_TABS)
      for (const action of [
        'Zmień dane',
        'Zmień opcje',
        'Poproś o anulowanie',
        'Wygeneruj kod',
        'Kod vouchera',
      ])
        expect([tab, action, contentsOf(PAST_TRIP, tab).includes(action)]).toEqual([
          tab,
          action,
          false,
        ]);
  });

  it('the page of a sign-up says that no advance payment is due and how to leave the list (A-039, A-057)', () => {
    const text = tripTabText(WAITING, 'info');
    for (const words of [
      'LISTA REZERWOWA',
      'Nie wpłacaj zaliczki',
      'telefonicznie lub e-mailem',
      'Zrezygnuj z listy',
    ])
      expect(text).toContain(words);
  });

  it('R49: after the trip a sign-up’s page says that no places became free, not how to leave the list', () => {
    const text = tripTabText({ ...WAITING, StatusCode: 'over', Status: 'Zakończona' }, 'info');
    expect(text).toContain('Nie zwolniły się miejsca dla całej Twojej załogi');
    for (const words of ['Nie wpłacaj zaliczki', 'Zrezygnuj z listy'])
      expect(text).not.toContain(words);
  });

  it('when changes are closed, each tab says so, with a special text for booked add-ons (A-161, A-162)', () => {
    for (const tab of ['people', 'transport', 'yachts', 'insurance'] as const) {
      expect(tripTabText(CLOSED, tab)).toContain(gateTexts.closed);
      expect(tripTabText(CLOSED, tab)).not.toContain('Zmień');
    }
    expect(tripTabText(CLOSED, 'addons')).toContain(GATE_ADDONS_CHOSEN);
  });

  it('R31: a cancelled trip shows money that came after the cancellation, instead of “no refund”', () => {
    const none = {
      Time: '2027-02-01T10:00:00.000Z',
      Refund: '0',
      Returned: '0',
      OnItsWay: '0',
      BackBy: '2027-02-15',
      KeptLate: '0',
      Reason: 'customer',
    } as const;
    const paymentsText = (Undecided: string) =>
      tripTabText({ ...CANCELLED, Cancelled: { ...none, Undecided } }, 'payments');
    expect(paymentsText('0')).toContain('Nie ma nic do zwrotu.');
    expect(paymentsText('200')).toContain(
      '200 PLN z wpłat po anulowaniu czeka na decyzję biura. Napiszemy do Ciebie.',
    );
    expect(paymentsText('200')).not.toContain('Nie ma nic do zwrotu');
  });

  it('R31.12, R31.13: shows late money that is refunded or that the company keeps, without “no refund”', () => {
    const some = {
      Time: '2027-02-01T10:00:00.000Z',
      Refund: '0',
      BackBy: '2027-03-15',
      Reason: 'unpaid',
    } as const;
    const none = { Returned: '0', OnItsWay: '0', Undecided: '0', KeptLate: '0' };
    const paymentsText = (money: Partial<typeof none>) =>
      tripTabText({ ...CANCELLED, Cancelled: { ...some, ...none, ...money } }, 'payments');
    for (const money of [{ OnItsWay: '200' }, { Returned: '200' }, { KeptLate: '200' }])
      expect(paymentsText(money)).not.toContain('Nie ma nic do zwrotu');
    expect(paymentsText({ OnItsWay: '200' })).toContain('W drodze do Ciebie: 200 PLN');
    expect(paymentsText({ KeptLate: '200' })).toContain(
      'Z wpłat po anulowaniu 200 PLN zatrzymujemy zgodnie z warunkami rezygnacji.',
    );
    expect(paymentsText({})).toContain('Nie ma nic do zwrotu');
  });

  it.each(TRIP_TABS)(
    'a cancelled trip shows the reason, the day and the refund on every tab: %s',
    (tab) => {
      expect(tripTabText(CANCELLED, tab)).toContain(
        'Anulowany na Twoją prośbę 01.02.2027. Zwróciliśmy 400 PLN. W drodze do Ciebie: 600 PLN',
      );
    },
  );

  it('a fellow traveller can see that the trip is cancelled, but not who requested that (R45)', () => {
    const text = tripTabText({ ...OTHERS, StatusCode: 'cancelled', Status: 'Anulowana' }, 'info');
    expect(text).toContain('Ten wyjazd jest anulowany');
    expect(text).not.toContain('prośbę');
  });

  it('R38.8, R38.9, A-044: lists all papers of the booking and the legal documents that were accepted', () => {
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
    const tabText = tripTabText({ ...TRIP, Papers, Documents, May }, 'info');
    for (const words of [
      'Pobierz umowę',
      'Aneks nr 2',
      'Korekta FK/2027/00002',
      'Warunki uczestnictwa',
      'wersja 1.0 z 22.11.2026',
    ])
      expect(tabText).toContain(words);
    expect(tabText.match(/Pobierz umowę/g)).toHaveLength(1);
    const links = tripTabLinks({ ...TRIP, Documents }, 'info');
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/o-nas/dokumenty/wersje/abc.pdf',
    );
    expect(tripTabText({ ...TRIP, May: { ...TRIP.May, AskForAdvance: true } }, 'info')).toContain(
      'Wystaw fakturę zaliczkową',
    );
  });

  it('R30, R38: the page of a trip that is over has the contract, and a link to pay the amount left to pay', () => {
    for (const words of ['Pobierz umowę', 'Zapłać online', '/v1/payments/ABCDEFGH/next'])
      expect(contentsOf(PAST_TRIP, 'info')).toContain(words);
    expect(contentsOf(PAST_TRIP, 'payments')).toContain('/v1/payments/ABCDEFGH/full');
  });
});

describe('the surcharge after a change of the booking (R63)', () => {
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
  const trip = { ...TRIP, PlanByDay: [first, added] };

  it('R63.6: has its due day on the trip’s first tab, on the payments tab and on the trip’s card', () => {
    for (const tab of ['info', 'payments'] as const)
      expect(tripTabText(trip, tab)).toContain('Dopłata po zmianie do 17.05.2027');
    const card = (line: Reservation['InstallmentDetails'][number]) =>
      textOfScreen(<TripCard trip={{ ...TRIP, PlanByDay: [first, line] }} />);
    expect(card(added)).toContain('Dopłata po zmianie: 480 PLN, do 17.05.2027');
    const late = card({ ...added, LateSince: '2027-05-17' });
    expect(late).toContain('Dopłata po zmianie: po terminie od 17.05.2027');
    expect(late).not.toContain('480 PLN');
    expect(card({ ...added, State: 'paid' })).not.toContain('Dopłata');
  });

  it.each([
    ['both', {}, 'Zapłacisz przelewem albo online'],
    ['transfer', { OnlineOffered: false }, 'Zapłacisz przelewem: dane'],
    ['online', { OnlineOnly: true }, 'Zapłacisz online, na karcie'],
  ])(
    'R63.8: the preview of a change says the amount, the due day and the ways to pay; case %s',
    (_, more, way) => {
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
        ...{ InstallmentDetails: [first, added], PlanByDay: [first, added] },
        Added: [{ Name: 'Dopłata po zmianie', Value: '480', Due: '2027-05-17' }],
      };
      const text = textOfScreen(<ChangedAmounts trip={{ ...TRIP, ...more }} preview={preview} />);
      expect(text).toContain('Dopłata za tę zmianę Dopłata po zmianie, do 17.05.2027 + 480 PLN');
      expect(text).toContain(way);
    },
  );

  it('R63.2, R63.8: a preview shows each instalment’s new amount and how much the change adds to it', () => {
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
    const lines = [
      line('II rata', '3729.50', '2027-04-27'),
      line('III rata', '5729.50', '2027-05-27'),
    ];
    const preview = {
      ...{ ...figures, InstallmentDetails: lines, PlanByDay: lines },
      Added: [
        { Name: 'II rata', Value: '99.50', Due: '2027-04-27' },
        { Name: 'III rata', Value: '99.50', Due: '2027-05-27' },
      ],
    };
    const text = textOfScreen(<ChangedAmounts trip={TRIP} preview={preview} />);
    expect(text).toContain(
      'Dopłata za tę zmianę II rata, do 27.04.2027 + 99,50 PLN III rata, do 27.05.2027 + 99,50 PLN',
    );
    expect(text).toMatch(
      /Nowy harmonogram płatności II rata, do 27\.04\.2027 3 729,50 PLN III rata, do 27\.05\.2027 5 729,50 PLN/,
    );
  });
});

it('R63: after a change is saved, a text says how much to pay, until when and how, with a link', () => {
  const added = [{ Name: 'Dopłata po zmianie', Value: '549', Due: '2026-11-29' }];
  const message = surchargeMessage({ ...TRIP, OnlineOnly: false, OnlineOffered: true }, added);
  const { page, getByRole } = openPage(
    <TripMessageNotice
      told={{ kind: 'good', title: 'Dane zostały poprawnie zapisane', ...message }}
    />,
  );
  expect(page.textContent).toContain(
    'Dopłata po zmianie, do 29.11.2026: + 549 PLN. Zapłacisz przelewem albo online, na karcie Płatności.',
  );
  expect(getByRole('link', { name: 'Przejdź do płatności' }).getAttribute('href')).toBe(
    `/twoj-panel/wyjazd/${TRIP.ReservationId}/platnosci`,
  );
  expect(surchargeMessage(TRIP, [])).toEqual({});
});
