import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { LONGEST_WAIT, PROGRAM_SCRIPT, PROGRAMS_ID } from '../../../adapters/http/contract/program-script.ts';

type Element = { readonly tag: string; href?: string; src?: string };

/** A page whose head has run its script; `happens` is an event of the window, `paints` the frame after it, `waits` the longest timer. */
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

describe('the program of a page that the server has drawn', () => {
  it('is asked for once everything that is seen has come and was painted, the entry and its parts once each', () => {
    const page = opened(['/a.js', '/b.js', '/c.js']);
    page.happens('load');
    page.waits(0);
    expect(page.asked()).toEqual([]);
    page.paints();
    page.waits(0);
    expect(page.asked()).toEqual(ALL);
    page.happens('pointerdown');
    page.waits(LONGEST_WAIT);
    expect(page.asked()).toEqual(ALL);
  });

  it.each(['pointerdown', 'keydown', 'focusin'])('is asked for at once on %s, whatever is still to come', (name) => {
    const page = opened(['/a.js', '/b.js', '/c.js']);
    page.happens(name);
    expect(page.asked()).toEqual(ALL);
  });

  it('is not kept away by a picture that does not come, nor by a page in the background that is not painted', () => {
    const page = opened(['/a.js', '/b.js', '/c.js']);
    page.waits(LONGEST_WAIT);
    expect(page.asked()).toEqual(ALL);
  });

  it('leaves a page alone that names its program itself', () => {
    const page = opened(null);
    page.happens('keydown');
    page.waits(LONGEST_WAIT);
    expect(page.asked()).toEqual([]);
  });
});
