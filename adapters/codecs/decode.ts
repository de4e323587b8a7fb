import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';

/** What is wrong with one field: its path (`participantsConfig[0].phone`; '' for the whole body) and a code for programs and texts. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
}

/** The codes that decoding itself gives; the domain adds its own. */
export type DecodeCode = 'required' | 'invalid' | 'tooShort' | 'tooLong' | 'tooSmall' | 'tooLarge' | 'tooFew' | 'tooMany';

// A body of thousands of wrong entries needs no list of thousands of lines.
const MAX_ERRORS = 100;

const pathOf = (context: t.Context): string => {
  let path = '';
  for (const [index, { key }] of context.entries()) {
    const parent = context[index - 1]?.type;
    // A branch of a union or an intersection is numbered by io-ts, but is no place in the body.
    if (key === '' || parent instanceof t.UnionType || parent instanceof t.IntersectionType) continue;
    path += /^\d+$/.test(key) ? `[${key}]` : path === '' ? key : `.${key}`;
  }
  return path;
};

const fieldError = (error: t.ValidationError): FieldError => ({
  field: pathOf(error.context),
  code: error.message ?? (error.value === undefined || error.value === null ? 'required' : 'invalid'),
});

/**
 * Reads what came from outside. Never throws, whatever came: a value that is missing is `required`, one of a wrong shape `invalid`.
 * One error a field, the first 100 of them unless `most` says otherwise. The only place that sees an Either.
 */
export const decode = <A>(codec: t.Decoder<unknown, A>, input: unknown, most = MAX_ERRORS): Result<A, FieldError[]> => {
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
