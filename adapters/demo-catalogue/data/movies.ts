/**
 * A film: the name of its file, and the drawn scene that it animates. The page shows the still
 * scene if it cannot play the film.
 */
export type MovieData = {
  readonly file: string;
  readonly scene: { readonly country: string; readonly time: string; readonly vessel: string };
  readonly seed: number;
};

export const MOVIES: Readonly<Record<string, MovieData>> = {
  dalmatia: {
    file: 'dalmacja',
    scene: { country: 'croatia', time: 'golden', vessel: 'monohull' },
    seed: 22,
  },
  cyclades: {
    file: 'cyklady',
    scene: { country: 'greece', time: 'day', vessel: 'monohull' },
    seed: 26,
  },
  italy: {
    file: 'liparyjskie',
    scene: { country: 'italy', time: 'dawn', vessel: 'catamaran' },
    seed: 12,
  },
  lakes: {
    file: 'mazury',
    scene: { country: 'mazury', time: 'dawn', vessel: 'monohull' },
    seed: 10,
  },
};
