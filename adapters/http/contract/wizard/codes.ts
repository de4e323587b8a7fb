import { object } from '../codecs/shapes.ts';
import { enteredCodeCodec, Instant } from '../codecs/texts.ts';
import { bookingFields, Text, UserNum, versionField } from '../codecs/values.ts';

/** Accepts every code as text; the domain decides if the code exists (R25). */
export const VoucherRedeem = object(
  { ...bookingFields, voucherCode: enteredCodeCodec(40), userNum: UserNum },
  versionField,
);

/**
 * Removes a voucher from a booking. After the order, the shop refuses to remove a discount voucher
 * (R51).
 */
export const VoucherRemove = object(
  { ...bookingFields, voucherCode: enteredCodeCodec(40) },
  versionField,
);

export const AmbassadorUse = object(
  { ...bookingFields, ambassadorCode: enteredCodeCodec(40) },
  versionField,
);

/** The code of a group: the number of the booking that opened the group (R45). */
export const GroupCreateAnswer = object({ Code: Text });

export const GroupJoin = object(
  { ...bookingFields, groupCode: enteredCodeCodec(40) },
  versionField,
);

/**
 * The response to a customer who asks the office to accept a traveller of 45 or older. A repeated
 * request gets the number of the first request (R33).
 */
export const AgeRequestAnswer = object({ RequestNumber: Text, HoldUntil: Instant });
