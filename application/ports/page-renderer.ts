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
