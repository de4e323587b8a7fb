/** So many events within so many minutes. */
export type Limit = { readonly events: number; readonly minutes: number };

/**
 * What is limited (R42, R43, R65, R69). Login and codes count failures, registration accounts made, contact, newsletter and vouchers made by
 * a customer everything.
 */
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

/** The limits that every brand starts with. */
export const USUAL_LIMITS: Limits = {
  loginOfEmail: { events: 10, minutes: 15 },
  loginOfAddress: { events: 100, minutes: 15 },
  registrationOfAddress: { events: 30, minutes: 60 },
  resetOfEmail: { events: 1, minutes: 24 * 60 },
  activationOfEmail: { events: 3, minutes: 24 * 60 },
  codesOfSession: { events: 20, minutes: 15 },
  codesOfAddress: { events: 100, minutes: 15 },
  contactOfAddress: { events: 10, minutes: 60 },
  newsletterOfAddress: { events: 10, minutes: 60 },
  // Each waits for the office, whose list should stay readable.
  vouchersOfAccount: { events: 20, minutes: 60 },
  ageHoldsOfAddress: { events: 3, minutes: 24 * 60 },
};
