import { describe, expect, it } from 'vitest';
import {
  COUNTRIES,
  SCENE_COMPOSITIONS,
  sceneSeedOfOffer,
  TIMES_OF_DAY,
  VESSELS,
} from '../../../../adapters/http/contract/scenes.ts';
import { drawingByName } from '../../../../adapters/illustrations/drawing-by-name.ts';
import type { SceneOptions } from '../../../../adapters/illustrations/scenes/paths.ts';
import { drawScene } from '../../../../adapters/illustrations/scenes/scene.ts';
import { faultsOfXml } from '../drawings/xml.ts';

const card = (options: Partial<SceneOptions> = {}): string =>
  drawScene({
    country: 'croatia',
    time: 'day',
    vessel: 'monohull',
    seed: 20418,
    width: 1200,
    height: 800,
    ...options,
  });

const ONE_OF_EACH_COMPOSITION = Array.from(
  { length: SCENE_COMPOSITIONS },
  (_, at) => at * 1_000_000 + 7,
);

const family: readonly SceneOptions[] = COUNTRIES.flatMap((country) =>
  TIMES_OF_DAY.flatMap((time) =>
    VESSELS.flatMap((vessel) =>
      [1, 101, 248, 20418, ...ONE_OF_EACH_COMPOSITION].map((seed) => ({
        country,
        time,
        vessel,
        seed,
        width: 1200,
        height: 800,
      })),
    ),
  ),
);
const name = (o: SceneOptions): string => `${o.country}-${o.time}-${o.vessel}-${o.seed}`;

describe('a drawn scene', () => {
  it('has the same SVG text for the same options', () => {
    for (const options of family) expect(drawScene(options)).toBe(drawScene(options));
  });

  it('an animated scene has the shapes of the still scene, and stops for visitors who prefer no motion', () => {
    const shapes = (svg: string) =>
      svg.replace(/<style>.*<\/style>/, '').replaceAll(/<g class="[a-z]+">|<\/g>/g, '');
    for (const options of family.slice(0, SCENE_COMPOSITIONS + 4)) {
      const moving = drawScene({ ...options, moving: true });
      expect(faultsOfXml(moving.replace(/<style>.*<\/style>/, ''))).toEqual([]);
      expect(shapes(moving)).toBe(shapes(drawScene(options)));
      expect(moving).toContain('@media(prefers-reduced-motion:no-preference)');
    }
  });

  it('has another picture for another seed', () => {
    expect(card({ seed: 1 })).not.toBe(card({ seed: 2 }));
  });

  it('has nine different compositions, and the sky is the same in all of them', () => {
    const drawn = ONE_OF_EACH_COMPOSITION.map((seed) => card({ seed }));
    expect(new Set(drawn).size).toBe(SCENE_COMPOSITIONS);
    const skies = drawn.map((svg) => svg.slice(0, svg.indexOf('<g id=')));
    expect(new Set(skies).size).toBe(1);
  });

  it('gives offers with neighbouring numbers different compositions', () => {
    for (let offer = 1; offer < 400; offer += 1)
      expect(Math.floor(sceneSeedOfOffer(offer) / 1e6)).not.toBe(
        Math.floor(sceneSeedOfOffer(offer + 1) / 1e6),
      );
  });

  it('stays under 12.5 kB at 1200 × 800', () => {
    expect(
      family
        .filter((options) => drawScene(options).length > 12_500)
        .map((o) => `${name(o)} ${drawScene(o).length}`),
    ).toEqual([]);
  });

  it('is well-formed XML with finite numbers', () => {
    const faults = family.flatMap((options) => {
      const text = drawScene(options);
      const odd = /NaN|Infinity|undefined|e[-+]\d/.exec(text)?.[0];
      return [...faultsOfXml(text), ...(odd ? [odd] : [])].map(
        (fault) => `${name(options)}: ${fault}`,
      );
    });
    expect(faults).toEqual([]);
  });

  it('has no inline style or script, because the page’s security policy would block it', () => {
    for (const options of family)
      expect(drawScene(options)).not.toMatch(/style=|<style|<script|on\w+="/);
  });

  it('is hidden from screen readers without a title; with a title it is an image with the title escaped', () => {
    expect(card()).toContain('aria-hidden="true"');
    expect(card({ title: 'Split & <wyspy>' })).toContain(
      'role="img" aria-label="Split &#38; &#60;wyspy&#62;"',
    );
  });

  it('without the pine branch in front, land and yacht stay the same: each part has its own random numbers', () => {
    const whole = card({ seed: 5, mirror: false });
    const bare = card({ seed: 5, mirror: false, leaf: false });
    const upToBranch = bare.slice(0, -'</g></svg>'.length);
    expect(whole.startsWith(upToBranch)).toBe(true);
  });

  it('exists in other formats too: a wide cover, a phone picture, a portrait of a yacht', () => {
    for (const shape of [
      { width: 1440, height: 560, horizon: 0.72, quiet: true },
      { width: 720, height: 1340 },
      { portrait: true },
    ]) {
      expect(faultsOfXml(card(shape))).toEqual([]);
    }
  });
});

const THINGS = ['bagaz', 'bluza', 'koszulka', 'spiwor', 'sup'];
const itemDrawing = (name: string): string | null => drawingByName(`rzecz-${name}`);

describe('drawings of the packing list (W-064)', () => {
  it.each(THINGS)(
    'the drawing %s differs from all others and is small, well-formed, without style or script',
    (name) => {
      const drawn = itemDrawing(name) ?? '';
      expect(faultsOfXml(drawn)).toEqual([]);
      expect(drawn).not.toMatch(/style=|<style|<script|on\w+="|NaN|undefined/);
      expect(drawn.length).toBeLessThan(2_000);
      expect(THINGS.filter((other) => itemDrawing(other) === drawn)).toEqual([name]);
    },
  );

  it('do not exist for unknown things', () => {
    expect([itemDrawing('kotwica'), itemDrawing('constructor'), itemDrawing('')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
