// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { apiFailureOf } from '../../../adapters/http/client/call.ts';
import {
  detailsCopy,
  detailsErrors,
  detailsLabels,
  passwordCopy,
  sessionsCopy,
} from '../../../ui/features/panel/copy/panel.pl.ts';
import {
  DetailsForm,
  DetailsTab,
  DetailsView,
} from '../../../ui/features/panel/details/DetailsTab.tsx';
import { PANEL_TABS, PanelView } from '../../../ui/features/panel/PanelPage.tsx';
import {
  PasswordChangeForm,
  passwordChangeErrorTexts,
  passwordRefusalTexts,
} from '../../../ui/features/panel/password/PasswordTab.tsx';
import {
  loggedInSinceText,
  SessionRow,
} from '../../../ui/features/panel/password/SessionsPanel.tsx';
import { deviceOf } from '../../../ui/state/account/device.ts';
import {
  detailsFaults,
  detailsFormOf,
  toDetailsRequest,
} from '../../../ui/state/account/own-details.ts';
import { sampleAccount } from '../account-samples.ts';
import { openPage, textOfScreen } from '../offers/render-screen.tsx';
import { openScreen } from '../open-screen.tsx';

const nothing = () => undefined;
afterEach(cleanup);
const OLA = sampleAccount({ LastName: '', BirthDate: '1990-02-28', InvoiceNip: '5260250274' });

describe('the panel’s tab with the customer’s data (A-069 to A-071, A-084)', () => {
  it('shows a text in place of data that the customer has not given', () => {
    const text = textOfScreen(<DetailsView account={OLA} />);
    for (const words of [
      'Ola',
      'ola@example.com',
      '28.02.1990',
      'Kobieta',
      '5260250274',
      'brak',
      ...Object.values(detailsLabels),
    ])
      expect(text).toContain(words);
  });

  it('shows data as text until ‘Zmień dane’ is pressed; has buttons for export and deletion (A-028)', async () => {
    const { user, container, getByText, getByRole, queryByRole } = openScreen(
      <DetailsTab account={OLA} onLoggedOut={nothing} />,
    );
    for (const words of ['Pobierz moje dane', 'Usuń konto']) expect(getByText(words)).toBeTruthy();
    expect(container.textContent).toContain('Usunąć konto?');
    expect(queryByRole('textbox')).toBeNull();
    await user.click(getByRole('button', { name: 'Zmień dane' }));
    expect(getByRole('textbox', { name: 'Imię' })).toBeTruthy();
  });

  it('has a form for all data except the e-mail; the browser can fill the form in automatically', () => {
    const { page, getByDisplayValue } = openPage(
      <DetailsForm account={OLA} onLoggedOut={nothing} onSaved={nothing} onCancel={nothing} />,
    );
    expect(getByDisplayValue('ola@example.com')).toMatchObject({ readOnly: true });
    for (const token of ['given-name', 'family-name', 'bday', 'tel', 'billing postal-code'])
      expect(page.querySelector(`[autocomplete="${token}"]`)).toBeTruthy();
    expect(page.querySelector('[style]')).toBeNull();
  });

  it('A-129: when the customer saves, the form sends the thirteen fields of the published documents', () => {
    expect(Object.keys(toDetailsRequest(detailsFormOf(OLA), OLA)).sort()).toEqual(
      [
        ...[
          'firstName',
          'lastName',
          'birthDate',
          'idDocument',
          'country',
          'gender',
          'phone',
          'email',
        ],
        ...['invoiceName', 'invoiceAddress', 'invoiceCity', 'invoiceZip', 'invoiceNip'],
      ].sort(),
    );
  });

  it('R38.16: sends the invoice buyer’s country only if the customer changed it, also back to Poland', () => {
    expect(toDetailsRequest({ ...detailsFormOf(OLA), invoiceCountry: 'DE' }, OLA)).toMatchObject({
      invoiceCountry: 'DE',
    });
    expect(
      toDetailsRequest(
        { ...detailsFormOf(OLA), invoiceCountry: 'PL' },
        { ...OLA, InvoiceCountry: 'DE' },
      ),
    ).toMatchObject({
      invoiceCountry: 'PL',
    });
  });

  it('shows the text of each field error at its field (A-171)', () => {
    const errors = [
      { field: 'phone', code: 'invalid' },
      { field: 'firstName', code: 'tooLong' },
      { field: 'siteId', code: 'invalid' },
    ];
    const failure = apiFailureOf(400, null, { message: 'Invalid phone', errors });
    expect(detailsFaults(failure, detailsFormOf(OLA))).toEqual({
      phone: 'invalid',
      firstName: 'tooLong',
    });
    expect(detailsFaults({ kind: 'offline' }, detailsFormOf(OLA))).toEqual({});
    for (const texts of Object.values(detailsErrors))
      for (const text of Object.values(texts)) expect(text).not.toBe('');
    expect([detailsCopy.saved, detailsCopy.failed]).toEqual([
      'Twoje dane zostały zapisane poprawnie',
      'Twoje dane nie zostały zapisane',
    ]);
  });
});

