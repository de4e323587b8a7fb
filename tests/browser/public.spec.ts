import { expect, type Locator, type Page } from 'playwright/test';
import {
  action,
  BROWSER_PASSWORD,
  expectAccessible,
  mailTo,
  newEmail,
  screensOf,
  shopTest,
  withoutErrors,
} from './browser-shop.ts';
import { PLAIN_OFFER } from './wizard-steps.ts';

shopTest.describe('the site without JavaScript', () => {
  shopTest.use({ javaScriptEnabled: false });

  shopTest(
    'home, list and offer page can be read, filtered and followed to the booking',
    async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Tydzień pod żaglami');
      // Without JavaScript a carousel is a scrolling row without buttons (P-042).
      const safe = page.getByRole('region', { name: 'Bezpieczna rezerwacja' });
      await expect(safe.getByRole('button')).toHaveCount(0);
      await safe.getByRole('article').last().scrollIntoViewIfNeeded();
      await expect(safe.getByRole('article').last()).toBeInViewport({ ratio: 0.9 });
      await page.goto('/rejsy-morskie?destination=2');
      await expect(page.getByText('Zatoka Sarońska').first()).toBeVisible();
      await expect(page.getByText(PLAIN_OFFER.name)).toHaveCount(0);
      await page.goto(PLAIN_OFFER.path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(PLAIN_OFFER.name);
      await expect(page.getByText(/\d\sPLN/).first()).toBeVisible();
      await expect(page.getByText(PLAIN_OFFER.yacht).first()).toBeVisible();
      const way = page.getByRole('link', { name: /rezerwuj/i }).first();
      await expect(way).toHaveAttribute('href', `/rezerwacja?oferta=${PLAIN_OFFER.id}`);
    },
  );
});

