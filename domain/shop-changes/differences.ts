/** A changed field has a path such as `units.501.placePrice`. */
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

const numberOf = (entry: unknown, key: (typeof KEYS)[number]): readonly string[] =>
  isFields(entry) && entry[key] !== undefined ? [String(entry[key])] : [];

const asFields = (list: readonly unknown[]): Fields => {
  const numbers = KEYS.map((key) => list.flatMap((entry) => numberOf(entry, key)));
  const names = numbers.find((found) => new Set(found).size === list.length) ?? list.keys();
  return Object.fromEntries([...names].map((name, index) => [name, list[index]]));
};

const fieldsOf = (value: unknown): Fields | null =>
  Array.isArray(value) ? asFields(value) : isFields(value) ? value : null;

/** Returns the fields in which two values differ. A missing field equals an undefined one. */
export const diffFields = (before: unknown, after: unknown, field = ''): readonly Difference[] => {
  if (Object.is(before, after)) return NONE;
  const [first, second] = [fieldsOf(before), fieldsOf(after)];
  if (first === null || second === null || Array.isArray(before) !== Array.isArray(after))
    return [{ field, before, after }];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((key) =>
    diffFields(first[key], second[key], field === '' ? key : `${field}.${key}`),
  );
};

export const hasNoDifferences = (before: unknown, after: unknown): boolean =>
  diffFields(before, after).length === 0;
