import type {
  Content,
  ContentPage,
  PublicPage,
  QuestionCategory,
  SiteFrame,
} from '../../../application/content/content.ts';
import { zloty } from '../../../domain/money.ts';
import { validGuarantee } from '../../../domain/shop-changes/commands.ts';
import { addNoBreakSpaces } from '../../words/text.pl.ts';
import { type FigureSources, fillFigures } from '../figures.ts';
import type { FiguresToday } from '../figures-today.ts';
import { publicPageOf } from './public-page.ts';
import type { ContentFiles, PageFile } from './read-files.ts';

/** The page that lists the destinations. The menu shows the countries of this page (P-023). */
const DESTINATIONS = 'destinationList';

type MadePages = {
  readonly version: string;
  readonly sources: FigureSources;
  readonly countries: SiteFrame['countries'];
  readonly flags: SiteFrame['flags'];
  readonly pages: Map<string, Promise<ContentPage>>;
  list: readonly PublicPage[] | null;
  questions: Promise<readonly QuestionCategory[]> | null;
};

const fillFileFigures = <A>(file: A, sources: FigureSources): A => {
  const put = (value: unknown): unknown => {
    if (typeof value === 'string') return fillFigures(value, sources);
    if (Array.isArray(value)) return value.map(put);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, put(part)]));
  };
  return put(file) as A;
};

const GUARANTEE_KEY = /\{\{guarantee\.(?!marshal)/;

export const withoutGuarantee = ({ blocks, ...page }: PageFile): PageFile => ({
  ...page,
  blocks: blocks.map((block) =>
    block.boxes === undefined
      ? block
      : { ...block, boxes: block.boxes.filter((box) => !GUARANTEE_KEY.test(JSON.stringify(box))) },
  ),
});

const loadPageMakers = () => import('./make-page.ts');

export const contentFromFiles = (files: ContentFiles, figures: FiguresToday): Content => {
  const byId = new Map(files.pages.map((source) => [source.file.pageId, source]));
  let pagesOfDay: MadePages | null = null;

  const today = (): MadePages => {
    const current = figures();
    if (current === null)
      throw new Error(
        'The content pages show values of the brand settings, but their brand has no brand settings',
      );
    if (pagesOfDay?.version !== current.version)
      pagesOfDay = {
        version: current.version,
        sources: current.sources,
        countries: current.countries,
        flags: Object.fromEntries(
          current.countryNames.flatMap((name) => {
            const flag = files.theme.flags[name];
            return flag === undefined ? [] : [[name, flag]];
          }),
        ),
        pages: new Map(),
        list: null,
        questions: null,
      };
    return pagesOfDay;
  };

  const questions = (of: MadePages): Promise<readonly QuestionCategory[]> => {
    of.questions ??= loadPageMakers().then(({ makeCategory }) =>
      files.categories.map(({ file }) =>
        makeCategory(fillFileFigures(file, of.sources), files.drawingOf),
      ),
    );
    return of.questions;
  };

  const make = async (
    source: ContentFiles['pages'][number],
    of: MadePages,
  ): Promise<ContentPage> => {
    const shows = source.file.blocks.some((block) => block.questions !== undefined);
    const [{ makePage }, categories] = await Promise.all([
      loadPageMakers(),
      shows ? questions(of) : [],
    ]);
    const { seller, today: day } = of.sources;
    const file = validGuarantee(seller, day) === null ? withoutGuarantee(source.file) : source.file;
    return makePage(fillFileFigures(file, of.sources), categories, files.drawingOf);
  };

  const frame = (): SiteFrame => {
    const { countries, flags, sources } = today();
    const { brand, seller } = sources;
    const { childRebates = null, clothes = null, footer, menu, motto, social } = files.site;
    const { office, officeHours } = brand;
    const destinations = byId.get(DESTINATIONS)?.file.blocks[0]?.text ?? '';
    const names = destinations
      .split('\n')
      .flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    return {
      logo: files.theme.logo,
      season: fillFigures('{{site.season}}', sources),
      years: fillFigures('{{site.years}}', sources),
      licence: seller.permit,
      office: { ...office, hours: officeHours },
      social,
      notice: files.site.notice ?? null,
      motto: addNoBreakSpaces(motto),
      childRebates,
      clothes,
      menu,
      footer,
      destinations: names,
      countries,
      flags,
    };
  };

  return {
    version: () => today().version,
    page: async (pageId) => {
      const source = byId.get(pageId);
      if (source === undefined) return null;
      const of = today();
      const page = of.pages.get(pageId) ?? make(source, of);
      of.pages.set(pageId, page);
      return page;
    },
    pages: () => {
      const of = today();
      of.list ??= files.pages.map(({ file }) => publicPageOf(fillFileFigures(file, of.sources)));
      return of.list;
    },
    questions: () => questions(today()),
    frame,
    style: (typeId) => {
      const found = files.site.styles?.[typeId];
      return found === undefined ? null : fillFileFigures(found, today().sources);
    },
    newWay: (traits) => {
      const found = files.site.newWay;
      if (found === undefined) return null;
      const { title, lead, cards } = fillFileFigures(found, today().sources);
      return {
        title: addNoBreakSpaces(title),
        lead: addNoBreakSpaces(lead),
        cards: cards
          .filter(({ notTraits = [] }) => !notTraits.some((trait) => traits.includes(trait)))
          .map((card) => ({
            title: addNoBreakSpaces(card.title),
            text: addNoBreakSpaces(card.text),
            pictures: card.pictures,
          })),
      };
    },
    listed: (name) => {
      const found = files.site.lists?.[name];
      if (found === undefined) return null;
      const { types = [], countries = [], terms = [] } = found;
      return { types, countries, terms };
    },
    listTexts: (name) => {
      const { heading = null, places = {} } = files.site.lists?.[name] ?? {};
      return { heading: heading === null ? null : addNoBreakSpaces(heading), places };
    },
    filterBands: () => {
      const { nights = [], prices = [] } = files.site.bands ?? {};
      return { nights, prices: prices.map(zloty) };
    },
    cardInstalments: () => files.site.claims.providerInstalments ?? null,
    kitty: (countryName) => {
      const regional = files.site.kitties?.find(({ countries }) => countries.includes(countryName));
      if (regional !== undefined) return regional;
      const { kittyEuro: euros, kittyDay: day, kittyBasis: basis } = files.site.claims;
      return euros === undefined || day === undefined || basis === undefined
        ? null
        : { amount: `${euros} EUR`, day, basis };
    },
    reviewClaim: () => {
      const { rating, reviews } = files.site.claims;
      return rating === undefined || reviews === undefined ? null : { rating, reviews };
    },
    officePlace: () => files.site.office ?? null,
    chat: () => {
      const url = files.site.chat;
      return url === undefined ? null : { url, host: new URL(url).host };
    },
    help: (place) => {
      const { sources } = today();
      const questions = new Map(
        files.categories
          .flatMap((source) => fillFileFigures(source.file, sources).questions)
          .map(({ id, question }) => [id, question]),
      );
      return files.site.help[place].map((id) => ({ id, question: questions.get(id) ?? '' }));
    },
  };
};
