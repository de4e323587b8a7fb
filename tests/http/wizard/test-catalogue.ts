import { catalogueOf as shopsCatalogue } from '../../../adapters/system/catalogue.ts';
import type {
  Catalogue,
  CatalogueEntry,
  OfferContent,
} from '../../../application/ports/catalogue.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import { zloty } from '../../../domain/money.ts';
import { OFFER, offerWith, unitWith } from '../../arbitraries/offers.ts';

const contentOf = (offer: Offer): OfferContent => ({
  friendlyUrl: `rejs-${offer.id}`,
  typeName: 'Explore',
  countryName: 'Chorwacja',
  regionName: 'Dalmacja',
  regionText: 'Wyspy i sosny.',
  scene: { country: 'croatia', time: 'day', vessel: 'monohull' },
  terms: [{ id: 7, name: 'Lipiec' }],
  options: [{ id: 2, name: 'Skipper' }],
  ribbon: { text: 'potwierdzony', more: '', colour: 'green' },
  ratings: [{ name: 'Żeglowanie', value: 4 }],
  title: 'Tydzień wśród wysp',
  paragraphs: ['Raz.', 'Dwa.'],
  tags: ['wyspy'],
  pictures: [],
  headings: {
    units: { name: '', description: '' },
    attractions: { name: '', description: '' },
    dailyPlan: { name: '', description: '' },
    journeys: '',
  },
  ports: [
    {
      id: 1,
      name: 'Trogir',
      description: 'Start',
      latitude: 43.5,
      longitude: 16.2,
      available: true,
      images: [],
    },
  ],
  dailyPlan: [],
  attractions: [
    {
      name: 'Hvar',
      description: 'Wieczór',
      image: { url: '/h.svg', alt: 'Hvar' },
      available: true,
    },
  ],
  html: ['', '', ''],
  movie: null,
  touristTaxEuros: 10,
  meeting: null,
  included: ['jacht'],
  excluded: ['paliwo'],
  meta: { title: 'Chorwacja', description: 'Tydzień', keywords: 'rejs' },
  similar: [901, 903, 4040],
  classes: [],
  units: [],
  journeys: [{ journeyId: 1, details: 'Z domu na jacht', images: [] }],
  insurances: [{ insuranceId: 2, description: 'Szerzej', features: ['bagaż'] }],
  trainings: [{ optionId: 51, description: 'Port' }],
  addons: [{ addonId: 3, details: 'Bawełna', image: { url: '/k.svg', alt: 'Koszulka' } }],
});

export const catalogueEntryOf = (
  offer: Offer,
  more: Partial<Omit<CatalogueEntry, 'offer' | 'content'>> & {
    content?: Partial<OfferContent>;
  } = {},
) => ({
  siteId: 1,
  offer,
  priceHistory: [],
  promotion: null,
  ...more,
  content: { ...contentOf(offer), ...more.content },
});

export type TestCatalogue = Catalogue & { replace(entries: readonly CatalogueEntry[]): void };

export const testCatalogue = (entries: readonly CatalogueEntry[]): TestCatalogue => {
  let current = shopsCatalogue(entries);
  let version = 1;
  return {
    all: (siteId) => current.all(siteId),
    byId: (siteId, offerId) => current.byId(siteId, offerId),
    byUrl: (siteId, url) => current.byUrl(siteId, url),
    version: () => String(version),
    replace: (next) => {
      current = shopsCatalogue(next);
      version += 1;
    },
  };
};

export const SMALL = offerWith({
  id: 901,
  name: 'Mała załoga',
  from: '2027-08-14',
  to: '2027-08-21',
  firstMinuteUntil: null,
  secondMinuteUntil: null,
  units: [unitWith({ id: 601, yachts: 1, berths: 4, cabins: 2, placePrice: zloty(500) })],
});
const GRAYED_OFFER = offerWith({
  id: 902,
  name: 'Szara',
  grayedOut: true,
  units: [unitWith({ id: 602 })],
});
const SOLD_OUT = offerWith({
  id: 903,
  name: 'Pełna',
  traits: ['soldOut'],
  units: [unitWith({ id: 603 })],
});
const PAST_OFFER = offerWith({
  id: 904,
  name: 'Było',
  from: '2026-08-01',
  to: '2026-08-08',
  units: [unitWith({ id: 604 })],
});
/** The offer starts in twelve days, so add-ons are closed and there are no instalments. */
export const SOON = offerWith({
  id: 905,
  name: 'Zaraz',
  from: '2027-01-22',
  to: '2027-01-29',
  firstMinuteUntil: null,
  secondMinuteUntil: null,
  units: [unitWith({ id: 605 })],
});

export const ENTRIES: readonly CatalogueEntry[] = [
  OFFER,
  SMALL,
  GRAYED_OFFER,
  SOLD_OUT,
  PAST_OFFER,
  SOON,
].map((offer) => catalogueEntryOf(offer));
