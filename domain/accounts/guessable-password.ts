/** The digits at the end of a text. */
const TRAILING_DIGITS = /\d*$/;

/**
 * Whether a password is one that others try first (R67): a known word, whole and without case, alone or with digits after it. `isCommon`
 * is asked in lower case; `own` are the words that belong to this very account and shop: its e-mail, the brands' names. Spaces alone are
 * no word of anybody's own.
 */
export const isGuessable = (password: string, isCommon: (word: string) => boolean, own: readonly string[]): boolean => {
  const typed = password.toLowerCase();
  const ownWords = new Set(own.map((word) => word.toLowerCase()));
  // A known word may end with digits itself (abc123), so every beginning that only digits follow is looked up.
  for (let end = typed.search(TRAILING_DIGITS); end <= typed.length; end += 1) {
    const word = typed.slice(0, end);
    if (word !== '' && (word.trim() === '' || isCommon(word) || ownWords.has(word))) return true;
  }
  return false;
};
