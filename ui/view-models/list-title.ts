import {
  FILTER_KEYS,
  type FilterKey,
  type OffersQuery,
} from '../../adapters/http/contract/list-query.ts';
import type { FiltersAnswer } from '../../adapters/http/contract/offers/offers.ts';
import {
  afterCruises,
  formatInMonth,
  formatMonth,
  listTitleCopy,
  monthName,
} from '../copy/list-titles.pl.ts';
import { listCopy } from '../copy/offers.pl.ts';
import { formatMoney, joinShortWordsByNoBreakSpaces, pluralize } from '../format.ts';
import { filterCount } from '../state/offers/query.ts';

export type FilterChoice = {
  readonly id: number;
  readonly name: string;
  readonly count: number;
  /** The name as it follows „Rejsy” in a title. Default: the name's entry in `afterCruises`. */
  readonly after?: string;
};

const monthOf = (id: number): string => `${id}`.replace(/(?=\d\d$)/, '-');

const choiceOf = (id: number, name: string, count: number): FilterChoice => ({ id, name, count });

export const choicesByFilter = (
  answer: FiltersAnswer,
): Readonly<Record<FilterKey, readonly FilterChoice[]>> => {
  const priceOf = (price: string | null) => (price === null ? null : formatMoney(price));
  return {
    destination: answer.Countries.map((each) =>
      choiceOf(each.CountryId, each.Name, each.OffersCount),
    ),
    type: answer.Types.map((each) => choiceOf(each.OfferTypeId, each.Name, each.OffersCount)),
    term: answer.Terms.map((each) => choiceOf(each.OfferTermId, each.Name, each.OffersCount)),
    option: answer.Options.map((each) => choiceOf(each.OfferOptionId, each.Name, each.OffersCount)),
    month: answer.Months.map(({ MonthId, OffersCount }) => ({
      ...choiceOf(MonthId, formatMonth(monthOf(MonthId)), OffersCount),
      after: formatInMonth(monthOf(MonthId)),
    })),
    length: answer.Lengths.map(({ LengthId, From, To, OffersCount }) =>
      choiceOf(LengthId, listCopy.lengths(From, To), OffersCount),
    ),
    price: answer.Prices.map(({ PriceId, Above, UpTo, OffersCount }) =>
      choiceOf(PriceId, listCopy.prices(priceOf(Above), priceOf(UpTo)), OffersCount),
    ),
    package: answer.Packages.map(({ PackageId, OffersCount }) =>
      choiceOf(PackageId, listCopy.packages(PackageId), OffersCount),
    ),
    free: [choiceOf(1, listCopy.free, answer.Free.OffersCount)],
  };
};

/**
 * Returns the months in which offers match all other filters, and the chosen months, so that each
 * can be removed. The first listed month of each year is named with its year.
 */
export const monthChoices = (
  { Months }: FiltersAnswer,
  chosen: OffersQuery['month'],
): readonly FilterChoice[] =>
  Months.filter(({ MonthId, OffersCount }) => OffersCount > 0 || chosen.includes(MonthId)).map(
    ({ MonthId, OffersCount }, index, all) => {
      const month = monthOf(MonthId);
      const before = all[index - 1];
      const isNewYear =
        before === undefined || monthOf(before.MonthId).slice(0, 4) !== month.slice(0, 4);
      return choiceOf(MonthId, isNewYear ? formatMonth(month) : monthName(month), OffersCount);
    },
  );

/** With more names than this, a title would be too long. */
const MOST_NAMES = 4;
/** In a title the cruise type comes first, then the country: „Rejsy Party w Chorwacji w lipcu”. */
const ORDER: readonly FilterKey[] = ['type', ...FILTER_KEYS.filter((key) => key !== 'type')];

const joined = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(listTitleCopy.and);

const afterNoun = ({ name, after }: FilterChoice): string | undefined =>
  after ?? (Object.hasOwn(afterCruises, name) ? afterCruises[name] : undefined);

export const listTitle = (query: OffersQuery, filters: FiltersAnswer, season: string): string => {
  const choices = choicesByFilter(filters);
  const chosen = ORDER.map((key) => choices[key].filter(({ id }) => query[key].includes(id)));
  const count = chosen.flat().length;
  if (count === 0) return listCopy.title(season);
  if (count > MOST_NAMES)
    return joinShortWordsByNoBreakSpaces(
      listTitleCopy.many(pluralize(filterCount(query), listTitleCopy.filters)),
    );
  const named = chosen
    .map((choices) => joined(choices.flatMap((choice) => afterNoun(choice) ?? [])))
    .filter(Boolean);
  const otherNames = chosen
    .flat()
    .filter((choice) => afterNoun(choice) === undefined)
    .map(({ name }) => name);
  return joinShortWordsByNoBreakSpaces(
    [[listTitleCopy.noun, ...named].join(' '), ...otherNames].join(', '),
  );
};