shopTest(
  // This test also covers P-018 and P-028.
  'P-019, P-047, P-049, P-131: pages start at the top; filters are in the address; posts are appended',
  async ({ page }) => {
    await page.goto('/rejsy-morskie');
    const cards = page.getByRole('article');
    const before = await cards.count();
    const toTop = page.getByRole('link', { name: 'Wróć na górę strony' });
    await expect(toTop).toBeHidden();
    const menuLies = () =>
      page
        .getByRole('banner')
        .evaluate(
          (menu) => `${getComputedStyle(menu).boxShadow} at ${menu.getBoundingClientRect().top}`,
        );
    await expect.poll(menuLies).not.toMatch(/px.* at 0$/);
    await page.evaluate(() => window.scrollTo({ top: 450, behavior: 'instant' }));
    await expect(toTop).toBeVisible();
    await expect.poll(menuLies).toMatch(/px.* at 0$/);
    await page.getByRole('link', { name: 'Kontakt' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/kontakt$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goto('/rejsy-morskie');
    await page
      .getByRole('checkbox', { name: /Grecja/ })
      .filter({ visible: true })
      .first()
      .check();
    await expect(page).toHaveURL(/destination=2/);
    await expect(cards).not.toHaveCount(before);
    await page.goBack();
    await expect(cards).toHaveCount(before);
    await action(page, 'Ukryj filtry').click();
    await expect(page.getByRole('checkbox', { name: /Grecja/ })).toBeHidden();

    await page.setViewportSize({ width: 360, height: 800 });
    const sheet = page.getByRole('dialog', { name: 'Filtry' });
    await action(page, 'Filtry').click();
    await sheet.getByRole('checkbox', { name: /Grecja/ }).check();
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(cards).toHaveCount(before);
    await action(page, 'Filtry').click();
    const show = sheet.getByRole('button', { name: /^Pokaż \d+ rejs/ });
    const all = await show.textContent();
    await sheet.getByRole('checkbox', { name: /Grecja/ }).check();
    await expect(show).not.toHaveText(all ?? '');
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/destination=2/);
    await expect(page).toHaveTitle(/Rejsy w Grecji/);

    await page.goto('/blog');
    const posts = page.getByRole('main').getByRole('heading', { level: 2 });
    const more = page.getByRole('link', { name: 'Więcej' });
    const first = await posts.count();
    await more.scrollIntoViewIfNeeded();
    await expect(toTop).toBeVisible();
    // P-019: the button also appears over the footer, and below the menu.
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    await expect(toTop).toBeInViewport({ ratio: 1 });
    await toTop.click({ trial: true });
    await more.press('Enter');
    await expect(posts.nth(first).getByRole('link')).toBeFocused();
    await expect(more).toHaveCount(0);
    await expect(page).toHaveURL(/\/blog$/);
  },
);

const wholeIn = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('region', { name })
    .getByRole('list')
    .evaluate((list) => {
      const row = list.getBoundingClientRect();
      const stands = ({ left, right }: DOMRect): boolean =>
        left >= row.left - 1 && right <= row.right + 1;
      return [...list.children].filter((item) => stands(item.getBoundingClientRect())).length;
    });

shopTest(
  'P-036, P-042, P-044: the home page’s scenes change until stopped; carousels and search show counts',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/');
    const scenes = page.getByRole('region', { name: 'Rejsy, na które warto czekać' });
    const [first, second] = [
      scenes.getByRole('article').first(),
      scenes.getByRole('article').nth(1),
    ];
    await page.clock.runFor(7500);
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await scenes.getByRole('button', { name: 'Zatrzymaj' }).click();
    await scenes.getByRole('button', { name: 'Poprzednie' }).click();
    await page.clock.runFor(14_000);
    await expect(first).toBeInViewport({ ratio: 0.9 });
    const row = scenes.getByRole('list');
    await row.press('ArrowRight');
    await page.clock.runFor(1500);
    await expect(second).toBeInViewport({ ratio: 0.9 });
    for (const [width, safe, squares] of [
      [1280, 3, 5],
      [1100, 2, 4],
      [900, 2, 3],
      [600, 1, 2],
      [400, 1, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect([
        width,
        await wholeIn(page, 'Bezpieczna rezerwacja'),
        await wholeIn(page, 'Z pokładu'),
      ]).toEqual([width, safe, squares]);
    }
    // P-036: phones have films too, unless the visitor prefers reduced motion.
    const film = page.locator('img[src$="-720x1340-tytul-ruch.svg"]');
    for (const [reducedMotion, films] of [
      ['no-preference', 1],
      ['reduce', 0],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      await page.clock.runFor(3000);
      await expect(film).toHaveCount(films);
    }
    const search = page.getByRole('form', { name: 'Szukaj rejsu' });
    await search.getByLabel('Dokąd').selectOption({ label: 'Norwegia' });
    const words = await search.getByRole('button').textContent();
    await search.getByRole('button').click();
    await expect(page).toHaveURL(/\/rejsy-morskie\?destination=\d+$/);
    await expect(page.getByRole('article')).toHaveCount(Number(/\d+/.exec(words ?? '')?.[0]));
    errors();
  },
);

shopTest.describe('a first visit by touch', () => {
  shopTest.use({ storageState: { cookies: [], origins: [] }, hasTouch: true, isMobile: true });

  shopTest(
    'issue 40: home with the statistics question has at most 9 screens',
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Nie, dziękuję' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await screensOf(page)).toBeLessThanOrEqual(9);
    },
  );

  shopTest(
    'issue 40: Escape, Back and the button close an enlarged picture, its plan and its window',
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(PLAIN_OFFER.path);
      const opener = page.getByRole('link', {
        name: `Zobacz wnętrze i plan: ${PLAIN_OFFER.yacht}`,
      });
      const view = page.getByRole('dialog', { name: PLAIN_OFFER.yacht });
      const smaller = view.getByRole('button', { name: 'Pomniejsz' });
      const photo = view.getByRole('button', { name: 'Powiększ: Pod żaglami' });
      const plan = view.getByRole('button', { name: 'Powiększ plan' });
      const pressEscape = () => page.keyboard.press('Escape');
      const back = () => page.goBack();
      await opener.tap();
      for (const [button, picture] of [
        [photo, photo.getByRole('img')],
        [plan, view.getByRole('region').getByRole('img')],
      ] as const)
        for (const close of [pressEscape, back, () => smaller.tap()]) {
          const before = await picture.boundingBox();
          await button.tap();
          await expect(smaller).toBeFocused();
          const after = await smaller.getByRole('img').boundingBox();
          expect((after?.width ?? 0) * (after?.height ?? 0)).toBeGreaterThan(
            1.5 * (before?.width ?? 0) * (before?.height ?? 0),
          );
          await close();
          await expect(smaller).toBeHidden();
          await expect(view).toBeVisible();
          await expect(button).toBeFocused();
        }
      for (const close of [
        pressEscape,
        back,
        () => view.getByRole('button', { name: 'Zamknij' }).tap(),
      ]) {
        if (!(await view.isVisible())) await opener.tap();
        await expect(photo).toBeVisible();
        await close();
        await expect(view).toBeHidden();
        await expect(opener).toBeFocused();
      }
      await expect(page).toHaveURL(new RegExp(`${PLAIN_OFFER.path}$`));
    },
  );

  shopTest(
    'issue 40: Back closes an enlarged view and the window of a port, and stays on the offer',
    async ({ page }) => {
      await page.goto(PLAIN_OFFER.path);
      const view = page.getByRole('list', { name: 'Widoki z rejsu' }).getByRole('link').first();
      const ofPort = page.getByRole('list', { name: 'Widoki: Split' }).getByRole('link').first();
      const onMap = page.getByRole('button', { name: /Split/ }).first();
      for (const [width, opener] of [
        [1280, view],
        [360, ofPort],
        [360, onMap],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await opener.scrollIntoViewIfNeeded();
        await opener.tap();
        const opened = page.getByRole('dialog');
        await expect(opened).toBeVisible();
        await page.goBack();
        await expect(opened).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(page).toHaveURL(new RegExp(`${PLAIN_OFFER.path}$`));
      }
    },
  );
});

shopTest(
  'on a phone, home, the whole list and an offer have at most 9, 12 and 11 screens',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const [path, most] of [
      ['/', 9],
      ['/rejsy-morskie', 12],
      [PLAIN_OFFER.path, 11],
    ] as const) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const cards = page.getByRole('article');
      const more = page.getByRole('link', { name: 'Pokaż kolejne' });
      while (path === '/rejsy-morskie' && (await more.count()) > 0) {
        const before = await cards.count();
        // Scrolling gives the cards their real heights. Only then does a click find the link at rest.
        await more.scrollIntoViewIfNeeded();
        await more.click();
        await expect.poll(() => cards.count()).toBeGreaterThan(before);
      }
      expect(await screensOf(page), path).toBeLessThanOrEqual(most);
    }
  },
);

