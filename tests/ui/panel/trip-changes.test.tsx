// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { apiFailureOf } from '../../../adapters/http/client/call.ts';
import { personFormOf } from '../../../ui/features/panel/state/changes.ts';
import {
  ChangedAmounts,
  ChangePreview,
} from '../../../ui/features/panel/trips/changes/ChangePreview.tsx';
import { changeNotSavedMessage } from '../../../ui/features/panel/trips/frame/trip-requests.tsx';
import { countdownText } from '../../../ui/features/panel/trips/head/TripHeader.tsx';
import { OptionSelector } from '../../../ui/features/panel/trips/options/OptionsEditor.tsx';
import { PaperNotice } from '../../../ui/features/panel/trips/papers/Papers.tsx';
import { voucherRefusalText } from '../../../ui/features/panel/trips/payments/PaymentsTab.tsx';
import { PersonForm } from '../../../ui/features/panel/trips/people/PeopleTab.tsx';
import { TripMessageNotice } from '../../../ui/features/panel/trips/TripPage.tsx';
import { openPage, textOfScreen } from '../offers/render-screen.tsx';
import { actions, doNothing } from './trip-page.tsx';
import { CANCELLED, PARAMETERS, PAST_TRIP, TRIP, WAITING } from './trip-samples.ts';

