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
  /** Path and query of the page; unknown query parameters are removed. */
  readonly url: string;
  readonly origin: string;
  readonly siteId: number;
  readonly content: PageContent;
};

/** Pure: the same page renders to the same HTML. It throws only if a screen has a defect. */
export type PageRenderer = { render(page: RenderedPage): string };

export type Look = {
  readonly css: string;
  /** Addresses of the company's own fonts. Empty if it uses those of the program. */
  readonly fonts: readonly string[];
  readonly icon: string | null;
};

/** The name contains a hash of the bytes, so browsers cache the file a year. */
export type LookFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

export const LOOK_FILES = '/wyglad';