describe('changing the password (A-072, A-114, A-115)', () => {
  const typed = { old: 'stare-haslo', password: 'nowe-haslo', repeat: 'nowe-haslo' };

  it('has three fields, and a hidden field with the e-mail for password managers', () => {
    const { page, getByLabelText } = openPage(
      <PasswordChangeForm account={OLA} onLoggedOut={nothing} onChanged={nothing} />,
    );
    for (const [label, token] of [
      ['Obecne hasło', 'current-password'],
      ['Nowe hasło', 'new-password'],
      ['Powtórz nowe hasło', 'new-password'],
    ] as const)
      expect(getByLabelText(label).getAttribute('autocomplete')).toBe(token);
    expect(page.querySelector('[autocomplete=username]')).toMatchObject({ value: OLA.Email });
  });

  it('marks the repeated password if it differs from the new password', () => {
    expect(passwordChangeErrorTexts(typed)).toEqual({});
    expect(passwordChangeErrorTexts({ ...typed, repeat: 'nowe-hasla' })).toEqual({
      repeat: 'Hasła muszą być zgodne',
    });
    expect(Object.keys(passwordChangeErrorTexts({ old: '', password: '', repeat: '' }))).toEqual([
      'old',
      'password',
      'repeat',
    ]);
    expect(passwordChangeErrorTexts({ ...typed, password: '12345', repeat: '12345' })).toEqual({
      password: 'Hasło musi mieć minimum 6 znaków',
    });
  });

  it('R67.5, A-115: marks the field of the new password if the password is too common', () => {
    const failure = apiFailureOf(400, null, {
      message: 'Invalid newPassword',
      errors: [{ field: 'newPassword', code: 'tooCommon' }],
    });
    expect(passwordRefusalTexts(failure, typed)).toEqual({
      password: 'To hasło jest zbyt łatwe do odgadnięcia. Wymyśl inne.',
    });
    expect(passwordCopy.refused).toBe('Wypełnij prawidłowo wszystkie pola');
  });

  it('marks the field of the current password if that password is wrong', () => {
    const failure = apiFailureOf(400, null, {
      message: 'Invalid oldPassword',
      errors: [{ field: 'oldPassword', code: 'wrong' }],
    });
    expect(passwordRefusalTexts(failure, typed)).toEqual({ old: passwordCopy.oldWrong });
    expect(passwordRefusalTexts({ kind: 'offline' }, typed)).toEqual({});
    expect([passwordCopy.refused, passwordCopy.done]).toEqual([
      'Wypełnij prawidłowo wszystkie pola',
      'Twoje hasło zostało zmienione',
    ]);
  });
});

