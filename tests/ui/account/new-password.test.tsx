// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { apiFailureOf } from '../../../adapters/http/client/call.ts';
import { refusals } from '../../../adapters/http/contract/failure.ts';
import { disownCopy, newPasswordCopy, resetCopy } from '../../../ui/copy/account-pages.pl.ts';
import { DisownResult, disownOutcomeOf } from '../../../ui/features/account/ActivatePage.tsx';
import { LogoutPage } from '../../../ui/features/account/LogoutPage.tsx';
import {
  newPasswordErrorTexts,
  PasswordLinkRefused,
  PasswordSaved,
} from '../../../ui/features/account/PasswordPage.tsx';
import {
  PasswordResetSent,
  PasswordResetWhenLoggedIn,
  ResetPage,
} from '../../../ui/features/account/ResetPage.tsx';
import { NewPasswordField } from '../../../ui/shared/account/NewPasswordField.tsx';
import { isRefusedAsCommon, newPasswordFaults } from '../../../ui/state/account/new-password.ts';
import { passwordStrengthOf } from '../../../ui/state/account/password-strength.ts';
import { hrefsOf, openPage, textOfScreen } from '../offers/render-screen.tsx';

const nothing = () => undefined;
const refused = (code: keyof typeof refusals) =>
  apiFailureOf(refusals[code].status, '90', { message: refusals[code].message, code });

describe('the strength of a password, which the form shows', () => {
  it.each([
    ['', 'none'],
    ['12345', 'short'],
    ['123456', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['haslo123', 'weak'],
    ['Qwerty123', 'weak'],
    ['wiatr', 'short'],
    ['wiatrak7', 'fair'],
    ['rejs po morzu', 'strong'],
    ['k9#Lq!2vXz', 'strong'],
  ])('the password %j has the strength %s', (password, strength) =>
    expect(passwordStrengthOf(password)).toBe(strength),
  );

  it('is lower if the password contains a part of the e-mail', () => {
    expect(passwordStrengthOf('aleksandra7')).not.toBe('weak');
    expect(passwordStrengthOf('aleksandra7', 'aleksandra@example.com')).toBe('weak');
  });

  it('is shown in words; a weak password can still be saved', () => {
    const open = (value: string) =>
      openPage(<NewPasswordField label="Hasło" value={value} onChange={nothing} />);
    const { page, getByLabelText } = open('123456');
    expect(page.textContent).toMatch(/Siła hasła:.*słabe/);
    expect(getByLabelText('Hasło').hasAttribute('aria-invalid')).toBe(false);
    expect(open('').page.textContent).not.toContain('Siła hasła');
  });
});

describe('the form in which a customer types a new password twice', () => {
  it.each([
    ['', '', { password: 'required', repeat: 'required' }],
    ['12345', '12345', { password: 'tooShort' }],
    ['123456', '', { repeat: 'required' }],
    ['123456', '123457', { repeat: 'mismatch' }],
    ['123456', '123456', {}],
    ['x'.repeat(129), 'x'.repeat(129), { password: 'tooLong' }],
  ])(
    'accepts 6 to 128 characters typed twice alike, otherwise names the error: %j, repeated %j',
    (password, repeat, faults) => expect(newPasswordFaults({ password, repeat })).toEqual(faults),
  );

  it('A-191: shows the error texts of the published documents', () => {
    expect(newPasswordErrorTexts({ password: '12345', repeat: '12345' })).toEqual({
      password: 'Hasło musi mieć minimum 6 znaków',
    });
    expect(newPasswordErrorTexts({ password: '123456', repeat: '654321' })).toEqual({
      repeat: 'Hasła muszą być zgodne',
    });
  });

  it('A-192: an invalid link leads to the page that sends a new link; a saved password leads to the login', () => {
    expect(textOfScreen(<PasswordLinkRefused />)).toContain(newPasswordCopy.refused);
    expect(hrefsOf(<PasswordLinkRefused />)).toContain('/reset-hasła');
    expect(newPasswordCopy.refused).toBe('Wprowadzony kod lub hasło są nieprawidłowe');
    expect(hrefsOf(<PasswordSaved />)).toContain('/zaloguj');
  });
});

describe('the page for requesting a new password by mail (R43)', () => {
  it('A-013, A-189: has an e-mail field, and its result does not reveal whether the account exists', () => {
    const email = openPage(<ResetPage />).getByRole('textbox', { name: /^E-mail/ });
    expect(email.getAttribute('type')).toBe('email');
    const textFor = (resets: Parameters<typeof PasswordResetSent>[0]['resets']) =>
      textOfScreen(<PasswordResetSent email="ola@example.com" resets={resets} />);
    for (const words of ['Jeśli ten adres ma', 'ola@example.com', 'raz w ciągu 24 godzin'])
      expect(textFor({ Events: 1, Minutes: 1440 })).toContain(words);
    // If the page does not know the limits, only the mail states when to ask again (R43).
    expect(textFor({ Events: 3, Minutes: 60 })).toContain('najwyżej 3 razy w ciągu 1 godziny');
    expect(textFor({ Events: 3, Minutes: 60 })).not.toContain('24 godzin');
    expect(textFor(null)).toContain('do kiedy działa link i kiedy możesz poprosić o następny');
  });

  it('A-190: leads a logged-in customer to the form for changing the password', () => {
    expect(resetCopy.loggedIn).toBe('Użytkownik jest już zalogowany');
    expect(textOfScreen(<PasswordResetWhenLoggedIn />)).toContain(resetCopy.loggedIn);
    expect(hrefsOf(<PasswordResetWhenLoggedIn />)).toContain('/twoj-panel/zmiana-hasla');
  });
});

describe('the page of ‘To nie ja’ (R43)', () => {
  it('has a text for every result; after a failed call it shows no result', () => {
    expect(disownOutcomeOf(refused('alreadyActive'))).toBe('active');
    expect(disownOutcomeOf(refused('tokenInvalid'))).toBe('invalid');
    expect(disownOutcomeOf({ kind: 'offline' })).toBeNull();
    expect(disownOutcomeOf(refused('tooManyRequests'))).toBeNull();
    for (const end of ['done', 'active', 'invalid'] as const)
      expect(textOfScreen(<DisownResult end={end} />)).toContain(disownCopy[end]);
  });
});

describe('logging out', () => {
  it('R44.6: the page /wyloguj logs out at once without a question (A-015)', () => {
    const { page, getByRole } = openPage(<LogoutPage />);
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Wylogowuję…');
    expect(page.textContent).not.toMatch(/Wylogować Cię|Zostaję/);
  });
});

describe('the message for a new password that is too easy', () => {
  it('R67.5: differs from the messages for an invalid link and for a missing response', () => {
    const easy = apiFailureOf(400, null, {
      message: 'Invalid newPassword',
      errors: [{ field: 'newPassword', code: 'tooCommon' }],
    });
    expect(isRefusedAsCommon(easy)).toBe(true);
    expect(isRefusedAsCommon(refused('tokenInvalid'))).toBe(false);
    expect(isRefusedAsCommon({ kind: 'offline' })).toBe(false);
  });
});
