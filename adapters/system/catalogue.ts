import { createHash } from 'node:crypto';
import type { Catalogue, CatalogueEntry } from '../../application/ports/catalogue.ts';
import { SHOP_SITE } from '../../domain/sites.ts';

/** Every brand sells the offers of the shop's own brand. Any other offer is sold by one brand. */
export const catalogueOf = (entries: readonly CatalogueEntry[]): Catalogue => {
  const sites = new Map<number, CatalogueEntry[]>();
  const byId = new Map<string, CatalogueEntry>();
  const byUrl = new Map<string, CatalogueEntry>();
  for (const entry of entries) {
    const { siteId, offer, content } = entry;
    const ofSite = sites.get(siteId);
    if (ofSite === undefined) sites.set(siteId, [entry]);
    else ofSite.push(entry);
    byId.set(`${siteId} ${offer.id}`, entry);
    byUrl.set(`${siteId} ${content.friendlyUrl}`, entry);
  }
  /**
   * The catalogue's version, computed on demand: a replay builds hundreds of catalogues and needs
   * no version.
   */
  let version: string | null = null;
  const shops = sites.get(SHOP_SITE) ?? [];
  return {
    all: (siteId) => (siteId === SHOP_SITE ? shops : [...(sites.get(siteId) ?? []), ...shops]),
    byId: (siteId, offerId) =>
      byId.get(`${siteId} ${offerId}`) ?? byId.get(`${SHOP_SITE} ${offerId}`),
    byUrl: (siteId, friendlyUrl) =>
      byUrl.get(`${siteId} ${friendlyUrl}`) ?? byUrl.get(`${SHOP_SITE} ${friendlyUrl}`),
    version: () => {
      version ??= createHash('sha256')
        .update(JSON.stringify(entries))
        .digest('base64url')
        .slice(0, 16);
      return version;
    },
  };
};
