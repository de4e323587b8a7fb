/** Metadata of a page for search engines and link previews. Addresses are absolute. */
export type PageMetadata = {
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly image?: string;
  /** Open Graph type. Default: 'website'. 'article' for the blog, 'product' for an offer. */
  readonly type?: string;
  /** True for pages that search engines must not index: panel, reservation, account. */
  readonly noIndex?: boolean;
  /** Absolute address of the feed that belongs to the page. */
  readonly feed?: string;
  /** Schema.org objects; each is rendered as a data block of its own. */
  readonly jsonLd?: readonly object[];
};
