export type Limit = { readonly events: number; readonly minutes: number };

/** Names of rate limits. The limits of logins and codes count failed attempts only (R42). */
export type LimitName =
  | 'loginOfEmail'
  | 'loginOfAddress'
  | 'registrationOfAddress'
  | 'resetOfEmail'
  | 'activationOfEmail'
  | 'codesOfSession'
  | 'codesOfAddress'
  | 'contactOfAddress'
  | 'newsletterOfAddress'
  | 'vouchersOfAccount'
  | 'ageHoldsOfAddress';

export type Limits = Readonly<Record<LimitName, Limit>>;

export const DEFAULT_LIMITS: Limits = {
  loginOfEmail: { events: 10, minutes: 15 },
  loginOfAddress: { events: 100, minutes: 15 },
  registrationOfAddress: { events: 30, minutes: 60 },
  resetOfEmail: { events: 1, minutes: 24 * 60 },
  activationOfEmail: { events: 3, minutes: 24 * 60 },
  codesOfSession: { events: 20, minutes: 15 },
  codesOfAddress: { events: 100, minutes: 15 },
  contactOfAddress: { events: 10, minutes: 60 },
  newsletterOfAddress: { events: 10, minutes: 60 },
  // The limit is low, because the office checks every voucher that a customer creates.
  vouchersOfAccount: { events: 20, minutes: 60 },
  ageHoldsOfAddress: { events: 3, minutes: 24 * 60 },
};

/** Adds the defaults of limits that an older release did not store. */
export const fillMissingLimits = (stored: Partial<Limits> | undefined): Limits => ({
  ...DEFAULT_LIMITS,
  ...stored,
});
