/** What a page is made of: its kind, and what the wire says to everybody about what it shows. */
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
  /** Path and query of the page, without what is not its own. */
  readonly url: string;
  /** Where the shop is, for absolute addresses: 'https://kilwater.pl'. */
  readonly origin: string;
  /** The brand whose page it is. */
  readonly siteId: number;
  readonly content: PageContent;
};

/** Makes whole HTML documents. Pure: the same page is the same text. Throws on a defect in a screen only. */
export type PageRenderer = { render(page: RenderedPage): string };
