import type { Seller, Sellers } from '../../application/ports/papers.ts';

// Both brands are one company's. Address and tax number are of the demo: the office puts its own here before the shop opens.
const KILWATER: Seller = {
  name: 'Kilwater sp. z o.o.',
  nip: '5861001009',
  address: 'ul. Portowa 8',
  zip: '81-350',
  city: 'Gdynia',
  permit: '1163',
};

const BY_SITE: ReadonlyMap<number, Seller> = new Map([
  [1, KILWATER],
  [2, KILWATER],
]);

/** Who signs the papers of each brand. No price hangs on it, so that it is no part of the settings that a replay keeps. */
export const fixedSellers: Sellers = { of: (siteId) => BY_SITE.get(siteId) };
