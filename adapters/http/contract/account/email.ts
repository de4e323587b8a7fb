import type { FieldError } from '../../../codecs/decode.ts';
import { cleanEnteredEmail, emailError } from '../../../codecs/email.ts';

/** Returns the error that the server sends for a typed e-mail; null if it is valid (R34). */
export const emailFieldError = (typed: string): FieldError | null =>
  emailError(cleanEnteredEmail(typed), 'email');
