import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page, test } from 'playwright/test';

const BASE = `http://localhost:${process.env.BROWSER_TEST_PORT}`;

let travellers = 0;
export const newEmail = (): string => {
  travellers += 1;
  // A short e-mail never needs a second line on a phone, where tests measure the height of screens.
  return `podroznik-${process.pid}-${Date.now().toString(36)}-${travellers}@example.com`;
};

export const BROWSER_PASSWORD = 'rejs po morzu';

export const action = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

/**
 * The returned function fails the test after a script error or CSP violation in the console. Errors
 * that match `expected` are ignored.
 */
export const withoutErrors = (page: Page, expected?: RegExp): (() => void) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The browser logs each refused call as an error, although a refusal is not a defect.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return () => expect(errors.filter((error) => expected?.test(error) !== true)).toEqual([]);
};

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

type Violation = {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
};
declare const axe: { run(options: object): Promise<{ violations: readonly Violation[] }> };

const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const inTime = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    const ending = inTime.filter(
      ({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** During a transition axe would measure an intermediate colour. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await atRest(page);
  await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async () => (await axe.run({ resultTypes: ['violations'] })).violations,
  );
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
};

export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const [wide, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide).toBeLessThanOrEqual(seen ?? 0);
};

export const screensOf = async (page: Page): Promise<number> => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (before !== null) await page.setViewportSize(before);
  return height / 800;
};

export const expectSoundPage = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  if (before !== null) await page.setViewportSize(before);
};

export const mailTo = async (email: string, subject: RegExp): Promise<string> => {
  let text = '';
  await expect(async () => {
    // The shop shows mails only to this machine, so this request sends no other network address.
    const answer = await fetch(new URL(`/dev/mail?to=${encodeURIComponent(email)}`, BASE));
    const mails: readonly { Subject: string; Text: string }[] = await answer.json();
    text = mails.find(({ Subject }) => subject.test(Subject))?.Text ?? '';
    expect(text).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return text;
};

export const logInOnPage = async (page: Page): Promise<string> => {
  const email = newEmail();
  await page.request.post('/v1/account/create', {
    data: { email, password: BROWSER_PASSWORD, policyAccepted: 1, newsletterAccepted: 0 },
  });
  const token = /Activate\/([\w-]+)/.exec(await mailTo(email, /./))?.[1];
  const confirmed = await page.request.post('/v1/account/confirm', {
    data: { token, password: BROWSER_PASSWORD },
  });
  expect(confirmed.ok()).toBe(true);
  const login = await page.request.post('/v1/auth/login', {
    data: { email, password: BROWSER_PASSWORD },
  });
  expect(login.ok()).toBe(true);
  return email;
};

/** Waits until React runs, because a server-rendered page ignores presses before that. */
const awake = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });

/** Each test has its own network address, because the rate limits count requests per address. */
export const shopTest = test.extend({
  extraHTTPHeaders: async ({ baseURL: _ }, use, info) => {
    const number = Math.abs(
      [...`${info.titlePath.join()}${info.repeatEachIndex}`].reduce(
        (hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0,
        7,
      ),
    );
    await use({
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false)
      for (const way of ['goto', 'reload'] as const) {
        const go: (...what: never[]) => ReturnType<Page['goto']> = page[way].bind(page);
        page[way] = async (...what: never[]) => {
          const answer = await go(...what);
          await awake(page);
          return answer;
        };
      }
    await use(page);
  },
});
