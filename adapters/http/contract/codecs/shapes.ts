import * as t from 'io-ts';

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

/** Attaches a JSON Schema to a codec. `mayBeAbsent` is true if a missing value gets a default. */
export const withSchema = <C extends t.Mixed>(
  codec: C,
  schema: JsonSchema,
  mayBeAbsent = false,
): C => {
  entries.set(codec, { schema, mayBeAbsent });
  return codec;
};

/** Makes a codec with its JSON Schema. Values are sent as they are, so nothing is encoded. */
export const codecWithSchema = <A>(
  name: string,
  is: t.Is<A>,
  validate: t.Validate<unknown, A>,
  schema: JsonSchema,
  mayBeAbsent = false,
): t.Type<A, A, unknown> =>
  withSchema(new t.Type<A, A, unknown>(name, is, validate, t.identity), schema, mayBeAbsent);

/** Names a codec in the OpenAPI document (`components.schemas`). Throws if the name is taken. */
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

/** Returns the JSON Schema that is attached to a codec. Throws if none is attached. */
export const schemaOf = (codec: t.Mixed): JsonSchema => entryOf(codec).schema;

const mayBeAbsent = (codec: t.Mixed): boolean => entryOf(codec).mayBeAbsent;

export const namedSchemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(components);

type Flat<T> = { [K in keyof T]: T[K] };
type Sent<R extends t.Props> = {
  [K in keyof R as undefined extends t.OutputOf<R[K]> ? never : K]: t.OutputOf<R[K]>;
} & {
  [K in keyof R as undefined extends t.OutputOf<R[K]> ? K : never]?: t.OutputOf<R[K]>;
};

/** Codec of an object. A key with a default can be missing in a request, but the result has it. */
type ObjectCodec<R extends t.Props, O extends t.Props> = t.Type<
  Flat<{ [K in keyof R]: t.TypeOf<R[K]> } & { [K in keyof O]?: t.TypeOf<O[K]> | undefined }>,
  Flat<Sent<R> & { [K in keyof O]?: t.OutputOf<O[K]> | undefined }>,
  unknown
>;

const optional = (codec: t.Mixed): t.Mixed =>
  new t.Type<unknown, unknown, unknown>(
    codec.name,
    (u): u is unknown => u === undefined || codec.is(u),
    (u, c) =>
      u === undefined || (u === null && !codec.is(null))
        ? t.success(undefined)
        : codec.validate(u, c),
    (a) => (a === undefined ? undefined : codec.encode(a)),
  );

// Removes the key `__proto__`. io-ts copies an object with Object.assign, and that would use this
// key to change the prototype of the copy.
const withoutProto = (u: unknown): unknown =>
  typeof u === 'object' && u !== null && Object.hasOwn(u, '__proto__')
    ? Object.fromEntries(Object.entries(u).filter(([key]) => key !== '__proto__'))
    : u;

/** Codec of an object. Unknown keys are ignored. Keys of `extra` are optional. */
export function object<R extends t.Props, O extends t.Props = Record<never, never>>(
  required: R,
  extra?: O,
): ObjectCodec<R, O>;
export function object(required: t.Props, extra: t.Props = {}): t.Mixed {
  const optionals = Object.fromEntries(
    Object.entries(extra).map(([key, codec]) => [key, optional(codec)]),
  );
  const inner = t.exact(t.type({ ...required, ...optionals }));
  const all = Object.entries({ ...required, ...extra });
  const codec = new t.Type<object, object, unknown>(
    'object',
    inner.is,
    (u, c) => inner.validate(withoutProto(u), c),
    inner.encode,
  );
  const needed = Object.entries(required).flatMap(([key, child]) =>
    mayBeAbsent(child) ? [] : [key],
  );
  return withSchema(codec, {
    type: 'object',
    properties: Object.fromEntries(all.map(([key, child]) => [key, schemaOf(child)])),
    ...(needed.length > 0 ? { required: needed } : {}),
  });
}

