import type { Day, Instant } from '../calendar.ts';
import type { Money } from '../money.ts';

/** A referral code of an ambassador (R22, R40). */
export type AmbassadorCode = {
  /** 4 to 20 characters A–Z, 0–9, -; unique without case. */
  readonly name: string;
  readonly accountId: string;
  /** What it gives each participant. */
  readonly rebate: Money;
  /** What the ambassador earns for each participant of a booking that is fully paid. */
  readonly commission: Money;
  /** The last day on which it may be used; null for ever. */
  readonly expiresOn: Day | null;
  readonly createdAt: Instant;
  /** Commission that was made into vouchers. */
  readonly settled: Money;
};

/** The code on a booking, as it was when it was used. */
export type UsedAmbassadorCode = {
  readonly name: string;
  readonly accountId: string;
  readonly rebate: Money;
  readonly commission: Money;
};

/** How a code's name is kept and compared. */
export const ambassadorCodeName = (typed: string): string => typed.trim().toUpperCase();

/** Whether a text is a code's name: 4 to 20 characters A–Z, 0–9, - (R40). */
export const isAmbassadorCodeName = (name: string): boolean => /^[A-Z0-9-]{4,20}$/.test(name);

/** The commission that is still to be settled; never negative, also where a paid booking was cancelled later (R40). */
export const unsettled = (code: AmbassadorCode, earned: Money): Money => Math.max(0, earned - code.settled);
