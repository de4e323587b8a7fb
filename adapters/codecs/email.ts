import { cleanOneLineText } from '../../domain/text/clean.ts';
import { firstRefusedCharacterInEmail, isEmail } from '../../domain/travellers/contact.ts';
import type { FieldError } from './decode.ts';

const IN_OTHER_LETTERS = /[^ -~]/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** Mail systems need ASCII: the domain `żagle.pl` becomes `xn--agle-99a.pl`. */
const asciiDomain = (domain: string): string => {
  const parsed =
    IN_OTHER_LETTERS.test(domain) && DOMAIN.test(domain) ? URL.parse(`http://${domain}`) : null;
  return parsed?.hostname ?? domain;
};

/** Cleans a typed e-mail address (R67), makes its domain ASCII. Does not validate it (R34). */
export const cleanEnteredEmail = (typed: string): string => {
  const email = cleanOneLineText(typed);
  const at = email.lastIndexOf('@') + 1;
  return at === 0 ? email : email.slice(0, at) + asciiDomain(email.slice(at));
};

/** Returns the error of a cleaned e-mail address; null if the address is valid (R34). */
export const emailError = (email: string, field: string): FieldError | null => {
  if (isEmail(email)) return null;
  const detail = firstRefusedCharacterInEmail(email);
  return {
    field,
    code: email === '' ? 'required' : 'invalid',
    ...(email === '' || detail === null ? {} : { detail }),
  };
};
