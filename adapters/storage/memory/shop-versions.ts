import type { WriteShop } from '../../../application/ports/journal.ts';
import type { CatalogueStore, ShopVersion } from '../../../application/ports/values.ts';

export type ShopVersionRows = ShopVersion[];

export const readShopVersions = (
  rows: ShopVersionRows,
): Pick<CatalogueStore, 'versions' | 'versionsOf'> => ({
  versions: async (after) => rows.filter(({ n }) => n > after),
  versionsOf: async (offerId) =>
    rows.filter(({ value }) => value.kind === 'offer' && value.entry.offer.id === offerId),
});

export const stageShop = (rows: ShopVersionRows): WriteShop & { readonly apply: () => void } => {
  const staged: ShopVersion[] = [];
  return {
    newest: async () => staged.at(-1)?.n ?? rows.at(-1)?.n ?? 0,
    keep: async (n, at, values) => {
      staged.push(...values.map((value) => ({ n, at, value })));
    },
    apply: () => {
      rows.push(...staged);
    },
  };
};
