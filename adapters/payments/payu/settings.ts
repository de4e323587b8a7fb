import { err, ok, type Result } from 'neverthrow';
import type { ReadSetting } from '../provider-folder.ts';

/** An account at PayU (REST API 2.1), or at the simulated PayU in development. */
export type PayuAccount = {
  readonly posId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly secondKey: string;
};

export const CURRENCY = 'PLN';

/** PayU cancels an order that is not paid within this many seconds. */
export const VALIDITY = 86_400;

export type PayuSettings = {
  readonly account: PayuAccount;
  readonly address: () => Promise<string>;
};

const PAYU = 'https://secure.payu.com';

const NEEDED = {
  posId: 'PAYU_POS_ID',
  clientId: 'PAYU_CLIENT_ID',
  clientSecret: 'PAYU_CLIENT_SECRET',
  secondKey: 'PAYU_SECOND_KEY',
} as const;

/** Returns true for an HTTPS address. In development, also for HTTP on this machine. */
const isAddress = (text: string, production: boolean): boolean => {
  const url = URL.parse(text);
  const isLocal =
    !production &&
    url?.protocol === 'http:' &&
    /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return (
    url !== null &&
    (url.protocol === 'https:' || isLocal) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.username === ''
  );
};

/**
 * Reads the settings of PayU; null if none is set. If only some are set, the error names the
 * missing ones. No error contains the value of a setting.
 */
export const readPayuSettings = (
  read: ReadSetting,
  production: boolean,
): Result<PayuSettings | null, string> => {
  const { posId, clientId, clientSecret, secondKey } = {
    posId: read(NEEDED.posId),
    clientId: read(NEEDED.clientId),
    clientSecret: read(NEEDED.clientSecret),
    secondKey: read(NEEDED.secondKey),
  };
  const address = read('PAYU_URL');
  const values = [posId, clientId, clientSecret, secondKey];
  if (address === null && values.every((each) => each === null)) return ok(null);
  if (posId === null || clientId === null || clientSecret === null || secondKey === null) {
    const missing = Object.values(NEEDED).filter((name) => read(name) === null);
    return err(
      `PayU also needs ${missing.join(', ')}: set all four variables of the point of sale (the shop’s entry at PayU). To use no PayU, set none of the four and no PAYU_URL.`,
    );
  }
  const url = address ?? PAYU;
  if (!isAddress(url, production))
    return err(
      `PAYU_URL is not an address of PayU: write ${PAYU}, or https://secure.snd.payu.com for PayU's test system.`,
    );
  const { origin } = new URL(url);
  const account = { posId, clientId, clientSecret, secondKey };
  return ok({ account, address: async () => origin });
};
