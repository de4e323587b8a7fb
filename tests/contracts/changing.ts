import { DEMO_SELLERS } from '../../adapters/demo-catalogue/data/sellers.ts';
import { figureProblems } from '../../adapters/shop-files/brand-file.ts';
import { catalogueOf } from '../../adapters/system/catalogue.ts';
import { shopOnSale } from '../../adapters/system/live-shop.ts';
import { inNewestShop } from '../../adapters/system/newest-shop.ts';
import { settingsOf } from '../../adapters/system/settings.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { type ExportLine, exportJournal } from '../../application/replay/export-journal.ts';
import { type AskedChange, type ChangeDeps, type ChangeReport, changeShop } from '../../application/shop/change-shop.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { OFFER, SETTINGS } from '../arbitraries/offers.ts';
import { entryOf } from '../http/wizard/catalogue.ts';
import { NOW, type Racer, raceShop } from '../races/shop.ts';

const EWA = { kind: 'office', name: 'Ewa' } as const;

/** Opens a shop in an empty store with one brand and these offers. */
export const openWith = async (kit: StoreKit, ...offers: readonly Offer[]): Promise<void> => {
  const entries = (offers.length === 0 ? [OFFER] : offers).map((offer) => entryOf(offer));
  const opening = { as: 'company', by: 'Ewa', at: NOW, brands: [SETTINGS], sellers: DEMO_SELLERS } as const;
  if (!(await kit.catalogueStore.open(opening, entries))) throw new Error('the store was open already');
};

const opened = async ({ catalogueStore }: StoreKit) => {
  const [opening, entries] = await Promise.all([catalogueStore.opening(), catalogueStore.load()]);
  if (opening === null) throw new Error('the store is empty');
  return { entries, brands: opening.brands, sellers: opening.sellers };
};

/** A process of the shop on a store: what it knows of the shop, its travellers and its office; each numbers bookings of its own. */
export const processOn = async (kit: StoreKit, made = 0) => {
  let now = NOW;
  const shop = await shopOnSale({ beginning: await opened(kit), store: kit.catalogueStore, officeEmail: null, now: () => now });
  const store = inNewestShop(kit.store, shop);
  const race = raceShop(kit, OFFER, { made, store, catalogue: shop.catalogue, settings: shop.settings });
  const changes: ChangeDeps = { store, shop, clock: race.deps.clock, committed: () => {}, figureProblems };
  const office = changeShop(changes);
  return {
    ...{ kit, shop, race, changes },
    at: (moment: Instant): void => {
      now = moment;
      race.at(moment);
    },
    ask: (asked: AskedChange, dryRun = false) => office(asked, EWA, dryRun),
    /** A change that has to be accepted. */
    change: async (asked: AskedChange): Promise<ChangeReport> => {
      const done = await office(asked, EWA, false);
      if (done.isErr()) throw new Error(JSON.stringify(done.error));
      return done.value;
    },
    /** An order, whatever it costs; its price in grosze, null where it waits. */
    order: async (racer: Racer): Promise<{ readonly id: string; readonly price: number | null }> => {
      const id = await race.draft(racer);
      const done = await race.confirm(racer.name, id);
      if (done.isErr()) throw new Error(JSON.stringify(done.error));
      const { booking } = done.value;
      return { id, price: booking.status === 'confirmed' ? booking.quote.price : null };
    },
  };
};

/** What an export of the store says, as a file would have it. */
export const exported = async (kit: StoreKit): Promise<readonly ExportLine[]> => {
  const { entries, brands } = await opened(kit);
  const deps = { journal: kit.journal, catalogue: catalogueOf(entries), settings: settingsOf(brands), hashOf: (text: string) => text };
  const lines: ExportLine[] = [];
  for await (const line of exportJournal(deps, false)) lines.push(line);
  return lines;
};
