import type { CommonPasswords } from '../../application/ports/passwords.ts';

/** This many passwords count as common (R67). The list is longer and sorted by use. */
const MOST_COMMON = 10_000;

const read = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].slice(0, MOST_COMMON).map((word) => word.toLowerCase()),
  );
};

/** The list of zxcvbn (MIT), loaded when the first password is created. */
export const commonPasswordList = (): CommonPasswords => {
  let reading: Promise<ReadonlySet<string>> | null = null;
  return {
    words: () => {
      reading ??= read();
      return reading;
    },
  };
};
