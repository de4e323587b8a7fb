import type * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import { decode, type FieldError } from '../codecs/decode.ts';
import { isRecord } from '../codecs/is-record.ts';
import { type JsonSchema, schemaOf } from '../http/contract/codecs/shapes.ts';
import type { FileProblem } from './file-problem.ts';
import { parseFieldPath, readSource, type ShopFileSource } from './source.ts';

const collectStrays = (
  value: unknown,
  schema: JsonSchema,
  field: string,
  found: string[],
): void => {
  if (typeof value !== 'object' || value === null) return;
  if (schema.anyOf !== undefined) {
    const strays = schema.anyOf
      .filter(({ type }) => type !== 'null')
      .map((variant) => strayKeys(value, variant, field));
    found.push(...(strays.find((each) => each.length === 0) ?? strays[0] ?? []));
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const inner = schema.prefixItems?.[index] ?? schema.items;
      if (inner !== undefined) collectStrays(item, inner, `${field}[${index}]`, found);
    }
    return;
  }
  const { properties } = schema;
  if (!isRecord(value) || properties === undefined) return;
  for (const key of Object.keys(value)) {
    const here = field === '' ? key : `${field}.${key}`;
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (property === undefined) found.push(here);
    else collectStrays(value[key], property, here, found);
  }
};

const strayKeys = (value: unknown, schema: JsonSchema, field = ''): readonly string[] => {
  const found: string[] = [];
  collectStrays(value, schema, field, found);
  return found;
};

const schemaAt = (schema: JsonSchema, field: string): JsonSchema | undefined =>
  parseFieldPath(field).reduce<JsonSchema | undefined>((at, step) => {
    const inner = at?.anyOf?.find(({ type }) => type !== 'null') ?? at;
    return typeof step === 'string'
      ? inner?.properties?.[step]
      : (inner?.prefixItems?.[step] ?? inner?.items);
  }, schema);

const range = (low: number | undefined, high: number | undefined, what = ''): string =>
  `${low === undefined ? '' : ` from ${low}`}${high === undefined ? '' : ` to ${high}`}${what}`;

const KINDS: Readonly<Record<string, (schema: JsonSchema) => string>> = {
  integer: ({ minimum, maximum }) => `a whole number${range(minimum, maximum)}`,
  number: ({ minimum, maximum, description }) =>
    `a number${range(minimum, maximum)}${description === undefined ? '' : ` (${description})`}`,
  string: ({ minLength, maxLength, description }) =>
    description ??
    `a text${range(minLength, maxLength, ' characters')} long without spaces at its ends`,
  array: ({ minItems = 0, maxItems }) => `a list${range(minItems, maxItems, ' entries')} long`,
  boolean: () => 'true or false',
  null: () => 'null',
  object: () => 'a group of named fields',
};

const kindOf = (schema: JsonSchema): string => {
  if (schema.anyOf !== undefined) return schema.anyOf.map(kindOf).join(' or ');
  if (schema.enum !== undefined)
    return `one of ${schema.enum.map((word) => JSON.stringify(word)).join(', ')}`;
  return KINDS[String(schema.type)]?.(schema) ?? 'something else';
};

const MOST_SHOWN = 60;
const valueAt = (value: unknown, field: string): unknown =>
  parseFieldPath(field).reduce<unknown>((at, step) => {
    if (typeof step === 'number') return Array.isArray(at) ? at[step] : undefined;
    return isRecord(at) ? at[step] : undefined;
  }, value);

const shortenValue = (value: unknown): string => {
  const json = JSON.stringify(value);
  return json.length > MOST_SHOWN ? `${json.slice(0, MOST_SHOWN - 1)}…` : json;
};

const sentence = ({ field }: FieldError, { value }: ShopFileSource, schema: JsonSchema): string => {
  const expected = schemaAt(schema, field);
  const found = valueAt(value, field);
  const must = expected === undefined ? 'is not valid' : `must be ${kindOf(expected)}`;
  return found === undefined ? `is missing: it ${must}` : `${must}, but is ${shortenValue(found)}`;
};

/**
 * The problems that the codec finds in a value. `invalid` has the paths of the refused fields.
 * `problems` describes each refused field, and each field that the codec does not know.
 */
export type SourceProblems = {
  readonly problems: readonly FileProblem[];
  readonly invalid: readonly string[];
};

/** `valuePath`: where the value is in the file, such as `offers[2]`. '' means the whole file. */
export const decodeSource = <A>(
  source: ShopFileSource,
  codec: t.Type<A, unknown, unknown>,
  valuePath = '',
): Result<A, SourceProblems> => {
  const schema = schemaOf(codec);
  const fieldAt = (field: string): string =>
    [valuePath, field].filter((part) => part !== '').join('.');
  const problem = (inner: string, sentenceOf: () => string): FileProblem => {
    const field = fieldAt(inner);
    // Compute a problem's line and sentence only if they are read: only the first are printed.
    return {
      file: source.file,
      get line() {
        return source.lineOf(field);
      },
      field,
      get problem() {
        return sentenceOf();
      },
    };
  };
  const strays = strayKeys(source.value, schema).map((field) =>
    problem(field, () => 'is an unknown field: correct or remove it'),
  );
  return decode(codec, source.value, Number.POSITIVE_INFINITY).match(
    (value) => (strays.length === 0 ? ok(value) : err({ problems: strays, invalid: [] })),
    (errors) =>
      err({
        problems: [
          ...errors.map((error) => problem(error.field, () => sentence(error, source, schema))),
          ...strays,
        ],
        invalid: errors.map(({ field }) => fieldAt(field)),
      }),
  );
};

/** Reads a company's file. A key that the file's codec does not know is an error too. */
export const parseAndDecodeShopFile = <A>(
  file: string,
  text: string,
  codec: t.Type<A, unknown, unknown>,
): Result<{ value: A; source: ShopFileSource }, readonly FileProblem[]> =>
  readSource(file, text).andThen((source) =>
    decodeSource(source, codec)
      .map((value) => ({ value, source }))
      .mapErr(({ problems }) => problems),
  );
