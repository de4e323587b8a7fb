/** Colours of the brand for mails, papers and link previews, which cannot read the style sheet. */
export type BrandColours = {
  readonly ink: string;
  readonly inkSoft: string;
  readonly onInk: string;
  readonly onInkSoft: string;
  readonly paper: string;
  readonly foam: string;
  readonly sand: string;
  readonly shallow: string;
  readonly line: string;
  readonly lineUi: string;
  readonly slicker: string;
  readonly slickerEdge: string;
  readonly sea: string;
  readonly lagoon: string;
};

/** The same roles for mail programs with a dark scheme. */
export type DarkColours = {
  readonly ground: string;
  readonly card: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly sea: string;
  readonly line: string;
};

export type BrandTokens = {
  readonly colours: BrandColours;
  readonly dark: DarkColours;
  readonly fonts: { readonly display: string; readonly text: string };
  /** The logo on a square of 34 units: a filled shape and a stroked wake. */
  readonly logo: { readonly shape: string; readonly wake: string };
  /** COUNTRY-TIME-VESSEL-SEED of the picture above a mail that is about no trip. */
  readonly mailScene: string;
};

/** The demo's values, as in ui/styles/tokens.css and ui/parts/Logo.tsx. A test compares them. */
export const BRAND_TOKENS: BrandTokens = {
  colours: {
    ink: '#0b3442',
    inkSoft: '#34596a',
    onInk: '#ffffff',
    onInkSoft: '#dcecec',
    paper: '#ffffff',
    foam: '#f2f7f6',
    sand: '#fff5df',
    shallow: '#d7eef0',
    line: '#cbdadb',
    lineUi: '#6d8b94',
    slicker: '#ffc629',
    slickerEdge: '#a56a00',
    sea: '#0a6480',
    lagoon: '#17889b',
  },
  dark: {
    ground: '#06222d',
    card: '#0b3442',
    ink: '#f2f7f6',
    inkSoft: '#b9d0d4',
    sea: '#8fd0e3',
    line: '#2c5666',
  },
  fonts: {
    display: "'Poltawski Nowy','Palatino Linotype',Georgia,serif",
    text: "Figtree,'Segoe UI',system-ui,-apple-system,Roboto,Arial,sans-serif",
  },
  logo: {
    shape: 'M15 2v17H5C6 12 9.5 6 15 2zM18 5c4.5 3.5 7.5 8.5 8.5 14H18z',
    wake: 'M2 25q5-4.5 10 0t10 0 10 0M8 31q4.5-4 9 0t9 0',
  },
  mailScene: 'croatia-golden-monohull-12',
};
