/** The one Polish letter whose mark cannot be taken off. */
const L_WITH_STROKE = String.fromCodePoint(0x142);

/** Letters as the office finds them: no case, no marks, one space between words. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(L_WITH_STROKE, 'l').replace(/\s+/g, ' ').trim();

type Called = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** Whether a part of somebody's name, first name first or last, or of their e-mail is as it was typed. */
export const isCalled = ({ firstName, lastName, email }: Called, typed: string): boolean =>
  folded(`${firstName} ${lastName} ${firstName} ${email}`).includes(folded(typed));
