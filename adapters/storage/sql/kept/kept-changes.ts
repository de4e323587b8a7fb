import type { ShopNow } from '../../../../application/books/wakes.ts';
import type { CatalogueEntry } from '../../../../application/ports/catalogue.ts';
import type { ReplayDeps } from '../../../../application/replay/replay.ts';
import { offerKey, soldOf } from '../../../../application/shop/known-shop.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import type { RecordedChange, SoldOffer } from '../../../../domain/changes/commands.ts';
import { withHistory } from '../../../../domain/changes/offers.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import { readValue, versionRow } from '../shop-versions.ts';
import { type KeptRow, type KeptRows, named } from './kept-rows.ts';

/** What is kept of an offer beside its page: of pages the journal says nothing. */
const withoutPage = ({ siteId, offer, priceHistory, promotion }: Omit<CatalogueEntry, 'content'>): Omit<CatalogueEntry, 'content'> => ({
  siteId,
  offer,
  priceHistory,
  promotion,
});

/** What a change left, as its row says it; of an offer what is not its page. */
export const versionIn = (text: string) => {
  const read = JSON.parse(text);
  if (!('content' in read)) return read;
  const said = readValue({ kind: 'offer', document: text });
  return said.kind === 'offer' ? JSON.parse(JSON.stringify(withoutPage(said.entry))) : read;
};

/** An offer with the history that it had when the shop was opened, and since: a replay begins without one (R60). */
const withWhole = (before: SoldOffer | undefined, after: SoldOffer, { command, at }: RecordedChange): SoldOffer => {
  const laidIn =
    command.type === 'layIn'
      ? command.offers.find(({ siteId, offer }) => siteId === after.siteId && offer.id === after.offer.id)
      : undefined;
  const promotion = laidIn === undefined ? (before?.promotion ?? null) : laidIn.promotion;
  return withHistory(before, { ...after, promotion }, laidIn?.priceHistory ?? [], dayOf(at)).sold;
};

/** The rows that the changes of a shop leave when they are done again, beginning with the offers that it was opened with. */
export const rowsOfChanges = (opened: readonly CatalogueEntry[]) => {
  const known = new Map(opened.map((entry) => [offerKey(entry.siteId, entry.offer.id), soldOf(entry)]));
  const rows: KeptRow[] = [];
  const set: ShopNow['set'][number][] = [];
  const changed: NonNullable<ReplayDeps['changed']> = ({ n, change }, { sold, figures, seller }) => {
    const { at } = change;
    for (const each of sold) {
      const key = offerKey(each.siteId, each.offer.id);
      const after = withWhole(known.get(key), each, change);
      known.set(key, after);
      rows.push(versionRow(n, at, { kind: 'offer', entry: withoutPage(after) }));
    }
    if (figures !== null) {
      set.push({ n, figures });
      rows.push(versionRow(n, at, { kind: 'figures', set: figures }));
    }
    if (seller !== null) rows.push(versionRow(n, at, { kind: 'seller', seller }));
  };
  // Every brand sells what the shop's own does (R4).
  const tripOf: ShopNow['tripOf'] = (siteId, offerId) =>
    (known.get(offerKey(siteId, offerId)) ?? known.get(offerKey(SHOP_SITE, offerId)))?.offer;
  return {
    changed,
    /** What time goes by once all changes were heard. */
    timed: { set, tripOf } satisfies Omit<ShopNow, 'brands'>,
    /** These rows beside those of the other tables. */
    beside:
      (others: KeptRows): KeptRows =>
      async (table) =>
        table === 'shop_versions' ? named(table, rows) : others(table),
  };
};