describe('changing a booking in the panel', () => {
  const preview = {
    ...{
      PriceBefore: '4298',
      PriceAfter: '4778',
      Difference: '480',
      Paid: '1000',
      LeftToPay: '3778',
      Overpaid: '0',
      Documents: [],
    },
    ...{ InstallmentDetails: TRIP.InstallmentDetails, PlanByDay: TRIP.PlanByDay },
    Added: [{ Name: 'II rata', Value: '240', Due: '2027-04-28' }],
  };

  it('the preview of a change shows the price, amount paid, amount left and the new plan lines (R37)', () => {
    const text = textOfScreen(<ChangedAmounts trip={TRIP} preview={preview} />);
    for (const words of [
      'Cena wzrośnie o 480 PLN',
      '4 298 PLN',
      '4 778 PLN',
      'Zostanie do zapłaty 3 778 PLN',
      'Nowy harmonogram płatności',
      'II rata, do 28.04.2027',
    ])
      expect(text).toContain(words);
    const cheaper = {
      ...preview,
      PriceAfter: '900',
      Difference: '-3398',
      LeftToPay: '0',
      Overpaid: '100',
      Documents: ['Umowa'],
    };
    const less = textOfScreen(<ChangedAmounts trip={TRIP} preview={cheaper} />);
    for (const words of ['Cena spadnie o 3 398 PLN', 'Nadpłata zostaje przy rezerwacji', 'Umowa'])
      expect(less).toContain(words);
    const same = { ...preview, PriceAfter: '4298', Difference: '0' };
    expect(textOfScreen(<ChangedAmounts trip={TRIP} preview={same} />)).toContain(
      'Cena się nie zmienia',
    );
  });

  it.each([
    ['counting', 'Liczę cenę…'],
    ['incomplete', 'Dokończ wybór'],
    ['noPlaces', 'nie ma już miejsca'],
    ['closed', 'Minął termin'],
  ] as const)(
    'the preview has a text for each state without a computed price; here the state is “%s”',
    (kind, words) => {
      const check =
        kind === 'incomplete'
          ? { kind, errors: [] }
          : kind === 'noPlaces'
            ? { kind, rooms: [] }
            : { kind };
      expect(
        textOfScreen(<ChangePreview trip={TRIP} check={check} onAgain={doNothing} />),
      ).toContain(words);
    },
  );

  const openSelector = (
    choice: Parameters<typeof OptionSelector>[0]['choice'],
    errors: Record<string, string> = {},
  ) =>
    openPage(
      <OptionSelector
        trip={TRIP}
        userNum={2}
        choice={choice}
        parameters={PARAMETERS}
        choose={doNothing}
        errorOf={(field) => errors[field]}
      />,
    );

  it('the journey tab asks for a pick-up point only if a coach is chosen (A-102)', () => {
    const coach = openSelector(
      { section: 'transport', journeyId: 1, pointId: null },
      { journeyPointId: 'Wybierz miejsce odbioru' },
    );
    expect(
      coach.getByRole('combobox', {
        name: /^Miejsce odbioru/,
        description: 'Wybierz miejsce odbioru',
      }),
    ).toBeTruthy();
    expect(coach.getByRole('option', { name: 'Katowice (+ 480 PLN)' })).toBeTruthy();
    for (const words of ['od 80 PLN', '120 PLN, płatne na miejscu'])
      expect(coach.page.textContent).toContain(words);
    const own = openSelector({ section: 'transport', journeyId: 2, pointId: null });
    expect(own.queryByRole('combobox', { name: /^Miejsce odbioru/ })).toBeNull();
  });

  it('A-105: assistance insurance is a yes-or-no question if it is sold or already booked, else absent', () => {
    const sold = openSelector({ section: 'insurance', insuranceId: 1, assistance: false });
    expect(sold.getByRole('radio', { name: /^Tak \(\+ 60 PLN\)/ })).toBeTruthy();
    const none = { ...PARAMETERS, Assistance: [{ userNum: 2, Enabled: false, Price: '0' }] };
    const isAsked = (assistance: boolean) =>
      textOfScreen(
        <OptionSelector
          {...{ trip: TRIP, userNum: 2, parameters: none, choose: doNothing, errorOf: doNothing }}
          choice={{ section: 'insurance', insuranceId: 1, assistance }}
        />,
      ).includes('kwarantanny');
    expect([isAsked(false), isAsked(true)]).toEqual([false, true]);
  });

  it('A-104: an add-on with several options asks for one option; each add-on has a button to remove it', () => {
    const { getByText, getByRole, getAllByRole } = openSelector({
      section: 'addons',
      rows: [
        { addonId: 3, optionId: 31 },
        { addonId: 7, optionId: null },
      ],
    });
    for (const words of ['Dodatek 1', 'Dodatek 2']) expect(getByText(words)).toBeTruthy();
    for (const name of ['Usuń dodatek: Koszulka', 'Usuń dodatek: Dodatkowy bagaż'])
      expect(getByRole('button', { name })).toBeTruthy();
    expect(getAllByRole('combobox', { name: /^Opcja/ })).toHaveLength(1);
  });

  it('A-047: the form for a participant’s data has the eight fields of the published documents', () => {
    const [, second] = TRIP.StepConfig.Step5.participantsConfig;
    if (second === undefined) throw new Error('There is no second participant');
    const edit = { kind: 'person', typed: personFormOf(second), version: 7 } as const;
    const { getAllByLabelText, getByRole } = openPage(
      <PersonForm
        {...actions}
        trip={TRIP}
        userNum={2}
        name="Piotr"
        edit={edit}
        setEdit={doNothing}
        onCancel={doNothing}
      />,
    );
    const labels = ['Imię', 'Nazwisko', 'Data urodzenia', 'Seria i numer dokumentu', 'Kraj'];
    for (const label of [...labels, 'Telefon', 'E-mail'])
      expect(getAllByLabelText(new RegExp(`^${label}`))).toHaveLength(1);
    expect(getByRole('radio', { name: 'Kobieta' })).toMatchObject({ checked: true });
    expect(getByRole('radio', { name: 'Mężczyzna' })).toMatchObject({ checked: false });
  });
});

