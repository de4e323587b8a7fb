import type { LimitName } from '../../domain/limits.ts';

export const repeatForEachLimit = <C>(limit: C): Record<LimitName, C> => ({
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
