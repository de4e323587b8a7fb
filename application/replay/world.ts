import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { WorldDeps } from '../booking/context.ts';
import type { ExportLine } from './export-journal.ts';

/** The catalogue and the figures that an export was made under, learnt line by line. */
export type RecordedWorld = { readonly deps: WorldDeps; learn(line: ExportLine): void };

/** Figures and offers to decide by instead of the recorded ones (R47). */
export type OtherWorld = {
  readonly settings: readonly BrandSettings[];
  readonly offers: readonly { readonly siteId: number; readonly value: Offer }[];
};

const NO_OTHER: OtherWorld = { settings: [], offers: [] };

/** The world of an export; what `other` names stands in for what was recorded. */
export const recordedWorld = (other: OtherWorld = NO_OTHER): RecordedWorld => {
  const key = (siteId: number, offerId: number): string => `${siteId}/${offerId}`;
  const changedOffers = new Map(other.offers.map(({ siteId, value }) => [key(siteId, value.id), value]));
  const changedSettings = new Map(other.settings.map((value) => [value.siteId, value]));
  const offers = new Map<string, Offer>();
  const settings = new Map<number, BrandSettings>();
  return {
    learn: (line) => {
      if (line.kind === 'settings') settings.set(line.value.siteId, changedSettings.get(line.value.siteId) ?? line.value);
      if (line.kind === 'offer') {
        const name = key(line.siteId, line.value.id);
        offers.set(name, changedOffers.get(name) ?? line.value);
      }
    },
    deps: {
      catalogue: {
        byId: (siteId, offerId) => {
          const offer = offers.get(key(siteId, offerId)) ?? offers.get(key(SHOP_SITE, offerId));
          return offer === undefined ? undefined : { offer };
        },
      },
      settings: { of: (siteId) => settings.get(siteId) },
    },
  };
};
