// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  ANSWER_ATTRIBUTE,
  ASKS_ATTRIBUTE,
  CONSENT_KEY,
  CONSENT_SCRIPT,
} from '../../../adapters/http/contract/head-script.ts';
import { ConsentStrip } from '../../../ui/shared/consent/Consent.tsx';
import { readConsent } from '../../../ui/state/consent.ts';
import { openPage } from '../offers/render-screen.tsx';

const opened = (stored: string | null, storage: 'open' | 'forbidden' = 'open') => {
  const shelf = new Map(stored === null ? [] : [[CONSENT_KEY, stored]]);
  const html = new Set<string>();
  const listeners: ((event: object) => void)[] = [];
  const localStorage = {
    getItem: (key: string) => {
      if (storage === 'forbidden') throw new Error('SecurityError');
      return shelf.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (storage === 'forbidden') throw new Error('SecurityError');
      shelf.set(key, value);
    },
  };
  const documentElement = {
    setAttribute: (name: string) => html.add(name),
    removeAttribute: (name: string) => html.delete(name),
  };
  const document = {
    documentElement,
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  };
  runInNewContext(CONSENT_SCRIPT, { document, localStorage });
  const press = (attributes: Readonly<Record<string, string>>) => {
    const button = { getAttribute: (name: string) => attributes[name] ?? null };
    const closest = (selector: string) => (selector.slice(1, -1) in attributes ? button : null);
    for (const listener of listeners) listener({ target: { closest } });
  };
  return {
    asks: () => html.has(ASKS_ATTRIBUTE),
    press,
    kept: () => readConsent({ ...localStorage }),
  };
};

describe('the question to a visitor about statistics', () => {
  it('a script in the page’s head shows it only if no valid answer is stored', () => {
    expect(['granted', 'refused', null, 'yes'].map((stored) => opened(stored).asks())).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('is shown and can be closed even if the browser blocks storage', () => {
    const page = opened(null, 'forbidden');
    expect(page.asks()).toBe(true);
    page.press({ [ANSWER_ATTRIBUTE]: 'refused' });
    expect(page.asks()).toBe(false);
  });

  it.each(['granted', 'refused'])(
    'stores the answer “%s” before React runs, and ignores presses elsewhere',
    (answer) => {
      const page = opened(null);
      page.press({ href: '/rejsy-morskie' });
      expect([page.asks(), page.kept()]).toEqual([true, 'unasked']);
      page.press({ [ANSWER_ATTRIBUTE]: answer });
      expect([page.asks(), page.kept()]).toEqual([false, answer]);
    },
  );

  it('is in the page’s HTML, with two equal buttons whose answers the script can read', () => {
    const [refuse, grant] = openPage(<ConsentStrip />).getAllByRole('button');
    expect([refuse?.dataset.consent, grant?.dataset.consent]).toEqual(['refused', 'granted']);
    expect(refuse?.className).toBe(grant?.className);
  });
});
