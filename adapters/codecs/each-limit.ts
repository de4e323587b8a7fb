import type { LimitName } from '../../domain/limits.ts';

/**
 * Returns the same codec for each limit of a brand, by name. The return type makes a missing limit
 * a compile error.
 */
export const eachLimit = <C>(limit: C): Record<LimitName, C> => ({
  loginOfEmail: limit,
  loginOfAddress: limit,
  registrationOfAddress: limit,
  resetOfEmail: limit,
  activationOfEmail: limit,
  codesOfSession: limit,
  codesOfAddress: limit,
  contactOfAddress: limit,
  newsletterOfAddress: limit,
  vouchersOfAccount: limit,
  ageHoldsOfAddress: limit,
});
