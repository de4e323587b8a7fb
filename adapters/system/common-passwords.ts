import type { CommonPasswords } from '../../application/ports/passwords.ts';

/**
 * Number of passwords that count as common (R67). The list is longer and begins with the most used
 * ones.
 */
const MOST_COMMON = 10_000;

const read = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].slice(0, MOST_COMMON).map((word) => word.toLowerCase()),
  );
};

/** The list of zxcvbn (MIT). It is loaded when a customer first creates a password. */
export const commonPasswordList = (): CommonPasswords => {
  let reading: Promise<ReadonlySet<string>> | null = null;
  return {
    words: () => {
      reading ??= read();
      return reading;
    },
  };
};
