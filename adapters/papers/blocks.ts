/** A piece of a paper. What it says is decided elsewhere, how it looks in sheet.ts. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Two short lists side by side: the two sides of a paper. */
  | { readonly kind: 'sides'; readonly sides: readonly [Side, Side] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** Widths are shares of the page; the last column is of amounts and stands to the right. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly widths: readonly number[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'total'; readonly name: string; readonly value: string };

export type Side = { readonly title: string; readonly lines: readonly string[] };

/** A whole paper, ready to be drawn. */
export type Sheet = {
  readonly brand: string;
  readonly title: string;
  /** Its number and days, under the title. */
  readonly lines: readonly string[];
  readonly blocks: readonly Block[];
  readonly footer: string;
  readonly madeAt: number;
};
