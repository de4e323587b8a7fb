import type { Page } from 'playwright/test';

/** Presses are clicks, keys that activate, and one for each choice in a list; consents are ticked boxes. */
export const countPresses = async (
  page: Page,
): Promise<() => { readonly presses: number; readonly consents: number }> => {
  const total = { presses: 0, consents: 0 };
  await page.exposeFunction('countPress', (isConsent: boolean) => {
    total[isConsent ? 'consents' : 'presses'] += 1;
  });
  await page.addInitScript(() => {
    const count: unknown = Reflect.get(window, 'countPress');
    const listen = (event: Event) => {
      const { type, target } = event;
      if (typeof count !== 'function' || !(target instanceof Element)) return;
      const activates =
        event instanceof KeyboardEvent
          ? event.key === 'Enter' ||
            (event.key === ' ' && target.matches('a, button, input:not([type=text])'))
          : type === 'pointerup' || target instanceof HTMLSelectElement;
      if (activates)
        count(
          (target.closest('label') ?? target).querySelector('[type=checkbox]') !== null ||
            target.matches('[type=checkbox]'),
        );
    };
    for (const type of ['pointerup', 'change', 'keydown'])
      document.addEventListener(type, listen, true);
  });
  return () => ({ ...total });
};
