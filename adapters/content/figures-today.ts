import type { Catalogue } from '../../application/ports/catalogue.ts';
import type { Sellers } from '../../application/ports/papers.ts';
import type { Settings } from '../../application/ports/settings.ts';
import type { FigureSources } from './figures.ts';
import type { SiteContent } from './site.ts';

/** `version` changes if any figure changes. Null for an unknown site. */
export type FiguresToday = () => {
  readonly version: string;
  readonly sources: FigureSources;
} | null;

export const figuresToday = (
  settings: Settings,
  catalogue: Catalogue,
  sellers: Sellers,
  siteId: number,
  site: SiteContent,
): FiguresToday => {
  // Cache the sources by version, because every page needs them.
  let last: ReturnType<FiguresToday> = null;
  return () => {
    const version = `${settings.version()} ${catalogue.version()}`;
    if (last?.version === version) return last;
    const brand = settings.of(siteId);
    const seller = sellers.of(siteId);
    if (brand === undefined || seller === undefined) return null;
    const offers = catalogue.all(siteId).flatMap(({ offer }) => (offer.closed ? [] : [offer]));
    last = { version, sources: { brand, seller, site, offers } };
    return last;
  };
};
