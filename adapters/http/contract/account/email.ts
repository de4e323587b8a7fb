import type { FieldError } from '../../../codecs/decode.ts';
import { emailError, readEmail } from '../../../codecs/email.ts';

/** What is wrong with an e-mail that was typed, as the server would say it; null for one that is right (R34). */
export const emailProblem = (typed: string): FieldError | null => emailError(readEmail(typed), 'email');
