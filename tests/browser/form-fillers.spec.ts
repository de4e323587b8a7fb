import { expect, type Page } from 'playwright/test';
import {
  action,
  BROWSER_PASSWORD,
  logInOnPage,
  newEmail,
  shopTest,
  withoutErrors,
} from './browser-shop.ts';
import { MAY_TRIP, onStep, walkToStep } from './wizard-steps.ts';

const USER: Readonly<Record<string, string>> = {
  'given-name': 'Anna',
  'family-name': 'Żak',
  bday: '1995-05-05',
  tel: '+48600100200',
  'country-name': 'Polska',
  email: 'anna@example.com',
  organization: 'Rejsy Anny',
  'street-address': 'Portowa 1',
  'postal-code': '81-350',
  'address-level2': 'Gdynia',
  country: 'PL',
};

const GUESSES: Readonly<Record<string, string>> = {
  'e-?mail': 'anna@example.com',
  'website|url|homepage': 'https://example.com',
  'phone|telefon': '+48600100200',
  'address|adres': 'Portowa 1',
  'company|firma': 'Rejsy Anny',
};

/** Fills fields as a password manager does: outside the page's scripts, and hidden fields too. */
const fill = (page: Page, form: string, login: { email: string; password: string }) => {
  const user: Readonly<Record<string, string>> = {
    ...USER,
    username: login.email,
    'current-password': login.password,
    'new-password': login.password,
  };
  return page.evaluate(
    ([form, user, guesses]) => {
      const filled: string[] = [];
      const isRecognised = ({ autocomplete, name, id }: HTMLInputElement | HTMLSelectElement) => {
        const token = autocomplete.split(' ').at(-1) ?? '';
        if (token === 'off') return undefined;
        if (token !== '') return user[token];
        return Object.entries(guesses).find(([words]) =>
          new RegExp(words, 'i').test(`${name} ${id}`),
        )?.[1];
      };
      for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        `:is(${form}) :is(input, select)`,
      )) {
        const value = isRecognised(field);
        if (value === undefined || ['checkbox', 'radio'].includes(field.type)) continue;
        if (field instanceof HTMLInputElement && field.readOnly) continue;
        // React puts its own setter on each element, so the test uses the setter of the prototype.
        const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
        setter?.call(field, value);
        for (const type of ['input', 'change'])
          field.dispatchEvent(new Event(type, { bubbles: true }));
        filled.push(field.name);
      }
      return filled;
    },
    [form, user, GUESSES] as const,
  );
};

const fieldsOf = async (page: Page, form: string): Promise<readonly string[]> => {
  const fields = page.locator(
    `:is(${form}) :is(input:not([type="checkbox"], [type="radio"]), select)`,
  );
  await fields.first().waitFor();
  return fields.evaluateAll((all) =>
    all.map(
      (field) => `${field.getAttribute('name')} ${field.id} ${field.getAttribute('autocomplete')}`,
    ),
  );
};

shopTest('a password manager logs its user in', async ({ page }) => {
  const errors = withoutErrors(page);
  const email = await logInOnPage(page);
  await page.context().clearCookies();
  await page.goto('/zaloguj');
  expect(await fieldsOf(page, 'main form')).toEqual([
    'email logowanie-email username',
    'password logowanie-haslo current-password',
  ]);
  await fill(page, 'main form', { email, password: BROWSER_PASSWORD });
  await page.getByRole('button', { name: 'Zaloguj' }).last().click();
  await expect(page).toHaveURL(/\/twoj-panel/);
  errors();
});

shopTest('a password manager fills in the form of a new account', async ({ page }) => {
  const email = newEmail();
  await page.goto('/rejestracja');
  expect(await fieldsOf(page, 'main form')).toEqual([
    'email rejestracja-email username',
    'password rejestracja-haslo new-password',
  ]);
  await fill(page, 'main form', { email, password: BROWSER_PASSWORD });
  await page.getByRole('checkbox').first().check();
  const sent = page.waitForRequest('**/v1/account/create');
  await page.locator('main form button[type="submit"]').click();
  expect((await sent).postDataJSON()).toMatchObject({ email, password: BROWSER_PASSWORD });
});

shopTest(
  'autofill completes the booker and the new account of step 5, and no other traveller',
  async ({ page }) => {
    const errors = withoutErrors(page);
    const email = newEmail();
    await walkToStep(page, 'dane-uczestnikow', null, MAY_TRIP);
    expect(await fieldsOf(page, '#krok')).toEqual([
      'firstName-1 firstName-1 given-name',
      'lastName-1 lastName-1 family-name',
      'email-1 email-1 username',
      'birthDate-1 birthDate-1 bday',
      'phone-1 phone-1 tel',
      'idDocument-1 idDocument-1 off',
      'country-1 country-1 country-name',
      'password password-1 new-password',
    ]);
    await fill(page, '#krok', { email, password: BROWSER_PASSWORD });
    await page.getByRole('checkbox', { name: /politykę prywatności/ }).check();
    const sent = page.waitForRequest('**/v1/reservations/participants/update');
    await action(page, /^Dalej/).click();
    expect(JSON.stringify((await sent).postDataJSON())).toContain(USER.tel);
    await onStep(page, 'podsumowanie-i-platnosc');
    for (const words of ['Anna Żak', '05.05.1995', email])
      await expect(page.getByText(words).first()).toBeVisible();
    errors();
  },
);

shopTest('autofill completes the own data of the panel and its invoice', async ({ page }) => {
  const errors = withoutErrors(page);
  await logInOnPage(page);
  await page.goto('/twoj-panel/twoje-dane');
  await page.getByRole('button', { name: 'Zmień dane', exact: true }).click();
  const form = 'form:has([autocomplete="bday"])';
  await page.locator(form).waitFor();
  const filled = await fill(page, form, { email: newEmail(), password: BROWSER_PASSWORD });
  expect(filled).toEqual([
    'firstName',
    'lastName',
    'birthDate',
    'phone',
    'country',
    'invoiceName',
    'invoiceAddress',
    'invoiceZip',
    'invoiceCity',
    'invoiceCountry',
  ]);
  await page.getByRole('button', { name: 'Zapisz dane', exact: true }).click();
  await expect(page.getByText('Twoje dane zostały zapisane poprawnie')).toBeVisible();
  for (const words of ['Żak', '+48600100200', 'Rejsy Anny', 'Portowa 1'])
    await expect(page.getByText(words).first()).toBeVisible();
  errors();
});

for (const [path, form, call] of [
  ['/kontakt', 'form[action="/kontakt"]', '**/v1/contact/request'],
  ['/rejsy-prywatne', 'form[action="/kontakt"]', '**/v1/contact/request'],
  ['/', 'form[action="/newsletter"]', '**/v1/contact/newsletter'],
] as const)
  shopTest(`a form filler leaves the honeypot of ${path} empty (R42.18)`, async ({ page }) => {
    await page.goto(path);
    const filled = await fill(page, form, { email: newEmail(), password: BROWSER_PASSWORD });
    expect(filled).toContain('email');
    expect(filled).not.toContain('leaveEmpty');
    const fields = page.locator(form);
    await expect(fields.locator('[name="leaveEmpty"]')).toHaveValue('');
    for (const text of await fields.locator('textarea').all()) await text.fill('Dzień dobry');
    for (const consent of await fields.getByRole('checkbox').all()) await consent.check();
    const sent = page.waitForRequest(call);
    await fields.locator('button[type="submit"]').click();
    expect((await sent).postDataJSON()).toMatchObject({ email: USER.email });
    expect((await sent).postDataJSON().leaveEmpty ?? '').toBe('');
  });
