import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { action, newEmail, shopTest } from './browser-shop.ts';
import { ownShop } from './own-shop.ts';
import {
  ANNA_TYPED,
  chooseBerths,
  chooseCount,
  chooseInsurance,
  fillAccount,
  fillPerson,
  onStep,
  PLAIN_OFFER,
  pressOrder,
  skipExtras,
} from './wizard-steps.ts';

type BuiltFile = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
const manifest: Readonly<Record<string, BuiltFile>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/client/.vite/manifest.json'), 'utf8'),
);

const WALKED = [
  'ui/app/index.html',
  'ui/features/home/HomePage.tsx',
  'ui/features/offers/OfferPage.tsx',
  'ui/features/wizard/WizardScreen.tsx',
];
const OPTIONAL = [
  'ui/shared/analytics/analytics.ts',
  'ui/shared/consent/Consent.tsx',
  'ui/shared/newsletter/Newsletter.tsx',
  'ui/parts/vessel/VesselPicturesDialog.tsx',
];

const withImports = (
  names: readonly string[],
  found: Set<string> = new Set(),
): ReadonlySet<string> => {
  for (const name of names)
    if (!found.has(name)) {
      found.add(name);
      withImports(manifest[name]?.imports ?? [], found);
    }
  return found;
};
const filesOf = (names: Iterable<string>): readonly string[] =>
  [...names].flatMap((name) => manifest[name]?.file ?? []);

const walked = withImports(WALKED);
const essential = new Set(filesOf(walked));
/** Each script is blocked alone, because one blocked script can stop the others. */
const BLOCKED: readonly (readonly [title: string, files: readonly string[]])[] = [
  ...OPTIONAL.map((name) => [name, filesOf([name])] as const),
  [
    'every style sheet, every font and every drawing of the design',
    [
      ...new Set(Object.values(manifest).flatMap(({ css = [] }) => css)),
      ...filesOf(Object.keys(manifest).filter((name) => /\.(woff2|svg)$/.test(name))),
    ],
  ],
];

const shop = ownShop();
shopTest.beforeAll(() => shop.start());
shopTest.afterAll(() => shop.stop());
shopTest.use({ storageState: { cookies: [], origins: [] } });

shopTest(
  'scripts that a booking needs contain no optional part, and file names do not name their contents',
  () => {
    for (const name of OPTIONAL) {
      expect(manifest[name], name).toBeDefined();
      expect(essential, name).not.toContain(manifest[name]?.file);
    }
    for (const { file } of Object.values(manifest))
      expect(file).toMatch(/^assets\/[0-9a-f]{8}\.\w+$/);
  },
);

for (const [title, files] of BLOCKED)
  shopTest(`a traveller books while the browser blocks ${title}`, async ({ page }) => {
    for (const file of files)
      await page.route(`**/${file}`, (route) => route.abort('blockedbyclient'));
    await page.goto(`${shop.url}/`);
    await page.locator('[data-consent="granted"]').first().click();
    await page.locator(`main a[href="${PLAIN_OFFER.path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(PLAIN_OFFER.path));
    await page
      .locator('main a[href^="/rezerwacja?oferta="]')
      .filter({ visible: true })
      .first()
      .click();
    await onStep(page, 'twoj-rejs');
    await chooseCount(page, 1);
    await chooseBerths(page);
    await chooseInsurance(page);
    await skipExtras(page);
    await fillPerson(page, 0, ANNA_TYPED);
    await fillAccount(page, newEmail());
    await action(page, /^Dalej/).click();
    await onStep(page, 'podsumowanie-i-platnosc');
    await pressOrder(page);
    await onStep(page, 'podziekowanie');
  });

shopTest(
  'the newsletter form works and the consent is stored while the browser blocks both scripts',
  async ({ page }) => {
    for (const file of filesOf(OPTIONAL))
      await page.route(`**/${file}`, (route) => route.abort('blockedbyclient'));
    await page.goto(`${shop.url}/`);
    await expect(
      page
        .getByRole('button', { name: 'Menu' })
        .or(page.getByRole('navigation', { name: 'Główne' }))
        .first(),
    ).toBeVisible();
    await page.locator('[data-consent="refused"]').first().click();
    await expect(page.locator('[data-consent="refused"]')).toBeHidden();
    await page.reload();
    await expect(page.locator('[data-consent="refused"]')).toBeHidden();
    const form = page.locator('form[action="/newsletter"]');
    await form.getByRole('textbox', { name: 'E-mail' }).fill(newEmail());
    await form.getByRole('checkbox').check();
    await form.getByRole('button').click();
    await expect(page.getByText('Dziękujemy za zapis').first()).toBeVisible();
  },
);

shopTest('a yacht shows its picture if the script of its window is blocked', async ({ page }) => {
  for (const file of filesOf(['ui/parts/vessel/VesselPicturesDialog.tsx']))
    await page.route(`**/${file}`, (route) => route.abort('blockedbyclient'));
  await page.goto(`${shop.url}${PLAIN_OFFER.path}`);
  const link = page.locator('#jachty a[aria-haspopup="dialog"]').first();
  const picture = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(`${shop.url}${picture}`);
});
