import { err, ok, type Result } from 'neverthrow';
import { dayOf } from '../../calendar.ts';
import type { GroupPart } from '../../groups/group.ts';
import { joinsCountUntil } from '../../groups/group.ts';
import { problem } from '../../party/problem.ts';
import { voucherCode, voucherProblem } from '../../vouchers/voucher.ts';
import type { Booking, Draft } from '../booking.ts';
import type { RedeemVoucher } from '../commands.ts';
import { type Decided, type Given, refused } from '../decision.ts';
import { invalid, type Refusal } from '../refusal.ts';
import { savedDraft } from './saves.ts';

/** Redeems a voucher on a draft: it is reserved, and counts in the price or as a payment from now on (R25, R26). */
export const redeemOnDraft = (given: Given, draft: Draft, command: RedeemVoucher): Decided => {
  if (command.userNum < 1 || command.userNum > draft.choices.participants.length)
    return refused(invalid(problem(command.userNum, 'userNum', 'unknown')));
  const code = voucherCode(command.code);
  if (draft.vouchers.some((used) => used.code === code)) return savedDraft(given, draft, 0);
  const voucher = given.vouchers(code);
  const asked = { siteId: draft.siteId, bookingId: draft.id, at: given.at, today: dayOf(given.at) };
  const fault = voucherProblem(voucher, asked);
  if (fault !== null || voucher === undefined) return refused({ kind: 'voucherRefused', problem: fault ?? 'unknown' });
  // Nothing is paid for a sign-up, so no money is taken for one (R29).
  if (voucher.kind === 'gift' && draft.reserveList) return refused({ kind: 'voucherRefused', problem: 'onReserveList' });
  const used = { userNum: command.userNum, code, kind: voucher.kind, value: voucher.value };
  return savedDraft(given, { ...draft, vouchers: [...draft.vouchers, used] }, 0);
};

/** Puts an ambassador's code on a draft: one per booking, not the ambassador's own, not expired (R22). */
export const takeAmbassadorCode = (given: Given, draft: Draft): Decided => {
  const code = given.ambassadorCode;
  if (draft.ambassador !== null) return refused({ kind: 'ambassadorRefused', problem: 'alreadyUsed' });
  if (!given.offer.showAmbassadorRebate) return refused({ kind: 'ambassadorRefused', problem: 'notOffered' });
  if (code === null) return refused({ kind: 'ambassadorRefused', problem: 'unknown' });
  if (code.expiresOn !== null && dayOf(given.at) > code.expiresOn) return refused({ kind: 'ambassadorRefused', problem: 'expired' });
  if (code.accountId === (given.owner.accountId ?? draft.owner.accountId)) return refused({ kind: 'ambassadorRefused', problem: 'own' });
  const { name, accountId, rebate, commission } = code;
  return savedDraft(given, { ...draft, ambassador: { name, accountId, rebate, commission } }, 0);
};

const assigned = (booking: Booking): Refusal | null =>
  booking.group === null ? null : { kind: 'groupAlreadyAssigned', own: booking.group.code === booking.id };

/** The part of a booking in the group that it opens: its own id is the code (R21, R45). */
export const openedGroup = (given: Given, booking: Booking): Result<GroupPart, Refusal> => {
  const fault = assigned(booking);
  if (fault !== null) return err(fault);
  if (!given.offer.showGroupRebate) return err({ kind: 'groupNotOffered' });
  return ok({ code: booking.id, openedOn: dayOf(given.at), counts: true });
};

/** The part of a booking in the group that it joins; late joiners do not count (R21). */
export const joinedGroup = (given: Given, booking: Booking): Result<GroupPart, Refusal> => {
  const fault = assigned(booking);
  if (fault !== null) return err(fault);
  const { group } = given;
  if (group === null) return err({ kind: 'groupUnknown' });
  if (group.offerId !== booking.offerId || group.siteId !== booking.siteId) return err({ kind: 'groupOfOtherOffer' });
  if (!given.offer.showGroupRebate) return err({ kind: 'groupNotOffered' });
  const counts = dayOf(given.at) <= joinsCountUntil(group.openedOn, given.settings.groupCodeDays);
  return ok({ code: group.code, openedOn: group.openedOn, counts });
};
