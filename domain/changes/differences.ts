/** A field that is another one than before: `units.501.placePrice`; undefined on the side where it is not there. */
export type Difference = { readonly field: string; readonly before: unknown; readonly after: unknown };

const NONE: readonly Difference[] = [];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What things of a list are known by, where all of them have it. */
const KEYS = ['id', 'unitId', 'journeyId', 'insuranceId', 'optionId', 'addonId'] as const;

/** A list as fields: things by their number, anything else by its position. */
const asFields = (list: readonly unknown[]): Fields => {
  const key = KEYS.find((name) => list.length > 0 && list.every((thing) => isFields(thing) && thing[name] !== undefined));
  const numbers = key === undefined ? [] : list.map((thing) => (isFields(thing) ? String(thing[key]) : ''));
  const byNumber = key !== undefined && new Set(numbers).size === list.length;
  return Object.fromEntries(list.map((thing, index) => [byNumber ? numbers[index] : String(index), thing]));
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
