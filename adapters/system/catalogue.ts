import { createHash } from 'node:crypto';
import type { Catalogue, CatalogueEntry } from '../../application/ports/catalogue.ts';

/** A catalogue of these offers. */
export const catalogueOf = (entries: readonly CatalogueEntry[]): Catalogue => {
  const sites = new Map<number, CatalogueEntry[]>();
  const byId = new Map<string, CatalogueEntry>();
  const byUrl = new Map<string, CatalogueEntry>();
  for (const entry of entries) {
    const { siteId, offer, content } = entry;
    sites.set(siteId, [...(sites.get(siteId) ?? []), entry]);
    byId.set(`${siteId} ${offer.id}`, entry);
    byUrl.set(`${siteId} ${content.friendlyUrl}`, entry);
  }
  const version = createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 16);
  return {
    all: (siteId) => sites.get(siteId) ?? [],
    byId: (siteId, offerId) => byId.get(`${siteId} ${offerId}`),
    byUrl: (siteId, friendlyUrl) => byUrl.get(`${siteId} ${friendlyUrl}`),
    version: () => version,
  };
};
