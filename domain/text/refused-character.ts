/** A character that a field refuses. `position` counts characters from 1. */
export type RefusedCharacter = { readonly character: string; readonly position: number };

/**
 * Finds the first character that a field refuses; null if all are allowed. `at` is the index in the
 * JavaScript string.
 */
export const firstRefused = (
  text: string,
  fits: (character: string, at: number) => boolean,
): RefusedCharacter | null => {
  let at = 0;
  for (const [index, character] of [...text].entries()) {
    if (!fits(character, at)) return { character, position: index + 1 };
    at += character.length;
  }
  return null;
};
