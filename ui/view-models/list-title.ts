import type { FilterKey, OffersQuery } from '../../adapters/http/contract/list-query.ts';
import type { FiltersAnswer } from '../../adapters/http/contract/offers/offers.ts';
import {
  afterCruises,
  formatInMonth,
  formatMonth,
  listTitleCopy,
  monthName,
} from '../copy/list-titles.pl.ts';
import { listCopy } from '../copy/offers.pl.ts';
import { formatMoney, keepWordsTogether, pluralize } from '../format.ts';
import { filterCount } from '../state/offers/query.ts';

type Choice = {
  readonly id: number;
  readonly name: string;
  readonly count: number;
  /** The name as it follows „Rejsy” in a title. Default: the name's entry in `afterCruises`. */
  readonly after?: string;
};
export type FilterGroup = { readonly key: FilterKey; readonly choices: readonly Choice[] };

const monthOf = (id: number): string => `${id}`.replace(/(?=\d\d$)/, '-');

export const filterGroups = ({
  Countries,
  Types,
  Terms,
  Options,
  Months,
  Lengths,
  Prices,
  Packages,
  Free,
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
    {
      key: 'month',
      choices: Months.map(({ MonthId, OffersCount }) => ({
        id: MonthId,
        name: formatMonth(monthOf(MonthId)),
        after: formatInMonth(monthOf(MonthId)),
        count: OffersCount,
      })),
    },
    {
      key: 'length',
      choices: Lengths.map(({ LengthId, From, To, OffersCount }) => ({
        id: LengthId,
        name: listCopy.lengths(From, To),
        count: OffersCount,
      })),
    },
    {
      key: 'price',
      choices: Prices.map(({ PriceId, Above, UpTo, OffersCount }) => ({
        id: PriceId,
        name: listCopy.prices(
          Above === null ? null : formatMoney(Above),
          UpTo === null ? null : formatMoney(UpTo),
        ),
        count: OffersCount,
      })),
    },
    {
      key: 'package',
      choices: Packages.map(({ PackageId, OffersCount }) => ({
        id: PackageId,
        name: listCopy.packages(PackageId),
        count: OffersCount,
      })),
    },
    { key: 'free', choices: [{ id: 1, name: listCopy.free, count: Free.OffersCount }] },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
};

/**
 * Returns the months that have offers with the other chosen filters. Only the first month of a year
 * shows the year.
 */
export const monthChoices = ({ Months }: FiltersAnswer): readonly Choice[] =>
  Months.filter(({ OffersCount }) => OffersCount > 0).map(
    ({ MonthId, OffersCount }, index, all) => {
      const month = monthOf(MonthId);
      const before = all[index - 1];
      const isNewYear =
        before === undefined || monthOf(before.MonthId).slice(0, 4) !== month.slice(0, 4);
      return {
        id: MonthId,
        name: isNewYear ? formatMonth(month) : monthName(month),
        count: OffersCount,
      };
    },
  );

/** With more names than this, a title would be too long. */
const MOST_NAMES = 4;
/** In a title the cruise type comes first, then the country: „Rejsy Party w Chorwacji w lipcu”. */
const ORDER: readonly FilterKey[] = [
  'type',
  'destination',
  'term',
  'option',
  'month',
  'length',
  'price',
  'package',
  'free',
];

const joined = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(listTitleCopy.and);

const afterNoun = ({ name, after }: Choice): string | undefined =>
  after ?? (Object.hasOwn(afterCruises, name) ? afterCruises[name] : undefined);

export const listTitle = (query: OffersQuery, filters: FiltersAnswer, season: string): string => {
  const groups = filterGroups(filters);
  const namesOf = (key: FilterKey) =>
    (groups.find((group) => group.key === key)?.choices ?? []).filter(({ id }) =>
      query[key].includes(id),
    );
  const chosen = ORDER.map(namesOf);
  const count = chosen.flat().length;
  if (count === 0) return listCopy.title(season);
  if (count > MOST_NAMES)
    return keepWordsTogether(
      listTitleCopy.many(pluralize(filterCount(query), listTitleCopy.filters)),
    );
  const named = chosen
    .map((choices) => joined(choices.flatMap((choice) => afterNoun(choice) ?? [])))
    .filter(Boolean);
  const otherNames = chosen
    .flat()
    .filter((choice) => afterNoun(choice) === undefined)
    .map(({ name }) => name);
  return keepWordsTogether([[listTitleCopy.noun, ...named].join(' '), ...otherNames].join(', '));
};
