import type { FieldError } from '../../../codecs/decode.ts';
import { emailError, readEmail } from '../../../codecs/email.ts';

/** Returns the server's error for a typed e-mail, or null if it is valid (R34). */
export const emailProblem = (typed: string): FieldError | null =>
  emailError(readEmail(typed), 'email');
