/** A point of sale at PayU (REST API 2.1), or at the process that replaces PayU in development. */
export type PayuAccount = {
  readonly posId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** PayU's 'second key', with which PayU signs notifications. */
  readonly secondKey: string;
};

export const CURRENCY = 'PLN';

/** Seconds after which PayU cancels an unpaid order. */
export const VALIDITY = 86_400;
