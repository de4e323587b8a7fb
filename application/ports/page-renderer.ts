export type PageContent = {
  readonly kind:
    | 'home'
    | 'list'
    | 'special'
    | 'offer'
    | 'page'
    | 'contact'
    | 'blog'
    | 'post'
    | 'newsletter'
    | 'review'
    | 'client'
    | 'missing'
    | 'away';
  readonly [key: string]: unknown;
};

export type RenderedPage = {
  readonly url: string;
  readonly origin: string;
  readonly siteId: number;
  readonly content: PageContent;
};

/** Renders equal pages to equal HTML. An exception is a defect of a screen. */
export type PageRenderer = { render(page: RenderedPage): string };

export type Look = {
  readonly css: string;
  readonly fonts: readonly string[];
  readonly icon: string | null;
};

/** The file name contains a hash of the bytes, so browsers cache the file for a year. */
export type LookFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

export const LOOK_FILES = '/wyglad';