shopTest(
  'on a phone, cards that come into view hardly change the height of the list',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/rejsy-morskie');
    const estimated = await screensOf(page);
    for (const card of await page.getByRole('article').all()) await card.scrollIntoViewIfNeeded();
    expect(Math.abs((await screensOf(page)) - estimated)).toBeLessThan(0.1);
  },
);

shopTest('an unknown address gets 404 and a page with links', async ({ page }) => {
  const answer = await page.goto('/nie-ma-takiej');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

shopTest(
  'R43.3: registration, activation only by the page’s button, login and logout',
  async ({ page }) => {
    const email = newEmail();
    await page.goto('/rejestracja');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Hasło', { exact: true }).fill(BROWSER_PASSWORD);
    await page.getByRole('checkbox').first().check();
    await page
      .getByRole('button', { name: /konto|zarejestruj/i })
      .first()
      .click();
    await expect(page.getByText(/e-mail|skrzynk/i).first()).toBeVisible();
    const link = /\/Activate\/[\w-]+/.exec(await mailTo(email, /./))?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByText('Twoje konto jest już aktywne')).toHaveCount(0);
    await page.getByRole('button', { name: /aktyw/i }).click();
    await expect(page.getByText('Twoje konto jest już aktywne').first()).toBeVisible();
    await page.goto('/zaloguj');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Hasło', { exact: true }).fill('nie to hasło');
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page.getByText('Niepoprawny login lub hasło').first()).toBeVisible();
    await page.getByLabel('Hasło', { exact: true }).fill(BROWSER_PASSWORD);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page).toHaveURL(/twoj-panel/);
    await expect(page.getByText('Witaj').first()).toBeVisible();
    await page.goto('/wyloguj');
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('link', { name: 'zaloguj', exact: true }).first()).toBeVisible();
  },
);

