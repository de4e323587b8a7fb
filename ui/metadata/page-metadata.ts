/** Addresses are absolute. */
export type PageMetadata = {
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly image?: string;
  /** Open Graph type: 'website' by default, 'article' in the blog, 'product' for an offer. */
  readonly type?: string;
  /** Set for panel, reservation and account. */
  readonly noIndex?: boolean;
  readonly feed?: string;
  /** Each Schema.org object is a data block of its own. */
  readonly jsonLd?: readonly object[];
};
