import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import { LAYOUTS, OFFER_LISTS, QUESTION_PLACES } from '../../../application/content/content.ts';
import { INFORMATION_FORM } from '../../../application/papers/legal-documents.ts';
import { TRAITS } from '../../../domain/catalogue/traits.ts';
import {
  DayCodec,
  oneOfWordsCodec,
  patternCodec,
  withOptional,
} from '../../codecs/checked-codec.ts';
import { SPECIAL_LISTS } from '../../http/contract/special-lists.pl.ts';
import {
  contentFileNames,
  contentText,
  createFieldPositionFormatter,
  formatPositionOfValue,
  readContentText,
  readYaml,
} from '../content-folder.ts';
import { findUnknownFigures } from '../figures.ts';
import { readTheme, STARTER_FOLDER, type Theme } from '../look/theme.ts';
import type { PictureFinder } from '../markdown.ts';
import { createContentPictureFinder } from '../named-pictures.ts';
import { readSiteContent, type SiteContent } from '../site.ts';

const Line = patternCodec('one line of text', /^\S(?:[^\n]*\S)?$/);
const Anchor = patternCodec(
  'lower-case words joined by hyphens',
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
);
const Link = patternCodec(
  'an address such as /kontakt, #ceny or https://example.org',
  /^(?:\/|#|https:\/\/|mailto:|tel:)\S*$/,
);
const Place = oneOfWordsCodec(QUESTION_PLACES);
const TraitNames = t.readonlyArray(oneOfWordsCodec(TRAITS));
const Route = patternCodec('an address of the shop such as /o-nas', /^\/[^\s?#]*$/);
const Numbers = t.readonlyArray(t.number);

const Picture = t.union([
  withOptional({ scene: Line, alt: Line }, { film: Anchor }),
  t.strict({ url: Route, alt: Line, width: t.number, height: t.number }),
]);
const Button = t.strict({ label: Line, link: Link });

const shared = {
  text: t.string,
  pictures: t.readonlyArray(Picture),
  buttons: t.readonlyArray(Button),
};

const Box = withOptional(
  { title: Line },
  {
    id: Anchor,
    label: Line,
    lead: Line,
    facts: t.readonlyArray(t.strict({ name: Line, value: Line })),
    ...shared,
  },
);

const QuestionsCodec = t.exact(
  t.partial({
    place: Place,
    traits: TraitNames,
    country: t.number,
    most: t.number,
    ids: t.readonlyArray(Anchor),
  }),
);

const Block = withOptional(
  { layout: oneOfWordsCodec(LAYOUTS) },
  {
    ground: oneOfWordsCodec(['foam', 'paper', 'sand']),
    anchor: Anchor,
    menu: Line,
    heading: Line,
    lead: Line,
    boxes: t.readonlyArray(Box),
    questions: QuestionsCodec,
    offers: t.exact(
      t.partial({
        ids: Numbers,
        urls: t.readonlyArray(Anchor),
        countries: Numbers,
        types: Numbers,
        terms: Numbers,
        most: t.number,
      }),
    ),
    ...shared,
  },
);

const PageDocument = withOptional(
  { name: Anchor, version: Line, from: DayCodec },
  {
    sample: t.boolean,
    fields: t.readonlyArray(
      t.strict({
        title: Line,
        fields: t.readonlyArray(withOptional({ name: Anchor, label: Line }, { lines: t.number })),
      }),
    ),
  },
);

export const PageCodec = withOptional(
  {
    pageId: Line,
    route: Route,
    title: Line,
    description: Line,
    changed: DayCodec,
    blocks: t.readonlyArray(Block),
  },
  {
    keywords: t.readonlyArray(Line),
    shape: oneOfWordsCodec(['plain', 'guide', 'place']),
    listed: t.boolean,
    ownScreen: t.boolean,
    document: PageDocument,
  },
);
export type PageFile = t.TypeOf<typeof PageCodec>;
export type BlockFile = PageFile['blocks'][number];
export type BoxFile = NonNullable<BlockFile['boxes']>[number];
export type PictureFile = t.TypeOf<typeof Picture>;

const CategoryCodec = t.strict({
  id: Anchor,
  name: Line,
  order: t.number,
  questions: t.readonlyArray(
    withOptional(
      { id: Anchor, question: Line, answer: t.string },
      {
        formerly: t.readonlyArray(Anchor),
        places: t.readonlyArray(Place),
        traits: TraitNames,
        notTraits: TraitNames,
        countries: Numbers,
      },
    ),
  ),
});
export type CategoryFile = t.TypeOf<typeof CategoryCodec>;

type SourceOf<A> = { readonly name: string; readonly file: A };

export type ContentFiles = {
  readonly site: SiteContent;
  readonly theme: Theme;
  readonly pages: readonly SourceOf<PageFile>[];
  readonly categories: readonly SourceOf<CategoryFile>[];
  readonly drawingOf: PictureFinder;
};

const readOne = <A>(
  folder: string,
  name: string,
  codec: t.Decoder<unknown, A>,
  site: SiteContent,
): Result<SourceOf<A>, readonly string[]> =>
  readContentText(folder, name)
    .mapErr((problem) => [problem])
    .andThen((text) =>
      readYaml(text, codec)
        .mapErr((problem) => [`${name}: ${problem}`])
        .andThen((file) => {
          const problems = findUnknownFigures(name, text, site);
          return problems.length === 0 ? ok({ name, file }) : err(problems);
        }),
    );

const readFolder = <A>(
  folder: string,
  name: string,
  codec: t.Decoder<unknown, A>,
  site: SiteContent,
): readonly Result<SourceOf<A>, readonly string[]>[] =>
  contentFileNames(folder, name, '.yaml').map((file) =>
    readOne(folder, `${name}/${file}`, codec, site),
  );

const problemsIn = (files: readonly Result<unknown, readonly string[]>[]): readonly string[] =>
  files.flatMap((read) => (read.isErr() ? read.error : []));

type Use = { readonly name: string; readonly value: string };

/** Finds values used twice. Names the line of the second use and the file of the first. */
const duplicates = (folder: string, field: string, uses: readonly Use[]): readonly string[] =>
  uses.flatMap(({ name, value }, index) => {
    const first = uses.findIndex((use) => use.value === value);
    if (first === index) return [];
    const line = formatPositionOfValue(contentText(folder, name) ?? '', value);
    return [`${name}: ${field} ${value}${line} is used already in ${uses[first]?.name}.`];
  });

const REVIEWS_PAGE = 'reviews';

/** Pages that must exist, because an order or every visitor needs them (R38, W-054). */
const REQUIRED_PAGES = [
  'homePage',
  INFORMATION_FORM,
  'tripTerms',
  'siteTerms',
  'privacy',
  'contactPage',
];

const missingPages = (found: readonly SourceOf<PageFile>[]): readonly string[] =>
  REQUIRED_PAGES.filter((id) => !found.some(({ file }) => file.pageId === id)).map(
    (id) => `pages/ has no file with "pageId: ${id}". The shop needs this page.`,
  );

export const readContentFiles = async (
  folder: string,
): Promise<Result<ContentFiles, readonly string[]>> => {
  const site = readSiteContent(folder);
  const theme = readTheme(folder);
  if (theme.isErr()) return err(theme.error);
  const written = readFolder(folder, 'pages', PageCodec, site);
  // Each section with reviews links to this page (R72.6).
  const pages = written.some((read) => read.isErr() || read.value.file.pageId === REVIEWS_PAGE)
    ? written
    : [...written, readOne(STARTER_FOLDER, 'pages/reviews.yaml', PageCodec, site)];
  const categories = readFolder(folder, 'faq', CategoryCodec, site);
  const files: ContentFiles = {
    site,
    theme: theme.value,
    drawingOf: createContentPictureFinder(folder),
    pages: pages.flatMap((read) => (read.isOk() ? [read.value] : [])),
    categories: categories
      .flatMap((read) => (read.isOk() ? [read.value] : []))
      .toSorted((a, b) => a.file.order - b.file.order),
  };
  const questions = files.categories.flatMap(({ name, file }) =>
    [file.id, ...file.questions.flatMap(({ id, formerly = [] }) => [id, ...formerly])].map(
      (value) => ({ name, value }),
    ),
  );
  const ids = questions.map(({ value }) => value);
  const usesIn = (of: (page: PageFile) => string | undefined): readonly Use[] =>
    files.pages.flatMap(({ name, file }) => {
      const value = of(file);
      return value === undefined ? [] : [{ name, value }];
    });
  const helpPosition = createFieldPositionFormatter(contentText(folder, 'site.yaml') ?? '');
  const problems = [
    ...(pages.every((read) => read.isOk()) ? missingPages(files.pages) : []),
    ...problemsIn(pages),
    ...problemsIn(categories),
    ...duplicates(
      folder,
      'pageId',
      usesIn(({ pageId }) => pageId),
    ),
    ...duplicates(
      folder,
      'route',
      usesIn(({ route }) => route),
    ),
    ...duplicates(
      folder,
      'document.name',
      usesIn(({ document }) => document?.name),
    ),
    ...duplicates(folder, 'id', questions),
    ...OFFER_LISTS.filter(
      (name) =>
        site.lists?.[name] === undefined &&
        files.pages.some(({ file }) => file.pageId === SPECIAL_LISTS[name].pageId),
    ).map(
      (name) =>
        `site.yaml: lists.${name} is missing. The page ${SPECIAL_LISTS[name].path} needs it to choose its offers.`,
    ),
    ...Object.entries(site.help).flatMap(([list, named]) =>
      named
        .filter((id) => !ids.includes(id))
        .map((id) => `site.yaml names an unknown question: ${id}${helpPosition(`help.${list}`)}`),
    ),
  ];
  return problems.length === 0 ? ok(files) : err(problems);
};
