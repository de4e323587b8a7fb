import { expect, type Page } from 'playwright/test';
import { action, newEmail, shopTest as test } from './browser-shop.ts';
import { MAY_TRIP, onStep, PLAIN_OFFER, pressOrder, walkToStep } from './wizard-steps.ts';

const holding = async (page: Page, what: string | RegExp) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

test.describe('on a slow connection every click shows a reaction before the shop answers', () => {
  test('a step loads with a placeholder, “Dalej” turns into “Zapisuję…”, and “Wstecz” needs no response', async ({
    page,
  }) => {
    await page.goto(PLAIN_OFFER.path);
    const code = await holding(page, /\/assets\/.*\.js$/);
    const begun = await holding(page, '**/v1/reservations/create');
    await page
      .getByRole('link', { name: /rezerwuj/i })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('status', { name: 'Wczytywanie' })).toBeVisible();
    const creation = page.waitForRequest('**/v1/reservations/create');
    code();
    await creation;
    await expect(page.getByRole('status', { name: 'Wczytywanie' })).toBeVisible();
    begun();
    await onStep(page, 'twoj-rejs');

    const saved = await holding(page, '**/v1/reservations/details/update');
    await action(page, /^Dalej/).click();
    await expect(action(page, 'Zapisuję…')).toBeVisible();
    saved();
    await onStep(page, 'zakwaterowanie-i-dojazd');

    const read = await holding(page, '**/v1/reservations/details/get');
    await page.getByRole('button', { name: 'Wstecz' }).click();
    await onStep(page, 'twoj-rejs');
    await expect(page.getByRole('radio', { name: /Miejsce na jachcie/ })).toBeChecked();
    read();
  });

  test('sends the order once, however often the button is pressed before the response', async ({
    page,
  }) => {
    await walkToStep(page, 'podsumowanie-i-platnosc', newEmail(), MAY_TRIP);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/reservations/confirm')) sent += 1;
    });
    const confirmed = await holding(page, '**/v1/reservations/confirm');
    await pressOrder(page);
    await expect(action(page, 'Rezerwuję…')).toBeVisible();
    await action(page, 'Rezerwuję…').click({ force: true });
    await page.keyboard.press('Enter');
    confirmed();
    await onStep(page, 'podziekowanie');
    expect(sent).toBe(1);
  });
});
