// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { apiFailureOf } from '../../../adapters/http/client/call.ts';
import { refusals } from '../../../adapters/http/contract/failure.ts';
import { passwordProblem } from '../../../adapters/http/contract/screen-rules.ts';
import { accountFieldErrors, formatRetryIn } from '../../../ui/copy/account.pl.ts';
import { activationEnds } from '../../../ui/copy/account-pages.pl.ts';
import {
  ActivationResult,
  activationOutcomeOf,
} from '../../../ui/features/account/ActivatePage.tsx';
import { LoginPage, pathAfterLogin } from '../../../ui/features/account/LoginPage.tsx';
import {
  RegisterPage,
  registrationErrorTexts,
} from '../../../ui/features/account/RegisterPage.tsx';
import { fieldTexts, messageOfFailure } from '../../../ui/forms/use-form.ts';
import { CustomerMenu } from '../../../ui/shared/page/ShopPage.tsx';
import { hrefsOf, openPage, textOfScreen } from '../offers/render-screen.tsx';

const refused = (code: keyof typeof refusals) =>
  apiFailureOf(refusals[code].status, '90', { message: refusals[code].message, code });

describe('Polish texts for the errors of account calls', () => {
  it('registration has a text for each field and error code (A-184, A-185)', () => {
    expect(accountFieldErrors.email.required).toBe('Uzupełnij pole email');
    expect(accountFieldErrors.password.required).toBe('Uzupełnij pole z hasłem');
    expect(accountFieldErrors.password.tooShort).toBe('Hasło musi mieć minimum 6 znaków');
    for (const texts of Object.values(accountFieldErrors))
      for (const text of Object.values(texts)) expect(text).not.toBe('');
  });

  it('an unknown error code gets the field’s text for “invalid”; unknown fields are ignored (A-186)', () => {
    const errors = [
      { field: 'email', code: 'invalid' },
      { field: 'password', code: 'somethingNew' },
      { field: 'siteId', code: 'invalid' },
    ];
    expect(fieldTexts(errors)).toEqual({
      email: accountFieldErrors.email.invalid,
      password: accountFieldErrors.password.invalid,
    });
  });

  it.each([
    ['', 'required'],
    ['12345', 'tooShort'],
    ['123456', null],
    ['x'.repeat(129), 'tooLong'],
  ])('R42, A-116: the password %j gives this field error: %s (null: no error)', (password, code) =>
    expect(passwordProblem(password)).toBe(code),
  );

  it('R43.6, A-187, A-188: each result of an activation has the text of the published documents', () => {
    expect(activationEnds.confirmed).toBe('Twoje konto jest już aktywne');
    expect(activationEnds.alreadyActive).toBe('Twoje konto jest już aktywne');
    expect(activationEnds.tokenInvalid).toBe('Link jest niepoprawny');
    expect(activationEnds.failed).toBe('Wystąpił problem z aktywacją konta');
    expect(activationOutcomeOf(refused('alreadyActive'))).toBe('alreadyActive');
    expect(activationOutcomeOf(refused('tokenInvalid'))).toBe('tokenInvalid');
    expect(activationOutcomeOf(refused('defect'))).toBeNull();
    expect(activationOutcomeOf({ kind: 'malformed', status: 502 })).toBeNull();
    expect(activationOutcomeOf({ kind: 'malformed', status: 200 })).toBe('failed');
    expect(
      activationOutcomeOf(
        apiFailureOf(400, null, {
          message: 'Invalid token',
          errors: [{ field: 'token', code: 'tooLong' }],
        }),
      ),
    ).toBe('tokenInvalid');
    expect(activationOutcomeOf({ kind: 'offline' })).toBeNull();
    expect(activationOutcomeOf(refused('tooManyRequests'))).toBeNull();
  });

  it('registration shows all errors together: an invalid e-mail and a short password (A-184, A-185)', () => {
    const typed = {
      email: 'anna@',
      password: '123',
      policyAccepted: false,
      newsletterAccepted: false,
    };
    expect(registrationErrorTexts(typed)).toEqual({
      email: accountFieldErrors.email.invalid,
      password: accountFieldErrors.password.tooShort,
      policyAccepted: accountFieldErrors.policyAccepted.required,
    });
    expect(
      registrationErrorTexts({
        ...typed,
        email: ' Anna@example.com ',
        password: 'tajne-haslo',
        policyAccepted: true,
      }),
    ).toEqual({});
  });

  it('the text for a call over its rate limit says in Polish when to retry (R57.1)', () => {
    expect(formatRetryIn(1).replace(/\u00a0/g, ' ')).toBe('za 1 sekundę');
    expect(formatRetryIn(61).replace(/\u00a0/g, ' ')).toBe('za 2 minuty');
    expect(messageOfFailure(refused('tooManyRequests')).text.replace(/\u00a0/g, ' ')).toContain(
      'Spróbuj ponownie za 2 minuty',
    );
    expect(messageOfFailure({ kind: 'offline' }).text).toContain('Sprawdź internet');
  });
});

describe('screens for login, registration and activation', () => {
  it('after login the customer returns to the page in the query only if it is a page of the shop (A-004)', () => {
    expect(pathAfterLogin('dalej=/rezerwacja?oferta=3')).toBe('/rezerwacja?oferta=3');
    for (const wish of [
      '',
      'dalej=//example.com',
      'dalej=/%5Cexample.com',
      'dalej=https://example.com',
      'dalej=/%09/example.com',
    ])
      expect(pathAfterLogin(wish)).toBe('/twoj-panel');
  });

  it('the login page says that a booking needs an account, and that booking creates one (A-008)', () => {
    const text = textOfScreen(<LoginPage />);
    for (const words of ['Do rezerwacji potrzebne jest konto', 'O dane zapytamy po drodze'])
      expect(text).toContain(words);
    expect(hrefsOf(<LoginPage />)).toContain('/zaloguj');
  });

  it('registration asks for a new password, says which consent is optional, links the terms (A-010, A-011)', () => {
    const { page, getByLabelText } = openPage(<RegisterPage />);
    expect(getByLabelText('Hasło').getAttribute('autocomplete')).toBe('new-password');
    expect(page.textContent?.toLowerCase()).toContain('(wymagane)');
    expect(page.querySelector('[style]')).toBeNull();
    expect(hrefsOf(<RegisterPage />)).toEqual(
      expect.arrayContaining(['/regulamin', '/polityka-prywatnosci']),
    );
  });

  it('the customer’s menu greets them by first name and says in words that there are new messages', () => {
    const named = openPage(<CustomerMenu firstName="Ola" news />);
    for (const words of ['Witaj, Ola', 'Masz nowe wiadomości'])
      expect(named.getByText(words).closest('summary')).toBeTruthy();
    const links = named.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Twój Panel', 'Wyloguj']);
    const unnamed = openPage(<CustomerMenu firstName="" news={false} />);
    expect(unnamed.getByText('Witaj')).toBeTruthy();
  });

  it('the page after an activation links to the login; after an invalid link it links to registration', () => {
    expect(hrefsOf(<ActivationResult end="alreadyActive" />)).toContain('/zaloguj');
    expect(hrefsOf(<ActivationResult end="tokenInvalid" />)).toContain('/rejestracja');
  });
});