describe('the list of devices that are logged in to the account', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Chrome, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox, macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['curl/8.5.0', null],
    ['', null],
  ])('the user agent %s is shown as %s', (agent, device) => expect(deviceOf(agent)).toBe(device));

  it('this device is marked and has no logout button; the button of another device names that device', () => {
    const session = {
      SessionId: 's',
      Agent: 'Firefox/140 Windows',
      CreatedAt: '2027-03-01T23:30:00.000Z',
      LastSeenAt: '2027-03-02T09:05:00.000Z',
    };
    const here = openPage(
      <SessionRow
        session={{ ...session, Current: true }}
        since="02.03.2027, 00:30"
        busy={false}
        onEnd={nothing}
      />,
    );
    expect(here.page.textContent).toContain(sessionsCopy.current);
    expect(here.queryByRole('button')).toBeNull();
    const other = openPage(
      <SessionRow
        session={{ ...session, Current: false }}
        since={loggedInSinceText(session, [session])}
        busy={false}
        onEnd={nothing}
      />,
    );
    const name = 'Wyloguj: Firefox, Windows, zalogowane 02.03.2027, 00:30';
    expect(other.getByRole('button', { name })).toBeTruthy();
    expect(other.page.textContent).toContain('ostatnio 02.03.2027, 10:05');
  });

  it('login times show seconds only if sessions with the same device name began in the same minute', () => {
    const began = (Agent: string, CreatedAt: string) => ({ Agent, CreatedAt });
    const all = [
      began('Firefox/140 Windows', '2027-03-01T23:30:04.000Z'),
      began('Firefox/141 Windows', '2027-03-01T23:30:41.000Z'),
      began('Chrome/140.0 Android', '2027-03-01T23:30:04.000Z'),
      began('Firefox/140 Windows', '2027-03-01T23:31:04.000Z'),
    ];
    expect(all.map((session) => loggedInSinceText(session, all))).toEqual([
      ...['02.03.2027, 00:30:04', '02.03.2027, 00:30:41', '02.03.2027, 00:30', '02.03.2027, 00:31'],
    ]);
  });

  it('sessions with the same device name and the same second get a number, so that no two rows are equal', () => {
    const began = (second: string) => ({
      Agent: 'Firefox/140 Windows',
      CreatedAt: `2027-03-01T23:30:${second}Z`,
    });
    const all = [began('04.900'), began('41.000'), began('04.100')];
    expect(all.map((session) => loggedInSinceText(session, all))).toEqual([
      ...['02.03.2027, 00:30:04 (1. z 2)', '02.03.2027, 00:30:41', '02.03.2027, 00:30:04 (2. z 2)'],
    ]);
  });
});

describe('the page of the panel', () => {
  it('A-021, A-023: has the tabs in the order of the published documents; each tab has a page address', () => {
    expect(PANEL_TABS.map(({ path, text }) => [path, text])).toEqual([
      ['/twoj-panel', 'Twoje Wyjazdy'],
      ['/twoj-panel/wiadomosci', 'Wiadomości'],
      ['/twoj-panel/vouchery', 'Vouchery'],
      ['/twoj-panel/panel-ambasadora', 'Panel Ambasadora'],
      ['/twoj-panel/twoje-dane', 'Twoje dane'],
      ['/twoj-panel/zmiana-hasla', 'Zmień hasło'],
    ]);
  });

  it('R57: shows the open tab, or a loading text, or why loading failed with an offer to try again', () => {
    const tab = PANEL_TABS.find(({ path }) => path === '/twoj-panel/twoje-dane') ?? PANEL_TABS[0];
    const view = (session: Parameters<typeof PanelView>[0]['session']) =>
      openPage(<PanelView session={session} tab={tab} onRetry={nothing} />);
    expect(view({ kind: 'unknown' }).getByLabelText('Wczytywanie')).toBeTruthy();
    const offline = view({ kind: 'away', failure: { kind: 'offline' } });
    expect(offline.getByText('Nie mamy połączenia ze sklepem')).toBeTruthy();
    expect(offline.getByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
    for (const failure of [
      apiFailureOf(500, null, undefined),
      apiFailureOf(503, '5', { message: 'Not ready', code: 'notReady' }),
    ]) {
      const { page, getByRole } = view({ kind: 'away', failure });
      expect(page.textContent).toMatch(/po naszej stronie.*bezpiecznie/);
      expect(page.textContent).not.toMatch(/połączenia|internet/);
      expect(getByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
    }
    expect(
      view({
        kind: 'customer',
        account: OLA,
        hasNewMessages: false,
        isAmbassador: false,
      }).getByText('ola@example.com'),
    ).toBeTruthy();
  });
});
