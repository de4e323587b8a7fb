import { dayOf } from '../../domain/calendar.ts';
import { checkPosts } from '../blog/post-files.ts';
import { CONTENT_FOLDER, contentFileNames, InvalidContentFile } from '../content/content-folder.ts';
import { convertPhotographs } from '../content/convert-photographs.ts';
import { findFiguresTypedIntoTexts } from '../content/facts/find-figures-typed-into-texts.ts';
import {
  createSailingHoursFinder,
  findOfferTextContradictions,
} from '../content/facts/find-offer-text-contradictions.ts';
import {
  findOffersOutsideSeason,
  findStartPortsWithoutOffers,
} from '../content/facts/find-season-and-base-contradictions.ts';
import { checkPages } from '../content/pages/check-pages.ts';
import { makeCategory } from '../content/pages/make-page.ts';
import { readContentFiles } from '../content/pages/read-files.ts';
import { readSiteContent } from '../content/site.ts';
import { demoCatalogue } from '../demo-catalogue/demo-catalogue.ts';
import { OPTIONAL_PAGES, pages, postPageUrl } from '../http/contract/pages.pl.ts';
import { loadSheet, SHEET_NAMES } from '../illustrations/charts/sheet.ts';
import { createPictureNameChecker } from '../illustrations/picture-problems.ts';
import { parseProgramArgumentsOrExit } from './terminal/program.ts';

const [folder = process.env.SHOP_CONTENT?.trim() || CONTENT_FOLDER] = parseProgramArgumentsOrExit(
  'npm run content --',
  (program) =>
    program
      .description(
        'Checks the content files: figures, blocks, authors, links, and contradictions with the offers. Converts new photographs.',
      )
      .argument('[FOLDER]', 'the folder of the content; default: SHOP_CONTENT, else the demo’s'),
).args;

const isOptional = (path: string): boolean => OPTIONAL_PAGES.some((page) => page === path);
const posts = new Set(
  contentFileNames(folder, 'blog', '.md').map((name) => postPageUrl(name.replace(/\.md$/, ''))),
);
const screens = new Set<string>(Object.values(pages).filter((path) => !isOptional(path)));
/** Accepts a link to any offer, because content files do not say which offers exist. */
const isKnown = (path: string): boolean =>
  screens.has(path) || posts.has(path) || path.startsWith('/oferta/');

/**
 * Returns a problem if the map of the office cannot be drawn: the program has coast data only for
 * some regions.
 */
const officeMapProblems = (): readonly string[] => {
  const { office } = readSiteContent(folder);
  if (office === undefined) return [];
  const { town, east, north } = office;
  const isKept = SHEET_NAMES.some((name) => {
    const [w, south, e, n] = loadSheet(name).window;
    return east > w && east < e && north > south && north < n;
  });
  return isKept
    ? []
    : [
        `site.yaml: the program has no coast data around ${town}; leave the office's place out, or add a sheet (tests/tools/coast/sheets.ts)`,
      ];
};

/** Compares the content with the demo's offers only: a company's offers are not in files. */
const offerProblems = async (): Promise<readonly string[]> => {
  if (folder !== CONTENT_FOLDER) return [];
  const files = await readContentFiles(folder);
  if (files.isErr()) return [];
  const today = dayOf(Date.now());
  const entries = demoCatalogue(today);
  return [
    ...findOfferTextContradictions({
      entries,
      categories: files.value.categories.map(({ file }) =>
        makeCategory(file, files.value.drawingOf),
      ),
      hoursOf: createSailingHoursFinder(files.value.site),
      today,
    }),
    ...findStartPortsWithoutOffers({ pages: files.value.pages, entries, today }),
    ...findOffersOutsideSeason({
      pages: files.value.pages,
      offers: entries.map(({ offer }) => offer),
      today,
    }),
  ];
};

const findProblems = async (): Promise<readonly string[]> => {
  try {
    return [
      ...(await convertPhotographs(folder)),
      ...(await checkPosts(folder)),
      ...(await checkPages(folder, isKnown, createPictureNameChecker(folder))),
      ...(await findFiguresTypedIntoTexts(folder)),
      ...(await offerProblems()),
      ...officeMapProblems(),
    ];
  } catch (error) {
    if (error instanceof InvalidContentFile) return [error.message];
    throw error;
  }
};

const problems = await findProblems();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
