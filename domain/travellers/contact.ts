/** Phone numbers hold a digit and are 9 to 15 characters of digits, space, +, -, ( and ) (R34). */
export const isPhone = (text: string): boolean => /^[\d +\-()]{9,15}$/.test(text) && /\d/.test(text);

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

/** An e-mail as it is compared and kept: without surrounding space and without case (R34). */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** Whether a mail system would accept an address of at most 254 characters (R34). */
export const isEmail = (text: string): boolean => {
  const email = normalEmail(text);
  const at = email.lastIndexOf('@');
  return email.length <= 254 && at > 0 && at <= 64 && LOCAL.test(email.slice(0, at)) && DOMAIN.test(email.slice(at + 1));
};

/** A phone number as it is dialled: its digits and the plus before them. */
export const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');
