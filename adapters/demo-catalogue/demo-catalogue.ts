import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as t from 'io-ts';
import type { CatalogueEntry } from '../../application/ports/catalogue.ts';
import type { ShopOpening } from '../../application/ports/values.ts';
import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  type Instant,
  yearOf,
} from '../../domain/calendar.ts';
import type { Occupancy } from '../../domain/seats/occupancy.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import { decode } from '../codecs/decode.ts';
import { type FileProblem, formatFileProblem } from '../shop-files/file-problem.ts';
import { EntryCodec, type FileEntry, OffersFile } from '../shop-files/offers-file.ts';
import {
  formatBrandsFile,
  formatOffersFile,
  formatSellersFile,
  readBrands,
  readSellers,
  readShop,
  type ShopTexts,
} from '../shop-files/opening.ts';
import type { NamedText } from '../shop-files/read-entries.ts';

// The demo's files have the formats of docs/shop-files.md. calendar.json says how the demo moves
// the days in these files.

const FILES = join(import.meta.dirname, 'files');

const textOf = (file: string): NamedText => ({
  file,
  text: readFileSync(join(FILES, file), 'utf8'),
});

const defect = (problems: readonly FileProblem[]): never => {
  throw new Error(`The demo's files are invalid:\n${problems.map(formatFileProblem).join('\n')}`);
};

/** The demo's brand settings, with the values of the published documents. */
export const DEMO_BRANDS: ShopOpening['brands'] = readBrands(textOf('brands.json')).match(
  (brands) => brands,
  defect,
);

export const DEMO_SELLERS: ShopOpening['sellers'] = readSellers(textOf('sellers.json')).match(
  (sellers) => sellers,
  defect,
);

const Span = t.tuple([t.string, t.string]);
type Season = t.TypeOf<typeof Span> | undefined;

const MoveCodec = t.intersection([
  t.type({
    id: t.number,
    /**
     * The first day of an offer. It is N days from today, the next occurrence of a date (`next`),
     * or the N-th day of the season (`inSeason`).
     */
    start: t.union([
      t.number,
      t.type({ next: t.string, atLeast: t.number }),
      t.type({ inSeason: t.number }),
    ]),
  }),
  t.partial({
    /**
     * The offer's days stay in this season. If `season` is missing, the offer can be at any time of
     * the year.
     */
    season: t.string,
    /** Texts that replace the offer's texts if its new days are outside its season. */
    offSeason: t.UnknownRecord,
    taken: t.array(
      t.type({ unitId: t.number, wholes: t.number, pairs: t.number, singles: t.number }),
    ),
  }),
]);
type Move = t.TypeOf<typeof MoveCodec>;

/** The file calendar.json. Days without a year are written as 05-22 (month and day). */
const CalendarFile = t.type({
  /**
   * The day on which the offers' files were written. The demo moves each day of a past price by the
   * time from this day to today.
   */
  writtenOn: t.string,
  seasons: t.record(t.string, Span),
  terms: t.array(
    t.intersection([
      t.type({ id: t.number, name: t.string }),
      t.partial({ months: t.array(t.number), days: Span }),
    ]),
  ),
  offers: t.array(MoveCodec),
});
type Calendar = t.TypeOf<typeof CalendarFile>;

type DemoOffer = { readonly move: Move; readonly usual: FileEntry; readonly offSeason: FileEntry };

const decodeDemo = <A>(codec: t.Decoder<unknown, A>, file: string, value: unknown): A =>
  decode(codec, value).match(
    (read) => read,
    (errors) =>
      defect(errors.map(({ field, code }) => ({ file, line: null, field, problem: `is ${code}` }))),
  );

export const readJson = <A>(codec: t.Decoder<unknown, A>, file: string): A =>
  decodeDemo(codec, file, JSON.parse(textOf(file).text));

let read: { readonly calendar: Calendar; readonly offers: readonly DemoOffer[] } | null = null;

/** Reads the demo's files only once, because tests compute the catalogue for hundreds of days. */
const readDemo = (): NonNullable<typeof read> => {
  if (read !== null) return read;
  const calendar = readJson(CalendarFile, 'calendar.json');
  const entries = readdirSync(join(FILES, 'offers')).flatMap(
    (file) => readJson(OffersFile, join('offers', file)).offers,
  );
  const offers = calendar.offers.map((move): DemoOffer => {
    const usual = entries.find(({ offer }) => offer.id === move.id);
    if (usual === undefined)
      throw new Error(
        `calendar.json names the offer ${move.id}, but adapters/demo-catalogue/files/offers/ does not have it`,
      );
    const { content, ...entry } = EntryCodec.encode(usual);
    const offSeason = { ...entry, content: { ...content, ...move.offSeason } };
    return {
      move,
      usual,
      offSeason:
        move.offSeason === undefined ? usual : decodeDemo(EntryCodec, 'calendar.json', offSeason),
    };
  });
  read = { calendar, offers };
  return read;
};

