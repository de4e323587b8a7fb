import type * as t from 'io-ts';
import { Money } from '../codecs/money.ts';
import { list, nullable, object, withName } from '../codecs/shapes.ts';
import { Anything, Int, Text } from '../codecs/values.ts';

const Minute = object({ PerParticipant: Money, WholeYacht: Money });

/** Brand settings that screens need. Rebate tiers are in ascending order (R4). */
export const Site = withName(
  'Site',
  object({
    SiteId: Int,
    Name: Text,
    BoatTripMarker: Text,
    OnlineCommissionPercent: Text,
    BankTransfer: object({ Recipient: Text, AccountNumber: Text }),
    OfficeHours: Text,
    Office: object({ Phone: nullable(Text), Email: nullable(Text) }),
    // For one e-mail address, the shop sends at most Events mails about a new password in Minutes
    // minutes (R43).
    Resets: object({ Events: Int, Minutes: Int }),
    Rebates: object({
      FirstMinute: Minute,
      SecondMinute: Minute,
      Loyalty: list(object({ Trips: Int, Value: Money })),
      Group: list(object({ Travellers: Int, Value: Money })),
      Ambassador: Money,
      WholeYacht: Money,
      Skipper: Money,
      Caps: object({ FirstMinute: Money, SecondMinute: Money, Otherwise: Money }),
    }),
  }),
);
export type Site = t.TypeOf<typeof Site>;
export const SiteAnswer = object({ Site });

export const HealthAnswer = object({ Status: Text });

export const Document = Anything;
