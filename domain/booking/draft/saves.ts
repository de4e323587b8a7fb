import { addDays, addWorkingDays, dayOf, type Instant, MINUTE, startOfDay } from '../../calendar.ts';
import { seatsOf } from '../../seats/claim.ts';
import type { Voucher } from '../../vouchers/voucher.ts';
import { type Draft, type Hold, holds } from '../booking.ts';
import { type CommandContext, type Decided, decided, fits } from '../decision.ts';
import { usableVouchers } from '../price-of.ts';

/** Until when a request about an age keeps the places: the end of the second working day after it (R33). */
const ageRequestUntil = ({ settings }: CommandContext, { ageRequest }: Draft): Instant =>
  ageRequest === null || !ageRequest.keepsPlaces
    ? 0
    : startOfDay(addDays(addWorkingDays(dayOf(ageRequest.at), settings.ageRequestWorkingDays), 1));

/** The hold after a save: half an hour from now, two hours from its beginning at most; after a lapse it begins anew (R8). */
const heldOn = (context: CommandContext, draft: Draft): Hold => {
  const { settings, at } = context;
  const beganAt = holds(draft.hold, at) ? draft.hold.beganAt : at;
  const usual = Math.min(at + settings.hold.minutes * MINUTE, beganAt + settings.hold.longestMinutes * MINUTE);
  return { beganAt, until: Math.max(usual, ageRequestUntil(context, draft)) };
};

/** The draft's vouchers kept from others while its hold lives, else for half an hour; those that others had first are left alone (R26). */
const reserved = (context: CommandContext, draft: Draft): readonly Voucher[] => {
  const until = draft.hold?.until ?? context.at + context.settings.hold.minutes * MINUTE;
  return usableVouchers(context, draft).map(({ voucher }) => ({ ...voucher, reserved: { bookingId: draft.id, until } }));
};

/** Keeps a draft as it now is: holds its places if they fit and it is no sign-up, and reserves its vouchers (R8, R26). */
export const savedDraft = (context: CommandContext, draft: Draft, step: number): Decided => {
  const seats = seatsOf(draft.choices);
  const reached = Math.max(draft.reached, step);
  const next: Draft = {
    ...draft,
    seats,
    reached,
    hold: !draft.reserveList && fits(context, seats) ? heldOn(context, draft) : null,
    version: draft.version + 1,
    savedAt: context.at,
  };
  return decided(next, reserved(context, next));
};
