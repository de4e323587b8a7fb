import type { FilterKey, OffersQuery } from '../../adapters/http/contract/list-query.ts';
import type { FiltersAnswer } from '../../adapters/http/contract/offers/offers.ts';
import { afterCruises, listTitleCopy } from '../copy/list-titles.pl.ts';
import { listCopy } from '../copy/offers.pl.ts';
import { pluralize, tieWords } from '../format.ts';
import { filterCount } from '../state/offers/query.ts';

type Choice = { readonly id: number; readonly name: string; readonly count: number };
export type FilterGroup = { readonly key: FilterKey; readonly choices: readonly Choice[] };

/** Returns the filters with their options. A filter without options is left out. */
export const filterGroups = ({
  Countries,
  Types,
  Terms,
  Options,
}: FiltersAnswer): readonly FilterGroup[] => {
  const groups: readonly FilterGroup[] = [
    {
      key: 'destination',
      choices: Countries.map(({ CountryId, Name, OffersCount }) => ({
        id: CountryId,
        name: Name,
        count: OffersCount,
      })),
    },
    {
      key: 'type',
      choices: Types.map(({ OfferTypeId, Name, OffersCount }) => ({
        id: OfferTypeId,
        name: Name,
        count: OffersCount,
      })),
    },
    {
      key: 'term',
      choices: Terms.map(({ OfferTermId, Name, OffersCount }) => ({
        id: OfferTermId,
        name: Name,
        count: OffersCount,
      })),
    },
    {
      key: 'option',
      choices: Options.map(({ OfferOptionId, Name, OffersCount }) => ({
        id: OfferOptionId,
        name: Name,
        count: OffersCount,
      })),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
};

/** With more names than this the title would be too long. */
const MOST_NAMES = 4;
/** The style follows the noun, then the place: „Rejsy Party w Chorwacji w lipcu”. */
const ORDER: readonly FilterKey[] = ['type', 'destination', 'term', 'option'];

const joined = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(listTitleCopy.and);

export const listTitle = (query: OffersQuery, filters: FiltersAnswer, season: string): string => {
  const groups = filterGroups(filters);
  const namesOf = (key: FilterKey) =>
    (groups.find((group) => group.key === key)?.choices ?? []).filter(({ id }) =>
      query[key].includes(id),
    );
  const chosen = ORDER.map((key) => namesOf(key).map(({ name }) => name));
  const count = chosen.flat().length;
  if (count === 0) return listCopy.title(season);
  if (count > MOST_NAMES)
    return tieWords(listTitleCopy.many(pluralize(filterCount(query), listTitleCopy.filters)));
  const known = chosen
    .map((names) => joined(names.flatMap((name) => afterCruises[name] ?? [])))
    .filter(Boolean);
  const others = chosen.flat().filter((name) => !Object.hasOwn(afterCruises, name));
  return tieWords([[listTitleCopy.noun, ...known].join(' '), ...others].join(', '));
};
