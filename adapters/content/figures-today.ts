import type { Catalogue } from '../../application/ports/catalogue.ts';
import type { Sellers } from '../../application/ports/papers.ts';
import type { Clock, Settings } from '../../application/ports/system.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { FigureSources } from './figures.ts';
import type { SiteContent } from './site.ts';

/**
 * Returns today's figures for a brand's texts; null for an unknown brand. `version` changes if
 * settings, offers or the day change.
 */
export type FiguresToday = () => {
  readonly version: string;
  readonly sources: FigureSources;
  readonly countries: readonly { readonly id: number; readonly name: string }[];
  /** The names of the countries of all offers, even if an offer is closed or past. */
  readonly countryNames: readonly string[];
} | null;

type FigureDeps = {
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly sellers: Sellers;
  readonly clock: Clock;
};

export const figuresToday = (
  { settings, catalogue, sellers, clock }: FigureDeps,
  siteId: number,
  site: SiteContent,
): FiguresToday => {
  let last: ReturnType<FiguresToday> = null;
  return () => {
    const today = dayOf(clock.now());
    const version = `${settings.version()} ${catalogue.version()} ${today}`;
    if (last?.version === version) return last;
    const brand = settings.of(siteId);
    const seller = sellers.of(siteId);
    if (brand === undefined || seller === undefined) return null;
    const all = catalogue.all(siteId);
    const onSale = all.filter(({ offer }) => !offer.closed);
    const countries = new Map(
      onSale.flatMap(({ offer, content }) =>
        offer.countryListed && offer.to >= today
          ? [[offer.countryId, content.countryName] as const]
          : [],
      ),
    );
    last = {
      version,
      sources: {
        brand,
        seller,
        site,
        offers: onSale.map(({ offer }) => offer),
        today,
      },
      countries: [...countries].map(([id, name]) => ({ id, name })),
      countryNames: [...new Set(all.map(({ content }) => content.countryName))],
    };
    return last;
  };
};
