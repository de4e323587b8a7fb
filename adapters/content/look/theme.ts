import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import { LOOK_FILES, type Look, type LookFile } from '../../../application/ports/page-renderer.ts';
import { withOptional } from '../../codecs/checked-codec.ts';
import { COUNTRIES, TIMES_OF_DAY, VESSELS } from '../../http/contract/scenes.ts';
import { contentText, createFieldPositionFormatter, readYaml } from '../content-folder.ts';
import {
  COLOUR_NAMES,
  type Colours,
  colourProperties,
  contrastProblems,
  isColour,
} from './colours.ts';
import { drawFlag, hasFlagDrawing, PROGRAM_FLAGS } from './flags.ts';

const THEME_FILE = 'theme.yaml';

const FontCodec = t.strict({ family: t.string, file: t.string });
const Stripes = t.readonlyArray(t.string);
const FlagCodec = t.union([
  t.strict({ file: t.string }),
  t.strict({ rows: Stripes }),
  t.strict({ columns: Stripes }),
  t.strict({ ground: t.string, cross: Stripes }),
]);
const ThemeCodec = withOptional(
  {
    colours: t.strict(
      Object.fromEntries(COLOUR_NAMES.map((name) => [name, t.string])) as Record<
        keyof Colours,
        t.StringC
      >,
    ),
    mailScene: t.string,
  },
  {
    /**
     * File name of the company's sign as SVG, without the company's written name. Where the SVG
     * says `currentColor`, it gets the colour of the text around it.
     */
    logo: t.string,
    icon: t.string,
    /** WOFF2 files with all Polish letters. By default the program's own fonts are used. */
    fonts: t.strict({ display: FontCodec, text: FontCodec }),
    /** Flags by country name, as files or as colours. They replace the program's flags. */
    flags: t.record(t.string, FlagCodec),
    /** File name of an SVG, 560 by 168 pixels, that mails show instead of a drawn scene. */
    mailPicture: t.string,
  },
);
type ThemeFile = t.TypeOf<typeof ThemeCodec>;

export type Theme = {
  readonly colours: Colours;
  readonly logo: string | null;
  readonly icon: string | null;
  readonly families: { readonly display: string; readonly text: string };
  readonly mailScene: string;
  readonly mailPicture: string | null;
  /** The web address of each flag's picture, by the country's name. */
  readonly flags: Readonly<Record<string, string>>;
  readonly look: Look;
  readonly files: readonly LookFile[];
};

/** The look that is used as long as the company has no theme.yaml. */
export const STARTER_FOLDER = join(import.meta.dirname, '..', 'starter');

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const POLISH = [
  0x105, 0x107, 0x119, 0x142, 0x144, 0xf3, 0x15b, 0x17a, 0x17c, 0x104, 0x106, 0x118, 0x141, 0x143,
  0xd3, 0x15a, 0x179, 0x17b,
];

const missingLetters = (bytes: Buffer): string => {
  // Import the font library only here, because most starts check no fonts.
  const fontkit: typeof import('fontkit') = createRequire(import.meta.url)('fontkit');
  const font = fontkit.create(bytes);
  if (!('hasGlyphForCodePoint' in font)) return String.fromCodePoint(...POLISH);
  return String.fromCodePoint(...POLISH.filter((letter) => !font.hasGlyphForCodePoint(letter)));
};

/** An SVG that is part of a page must not contain a script or load a file. */
const ACTIVE =
  /<(?:script|style|foreignObject|image|use|a|animate|set)\b|\son\w+\s*=|(?:href|src)\s*=/i;
const LOGO = /^\s*<svg\b[^>]*>[\s\S]*<\/svg>\s*$/;
/** Maximum length of the logo's SVG in characters. Each page contains the logo twice. */
const LONGEST_LOGO = 4000;

const logoProblem = (svg: string): string | null => {
  if (!LOGO.test(svg)) return 'is not one <svg> element';
  if (ACTIVE.test(svg)) return 'has a script, a style, a link or an animation; keep only shapes';
  return svg.length > LONGEST_LOGO ? `has more than ${LONGEST_LOGO} characters` : null;
};

const pictureProblem = (bytes: Buffer): string | null =>
  LOGO.test(bytes.toString()) ? null : 'is not one <svg> element';

const fontProblem = (bytes: Buffer): string | null => {
  try {
    const missing = missingLetters(bytes);
    return missing === '' ? null : `has no letters ${missing}`;
  } catch {
    return 'is not a WOFF2 font';
  }
};

const fileFields = ({ logo, icon, fonts, flags = {}, mailPicture }: ThemeFile) =>
  [
    {
      field: 'logo',
      file: logo,
      ending: '.svg',
      check: (bytes: Buffer) => logoProblem(bytes.toString()),
    },
    { field: 'icon', file: icon, ending: '.svg', check: () => null },
    {
      field: 'fonts.display.file',
      file: fonts?.display.file,
      ending: '.woff2',
      check: fontProblem,
    },
    { field: 'fonts.text.file', file: fonts?.text.file, ending: '.woff2', check: fontProblem },
    { field: 'mailPicture', file: mailPicture, ending: '.svg', check: pictureProblem },
    ...Object.entries(flags).flatMap(([country, flag]) =>
      'file' in flag
        ? [
            {
              field: `flags.${country}.file`,
              file: flag.file,
              ending: '.svg',
              check: pictureProblem,
            },
          ]
        : [],
    ),
  ] as const;

const fileProblems = (folder: string, theme: ThemeFile) =>
  fileFields(theme).flatMap(({ field, file, ending, check }) => {
    if (file === undefined) return [];
    const path = join(folder, file);
    if (extname(file) !== ending) return [{ field, problem: `is "${file}", not a ${ending} file` }];
    if (!existsSync(path)) return [{ field, problem: `names a file that is missing: ${file}` }];
    const problem = check(readFileSync(path));
    return problem === null ? [] : [{ field, problem: `names ${file}, which ${problem}` }];
  });

