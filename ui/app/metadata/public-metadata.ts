import { offerListUrl } from '../../../adapters/http/contract/list-query.ts';
import { offerPageUrl, pages } from '../../../adapters/http/contract/pages.pl.ts';
import { headCopy, nouns } from '../../copy/offers.pl.ts';
import { browserTitle } from '../../copy/pl.ts';
import { formatDateRange, formatMoney, pluralize, withPlainSpaces } from '../../format.ts';
import { filterCount } from '../../state/offers/query.ts';
import { type PageData, siteName } from '../../state/page-data.ts';
import { listTitle } from '../../view-models/list-title.ts';
import { splitByListPart } from '../../view-models/sale-state.ts';
import { breadcrumbData, faqPageData, type PageMetadata } from './structured-data.ts';

type List = PageData<'list'>;
type Offer = PageData<'offer'>;

const homeHead = ({ page, site, frame }: PageData<'home'>, origin: string): PageMetadata => {
  const brand = siteName({ site });
  const { title, description } =
    page === null
      ? { title: headCopy.home.title(brand), description: headCopy.home.description }
      : { title: page.META.Title, description: page.META.Description };
  return {
    title,
    description,
    canonical: `${origin}/`,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': ['Organization', 'TravelAgency'],
        '@id': `${origin}/#organizacja`,
        name: brand || title,
        url: `${origin}/`,
        description,
        email: frame?.office.email ?? undefined,
        telephone: frame?.office.phone ?? undefined,
        sameAs: frame?.social.map(({ link }) => link),
      },
    ],
  };
};

/** A list with two or more filters is not indexed: its canonical address is the whole list. */
const listCanonical = (query: List['query']): string =>
  filterCount(query) < 2 ? offerListUrl({ ...query, sort: 'start' }) : pages.offers;

const listHead = (
  { offers, page, filters, query, site, frame }: List,
  origin: string,
): PageMetadata => {
  const title = listTitle(query, filters, frame?.season ?? '');
  const { recommended, coming } = splitByListPart(offers);
  const visibleOffers = [...recommended, ...coming];
  const count = pluralize(page.Count, nouns.cruises);
  return {
    title: browserTitle(withPlainSpaces(title), siteName({ site })),
    description: withPlainSpaces(
      filterCount(query) === 0
        ? headCopy.list.description(count)
        : headCopy.list.narrowed(title, count),
    ),
    canonical: origin + listCanonical(query),
    noIndex: page.Count === 0,
    jsonLd: [
      breadcrumbData(origin, siteName({ site }), [
        { name: withPlainSpaces(title), path: listCanonical(query) },
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: visibleOffers.map(({ FriendlyUrl, Name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: Name,
          url: origin + offerPageUrl(FriendlyUrl),
        })),
      },
    ],
  };
};

const AVAILABILITY = { book: 'InStock', reserveList: 'BackOrder', none: 'SoldOut' } as const;

/**
 * Returns the average rating from the reviews of this offer. Search engines show the rating beside
 * the offer, so reviews of the region or the shop do not count (R72). Returns null if the offer has
 * no average rating.
 */
const ratingData = (reviews: Offer['reviews']): object | null =>
  reviews?.of === 'offer' && reviews.figure !== null
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: reviews.figure.rating / 10,
          bestRating: 5,
          worstRating: 1,
          reviewCount: reviews.figure.count,
        },
      }
    : null;

const offerHead = ({ offer, questions, site, reviews }: Offer, origin: string): PageMetadata => {
  const { Name, META, Availability, Prices, Region, CoverImg, FriendlyUrl } = offer;
  const url = origin + offerPageUrl(FriendlyUrl);
  const brand = siteName({ site });
  const rating = ratingData(reviews);
  const dates = formatDateRange(Availability.From, Availability.To);
  const description =
    META.Description ||
    withPlainSpaces(headCopy.offer.description(Name, dates, `od ${formatMoney(Prices.From)}`));
  return {
    title: META.Title || browserTitle(headCopy.offer.title(Name, Region.Country.Name), brand),
    description,
    canonical: url,
    type: 'product',
    noIndex: !offer.Listed,
    jsonLd:
      !offer.Listed && rating === null
        ? []
        : [
            breadcrumbData(origin, brand, [
              { name: headCopy.list.name, path: pages.offers },
              { name: Name, path: offerPageUrl(FriendlyUrl) },
            ]),
            ...faqPageData(questions.map(({ Title, HTML }) => ({ question: Title, answer: HTML }))),
            {
              '@context': 'https://schema.org',
              '@type': ['Product', 'TouristTrip'],
              name: Name,
              description,
              image: origin + CoverImg.url,
              brand: { '@type': 'Brand', name: brand },
              ...rating,
              touristType: offer.Type.Name,
              itinerary: Region.OptionsList.filter(({ Available }) => Available).map((port) => ({
                '@type': 'Place',
                name: port.Name,
                geo: {
                  '@type': 'GeoCoordinates',
                  latitude: port.GeoCords.GeoX,
                  longitude: port.GeoCords.GeoY,
                },
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

export const publicMetadata = (
  data: PageData<'home' | 'list' | 'offer'>,
  origin: string,
): PageMetadata => {
  if (data.kind === 'home') return homeHead(data, origin);
  return data.kind === 'list' ? listHead(data, origin) : offerHead(data, origin);
};