/** Codec of a list. Checks the length first, so that a huge list is refused at no cost. */
export const list = <C extends t.Mixed>(
  item: C,
  { min = 0, max }: { min?: number; max?: number } = {},
) => {
  const items = t.array(item);
  const codec = new t.Type<t.TypeOf<C>[], t.OutputOf<C>[], unknown>(
    `list of ${item.name}`,
    items.is,
    (u, c) => {
      if (!Array.isArray(u)) return t.failure(u, c);
      if (u.length < min) return t.failure(u, c, u.length === 0 ? 'required' : 'tooFew');
      if (max !== undefined && u.length > max) return t.failure(u, c, 'tooMany');
      return items.validate(u, c);
    },
    items.encode,
  );
  return withSchema(codec, {
    type: 'array',
    items: schemaOf(item),
    ...(min > 0 ? { minItems: min } : {}),
    ...(max !== undefined ? { maxItems: max } : {}),
  });
};

export const nullable = <C extends t.Mixed>(codec: C) =>
  withSchema(
    new t.Type<t.TypeOf<C> | null, t.OutputOf<C> | null, unknown>(
      `${codec.name} or null`,
      (u): u is t.TypeOf<C> | null => u === null || codec.is(u),
      (u, c) => (u === null ? t.success(null) : codec.validate(u, c)),
      (a) => (a === null ? null : codec.encode(a)),
    ),
    { anyOf: [schemaOf(codec), { type: 'null' }] },
  );

/** Codec that tries two codecs in turn. If both fail, it reports the errors of the second. */
export const either = <A extends t.Mixed, B extends t.Mixed>(preferred: A, alternative: B) =>
  withSchema(
    new t.Type<t.TypeOf<A> | t.TypeOf<B>, t.OutputOf<A> | t.OutputOf<B>, unknown>(
      `${preferred.name} or ${alternative.name}`,
      (u): u is t.TypeOf<A> | t.TypeOf<B> => preferred.is(u) || alternative.is(u),
      (u, c) => {
        const first = preferred.validate(u, c);
        return first._tag === 'Right' ? first : alternative.validate(u, c);
      },
      (a) => (preferred.is(a) ? preferred.encode(a) : alternative.encode(a)),
    ),
    { anyOf: [schemaOf(preferred), schemaOf(alternative)] },
  );

/** Codec that uses the default if the key is missing or its value is null. */
export const withDefault = <C extends t.Mixed>(
  codec: C,
  value: t.TypeOf<C>,
  documented?: JsonSchema['default'],
) =>
  withSchema(
    new t.Type<t.TypeOf<C>, t.OutputOf<C> | undefined, unknown>(
      codec.name,
      codec.is,
      (u, c) => (u === undefined || u === null ? t.success(value) : codec.validate(u, c)),
      (a) => ((a ?? null) === null && !codec.is(a) ? undefined : codec.encode(a)),
    ),
    documented === undefined ? schemaOf(codec) : { ...schemaOf(codec), default: documented },
    true,
  );

export const oneOfCodec = <const V extends string | number | boolean>(...values: readonly V[]) => {
  const allowed: readonly unknown[] = values;
  const is = (u: unknown): u is V => allowed.includes(u);
  return codecWithSchema(
    values.join(' | '),
    is,
    (u, c) => (is(u) ? t.success(u) : t.failure(u, c)),
    { enum: values },
  );
};

type Decoded<C extends readonly t.Mixed[]> = { [K in keyof C]: t.TypeOf<C[K]> };

/** Codec of a tuple with any number of items, because io-ts supports at most five. */
export function tuple<C extends t.Mixed[]>(...codecs: C): t.Type<Decoded<C>, Decoded<C>, unknown>;
export function tuple(...codecs: t.Mixed[]): t.Mixed {
  const codec = new t.Type<unknown[], unknown[], unknown>(
    'tuple',
    (u): u is unknown[] =>
      Array.isArray(u) && u.length === codecs.length && codecs.every((each, i) => each.is(u[i])),
    (u, c) => {
      if (!Array.isArray(u) || u.length !== codecs.length) return t.failure(u, c);
      const read = codecs.map((each, i) =>
        each.validate(u[i], t.appendContext(c, String(i), each, u[i])),
      );
      const errors = read.flatMap((result) => (result._tag === 'Left' ? result.left : []));
      return errors.length > 0
        ? t.failures(errors)
        : t.success(read.flatMap((result) => (result._tag === 'Right' ? [result.right] : [])));
    },
    (a) => codecs.map((each, i) => each.encode(a[i])),
  );
  return withSchema(codec, {
    type: 'array',
    prefixItems: codecs.map((each) => schemaOf(each)),
    minItems: codecs.length,
    maxItems: codecs.length,
  });
}
