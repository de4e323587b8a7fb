import type { BrandSettings } from '../../domain/brand-settings.ts';
import { type Day, type Instant, startOfDay } from '../../domain/calendar.ts';
import type { SoldOffer } from '../../domain/shop-changes/commands.ts';
import type { CurrentShop } from '../../domain/shop-changes/decide.ts';
import { figuresAt, figuresOverTime } from '../../domain/shop-changes/figures.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { WorldDeps } from '../booking/context.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { KnownShop, ShopVersion } from '../ports/values.ts';

export const offerKey = (siteId: number, offerId: number): string => `${siteId} ${offerId}`;
const keyOf = ({ siteId, offer }: CatalogueEntry): string => offerKey(siteId, offer.id);

const byOffer = (a: CatalogueEntry, b: CatalogueEntry): number =>
  a.siteId - b.siteId || a.offer.id - b.offer.id;

export const applyShopVersions = (shop: KnownShop, versions: readonly ShopVersion[]): KnownShop => {
  const entries = new Map(shop.entries.map((entry) => [keyOf(entry), entry]));
  const sellers = new Map(shop.sellers.map((seller) => [seller.siteId, seller]));
  const set = [...shop.set];
  let { version } = shop;
  for (const { n, value } of versions) {
    if (n <= shop.version) continue;
    version = n;
    switch (value.kind) {
      case 'offer':
        entries.set(keyOf(value.entry), value.entry);
        break;
      case 'figures':
        set.push(value.set);
        break;
      case 'seller':
        sellers.set(value.seller.siteId, value.seller);
        break;
    }
  }
  return version === shop.version
    ? shop
    : {
        ...shop,
        version,
        entries: [...entries.values()].toSorted(byOffer),
        set,
        sellers: [...sellers.values()],
      };
};

export const toOfferForSale = ({
  siteId,
  offer,
  content,
  priceHistory,
  promotion,
  planned,
}: CatalogueEntry): SoldOffer => ({
  siteId,
  offer,
  priceHistory,
  promotion,
  address: content.friendlyUrl,
  ...(planned === undefined ? {} : { planned }),
});

export const currentShopOf = ({ entries, brands }: KnownShop): CurrentShop => ({
  offers: entries.map(toOfferForSale),
  sites: brands.map(({ siteId }) => siteId),
});

/**
 * Builds the catalogue and the settings of a shop. If a caller asks for settings and names no time,
 * it gets the settings at `now`.
 */
export const catalogueAndSettingsOf = (
  { entries, brands, set }: KnownShop,
  now: Instant,
): WorldDeps => {
  const offers = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const inTime = new Map(
    brands.map((begun) => [
      begun.siteId,
      figuresOverTime({ openingFigures: begun, laterFigures: set }),
    ]),
  );
  return {
    // Every brand sells the offers of brand 1 (R4).
    catalogue: {
      byId: (siteId, offerId) =>
        offers.get(offerKey(siteId, offerId)) ?? offers.get(offerKey(SHOP_SITE, offerId)),
    },
    settings: {
      of: (siteId, at = now) => {
        const figures = inTime.get(siteId);
        return figures === undefined ? undefined : figuresAt(figures, at).figures;
      },
      inTime: (siteId) => inTime.get(siteId) ?? [],
    },
  };
};

/** Returns a brand's settings at the start of a day; undefined for an unknown brand. */
export const figuresOn = (shop: KnownShop, siteId: number, day: Day): BrandSettings | undefined =>
  catalogueAndSettingsOf(shop, startOfDay(day)).settings.of(siteId);
