import { object } from '../codecs/shapes.ts';
import { enteredCodeCodec, Instant } from '../codecs/texts.ts';
import { bookingFields, Text, UserNum, versionField } from '../codecs/values.ts';

/** Accepts every code as text; the domain decides if the code exists (R25). */
export const VoucherRedeem = object(
  { ...bookingFields, voucherCode: enteredCodeCodec(40), userNum: UserNum },
  versionField,
);

/** Removes a voucher from a booking. After the order, a discount voucher must stay (R51). */
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

/** Answers a request to accept a traveller of 45+. A repeat gets the first one's number (R33). */
export const AgeRequestAnswer = object({ RequestNumber: Text, HoldUntil: Instant });
