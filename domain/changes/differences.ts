/** A field that is another one than before: `units.501.placePrice`; undefined on the side where it is not there. */
export type Difference = { readonly field: string; readonly before: unknown; readonly after: unknown };

const NONE: readonly Difference[] = [];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What things of a list are known by, where all of them have it and each another one. */
const KEYS = ['id', 'unitId', 'journeyId', 'insuranceId', 'optionId', 'addonId'] as const;

const numberOf = (thing: unknown, key: (typeof KEYS)[number]): readonly string[] =>
  isFields(thing) && thing[key] !== undefined ? [String(thing[key])] : [];

/** A list as fields: things by their number, anything else by its position. */
const asFields = (list: readonly unknown[]): Fields => {
  const numbers = KEYS.map((key) => list.flatMap((thing) => numberOf(thing, key)));
  const names = numbers.find((found) => new Set(found).size === list.length) ?? list.keys();
  return Object.fromEntries([...names].map((name, index) => [name, list[index]]));
};

const fieldsOf = (value: unknown): Fields | null => (Array.isArray(value) ? asFields(value) : isFields(value) ? value : null);

/** Everything in which two states of a thing differ, field by field; what is not there and what is undefined are the same. */
export const differences = (before: unknown, after: unknown, field = ''): readonly Difference[] => {
  // Most of a thing that was changed is what it was, not a copy of it.
  if (Object.is(before, after)) return NONE;
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  if (one === null || other === null || Array.isArray(before) !== Array.isArray(after)) return [{ field, before, after }];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differences(one[key], other[key], field === '' ? key : `${field}.${key}`),
  );
};

/** Whether two states of a thing say the same. */
export const same = (before: unknown, after: unknown): boolean => differences(before, after).length === 0;
