import type { SceneFile } from '../../parts/scene-path.ts';

/** A card's picture for the samples on this page. */
export const sampleScene = (seed: number, change: Partial<SceneFile> = {}): SceneFile => ({
  country: 'croatia',
  time: 'golden',
  vessel: 'monohull',
  seed,
  width: 1200,
  height: 800,
  ...change,
});