/** Offers that move to the next season get starts that are spread over this many days. */
const SPREAD = 56;

const inYear = (year: number, monthDay: string): Day =>
  `${String(year).padStart(4, '0')}-${monthDay}`;

const isInSeason = (season: Season, from: Day, to: Day): boolean => {
  if (season === undefined) return true;
  const [opens, closes] = season;
  return [yearOf(from) - 1, yearOf(from)].some(
    (year) => from >= inYear(year, opens) && to <= inYear(opens < closes ? year : year + 1, closes),
  );
};

const nextOf = (monthDay: string, earliest: Day): Day => {
  const thisYear = inYear(yearOf(earliest), monthDay);
  return thisYear >= earliest ? thisYear : inYear(yearOf(earliest) + 1, monthDay);
};

const startOf = ({ start }: Move, season: Season, nights: number, today: Day): Day => {
  if (typeof start === 'number') return addDays(today, start);
  if ('next' in start) return nextOf(start.next, addDays(today, start.atLeast));
  const dayInSeason = addDays(today, start.inSeason);
  if (season === undefined || isInSeason(season, dayInSeason, addDays(dayInSeason, nights)))
    return dayInSeason;
  return addDays(nextOf(season[0], dayInSeason), start.inSeason % SPREAD);
};

const isInTerm = ({ months, days }: Calendar['terms'][number], from: Day, to: Day): boolean =>
  days === undefined
    ? months?.includes(Number(from.slice(5, 7))) === true
    : from.slice(5) <= days[1] && to.slice(5) >= days[0];

/** Returns the demo's offers for today. Throws on an invalid file; names the file and field. */
export const demoCatalogue = (today: Day): readonly CatalogueEntry[] => {
  const { calendar, offers } = readDemo();
  return offers.map(({ move, usual, offSeason }): CatalogueEntry => {
    const { offer } = usual;
    const season = calendar.seasons[move.season ?? ''];
    const nights = daysBetween(offer.from, offer.to);
    const from = startOf(move, season, nights, today);
    const to = addDays(from, nights);
    const withOffer = (day: Day | null): Day | null =>
      day === null ? null : addDays(day, daysBetween(offer.from, from));
    const {
      content,
      pricesBefore = [],
      promotion,
    } = isInSeason(season, from, to) ? usual : offSeason;
    return {
      siteId: SHOP_SITE,
      offer: {
        ...offer,
        from,
        to,
        firstMinuteUntil: withOffer(offer.firstMinuteUntil),
        secondMinuteUntil: withOffer(offer.secondMinuteUntil),
      },
      content: {
        ...content,
        terms: calendar.terms
          .filter((term) => isInTerm(term, from, to))
          .map(({ id, name }) => ({ id, name })),
      },
      priceHistory: pricesBefore.map(({ unitId, place, whole, base, ...step }) => ({
        unitId,
        from: addDays(step.from, daysBetween(calendar.writtenOn, today)),
        place,
        whole,
        base,
      })),
      promotion,
    };
  });
};

/** Places in one unit for which the demo creates bookings at its first start. */
export type SeedBookings = Occupancy & { readonly offerId: number; readonly unitId: number };

/**
 * Returns the places that the demo books, with one entry for each unit. The demo splits the places
 * of an entry into several bookings.
 */
export const demoSeedBookings = (): readonly SeedBookings[] =>
  readDemo().calendar.offers.flatMap(({ id, taken: parties = [] }) =>
    parties.map((places) => ({ offerId: id, ...places })),
  );

const named = (file: string, text: string): NamedText => ({ file, text });

/** Returns the demo as the three files that a company writes. Days are relative to `today`. */
export const demoTexts = (today: Day): ShopTexts => ({
  brands: named('demo-brands.json', formatBrandsFile(DEMO_BRANDS)),
  sellers: named('demo-sellers.json', formatSellersFile(DEMO_SELLERS)),
  offers: [named('demo-offers.json', formatOffersFile(demoCatalogue(today)))],
});

/** Returns the demo's opening data. Unlike a company's files, they can contain past trips. */
export const demoShop = (
  at: Instant,
  by: string,
): { readonly opening: ShopOpening; readonly entries: readonly CatalogueEntry[] } =>
  readShop(demoTexts(dayOf(at)), dayOf(at), 'allowed').match(
    ({ brands, sellers, entries }) => ({
      opening: { as: 'demo', by, at, brands, sellers },
      entries,
    }),
    defect,
  );
