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
  readonly origin: string;
  readonly siteId: number;
  readonly content: PageContent;
};

/** Pure: the same page gives the same text. Throws only on a defect in a screen. */
export type PageRenderer = { render(page: RenderedPage): string };
