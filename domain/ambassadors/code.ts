import { err, ok, type Result } from 'neverthrow';
import type { Day, Instant } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
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
  /** Commission that was made into vouchers, or paid by the office. */
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

/** Whether a code's owner is the booker: nobody gets or earns anything by their own code (R22). */
const isOwn = ({ accountId }: Pick<UsedAmbassadorCode, 'accountId'>, bookerId: string | null): boolean => accountId === bookerId;

/** What a code on a booking gives each participant; null on the ambassador's own, who may have logged in to it later (R22). */
export const rebateFor = (used: UsedAmbassadorCode, bookerId: string | null): Money | null => (isOwn(used, bookerId) ? null : used.rebate);

/** What a fully paid booking with a code earns its ambassador: the commission per participant, nothing on their own (R22, R40). */
export const commissionFor = (used: UsedAmbassadorCode, bookerId: string | null, travellers: number): Money =>
  isOwn(used, bookerId) ? 0 : used.commission * travellers;

/** Why a booking has no ambassador's code (R22). */
export type AmbassadorRefusal = {
  readonly kind: 'ambassadorRefused';
  readonly problem: 'unknown' | 'expired' | 'own' | 'alreadyUsed' | 'notOffered';
};

/** The code as a booking takes it: one per booking, not the ambassador's own, not expired (R22). */
export const takenCode = (
  { offer, today, ambassadorCode: code }: { readonly offer: Offer; readonly today: Day; readonly ambassadorCode: AmbassadorCode | null },
  bookerId: string | null,
  already: UsedAmbassadorCode | null,
): Result<UsedAmbassadorCode, AmbassadorRefusal> => {
  const refused = (problem: AmbassadorRefusal['problem']) => err({ kind: 'ambassadorRefused' as const, problem });
  if (already !== null) return refused('alreadyUsed');
  if (!offer.showAmbassadorRebate) return refused('notOffered');
  if (code === null) return refused('unknown');
  if (code.expiresOn !== null && today > code.expiresOn) return refused('expired');
  if (isOwn(code, bookerId)) return refused('own');
  const { name, accountId, rebate, commission } = code;
  return ok({ name, accountId, rebate, commission });
};
