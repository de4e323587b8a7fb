/** Unicode decomposition handles all Polish letters except this one. */
const L_WITH_STROKE = String.fromCodePoint(0x142);

const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(L_WITH_STROKE, 'l')
    .replace(/\s+/g, ' ')
    .trim();

type Called = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** True if the text is part of the e-mail or of the name, in either order. */
export const matchesName = ({ firstName, lastName, email }: Called, typed: string): boolean =>
  foldText(`${firstName} ${lastName} ${firstName} ${email}`).includes(foldText(typed));
