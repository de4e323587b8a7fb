import type * as t from 'io-ts';
import { Grosze, Money } from '../codecs/money.ts';
import { named } from '../codecs/schema.ts';
import { list, nullable, object } from '../codecs/shapes.ts';
import { code, Day, filled } from '../codecs/texts.ts';
import { Bool, SiteId, Text } from '../codecs/values.ts';

/** A referral code. AmbassadorCommission is what is not settled yet, RebateSum what its users were given, Settled: nothing is left (R40). */
export const AmbassadorCode = named(
  'AmbassadorCode',
  object({
    Id: Text,
    Name: Text,
    AmbassadorCommission: Money,
    RebateValue: Money,
    RebateSum: Money,
    ValidUntil: nullable(Day),
    UsersList: list(object({ UserName: Text })),
    Settled: Bool,
    // Whether a voucher may be made of its commission now.
    EarnsVoucher: Bool,
  }),
);
export type AmbassadorCode = t.TypeOf<typeof AmbassadorCode>;

/** By name; null where there are none yet. */
export const AmbassadorCodesAnswer = object({ AmbassadorCodes: nullable(list(AmbassadorCode)) });
export type AmbassadorCodesAnswer = t.TypeOf<typeof AmbassadorCodesAnswer>;

/** Any name is taken: one that is no name is refused as such. */
export const AmbassadorCodeRequest = object({ name: filled(100), siteId: SiteId });
export const AmbassadorCodeAnswer = object({ AmbassadorCode });

export const CommissionVoucherRequest = object({ codeId: code(40), value: Grosze, siteId: SiteId });
export const CommissionVoucherAnswer = object({ Code: Text });
