import { isListedCountry } from '../../domain/catalogue/traits.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';

/** What a list is narrowed to; an empty list lets everything through. */
export type OffersFilter = {
  readonly countries: readonly number[];
  readonly types: readonly number[];
  readonly terms: readonly number[];
  readonly options: readonly number[];
};

export const EVERYTHING: OffersFilter = { countries: [], types: [], terms: [], options: [] };

const allows = (wanted: readonly number[], found: readonly number[]): boolean =>
  wanted.length === 0 || found.some((id) => wanted.includes(id));

/** Whether an offer passes: one of the wanted countries, and one of the types, and one of the terms, and one of the options. */
export const passes = (filter: OffersFilter, { offer, content }: CatalogueEntry): boolean =>
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

/** Something that offers are filtered by, with the number of offers that its filter alone lets through. */
export type Choice = { readonly id: number; readonly name: string; readonly offers: number };

export type FilterChoices = {
  readonly countries: readonly Choice[];
  readonly types: readonly Choice[];
  readonly terms: readonly Choice[];
  readonly options: readonly Choice[];
};

const choices = (
  entries: readonly CatalogueEntry[],
  of: (entry: CatalogueEntry) => readonly { readonly id: number; readonly name: string }[],
): readonly Choice[] => {
  const found = new Map<number, Choice>();
  for (const { id, name } of entries.flatMap(of)) found.set(id, { id, name, offers: (found.get(id)?.offers ?? 0) + 1 });
  return [...found.values()].toSorted((a, b) => a.id - b.id);
};

/** What these offers can be filtered by, by number: each type, term, option and listed country that at least one of them has. */
export const filterChoices = (entries: readonly CatalogueEntry[]): FilterChoices => ({
  countries: choices(entries, ({ offer, content }) =>
    isListedCountry(offer.countryId) ? [{ id: offer.countryId, name: content.countryName }] : [],
  ),
  types: choices(entries, ({ offer, content }) => [{ id: offer.typeId, name: content.typeName }]),
  terms: choices(entries, ({ content }) => content.terms),
  options: choices(entries, ({ content }) => content.options),
});
