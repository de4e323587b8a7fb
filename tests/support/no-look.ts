import type { Look } from '../../application/ports/page-renderer.ts';

/** The look of a test that reads no colours, no icon and no fonts. */
export const NO_LOOK: Look = { css: '', fonts: [], icon: null };
