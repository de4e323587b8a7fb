import type { ApiFailure } from '../../adapters/http/client/failure.ts';
import type { FieldError } from '../../adapters/http/contract/failure.ts';
import { type FieldCode, type FieldName, fieldErrors, troubleCopy } from '../copy/account.pl.ts';
import { withCharacter } from '../copy/refused-character.pl.ts';

/** The text says what to do next. */
export type FailureMessage = { readonly title: string; readonly text: string };

/** R57: the message for failures without one of the screen's own. */
export const messageOfFailure = (failure: ApiFailure): FailureMessage => {
  switch (failure.kind) {
    case 'tooMany':
      return {
        title: troubleCopy.tooManyTitle,
        text: troubleCopy.tooMany(failure.retryAfterSeconds),
      };
    case 'offline':
    case 'aborted':
      return { title: troubleCopy.awayTitle, text: troubleCopy.away };
    case 'malformed':
    case 'refused':
      return { title: troubleCopy.brokenTitle, text: troubleCopy.broken };
  }
};

export type FieldTexts = Readonly<Partial<Record<FieldName, string>>>;

const isField = (word: string): word is FieldName => Object.hasOwn(fieldErrors, word);
const isCode = (word: string): word is FieldCode => Object.hasOwn(fieldErrors.email, word);

/** Unknown codes count as invalid. */
export const fieldTexts = (errors: readonly FieldError[]): FieldTexts =>
  Object.fromEntries(
    errors.flatMap(({ field, code, detail }) =>
      isField(field)
        ? [[field, withCharacter(fieldErrors[field][isCode(code) ? code : 'invalid'], detail)]]
        : [],
    ),
  );
