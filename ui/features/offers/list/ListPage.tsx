import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { offersAddress, readOffersQuery } from '../../../../adapters/http/contract/list-query.ts';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { listCopy, nouns } from '../../../copy/offers.pl.ts';
import { pluralize } from '../../../format.ts';
import { usePageData } from '../../../hooks/use-page-data.ts';
import { usePageTitle } from '../../../hooks/use-page-title.ts';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import { MissingPage } from '../../../shared/offers/MissingPage.tsx';
import { ShopPage } from '../../../shared/page/ShopPage.tsx';
import type { PageData } from '../../../state/page-data.ts';
import { listTitle } from '../../../view-models/list-title.ts';
import { cruisesToCome, listParts } from '../../../view-models/sale-state.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { FoundOffers } from './FoundOffers.tsx';
import { ListFailure } from './ListFailure.tsx';
import css from './ListPage.module.css';
import { ListToolbar } from './ListToolbar.tsx';
import { UnderWay } from './UnderWay.tsx';
import { useOffers } from './use-offers.ts';

/** /rejsy-morskie?destination=1,2&type=…&term=…&option=…&sort=… */
export const ListPage = () => {
  const data = usePageData('list');
  return data ? <ListScreen {...data} /> : <MissingPage />;
};

export const ListScreen = ({ offers: served, filters: counts, frame }: PageData<'list'>) => {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const [hidden, setHidden] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const query = readOffersQuery(search);
  const { offers, filters, busy, failed, retry } = useOffers(search, {
    offers: served,
    filters: counts,
  });
  const { recommended, coming, underWay } = listParts(offers);
  const count = cruisesToCome(offers).length;
  const found = count === 0 ? listCopy.none : pluralize(count, nouns.cruises);
  const title = listTitle(query, filters, frame?.season ?? '');
  usePageTitle(title.replace(/\u00a0/g, ' '));

  const choice = {
    filters,
    query,
    onQuery: (next: typeof query, step?: { readonly replace: boolean; readonly state: unknown }) =>
      navigate(offersAddress(next), step),
  };
  const toList = () => heading.current?.focus();
  return (
    <ShopPage current={pages.offers}>
      <div className="wrap">
        <div className={css.intro}>
          <h1>{title}</h1>
          <p className="lead">{listCopy.lead}</p>
        </div>
        <div className={hidden ? `${css.shop} ${css.alone}` : css.shop}>
          <FilterPanel
            {...choice}
            alive={alive}
            show={count === 0 ? found : listCopy.show(found)}
            onShow={toList}
          />
          <div className={css.found} aria-busy={busy}>
            <ListToolbar
              {...choice}
              status={
                busy
                  ? listCopy.loading
                  : count === 0
                    ? found
                    : `${found}, ${listCopy.ordered[query.sort]}`
              }
              failed={failed}
              panel={{ alive, hidden, onToggle: () => setHidden(!hidden) }}
              onGone={toList}
            />
            {failed && <ListFailure onRetry={retry} />}
            <h2 className="vh" ref={heading} tabIndex={-1}>
              {listCopy.heading}
            </h2>
            <FoundOffers
              recommended={recommended}
              coming={coming}
              byMonth={query.sort === 'start'}
            />
            {count === 0 && !busy && !failed && (
              <EmptyState
                title={listCopy.none}
                action={{ href: pages.offers, text: listCopy.emptyAction }}
              >
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
