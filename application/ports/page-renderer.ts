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

/** Renders a page to HTML, equal pages to equal HTML. If it throws, a screen has a defect. */
export type PageRenderer = { render(page: RenderedPage): string };

export type Look = {
  readonly css: string;
  readonly fonts: readonly string[];
  readonly icon: string | null;
};

/**
 * A file that pages need for their look, such as a picture or a font. Its name contains a hash of
 * its content, so browsers can cache the file for a year.
 */
export type LookFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

export const LOOK_FILES = '/wyglad';
