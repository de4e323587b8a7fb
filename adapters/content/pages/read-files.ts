import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import { OFFER_LISTS } from '../../../application/content/content.ts';
import { INFORMATION_FORM } from '../../../application/papers/shop-documents.ts';
import { SPECIAL_LISTS } from '../../http/contract/special-lists.pl.ts';
import { contentFileNames } from '../content-folder.ts';
import { findUnknownKeys } from '../figures.ts';
import { readYaml } from '../front-matter.ts';
import { readTheme, type Theme } from '../look/theme.ts';
import type { DrawingOf } from '../markdown.ts';
import { picturesOf } from '../named-pictures.ts';
import { readSiteContent, type SiteContent } from '../site.ts';
import { CategoryCodec, type CategoryFile, PageCodec, type PageFile } from './page-codec.ts';

export type SourceOf<A> = { readonly name: string; readonly file: A };

export type ContentFiles = {
  readonly site: SiteContent;
  readonly theme: Theme;
  readonly pages: readonly SourceOf<PageFile>[];
  readonly categories: readonly SourceOf<CategoryFile>[];
  readonly drawingOf: DrawingOf;
};

const readOne = <A>(
  name: string,
  text: string,
  codec: t.Decoder<unknown, A>,
  site: SiteContent,
): Result<SourceOf<A>, readonly string[]> =>
  readYaml(text, codec)
    .mapErr((problem) => [`${name}: ${problem}`])
    .andThen((file) => {
      const problems = findUnknownKeys(text, site).map(
        (key) => `${name} names an unknown figure: {{${key}}}`,
      );
      return problems.length === 0 ? ok({ name, file }) : err(problems);
    });

const readFolder = async <A>(
  folder: string,
  name: string,
  codec: t.Decoder<unknown, A>,
  site: SiteContent,
) => {
  return Promise.all(
    contentFileNames(folder, name, '.yaml').map(async (file) =>
      readOne(`${name}/${file}`, await readFile(join(folder, name, file), 'utf8'), codec, site),
    ),
  );
};

const problemsIn = (files: readonly Result<unknown, readonly string[]>[]): readonly string[] =>
  files.flatMap((read) => (read.isErr() ? read.error : []));

const duplicateNames = (what: string, names: readonly string[]): readonly string[] =>
  [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `${what} ${name} is there twice`,
  );

/** Pages that an order or every visitor needs (R38, W-054). */
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
  const [pages, categories] = await Promise.all([
    readFolder(folder, 'pages', PageCodec, site),
    readFolder(folder, 'faq', CategoryCodec, site),
  ]);
  const files: ContentFiles = {
    site,
    theme: theme.value,
    drawingOf: picturesOf(folder),
    pages: pages.flatMap((read) => (read.isOk() ? [read.value] : [])),
    categories: categories
      .flatMap((read) => (read.isOk() ? [read.value] : []))
      .toSorted((a, b) => a.file.order - b.file.order),
  };
  const ids = files.categories.flatMap(({ file: { id, questions } }) => [
    id,
    ...questions.flatMap((question) => [question.id, ...(question.formerly ?? [])]),
  ]);
  const problems = [
    ...(pages.every((read) => read.isOk()) ? missingPages(files.pages) : []),
    ...problemsIn(pages),
    ...problemsIn(categories),
    ...duplicateNames(
      'The page',
      files.pages.map(({ file }) => file.pageId),
    ),
    ...duplicateNames(
      'The address',
      files.pages.map(({ file }) => file.route),
    ),
    ...duplicateNames(
      'The document',
      files.pages.flatMap(({ file }) => file.document?.name ?? []),
    ),
    ...duplicateNames('The question', ids),
    ...OFFER_LISTS.filter(
      (name) =>
        site.lists?.[name] === undefined &&
        files.pages.some(({ file }) => file.pageId === SPECIAL_LISTS[name].pageId),
    ).map(
      (name) =>
        `site.yaml: lists.${name} is missing. The page ${SPECIAL_LISTS[name].path} needs it to choose its offers.`,
    ),
    ...Object.values(site.help)
      .flat()
      .filter((id) => !ids.includes(id))
      .map((id) => `site.yaml names a question that there is not: ${id}`),
  ];
  return problems.length === 0 ? ok(files) : err(problems);
};
