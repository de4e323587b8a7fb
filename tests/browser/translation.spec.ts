import { expect, type Page } from 'playwright/test';
import { bookTrip } from './book-trip.ts';
import { action, logInOnPage, newEmail, shopTest, withoutErrors } from './browser-shop.ts';
import { peopleCounter, priceText } from './first-steps.ts';
import {
  ANNA_TYPED,
  beginBooking,
  chooseBerths,
  chooseInsurance,
  fillAccount,
  fillPerson,
  MAY_TRIP,
  onStep,
  pressOrder,
  reservationOf,
  skipExtras,
} from './wizard-steps.ts';

/** `copies`: `<font>` gets a copy of the text. `moves`: `<font>` gets the text node itself. */
type Way = 'copies' | 'moves';

/** Google's translator replaces each text node by two nested `<font>`. Texts stay Polish here. */
const translatePages = (page: Page, way: Way) =>
  page.addInitScript((way) => {
    const SKIPPED = 'script, style, textarea, option, title, font, svg, noscript';
    const translate = (text: Text): void => {
      if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(SKIPPED))
        return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(way === 'copies' ? text.data : text);
      if (way === 'moves') return;
      // The server separates texts by comments, which a translator ignores.
      for (let next = outer.nextSibling; next instanceof CharacterData; next = outer.nextSibling) {
        if (next instanceof Text) inner.append(next.data);
        next.remove();
      }
    };
    const translateAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof Text) texts.push(node);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) translate(text);
    };
    const start = () => {
      translateAll(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes, type, target } of records)
          for (const node of type === 'childList' ? addedNodes : [target]) translateAll(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    // Translation starts after hydration, so that a hydration error cannot hide another error.
    addEventListener('load', () => {
      const isHydrated = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber'));
      const wait = setInterval(() => {
        const controls = [...document.querySelectorAll('#root button')];
        if (controls.length === 0 || !controls.every(isHydrated)) return;
        clearInterval(wait);
        start();
      }, 20);
    });
  }, way);

const translated = (page: Page) => expect(page.locator('main font').first()).toBeAttached();

const priceOf = async (page: Page): Promise<string> => {
  const answer = await page.request.post('/v1/reservations/details/get', {
    data: { reservationId: reservationOf(page) },
  });
  const { Reservation } = await answer.json();
  return priceText(Reservation.Price.CurrentPrice);
};

for (const way of ['copies', 'moves'] as const)
  shopTest(
    `a translated wizard (${way} texts) shows three people with their price and books to the end`,
    async ({ page }) => {
      const errors = withoutErrors(page);
      await translatePages(page, way);
      await page.setViewportSize({ width: 360, height: 800 });
      await beginBooking(page, MAY_TRIP);
      await translated(page);
      const more = page.getByRole('button', { name: /więcej|dodaj|zwiększ/i }).first();
      for (const count of [2, 3]) {
        await more.click();
        await expect(peopleCounter(page)).toHaveText(String(count));
      }
      const bar = page
        .getByText(/^Razem, /)
        .filter({ visible: true })
        .first();
      await expect(bar).toContainText('3 osoby');
      await action(page, /^Dalej/).click();
      await onStep(page, 'zakwaterowanie-i-dojazd');
      await expect(
        page
          .getByText(await priceOf(page))
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await chooseBerths(page);
      await chooseInsurance(page);
      await skipExtras(page);
      await fillPerson(page, 0, ANNA_TYPED);
      for (const nth of [1, 2])
        await fillPerson(page, nth, { first: 'Jan', last: 'Kos', born: '1994-04-04' });
      await fillAccount(page, newEmail());
      await action(page, /^Dalej/).click();
      await onStep(page, 'podsumowanie-i-platnosc');
      await expect(
        page
          .getByText(await priceOf(page))
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await pressOrder(page);
      await onStep(page, 'podziekowanie');
      errors();
    },
  );

/** Other tests book places meanwhile, so the text leaves free places out. */
const textOf = async (page: Page): Promise<string> =>
  ((await page.locator('main').textContent()) ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/wolne \d+ z \d+/g, 'wolne');

shopTest(
  'a translated list updates the numbers of its cruises and filters at each tick',
  async ({ page, browser }) => {
    const errors = withoutErrors(page);
    await translatePages(page, 'copies');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/rejsy-morskie');
    await translated(page);
    await page.getByRole('button', { name: 'Filtry' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtry' });
    const show = sheet.getByRole('button', { name: /^Pokaż/ });
    let before = (await show.textContent()) ?? '';
    for (const country of ['Chorwacja', 'Grecja']) {
      await sheet.getByRole('checkbox', { name: country }).check();
      await expect(show).not.toHaveText(before);
      before = (await show.textContent()) ?? '';
    }
    await show.click();
    await expect(page.getByRole('button', { name: 'Filtry (2)' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chorwacja' }).first()).toBeVisible();
    const plain = await browser.newPage({
      viewport: { width: 360, height: 800 },
      storageState: await page.context().storageState(),
    });
    await plain.goto(page.url());
    await expect(plain.getByRole('button', { name: 'Filtry (2)' })).toBeVisible();
    await expect.poll(() => textOf(page)).toBe(await textOf(plain));
    await page.getByRole('link', { name: 'Chorwacja' }).first().click();
    await expect(page.getByRole('button', { name: 'Filtry (1)' })).toBeVisible();
    errors();
  },
);

shopTest(
  'a translated panel changes its texts from tab to tab and shows the price of a change',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await translatePages(page, 'copies');
    await logInOnPage(page);
    const id = await bookTrip(page, { offerId: MAY_TRIP, people: 2 });
    await page.goto('/twoj-panel');
    await translated(page);
    await page
      .getByRole('link', { name: /Zobacz szczegóły/ })
      .first()
      .click();
    for (const name of [
      'Uczestnicy',
      'Transport',
      'Jachty',
      'Ubezpieczenie',
      'Dodatki',
      'Płatności',
      'Informacje',
      'Transport',
    ]) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
    await page.getByRole('button', { name: 'Zmień opcje: Anna Żak' }).click();
    await page.getByText('Autokar z Polski', { exact: true }).click();
    await page.getByLabel('Miejsce odbioru').selectOption({ index: 1 });
    await expect(page.getByText('Cena wzrośnie o 549 PLN')).toBeVisible();
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Dane zostały poprawnie zapisane' }),
    ).toBeVisible();
    await page.goto(`/twoj-panel/wyjazd/${id}`);
    errors();
  },
);

shopTest('a page that was translated before React ran works', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
      for (const text of texts)
        if (
          text instanceof Text &&
          text.data.trim() !== '' &&
          !text.parentElement?.closest('script, style, option')
        ) {
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(text.data);
        }
    });
  });
  await page.goto('/rejsy-morskie');
  // React renders the whole page again, which takes long on a busy machine.
  await expect(page.getByRole('button', { name: 'Pokaż 50 rejsów' })).toBeVisible({
    timeout: 30_000,
  });
  await page
    .getByRole('form', { name: 'Filtry' })
    .getByRole('checkbox', { name: 'Chorwacja' })
    .check();
  await expect(page).toHaveURL(/destination=/);
  await expect(page.getByRole('button', { name: 'Pokaż 50 rejsów' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Pokaż \d+ rejs/ })).toBeVisible();
});

