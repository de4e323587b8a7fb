import { err, ok, type Result } from 'neverthrow';
import type { Catalogue } from '../../application/ports/catalogue.ts';
import type { Sellers } from '../../application/ports/papers.ts';
import type { Lock, Store, Transaction } from '../../application/ports/store.ts';
import type { Settings } from '../../application/ports/system.ts';
import type {
  CatalogueStore,
  KnownShop,
  LiveShop,
  ShopOpening,
  ShopValue,
  ShopVersion,
} from '../../application/ports/values.ts';
import { applyShopVersions } from '../../application/shop/shop-state.ts';
import type { Instant } from '../../domain/calendar.ts';
import { fillMissingLimits } from '../../domain/limits.ts';
import { catalogueOf } from './catalogue.ts';
import { fillMissingPageFields } from './older-offers.ts';
import { settingsOf } from './settings.ts';

/** Returns each brand's seller. Not part of the settings, because no price depends on sellers. */
export const sellersOf = (sellers: ShopOpening['sellers']): Sellers => {
  const bySite = new Map(sellers.map((seller) => [seller.siteId, seller]));
  return { of: (siteId) => bySite.get(siteId) };
};

export type LoadedShop = LiveShop & {
  readonly catalogue: Catalogue;
  readonly settings: Settings;
  readonly sellers: Sellers;
};

export type LoadedShopDeps = {
  readonly beginning: Pick<KnownShop, 'entries' | 'brands' | 'sellers'>;
  readonly store: Pick<CatalogueStore, 'versions'>;
  readonly officeEmail: string | null;
  readonly now: () => Instant;
};

const upgradeValue = (value: ShopValue): ShopValue => {
  if (value.kind === 'offer') return { kind: 'offer', entry: fillMissingPageFields(value.entry) };
  if (value.kind !== 'figures' || value.set.figures.limits === undefined) return value;
  const { set } = value;
  const limits = fillMissingLimits(set.figures.limits);
  return { kind: 'figures', set: { ...set, figures: { ...set.figures, limits } } };
};

const upgradeVersion = (version: ShopVersion): ShopVersion => ({
  ...version,
  value: upgradeValue(version.value),
});

/** Loads offers, settings and sellers, all of one version. Never goes back to an older version. */
export const loadShop = async ({
  beginning,
  store,
  officeEmail,
  now,
}: LoadedShopDeps): Promise<LoadedShop> => {
  const facesOf = (knownShop: KnownShop) => ({
    known: knownShop,
    catalogue: catalogueOf(knownShop.entries),
    settings: settingsOf(knownShop.brands, officeEmail, knownShop.set, now),
    sellers: sellersOf(knownShop.sellers),
    signing: JSON.stringify(knownShop.sellers),
  });
  let current = facesOf({ ...beginning, version: 0, set: [] });
  const refresh: LiveShop['refresh'] = async (committed) => {
    const versions = committed ?? (await store.versions(current.known.version));
    const newest = applyShopVersions(current.known, versions.map(upgradeVersion));
    if (newest !== current.known) current = facesOf(newest);
  };
  await refresh();
  const signedFirst = JSON.stringify(beginning.sellers);
  return {
    known: () => current.known,
    refresh,
    catalogue: {
      all: (siteId) => current.catalogue.all(siteId),
      byId: (siteId, offerId) => current.catalogue.byId(siteId, offerId),
      byUrl: (siteId, friendlyUrl) => current.catalogue.byUrl(siteId, friendlyUrl),
      // The version is a counter. In a large shop, a hash of all offers would take seconds at the
      // start.
      version: () => String(current.known.version),
    },
    settings: {
      of: (siteId, at) => current.settings.of(siteId, at),
      inTime: (siteId) => current.settings.inTime(siteId),
      version: () =>
        current.signing === signedFirst
          ? current.settings.version()
          : `${current.settings.version()}.${current.known.version}`,
    },
    sellers: { of: (siteId) => current.sellers.of(siteId) },
  };
};

const SHOP_LOCK: Lock = { kind: 'shop', id: 'kept' };
/**
 * Maximum number of attempts at one transaction. If the office changes offers or settings during an
 * attempt, the shop makes another one. That is rare.
 */
const ATTEMPTS = 20;

type Rollback<E> = { readonly behind: true } | { readonly behind: false; readonly failure: E };

const withKnownShop =
  <T, E>(shop: LiveShop, work: (transaction: Transaction) => Promise<Result<T, E>>) =>
  async (transaction: Transaction): Promise<Result<T, Rollback<E>>> => {
    const { version } = shop.known();
    const newest = transaction.shop.newest().then(
      (n) => n === version,
      // If this query fails, the connection is broken. Ignore the error here, because the
      // statements of `work` then fail and report it.
      () => true,
    );
    try {
      const result = await work(transaction);
      return (await newest)
        ? result.mapErr((failure) => ({ behind: false, failure }))
        : err({ behind: true });
    } catch (failure) {
      // Retry with the newest offers and settings, because outdated ones may have caused the error.
      if (await newest) throw failure;
      return err({ behind: true });
    }
  };

/** A store that repeats a transaction if the process had outdated offers or settings (R46). */
export const storeRetryingWithNewestShop = (store: Store, shop: LiveShop): Store => ({
  ...store,
  inTransaction: async (locks, work) => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const result = await store.inTransaction([SHOP_LOCK, ...locks], withKnownShop(shop, work));
      if (result.isOk()) return ok(result.value);
      if (!result.error.behind) return err(result.error.failure);
      await shop.refresh();
    }
    throw new Error(
      `The office changed offers or settings during each of ${ATTEMPTS} attempts. Repeat the command.`,
    );
  },
});
