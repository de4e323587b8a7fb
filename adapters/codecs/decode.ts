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

/** Decodes without throwing. Returns one error per invalid field: `required` or another code. */
export const decode = <A>(
  codec: t.Decoder<unknown, A>,
  input: unknown,
  maxErrors = MAX_ERRORS,
): Result<A, FieldError[]> => {
  const read = codec.decode(input);
  if (!isLeft(read)) return ok(read.right);
  const byField = new Map<string, FieldError>();
  for (const error of read.left) {
    const found = fieldError(error);
    if (!byField.has(found.field)) byField.set(found.field, found);
    if (byField.size === maxErrors) break;
  }
  return err([...byField.values()]);
};