const FAMILY = /^[A-Za-z][A-Za-z0-9 -]*$/;

const SCENE = new RegExp(
  `^(?:${COUNTRIES.join('|')})-(?:${TIMES_OF_DAY.join('|')})-(?:${VESSELS.join('|')})-\\d{1,6}$`,
);

const themeProblems = (folder: string, text: string, theme: ThemeFile): readonly string[] => {
  const { colours, flags = {}, fonts } = theme;
  const wrong = COLOUR_NAMES.filter((name) => !isColour(colours[name]));
  const found = [
    ...wrong.map((name) => ({
      field: `colours.${name}`,
      problem: `is "${colours[name]}", not a colour such as "#0a6480"`,
    })),
    ...(wrong.length > 0
      ? []
      : contrastProblems(colours).map(({ name, problem }) => ({
          field: `colours.${name}`,
          problem,
        }))),
    ...(['display', 'text'] as const).flatMap((use) =>
      fonts === undefined || FAMILY.test(fonts[use].family)
        ? []
        : [
            {
              field: `fonts.${use}.family`,
              problem: 'may have only letters, digits, spaces and hyphens',
            },
          ],
    ),
    ...(SCENE.test(theme.mailScene)
      ? []
      : [{ field: 'mailScene', problem: 'is no scene such as croatia-golden-monohull-12' }]),
    ...Object.entries(flags).flatMap(([country, flag]) =>
      'file' in flag || hasFlagDrawing(flag)
        ? []
        : [{ field: `flags.${country}`, problem: 'needs 1 to 12 colours such as "#006aa7"' }],
    ),
    ...fileProblems(folder, theme),
  ];
  const lineOf = createFieldPositionFormatter(text);
  return found.map(({ field, problem }) => `${THEME_FILE}: ${field}${lineOf(field)} ${problem}.`);
};

const lookFile = (folder: string, file: string): LookFile =>
  lookFileOf(readFileSync(join(folder, file)), extname(file));

const lookFileOf = (bytes: Buffer, ending: string): LookFile => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { name: `${hash}${ending}`, type: TYPES[ending] ?? 'application/octet-stream', bytes };
};

const addressOf = ({ name }: LookFile): string => `${LOOK_FILES}/${name}`;

const FALLBACK = { display: 'Georgia,serif', text: 'system-ui,sans-serif' } as const;

const fontFace = (family: string, file: LookFile): string =>
  `@font-face{font-family:"${family}";src:url(${addressOf(file)}) format("woff2");font-weight:100 900;font-display:swap}`;

const flagFiles = (
  folder: string,
  flags: NonNullable<ThemeFile['flags']>,
): readonly (readonly [country: string, file: LookFile])[] => {
  const own = Object.entries(flags).map(([country, flag]): [string, string] => [
    country,
    'file' in flag ? (contentText(folder, flag.file) ?? '') : drawFlag(flag),
  ]);
  return Object.entries({ ...PROGRAM_FLAGS, ...Object.fromEntries(own) }).map(([country, svg]) => [
    country,
    lookFileOf(Buffer.from(svg), '.svg'),
  ]);
};

const makeTheme = (
  folder: string,
  { colours, logo, icon, fonts, mailScene, mailPicture, flags = {} }: ThemeFile,
): Theme => {
  const flagged = flagFiles(folder, flags);
  const iconFile = icon === undefined ? null : lookFile(folder, icon);
  const themeFonts =
    fonts === undefined
      ? []
      : (['display', 'text'] as const).map((use) => ({
          use,
          family: fonts[use].family,
          file: lookFile(folder, fonts[use].file),
        }));
  const properties = [
    ...colourProperties(colours).map(([name, colour]) => `--${name}:${colour}`),
    ...themeFonts.map(({ use, family }) => `--font-${use}:"${family}",${FALLBACK[use]}`),
  ];
  return {
    colours,
    logo: logo === undefined ? null : (contentText(folder, logo)?.trim() ?? null),
    icon: iconFile?.bytes.toString() ?? null,
    families:
      fonts === undefined
        ? { display: "'Poltawski Nowy'", text: 'Figtree' }
        : { display: `'${fonts.display.family}'`, text: `'${fonts.text.family}'` },
    mailScene,
    mailPicture: mailPicture === undefined ? null : contentText(folder, mailPicture),
    flags: Object.fromEntries(flagged.map(([country, file]) => [country, addressOf(file)])),
    look: {
      css: `${themeFonts.map(({ family, file }) => fontFace(family, file)).join('')}:root{${properties.join(';')}}`,
      fonts: themeFonts.map(({ file }) => addressOf(file)),
      icon: iconFile === null ? null : addressOf(iconFile),
    },
    files: [
      ...(iconFile === null ? [] : [iconFile]),
      ...themeFonts.map(({ file }) => file),
      ...new Map(flagged.map(([, file]) => [file.name, file])).values(),
    ],
  };
};

/** Reads theme.yaml and the files it names. Each error names the file, field and line. */
export const readTheme = (folder: string): Result<Theme, readonly string[]> => {
  const text = contentText(folder, THEME_FILE);
  if (text === null) return readTheme(STARTER_FOLDER);
  const read = readYaml(text, ThemeCodec);
  if (read.isErr()) return err([`${THEME_FILE}: ${read.error}`]);
  const problems = themeProblems(folder, text, read.value);
  return problems.length > 0 ? err(problems) : ok(makeTheme(folder, read.value));
};
