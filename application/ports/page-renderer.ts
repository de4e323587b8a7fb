/** The content of a page: its kind and the public data that it shows. */
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
    | 'client'
    | 'missing'
    | 'away';
  readonly [key: string]: unknown;
};

export type RenderedPage = {
  /** Path and query of the page, without foreign parameters. */
  readonly url: string;
  /** The shop's origin for absolute addresses: 'https://kilwater.pl'. */
  readonly origin: string;
  /** The brand of the page. */
  readonly siteId: number;
  readonly content: PageContent;
};

/**
 * Renders whole HTML documents. Pure: the same page gives the same text. Throws only on a defect in
 * a screen.
 */
export type PageRenderer = { render(page: RenderedPage): string };
