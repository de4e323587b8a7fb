import type * as t from 'io-ts';

export interface JsonSchema {
  readonly $ref?: string;
  readonly type?:
    | 'object'
    | 'array'
    | 'string'
    | 'number'
    | 'integer'
    | 'boolean'
    | 'null'
    | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly default?: string | number | boolean | null | readonly unknown[];
}

interface Entry {
  readonly schema: JsonSchema;
  readonly mayBeAbsent: boolean;
}

const entries = new WeakMap<t.Mixed, Entry>();
const components = new Map<string, JsonSchema>();

/** Adds a JSON Schema to a codec. `mayBeAbsent` means that the codec has a default. */
export const withSchema = <C extends t.Mixed>(
  codec: C,
  schema: JsonSchema,
  mayBeAbsent = false,
): C => {
  entries.set(codec, { schema, mayBeAbsent });
  return codec;
};

/** Registers a codec's name under `components.schemas`. Throws if another codec has that name. */
export const withName = <C extends t.Mixed>(name: string, codec: C): C => {
  if (components.has(name)) throw new Error(`two codecs are named ${name}`);
  components.set(name, schemaOf(codec));
  return withSchema(codec, { $ref: `#/components/schemas/${name}` });
};

const entryOf = (codec: t.Mixed): Entry => {
  const entry = entries.get(codec);
  if (entry === undefined)
    throw new Error(`codec ${codec.name} has no JSON Schema: build it with withSchema`);
  return entry;
};

/** Returns the JSON Schema of a codec. Throws if the codec has none. */
export const schemaOf = (codec: t.Mixed): JsonSchema => entryOf(codec).schema;

export const mayBeAbsent = (codec: t.Mixed): boolean => entryOf(codec).mayBeAbsent;

export const namedSchemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(components);
