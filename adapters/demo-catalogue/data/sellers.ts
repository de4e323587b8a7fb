import type { ShopOpening } from '../../../application/ports/values.ts';
import { SITES } from '../../../domain/sites.ts';

/** The demo's company, invented: it sells for every brand. */
export const DEMO_SELLERS: ShopOpening['sellers'] = SITES.map((siteId) => ({
  siteId,
  name: 'Kilwater sp. z o.o.',
  nip: '5861001009',
  address: 'ul. Portowa 8',
  zip: '81-350',
  city: 'Gdynia',
  permit: '1163',
}));
