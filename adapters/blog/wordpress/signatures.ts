import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export type Purpose = 'list' | 'cursor' | 'picture';

export type Signatures = {
  /** Returns the text with its signature in front: 16 characters, a dot, then the text. */
  readonly sign: (purpose: Purpose, text: string) => string;
  readonly open: (purpose: Purpose, signed: string) => string | null;
};

const LENGTH = 16;

export const createSignatures = (key: string): Signatures => {
  const signature = (purpose: Purpose, text: string): string =>
    createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url').slice(0, LENGTH);
  const sign: Signatures['sign'] = (purpose, text) => `${signature(purpose, text)}.${text}`;
  return {
    sign,
    open: (purpose, signed) => {
      const text = signed.slice(LENGTH + 1);
      const actual = Buffer.from(signed);
      const expected = Buffer.from(sign(purpose, text));
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? text : null;
    },
  };
};

export const createProcessKeyReader = (): (() => Promise<string>) => {
  const key = randomBytes(32).toString('base64url');
  return async () => key;
};
