import { cleanLine } from '../../domain/text/clean.ts';
import { isEmail, refusedInEmail } from '../../domain/travellers/contact.ts';
import type { FieldError } from './decode.ts';

const IN_OTHER_LETTERS = /[^ -~]/u;
/** Nothing that an address of the web would read as a port, a path or an escape. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** A domain as mail systems write it: `żagle.pl` is `xn--agle-99a.pl`. What is no domain stays as it is. */
const asciiDomain = (domain: string): string => {
  const parsed =
    IN_OTHER_LETTERS.test(domain) && DOMAIN.test(domain) ? URL.parse(`http://${domain}`) : null;
  return parsed?.hostname ?? domain;
};

/** An e-mail that a person typed, cleaned (R67), its domain in ASCII. What is no address is for the domain layer to refuse (R34). */
export const readEmail = (typed: string): string => {
  const email = cleanLine(typed);
  const at = email.lastIndexOf('@') + 1;
  return at === 0 ? email : email.slice(0, at) + asciiDomain(email.slice(at));
};

/** What is wrong with a cleaned e-mail in a field of its own; null if it is an address. */
export const emailError = (email: string, field: string): FieldError | null => {
  if (isEmail(email)) return null;
  const detail = refusedInEmail(email);
  return {
    field,
    code: email === '' ? 'required' : 'invalid',
    ...(email === '' || detail === null ? {} : { detail }),
  };
};
