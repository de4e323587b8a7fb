import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import type { RefusedCharacter } from '../../domain/text/clean.ts';

/**
 * Says what is wrong with a field of a request. `field` is the field's path, such as
 * `participantsConfig[0].phone`, or '' if the whole body is wrong.
 */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly detail?: RefusedCharacter;
}

export type DecodeCode =
  | 'required'
  | 'invalid'
  | 'tooShort'
  | 'tooLong'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooFew'
  | 'tooMany';

// A response lists at most this many errors, because an invalid body can have thousands.
const MAX_ERRORS = 100;

const pathOf = (context: t.Context): string => {
  let path = '';
  for (const [index, { key }] of context.entries()) {
    const parent = context[index - 1]?.type;
    // io-ts adds the variant of a union or intersection to the path. A variant is no field of the
    // request, so skip it.
    if (key === '' || parent instanceof t.UnionType || parent instanceof t.IntersectionType)
      continue;
    path += /^\d+$/.test(key) ? `[${key}]` : path === '' ? key : `.${key}`;
  }
  return path;
};

/**
 * An error of io-ts has no property for the refused character. So its message contains the position
 * and the character: `invalid POSITION CHARACTER`.
 */
const DETAIL = /^invalid (\d+) (.+)$/u;

/** Marks a field as invalid. The error names the refused character if there is one. */
export const failFieldDecoding = (
  u: unknown,
  context: t.Context,
  detail: RefusedCharacter | null,
): t.Validation<never> =>
  t.failure(
    u,
    context,
    detail === null ? 'invalid' : `invalid ${detail.position} ${detail.character}`,
  );

const fieldError = ({ context, message, value }: t.ValidationError): FieldError => {
  const field = pathOf(context);
  const [, position, character] = DETAIL.exec(message ?? '') ?? [];
  if (position !== undefined && character !== undefined)
    return { field, code: 'invalid', detail: { character, position: Number(position) } };
  return {
    field,
    code: message ?? (value === undefined || value === null ? 'required' : 'invalid'),
  };
};

const decodeBy = <A, E extends FieldError>(
  codec: t.Decoder<unknown, A>,
  input: unknown,
  maxErrors: number,
  errorOf: (error: t.ValidationError) => E,
): Result<A, E[]> => {
  const read = codec.decode(input);
  if (!isLeft(read)) return ok(read.right);
  const byField = new Map<string, E>();
  for (const error of read.left) {
    const found = errorOf(error);
    if (!byField.has(found.field)) byField.set(found.field, found);
    if (byField.size === maxErrors) break;
  }
  return err([...byField.values()]);
};

/** Decodes without throwing. Returns one error per invalid field: `required` or another code. */
export const decode = <A>(
  codec: t.Decoder<unknown, A>,
  input: unknown,
  maxErrors = MAX_ERRORS,
): Result<A, FieldError[]> => decodeBy(codec, input, maxErrors, fieldError);

const GROUPS = [t.InterfaceType, t.PartialType, t.ExactType, t.IntersectionType, t.DictionaryType];

const isChoice = (type: t.Decoder<unknown, unknown>): boolean => type instanceof t.UnionType;

const allowedBy = (type: t.Decoder<unknown, unknown> & { readonly name?: string }): string => {
  if (type instanceof t.KeyofType) return `one of ${Object.keys(type.keys).join(', ')}`;
  if (type instanceof t.NumberType) return 'a number';
  if (type instanceof t.StringType) return 'a text, in quotation marks if it is a number';
  if (type instanceof t.BooleanType) return 'true or false';
  if (type instanceof t.ReadonlyArrayType || type instanceof t.ArrayType) return 'a list';
  const isGroup = GROUPS.some((group) => type instanceof group);
  return isGroup ? 'a group of named fields' : (type.name ?? 'another value');
};

/** Decodes a value of a company's file. `allowed` says what its author can write instead. */
export const decodeWritten = <A>(codec: t.Decoder<unknown, A>, input: unknown) =>
  decodeBy(codec, input, MAX_ERRORS, (error) => {
    const last = error.context.findLastIndex(
      (_, at) => at === 0 || !isChoice(error.context[at - 1]?.type ?? t.unknown),
    );
    return { ...fieldError(error), allowed: allowedBy(error.context[last]?.type ?? t.unknown) };
  });
