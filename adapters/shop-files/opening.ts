import type * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import type { CatalogueEntry } from '../../application/ports/catalogue.ts';
import type { ShopOpening } from '../../application/ports/values.ts';
import { contradictionsInBrandSettings } from '../../domain/brand-bounds.ts';
import type { Day } from '../../domain/calendar.ts';
import type { PriceChange } from '../../domain/pricing/shown-price.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import { type JsonSchema, schemaOf } from '../http/contract/codecs/shapes.ts';
import { BRANDS_FORMAT, BrandsFile } from './brand-file.ts';
import type { FileProblem } from './file-problem.ts';
import { type EndedOffers, offerProblems } from './offer-checks.ts';
import { type FileEntry, OFFERS_FORMAT, OffersFile } from './offers-file.ts';
import { type NamedText, readOfferEntries } from './read-entries.ts';
import { parseAndDecodeShopFile } from './read-file.ts';
import { SELLERS_FORMAT, SellersFile } from './seller-file.ts';
import type { ShopFileSource } from './source.ts';

const FILES = { brands: BrandsFile, sellers: SellersFile, offers: OffersFile } as const;

export const SHOP_FILES = ['brands', 'sellers', 'offers'] as const;

/** Returns the JSON Schema of a company's file. It is made from the codec of that file. */
export const shopFileSchema = (
  name: keyof typeof FILES,
): JsonSchema & { readonly $schema: string; readonly title: string } => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `Kilwater: ${name}`,
  ...schemaOf(FILES[name]),
});

export type ShopTexts = {
  readonly brands: NamedText;
  readonly sellers: NamedText;
  readonly offers: readonly NamedText[];
};

const problemsAt = (
  { file, lineOf }: Pick<ShopFileSource, 'file' | 'lineOf'>,
  found: readonly { readonly field: string; readonly problem: string }[],
): readonly FileProblem[] =>
  found.map(({ field, problem }) => ({ file, line: lineOf(field), field, problem }));

const bySite = (values: readonly { readonly siteId: number }[], of: string) =>
  values.flatMap(({ siteId }, index) =>
    values.findIndex((other) => other.siteId === siteId) === index
      ? []
      : [
          {
            field: `${of}[${index}].siteId`,
            problem: `is the site of another brand too: ${siteId}`,
          },
        ],
  );

export const readBrands = ({
  file,
  text,
}: NamedText): Result<ShopOpening['brands'], readonly FileProblem[]> =>
  parseAndDecodeShopFile(file, text, BrandsFile).andThen(({ value, source }) => {
    const found = [
      ...bySite(value.brands, 'brands'),
      ...(value.brands.some(({ siteId }) => siteId === SHOP_SITE)
        ? []
        : [{ field: 'brands', problem: `must have the shop's own brand, site ${SHOP_SITE}` }]),
      ...value.brands.flatMap((brand, index) =>
        contradictionsInBrandSettings(brand).map(({ field, problem }) => ({
          field: `brands[${index}].${field}`,
          problem,
        })),
      ),
    ];
    return found.length === 0 ? ok(value.brands) : err(problemsAt(source, found));
  });

export const readSellers = ({
  file,
  text,
}: NamedText): Result<ShopOpening['sellers'], readonly FileProblem[]> =>
  parseAndDecodeShopFile(file, text, SellersFile).andThen(({ value, source }) => {
    const found = bySite(value.sellers, 'sellers');
    return found.length === 0 ? ok(value.sellers) : err(problemsAt(source, found));
  });

/** Returns an offer's price history: first the earlier prices of the file, then today's (R60). */
const historyOf = ({ offer, pricesBefore = [] }: FileEntry, today: Day): readonly PriceChange[] => {
  const before = pricesBefore.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const currentPrices = offer.units.flatMap(({ id, placePrice, wholePrice }) => {
    const last = before.findLast(({ unitId }) => unitId === id);
    const same =
      last?.place === placePrice && last.whole === wholePrice && last.base === offer.base;
    return same
      ? []
      : [{ unitId: id, from: today, place: placePrice, whole: wholePrice, base: offer.base }];
  });
  return [
    ...before.filter(
      ({ unitId, from }) =>
        !currentPrices.some((step) => step.unitId === unitId && step.from === from),
    ),
    ...currentPrices,
  ];
};

/** Offers of several files. `at` returns file and line of a field such as `offers[2].offer.to`. */
export type LocatedOffers = {
  readonly entries: readonly CatalogueEntry[];
  readonly at: (field: string) => Omit<FileProblem, 'problem'>;
};

/**
 * Reads the offers of several files, with the position of each offer in its file. The text of an
 * offer can link to other offers of the files. It can also link to offers that the shop already
 * sells (`offerIdsInShop`).
 */
