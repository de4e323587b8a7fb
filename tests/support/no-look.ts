import type { Look } from '../../application/ports/page-renderer.ts';

export const NO_LOOK: Look = { css: '', fonts: [], icon: null };
