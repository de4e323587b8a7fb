import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  MAX_PROGRAM_DELAY,
  PROGRAM_SCRIPT,
  PROGRAMS_ID,
} from '../../../adapters/http/contract/head-script.ts';

type Element = { readonly tag: string; href?: string; src?: string };

/** `happens` fires a window event, `paints` runs the next frame, `waits` ends the timer. */
const opened = (programs: readonly string[] | null) => {
  const head: Element[] = [];
  const listeners = new Map<string, () => void>();
  const timers: { readonly run: () => void; readonly after: number }[] = [];
  let frame: (() => void) | null = null;
  const block = { textContent: JSON.stringify(programs) };
  const document = {
    head: { append: (element: Element) => head.push(element) },
    createElement: (tag: string): Element => ({ tag }),
    getElementById: (id: string) => (id === PROGRAMS_ID && programs !== null ? block : null),
  };
  runInNewContext(PROGRAM_SCRIPT, {
    document,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    requestAnimationFrame: (run: () => void) => {
      frame = run;
    },
    setTimeout: (run: () => void, after = 0) => timers.push({ run, after }),
  });
  return {
    asked: () => head.map(({ tag, href, src }) => `${tag} ${href ?? src}`),
    happens: (name: string) => listeners.get(name)?.(),
    paints: () => frame?.(),
    waits: (milliseconds: number) => {
      for (const { run, after } of timers) if (after <= milliseconds) run();
    },
  };
};

const ALL = ['link /b.js', 'link /c.js', 'script /a.js'];

describe('when the browser loads the scripts of a page that the server rendered', () => {
  it('they load after everything visible is painted, and each file loads once', () => {
    const page = opened(['/a.js', '/b.js', '/c.js']);
    page.happens('load');
    page.waits(0);
    expect(page.asked()).toEqual([]);
    page.paints();
    page.waits(0);
    expect(page.asked()).toEqual(ALL);
    page.happens('pointerdown');
    page.waits(MAX_PROGRAM_DELAY);
    expect(page.asked()).toEqual(ALL);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])(
    'they load at once on %s, even if pictures are still loading',
    (name) => {
      const page = opened(['/a.js', '/b.js', '/c.js']);
      page.happens(name);
      expect(page.asked()).toEqual(ALL);
    },
  );

  it('they load after a fixed delay at the latest, even if a picture never loads or nothing is painted', () => {
    const page = opened(['/a.js', '/b.js', '/c.js']);
    page.waits(MAX_PROGRAM_DELAY);
    expect(page.asked()).toEqual(ALL);
  });

  it('if the HTML has script elements instead of a list of scripts, nothing more is loaded later', () => {
    const page = opened(null);
    page.happens('keydown');
    page.waits(MAX_PROGRAM_DELAY);
    expect(page.asked()).toEqual([]);
  });
});
