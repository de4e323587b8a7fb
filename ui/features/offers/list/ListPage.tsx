import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { offerListUrl, readOffersQuery } from '../../../../adapters/http/contract/list-query.ts';
import type { OfferListItem } from '../../../../adapters/http/contract/offers/offers.ts';
import { offerPageUrl, pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { formatMonth } from '../../../copy/list-titles.pl.ts';
import { listCopy, nouns } from '../../../copy/offers.pl.ts';
import { pluralize, withPlainSpaces } from '../../../format.ts';
import { usePageData, usePageTitle } from '../../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../../parts/Button.tsx';
import { joinClasses } from '../../../parts/classes.ts';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { CardGrid, OfferCard } from '../../../shared/offers/OfferCard.tsx';
import { PageLoadFailure } from '../../../shared/offers/PageLoadFailure.tsx';
import { ShopPage } from '../../../shared/page/ShopPage.tsx';
import { filterCount, toggleFilter, withoutFilters } from '../../../state/offers/query.ts';
import type { PageData } from '../../../state/page-data.ts';
import { listTitle, monthChoices } from '../../../view-models/list-title.ts';
import { splitByListPart } from '../../../view-models/sale-state.ts';
import { CruisesUnderWay } from './CruisesUnderWay.tsx';
import { FILTER_PANEL_ID, FilterPanel, useFilterSheet } from './FilterPanel.tsx';
import { ActiveFilterChips, type FilterProps, ListLink, SortLinks } from './Filters.tsx';
import barCss from './ListBar.module.css';
import css from './ListPage.module.css';
import { ListPageLink } from './ListPageLink.tsx';
import { useOffers } from './use-offers.ts';

type Props = FilterProps & {
  readonly status: string;
  readonly failed: boolean;
  /**
   * Until scripts run (`alive`), the button that opens the filters is invisible. Its space stays
   * reserved, so that nothing moves when it appears (P-047).
   */
  readonly panel: {
    readonly alive: boolean;
    readonly hidden: boolean;
    readonly onToggle: () => void;
  };
  readonly onGone: () => void;
};

const ListToolbar = ({ status, failed, panel, onGone, ...choice }: Props) => {
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
  usePageTitle(withPlainSpaces(title));

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
            {failed && (
              <ListFailure
                onRetry={() => {
                  retry();
                  toList();
                }}
              />
            )}
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

type FoundProps = {
  readonly recommended: Offers;
  readonly coming: Offers;
  readonly byMonth: boolean;
};

const FoundOffers = ({ recommended, coming, byMonth }: FoundProps) => {
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

type BarProps = FilterProps & {
  readonly alive: boolean;
  readonly onSheet: () => void;
  readonly onChange: () => void;
};

const ListBar = ({ alive, onSheet, onChange, ...choice }: BarProps) => {
  const { query, filters } = choice;
  const onQuery: FilterProps['onQuery'] = (next) => {
    choice.onQuery(next);
    onChange();
  };
  return (
    <div className={joinClasses(barCss.bar, alive && barCss.alive)}>
      {/*
       * This button needs scripts. Until they run it is hidden, and a label in FilterPanel opens
       * the filters.
       */}
      <div className={barCss.opener}>
        <Button kind="line" small icon="filter" aria-haspopup="dialog" onClick={onSheet}>
          {listCopy.filtersOpen(filterCount(query))}
        </Button>
      </div>
      {filterCount(query) > 0 && (
        <div className={barCss.clear}>
          <ListLink query={withoutFilters(query)} onQuery={onQuery}>
            {listCopy.clear}
          </ListLink>
        </div>
      )}
      <nav className={barCss.months} aria-label={listCopy.months}>
        {monthChoices(filters, query.month).map(({ id, name, count }) => (
          <ListLink
            key={id}
            query={toggleFilter(query, 'month', id)}
            onQuery={onQuery}
            current={query.month.includes(id)}
          >
            {`${name} (${count})`}
          </ListLink>
        ))}
      </nav>
      <div className={barCss.orders}>
        <SortLinks {...choice} onQuery={onQuery} />
      </div>
    </div>
  );
};
