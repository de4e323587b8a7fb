import { expect } from 'playwright/test';
import { bookTrip } from './book-trip.ts';
import { action, BROWSER_PASSWORD, logInOnPage, newEmail, shopTest } from './browser-shop.ts';
import { pressNext, wayChoice } from './first-steps.ts';
import { countPresses } from './presses.ts';
import {
  ANNA_TYPED,
  fillAccount,
  fillPerson,
  onStep,
  pressOrder,
  skipExtras,
} from './wizard-steps.ts';

/** Other tests book the places of `PLAIN_OFFER`, so whole yachts and cabins are booked here. */
const ROOMY_OFFER = '/oferta/wyspy-liparyjskie-katamaranem';

// The figures are those of the program at commit 46af5731, counted in the same way (issue 40).
for (const [option, travellers] of [
  ['Kabina 2-osobowa', 2],
  ['Cały jacht', 8],
] as const)
  shopTest(
    `issue 40: ${option} by coach takes at most twelve presses and three consents from the home page`,
    async ({ page }) => {
      const counted = await countPresses(page);
      await page.goto('/');
      await page.locator(`main a[href="${ROOMY_OFFER}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(ROOMY_OFFER));
      await page
        .getByRole('link', { name: /rezerwuj/i })
        .filter({ visible: true })
        .first()
        .click();
      await onStep(page, 'twoj-rejs');
      await wayChoice(page, option).check();
      await pressNext(page);
      await onStep(page, 'zakwaterowanie-i-dojazd');
      await page
        .getByRole('radio', { name: /^(Lucia|Lagoon) 4/ })
        .first()
        .check();
      await wayChoice(page, 'Autokar z Polski').check();
      await page.getByLabel('Miejsce odbioru').selectOption({ index: 1 });
      await pressNext(page);
      await onStep(page, 'ubezpieczenie');
      await pressNext(page);
      await onStep(page, 'dodatki');
      await skipExtras(page);
      await fillPerson(page, 0, ANNA_TYPED);
      if (travellers === 2)
        await fillPerson(page, 1, { first: 'Jan', last: 'Kos', born: '1994-04-04' });
      await fillAccount(page, newEmail());
      await pressNext(page);
      await onStep(page, 'podsumowanie-i-platnosc');
      await pressOrder(page);
      await onStep(page, 'podziekowanie');
      const { presses, consents } = counted();
      expect(presses).toBeLessThanOrEqual(12);
      expect(consents).toBe(3);
    },
  );

shopTest(
  'issue 40: the panel changes travel and insurance in eleven presses after the login page',
  async ({ page }) => {
    const email = await logInOnPage(page);
    await bookTrip(page);
    await page.context().clearCookies();
    const counted = await countPresses(page);
    await page.goto('/zaloguj');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Hasło', { exact: true }).fill(BROWSER_PASSWORD);
    await action(page, 'Zaloguj się').click();
    await page.getByRole('link', { name: /Zobacz szczegóły/ }).click();
    const save = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Dane zostały poprawnie zapisane' }),
      ).toBeVisible();
    };
    await page.getByRole('link', { name: 'Transport', exact: true }).click();
    await action(page, /^Zmień opcje/).click();
    await wayChoice(page, 'Autokar z Polski').check();
    await page.getByLabel('Miejsce odbioru').selectOption({ index: 1 });
    await save();
    await page.getByRole('link', { name: 'Ubezpieczenie', exact: true }).click();
    await action(page, /^Zmień opcje/).click();
    await page.getByRole('radio', { name: /PLN/ }).first().check();
    await save();
    expect(counted()).toEqual({ presses: 11, consents: 0 });
  },
);
