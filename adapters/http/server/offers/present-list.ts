import type { FilterBands } from '../../../../application/content/content.ts';
import { BOOKABLE, type FilterCounts, PACKAGES } from '../../../../application/offers/filters.ts';
import type { ShownOffer } from '../../../../application/offers/shown-offers.ts';
import type { CatalogueEntry } from '../../../../application/ports/catalogue.ts';
import {
  hasTrait,
  trainingKindsOf,
  type Unit,
  type UnitClass,
} from '../../../../domain/catalogue/offer.ts';
import { isListed, offerListSectionOf } from '../../../../domain/catalogue/sale-state.ts';
import { traitName } from '../../../codecs/trait-names.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import type { FiltersAnswer, OfferListItem } from '../../contract/offers/offers.ts';
import { sceneUrl, VESSELS } from '../../contract/scenes.ts';
import { presentOfferPicture } from '../present/scene.ts';

const SMALL = '600x400';

/** The country's number is the drawing's seed, so a country has the same picture everywhere. */
export const countryPictureUrl = (country: string, countryId: number): string =>
  sceneUrl({ country, time: 'day', vessel: 'monohull' }, countryId, SMALL);
const typeImage = (typeId: number): string =>
  sceneUrl({ country: 'croatia', time: 'golden', vessel: 'monohull' }, typeId, SMALL);

const presentPrices = ({ entry, price }: ShownOffer): OfferListItem['Prices'] => {
  const { from, struck, per, byHead, rebate } = price;
  return {
    From: toWireMoney(from),
    Base: toWireMoney(entry.offer.base),
    Strikethrough: struck === null ? null : toWireMoney(struck),
    // The struck price is the lowest price of the 30 days before the reduction (R60). So both
    // fields have the same amount.
    LowestIn30Days: struck === null ? null : toWireMoney(struck),
    Per: per,
    ByHead: byHead && { Price: toWireMoney(byHead.price), People: byHead.people },
    Promotion: struck === null ? null : toWireMoney(struck - from),
    Rebate: rebate === null ? null : toWireMoney(rebate),
  };
};

const CATAMARANS: ReadonlySet<UnitClass> = new Set([
  'premierCatamaran',
  'superiorCatamaran',
  'luxuryCatamaran',
]);

const vesselsOf = (units: readonly Unit[]): OfferListItem['Vessels'] =>
  VESSELS.filter((vessel) =>
    units.some(({ unitClass }) => CATAMARANS.has(unitClass) === (vessel === 'catamaran')),
  );

export const presentListItem = (shownOffer: ShownOffer): OfferListItem => {
  const { offer, content } = shownOffer.entry;
  const sold = offer.units.filter(({ hidden }) => !hidden);
  return {
    OfferId: offer.id,
    Name: offer.name,
    FriendlyUrl: content.friendlyUrl,
    ListImg: presentOfferPicture(content, offer.id, 'card'),
    Region: {
      Name: content.regionName,
      Country: {
        CountryId: offer.countryId,
        Name: content.countryName,
        Image: countryPictureUrl(content.scene.country, offer.countryId),
      },
    },
    Type: { OfferTypeId: offer.typeId, Name: content.typeName, Image: typeImage(offer.typeId) },
    Availability: {
      From: offer.from,
      To: offer.to,
      Available: shownOffer.available,
      GrayedOut: offer.grayedOut,
      Terms: content.terms.map(({ id, name }) => ({ OfferTermId: id, Name: name })),
    },
    Prices: presentPrices(shownOffer),
    Rooms: { AllocationsListCount: sold.reduce((yachts, unit) => yachts + unit.yachts, 0) },
    Places:
      shownOffer.wayIn === 'book' && shownOffer.places.free > 0
        ? { Of: shownOffer.places.of, Free: shownOffer.places.free, All: shownOffer.places.all }
        : null,
    Vessels: vesselsOf(sold),
    StartPort: content.ports.find(({ available }) => available)?.name ?? null,
    RibbonText: content.ribbon.text,
    RibbonTextExt: content.ribbon.more,
    RibbonTextType: content.ribbon.colour,
    Options: content.options.map(({ id, name }) => ({ OfferOptionId: id, Name: name })),
    Traits: offer.traits.map(traitName),
    Standing: shownOffer.saleState,
    WayIn: shownOffer.wayIn,
    ListPart: offerListSectionOf(offer, shownOffer.saleState),
    Recommended: hasTrait(offer, 'recommended'),
    Lead: hasTrait(offer, 'recommended') ? content.meta.description : null,
    Listed: isListed(offer, shownOffer.saleState),
    TrainingKinds: [...trainingKindsOf(offer)],
  };
};

