import type { FilterChoices } from '../../../../application/offers/filters.ts';
import type { ShownOffer } from '../../../../application/offers/shown-offers.ts';
import { hasTrait } from '../../../../domain/catalogue/offer.ts';
import { isListed, listPartOf } from '../../../../domain/catalogue/sale-state.ts';
import { trainingKindsOf } from '../../../../domain/catalogue/training-kinds.ts';
import { traitName } from '../../../codecs/trait-names.ts';
import { wireMoney } from '../../contract/codecs/amounts.ts';
import type { FiltersAnswer, OfferListItem } from '../../contract/offers/offers.ts';
import { sceneUrl } from '../../contract/scenes.ts';
import { offerScene } from '../present/scene.ts';
import { wayInOfOffer } from './way-in.ts';

const SMALL = '600x400';

/** The seed is the country's number, so that a country has the same drawing everywhere. */
export const countryImage = (country: string, countryId: number): string =>
  sceneUrl({ country, time: 'day', vessel: 'monohull' }, countryId, SMALL);
const typeImage = (typeId: number): string =>
  sceneUrl({ country: 'croatia', time: 'golden', vessel: 'monohull' }, typeId, SMALL);

const presentPrices = ({ entry, price }: ShownOffer): OfferListItem['Prices'] => ({
  From: wireMoney(price.from),
  Base: wireMoney(entry.offer.base),
  Strikethrough: price.struck === null ? null : wireMoney(price.struck),
  // The struck price is the lowest price of the last 30 days (R60).
  LowestIn30Days: price.struck === null ? null : wireMoney(price.struck),
  Per: price.per,
  ByHead:
    price.byHead === null
      ? null
      : { Price: wireMoney(price.byHead.price), People: price.byHead.people },
  Promotion: price.struck === null ? null : wireMoney(price.struck - price.from),
  Rebate: price.rebate === null ? null : wireMoney(price.rebate),
});

export const presentListItem = (shown: ShownOffer): OfferListItem => {
  const { offer, content } = shown.entry;
  return {
    OfferId: offer.id,
    Name: offer.name,
    FriendlyUrl: content.friendlyUrl,
    ListImg: offerScene(content, offer.id, 'card'),
    Region: {
      Name: content.regionName,
      Country: {
        CountryId: offer.countryId,
        Name: content.countryName,
        Image: countryImage(content.scene.country, offer.countryId),
      },
    },
    Type: { OfferTypeId: offer.typeId, Name: content.typeName, Image: typeImage(offer.typeId) },
    Availability: {
      From: offer.from,
      To: offer.to,
      Available: shown.available,
      GrayedOut: offer.grayedOut,
      Terms: content.terms.map(({ id, name }) => ({ OfferTermId: id, Name: name })),
    },
    Prices: presentPrices(shown),
    Rooms: {
      AllocationsListCount: offer.units
        .filter(({ hidden }) => !hidden)
        .reduce((yachts, unit) => yachts + unit.yachts, 0),
    },
    RibbonText: content.ribbon.text,
    RibbonTextExt: content.ribbon.more,
    RibbonTextType: content.ribbon.colour,
    Options: content.options.map(({ id, name }) => ({ OfferOptionId: id, Name: name })),
    Traits: offer.traits.map(traitName),
    Standing: shown.standing,
    WayIn: wayInOfOffer(shown),
    ListPart: listPartOf(offer, shown.standing),
    Recommended: hasTrait(offer, 'recommended'),
    Lead: hasTrait(offer, 'recommended') ? content.meta.description : null,
    Listed: isListed(offer, shown.standing),
    TrainingKinds: [...trainingKindsOf(offer)],
  };
};

/** The picture of a country shows the coast of its first offer. */
export const presentFilters = (
  choices: FilterChoices,
  offers: readonly ShownOffer[],
): FiltersAnswer => {
  const shoreOf = (countryId: number): string =>
    offers.find(({ entry }) => entry.offer.countryId === countryId)?.entry.content.scene.country ??
    'croatia';
  return {
    Types: choices.types.map(({ id, name, offers: count }) => ({
      OfferTypeId: id,
      Name: name,
      Image: typeImage(id),
      OffersCount: count,
    })),
    Countries: choices.countries.map(({ id, name, offers: count }) => ({
      CountryId: id,
      Name: name,
      Image: countryImage(shoreOf(id), id),
      OffersCount: count,
    })),
    Terms: choices.terms.map(({ id, name, offers: count }) => ({
      OfferTermId: id,
      Name: name,
      OffersCount: count,
    })),
    Options: choices.options.map(({ id, name, offers: count }) => ({
      OfferOptionId: id,
      Name: name,
      OffersCount: count,
    })),
  };
};
