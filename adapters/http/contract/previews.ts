/** Link previews: the picture that a social network shows for a shared page. */
export const PREVIEWS = '/podglad';
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
