/** A piece of a paper. What it says is decided elsewhere, how it looks in sheet.ts. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** One point of a list; `mark` is its sign or number. */
  | { readonly kind: 'point'; readonly mark: string; readonly text: string }
  /** A place to write in, under its name. */
  | { readonly kind: 'field'; readonly name: string; readonly label: string; readonly lines: number }
  /** Two short lists side by side: the two sides of a paper. */
  | { readonly kind: 'sides'; readonly sides: readonly [Side, Side] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** No head where the table has none. Widths are shares of the page; the last column is of amounts and stands to the right, unless it is of words. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly widths: readonly number[];
      readonly rows: readonly (readonly string[])[];
      readonly words?: true;
    }
  | { readonly kind: 'total'; readonly name: string; readonly value: string }
  /** A code for telephones, beside the words that say the same; `alt` is what whoever listens hears of it. */
  | { readonly kind: 'code'; readonly code: string; readonly alt: string; readonly title: string; readonly lines: readonly string[] }
  /** What follows is a paper of its own that belongs to this one: it begins a page. */
  | { readonly kind: 'annex'; readonly label: string; readonly title: string; readonly lines: readonly string[] };

/** A line that leads somewhere: a phone that is called, an address that is written to. */
export type LinkedLine = { readonly text: string; readonly href: string };
export type Side = { readonly title: string; readonly lines: readonly (string | LinkedLine)[] };

/** A whole paper, ready to be drawn. */
export type Sheet = {
  readonly brand: string;
  readonly title: string;
  /** Its number and days, under the title. */
  readonly lines: readonly string[];
  readonly blocks: readonly Block[];
  /** A word across every page of a paper that only shows how it will look. */
  readonly stamp?: string;
  readonly footer: string;
  readonly madeAt: number;
};
