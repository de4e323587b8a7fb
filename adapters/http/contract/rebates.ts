import type * as t from 'io-ts';
import { object } from './codecs/shapes.ts';
import { filled, Instant, ReservationId, text } from './codecs/texts.ts';
import { int, SiteId, Text, UserNum } from './codecs/values.ts';

const booking = { reservationId: ReservationId, siteId: SiteId };
const save = { expectedVersion: int(0) };

/** A change that says nothing but of which reservation. */
export const SaveRequest = object(booking, save);
export type SaveRequest = t.TypeOf<typeof SaveRequest>;

/** The office's answer is waited for under this number; the places are kept until HoldUntil (R33). */
export const AgeRequestAnswer = object({ RequestNumber: Text, HoldUntil: Instant });

/** Without userNum the voucher is participant 1's. */
export const VoucherRequest = object({ ...booking, voucherCode: filled(40) }, { ...save, userNum: UserNum });
export const AmbassadorRequest = object({ ...booking, ambassadorCode: filled(40) }, save);

/** Any text is taken: what is not eight letters of the alphabet is refused by name (R51). */
export const GroupRequest = object({ ...booking, groupCode: text(100) }, save);
export const GroupAnswer = object({ Code: Text });
