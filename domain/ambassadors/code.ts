import { err, ok, type Result } from 'neverthrow';
import type { Day, Instant } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';

export type AmbassadorCode = {
  /** An ambassador's code has 4 to 20 characters A–Z, 0–9 and -. Upper and lower case are equal. */
  readonly name: string;
  readonly accountId: string;
  readonly rebate: Money;
  /** The code's owner earns this commission, in grosze, for each participant of a paid booking. */
  readonly commission: Money;
  readonly expiresOn: Day | null;
  readonly createdAt: Instant;
  readonly settled: Money;
};

export type UsedAmbassadorCode = {
  readonly name: string;
  readonly accountId: string;
  readonly rebate: Money;
  readonly commission: Money;
};

export const normalizeAmbassadorCodeName = (typed: string): string => typed.trim().toUpperCase();

export const isAmbassadorCodeName = (name: string): boolean => /^[A-Z0-9-]{4,20}$/.test(name);

/** Returns the commission that is earned but not settled, in grosze; never negative (R40). */
export const unsettledCommission = (code: AmbassadorCode, earned: Money): Money =>
  Math.max(0, earned - code.settled);

const isOwnCode = (
  { accountId }: Pick<UsedAmbassadorCode, 'accountId'>,
  bookerId: string | null,
): boolean => accountId === bookerId;

/** Returns the ambassador rebate per participant; null if the booker owns the code (R22). */
export const ambassadorRebateFor = (
  used: UsedAmbassadorCode,
  bookerId: string | null,
): Money | null => (isOwnCode(used, bookerId) ? null : used.rebate);

/**
 * Returns the commission, in grosze, that a paid booking earns for the code's owner; 0 if the owner
 * booked it (R22, R40).
 */
export const ambassadorCommissionFor = (
  used: UsedAmbassadorCode,
  bookerId: string | null,
  travellers: number,
): Money => (isOwnCode(used, bookerId) ? 0 : used.commission * travellers);

export type AmbassadorRefusal = {
  readonly kind: 'ambassadorRefused';
  readonly problem: 'unknown' | 'expired' | 'own' | 'alreadyUsed' | 'notOffered';
};

/**
 * Applies an ambassador's code; refuses a second code, the booker's own code and an expired code
 * (R22).
 */
export const applyAmbassadorCode = (
  {
    offer,
    today,
    ambassadorCode: code,
  }: { readonly offer: Offer; readonly today: Day; readonly ambassadorCode: AmbassadorCode | null },
  bookerId: string | null,
  already: UsedAmbassadorCode | null,
): Result<UsedAmbassadorCode, AmbassadorRefusal> => {
  const refused = (problem: AmbassadorRefusal['problem']) =>
    err({ kind: 'ambassadorRefused' as const, problem });
  if (already !== null) return refused('alreadyUsed');
  if (!offer.showAmbassadorRebate) return refused('notOffered');
  if (code === null) return refused('unknown');
  if (code.expiresOn !== null && today > code.expiresOn) return refused('expired');
  if (isOwnCode(code, bookerId)) return refused('own');
  const { name, accountId, rebate, commission } = code;
  return ok({ name, accountId, rebate, commission });
};
