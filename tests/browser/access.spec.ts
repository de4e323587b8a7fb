import { expect, type Page } from 'playwright/test';
import {
  action,
  BROWSER_PASSWORD,
  expectAccessible,
  expectNoSidewaysScroll,
  logInOnPage,
  newEmail,
  screensOf,
  shopTest,
  withoutErrors,
} from './browser-shop.ts';
import {
  ANNA_TYPED,
  fillAccount,
  fillPerson,
  MAY_TRIP,
  onStep,
  PLAIN_OFFER,
  pressOrder,
  reservationOf,
  STEP_SLUGS,
  type StepSlug,
  walkToStep,
} from './wizard-steps.ts';

const PUBLIC = [
  '/',
  '/rejsy-morskie',
  PLAIN_OFFER.path,
  '/zaloguj',
  '/rejestracja',
  '/Activate/nieznany',
  '/regulamin',
  '/kontakt',
  '/czesci',
  '/jak-to-dziala',
  '/rejsy-prywatne',
  '/faq',
  '/szkolenia',
  '/mazury',
  '/majowka',
  '/sailandparty',
];

const look = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
};

/** Popups: the help (P-029) and a port of the map (P-077). */
const OPENED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/kontakt': async (page) => {
    await page.getByText('Pomoc', { exact: true }).first().click();
    await expect(page.getByText('W czym pomóc?')).toBeVisible();
  },
  [PLAIN_OFFER.path]: async (page) => {
    await page.locator('figure').getByRole('button').filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const path of PUBLIC)
  shopTest(
    `${path} breaks no accessibility rule, fits 320 px and logs no error`,
    async ({ page }) => {
      const errors = withoutErrors(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await look(page);
      await OPENED[path]?.(page);
      if (path in OPENED) await expectAccessible(page);
      errors();
    },
  );

shopTest(
  'every step, its errors and the thank-you page are accessible and fit 320 px and four phone screens',
  async ({ page }) => {
    shopTest.setTimeout(120_000);
    const errors = withoutErrors(page);
    await walkToStep(page, 'podsumowanie-i-platnosc', newEmail(), MAY_TRIP);
    const reservation = reservationOf(page);
    await action(page, 'Rezerwuję i płacę').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look(page);
    for (const step of STEP_SLUGS) {
      await page.goto(`/rezerwacja/${step}?r=${reservation}`);
      await onStep(page, step);
      await look(page);
      expect(await screensOf(page), step).toBeLessThanOrEqual(4);
    }
    await pressOrder(page);
    await onStep(page, 'podziekowanie');
    await look(page);
    errors();
  },
);

shopTest(
  'empty steps 2 and 5 focus an accessible error summary whose links lead to the fields',
  async ({ page }) => {
    await walkToStep(page, 'zakwaterowanie-i-dojazd', newEmail(), MAY_TRIP);
    await action(page, /^Dalej/).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Uzupełnij wszystkie dane' });
    await expect(summary).toBeVisible();
    await expect(page.getByText('Wybierz jednostkę').first()).toBeVisible();
    await expect(page.getByText('Wybierz środek transportu').first()).toBeVisible();
    await look(page);
    const reservation = reservationOf(page);
    await page.getByText(PLAIN_OFFER.yacht, { exact: true }).first().click();
    await page.getByText('Autokar z Polski', { exact: true }).first().click();
    await action(page, /^Dalej/).click();
    await expect(page.getByText('Wybierz miejsce dosiadki').first()).toBeVisible();
    await page.getByText('Dojazd własny', { exact: true }).first().click();
    await action(page, /^Dalej/).click();
    await onStep(page, 'ubezpieczenie');
    expect(reservationOf(page)).toBe(reservation);
    await page.getByText('W cenie wyjazdu').first().click();
    await action(page, /^Dalej/).click();
    await onStep(page, 'dodatki');
    await action(page, 'Przechodzę dalej, wybiorę dodatki później').click();
    await onStep(page, 'dane-uczestnikow');
    await fillPerson(page, 0, { ...ANNA_TYPED, born: '31.02.1995', phone: '12 34' });
    await fillAccount(page, 'bez-malpy');
    await action(page, /^Dalej/).click();
    await expect(
      page.getByText('Należy podać imię, nazwisko i datę urodzenia każdego uczestnika.'),
    ).toBeVisible();
    await look(page);
    const link = page.getByRole('alert').getByRole('link').first();
    await link.click();
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  },
);

shopTest(
  'W-138, W-140: the birth date’s field shows the age limits of a place (R33)',
  async ({ page }) => {
    await logInOnPage(page);
    await walkToStep(page, 'dane-uczestnikow', null, MAY_TRIP);
    await fillPerson(page, 0, { ...ANNA_TYPED, born: '2012-01-01' });
    await action(page, /^Dalej/).click();
    await expect(
      page.getByText('Osoby niepełnoletnie nie mogą uczestniczyć w rejsie').first(),
    ).toBeVisible();
    await fillPerson(page, 0, { ...ANNA_TYPED, born: '1970-01-01' });
    await action(page, /^Dalej/).click();
    await expect(
      page
        .getByText(
          'Prosimy o kontakt z biurem, celem weryfikacji czy na rejsie będzie załoga w wieku 45+',
        )
        .first(),
    ).toBeVisible();
  },
);

const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let press = 0; press < 90; press += 1) {
    await page.keyboard.press('Tab');
    const words = await page.locator(':focus').evaluate((element) => {
      const labels =
        'labels' in element && element.labels instanceof NodeList
          ? [...element.labels].map((label) => label.textContent)
          : [];
      return [element.getAttribute('aria-label'), ...labels, element.textContent].join(' ');
    });
    if (name.test(words)) return;
  }
  throw new Error(`No way to ${name} by Tab`);
};

