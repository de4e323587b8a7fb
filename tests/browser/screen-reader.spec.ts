import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { action, newEmail, shopTest } from './browser-shop.ts';
import {
  ANNA_TYPED,
  chooseBerths,
  chooseInsurance,
  fillAccount,
  fillPerson,
  onStep,
  PLAIN_OFFER,
  pressOrder,
  skipExtras,
} from './wizard-steps.ts';

const DOC = readFileSync(
  join(import.meta.dirname, '..', '..', 'docs', 'screen-reader-booking.md'),
  'utf8',
);

type Line = { readonly role: string; readonly words: string };
type Section = { readonly focus: string | null; readonly lines: readonly Line[] };

const section = (title: string): Section => {
  const text = DOC.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  const lines = [...text.matchAll(/^- (\w+) „(.+)”$/gm)].map(([, role = '', words = '']) => ({
    role,
    words,
  }));
  expect(lines.length, `the script has lines under „${title}”`).toBeGreaterThan(0);
  return { focus: /^The focus moves to „(.+)”\.$/m.exec(text)?.[1] ?? null, lines };
};

type Role = Parameters<Page['getByRole']>[0];

const found = (page: Page, { role, words }: Line) =>
  role === 'announced'
    ? page
        .locator('output, [role=status], [role=alert], [aria-live=polite]')
        .filter({ hasText: words })
    : page.getByRole(role as Role, { name: words });

const follow = async (page: Page, title: string): Promise<void> => {
  const { focus, lines } = section(title);
  if (focus !== null) await expect(page.locator(':focus')).toContainText(focus);
  for (const line of lines)
    await expect(
      found(page, line).first(),
      `${title}: ${line.role} „${line.words}”`,
    ).toBeAttached();
};

shopTest(
  'the accessibility tree of one booking matches its script (docs/screen-reader-booking.md)',
  async ({ page }) => {
    shopTest.setTimeout(120_000);
    await page.goto(`/rezerwacja?oferta=${PLAIN_OFFER.id}`);
    await onStep(page, 'twoj-rejs');
    await expect(page.locator(':focus')).toContainText(section('Step 1').focus ?? '');
    await page.getByRole('button', { name: 'Więcej' }).click();
    await page.getByRole('heading', { level: 1 }).focus();
    await follow(page, 'Step 1');
    await action(page, /^Dalej/).click();
    await onStep(page, 'zakwaterowanie-i-dojazd');
    await action(page, /^Dalej/).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await follow(page, 'Step 2 refused');
    await page.getByText(PLAIN_OFFER.yacht, { exact: true }).first().click();
    await follow(page, 'Step 2');
    await chooseBerths(page);
    await follow(page, 'Step 3');
    await chooseInsurance(page);
    await follow(page, 'Step 4');
    await skipExtras(page);
    await follow(page, 'Step 5');
    await fillPerson(page, 0, ANNA_TYPED);
    await fillPerson(page, 1, { first: 'Ewa', last: 'Żak', born: '1996-06-06' });
    await fillAccount(page, newEmail());
    await action(page, /^Dalej/).click();
    await onStep(page, 'podsumowanie-i-platnosc');
    await page.getByText('Mam kod lub voucher').click();
    await page.getByRole('heading', { level: 1 }).focus();
    await follow(page, 'Step 6');
    await pressOrder(page);
    await onStep(page, 'podziekowanie');
    await follow(page, 'Thank-you');
  },
);
