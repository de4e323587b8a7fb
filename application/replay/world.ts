import type { BrandSettings, FiguresSince } from '../../domain/brand-settings.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import type { ChangedShop, DatedFigures, SoldOffer } from '../../domain/shop-changes/commands.ts';
import type { CurrentShop } from '../../domain/shop-changes/decide.ts';
import { hasNoDifferences } from '../../domain/shop-changes/differences.ts';
import { figuresAt, figuresOverTime } from '../../domain/shop-changes/figures.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { WorldDeps } from '../booking/context.ts';
import type { ExportLine } from './export-journal.ts';

export type TwoOffers = { readonly recorded: Offer; readonly replayed: Offer };

/** Offers and brand settings of a recording, updated by each line that is read. */
export type RecordedWorld = {
  readonly deps: WorldDeps;
  learn(line: ExportLine): void;
  /** Returns offers and settings after the lines that were read so far. */
  shop(): CurrentShop;
  forget(offerId: number): void;
  change(changed: ChangedShop): void;
  offers(): readonly TwoOffers[];
  offer(siteId: number, offerId: number): TwoOffers | undefined;
};

/**
 * The offers and settings of a what-if. They replace the recorded offers and settings. Recorded
 * changes of the replaced offers and settings have no effect (R47).
 */
export type WhatIfWorld = {
  readonly settings: readonly BrandSettings[];
  readonly offers: readonly { readonly siteId: number; readonly value: Offer }[];
};

const NO_OTHER: WhatIfWorld = { settings: [], offers: [] };

type OfferToReplay = { readonly offer: Offer };

/** Returns a recorded offer. It has no texts and no past prices, because exports contain none. */
const recordedOffer = (siteId: number, offer: Offer): SoldOffer => ({
  siteId,
  offer,
  address: null,
  priceHistory: [],
  promotion: null,
});

/** Returns a recorded change of brand settings, without settings that the what-if replaces. */
const otherThan = (
  later: DatedFigures['figures'],
  begun: BrandSettings,
  instead: BrandSettings,
): DatedFigures['figures'] => {
  const stoodIn = new Set(
    Object.entries(instead).flatMap(([key, value]) =>
      hasNoDifferences(value, Reflect.get(begun, key)) ? [] : [key],
    ),
  );
  return Object.fromEntries(Object.entries(later).filter(([key]) => !stoodIn.has(key)));
};

export const createRecordedCatalogueAndSettings = (
  whatIfWorld: WhatIfWorld = NO_OTHER,
): RecordedWorld => {
  const key = (siteId: number, offerId: number): string => `${siteId}/${offerId}`;
  const otherOffers = new Map(
    whatIfWorld.offers.map(({ siteId, value }) => [key(siteId, value.id), value]),
  );
  const otherSettings = new Map(whatIfWorld.settings.map((value) => [value.siteId, value]));
  const offers = new Map<string, SoldOffer>();
  const brands = new Map<number, BrandSettings>();
  const set: DatedFigures[] = [];
  const inTime = new Map<number, readonly [FiguresSince, ...FiguresSince[]]>();
  const reckon = (siteId: number): void => {
    const begun = brands.get(siteId);
    const instead = otherSettings.get(siteId) ?? begun;
    if (begun === undefined || instead === undefined) return;
    const laterToo = set.map((step) => ({
      ...step,
      figures: otherThan(step.figures, begun, instead),
    }));
    inTime.set(siteId, figuresOverTime({ openingFigures: instead, laterFigures: laterToo }));
  };
  /** Caches offers by brand and number, because each command needs its offer. */
  const found = new Map<number, Map<number, OfferToReplay>>();
  const put = (siteId: number, offerId: number, sold: SoldOffer | null): void => {
    if (sold === null) offers.delete(key(siteId, offerId));
    else offers.set(key(siteId, offerId), sold);
    for (const ofSite of found.values()) ofSite.delete(offerId);
  };
  const both = (name: string, { offer }: SoldOffer): TwoOffers => ({
    recorded: offer,
    replayed: otherOffers.get(name) ?? offer,
  });
  /** Every brand sells the offers of brand 1 (R4). */
  const offerOf = (siteId: number, offerId: number): TwoOffers | undefined => {
    const [ownKey, shops] = [key(siteId, offerId), key(SHOP_SITE, offerId)];
    const name = offers.has(ownKey) ? ownKey : shops;
    const recorded = offers.get(name);
    return recorded === undefined ? undefined : both(name, recorded);
  };
  const find = (siteId: number, offerId: number): OfferToReplay | undefined => {
    const ofSite = found.get(siteId);
    const cached = ofSite?.get(offerId);
    if (cached !== undefined) return cached;
    const two = offerOf(siteId, offerId);
    if (two === undefined) return undefined;
    const entry: OfferToReplay = { offer: two.replayed };
    if (ofSite === undefined) found.set(siteId, new Map([[offerId, entry]]));
    else ofSite.set(offerId, entry);
    return entry;
  };
  return {
    offers: () => [...offers].map(([name, sold]) => both(name, sold)),
    offer: offerOf,
    learn: (line) => {
      if (line.kind === 'settings') {
        brands.set(line.value.siteId, line.value);
        reckon(line.value.siteId);
      }
      if (line.kind === 'offer')
        put(line.siteId, line.value.id, recordedOffer(line.siteId, line.value));
    },
    forget: (offerId) => {
      for (const siteId of brands.keys()) put(siteId, offerId, null);
    },
    shop: () => ({ offers: [...offers.values()], sites: [...brands.keys()] }),
    change: ({ sold, figures }) => {
      for (const each of sold) put(each.siteId, each.offer.id, each);
      if (figures === null) return;
      set.push(figures);
      reckon(figures.siteId);
    },
    deps: {
      catalogue: { byId: find },
      settings: {
        of: (siteId, at = Number.POSITIVE_INFINITY) => {
          const figures = inTime.get(siteId);
          return figures === undefined ? undefined : figuresAt(figures, at).figures;
        },
        inTime: (siteId) => inTime.get(siteId) ?? [],
      },
    },
  };
};
