import type { ReactNode } from 'react';
import { type OffersQuery, offersAddress } from '../../../../adapters/http/contract/list-query.ts';
import type { FiltersAnswer } from '../../../../adapters/http/contract/offers/offers.ts';
import { listCopy } from '../../../copy/offers.pl.ts';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { type FilterGroup, filterGroups } from '../../../shown/listTitle.ts';
import { toggled, withoutFilters } from '../../../state/offers/query.ts';
import css from './Filters.module.css';

export type FilterProps = {
  /** Counted under the query. */
  readonly filters: FiltersAnswer;
  readonly query: OffersQuery;
  /** Goes to another address of the list: a step in the history, or instead of the present one. */
  readonly onQuery: (query: OffersQuery, step?: { readonly replace: boolean; readonly state: unknown }) => void;
};

const Group = ({ group: { key, choices }, query, onQuery }: { readonly group: FilterGroup } & Omit<FilterProps, 'filters'>) => (
  <fieldset>
    <legend>{listCopy.groups[key]}</legend>
    {choices.map(({ id, name, count }) => {
      const ticked = query[key].includes(id);
      // Beside another choice of its group a count is what it adds to the list.
      const adds = !ticked && query[key].length > 0;
      return (
        <Checkbox
          key={id}
          name={key}
          value={id}
          checked={ticked}
          // Nothing that would show nothing (more) can be pressed; what is ticked can always be taken back.
          disabled={!ticked && count === 0}
          onChange={() => onQuery(toggled(query, key, id))}
        >
          {name} <span className="muted">({adds && count > 0 ? `+${count}` : count})</span>
        </Checkbox>
      );
    })}
  </fieldset>
);

/** Boxes by group, each with what pressing it shows. */
export const FilterGroups = ({ filters, query, onQuery }: FilterProps) => (
  <div className={css.groups}>
    {filterGroups(filters).map((group) => (
      <Group key={group.key} group={group} query={query} onQuery={onQuery} />
    ))}
  </div>
);

/** What is ticked, each as a link to the list without it, and one to the list without any. */
export const Chips = ({ filters, query, onQuery }: FilterProps) => {
  const chosen = filterGroups(filters).flatMap(({ key, choices }) =>
    choices.filter(({ id }) => query[key].includes(id)).map(({ id, name }) => ({ key, id, name, without: toggled(query, key, id) })),
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
      {chosen.length > 1 && (
        <li className={css.clear}>
          <ListLink query={withoutFilters(query)} onQuery={onQuery}>
            {listCopy.clear}
          </ListLink>
        </li>
      )}
    </ul>
  );
};

type LinkProps = Pick<FilterProps, 'query' | 'onQuery'> & { readonly current?: boolean; readonly children: ReactNode };

/** A link to the list under another query: it goes there without a new page where a script runs, and by itself where none does. */
export const ListLink = ({ query, onQuery, current = false, children }: LinkProps) => (
  <a
    href={offersAddress(query)}
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
