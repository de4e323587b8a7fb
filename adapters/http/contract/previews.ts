/** Where the pictures of links are served: what a message or a social site shows of a page that somebody sends on. */
export const PREVIEWS = '/podglad';
/** Their measures in pixels, as those who show them ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
