/** What a page tells search engines and link previews. Addresses are absolute. */
export type PageHead = {
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  /** Picture for link previews, absolute address. */
  readonly image?: string;
  /** 'website' unless told; 'article' for the blog, 'product' for an offer. */
  readonly type?: string;
  /** True on pages that search engines should pass over: panel, reservation, account. */
  readonly noIndex?: boolean;
  /** The feed that goes with the page, absolute address. */
  readonly feed?: string;
  /** Schema.org objects, one data block each. */
  readonly jsonLd?: readonly object[];
};
