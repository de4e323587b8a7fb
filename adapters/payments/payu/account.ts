/** A point of sale at PayU, or at whoever speaks its protocol: REST API 2.1. */
export type PayuAccount = {
  readonly posId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The 'second key', with which notifications are signed. */
  readonly secondKey: string;
};

/** The wire's only currency here. */
export const CURRENCY = 'PLN';

/** How long a payer has, in seconds; afterwards PayU ends the order by itself. */
export const VALIDITY = 86_400;
