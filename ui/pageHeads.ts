import type { OfferDetails } from '../adapters/http/contract/offers.ts';
import { headsCopy } from './copy/heads.pl.ts';
import type { PageData } from './state/pageData.ts';
import type { PageHead } from './state/pageHead.ts';

/** An offer as search engines read it: the trip, its days, and the price that its page shows. */
const tripOf = (offer: OfferDetails, address: string, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: offer.Name,
  description: offer.META.Description,
  image: `${origin}${offer.CoverImg.url}`,
  url: address,
  category: offer.Type.Name,
  offers: {
    '@type': 'Offer',
    price: offer.Prices.From,
    priceCurrency: 'PLN',
    url: address,
    availability: `https://schema.org/${offer.Availability.Available && !offer.Availability.GrayedOut ? 'InStock' : 'SoldOut'}`,
  },
});

/** What a page tells search engines and link previews; pages that belong to one person are not to be found. */
export const headOf = (data: PageData, url: string, origin: string): PageHead => {
  const canonical = `${origin}${url}`;
  switch (data.kind) {
    case 'home':
      return { ...headsCopy.home, canonical };
    case 'list':
      // Every filtered list is the one list, as far as search engines are concerned.
      return { ...headsCopy.list, canonical: `${origin}/rejsy-morskie` };
    case 'offer': {
      const { META, CoverImg } = data.offer;
      return {
        title: META.Title,
        description: META.Description,
        canonical,
        image: `${origin}${CoverImg.url}`,
        type: 'product',
        jsonLd: [tripOf(data.offer, canonical, origin)],
      };
    }
    case 'missing':
      return { ...headsCopy.missing, noIndex: true };
    case 'client':
      return { ...headsCopy.client, noIndex: true };
  }
};
