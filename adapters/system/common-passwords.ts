import type { CommonPasswords } from '../../application/ports/system.ts';

/** How many passwords of the list count as common. The list begins with the most used (R67). */
const MOST_COMMON = 10_000;

const read = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].slice(0, MOST_COMMON).map((word) => word.toLowerCase()),
  );
};

/** Returns common passwords (list of zxcvbn, MIT), read when somebody first creates a password. */
export const commonPasswordList = (): CommonPasswords => {
  let reading: Promise<ReadonlySet<string>> | null = null;
  return {
    words: () => {
      reading ??= read();
      return reading;
    },
  };
};
