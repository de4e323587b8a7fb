import type {
  ContentImage,
  ContentPage,
  QuestionCategory,
} from '../../../application/content/content.ts';
import { documentFileUrl, OPTIONAL_PAGES } from '../../http/contract/pages.pl.ts';
import { contentText, formatPositionOfValue, unreadContentFiles } from '../content-folder.ts';
import type { NamedPicture, PictureProblemOf } from '../named-pictures.ts';
import { makeCategory, makePage } from './make-page.ts';
import { type ContentFiles, readContentFiles } from './read-files.ts';

export type KnownAddress = (path: string) => boolean;
/** Returns " (line N)" for the first line of the file that contains the value. */
type LineOf = (name: string, value: string) => string;

const anchorsOf = ({ blocks }: ContentPage): readonly string[] =>
  blocks.flatMap(({ anchor, boxes, html }) => [
    anchor,
    ...boxes.map(({ id }) => id),
    ...[html, ...boxes.map((box) => box.html)].flatMap((markup) =>
      [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id),
    ),
  ]);

const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);

const linksOf = ({ blocks }: ContentPage): readonly string[] =>
  blocks.flatMap(({ html, buttons, boxes }) => [
    ...hrefsIn(html),
    ...buttons.map(({ link }) => link),
    ...boxes.flatMap((box) => [...hrefsIn(box.html), ...box.buttons.map(({ link }) => link)]),
  ]);

const siteOf = (pages: readonly ContentPage[], categories: readonly QuestionCategory[]) => {
  const anchors = new Map<string, ReadonlySet<string>>(
    pages.map((page) => [page.route, new Set(anchorsOf(page))]),
  );
  const questions = categories.flatMap(({ id, questions: listed }) => [
    id,
    ...listed.map((question) => question.id),
  ]);
  const faq = pages.find(({ pageId }) => pageId === 'faq');
  if (faq !== undefined) anchors.set(faq.route, new Set([...anchorsOf(faq), ...questions]));
  return anchors;
};

const tryMakePage = <A>(make: () => A): { readonly made: A } | { readonly problem: string } => {
  try {
    return { made: make() };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

const deadLinks = (
  where: string,
  ownPath: string,
  links: readonly string[],
  site: ReturnType<typeof siteOf>,
  isKnown: KnownAddress,
  lineOf: LineOf,
) =>
  [...new Set(links)].flatMap((link) => {
    if (!link.startsWith('/') && !link.startsWith('#')) return [];
    const [written = '', anchor] = link.split('#', 2);
    const path = (written === '' ? ownPath : written).split('?', 1)[0] ?? '';
    const anchors = site.get(path);
    if (anchors === undefined)
      return isKnown(path)
        ? []
        : [`${where} links to an unknown page: ${link}${lineOf(where, link)}`];
    return anchor === undefined || anchors.has(anchor)
      ? []
      : [`${where} links to a missing section of the page: ${link}${lineOf(where, link)}`];
  });

const isOptional: KnownAddress = (path) => OPTIONAL_PAGES.some((page) => page === path);

const menuLinks = ({ menu, footer }: ContentFiles['site']): readonly string[] =>
  [
    ...menu.flatMap((entry) => {
      if ('link' in entry) return [entry];
      return 'links' in entry ? entry.links : [];
    }),
    ...footer.columns.flatMap(({ links }) => links),
    ...footer.terms,
  ].map(({ link }) => link);

const checkFiles = (
  files: ContentFiles,
  isKnown: KnownAddress,
  problemOf: PictureProblemOf,
  lineOf: LineOf,
): readonly string[] => {
  const categories: QuestionCategory[] = [];
  const answers: { readonly name: string; readonly category: QuestionCategory }[] = [];
  const pages: { readonly name: string; readonly page: ContentPage }[] = [];
  const problems: string[] = [];
  for (const { name, file } of files.categories) {
    const category = tryMakePage(() => makeCategory(file, files.drawingOf));
    if ('made' in category) {
      categories.push(category.made);
      answers.push({ name, category: category.made });
    } else problems.push(`${name}: ${category.problem}`);
  }
  for (const { name, file } of files.pages) {
    const page = tryMakePage(() => makePage(file, categories, files.drawingOf));
    if ('made' in page) pages.push({ name, page: page.made });
    else problems.push(`${name}: ${page.problem}`);
  }
  const papers = new Set(
    pages.flatMap(({ page }) =>
      page.document === null ? [] : [documentFileUrl(page.document.name)],
    ),
  );
  const answered: KnownAddress = (path) => papers.has(path) || isKnown(path);
  const site = siteOf(
    pages.map(({ page }) => page),
    categories,
  );
  return [
    ...problems,
    ...pages.flatMap(({ name, page }) => pictureProblems(name, imagesIn(page), problemOf, lineOf)),
    ...(files.site.newWay?.cards ?? []).flatMap(({ pictures }, nth) =>
      pictureProblems(
        `site.yaml: newWay.cards[${nth}].pictures`,
        pictures.map((url) => ({ url })),
        problemOf,
        (_, url) => lineOf('site.yaml', url),
      ),
    ),
    ...pages.flatMap(({ name, page }) =>
      deadLinks(name, page.route, linksOf(page), site, answered, lineOf),
    ),
    ...deadLinks(
      'site.yaml',
      '/',
      menuLinks(files.site),
      site,
      (path) => isOptional(path) || answered(path),
      lineOf,
    ),
    ...answers.flatMap(({ name, category }) =>
      deadLinks(
        name,
        '/faq',
        category.questions.flatMap(({ answer }) => hrefsIn(answer)),
        site,
        answered,
        lineOf,
      ),
    ),
  ];
};

const imagesIn = ({ blocks }: ContentPage): readonly ContentImage[] =>
  blocks.flatMap(({ images, boxes }) => [...images, ...boxes.flatMap((box) => box.images)]);

const pictureProblems = (
  where: string,
  pictures: readonly NamedPicture[],
  problemOf: PictureProblemOf,
  lineOf: LineOf,
): readonly string[] =>
  pictures.flatMap((picture) => {
    const found = problemOf(picture);
    return found === null
      ? []
      : [`${where}: ${found.field}${lineOf(where, picture.url)} ${found.problem}`];
  });

export const checkPages = async (
  folder: string,
  isKnown: KnownAddress,
  problemOf: PictureProblemOf,
): Promise<readonly string[]> => [
  ...unreadContentFiles(folder),
  ...(await readContentFiles(folder)).match(
    (files) => {
      const lineOf: LineOf = (name, value) =>
        formatPositionOfValue(contentText(folder, name) ?? '', value);
      return checkFiles(files, isKnown, problemOf, lineOf);
    },
    (problems) => problems,
  ),
];
