import type { CommonPasswords } from '../../application/ports/passwords.ts';

/** How many of the list count as common (R67): it has more, the most used first. */
const MOST_COMMON = 10_000;

const read = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_COMMON).map((word) => word.toLowerCase()));
};

/** The list of zxcvbn (MIT), loaded by the first password that is made: a server that makes none never holds it. */
export const listedPasswords = (): CommonPasswords => {
  let reading: Promise<ReadonlySet<string>> | null = null;
  return {
    words: () => {
      reading ??= read();
      return reading;
    },
  };
};
