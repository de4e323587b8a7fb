import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import type { RefusedCharacter } from '../../domain/text/clean.ts';

/** A wrong field of a request, such as `participantsConfig[0].phone`; '' for the whole body. */
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

// A response lists at most this many errors, because a body can have thousands.
const MAX_ERRORS = 100;

const pathOf = (context: t.Context): string => {
  let path = '';
  for (const [index, { key }] of context.entries()) {
    const parent = context[index - 1]?.type;
    // The variant of a union or intersection is no field, so its name is not part of the path.
    if (key === '' || parent instanceof t.UnionType || parent instanceof t.IntersectionType)
      continue;
    path += /^\d+$/.test(key) ? `[${key}]` : path === '' ? key : `.${key}`;
  }
  return path;
};

/** A message of io-ts also carries the refused character, because io-ts has no field for it. */
const DETAIL = /^invalid (\d+) (.+)$/u;

/** Fails a field with the code `invalid`, and names the refused character if there is one. */
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

/** Decodes without throwing. Each invalid field gets one error, `required` or `invalid`. */
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
