import { applyAmbassadorCode } from '../../ambassadors/code.ts';
import { leaveGroupRefusal } from '../../groups/group.ts';
import { invalidAnswers, problem } from '../../party/problem.ts';
import { normalizeVoucherCode, voucherProblem } from '../../vouchers/voucher.ts';
import type { Draft } from '../booking.ts';
import {
  type CommandContext,
  type Decided,
  type RedeemVoucher,
  type RemoveCode,
  refuseCommand,
} from '../commands.ts';
import { saveDraft } from './save-draft.ts';

/**
 * Reserves a voucher for a draft. A discount voucher lowers the price; a gift voucher is a payment
 * (R25, R26).
 */
export const redeemOnDraft = (
  context: CommandContext,
  draft: Draft,
  command: RedeemVoucher,
): Decided => {
  if (command.userNum < 1 || command.userNum > draft.choices.participants.length)
    return refuseCommand(invalidAnswers(problem(command.userNum, 'userNum', 'unknown')));
  const code = normalizeVoucherCode(command.code);
  if (draft.vouchers.some((used) => used.code === code)) return saveDraft(context, draft, 0);
  const voucher = context.vouchers(code);
  const fault = voucherProblem(voucher, {
    siteId: draft.siteId,
    bookingId: draft.id,
    at: context.at,
    today: context.today,
  });
  if (fault !== null || voucher === undefined)
    return refuseCommand({ kind: 'voucherRefused', problem: fault ?? 'unknown' });
  // A sign-up on the reserve list pays nothing, so it accepts no gift voucher (R29).
  if (voucher.kind === 'gift' && draft.reserveList)
    return refuseCommand({ kind: 'voucherRefused', problem: 'onReserveList' });
  const used = { userNum: command.userNum, code, kind: voucher.kind, value: voucher.value };
  return saveDraft(context, { ...draft, vouchers: [...draft.vouchers, used] }, 0);
};

const withoutVoucher = (context: CommandContext, draft: Draft, typed: string): Decided => {
  const code = normalizeVoucherCode(typed);
  if (!draft.vouchers.some((used) => used.code === code))
    return refuseCommand({ kind: 'voucherRefused', problem: 'unknown' });
  const voucher = context.vouchers(code);
  const freed = voucher?.reserved?.bookingId === draft.id ? [{ ...voucher, reserved: null }] : [];
  return saveDraft(
    context,
    { ...draft, vouchers: draft.vouchers.filter((used) => used.code !== code) },
    0,
  ).map((decision) => ({
    ...decision,
    vouchers: [...decision.vouchers, ...freed],
  }));
};

/** Removes a voucher, an ambassador's code or a group from a draft (R51). */
export const removeCode = (
  context: CommandContext,
  draft: Draft,
  { kind, code }: RemoveCode,
): Decided => {
  switch (kind) {
    case 'voucher':
      return withoutVoucher(context, draft, code ?? '');
    case 'ambassador':
      if (draft.ambassador === null)
        return refuseCommand({ kind: 'ambassadorRefused', problem: 'unknown' });
      return saveDraft(context, { ...draft, ambassador: null }, 0);
    case 'group': {
      const refusal = leaveGroupRefusal(context, draft);
      return refusal === null
        ? saveDraft(context, { ...draft, group: null }, 0)
        : refuseCommand(refusal);
    }
  }
};

export const applyAmbassadorCodeOnDraft = (context: CommandContext, draft: Draft): Decided =>
  applyAmbassadorCode(context, draft.owner.accountId, draft.ambassador).andThen((ambassador) =>
    saveDraft(context, { ...draft, ambassador }, 0),
  );
