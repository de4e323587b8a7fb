import { useEffect, useState } from 'react';
import { type FilterKey, type OffersQuery, offersAddress } from '../../../adapters/http/contract/list-query.ts';
import type { FiltersAnswer } from '../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { listCopy } from '../../copy/offers.pl.ts';
import { Button } from '../../parts/Button.tsx';
import { Checkbox } from '../../parts/Checkbox.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { filterCount, toggled } from '../../state/offers/query.ts';
import css from './ListPage.module.css';

type Choice = { readonly id: number; readonly name: string; readonly count?: number };
type Group = { readonly key: FilterKey; readonly choices: readonly Choice[] };

/** The wire's filters as groups of boxes; empty groups are left out. */
export const filterGroups = ({ Countries, Types, Terms, Options }: FiltersAnswer): readonly Group[] => {
  const groups: readonly Group[] = [
    {
      key: 'destination',
      choices: Countries.map(({ CountryId, Name, OffersCount }) => ({ id: CountryId, name: Name, count: OffersCount })),
    },
    { key: 'type', choices: Types.map(({ OfferTypeId, Name }) => ({ id: OfferTypeId, name: Name })) },
    { key: 'term', choices: Terms.map(({ OfferTermId, Name, OffersCount }) => ({ id: OfferTermId, name: Name, count: OffersCount })) },
    { key: 'option', choices: Options.map(({ OfferOptionId, Name }) => ({ id: OfferOptionId, name: Name })) },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
};

type Props = {
  readonly filters: FiltersAnswer;
  readonly query: OffersQuery;
  /** Goes to another address of the list. */
  readonly onQuery: (query: OffersQuery) => void;
};

/** Boxes by group. A plain form: without a script its button asks the server, with one every tick changes the address at once. */
export const Filters = ({ filters, query, onQuery }: Props) => {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <form
      className={css.filters}
      action={pages.offers}
      aria-label={listCopy.filters}
      onSubmit={(event) => {
        if (alive) event.preventDefault();
      }}
    >
      {/* A box opens the filters on a phone, because that works before any script has come. */}
      <label className={css.opener}>
        <input type="checkbox" className="vh" />
        <Icon name="filter" />
        {listCopy.filtersOpen(filterCount(query))}
      </label>
      <div className={css.groups}>
        {filterGroups(filters).map(({ key, choices }) => (
          <fieldset key={key}>
            <legend>{listCopy.groups[key]}</legend>
            {choices.map(({ id, name, count }) => (
              <Checkbox
                key={id}
                name={key}
                value={id}
                checked={query[key].includes(id)}
                onChange={() => onQuery(toggled(query, key, id))}
                autoComplete="off"
              >
                {name} {count !== undefined && <span className="muted">({count})</span>}
              </Checkbox>
            ))}
          </fieldset>
        ))}
        <div className={alive ? css.needless : undefined}>
          <Button type="submit" kind="line" small>
            {listCopy.apply}
          </Button>
        </div>
      </div>
    </form>
  );
};

/** What is ticked, each as a link to the list without it. */
export const Chips = ({ filters, query, onQuery }: Props) => {
  const chosen = filterGroups(filters).flatMap(({ key, choices }) =>
    choices.filter(({ id }) => query[key].includes(id)).map(({ id, name }) => ({ key, id, name })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={listCopy.chips}>
      {chosen.map(({ key, id, name }) => {
        const without = toggled(query, key, id);
        return (
          <li key={`${key} ${id}`}>
            <a
              href={offersAddress(without)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onQuery(without);
              }}
            >
              {name}
              <span className="vh"> {listCopy.removeFilter}</span>
              <Icon name="cross" />
            </a>
          </li>
        );
      })}
    </ul>
  );
};
