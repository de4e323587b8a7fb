/** A difference names its field by a path such as `units.501.placePrice`. */
export type Difference = {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
};

const NONE: readonly Difference[] = [];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const KEYS = ['id', 'unitId', 'journeyId', 'insuranceId', 'optionId', 'addonId'] as const;

const numberOf = (thing: unknown, key: (typeof KEYS)[number]): readonly string[] =>
  isFields(thing) && thing[key] !== undefined ? [String(thing[key])] : [];

const asFields = (list: readonly unknown[]): Fields => {
  const numbers = KEYS.map((key) => list.flatMap((thing) => numberOf(thing, key)));
  const names = numbers.find((found) => new Set(found).size === list.length) ?? list.keys();
  return Object.fromEntries([...names].map((name, index) => [name, list[index]]));
};

const fieldsOf = (value: unknown): Fields | null =>
  Array.isArray(value) ? asFields(value) : isFields(value) ? value : null;

/** Returns the fields in which two values differ. A missing field equals an undefined one. */
export const diffFields = (before: unknown, after: unknown, field = ''): readonly Difference[] => {
  if (Object.is(before, after)) return NONE;
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  if (one === null || other === null || Array.isArray(before) !== Array.isArray(after))
    return [{ field, before, after }];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    diffFields(one[key], other[key], field === '' ? key : `${field}.${key}`),
  );
};

export const isEqual = (before: unknown, after: unknown): boolean =>
  diffFields(before, after).length === 0;
