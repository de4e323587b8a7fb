import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { call } from '../../../../adapters/http/client/call.ts';
import {
  type OffersQuery,
  offersAddress,
  readOffersQuery,
} from '../../../../adapters/http/contract/list-query.ts';
import type {
  FiltersAnswer,
  OfferListItem,
  OffersPage,
} from '../../../../adapters/http/contract/offers/offers.ts';
import { offerPage, pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { listCopy, nouns } from '../../../copy/offers.pl.ts';
import { pluralize } from '../../../format.ts';
import { usePageData, usePageTitle } from '../../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../../parts/Button.tsx';
import { joinClasses } from '../../../parts/classes.ts';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { MissingPage } from '../../../shared/offers/MissingPage.tsx';
import { ShopPage } from '../../../shared/page/ShopPage.tsx';
import type { PageData } from '../../../state/page-data.ts';
import { listTitle } from '../../../view-models/list-title.ts';
import { listParts } from '../../../view-models/sale-state.ts';
import { FILTER_PANEL_ID, FilterPanel } from './FilterPanel.tsx';
import { Chips, type FilterProps } from './Filters.tsx';
import { FoundOffers } from './FoundOffers.tsx';
import { ListBar } from './ListBar.tsx';
import css from './ListPage.module.css';
import { UnderWay } from './UnderWay.tsx';
import { useFilterSheet } from './use-filter-sheet.ts';

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
      <Chips
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

type OfferResults = {
  readonly offers: readonly OfferListItem[];
  readonly page: OffersPage;
  readonly filters: FiltersAnswer;
};

type Found = OfferResults & {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly append: (onFirst: (offer: OfferListItem) => void, onFailure: () => void) => void;
};

const filtersOf = (query: OffersQuery) => ({
  filterCountry: [...query.destination],
  filterType: [...query.type],
  filterTerm: [...query.term],
  filterOptions: [...query.option],
  filterMonths: [...query.month],
  filterLengths: [...query.length],
  filterPrices: [...query.price],
  filterPackages: [...query.package],
  filterFree: [...query.free],
});

const queryAt = (address: string): OffersQuery => readOffersQuery(address.split('?')[1] ?? '');

const fetchPage = (query: OffersQuery, page: number, signal?: AbortSignal) =>
  call('offersList', { ...filtersOf(query), sort: query.sort, page }, signal ? { signal } : {});

export const useOffers = (search: string, served: OfferResults): Found => {
  const address = offersAddress(readOffersQuery(search));
  const [displayed, setDisplayed] = useState({ address, ...served });
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const stale = displayed.address !== address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks the same question again
  useEffect(() => {
    setFailed(null);
    if (!stale) return;
    const late = new AbortController();
    const query = queryAt(address);
    const { signal } = late;
    Promise.all([
      fetchPage(query, query.page, signal),
      call('offersFilters', filtersOf(query), { signal }),
    ]).then(([list, counts]) =>
      list
        .andThen(({ Offers, Page }) => counts.map((filters) => ({ Offers, Page, filters })))
        .match(
          ({ Offers, Page = EMPTY_PAGE, filters }) =>
            setDisplayed({ address, offers: Offers, page: Page, filters }),
          ({ kind }) => kind === 'aborted' || setFailed(address),
        ),
    );
    return () => late.abort();
  }, [address, stale, attempt]);
  return {
    offers: displayed.offers,
    page: displayed.page,
    filters: displayed.filters,
    busy: stale && failed === null,
    failed: failed === address,
    retry: () => setAttempt(attempt + 1),
    append: (onFirst, onFailure) => {
      fetchPage(queryAt(address), displayed.page.Number + 1).then((answer) =>
        answer.match(({ Offers, Page = EMPTY_PAGE }) => {
          setDisplayed((before) =>
            // Ignore a late response: the visitor may have changed the query or pressed twice.
            before.address === address && before.page.Number + 1 === Page.Number
              ? { ...before, page: Page, offers: [...before.offers, ...Offers] }
              : before,
          );
          if (Offers[0] !== undefined) onFirst(Offers[0]);
        }, onFailure),
      );
    },
  };
};

const EMPTY_PAGE: OffersPage = { Number: 1, Pages: 1, Count: 0 };

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
  return data ? <ListScreen {...data} /> : <MissingPage />;
};

export const ListScreen = (served: PageData<'list'>) => {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const [hidden, setHidden] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [firstNew, setFirstNew] = useState<string | null>(null);
  useEffect(() => {
    if (firstNew === null) return;
    const links = list.current?.querySelectorAll<HTMLAnchorElement>('h3 a') ?? [];
    [...links].find(({ pathname }) => pathname === offerPage(firstNew))?.focus();
  }, [firstNew]);
  const query = readOffersQuery(search);
  const { offers, page, filters, busy, failed, retry, append } = useOffers(search, served);
  const sheet = useFilterSheet();
  const { recommended, coming, underWay } = listParts(offers);
  const count = page.Count;
  const found = count === 0 ? listCopy.none : pluralize(count, nouns.cruises);
  const title = listTitle(query, filters, served.frame?.season ?? '');
  usePageTitle(title.replace(/\u00a0/g, ' '));

  const choice = {
    filters,
    query,
    onQuery: (next: typeof query, step?: { readonly replace: boolean; readonly state: unknown }) =>
      navigate(offersAddress(next), step),
  };
  const toList = () => heading.current?.focus();
  const more = { ...query, page: page.Number + 1 };
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
              <p className={css.more}>
                <ButtonLink kind="line" href={offersAddress({ ...query, page: query.page - 1 })}>
                  {listCopy.earlier}
                </ButtonLink>
              </p>
            )}
            <div ref={list}>
              <FoundOffers
                recommended={recommended}
                coming={coming}
                byMonth={query.sort === 'start'}
              />
            </div>
            {page.Number < page.Pages && (
              <p className={css.more}>
                <ButtonLink
                  kind="line"
                  href={offersAddress(more)}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    append(
                      ({ FriendlyUrl }) => setFirstNew(FriendlyUrl),
                      () => location.assign(offersAddress(more)),
                    );
                  }}
                >
                  {listCopy.more}
                </ButtonLink>
              </p>
            )}
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
