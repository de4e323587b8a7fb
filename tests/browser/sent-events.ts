import type { Page } from 'playwright/test';

export type SentEvent = {
  readonly event: string;
  readonly ecommerce: Readonly<Record<string, unknown>>;
};

export const sentEvents = (page: Page): Promise<readonly SentEvent[]> =>
  page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'dataLayer') ?? [])));

const KEPT = 'probe.told';

/** Records all events of this tab from now on, including those of pages that were left at once. */
export const recordSentEvents = async (
  page: Page,
): Promise<() => Promise<readonly SentEvent[]>> => {
  await page.addInitScript((key) => {
    const layer: unknown[] = [];
    const push = (...events: unknown[]): number => {
      const before: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.setItem(key, JSON.stringify([...before, ...events]));
      return Array.prototype.push.apply(layer, events);
    };
    Reflect.set(window, 'dataLayer', Object.assign(layer, { push }));
  }, KEPT);
  return () => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), KEPT);
};
