import type { DrawingOf } from '../content/markdown.ts';

/** Where the flat drawings that stand in texts are served, and how large they are. */
export const drawingOf: DrawingOf = (name) => ({ url: `/sceny/rysunek-${name}.svg`, width: 1200, height: 600 });
