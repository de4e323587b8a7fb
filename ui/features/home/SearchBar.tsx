import { type ComponentProps, useEffect, useState } from 'react';
import { offerListUrl } from '../../../adapters/http/contract/list-query.ts';
import type { FiltersAnswer } from '../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { nouns } from '../../copy/offers.pl.ts';
import { pluralize } from '../../format.ts';
import { Button } from '../../parts/Button.tsx';
import { SelectField } from '../../parts/TextField.tsx';
import {
  countFoundCruises,
  EMPTY_SEARCH,
  type SearchChoice,
  searchQuery,
} from '../../state/offers/search.ts';
import type { SearchableSailing } from '../../state/page-data.ts';
import { homeCopy } from './copy/home.pl.ts';
import css from './SearchBar.module.css';

const { search } = homeCopy;

type Choice = { readonly id: number; readonly name: string };
type Props = { readonly filters: FiltersAnswer; readonly sailings: readonly SearchableSailing[] };

export const SearchBar = ({ filters, sailings }: Props) => {
  const [sought, setSought] = useState<SearchChoice>(EMPTY_SEARCH);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const count = countFoundCruises(sought, sailings);
  const field = (
    key: keyof SearchChoice,
    label: string,
    any: string,
    choices: readonly Choice[],
  ): ComponentProps<typeof SelectField> => ({
    label,
    name: key,
    value: sought[key] ?? '',
    // After Back, a browser fills in the old choices, but the button shows the number of cruises
    // without them. `off` prevents this.
    autoComplete: 'off',
    onChange: ({ target }) =>
      setSought({ ...sought, [key]: target.value === '' ? null : Number(target.value) }),
    children: (
      <>
        <option value="">{any}</option>
        {choices.map(({ id, name }) => (
          <option
            key={id}
            value={id}
            disabled={alive && countFoundCruises({ ...sought, [key]: id }, sailings) === 0}
          >
            {name}
          </option>
        ))}
      </>
    ),
  });
  return (
    <form
      className={css.find}
      action={pages.offers}
      aria-label={search.label}
      onSubmit={(event) => {
        event.preventDefault();
        window.location.assign(offerListUrl(searchQuery(sought)));
      }}
    >
      <SelectField
        {...field(
          'destination',
          search.destination,
          search.anyDestination,
          filters.Countries.map(({ CountryId, Name }) => ({ id: CountryId, name: Name })),
        )}
      />
      <SelectField
        {...field(
          'term',
          search.term,
          search.anyTerm,
          filters.Terms.map(({ OfferTermId, Name }) => ({ id: OfferTermId, name: Name })),
        )}
      />
      <SelectField
        {...field(
          'type',
          search.type,
          search.anyType,
          filters.Types.map(({ OfferTypeId, Name }) => ({ id: OfferTypeId, name: Name })),
        )}
      />
      <Button type="submit">{search.submit(pluralize(count, nouns.cruises))}</Button>
      <span className="vh" role="status">
        {alive ? search.submit(pluralize(count, nouns.cruises)) : ''}
      </span>
    </form>
  );
};
