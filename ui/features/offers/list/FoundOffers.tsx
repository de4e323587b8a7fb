import type { OfferListItem } from '../../../../adapters/http/contract/offers/offers.ts';
import { formatMonth } from '../../../copy/list-titles.pl.ts';
import { CardGrid, OfferCard } from '../../../shared/offers/OfferCard.tsx';
import css from './ListPage.module.css';

type Offers = readonly OfferListItem[];
/** The first three cards load their pictures at once, because a wide screen shows three cards. */
const FIRST = 3;

const Cards = ({ offers, early = 0 }: { readonly offers: Offers; readonly early?: number }) => (
  <CardGrid compact>
    {offers.map((offer, index) => (
      <OfferCard key={offer.OfferId} offer={offer} early={index < early} />
    ))}
  </CardGrid>
);

const monthOf = ({ Availability }: OfferListItem): string => Availability.From.slice(0, 7);

type Props = {
  readonly recommended: Offers;
  readonly coming: Offers;
  readonly byMonth: boolean;
};

export const FoundOffers = ({ recommended, coming, byMonth }: Props) => {
  const early = recommended.length > 0 ? 0 : FIRST;
  return (
    <div className={css.offers}>
      {recommended.length > 0 && (
        <CardGrid compact columns={false}>
          {recommended.map((offer) => (
            <OfferCard key={offer.OfferId} offer={offer} shape="wide" early />
          ))}
        </CardGrid>
      )}
      {!byMonth && coming.length > 0 && <Cards offers={coming} early={early} />}
      {byMonth &&
        [...new Set(coming.map(monthOf))].map((month, index) => (
          <section key={month} className={css.month} aria-labelledby={`od-${month}`}>
            <h2 id={`od-${month}`}>{formatMonth(month)}</h2>
            <Cards
              offers={coming.filter((offer) => monthOf(offer) === month)}
              early={index === 0 ? early : 0}
            />
          </section>
        ))}
    </div>
  );
};
