export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** `mark` is the sign or number of a list's point. */
  | { readonly kind: 'point'; readonly mark: string; readonly text: string }
  | {
      readonly kind: 'field';
      readonly name: string;
      readonly label: string;
      readonly lines: number;
    }
  /** Two short lists side by side, for the two parties of a contract. */
  | { readonly kind: 'sides'; readonly sides: readonly [PaperSide, PaperSide] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /**
   * Widths are shares of the page. The last column is aligned to the right, unless it has words.
   */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly widths: readonly number[];
      readonly rows: readonly (readonly string[])[];
      readonly words?: true;
    }
  | { readonly kind: 'total'; readonly name: string; readonly value: string }
  /** A code for telephones stands beside the same data in words. `alt` is for screen readers. */
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly alt: string;
      readonly title: string;
      readonly lines: readonly string[];
    }
  /** The following blocks are an attachment, which begins on a new page. */
  | {
      readonly kind: 'annex';
      readonly label: string;
      readonly title: string;
      readonly lines: readonly string[];
    };

/** The link is a phone number or an e-mail address. */
export type LinkedLine = { readonly text: string; readonly href: string };
export type PaperSide = {
  readonly title: string;
  readonly lines: readonly (string | LinkedLine)[];
};

export type PaperSheet = {
  readonly brand: string;
  readonly title: string;
  /** The paper's number and days, under the title. */
  readonly lines: readonly string[];
  readonly blocks: readonly PaperBlock[];
  /** A sample has a word across every page. */
  readonly stamp?: string;
  readonly footer: string;
  readonly madeAt: number;
};
