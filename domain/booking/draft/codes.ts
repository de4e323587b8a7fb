import { applyAmbassadorCode } from '../../ambassadors/code.ts';
import {
  addDays,
  addWorkingDays,
  dayOf,
  HOUR,
  type Instant,
  MINUTE,
  startOfDay,
} from '../../calendar.ts';
import { leaveGroupRefusal } from '../../groups/group.ts';
import { invalidAnswers, problem } from '../../party/problem.ts';
import { placesPerUnitOfChoices } from '../../seats/claim.ts';
import { normalizeVoucherCode, type Voucher, voucherProblem } from '../../vouchers/voucher.ts';
import { type Draft, type Hold, isHoldActive } from '../booking.ts';
import {
  acceptedDecision,
  type CommandContext,
  type CommandOf,
  canOrderPlaces,
  type Decided,
  refusedDecision,
} from '../commands.ts';
import { usableVouchers } from '../price-of.ts';

const ageRequestUntil = ({ settings }: CommandContext, { ageRequest }: Draft): Instant =>
  ageRequest === null || !ageRequest.keepsPlaces
    ? 0
    : startOfDay(addDays(addWorkingDays(dayOf(ageRequest.at), settings.ageRequestWorkingDays), 1));

/** Returns when the hold of an office-prepared order ends; 0 for other drafts (R8.17). */
const preparedUntil = ({ settings }: CommandContext, { preparedAt }: Draft): Instant =>
  preparedAt === undefined || settings.preparedHours === null
    ? 0
    : preparedAt + settings.preparedHours * HOUR;

/**
 * Each save holds the places for half an hour, up to two hours in total (R8). A request about
 * travellers of 45 or older holds them for days (R33).
 */
const holdFor = (context: CommandContext, draft: Draft): Hold => {
  const { settings, at } = context;
  const beganAt = isHoldActive(draft.hold, at) ? draft.hold.beganAt : at;
  const usual = Math.min(
    at + settings.hold.minutes * MINUTE,
    beganAt + settings.hold.longestMinutes * MINUTE,
  );
  return {
    beganAt,
    until: Math.max(usual, ageRequestUntil(context, draft), preparedUntil(context, draft)),
  };
};

/**
 * Reserves a draft's vouchers until its hold ends. A draft without a hold reserves them for as long
 * as a new hold would last.
 */
const reserveVouchers = (context: CommandContext, draft: Draft): readonly Voucher[] => {
  const until = draft.hold?.until ?? context.at + context.settings.hold.minutes * MINUTE;
  return usableVouchers(context, draft).map(({ voucher }) => ({
    ...voucher,
    reserved: { bookingId: draft.id, until },
  }));
};

/** Saves a draft, holds its places and reserves its vouchers (R26). */
export const saveDraft = (context: CommandContext, draft: Draft, reachedStep: number): Decided => {
  const seats = placesPerUnitOfChoices(draft.choices);
  const reached = Math.max(draft.reached, reachedStep);
  const next: Draft = {
    ...draft,
    seats,
    reached,
    hold: !draft.reserveList && canOrderPlaces(context, seats) ? holdFor(context, draft) : null,
    version: draft.version + 1,
    savedAt: context.at,
  };
  return acceptedDecision(next, reserveVouchers(context, next));
};

/**
 * Reserves a voucher for a draft. A discount voucher lowers the price; a gift voucher is a payment
 * (R25, R26).
 */
export const redeemVoucherOnDraft = (
  context: CommandContext,
  draft: Draft,
  command: CommandOf<'redeemVoucher'>,
): Decided => {
  if (command.userNum < 1 || command.userNum > draft.choices.participants.length)
    return refusedDecision(invalidAnswers(problem(command.userNum, 'userNum', 'unknown')));
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
    return refusedDecision({ kind: 'voucherRefused', problem: fault ?? 'unknown' });
  // A sign-up on the reserve list pays nothing, so it accepts no gift voucher (R29).
  if (voucher.kind === 'gift' && draft.reserveList)
    return refusedDecision({ kind: 'voucherRefused', problem: 'onReserveList' });
  const used = { userNum: command.userNum, code, kind: voucher.kind, value: voucher.value };
  return saveDraft(context, { ...draft, vouchers: [...draft.vouchers, used] }, 0);
};

const withoutVoucher = (context: CommandContext, draft: Draft, typed: string): Decided => {
  const code = normalizeVoucherCode(typed);
  if (!draft.vouchers.some((used) => used.code === code))
    return refusedDecision({ kind: 'voucherRefused', problem: 'unknown' });
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
  { kind, code }: CommandOf<'removeCode'>,
): Decided => {
  switch (kind) {
    case 'voucher':
      return withoutVoucher(context, draft, code ?? '');
    case 'ambassador':
      if (draft.ambassador === null)
        return refusedDecision({ kind: 'ambassadorRefused', problem: 'unknown' });
      return saveDraft(context, { ...draft, ambassador: null }, 0);
    case 'group': {
      const refusal = leaveGroupRefusal(context, draft);
      return refusal === null
        ? saveDraft(context, { ...draft, group: null }, 0)
        : refusedDecision(refusal);
    }
  }
};

export const applyAmbassadorCodeOnDraft = (context: CommandContext, draft: Draft): Decided =>
  applyAmbassadorCode(context, draft.owner.accountId, draft.ambassador).andThen((ambassador) =>
    saveDraft(context, { ...draft, ambassador }, 0),
  );
