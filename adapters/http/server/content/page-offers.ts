import type { BlockOffers, ContentPage } from '../../../../application/content/content.ts';
import { isUnderWayState, isUpcomingState } from '../../../../domain/catalogue/sale-state.ts';
import type { OfferListItem } from '../../contract/offers/offers.ts';
import { presentPage } from './present-content.ts';

type Offers = readonly OfferListItem[];

const uniqueOffers = (offers: Offers): Offers => [
  ...new Map(offers.map((offer) => [offer.OfferId, offer])).values(),
];

/**
 * If a block lists its offers, keeps their order. If not, puts cruises under way after all others.
 */
const inOrder = ({ ids, urls }: BlockOffers, offers: Offers): Offers =>
  ids.length + urls.length > 0
    ? offers
    : [
        ...offers.filter(({ Standing }) => !isUnderWayState(Standing)),
        ...offers.filter(({ Standing }) => isUnderWayState(Standing)),
      ];

const isCruiseToCome = ({ ListPart }: OfferListItem): boolean =>
  ListPart === 'recommended' || ListPart === 'coming';

const isTrainingToCome = ({ TrainingKinds, Standing }: OfferListItem): boolean =>
  TrainingKinds.length > 0 && isUpcomingState(Standing);

const countToCome = (offers: Offers) => {
  const toCome = offers.filter((offer) => isCruiseToCome(offer) || isTrainingToCome(offer));
  const trainings = toCome.filter(({ TrainingKinds }) => TrainingKinds.length > 0).length;
  return {
    cruises: toCome.length - trainings,
    trainings,
    months: [...new Set(toCome.map(({ Availability }) => Number(Availability.From.slice(5, 7))))],
  };
};

const plainSpaces = (name: string): string => name.replaceAll('\u00a0', ' ');

const countByRegion = (page: ContentPage, offers: Offers): Readonly<Record<string, number>> => {
  const titles = page.blocks
    .filter(({ layout }) => layout === 'regions')
    .flatMap(({ boxes }) => boxes.map(({ title }) => title));
  const counted = Map.groupBy(offers.filter(isCruiseToCome), ({ Region }) =>
    plainSpaces(Region.Name),
  );
  return Object.fromEntries(
    titles.map((title) => [title, counted.get(plainSpaces(title))?.length ?? 0]),
  );
};

const lowestPrice = (offers: Offers): OfferListItem['Prices'] | null => {
  const [cheapest] = offers
    .filter(({ WayIn, Prices }) => WayIn === 'book' && Prices.Per === 'person')
    .toSorted((a, b) => Number(a.Prices.From) - Number(b.Prices.From));
  return cheapest?.Prices ?? null;
};

/**
 * Returns a page with the cards that its blocks show. A country can have hundreds of offers, so
 * each block shows only some. Count and lowest price include all offers of the blocks.
 */
export const presentPageOffers = (
  page: ContentPage,
  offersOf: (selection: BlockOffers) => Offers,
) => {
  const found = page.blocks.map(({ offers }) =>
    offers === null ? [] : inOrder(offers, offersOf(offers)),
  );
  const all = uniqueOffers(found.flat());
  const cards = found.map((offers, index) =>
    offers.slice(0, page.blocks[index]?.offers?.most ?? 0),
  );
  const presented = presentPage(page);
  const Contents = presented.Contents.map((block, index) => ({
    ...block,
    Offers: block.Offers && {
      ...block.Offers,
      Ids: (cards[index] ?? []).map(({ OfferId }) => OfferId),
    },
  }));
  return {
    page: { ...presented, Contents },
    offers: uniqueOffers(cards.flat()),
    toCome: countToCome(all),
    regions: countByRegion(page, all),
    lowest: lowestPrice(all),
  };
};
