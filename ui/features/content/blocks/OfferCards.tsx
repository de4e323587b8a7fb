import type { ContentBlock } from '../../../../adapters/http/contract/offers/content.ts';
import type { OfferListItem } from '../../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { contentCopy } from '../../../copy/content.pl.ts';
import { OfferCard } from '../../../shared/offers/OfferCard.tsx';
import { isAtSea } from '../../../view-models/sale-state.ts';
import type { BlockProps } from './block.ts';
import css from './OfferCards.module.css';

const passesIds = (allowed: readonly number[], ids: readonly number[]): boolean =>
  allowed.length === 0 || ids.some((id) => allowed.includes(id));

/** If a block names offers, keeps their order; otherwise puts cruises under way last. */
export const offersOfBlock = (
  { Offers }: ContentBlock,
  offers: readonly OfferListItem[],
): readonly OfferListItem[] => {
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
            passesIds(Countries, [Region.Country.CountryId]) &&
            passesIds(Types, [Type.OfferTypeId]) &&
            passesIds(
              Terms,
              Availability.Terms.map(({ OfferTermId }) => OfferTermId),
            ),
        );
  const coming =
    Ids.length + Urls.length > 0
      ? found
      : [...found.filter((offer) => !isAtSea(offer)), ...found.filter(isAtSea)];
  return coming.slice(0, Most);
};

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
