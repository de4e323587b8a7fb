const TRAILING_DIGITS = /\d*$/;

/**
 * Returns true for a common or personal word, also with digits after it (R67). `own`: the person's
 * e-mail and the brands' names.
 */
export const isGuessable = (
  password: string,
  isCommon: (word: string) => boolean,
  own: readonly string[],
): boolean => {
  const typed = password.toLowerCase();
  const ownWords = new Set(own.map((word) => word.toLowerCase()));
  // A common word may end with digits (abc123), so try every beginning of the password that only
  // digits follow.
  for (let end = typed.search(TRAILING_DIGITS); end <= typed.length; end += 1) {
    const word = typed.slice(0, end);
    if (word !== '' && (word.trim() === '' || isCommon(word) || ownWords.has(word))) return true;
  }
  return false;
};
