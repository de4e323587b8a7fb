/**
 * Base path of link previews: the picture that a message or a social network shows for a shared
 * page.
 */
export const PREVIEWS = '/podglad';
/** Size in pixels that social networks expect. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
