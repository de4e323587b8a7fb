import { expect } from 'playwright/test';
import { action, BROWSER_PASSWORD, logInOnPage, newEmail, shopTest } from './browser-shop.ts';
import {
  ANNA_TYPED,
  beginBooking,
  chooseBerths,
  chooseCount,
  fillAccount,
  fillPerson,
  MAY_TRIP,
  onStep,
  PLAIN_OFFER,
  reservationOf,
  walkToStep,
} from './wizard-steps.ts';

shopTest(
  'W-112, R59.2: input survives a reload, Back and a new visit; the password is stored nowhere',
  async ({ page }) => {
    await walkToStep(page, 'dane-uczestnikow', newEmail(), MAY_TRIP);
    await fillPerson(page, 0, ANNA_TYPED);
    await fillAccount(page, 'anna@example.com');
    await page.reload();
    await onStep(page, 'dane-uczestnikow');
    await expect(page.getByLabel('Imię', { exact: true }).first()).toHaveValue('Anna');
    await expect(page.getByLabel('Data urodzenia').first()).toHaveValue('1995-05-05');
    const shelf = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(shelf).not.toContain(BROWSER_PASSWORD);
    await page.goBack();
    await onStep(page, 'dodatki');
    await page.goForward();
    await onStep(page, 'dane-uczestnikow');
    await expect(page.getByLabel('Nazwisko', { exact: true }).first()).toHaveValue('Żak');
    await page.goto(`/rezerwacja/zakwaterowanie-i-dojazd?r=${reservationOf(page)}`);
    await expect(
      page.getByRole('radio', { name: new RegExp(PLAIN_OFFER.yacht) }).first(),
    ).toBeChecked();
    await page.goto(`/rezerwacja?r=${reservationOf(page)}`);
    await onStep(page, 'dodatki');
  },
);

shopTest(
  'R58: a save in a second tab is reported in the first one before anything is lost',
  async ({ page, context }) => {
    await logInOnPage(page);
    await beginBooking(page, MAY_TRIP);
    await chooseCount(page, 2);
    const second = await context.newPage();
    await second.goto(`/rezerwacja/twoj-rejs?r=${reservationOf(page)}`);
    await onStep(second, 'twoj-rejs');
    await action(second, /^Dalej/).click();
    await onStep(second, 'zakwaterowanie-i-dojazd');
    await page.getByText(PLAIN_OFFER.yacht, { exact: true }).first().click();
    await page.getByText('Dojazd własny', { exact: true }).first().click();
    await action(page, /^Dalej/).click();
    await expect(page.getByText('Ta rezerwacja zmieniła się w innym oknie')).toBeVisible();
    await page.getByRole('button', { name: 'Wróć do kroku z odpowiedziami stąd' }).click();
    await expect(
      page.getByRole('radio', { name: new RegExp(PLAIN_OFFER.yacht) }).first(),
    ).toBeChecked();
    await action(page, /^Dalej/).click();
    await onStep(page, 'ubezpieczenie');
  },
);

shopTest(
  'R45: another browser sees only the login instead of the reservation',
  async ({ page, browser }) => {
    await logInOnPage(page);
    await beginBooking(page, MAY_TRIP);
    await chooseCount(page, 1);
    await chooseBerths(page);
    const other = await browser.newContext();
    const stranger = await other.newPage();
    await stranger.goto(page.url());
    await expect(stranger.getByText('Zaloguj się, aby wrócić do rezerwacji')).toBeVisible();
    await expect(stranger.getByText(PLAIN_OFFER.yacht)).toHaveCount(0);
    await other.close();
  },
);
