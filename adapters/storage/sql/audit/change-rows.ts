import type { ShopNow } from '../../../../application/consistency/wake-times.ts';
import type { CatalogueEntry } from '../../../../application/ports/catalogue.ts';
import type { ReplayDeps } from '../../../../application/replay/replay.ts';
import { offerKey, toSoldOffer } from '../../../../application/shop/shop-state.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import type { RecordedChange, SoldOffer } from '../../../../domain/shop-changes/commands.ts';
import { extendPriceHistory } from '../../../../domain/shop-changes/offers.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import { readValue, versionRow } from '../shop-versions.ts';
import { type AuditedRow, type AuditedRows, indexByName } from './audited-rows.ts';

/** Leaves out an offer's page texts, which the journal does not contain. */
const withoutPage = ({
  siteId,
  offer,
  priceHistory,
  promotion,
  planned,
}: Omit<CatalogueEntry, 'content'>): Omit<CatalogueEntry, 'content'> => ({
  siteId,
  offer,
  priceHistory,
  promotion,
  ...(planned === undefined ? {} : { planned }),
});

export const parseVersion = (text: string) => {
  const read = JSON.parse(text);
  if (!('content' in read)) return read;
  const value = readValue({ kind: 'offer', document: text });
  return value.kind === 'offer' ? JSON.parse(JSON.stringify(withoutPage(value.entry))) : read;
};

/** Adds earlier prices to an offer's history, because a replay starts without them (R60). */
const withFullHistory = (
  before: SoldOffer | undefined,
  after: SoldOffer,
  { command, at }: RecordedChange,
): SoldOffer => {
  const laidIn =
    command.type === 'layIn'
      ? command.offers.find(
          ({ siteId, offer }) => siteId === after.siteId && offer.id === after.offer.id,
        )
      : undefined;
  const promotion = laidIn === undefined ? (before?.promotion ?? null) : laidIn.promotion;
  return extendPriceHistory(before, { ...after, promotion }, laidIn?.priceHistory ?? [], dayOf(at))
    .sold;
};

export const changeRows = (opened: readonly CatalogueEntry[]) => {
  const soldByKey = new Map(
    opened.map((entry) => [offerKey(entry.siteId, entry.offer.id), toSoldOffer(entry)]),
  );
  const rows: AuditedRow[] = [];
  const set: ShopNow['set'][number][] = [];
  const onChange: NonNullable<ReplayDeps['onChange']> = (
    { n, change },
    { sold, figures, seller },
  ) => {
    const { at } = change;
    for (const each of sold) {
      const key = offerKey(each.siteId, each.offer.id);
      const after = withFullHistory(soldByKey.get(key), each, change);
      soldByKey.set(key, after);
      rows.push(versionRow(n, at, { kind: 'offer', entry: withoutPage(after) }));
    }
    if (figures !== null) {
      set.push({ n, figures });
      rows.push(versionRow(n, at, { kind: 'figures', set: figures }));
    }
    if (seller !== null) rows.push(versionRow(n, at, { kind: 'seller', seller }));
  };
  // Every brand sells the shop's own offers (R4).
  const tripOf: ShopNow['tripOf'] = (siteId, offerId) =>
    (soldByKey.get(offerKey(siteId, offerId)) ?? soldByKey.get(offerKey(SHOP_SITE, offerId)))
      ?.offer;
  return {
    onChange,
    /** Settings and offers after all changes; they determine the dates of scheduled events. */
    timed: { set, tripOf } satisfies Omit<ShopNow, 'brands'>,
    beside:
      (otherRows: AuditedRows): AuditedRows =>
      async (table) =>
        table === 'shop_versions' ? indexByName(table, rows) : otherRows(table),
  };
};
