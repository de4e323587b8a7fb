import type { LimitName } from '../../domain/limits.ts';

/** The same codec for each limit of a brand, by its name; one that is missing here is no Record of all of them. */
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
