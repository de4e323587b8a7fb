import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import { OfferData } from './data/schema.ts';
import type { Tables } from './tables.ts';

/** An error of the data: the offer, its field, and what the field must be. */
export type CatalogueError = {
  readonly offer: string;
  readonly field: string;
  readonly problem: string;
};

/** Formats an error as one line for the person who edits the data. */
export const sayError = ({ offer, field, problem }: CatalogueError): string =>
  `Offer ${offer}: ${field} ${problem}`;

const offerNameOf = (input: unknown, position: number): string => {
  const named = t.partial({ id: t.unknown, name: t.unknown }).decode(input);
  if (isLeft(named) || named.right.id === undefined) return `no. ${position + 1} of the list`;
  return named.right.name === undefined
    ? String(named.right.id)
    : `${String(named.right.id)} (${String(named.right.name)})`;
};

const fieldOf = (context: t.Context): string =>
  context
    .filter(({ key }, index) => key !== '' && !isBranch(context[index - 1]?.type))
    .map(({ key }) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/**
 * True for an intersection or a union. io-ts numbers their branches, but a branch is not a field
 * of the data.
 */
const isBranch = (type: t.Decoder<unknown, unknown> | undefined): boolean =>
  type instanceof t.ReadonlyType
    ? isBranch(type.type)
    : type instanceof t.IntersectionType || type instanceof t.UnionType;

const kindOf = (name: string): string => (name.includes('{') ? 'a record of named fields' : name);

const saying = (value: unknown): string => {
  const said = value === undefined ? 'nothing' : JSON.stringify(value);
  return said.length > 60 ? `${said.slice(0, 57)}...` : said;
};

/**
 * Returns one error per field. If a field allows several shapes, io-ts reports an error for each
 * of them. Errors of inner fields say more, so errors of the outer field are dropped.
 */
const shapeErrors = (errors: t.Errors, offer: string): readonly CatalogueError[] => {
  const asked = new Map<string, { readonly kinds: string[]; readonly value: unknown }>();
  for (const error of errors) {
    const field = fieldOf(error.context);
    const kind = kindOf(error.context.at(-1)?.type.name ?? '');
    const known = asked.get(field);
    if (known === undefined) asked.set(field, { kinds: [kind], value: error.value });
    else if (!known.kinds.includes(kind)) known.kinds.push(kind);
  }
  const fields = [...asked.keys()];
  const hasInner = (field: string): boolean =>
    fields.some((other) => other.startsWith(`${field}.`) || other.startsWith(`${field}[`));
  return [...asked]
    .filter(([field]) => field === '' || !hasInner(field))
    .map(([field, { kinds, value }]) => ({
      offer,
      field: field || 'the whole offer',
      problem: `must be ${kinds.join(' or ')}, but is ${saying(value)}`,
    }));
};

/** Checks rules between fields and tables, which the schema cannot express. */
const linkErrors = (offer: OfferData, tables: Tables): readonly CatalogueError[] => {
  const said = `${offer.id} (${offer.name})`;
  const known = (
    field: string,
    keys: readonly string[],
    table: Readonly<Record<string, unknown>>,
  ): readonly CatalogueError[] =>
    keys.flatMap((key, index) =>
      Object.hasOwn(table, key)
        ? []
        : [
            {
              offer: said,
              field: `${field}[${index}]`,
              problem: `names ${key}, which the table does not have`,
            },
          ],
    );
  const movie = tables.pages[offer.id]?.movie;
  const errors = [
    ...known('region', [offer.region], tables.regions),
    ...known(
      'units.yacht',
      offer.units.map(({ yacht }) => yacht),
      tables.yachts,
    ),
    ...known('journeys', offer.journeys, tables.journeys),
    ...known('closedJourneys', offer.closedJourneys ?? [], tables.journeys),
    ...known('closedPorts', offer.closedPorts ?? [], tables.ports),
    ...known('insurances', offer.insurances, tables.insurances),
    ...known('addons', offer.addons, tables.addons),
    ...known('ports', offer.ports, tables.ports),
    ...known('trainings', offer.trainings ?? [], tables.trainings),
    ...known('movie', movie === undefined ? [] : [movie], tables.movies),
    ...known('type', [String(offer.type)], tables.types),
  ];
  const problem = (field: string, words: string): void => {
    errors.push({ offer: said, field, problem: words });
  };
  if (
    offer.firstMinute !== undefined &&
    offer.secondMinute !== undefined &&
    offer.secondMinute >= offer.firstMinute
  )
    problem(
      'secondMinute',
      'must end after the first-minute period, so fewer days before the start',
    );
  const history = offer.history ?? [];
  const newest = history.at(-1);
  if (newest !== undefined && (newest.placeMore !== 0 || newest.wholeMore !== 0))
    problem('history', "must end with today's price: placeMore and wholeMore 0");
  if (
    history.some((step, index) => index > 0 && step.daysAgo >= (history[index - 1]?.daysAgo ?? 0))
  )
    problem('history', 'must run from the oldest to the newest');
  if (offer.promotion !== undefined && history.length === 0)
    problem('promotion', 'needs a price history');
  return errors;
};

const repeated = (offers: readonly OfferData[]): readonly CatalogueError[] => {
  const seen = new Map<string, number>();
  const errors: CatalogueError[] = [];
  const once = (offer: OfferData, field: string, value: string | number): void => {
    const key = `${field.replace(/\[\d+\]/, '')} ${value}`;
    const other = seen.get(key);
    if (other === undefined) seen.set(key, offer.id);
    else
      errors.push({
        offer: `${offer.id} (${offer.name})`,
        field,
        problem: `${value} is taken by offer ${other}`,
      });
  };
  for (const offer of offers) {
    once(offer, 'id', offer.id);
    once(offer, 'slug', offer.slug);
    for (const [index, unit] of offer.units.entries()) once(offer, `units[${index}].id`, unit.id);
  }
  for (const offer of offers)
    for (const [index, id] of offer.similar.entries())
      if (!seen.has(`id ${id}`))
        errors.push({
          offer: `${offer.id} (${offer.name})`,
          field: `similar[${index}]`,
          problem: `names offer ${id}, which does not exist`,
        });
  return errors;
};

/**
 * Checks the catalogue's data. Each error names its offer and field. The numbers of offers and
 * units and the addresses must be unique in the shop (R3).
 */
export const readCatalogue = (
  input: readonly unknown[],
  tables: Tables,
): Result<readonly OfferData[], readonly CatalogueError[]> => {
  const errors: CatalogueError[] = [];
  const offers: OfferData[] = [];
  for (const [position, one] of input.entries()) {
    const read = OfferData.decode(one);
    if (isLeft(read)) errors.push(...shapeErrors(read.left, offerNameOf(one, position)));
    else {
      errors.push(...linkErrors(read.right, tables));
      offers.push(read.right);
    }
  }
  if (errors.length === 0) errors.push(...repeated(offers));
  return errors.length > 0 ? err(errors) : ok(offers);
};