type Named = { readonly id: number; readonly name: string };

const uniqueById = (named: readonly Named[]): readonly Named[] =>
  [...new Map(named.map(({ id, name }) => [id, name]))]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.id - b.id);

export type FilterNames = {
  readonly countries: readonly (Named & { readonly image: string })[];
  readonly types: readonly Named[];
  readonly terms: readonly Named[];
  readonly options: readonly Named[];
};

/** Returns the filters' names. The picture of a country has the coast of its first offer. */
export const filterNamesOf = (entries: readonly CatalogueEntry[]): FilterNames => {
  const shores = new Map(
    entries
      .toReversed()
      .map(({ offer, content }) => [offer.countryId, content.scene.country] as const),
  );
  return {
    countries: uniqueById(
      entries
        .filter(({ offer }) => offer.countryListed)
        .map(({ offer, content }) => ({ id: offer.countryId, name: content.countryName })),
    ).map(({ id, name }) => ({
      id,
      name,
      image: countryPictureUrl(shores.get(id) ?? 'croatia', id),
    })),
    types: uniqueById(
      entries.map(({ offer, content }) => ({ id: offer.typeId, name: content.typeName })),
    ),
    terms: uniqueById(entries.flatMap(({ content }) => content.terms)),
    options: uniqueById(entries.flatMap(({ content }) => content.options)),
  };
};

type BandCounts = ReadonlyMap<number, number>;

const presentLengths = (
  nights: FilterBands['nights'],
  counts: BandCounts,
): FiltersAnswer['Lengths'] =>
  nights.flatMap((from, index) => {
    const count = counts.get(index + 1);
    const next = nights[index + 1];
    return count === undefined
      ? []
      : [{ LengthId: index + 1, From: from, To: next ? next - 1 : null, OffersCount: count }];
  });

const presentPriceBands = (
  prices: FilterBands['prices'],
  counts: BandCounts,
): FiltersAnswer['Prices'] =>
  [...prices, null].flatMap((upTo, index) => {
    const count = counts.get(index + 1);
    const above = prices[index - 1];
    return count === undefined
      ? []
      : [
          {
            PriceId: index + 1,
            Above: above === undefined ? null : toWireMoney(above),
            UpTo: upTo === null ? null : toWireMoney(upTo),
            OffersCount: count,
          },
        ];
  });

export const presentFilters = (
  names: FilterNames,
  counts: FilterCounts,
  bands: FilterBands,
): FiltersAnswer => ({
  Types: names.types.map(({ id, name }) => ({
    OfferTypeId: id,
    Name: name,
    Image: typeImage(id),
    OffersCount: counts.types.get(id) ?? 0,
  })),
  Countries: names.countries.map(({ id, name, image }) => ({
    CountryId: id,
    Name: name,
    Image: image,
    OffersCount: counts.countries.get(id) ?? 0,
  })),
  Terms: names.terms.map(({ id, name }) => ({
    OfferTermId: id,
    Name: name,
    OffersCount: counts.terms.get(id) ?? 0,
  })),
  Options: names.options.map(({ id, name }) => ({
    OfferOptionId: id,
    Name: name,
    OffersCount: counts.options.get(id) ?? 0,
  })),
  Months: [...counts.months]
    .toSorted(([a], [b]) => a - b)
    .map(([id, count]) => ({ MonthId: id, OffersCount: count })),
  Lengths: presentLengths(bands.nights, counts.lengths),
  Prices: presentPriceBands(bands.prices, counts.prices),
  Packages: PACKAGES.flatMap(({ id }) => {
    const count = counts.packages.get(id);
    return count === undefined ? [] : [{ PackageId: id, OffersCount: count }];
  }),
  Free: { OffersCount: counts.free.get(BOOKABLE) ?? 0 },
});
