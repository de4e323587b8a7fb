import { listCopy } from '../../../copy/offers.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import { joinClasses } from '../../../parts/classes.ts';
import { filterCount, toggleFilter, withoutFilters } from '../../../state/offers/query.ts';
import { monthChoices } from '../../../view-models/list-title.ts';
import { type FilterProps, ListLink, SortLinks } from './Filters.tsx';
import css from './ListBar.module.css';

type Props = FilterProps & {
  readonly alive: boolean;
  readonly onSheet: () => void;
  readonly onChange: () => void;
};

export const ListBar = ({ alive, onSheet, onChange, ...choice }: Props) => {
  const { query, filters } = choice;
  const onQuery: FilterProps['onQuery'] = (next) => {
    choice.onQuery(next);
    onChange();
  };
  return (
    <div className={joinClasses(css.bar, alive && css.alive)}>
      {/*
       * This button needs scripts. Until they run it is hidden, and a label in FilterPanel opens
       * the filters.
       */}
      <div className={css.opener}>
        <Button kind="line" small icon="filter" aria-haspopup="dialog" onClick={onSheet}>
          {listCopy.filtersOpen(filterCount(query))}
        </Button>
      </div>
      {filterCount(query) > 0 && (
        <div className={css.clear}>
          <ListLink query={withoutFilters(query)} onQuery={onQuery}>
            {listCopy.clear}
          </ListLink>
        </div>
      )}
      <nav className={css.months} aria-label={listCopy.months}>
        {monthChoices(filters).map(({ id, name, count }) => (
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
      <div className={css.orders}>
        <SortLinks {...choice} onQuery={onQuery} />
      </div>
    </div>
  );
};
