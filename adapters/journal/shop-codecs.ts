import * as t from 'io-ts';
import { nullable } from '../codecs/nullable.ts';
import { ByCodec } from './command-codecs.ts';

const ShopCommandCodec = t.union([
  t.type({
    type: t.literal('createVoucher'),
    code: t.string,
    kind: t.keyof({ gift: null, discount: null }),
    value: t.number,
    description: t.string,
    siteId: nullable(t.number),
    expiresOn: nullable(t.string),
    accountId: nullable(t.string),
  }),
  t.type({ type: t.literal('activateVoucher'), code: t.string }),
  t.type({
    type: t.literal('settleVoucher'),
    code: t.string,
    value: nullable(t.number),
    reason: t.string,
  }),
  t.type({ type: t.literal('settleCommission'), name: t.string, value: nullable(t.number) }),
  t.type({ type: t.literal('appointAmbassador'), accountId: t.string }),
  t.type({ type: t.literal('blockAccount'), accountId: t.string }),
  t.type({ type: t.literal('unblockAccount'), accountId: t.string }),
  t.type({
    type: t.literal('createAmbassadorCode'),
    name: t.string,
    accountId: t.string,
    rebate: t.number,
    commission: t.number,
    expiresOn: nullable(t.string),
  }),
  t.type({
    type: t.literal('createCommissionVoucher'),
    name: t.string,
    accountId: t.string,
    code: t.string,
    value: t.number,
  }),
]);

export const RecordedShopCodec = t.type({ command: ShopCommandCodec, by: ByCodec, at: t.number });

export const ShopOutcomeCodec = t.type({
  voucher: nullable(t.type({ code: t.string, value: t.number, active: t.boolean })),
  ambassadorCode: nullable(t.type({ name: t.string, settled: t.number })),
});
