import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { offerListUrl, readOffersQuery } from '../../../../adapters/http/contract/list-query.ts';
import { offerPageUrl, pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { listCopy, nouns } from '../../../copy/offers.pl.ts';
import { pluralize } from '../../../format.ts';
import { usePageData, usePageTitle } from '../../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../../parts/Button.tsx';
import { joinClasses } from '../../../parts/classes.ts';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { PageLoadFailure } from '../../../shared/offers/PageLoadFailure.tsx';
import { ShopPage } from '../../../shared/page/ShopPage.tsx';
import type { PageData } from '../../../state/page-data.ts';
import { listTitle } from '../../../view-models/list-title.ts';
import { splitByListPart } from '../../../view-models/sale-state.ts';
import { CruisesUnderWay } from './CruisesUnderWay.tsx';
import { FILTER_PANEL_ID, FilterPanel } from './FilterPanel.tsx';
import { ActiveFilterChips, type FilterProps } from './Filters.tsx';
import { FoundOffers } from './FoundOffers.tsx';
import { ListBar } from './ListBar.tsx';
import css from './ListPage.module.css';
import { ListPageLink } from './ListPageLink.tsx';
import { useFilterSheet } from './use-filter-sheet.ts';
import { useOffers } from './use-offers.ts';

type Props = FilterProps & {
  readonly status: string;
  readonly failed: boolean;
  /** Without scripts the button that opens the filters is invisible but keeps its space (P-047). */
  readonly panel: {
    readonly alive: boolean;
    readonly hidden: boolean;
    readonly onToggle: () => void;
  };
  readonly onGone: () => void;
};

export const ListToolbar = ({ status, failed, panel, onGone, ...choice }: Props) => {
  const { onQuery } = choice;
  return (
    <>
      <ActiveFilterChips
        {...choice}
        onQuery={(next) => {
          onQuery(next);
          onGone();
        }}
      />
      <div className={css.bar}>
        <div className={joinClasses(css.toggle, !panel.alive && css.waiting)}>
          <Button
            kind="line"
            small
            icon="filter"
            aria-expanded={!panel.hidden}
            aria-controls={FILTER_PANEL_ID}
            onClick={panel.onToggle}
          >
            {panel.hidden ? listCopy.showPanel : listCopy.hidePanel}
          </Button>
        </div>
        <p role="status">{failed ? '' : status}</p>
      </div>
    </>
  );
};

const ListFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={css.failed}>
    <Notice kind="error" title={listCopy.failedTitle} live>
      {listCopy.failedText}
    </Notice>
    <Button kind="line" small onClick={onRetry}>
      {listCopy.retry}
    </Button>
  </div>
);

/** Address: /rejsy-morskie?destination=1,2&type=…&term=…&month=…&free=1&sort=…&strona=2 */
export const ListPage = () => {
  const data = usePageData('list');
  return data ? <ListScreen {...data} /> : <PageLoadFailure />;
};

export const ListScreen = (served: PageData<'list'>) => {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const [hidden, setHidden] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const query = readOffersQuery(search);
  const { offers, page, filters, busy, failed, retry, appending, append, firstNew } = useOffers(
    search,
    served,
  );
  useEffect(() => {
    if (firstNew === null) return;
    const links = list.current?.querySelectorAll<HTMLAnchorElement>('h3 a') ?? [];
    [...links].find(({ pathname }) => pathname === offerPageUrl(firstNew.FriendlyUrl))?.focus();
  }, [firstNew]);
  const sheet = useFilterSheet();
  const { recommended, coming, underWay } = splitByListPart(offers);
  const count = page.Count;
  const found = count === 0 ? listCopy.none : pluralize(count, nouns.cruises);
  const title = listTitle(query, filters, served.frame?.season ?? '');
  usePageTitle(title.replace(/\u00a0/g, ' '));

  const choice = {
    filters,
    query,
    onQuery: (next: typeof query, step?: { readonly replace: boolean; readonly state: unknown }) =>
      navigate(offerListUrl(next), step),
  };
  const toList = () => heading.current?.focus();
  const nextPage = offerListUrl({ ...query, page: page.Number + 1 });
  return (
    <ShopPage current={pages.offers}>
      <div className="wrap">
        <div className={css.intro}>
          <h1>{title}</h1>
          <p className="lead">{listCopy.lead}</p>
        </div>
        <ListBar {...choice} alive={alive} onSheet={sheet.show} onChange={toList} />
        <div className={hidden ? `${css.shop} ${css.alone}` : css.shop}>
          <FilterPanel
            {...choice}
            alive={alive}
            sheet={sheet}
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
            <h2 className={`vh ${css.heading}`} ref={heading} tabIndex={-1}>
              {listCopy.heading}
            </h2>
            {query.page > 1 && (
              <ListPageLink href={offerListUrl({ ...query, page: query.page - 1 })}>
                {listCopy.earlier}
              </ListPageLink>
            )}
            <div ref={list}>
              <FoundOffers
                recommended={recommended}
                coming={coming}
                byMonth={query.sort === 'start'}
              />
            </div>
            {page.Number < page.Pages && (
              <div className={css.more}>
                {appending === 'failed' && (
                  <Notice kind="error" title={listCopy.failedTitle} live>
                    {listCopy.moreFailedText}
                  </Notice>
                )}
                <ButtonLink
                  kind="line"
                  href={nextPage}
                  busy={appending === 'loading' && listCopy.loading}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    append();
                  }}
                >
                  {appending === 'failed' ? listCopy.retry : listCopy.more}
                </ButtonLink>
              </div>
            )}
            {count === 0 && !busy && !failed && (
              <EmptyState
                title={listCopy.none}
                action={{ href: pages.offers, text: listCopy.emptyAction }}
              >
                {listCopy.emptyText}
              </EmptyState>
            )}
            {underWay.length > 0 && <CruisesUnderWay offers={underWay} />}
          </div>
        </div>
      </div>
    </ShopPage>
  );
};
