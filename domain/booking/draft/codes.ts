import { takenCode } from '../../ambassadors/code.ts';
import { stayingInGroup } from '../../groups/group.ts';
import { invalid, problem } from '../../party/problem.ts';
import { voucherCode, voucherProblem } from '../../vouchers/voucher.ts';
import type { Draft } from '../booking.ts';
import type { RedeemVoucher, RemoveCode } from '../commands.ts';
import { type CommandContext, type Decided, refused } from '../decision.ts';
import { savedDraft } from './saves.ts';

/** Redeems a voucher on a draft: it is reserved, and counts in the price or as a payment from now on (R25, R26). */
export const redeemOnDraft = (context: CommandContext, draft: Draft, command: RedeemVoucher): Decided => {
  if (command.userNum < 1 || command.userNum > draft.choices.participants.length)
    return refused(invalid(problem(command.userNum, 'userNum', 'unknown')));
  const code = voucherCode(command.code);
  if (draft.vouchers.some((used) => used.code === code)) return savedDraft(context, draft, 0);
  const voucher = context.vouchers(code);
  const fault = voucherProblem(voucher, { siteId: draft.siteId, bookingId: draft.id, at: context.at, today: context.today });
  if (fault !== null || voucher === undefined) return refused({ kind: 'voucherRefused', problem: fault ?? 'unknown' });
  // Nothing is paid for a sign-up, so no money is taken for one (R29).
  if (voucher.kind === 'gift' && draft.reserveList) return refused({ kind: 'voucherRefused', problem: 'onReserveList' });
  const used = { userNum: command.userNum, code, kind: voucher.kind, value: voucher.value };
  return savedDraft(context, { ...draft, vouchers: [...draft.vouchers, used] }, 0);
};

const withoutVoucher = (context: CommandContext, draft: Draft, typed: string): Decided => {
  const code = voucherCode(typed);
  if (!draft.vouchers.some((used) => used.code === code)) return refused({ kind: 'voucherRefused', problem: 'unknown' });
  const voucher = context.vouchers(code);
  const freed = voucher?.reserved?.bookingId === draft.id ? [{ ...voucher, reserved: null }] : [];
  return savedDraft(context, { ...draft, vouchers: draft.vouchers.filter((used) => used.code !== code) }, 0).map((decision) => ({
    ...decision,
    vouchers: [...decision.vouchers, ...freed],
  }));
};

/** Takes back a voucher, the ambassador's code or the group of a draft (R51). */
export const removeCode = (context: CommandContext, draft: Draft, { kind, code }: RemoveCode): Decided => {
  switch (kind) {
    case 'voucher':
      return withoutVoucher(context, draft, code ?? '');
    case 'ambassador':
      if (draft.ambassador === null) return refused({ kind: 'ambassadorRefused', problem: 'unknown' });
      return savedDraft(context, { ...draft, ambassador: null }, 0);
    case 'group': {
      const refusal = stayingInGroup(context, draft);
      return refusal === null ? savedDraft(context, { ...draft, group: null }, 0) : refused(refusal);
    }
  }
};

/** Puts an ambassador's code on a draft (R22). */
export const takeAmbassadorCode = (context: CommandContext, draft: Draft): Decided =>
  takenCode(context, draft.owner.accountId, draft.ambassador).andThen((ambassador) => savedDraft(context, { ...draft, ambassador }, 0));
