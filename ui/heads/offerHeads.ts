import { offerPage, pages } from '../../adapters/http/contract/pages.pl.ts';
import { headCopy, nouns } from '../copy/offers.pl.ts';
import { counted, dayRange, money } from '../format.ts';
import { seasonOf } from '../shown/standing.ts';
import type { PageData } from '../state/pageData.ts';
import type { PageHead } from './pageHead.ts';
import { questionsAsked, wayTo } from './structured.ts';

/** Plain spaces: a title is no place for tied ones. */
const plain = (text: string): string => text.replace(/\u00a0/g, ' ');
const BRAND = 'Kilwater';

type List = PageData<'list'>;
type Offer = PageData<'offer'>;

const homeHead = (origin: string): PageHead => ({
  ...headCopy.home,
  canonical: `${origin}/`,
  jsonLd: [
    { '@context': 'https://schema.org', '@type': 'TravelAgency', name: BRAND, url: `${origin}/`, description: headCopy.home.description },
  ],
});

const listHead = ({ offers, today }: List, origin: string): PageHead => ({
  title: headCopy.list.title(seasonOf(today)),
  description: plain(headCopy.list.description(counted(offers.length, nouns.cruises))),
  // One address for search engines, however the list is narrowed.
  canonical: origin + pages.offers,
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: offers.map(({ FriendlyUrl, Name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: Name,
        url: origin + offerPage(FriendlyUrl),
      })),
    },
  ],
});

const AVAILABILITY = { book: 'InStock', reserveList: 'BackOrder', none: 'SoldOut' } as const;

const offerHead = ({ offer, questions }: Offer, origin: string): PageHead => {
  const { Name, META, Availability, Prices, Region, CoverImg, FriendlyUrl } = offer;
  const url = origin + offerPage(FriendlyUrl);
  const dates = dayRange(Availability.From, Availability.To);
  const description = META.Description || plain(headCopy.offer.description(Name, dates, `od ${money(Prices.From)}`));
  return {
    title: META.Title || headCopy.offer.title(Name, Region.Country.Name),
    description,
    canonical: url,
    type: 'product',
    noIndex: !offer.Listed,
    // What is not on the list is told to nobody who searches.
    jsonLd: !offer.Listed
      ? []
      : [
          wayTo(origin, [
            { name: headCopy.list.name, path: pages.offers },
            { name: Name, path: offerPage(FriendlyUrl) },
          ]),
          ...questionsAsked(questions.map(({ Title, HTML }) => ({ question: Title, answer: HTML }))),
          {
            '@context': 'https://schema.org',
            '@type': ['Product', 'TouristTrip'],
            name: Name,
            description,
            image: origin + CoverImg.url,
            brand: { '@type': 'Brand', name: BRAND },
            touristType: offer.Type.Name,
            itinerary: Region.OptionsList.filter(({ Available }) => Available).map((port) => ({
              '@type': 'Place',
              name: port.Name,
              geo: { '@type': 'GeoCoordinates', latitude: port.GeoCords.GeoX, longitude: port.GeoCords.GeoY },
            })),
            offers: {
              '@type': 'AggregateOffer',
              url,
              lowPrice: Prices.From,
              priceCurrency: 'PLN',
              availability: `https://schema.org/${AVAILABILITY[offer.WayIn ?? 'none']}`,
              availabilityEnds: Availability.From,
            },
          },
        ],
  };
};

/** Title, description, canonical address, preview picture and JSON-LD of a public page. `origin` without a slash at its end. */
export const publicHead = (data: PageData<'home' | 'list' | 'offer'>, origin: string): PageHead => {
  if (data.kind === 'home') return homeHead(origin);
  return data.kind === 'list' ? listHead(data, origin) : offerHead(data, origin);
};
