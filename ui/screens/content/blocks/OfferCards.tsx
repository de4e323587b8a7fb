import type { ContentBlock } from '../../../../adapters/http/contract/offers/content.ts';
import type { OfferListItem } from '../../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { contentCopy } from '../../../copy/content.pl.ts';
import { isAtSea } from '../../../shown/standing.ts';
import { OfferCard } from '../../offers/OfferCard.tsx';
import type { BlockProps } from './block.ts';
import css from './OfferCards.module.css';

/** Nothing asked for lets everything through. */
const fits = (wanted: readonly number[], ids: readonly number[]): boolean => wanted.length === 0 || ids.some((id) => wanted.includes(id));

/** The offers that a block shows, of all that its page has; those at sea stand behind those that one can still join, unless they are named. */
export const offersOfBlock = ({ Offers }: ContentBlock, offers: readonly OfferListItem[]): readonly OfferListItem[] => {
  if (Offers === null) return [];
  const { Ids, Urls, Countries, Types, Terms, Most } = Offers;
  const found =
    Ids.length + Urls.length > 0
      ? [
          ...Ids.flatMap((id) => offers.find(({ OfferId }) => OfferId === id) ?? []),
          ...Urls.flatMap((url) => offers.find(({ FriendlyUrl }) => FriendlyUrl === url) ?? []),
        ]
      : offers.filter(
          ({ Region, Type, Availability }) =>
            fits(Countries, [Region.Country.CountryId]) &&
            fits(Types, [Type.OfferTypeId]) &&
            fits(
              Terms,
              Availability.Terms.map(({ OfferTermId }) => OfferTermId),
            ),
        );
  const coming = Ids.length + Urls.length > 0 ? found : [...found.filter((offer) => !isAtSea(offer)), ...found.filter(isAtSea)];
  return coming.slice(0, Most);
};

/** Offers of the shop under the words of the content, as they are today. */
export const OfferCards = ({ block, data }: BlockProps) => {
  const offers = offersOfBlock(block, data.offers);
  if (offers.length === 0)
    return (
      <p className="lead">
        {contentCopy.noOffers} <a href={pages.offers}>{contentCopy.allOffers}</a>
      </p>
    );
  return (
    <ul className={css.cards}>
      {offers.map((offer) => (
        <li key={offer.OfferId}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  );
};
