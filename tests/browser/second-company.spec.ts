import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { pdfText } from '../papers/read-pdf.ts';
import { action, expectAccessible, expectNoSidewaysScroll, newEmail } from './browser-shop.ts';
import { ownShop } from './own-shop.ts';
import {
  ANNA_TYPED,
  chooseCount,
  fillAccount,
  fillPerson,
  onStep,
  pressOrder,
  STEP_SLUGS,
} from './wizard-steps.ts';

const COMPANY = join(import.meta.dirname, '..', 'fixtures', 'second-company');
/** Each page and step is seen at both widths and in both palettes, but not in all four pairs. */
const PALETTES = [
  { name: 'violet', theme: null, ink: 'rgb(43, 23, 56)', pagesWidth: 1280, stepsWidth: 360 },
  {
    name: 'green',
    theme: 'green-theme.yaml',
    ink: 'rgb(18, 48, 31)',
    pagesWidth: 360,
    stepsWidth: 1280,
  },
] as const;
const PAGES = [
  '/',
  '/rejsy-morskie',
  '/rejsy-morskie?destination=41',
  '/oferta/algarve-klify',
  '/oferta/szkiery-bohuslan',
  '/o-morence',
  '/co-zabrac',
  '/kontakt',
  '/faq',
  '/o-nas/dokumenty',
  '/regulamin',
];
const DEMO =
  /kilwater|ciuchy\.|20–45|8–10 godzin|Chorwacj|Hiszpani|Mazur|Gdyni|Latarnia|od 2011|instagram|facebook|youtube|58 000 33|Raz na dwa tygodnie/i;
/** The same four colours of the demo as drawings write them and as the browser computes them. */
const DRAWN_COLOURS = /#0b3442|#ffc629|#0a6480|#17889b/;
const DEMO_COLOURS = [
  'rgb(11, 52, 66)',
  'rgb(255, 198, 41)',
  'rgb(10, 100, 128)',
  'rgb(23, 136, 155)',
];
const FLAGS = {
  '/oferta/algarve-klify': '#046a38',
  '/oferta/szkiery-bohuslan': '#006aa7',
} as const;

