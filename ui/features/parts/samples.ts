import type { SceneFile } from '../../parts/scene-path.ts';

export const sampleScene = (seed: number, change: Partial<SceneFile> = {}): SceneFile => ({
  country: 'croatia',
  time: 'golden',
  vessel: 'monohull',
  seed,
  width: 1200,
  height: 800,
  ...change,
});
