import type * as t from 'io-ts';
import { VOUCHER_STATES } from '../../../../domain/vouchers/voucher.ts';
import { Grosze, Money } from '../codecs/money.ts';
import { named } from '../codecs/schema.ts';
import { list, nullable, object, oneOf } from '../codecs/shapes.ts';
import { Day, filled } from '../codecs/texts.ts';
import { Bool, SiteId, Text } from '../codecs/values.ts';

/** A voucher of the customer's. Name is its code, Value what is left of it, RangeId 'All' or the number of the one brand that takes it. */
export const Voucher = named(
  'Voucher',
  object({
    Name: Text,
    Description: Text,
    Value: Money,
    // What it was worth when it was made.
    Issued: Money,
    Available: Bool,
    Used: Bool,
    RangeId: Text,
    ValidUntil: nullable(Day),
    Kind: oneOf('gift', 'discount'),
    // How it stands now: inactive waits for the office, reserved is kept by somebody's reservation for a while (R26, R27).
    State: oneOf(...VOUCHER_STATES),
  }),
);
export type Voucher = t.TypeOf<typeof Voucher>;

/** Newest first. */
export const VouchersAnswer = object({ Vouchers: list(Voucher) });
export type VouchersAnswer = t.TypeOf<typeof VouchersAnswer>;

/** 50 to 20 000 PLN in whole złoty (R27). */
export const VoucherCreateRequest = object({ description: filled(200), value: Grosze, siteId: SiteId });
export const VoucherAnswer = object({ Voucher });