const REACT_CHANGES = ['change', 'insert before', 'remove', 'move', 'exchange'] as const;
const TRANSLATIONS = ['replaces', 'inserts and removes', 'moves'] as const;

shopTest(
  'what React does to a translated text reaches the page, unless texts side by side were merged',
  async ({ page }) => {
    await page.goto('/kontakt');
    const results = await page.evaluate(
      async ([changes, translations]) => {
        const settle = () => new Promise((resolve) => setTimeout(resolve));
        const wrap = (...children: (Node | string)[]): Element => {
          const font = document.createElement('font');
          font.append(...children);
          return font;
        };
        const translate = (text: Text, way: (typeof translations)[number]): void => {
          if (way === 'inserts and removes') {
            text.before(wrap(text.data));
            text.remove();
          } else {
            const font = wrap();
            text.replaceWith(font);
            font.append(way === 'moves' ? text : text.data);
          }
        };
        const makeParagraph = (...texts: Text[]) => {
          const paragraph = document.createElement('p');
          const sign = document.createElement('b');
          sign.textContent = '!';
          paragraph.append(...texts, sign);
          document.body.append(paragraph);
          return { paragraph, sign };
        };
        const tryChange = async (
          change: (typeof changes)[number],
          way: (typeof translations)[number],
        ): Promise<string> => {
          const text = new Text('one');
          const { paragraph, sign } = makeParagraph(text);
          await settle();
          translate(text, way);
          await settle();
          const added = document.createElement('i');
          added.textContent = '?';
          if (change === 'change') text.nodeValue = 'two';
          if (change === 'insert before' || change === 'exchange')
            paragraph.insertBefore(added, text);
          if (change === 'remove' || change === 'exchange') paragraph.removeChild(text);
          if (change === 'move') paragraph.appendChild(text);
          await settle();
          sign.remove();
          return paragraph.textContent;
        };
        const merged = async (): Promise<string> => {
          const [first, second] = [new Text('all '), new Text('one')];
          const { paragraph } = makeParagraph(first, second);
          await settle();
          first.replaceWith(wrap('all one'));
          second.remove();
          await settle();
          second.nodeValue = 'two';
          await settle();
          return paragraph.textContent;
        };
        const found: (readonly [string, string, string])[] = [];
        for (const way of translations)
          for (const change of changes) found.push([way, change, await tryChange(change, way)]);
        return { found, merged: await merged() };
      },
      [REACT_CHANGES, TRANSLATIONS] as const,
    );
    const expected = {
      change: 'two',
      'insert before': '?one',
      remove: '',
      move: 'one',
      exchange: '?',
    };
    expect(results.found).toEqual(
      TRANSLATIONS.flatMap((way) => REACT_CHANGES.map((change) => [way, change, expected[change]])),
    );
    // The first text is lost: tests/architecture/mixed-children.test.ts forbids such neighbours.
    expect(results.merged).toBe('two!');
  },
);