export const readOffersWithPositions = (
  files: readonly NamedText[],
  today: Day,
  endedOffers: EndedOffers,
  offerIdsInShop: readonly number[] = [],
): Result<LocatedOffers, readonly FileProblem[]> => {
  const read = files.map(readOfferEntries);
  const placed = read.flatMap(({ entries }) => entries);
  const locate = (field: string) => {
    const [, position, path = ''] = /^offers\[(\d+)\](.*)$/.exec(field) ?? [];
    const found = placed[Number(position ?? 0)];
    const ownField = position === undefined ? field : `offers[${found?.index ?? 0}]${path}`;
    return { source: found?.source, file: found?.source.file ?? '', field: ownField };
  };
  const at: LocatedOffers['at'] = (field) => {
    const { source, file, field: ownField } = locate(field);
    return { file, line: source?.lineOf(ownField) ?? null, field: ownField };
  };
  const allEntries = [...offerIdsInShop, ...read.flatMap(({ unreadable }) => unreadable)];
  const between = offerProblems(
    placed.map(({ entry }) => entry),
    today,
    endedOffers,
    allEntries,
  ).map(({ field, problem }): FileProblem => {
    const here = locate(field);
    const placeOf = (other: string): string => {
      const there = locate(other);
      return there.file === here.file ? there.field : `${there.file} ${there.field}`;
    };
    return {
      file: here.file,
      field: here.field,
      problem: problem.replace(/offers\[\d+\][^\s:]*/g, placeOf),
      // Compute the line only if it is printed: to find the line, the program parses the offer
      // again.
      get line() {
        return here.source?.lineOf(here.field) ?? null;
      },
    };
  });
  const problems = [...read.flatMap((each) => each.problems), ...between];
  if (problems.length > 0) return err(problems);
  return ok({
    at,
    entries: placed.map(({ entry }) => ({
      siteId: SHOP_SITE,
      offer: entry.offer,
      content: entry.content,
      priceHistory: historyOf(entry, today),
      promotion: entry.promotion,
    })),
  });
};

export const readOffers = (
  files: readonly NamedText[],
  today: Day,
  endedOffers: EndedOffers,
): Result<readonly CatalogueEntry[], readonly FileProblem[]> =>
  readOffersWithPositions(files, today, endedOffers).map(({ entries }) => entries);

export const readShop = (
  { brands, sellers, offers }: ShopTexts,
  today: Day,
  endedOffers: EndedOffers,
): Result<
  Pick<ShopOpening, 'brands' | 'sellers'> & { readonly entries: readonly CatalogueEntry[] },
  readonly FileProblem[]
> => {
  const figures = readBrands(brands);
  const signing = readSellers(sellers);
  const entries = readOffers(offers, today, endedOffers);
  if (figures.isErr() || signing.isErr() || entries.isErr())
    return err(
      [figures, signing, entries].flatMap((result) => (result.isErr() ? result.error : [])),
    );
  const without =
    (all: readonly { readonly siteId: number }[]) => (one: { readonly siteId: number }) =>
      !all.some(({ siteId }) => siteId === one.siteId);
  const problems = [
    ...figures.value
      .filter(without(signing.value))
      .map(({ siteId }) => `must name the seller of the brand of site ${siteId}`),
    ...signing.value
      .filter(without(figures.value))
      .map(
        ({ siteId }) =>
          `must not name a seller of site ${siteId}: the brands’ file has no such brand`,
      ),
  ].map((problem) => ({ file: sellers.file, line: null, field: 'sellers', problem }));
  return problems.length === 0
    ? ok({ brands: figures.value, sellers: signing.value, entries: entries.value })
    : err(problems);
};

/** Formats a value as a company writes it: amounts in złoty, names as in docs/shop-files.md. */
const fileText = (codec: t.Mixed, value: unknown): string =>
  `${JSON.stringify(codec.encode(value), null, 2)}\n`;

export const formatBrandsFile = (brands: ShopOpening['brands']): string =>
  fileText(BrandsFile, { format: BRANDS_FORMAT, brands });

/** Formats sellers as a file. Sellers of older files have no guarantee and no emergency contact. */
export const formatSellersFile = (sellers: ShopOpening['sellers']): string =>
  fileText(SellersFile, {
    format: SELLERS_FORMAT,
    sellers: sellers.map((seller) => ({
      ...seller,
      guarantee: seller.guarantee ?? null,
      emergencyPhone: seller.emergencyPhone ?? null,
    })),
  });

export const formatOffersFile = (entries: readonly CatalogueEntry[]): string =>
  fileText(OffersFile, {
    format: OFFERS_FORMAT,
    offers: entries.map(({ offer, content, promotion, priceHistory }) => ({
      offer,
      content,
      promotion,
      pricesBefore: priceHistory,
    })),
  });
