import type { CatalogueEntry } from '../ports/catalogue.ts';

/** Selected choices by filter. A filter without a selected choice accepts every offer. */
export type OffersFilter = {
  readonly countries: readonly number[];
  readonly types: readonly number[];
  readonly terms: readonly number[];
  readonly options: readonly number[];
};

export const NO_FILTER: OffersFilter = { countries: [], types: [], terms: [], options: [] };

const allows = (wanted: readonly number[], found: readonly number[]): boolean =>
  wanted.length === 0 || found.some((id) => wanted.includes(id));

export const passesFilter = (filter: OffersFilter, { offer, content }: CatalogueEntry): boolean =>
  allows(filter.countries, [offer.countryId]) &&
  allows(filter.types, [offer.typeId]) &&
  allows(
    filter.terms,
    content.terms.map(({ id }) => id),
  ) &&
  allows(
    filter.options,
    content.options.map(({ id }) => id),
  );

/** `offers`: those that have the choice, or would be added by selecting it. */
export type FilterChoice = { readonly id: number; readonly name: string; readonly offers: number };

export type FilterChoices = { readonly [group in keyof OffersFilter]: readonly FilterChoice[] };

type Named = { readonly id: number; readonly name: string };

/** Countries outside the country filter (`countryListed`) are left out. */
const GROUPS: Readonly<Record<keyof OffersFilter, (entry: CatalogueEntry) => readonly Named[]>> = {
  countries: ({ offer, content }) =>
    offer.countryListed ? [{ id: offer.countryId, name: content.countryName }] : [],
  types: ({ offer, content }) => [{ id: offer.typeId, name: content.typeName }],
  terms: ({ content }) => content.terms,
  options: ({ content }) => content.options,
};

const choicesOf = (
  entries: readonly CatalogueEntry[],
  filter: OffersFilter,
  group: keyof OffersFilter,
): readonly FilterChoice[] => {
  const namesOf = GROUPS[group];
  const wanted = filter[group];
  const beside = entries
    .filter((entry) => passesFilter({ ...filter, [group]: [] }, entry))
    .map((entry) => namesOf(entry).map(({ id }) => id));
  const count = (id: number): number => {
    const having = beside.filter((ids) => ids.includes(id));
    const alreadyShown = wanted.includes(id)
      ? []
      : having.filter((ids) => ids.some((other) => wanted.includes(other)));
    return having.length - alreadyShown.length;
  };
  const named = new Map(entries.flatMap(namesOf).map(({ id, name }) => [id, name]));
  return [...named]
    .map(([id, name]) => ({ id, name, offers: count(id) }))
    .toSorted((a, b) => a.id - b.id);
};

export const filterChoices = (
  entries: readonly CatalogueEntry[],
  filter: OffersFilter = NO_FILTER,
): FilterChoices => ({
  countries: choicesOf(entries, filter, 'countries'),
  types: choicesOf(entries, filter, 'types'),
  terms: choicesOf(entries, filter, 'terms'),
  options: choicesOf(entries, filter, 'options'),
});