const expectNothingOfTheDemo = async (page: Page, where: string, ink: string): Promise<void> => {
  const seen = await page.evaluate(() => ({
    // biome-ignore lint/performance/useDomNodeTextContent: hidden texts do not count
    text: `${document.title} ${document.body.innerText} ${[...document.links].join(' ')}`,
    // A traveller's country may be any country.
    options: [...document.querySelectorAll('option')].map(({ text }) => text),
    ink: getComputedStyle(document.body).color,
    colours: [
      ...new Set(
        [...document.body.querySelectorAll('*')].flatMap((element) => {
          const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
          return [color, backgroundColor, borderTopColor];
        }),
      ),
    ],
  }));
  const said = seen.options.reduce((text, option) => text.replace(option, ''), seen.text);
  expect(DEMO.exec(said)?.[0], where).toBeUndefined();
  expect(seen.ink, where).toBe(ink);
  expect(
    seen.colours.filter((colour) => DEMO_COLOURS.includes(colour)),
    where,
  ).toEqual([]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
};

const expectOwnPictures = async (page: Page, where: string): Promise<void> => {
  const pictures = await page.evaluate(() => [...document.images].map(({ src }) => src));
  for (const url of new Set(pictures.filter((src) => src.startsWith('http')))) {
    const answer = await page.request.get(url);
    expect(answer.status(), `${where} ${url}`).toBe(200);
    if (url.endsWith('.svg') && !url.includes('/sceny/'))
      expect(DRAWN_COLOURS.exec(await answer.text())?.[0], `${where} ${url}`).toBeUndefined();
  }
};

const walkSteps = async (page: Page, look: (step: string) => Promise<void>): Promise<void> => {
  await page.goto('/rezerwacja?oferta=701');
  await onStep(page, STEP_SLUGS[0]);
  await look('step 1');
  await chooseCount(page, 1);
  await look('step 2');
  // The only yacht and the only journey are chosen already.
  await action(page, /^Dalej/).click();
  await onStep(page, STEP_SLUGS[2]);
  await look('step 3');
  await action(page, /^Dalej/).click();
  await onStep(page, STEP_SLUGS[3]);
  await look('step 4');
  await action(page, /^(?:Dalej|Przechodzę dalej)/).click();
  await onStep(page, STEP_SLUGS[4]);
  await look('step 5');
  await fillPerson(page, 0, ANNA_TYPED);
  await fillAccount(page, newEmail());
  await action(page, /^Dalej/).click();
  await onStep(page, STEP_SLUGS[5]);
  await look('step 6');
};

for (const { name, theme, ink, pagesWidth, stepsWidth } of PALETTES)
  test.describe(`issue 44: a second company with a ${name} theme`, () => {
    // One worker runs the group, so each company's shop starts once.
    test.describe.configure({ mode: 'default', timeout: 240_000 });
    const shop = ownShop(COMPANY, theme);
    test.use({ baseURL: shop.url });
    test.beforeAll(() => shop.start());
    test.afterAll(() => shop.stop());

    test(`shows nothing of the demo on its pages at ${pagesWidth} px`, async ({ page }) => {
      await page.setViewportSize({ width: pagesWidth, height: 900 });
      for (const path of PAGES) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(200);
        await expectNothingOfTheDemo(page, path, ink);
        await expectOwnPictures(page, path);
      }
    });

    test(`shows nothing of the demo from step 1 to 6 at ${stepsWidth} px`, async ({ page }) => {
      await page.setViewportSize({ width: stepsWidth, height: 900 });
      await walkSteps(page, (step) => expectNothingOfTheDemo(page, step, ink));
    });

    // What follows does not depend on colours.
    if (theme !== null) return;

    test('shows photographs, flags and yacht classes of its own content folder', async ({
      page,
    }) => {
      for (const [path, colour] of Object.entries(FLAGS)) {
        await page.goto(path);
        const flag = await page.locator('main img[src^="/wyglad/"]').first().getAttribute('src');
        expect(await (await page.request.get(flag ?? '')).text()).toContain(colour);
      }
      await page.goto('/oferta/algarve-klify');
      await expect(page.getByText('Klasa FIORD').first()).toBeVisible();
      await expect(page.getByRole('img', { name: 'Klasa: 4 gwiazdki' }).first()).toBeVisible();
      await page.getByRole('heading', { name: 'Tydzień na małym jachcie' }).click();
      await expect(page.getByText('Kotwica w wodzie, stół w kokpicie.')).toBeVisible();
      for (const path of ['/', '/rejsy-morskie', '/oferta/algarve-klify', '/o-morence']) {
        await page.goto(path);
        const photograph = page.locator('main img[src^="/zdjecia/"]').first();
        await photograph.scrollIntoViewIfNeeded();
        await expect
          .poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        expect(await photograph.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
          '.webp',
        );
      }
    });

    test('shows its own link to clothes in step 4 and its own rebates for children in step 5', async ({
      page,
    }) => {
      await walkSteps(page, async (step) => {
        if (step === 'step 4')
          await expect(page.getByRole('link', { name: /ubrania u producenta/ })).toHaveAttribute(
            'href',
            'https://sklep.morenka.example/',
          );
        if (step === 'step 5')
          await expect(page.getByText('Dzieci do 10 lat płyną o 300 PLN taniej.')).toBeVisible();
      });
    });

    test('shows the photograph of a yacht that has one drawing and no deck plan', async ({
      page,
    }) => {
      await page.goto('/oferta/algarve-klify');
      const opener = page.getByRole('link', { name: 'Zobacz zdjęcia: Fjordin 38' });
      await expect(opener).toHaveAttribute('href', '/zdjecia/fjordin.jpg');
      await page.waitForLoadState('networkidle');
      await opener.click();
      const view = page.getByRole('dialog', { name: 'Fjordin 38' });
      await expect(view.getByRole('button', { name: 'Zdjęcia' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(view.getByRole('img', { name: 'Jacht Fjordin 38' }).first()).toBeVisible();
    });

    test('sends a mail and prints a paper without a text of the demo', async ({ page }) => {
      await walkSteps(page, async () => {});
      await pressOrder(page);
      await onStep(page, 'podziekowanie');
      await expectNothingOfTheDemo(page, 'the thank-you page', ink);
      const inbox = await (await page.request.get('/dev/poczta')).text();
      expect(inbox).toContain('Morenka');
      expect(DEMO.exec(inbox.replaceAll(/action="[^"]*"|<title>.*?<\/title>/g, ''))?.[0]).toBe(
        undefined,
      );
      const paper = await page.request.get('/o-nas/dokumenty/warunki-uczestnictwa.pdf');
      expect(paper.status()).toBe(200);
      const text = await pdfText(await paper.body());
      expect(text).toContain('Morenka');
      expect(DEMO.exec(text)?.[0]).toBeUndefined();
    });

    test('answers 404 for the demo’s pages that the company left out', async ({ request }) => {
      for (const path of ['/mazury', '/szkolenia', '/o-nas/team', '/blog', '/chorwacja'])
        expect((await request.get(path)).status(), path).toBe(404);
    });
  });
