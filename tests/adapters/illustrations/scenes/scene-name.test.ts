import { describe, expect, it } from 'vitest';
import { drawScene, sceneByName } from '../../../../adapters/illustrations/scenes/scene.ts';
import { scenePath } from '../../../../ui/parts/scene-path.ts';

const file = {
  country: 'greece',
  time: 'golden',
  vessel: 'catamaran',
  seed: 248,
  width: 1200,
  height: 800,
} as const;
const nameOf = (path: string): string => path.replace('/sceny/', '').replace('.svg', '');

describe('a scene drawn by its name', () => {
  it('draws the same scene as the options from which the name was made', () => {
    expect(scenePath(file)).toBe('/sceny/greece-golden-catamaran-248-1200x800.svg');
    expect(sceneByName(nameOf(scenePath(file)))).toBe(drawScene(file));
  });

  it('a scene in upright format shows the yacht close, without a pine branch in front', () => {
    expect(sceneByName(nameOf(scenePath({ ...file, portrait: true })))).toBe(
      drawScene({ ...file, portrait: true, leaf: false }),
    );
  });

  it.each([
    'rzecz-kotwica',
    'rzecz-constructor',
    'atlantis-day-monohull-1-1200x800',
    'croatia-noon-monohull-1-1200x800',
    'croatia-day-raft-1-1200x800',
    'croatia-day-monohull-x-1200x800',
    'croatia-day-monohull-1-9999x9999',
    'croatia-day-monohull-1-10x10',
    'croatia-day-monohull-1-1200x800-bokiem',
    'constructor-day-monohull-1-1200x800',
    '',
  ])('returns null for the invalid name %j', (name) => {
    expect(sceneByName(name)).toBeNull();
  });
});
