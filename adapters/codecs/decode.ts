import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import type { RefusedCharacter } from '../../domain/text/refused-character.ts';

/** `field` is a path such as `participantsConfig[0].phone`; '' for the whole body. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  /** The first character that the field refuses, as it stands in the cleaned text. */
  readonly detail?: RefusedCharacter;
}

/** The domain adds its own codes. */
export type DecodeCode =
  | 'required'
  | 'invalid'
  | 'tooShort'
  | 'tooLong'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooFew'
  | 'tooMany';

// Limits the response to a body of thousands of wrong entries.
const MAX_ERRORS = 100;

const pathOf = (context: t.Context): string => {
  let path = '';
  for (const [index, { key }] of context.entries()) {
    const parent = context[index - 1]?.type;
    // io-ts numbers the branches of unions and intersections, but they are no place in the body.
    if (key === '' || parent instanceof t.UnionType || parent instanceof t.IntersectionType)
      continue;
    path += /^\d+$/.test(key) ? `[${key}]` : path === '' ? key : `.${key}`;
  }
  return path;
};

/** Details travel in the message of a validation error, because io-ts has no other place. */
const DETAIL = /^invalid (\d+) (.+)$/u;

/** Fails as `invalid`, and names the refused character if there is one. */
export const failAt = (
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

/**
 * Decodes outside input; never throws. A missing value is `required`, one of a wrong shape
 * `invalid`. One error per field, the first 100 unless `most` differs. The only place that sees an
 * Either.
 */
export const decode = <A>(
  codec: t.Decoder<unknown, A>,
  input: unknown,
  most = MAX_ERRORS,
): Result<A, FieldError[]> => {
  const read = codec.decode(input);
  if (!isLeft(read)) return ok(read.right);
  const byField = new Map<string, FieldError>();
  for (const error of read.left) {
    const found = fieldError(error);
    if (!byField.has(found.field)) byField.set(found.field, found);
    if (byField.size === most) break;
  }
  return err([...byField.values()]);
};
