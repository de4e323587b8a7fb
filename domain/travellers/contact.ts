import { firstRefusedCharacter, type RefusedCharacter } from '../text/clean.ts';

/** Returns a phone number that begins with +: 00 becomes +, 48 before nine digits becomes +48. */
export const dialableNumber = (phone: string): string => {
  const bare = phone.replace(/[^+\d]/g, '').replace(/^00/, '+');
  return /^48\d{9}$/.test(bare) ? `+${bare}` : bare;
};

/**
 * A phone number has 9 to 15 digits. It can contain spaces, +, -, full stops and parentheses (R34).
 */
export const isPhone = (text: string): boolean =>
  /^[\d +\-.()]+$/.test(text) && /^\d{9,15}$/.test(dialableNumber(text).replaceAll('+', ''));

/** Returns true for a phone number that only the rules of old journal lines accept. */
export const isPhoneByFormerRulesOnly = (text: string): boolean =>
  !isPhone(text) && /^[\d +\-()]{9,15}$/.test(text) && /\d/.test(text);

/** Accepts phone numbers by the old rules too, because a replay checks recorded numbers again. */
export const isPhoneByCurrentOrFormerRules = (text: string): boolean =>
  isPhone(text) || isPhoneByFormerRulesOnly(text);

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

export const normalizeEmail = (text: string): string => text.trim().toLowerCase();

/** Returns true for an e-mail address of at most 254 characters that mail systems accept. */
export const isEmail = (text: string): boolean => {
  const email = normalizeEmail(text);
  const at = email.lastIndexOf('@');
  return (
    email.length <= 254 &&
    at > 0 &&
    at <= 64 &&
    LOCAL.test(email.slice(0, at)) &&
    DOMAIN.test(email.slice(at + 1))
  );
};

/** Returns the first character that an e-mail address cannot contain; null if all are allowed. */
export const firstRefusedCharacterInEmail = (text: string): RefusedCharacter | null => {
  const domain = text.lastIndexOf('@');
  const fits = (character: string, at: number): boolean =>
    at === domain ||
    (at < domain || domain < 0 ? /[a-z0-9!#$%&'*+/=?^_`{|}~.-]/i : /[a-z0-9.-]/i).test(character);
  return (
    firstRefusedCharacter(text, fits) ??
    (text.endsWith('.') ? { character: '.', position: [...text].length } : null)
  );
};
