import type { FiltersAnswer } from '../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { homeCopy } from '../../copy/home.pl.ts';
import { nouns } from '../../copy/offers.pl.ts';
import { counted } from '../../format.ts';
import { Button } from '../../parts/Button.tsx';
import { SelectField } from '../../parts/TextField.tsx';
import css from './HomePage.module.css';

const { search } = homeCopy;

/** Where, when, how: a plain form that leads to the list. `count` is how many cruises there are to show. */
export const SearchBar = ({ filters, count }: { readonly filters: FiltersAnswer; readonly count: number }) => (
  <form className={css.find} action={pages.offers} aria-label={search.label}>
    <SelectField label={search.destination} name="destination" defaultValue="">
      <option value="">{search.anyDestination}</option>
      {filters.Countries.map(({ CountryId, Name }) => (
        <option key={CountryId} value={CountryId}>
          {Name}
        </option>
      ))}
    </SelectField>
    <SelectField label={search.term} name="term" defaultValue="">
      <option value="">{search.anyTerm}</option>
      {filters.Terms.map(({ OfferTermId, Name }) => (
        <option key={OfferTermId} value={OfferTermId}>
          {Name}
        </option>
      ))}
    </SelectField>
    <SelectField label={search.type} name="type" defaultValue="">
      <option value="">{search.anyType}</option>
      {filters.Types.map(({ OfferTypeId, Name }) => (
        <option key={OfferTypeId} value={OfferTypeId}>
          {Name}
        </option>
      ))}
    </SelectField>
    <Button type="submit">{search.submit(counted(count, nouns.cruises))}</Button>
  </form>
);
