/** A point of sale at PayU (REST API 2.1), or at the stand-in. */
export type PayuAccount = {
  readonly posId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The 'second key', which signs notifications. */
  readonly secondKey: string;
};

export const CURRENCY = 'PLN';

/** Seconds after which PayU cancels an unpaid order. */
export const VALIDITY = 86_400;