/** A focused heading makes screen readers read it, and the next Tab continues from there. */
const focused = async (page: Page, step: StepSlug): Promise<void> => {
  await onStep(page, step);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

shopTest('a place can be booked with the keyboard only', async ({ page }) => {
  shopTest.setTimeout(120_000);
  await page.goto(`/rezerwacja?oferta=${PLAIN_OFFER.id}`);
  await focused(page, 'twoj-rejs');
  await tabTo(page, /^\s*Dalej/);
  await page.keyboard.press('Enter');
  await focused(page, 'zakwaterowanie-i-dojazd');
  await tabTo(page, new RegExp(PLAIN_OFFER.yacht));
  await page.keyboard.press('Space');
  await tabTo(page, /Autokar z Polski|Dojazd własny/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Dojazd własny/ })).toBeChecked();
  await tabTo(page, /^\s*Dalej/);
  await page.keyboard.press('Enter');
  await focused(page, 'ubezpieczenie');
  await tabTo(page, /W cenie wyjazdu/);
  await page.keyboard.press('Space');
  await tabTo(page, /^\s*Dalej/);
  await page.keyboard.press('Enter');
  await focused(page, 'dodatki');
  await tabTo(page, /Przechodzę dalej/);
  await page.keyboard.press('Enter');
  await focused(page, 'dane-uczestnikow');
  for (const [field, text] of [
    [/^\s*Imię/, 'Anna'],
    [/Nazwisko/, 'Żak'],
    [/E-mail/, newEmail()],
    [/Data urodzenia/, '1995-05-05'],
    [/Telefon/, '600 100 200'],
    [/Hasło/, BROWSER_PASSWORD],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await tabTo(page, /politykę prywatności/);
  await page.keyboard.press('Space');
  await tabTo(page, /^\s*Dalej/);
  await page.keyboard.press('Enter');
  await focused(page, 'podsumowanie-i-platnosc');
  await tabTo(page, /przetwarzanie danych/);
  await page.keyboard.press('Space');
  await tabTo(page, /warunki uczestnictwa/);
  await page.keyboard.press('Space');
  await tabTo(page, /Rezerwuję i płacę/);
  await page.keyboard.press('Enter');
  await focused(page, 'podziekowanie');
});
