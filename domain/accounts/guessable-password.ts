const TRAILING_DIGITS = /\d*$/;

/** Common or personal words, also with digits after them (R67). `own`: e-mail, brand names. */
export const isGuessable = (
  password: string,
  isCommon: (word: string) => boolean,
  own: readonly string[],
): boolean => {
  const typed = password.toLowerCase();
  const ownWords = new Set(own.map((word) => word.toLowerCase()));
  // A common word may end with digits (abc123): try every beginning that only digits follow.
  for (let end = typed.search(TRAILING_DIGITS); end <= typed.length; end += 1) {
    const word = typed.slice(0, end);
    if (word !== '' && (word.trim() === '' || isCommon(word) || ownWords.has(word))) return true;
  }
  return false;
};
