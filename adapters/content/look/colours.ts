const PROPERTIES = {
  text: 'ink',
  textSoft: 'ink-soft',
  textMuted: 'ink-muted',
  textOnDark: 'on-ink-soft',
  page: 'foam',
  warm: 'sand',
  tint: 'shallow',
  line: 'line',
  edge: 'line-ui',
  action: 'slicker',
  actionHover: 'slicker-deep',
  actionEdge: 'slicker-edge',
  link: 'sea',
  drawing: 'lagoon',
} as const;

export type ColourName = keyof typeof PROPERTIES;
export type Colours = Readonly<Record<ColourName, string>>;

export const COLOUR_NAMES = Object.keys(PROPERTIES) as readonly ColourName[];

/** White. Scanners need QR codes on a white background, so a theme cannot change this colour. */
export const PAPER = '#ffffff';
const MESSAGES = { error: '#bf3418', success: '#17714a', warning: '#855000' } as const;

const COLOUR = /^#[0-9a-f]{6}$/i;
export const isColour = (word: string): boolean => COLOUR.test(word);

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colours as in WCAG 2.2: from 1 (equal) to 21 (black on white). */
export const contrast = (first: string, second: string): number => {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/**
 * Mixes two colours. `fractionOfSecond` is the part of `secondColour` in the result, from 0 to 1.
 */
export const mixColours = (
  firstColour: string,
  secondColour: string,
  fractionOfSecond: number,
): string => {
  const second = channels(secondColour);
  const mixed = channels(firstColour).map(
    (value, at) => value + fractionOfSecond * ((second[at] ?? 0) - value),
  );
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
};

export const readableColourOn = (background: string, colour: string): string => {
  const shares = Array.from({ length: 11 }, (_, tenth) => tenth / 10);
  const readable = shares
    .map((share) => mixColours(colour, PAPER, share))
    .find((mixed) => contrast(mixed, background) >= 6);
  return readable ?? PAPER;
};

type Pair = {
  readonly front: ColourName;
  readonly ground: ColourName | 'paper';
  readonly least: number;
};
const on =
  (least: number, ...grounds: readonly Pair['ground'][]) =>
  (front: ColourName): readonly Pair[] =>
    grounds.map((ground) => ({ front, ground, least }));

/** Minimum contrasts of WCAG AA: 4.5 for text (1.4.3), 3 for field borders and icons (1.4.11). */
const TEXT = 4.5;
const SIGN = 3;
const PAIRS: readonly Pair[] = [
  ...(['text', 'textSoft', 'link'] as const).flatMap(on(TEXT, 'paper', 'page', 'warm', 'tint')),
  ...on(TEXT, 'paper', 'page')('textMuted'),
  ...on(TEXT, 'text')('textOnDark'),
  ...on(TEXT, 'action', 'actionHover')('text'),
  ...on(SIGN, 'paper', 'page')('edge'),
  ...on(SIGN, 'page')('actionEdge'),
  ...on(SIGN, 'paper')('drawing'),
  ...on(SIGN, 'text')('action'),
];

const round = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Returns a sentence for each pair of colours whose contrast is too low. */
export const contrastProblems = (
  colours: Colours,
): readonly { readonly name: ColourName; readonly problem: string }[] => [
  ...PAIRS.flatMap(({ front, ground, least }) => {
    const behind = ground === 'paper' ? PAPER : colours[ground];
    const ratio = contrast(colours[front], behind);
    const place = ground === 'paper' ? 'white' : ground;
    return ratio >= least
      ? []
      : [
          {
            name: front,
            problem: `has contrast ${round(ratio)} on ${place} (${behind}); WCAG AA needs ${least}`,
          },
        ];
  }),
  ...Object.entries(MESSAGES).flatMap(([message, colour]) => {
    const ratio = contrast(colour, colours.page);
    return ratio >= TEXT
      ? []
      : [
          {
            name: 'page' as const,
            problem: `gives the ${message} text (${colour}) contrast ${round(ratio)}; WCAG AA needs ${TEXT}`,
          },
        ];
  }),
];

export const colourProperties = (colours: Colours): readonly (readonly [string, string])[] =>
  COLOUR_NAMES.map((name) => [PROPERTIES[name], colours[name]]);
