import fc from 'fast-check';
import type { JsonSchema } from '../../../adapters/http/contract/codecs/shapes.ts';

const day = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2100-12-31T00:00:00Z'),
  noInvalidDate: true,
});

const ofString = (schema: JsonSchema): fc.Arbitrary<string> => {
  if (schema.format === 'date') return day.map((at) => at.toISOString().slice(0, 10));
  if (schema.format === 'date-time') return day.map((at) => at.toISOString());
  if (schema.format === 'country-name') return fc.constantFrom('', 'Polska', ' Mjanma (Birma) ');
  if (schema.format === 'person-name')
    return fc.constantFrom('', 'Anna', ' Ó Néill-Żak ', 'J.R.R.');
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.pattern !== undefined) {
    return fc
      .stringMatching(new RegExp(schema.pattern))
      .filter((s) => s.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY));
  }
  return fc.string({
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? 30, 300),
  });
};

const ofObject = (
  schema: JsonSchema,
  all: Readonly<Record<string, JsonSchema>>,
): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, each]) => [key, fromSchema(each, all)]),
    ),
    {
      requiredKeys: [...(schema.required ?? [])],
    },
  );

export const fromSchema = (
  schema: JsonSchema,
  all: Readonly<Record<string, JsonSchema>>,
): fc.Arbitrary<unknown> => {
  if (schema.$ref !== undefined)
    return fromSchema(all[schema.$ref.split('/').at(-1) ?? ''] ?? {}, all);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((each) => fromSchema(each, all)));
  switch (schema.type) {
    case 'object':
      return ofObject(schema, all);
    case 'array': {
      if (schema.prefixItems !== undefined)
        return fc.tuple(...schema.prefixItems.map((each) => fromSchema(each, all)));
      const item = schema.items ?? {};
      const min = schema.minItems ?? 0;
      const length = { minLength: min, maxLength: Math.min(schema.maxItems ?? 3, min + 2) };
      // A list has at most one entry for each participant, which JSON Schema cannot say.
      return item.properties?.userNum === undefined
        ? fc.array(fromSchema(item, all), length)
        : fc.uniqueArray(fromSchema(item, all), {
            ...length,
            selector: (entry) => Number(Object(entry).userNum),
          });
    }
    case 'string':
      return ofString(schema);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -1000,
        max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
      });
    case 'number':
      return fc.integer({ min: -1_000_000, max: 1_000_000 }).map((hundredths) => hundredths / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
};
