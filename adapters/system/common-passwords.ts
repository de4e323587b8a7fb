import type { CommonPasswords } from '../../application/ports/system.ts';

/** Only this many passwords of the list are refused. The most used ones come first (R67). */
const MOST_COMMON = 10_000;

const read = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].slice(0, MOST_COMMON).map((word) => word.toLowerCase()),
  );
};

/** Returns the common passwords (list of zxcvbn, MIT licence). Reads them when first needed. */
export const commonPasswordList = (): CommonPasswords => {
  let reading: Promise<ReadonlySet<string>> | null = null;
  return {
    words: () => {
      reading ??= read();
      return reading;
    },
  };
};
