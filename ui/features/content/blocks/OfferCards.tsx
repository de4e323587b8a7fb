import type { ContentBlock } from '../../../../adapters/http/contract/offers/content.ts';
import type { OfferListItem } from '../../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { contentCopy } from '../../../copy/content.pl.ts';
import { OfferCard } from '../../../shared/offers/OfferCard.tsx';
import type { BlockProps } from './block.ts';
import css from './OfferCards.module.css';

/**
 * Returns the offers that the server has chosen for this block, in the server's order. Returns an
 * empty list if the block shows no offers.
 */
export const offersOfBlock = (
  { Offers }: ContentBlock,
  offers: readonly OfferListItem[],
): readonly OfferListItem[] =>
  Offers === null
    ? []
    : Offers.Ids.flatMap((id) => offers.find(({ OfferId }) => OfferId === id) ?? []);

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
