import type { ReactNode } from 'react';
import {
  FILTER_KEYS,
  type FilterKey,
  LIST_ORDERS,
  type OffersQuery,
  offerListUrl,
} from '../../../../adapters/http/contract/list-query.ts';
import type { FiltersAnswer } from '../../../../adapters/http/contract/offers/offers.ts';
import { listCopy } from '../../../copy/offers.pl.ts';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { toggleFilter } from '../../../state/offers/query.ts';
import { choicesByFilter, type FilterChoice } from '../../../view-models/list-title.ts';
import css from './Filters.module.css';

export type FilterProps = {
  readonly filters: FiltersAnswer;
  readonly query: OffersQuery;
  /** `replace` changes the current history entry instead of adding a new entry. */
  readonly onQuery: (
    query: OffersQuery,
    step?: { readonly replace: boolean; readonly state: unknown },
  ) => void;
};

type FilterGroup = { readonly key: FilterKey; readonly choices: readonly FilterChoice[] };

type GroupProps = { readonly group: FilterGroup } & Omit<FilterProps, 'filters'>;

const Group = ({ group: { key, choices }, query, onQuery }: GroupProps) => (
  <fieldset>
    <legend>{listCopy.groups[key]}</legend>
    {choices.map(({ id, name, count }) => {
      const ticked = query[key].includes(id);
      const adds = !ticked && query[key].length > 0;
      return (
        <Checkbox
          key={id}
          name={key}
          value={id}
          checked={ticked}
          // An option without results is disabled, but a ticked option can always be unticked.
          disabled={!ticked && count === 0}
          onChange={() => onQuery(toggleFilter(query, key, id))}
        >
          {name} <span className="muted">{adds && count > 0 ? `(+${count})` : `(${count})`}</span>
        </Checkbox>
      );
    })}
  </fieldset>
);

/** The panel leaves out the months, because the bar above the list has them. */
const panelGroups = (filters: FiltersAnswer): readonly FilterGroup[] => {
  const choices = choicesByFilter(filters);
  return FILTER_KEYS.filter((key) => key !== 'month' && choices[key].length > 0).map((key) => ({
    key,
    choices: choices[key],
  }));
};

export const FilterGroups = ({ filters, query, onQuery }: FilterProps) => (
  <div className={css.groups}>
    {panelGroups(filters).map((group) => (
      <Group key={group.key} group={group} query={query} onQuery={onQuery} />
    ))}
  </div>
);

export const ActiveFilterChips = ({ filters, query, onQuery }: FilterProps) => {
  const chosen = panelGroups(filters).flatMap(({ key, choices }) =>
    choices
      .filter(({ id }) => query[key].includes(id))
      .map(({ id, name }) => ({ key, id, name, without: toggleFilter(query, key, id) })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={listCopy.chips}>
      {chosen.map(({ key, id, name, without }) => (
        <li key={`${key} ${id}`}>
          <ListLink query={without} onQuery={onQuery}>
            {name}
            <span className="vh"> {listCopy.removeFilter}</span>
            <Icon name="cross" />
          </ListLink>
        </li>
      ))}
    </ul>
  );
};

export const SortLinks = ({ query, onQuery }: Omit<FilterProps, 'filters'>) => (
  <nav className={css.orders} aria-label={listCopy.orders}>
    {LIST_ORDERS.map((sort) => (
      <ListLink
        key={sort}
        query={{ ...query, sort, page: 1 }}
        onQuery={onQuery}
        current={sort === query.sort}
      >
        {listCopy.order[sort]}
      </ListLink>
    ))}
  </nav>
);

type LinkProps = Pick<FilterProps, 'query' | 'onQuery'> & {
  readonly current?: boolean;
  readonly children: ReactNode;
};

export const ListLink = ({ query, onQuery, current = false, children }: LinkProps) => (
  <a
    href={offerListUrl(query)}
    aria-current={current ? 'true' : undefined}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onQuery(query);
    }}
  >
    {children}
  </a>
);
