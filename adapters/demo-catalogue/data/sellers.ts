import type { ShopOpening } from '../../../application/ports/values.ts';
import { zloty } from '../../../domain/money.ts';
import { SITES } from '../../../domain/sites.ts';

/** The demo's fictitious company, which is the seller for every brand. */
export const DEMO_SELLERS: ShopOpening['sellers'] = SITES.map((siteId) => ({
  siteId,
  name: 'Kilwater sp. z o.o.',
  nip: '5861001009',
  address: 'ul. Portowa 8',
  zip: '81-350',
  city: 'Gdynia',
  permit: '1163',
  guarantee: {
    guarantor: 'Bałtyckie Towarzystwo Gwarancji S.A.',
    address: 'ul. Falochronowa 4, 81-340 Gdynia',
    email: 'gwarancje@btg.example',
    phone: '+48 58 000 22 10',
    number: 'BTG/OT/0412/2025',
    sum: zloty(1_200_000),
    until: '2026-12-31',
    marshal: 'Marszałek Województwa Pomorskiego',
    marshalAddress: 'ul. Okopowa 21/27, 80-810 Gdańsk',
    marshalPhone: '+48 58 000 00 21',
    marshalEmail: 'turystyka@marszalek.example',
  },
  emergencyPhone: '+48 600 000 163',
}));
