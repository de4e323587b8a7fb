import type { FieldError } from '../../../codecs/decode.ts';
import { emailError, readEmail } from '../../../codecs/email.ts';

/**
 * Returns the error that the server would report for a typed e-mail, or null if it is valid (R34).
 */
export const emailProblem = (typed: string): FieldError | null =>
  emailError(readEmail(typed), 'email');