describe('texts that the panel shows after an action (A-163 to A-182)', () => {
  const failed = {
    kind: 'failed',
    failure: apiFailureOf(500, null, { message: 'Internal error' }),
  } as const;

  it('there is a text for each reason why a save failed (A-163, A-164, A-166, A-167)', () => {
    expect(changeNotSavedMessage(failed, 'options').title).toBe(
      'Dane uczestnika nie zostały zapisane',
    );
    expect(changeNotSavedMessage({ kind: 'incomplete', errors: [] }, 'options').title).toBe(
      'Dane uczestnika nie zostały zapisane.',
    );
    const path = 'data.addonsConfig[0].addonsSelected[0].addonOptionId';
    const errors = [
      { field: 'data.journeyConfig[0].journeyPointId', code: 'required' },
      { field: path, code: 'required' },
      { field: 'data.insuranceConfig[0].insuranceId', code: 'unknown' },
    ];
    expect(changeNotSavedMessage({ kind: 'incomplete', errors }, 'options').text).toMatch(
      /^Wybierz miejsce odbioru\. Wybierz opcję\. Ubezpieczenie: tej możliwości już nie ma, wybierz inną\. Popraw zaznaczone pola/,
    );
    expect(changeNotSavedMessage(failed, 'person').title).toBe('Dane nie zostały zapisane');
    for (const message of [
      changeNotSavedMessage({ kind: 'priceChanged' }, 'options'),
      changeNotSavedMessage({ kind: 'priceChanged' }, 'person'),
    ])
      expect(message.text).toMatch(/^Cena tej zmiany jest już inna/);
    expect(changeNotSavedMessage({ kind: 'incomplete', errors: [] }, 'person').title).toBe(
      'Wprowadzone przez Ciebie dane nie zostały zapisane. Uzupełnij wymagane pola: Imię, Nazwisko, data urodzenia',
    );
  });

  it('A-168, A-169: after a save the confirmation is shown at once; the second text is not shown yet', () => {
    const text = textOfScreen(
      <TripMessageNotice
        told={{ kind: 'good', title: 'Dane zostały poprawnie zapisane', later: 'Autokar' }}
      />,
    );
    expect(text).toContain('Dane zostały poprawnie zapisane');
    expect(text).not.toContain('Autokar');
  });

  it('before a download a text announces it; if the paper is missing, a text says why (A-173 to A-175)', () => {
    expect(
      textOfScreen(<PaperNotice kind="contract" end={{ kind: 'ready', url: '/plik' }} />),
    ).toContain('Za chwilę rozpocznie się pobieranie');
    expect(textOfScreen(<PaperNotice kind="contract" end={{ kind: 'missing' }} />)).toContain(
      'Nie można pobrać umowy',
    );
    expect(textOfScreen(<PaperNotice kind="invoice" end={{ kind: 'missing' }} />)).toContain(
      'Faktura nie jest możliwa do pobrania. Aby pobrać fakturę należy opłacić wyjazd w całości.',
    );
  });

  it('A-173: without a connection, no notice says that the trip is unpaid or a deposit has its invoice', () => {
    const failed = { kind: 'failed', failure: { kind: 'offline' } } as const;
    expect(textOfScreen(<PaperNotice kind="contract" end={failed} />)).toContain(
      'Nie można pobrać umowy',
    );
    for (const kind of ['invoice', 'advance'] as const) {
      const text = textOfScreen(<PaperNotice kind={kind} end={failed} />);
      expect(text).toContain('Nie można pobrać dokumentu');
      expect(text).toContain('Sprawdź internet');
      expect(text).not.toContain('odpowiedzi');
      expect(text).not.toContain('należy opłacić');
      expect(text).not.toContain('Nie masz wpłaty');
    }
  });

  it('a voucher that is refused has a text for each error code of the response (A-181, A-182)', () => {
    const refused = (status: number, code: string) =>
      voucherRefusalText(apiFailureOf(status, null, { message: 'No', code }));
    expect(refused(400, 'voucherTooLate')).toBe(
      'Nieprawidłowy typ vouchera. Voucher zniżkowy może zostać użyty tylko podczas rezerwacji.',
    );
    expect(refused(404, 'voucherUnknown')).toBe('Kod vouchera jest nieprawidłowy');
    expect(refused(400, 'voucherInactive')).toBe(
      'Kod vouchera jest nieprawidłowy. Biuro jeszcze nie aktywowało tego vouchera.',
    );
    expect([
      refused(409, 'changedElsewhere'),
      refused(401, 'noSession'),
      refused(500, 'defect'),
    ]).toEqual([null, null, null]);
  });

  it('the countdown says how many days are left until the trip', () => {
    const days = [2, 1, 0, -3].map((DaysToStart) =>
      countdownText({ DaysToStart })?.replace(/\u00a0/g, ' '),
    );
    expect(days).toEqual([
      'Do wypłynięcia: 2 dni',
      'Wypływacie jutro',
      'Wypływacie dzisiaj',
      'Jesteście na morzu',
    ]);
    expect([WAITING, CANCELLED, PAST_TRIP].map(countdownText)).toEqual([null, null, null]);
  });
});
