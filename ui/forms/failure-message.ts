import type { ApiFailure } from '../../adapters/http/client/failure.ts';
import type { FieldError } from '../../adapters/http/contract/failure.ts';
import {
  type AccountFieldCode,
  type AccountFieldName,
  accountFailureCopy,
  accountFieldErrors,
} from '../copy/account.pl.ts';
import { withCharacter } from '../copy/refused-character.pl.ts';

export type FailureMessage = { readonly title: string; readonly text: string };

/** Returns the message for a failure for which the screen has no message of its own (R57). */
export const messageOfFailure = (failure: ApiFailure): FailureMessage => {
  switch (failure.kind) {
    case 'tooMany':
      return {
        title: accountFailureCopy.tooManyTitle,
        text: accountFailureCopy.tooMany(failure.retryAfterSeconds),
      };
    case 'offline':
    case 'aborted':
      return { title: accountFailureCopy.awayTitle, text: accountFailureCopy.away };
    case 'malformed':
    case 'refused':
      return { title: accountFailureCopy.brokenTitle, text: accountFailureCopy.broken };
  }
};

export type FieldTexts = Readonly<Partial<Record<AccountFieldName, string>>>;

const isField = (word: string): word is AccountFieldName => Object.hasOwn(accountFieldErrors, word);
const isCode = (word: string): word is AccountFieldCode =>
  Object.hasOwn(accountFieldErrors.email, word);

/** An unknown error code gets the text of 'invalid'. */
export const fieldTexts = (errors: readonly FieldError[]): FieldTexts =>
  Object.fromEntries(
    errors.flatMap(({ field, code, detail }) =>
      isField(field)
        ? [
            [
              field,
              withCharacter(accountFieldErrors[field][isCode(code) ? code : 'invalid'], detail),
            ],
          ]
        : [],
    ),
  );
