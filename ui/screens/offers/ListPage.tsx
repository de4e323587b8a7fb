import { useLocation, useSearch } from 'wouter';
import { offersAddress, readOffersQuery } from '../../../adapters/http/contract/list-query.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { listCopy, nouns } from '../../copy/offers.pl.ts';
import { counted } from '../../format.ts';
import { usePageData } from '../../hooks/usePageData.ts';
import { Button } from '../../parts/Button.tsx';
import { CardGrid } from '../../parts/CruiseCard.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { listParts, seasonOf } from '../../shown/standing.ts';
import type { PageData } from '../../state/pageData.ts';
import { ShopPage } from '../account/ShopPage.tsx';
import { Chips, Filters } from './Filters.tsx';
import css from './ListPage.module.css';
import { MissingPage } from './MissingPage.tsx';
import { OfferCard } from './OfferCard.tsx';
import { UnderWay } from './UnderWay.tsx';
import { useOffers } from './useOffers.ts';

/** /rejsy-morskie?destination=1,2&type=…&term=…&option=… */
export const ListPage = () => {
  const data = usePageData('list');
  return data ? <ListScreen {...data} /> : <MissingPage />;
};

export const ListScreen = ({ offers: served, filters, today }: PageData<'list'>) => {
  const search = useSearch();
  const [, navigate] = useLocation();
  const query = readOffersQuery(search);
  const { offers, busy, failed, retry } = useOffers(search, served);
  const { recommended, coming, underWay } = listParts(offers);
  const count = recommended.length + coming.length;
  const choice = { filters, query, onQuery: (next: typeof query) => navigate(offersAddress(next)) };
  return (
    <ShopPage current={pages.offers}>
      <div className="wrap">
        <div className={css.intro}>
          <h1>{listCopy.title(seasonOf(today))}</h1>
          <p className="lead">{listCopy.lead}</p>
        </div>
        <div className={css.shop}>
          <Filters {...choice} />
          <div className={css.found} aria-busy={busy}>
            <div className={css.bar}>
              <Chips {...choice} />
              {!failed && <p role="status">{busy ? listCopy.loading : `${counted(count, nouns.cruises)}, ${listCopy.sorted}`}</p>}
            </div>
            {failed && (
              <div className={css.failed}>
                <Notice kind="error" title={listCopy.failedTitle} live>
                  {listCopy.failedText}
                </Notice>
                <Button kind="line" small onClick={retry}>
                  {listCopy.retry}
                </Button>
              </div>
            )}
            <h2 className="vh">{listCopy.heading}</h2>
            <div className={css.offers}>
              {recommended.map((offer) => (
                <OfferCard key={offer.OfferId} offer={offer} shape="wide" early />
              ))}
              {coming.length > 0 && (
                <CardGrid>
                  {coming.map((offer, index) => (
                    <OfferCard key={offer.OfferId} offer={offer} early={index < 3} />
                  ))}
                </CardGrid>
              )}
            </div>
            {count === 0 && !busy && !failed && (
              <EmptyState title={listCopy.emptyTitle} action={{ href: pages.offers, text: listCopy.emptyAction }}>
                {listCopy.emptyText}
              </EmptyState>
            )}
            {underWay.length > 0 && <UnderWay offers={underWay} />}
          </div>
        </div>
      </div>
    </ShopPage>
  );
};
