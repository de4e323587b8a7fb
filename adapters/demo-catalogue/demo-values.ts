import type { CatalogueEntry } from '../../application/ports/catalogue.ts';
import type { ShopOpening } from '../../application/ports/values.ts';
import { dayOf } from '../../domain/calendar.ts';
import { DEMO_BRANDS, DEMO_SELLERS, demoCatalogue } from './demo-catalogue.ts';

type Brand = ShopOpening['brands'][number];
type Seller = ShopOpening['sellers'][number];
type Named = readonly (readonly [field: string, value: string | null | undefined])[];

/** Fields that identify a company, so they must differ from the demo's. Rebates can be equal. */
const brandNames = ({ name, boatTripMarker, bankTransfer, office }: Brand): Named => [
  ['name', name],
  ['boatTripMarker', boatTripMarker],
  ['office.phone', office.phone],
  ['bankTransfer.recipient', bankTransfer.recipient],
  ['bankTransfer.accountNumber', bankTransfer.accountNumber],
];
const sellerNames = ({ name, nip, address, permit, emergencyPhone, guarantee }: Seller): Named => [
  ['name', name],
  ['nip', nip],
  ['address', address],
  ['permit', permit],
  ['emergencyPhone', emergencyPhone],
  ['guarantee.guarantor', guarantee?.guarantor],
  ['guarantee.number', guarantee?.number],
];

const sharedWith = <A extends { readonly siteId: number }>(
  file: string,
  rows: readonly A[],
  demo: readonly A[],
  namesOf: (row: A) => Named,
): readonly string[] => {
  const known = new Set(demo.flatMap(namesOf).map(([field, value]) => `${field}=${value}`));
  return rows.flatMap((row) =>
    namesOf(row).flatMap(([field, value]) =>
      value != null && known.has(`${field}=${value}`)
        ? [`${file}: ${field} of brand ${row.siteId} is the demo’s: "${value}".`]
        : [],
    ),
  );
};

type Opened = {
  readonly opening: Pick<ShopOpening, 'brands' | 'sellers' | 'at'>;
  readonly entries: readonly CatalogueEntry[];
};

/** Lists the demo's names, numbers and offers that a company would publish by mistake. */
export const findDemoValues = ({ opening, entries }: Opened): readonly string[] => {
  const demo = new Set(
    demoCatalogue(dayOf(opening.at)).map(
      ({ offer, content }) => `${offer.id} ${content.friendlyUrl}`,
    ),
  );
  const offers = entries.filter(({ offer, content }) =>
    demo.has(`${offer.id} ${content.friendlyUrl}`),
  );
  return [
    ...sharedWith('brands', opening.brands, DEMO_BRANDS, brandNames),
    ...sharedWith('sellers', opening.sellers, DEMO_SELLERS, sellerNames),
    ...(offers.length === 0
      ? []
      : [`offers of the demo are on sale: ${offers.map(({ offer }) => offer.id).join(', ')}.`]),
  ];
};
