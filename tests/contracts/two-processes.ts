import { DEMO_SELLERS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { allBrandSettingsProblems } from '../../adapters/shop-files/brand-file.ts';
import { catalogueOf } from '../../adapters/system/catalogue.ts';
import { loadShop, storeRetryingWithNewestShop } from '../../adapters/system/live-shop.ts';
import { settingsOf } from '../../adapters/system/settings.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { type ExportLine, exportJournal } from '../../application/replay/export-journal.ts';
import {
  type ChangeDeps,
  type ChangeReport,
  changeShop,
  type RequestedChange,
} from '../../application/shop/change-shop.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { OFFER, SETTINGS } from '../arbitraries/offers.ts';
import { catalogueEntryOf } from '../http/wizard/test-catalogue.ts';
import { NOW, type Racer, raceShop } from '../races/race-shop.ts';

const EWA = { kind: 'office', name: 'Ewa' } as const;

export const openWith = async (kit: StoreKit, ...offers: readonly Offer[]): Promise<void> => {
  const entries = (offers.length === 0 ? [OFFER] : offers).map((offer) => catalogueEntryOf(offer));
  const opening = {
    as: 'company',
    by: 'Ewa',
    at: NOW,
    brands: [SETTINGS],
    sellers: DEMO_SELLERS,
  } as const;
  if (!(await kit.catalogueStore.open(opening, entries)))
    throw new Error('the store was open already');
};

const loadOpening = async ({ catalogueStore }: StoreKit) => {
  const [opening, entries] = await Promise.all([catalogueStore.opening(), catalogueStore.load()]);
  if (opening === null) throw new Error('the store is empty');
  return { entries, brands: opening.brands, sellers: opening.sellers };
};

/** Booking ids begin after `idsBefore` ids, so that ids of two processes differ. */
export const processOn = async (kit: StoreKit, idsBefore = 0) => {
  let now = NOW;
  const shop = await loadShop({
    beginning: await loadOpening(kit),
    store: kit.catalogueStore,
    officeEmail: null,
    now: () => now,
  });
  const store = storeRetryingWithNewestShop(kit.store, shop);
  const race = raceShop(kit, OFFER, {
    made: idsBefore,
    store,
    catalogue: shop.catalogue,
    settings: shop.settings,
  });
  const changes: ChangeDeps = {
    store,
    shop,
    clock: race.deps.clock,
    committed: () => {},
    figureProblems: allBrandSettingsProblems,
  };
  const office = changeShop(changes);
  return {
    ...{ kit, shop, race, changes },
    at: (moment: Instant): void => {
      now = moment;
      race.at(moment);
    },
    ask: (request: RequestedChange, dryRun = false) => office(request, EWA, dryRun),
    change: async (request: RequestedChange): Promise<ChangeReport> => {
      const report = await office(request, EWA, false);
      if (report.isErr()) throw new Error(JSON.stringify(report.error));
      return report.value;
    },
    /** Orders at any price. Returns the price in grosze, or null for a sign-up. */
    order: async (
      racer: Racer,
    ): Promise<{ readonly id: string; readonly price: number | null }> => {
      const id = await race.draft(racer);
      const confirmed = await race.confirm(racer.name, id);
      if (confirmed.isErr()) throw new Error(JSON.stringify(confirmed.error));
      const { booking } = confirmed.value;
      return { id, price: booking.status === 'confirmed' ? booking.quote.price : null };
    },
  };
};

export const exportStore = async (kit: StoreKit): Promise<readonly ExportLine[]> => {
  const { entries, brands } = await loadOpening(kit);
  const deps = {
    journal: kit.journal,
    catalogue: catalogueOf(entries),
    settings: settingsOf(brands),
    hashOf: (text: string) => text,
  };
  const lines: ExportLine[] = [];
  for await (const line of exportJournal(deps, false)) lines.push(line);
  return lines;
};