shopTest(
  'A-029: the contact form reports missing fields, keeps its input, and its mail arrives',
  async ({ page }) => {
    const errors = withoutErrors(page);
    const email = newEmail();
    await page.goto('/kontakt');
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect(page.getByText('Uzupełnij wszystkie pola')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Wiadomość', { exact: true }).fill(`Czy mogę zabrać psa? ${email}`);
    await page.getByLabel('Twój e-mail').fill('anna@');
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect(page.getByText('Sprawdź adres e-mail').first()).toBeVisible();
    await expect(page.getByLabel('Wiadomość', { exact: true })).toHaveValue(/zabrać psa/);
    await page.getByLabel('Twój e-mail').fill(email);
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect(page.getByText('Wiadomość została wysłana')).toBeVisible();
    expect(await mailTo('biuro@localhost', new RegExp(email))).toContain('zabrać psa');
    errors();
  },
);

shopTest(
  'P-123, P-124: keys open a yacht’s pictures, enlarge them and its plan, and the focus returns',
  async ({ page }) => {
    await page.goto('/oferta/korfu-i-paxos');
    const opener = page.getByRole('link', { name: 'Zobacz wnętrze i plan: Bavaria 40' });
    await opener.press('Enter');
    const view = page.getByRole('dialog', { name: 'Bavaria 40' });
    await expect(view.getByRole('button', { name: 'Powiększ: Pod żaglami' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(view.getByText('2 z 4')).toBeVisible();
    const smaller = view.getByRole('button', { name: 'Pomniejsz' });
    for (const key of ['Enter', 'p']) {
      await page.keyboard.press(key);
      await expect(smaller).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(smaller).toBeHidden();
      await expect(view).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

shopTest(
  'P-123, P-129: a private yacht’s window leads to the page’s form, with that yacht chosen',
  async ({ page }) => {
    await page.goto('/rejsy-prywatne');
    const banner = page.locator('main picture').first();
    expect((await banner.boundingBox())?.height, 'P-120').toBe(400);
    await page.getByRole('link', { name: 'Katamaran Superior' }).press('Enter');
    const view = page.getByRole('dialog', { name: 'Katamaran Superior' });
    await page.setViewportSize({ width: 360, height: 800 });
    const smaller = view.getByRole('button', { name: 'Pomniejsz' });
    const areaOf = async (picture: Locator): Promise<number> => {
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      return width * height;
    };
    for (const [before, opener] of [
      [view.getByRole('img').first(), view.getByRole('button', { name: 'Powiększ: Pod żaglami' })],
      [view.getByRole('region').getByRole('img'), view.getByRole('button', { name: /plan/ })],
    ] as const) {
      const area = await areaOf(before);
      await opener.click();
      expect(await areaOf(smaller.getByRole('img'))).toBeGreaterThan(1.5 * area);
      await expectAccessible(page);
      await smaller.click();
      await expect(smaller).toBeHidden();
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await view.getByRole('link', { name: 'Zapytaj o ten jacht' }).click();
    await expect(view).toBeHidden();
    await expect(page).toHaveURL(/\/rejsy-prywatne#zapytaj$/);
    const vessel = page.getByLabel('Na czym');
    await expect(vessel).toHaveValue('Katamaran Superior');
    await expect(vessel).toBeInViewport();
  },
);

shopTest(
  'P-099, P-102, P-107, P-117: menus glide to their sections, documents are saved, a slow page says so',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    for (const [path, link, distance, hours] of [
      ['/jak-to-dziala', 'Lista rezerwowa', 80, 1],
      ['/jak-to-dziala/jak-wybrac-rejs', 'Sail & Chill', 50, 2],
    ] as const) {
      await page.goto(path);
      const menu = page.getByRole('navigation', { name: 'Na tej stronie' });
      // With a paused clock, a busy machine's late frames do not lengthen the measured scroll.
      await page.clock.pauseAt(Date.now() + hours * 3_600_000);
      const topOf = (hash: string) =>
        page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0, hash);
      const section = menu.getByRole('link', { name: link, exact: true });
      const anchor = ((await section.getAttribute('href')) ?? '').slice(1);
      const start = await topOf(anchor);
      await section.click();
      await page.clock.runFor(250);
      const halfway = await topOf(anchor);
      expect(halfway).toBeLessThan(start - 100);
      expect(halfway).toBeGreaterThan(distance + 100);
      await page.clock.runFor(250);
      expect(Math.abs((await topOf(anchor)) - distance)).toBeLessThan(2);
      await page.clock.resume();
    }
    await page.goto('/o-nas/dokumenty');
    for (const document of await page.getByRole('link', { name: /Pobierz PDF/ }).all())
      await expect(document).toHaveAttribute('download', /^[\w-]+\.pdf$/);
    const saved = page.waitForEvent('download');
    await page
      .getByRole('link', { name: /Pobierz PDF/ })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(page).toHaveURL(/dokumenty$/);
    await page.route('**/szkolenia', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.evaluate(() =>
      new MutationObserver(() => {
        if (document.body.textContent.includes('Wczytywanie'))
          sessionStorage.setItem('slow', 'yes');
      }).observe(document.body, { childList: true, subtree: true }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Szkolenia' }).click();
    await expect(page).toHaveURL(/szkolenia$/);
    expect(await page.evaluate(() => sessionStorage.getItem('slow'))).toBe('yes');
    await expect(page.getByText('Wczytywanie')).toHaveCount(0);
  },
);
