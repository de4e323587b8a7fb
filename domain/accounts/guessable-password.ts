const TRAILING_DIGITS = /\d*$/;

/**
 * Returns true for a password that attackers try first (R67): a common word or an own word,
 * compared whole and without case, with or without digits after it. `isCommon` gets lower case.
 * `own` holds the account's e-mail and the brands' names.
 */
export const isGuessable = (
  password: string,
  isCommon: (word: string) => boolean,
  own: readonly string[],
): boolean => {
  const typed = password.toLowerCase();
  const ownWords = new Set(own.map((word) => word.toLowerCase()));
  // A common word may end with digits itself (abc123). Look up every beginning that only digits
  // follow.
  for (let end = typed.search(TRAILING_DIGITS); end <= typed.length; end += 1) {
    const word = typed.slice(0, end);
    if (word !== '' && (word.trim() === '' || isCommon(word) || ownWords.has(word))) return true;
  }
  return false;
};
