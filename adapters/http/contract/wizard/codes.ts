import { object } from '../codecs/shapes.ts';
import { Instant, ReservationId, typedCodeCodec } from '../codecs/texts.ts';
import { integerCodec, SiteId, Text, UserNum } from '../codecs/values.ts';

const booking = { reservationId: ReservationId, siteId: SiteId };
// Vouchers and codes change the booking, so these calls send the version that was read (R58).
const save = { expectedVersion: integerCodec(0) };

/** Accepts every code as text; the domain decides if the code exists (R25). */
export const VoucherRedeem = object(
  { ...booking, voucherCode: typedCodeCodec(40), userNum: UserNum },
  save,
);

/** Removes a voucher from a booking. After the order, a discount voucher must stay (R51). */
export const VoucherRemove = object({ ...booking, voucherCode: typedCodeCodec(40) }, save);
export const CodeRemove = object(booking, save);

export const AmbassadorUse = object({ ...booking, ambassadorCode: typedCodeCodec(40) }, save);

export const GroupCreate = object(booking, save);
/** The code of a group: the number of the booking that opened the group (R45). */
export const GroupCreateAnswer = object({ Code: Text });

export const GroupJoin = object({ ...booking, groupCode: typedCodeCodec(40) }, save);

/** Asks the office to accept a traveller of 45+. A repeat gets the first request's number (R33). */
export const AgeRequest = object(booking, save);
export const AgeRequestAnswer = object({ RequestNumber: Text, HoldUntil: Instant });
