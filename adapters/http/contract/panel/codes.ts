import type * as t from 'io-ts';
import { VOUCHER_STATES } from '../../../../domain/vouchers/voucher.ts';
import { Grosze, Money } from '../codecs/money.ts';
import { list, nullable, object, oneOfCodec, withName } from '../codecs/shapes.ts';
import { Day, enteredCodeCodec, requiredSingleLineCodec } from '../codecs/texts.ts';
import { Bool, SiteId, Text } from '../codecs/values.ts';

/** RebateSum: rebates of all who used the code. Settled: no commission is left to settle (R40). */
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

export const AmbassadorCodeRequest = object({ name: requiredSingleLineCodec(100), siteId: SiteId });
export const AmbassadorCodeAnswer = object({ AmbassadorCode });

export const CommissionVoucherRequest = object({
  codeId: enteredCodeCodec(40),
  value: Grosze,
  siteId: SiteId,
});
export const CommissionVoucherAnswer = object({ Code: Text });

/** Value: what is left on the voucher. RangeId: the only brand that accepts it, or 'All'. */
export const Voucher = withName(
  'Voucher',
  object({
    Name: Text,
    Description: Text,
    Value: Money,
    Issued: Money,
    Available: Bool,
    Used: Bool,
    RangeId: Text,
    ValidUntil: nullable(Day),
    Kind: oneOfCodec('gift', 'discount'),
    // Inactive: the office must still activate the voucher. Reserved: a booking uses it (R26, R27).
    State: oneOfCodec(...VOUCHER_STATES),
  }),
);
export type Voucher = t.TypeOf<typeof Voucher>;

export const VouchersAnswer = object({ Vouchers: list(Voucher) });

/** A new voucher: 50 to 20 000 PLN, in whole złoty (R27). */
export const VoucherCreateRequest = object({
  description: requiredSingleLineCodec(200),
  value: Grosze,
  siteId: SiteId,
});
export const VoucherAnswer = object({ Voucher });
