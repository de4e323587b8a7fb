import type * as t from 'io-ts';
import { Grosze, Money } from '../codecs/money.ts';
import { withName } from '../codecs/schema.ts';
import { list, nullable, object } from '../codecs/shapes.ts';
import { code, Day, requiredText } from '../codecs/texts.ts';
import { Bool, SiteId, Text } from '../codecs/values.ts';

/** RebateSum adds all travellers who used the code. Settled: all commission is settled (R40). */
export const AmbassadorCode = withName(
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
    EarnsVoucher: Bool,
  }),
);
export type AmbassadorCode = t.TypeOf<typeof AmbassadorCode>;

export const AmbassadorCodesAnswer = object({ AmbassadorCodes: nullable(list(AmbassadorCode)) });
export type AmbassadorCodesAnswer = t.TypeOf<typeof AmbassadorCodesAnswer>;

export const AmbassadorCodeRequest = object({ name: requiredText(100), siteId: SiteId });
export const AmbassadorCodeAnswer = object({ AmbassadorCode });

export const CommissionVoucherRequest = object({ codeId: code(40), value: Grosze, siteId: SiteId });
export const CommissionVoucherAnswer = object({ Code: Text });
