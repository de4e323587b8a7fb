import {
  addDays,
  addWorkingDays,
  dayOf,
  HOUR,
  type Instant,
  MINUTE,
  startOfDay,
} from '../../calendar.ts';
import { seatsOf } from '../../seats/claim.ts';
import type { Voucher } from '../../vouchers/voucher.ts';
import { type Draft, type Hold, isHoldActive } from '../booking.ts';
import { acceptCommand, type CommandContext, type Decided, hasRoom } from '../commands.ts';
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
 * Reserves a draft's vouchers until its hold ends; if it has no hold, for as long as a new hold
 * would last.
 */
const reserveVouchers = (context: CommandContext, draft: Draft): readonly Voucher[] => {
  const until = draft.hold?.until ?? context.at + context.settings.hold.minutes * MINUTE;
  return usableVouchers(context, draft).map(({ voucher }) => ({
    ...voucher,
    reserved: { bookingId: draft.id, until },
  }));
};

/** Saves a draft, holds its places and reserves its vouchers (R26). */
export const saveDraft = (context: CommandContext, draft: Draft, step: number): Decided => {
  const seats = seatsOf(draft.choices);
  const reached = Math.max(draft.reached, step);
  const next: Draft = {
    ...draft,
    seats,
    reached,
    hold: !draft.reserveList && hasRoom(context, seats) ? holdFor(context, draft) : null,
    version: draft.version + 1,
    savedAt: context.at,
  };
  return acceptCommand(next, reserveVouchers(context, next));
};
