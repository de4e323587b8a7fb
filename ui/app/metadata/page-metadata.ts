/** Metadata of a page. All addresses are absolute. */
export type PageMetadata = {
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly image?: string;
  /** Open Graph type: 'website' by default, 'article' in the blog, 'product' for an offer. */
  readonly type?: string;
  /** True for pages that search engines must not index, such as panel, reservation and account. */
  readonly noIndex?: boolean;
  readonly feed?: string;
  readonly jsonLd?: readonly object[];
};
