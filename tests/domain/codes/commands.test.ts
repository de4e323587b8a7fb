import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { By } from '../../../domain/by.ts';
import {
  type CodeCommand,
  type CodeCommandOf,
  type CodeContext,
  type CodeDecision,
  type CodeRefusal,
  decideCodeCommand,
} from '../../../domain/codes/commands.ts';
import { zloty } from '../../../domain/money.ts';
import { amounts } from '../../arbitraries/offers.ts';
import { runs } from '../../support/runs.ts';
import { NOON } from '../booking/booking-steps.ts';
import { amberCode, discountVoucher, giftVoucher } from '../booking/placed/placed-steps.ts';

const OFFICE: By = { kind: 'office', name: 'Ewa' };
const CUSTOMER: By = { kind: 'customer' };
const NOTHING: CodeContext = {
  voucher: undefined,
  ambassadorCode: null,
  earned: 0,
  isAmbassador: true,
};

const decide = (command: CodeCommand, facts: Partial<CodeContext> = {}, by: By = OFFICE) =>
  decideCodeCommand({ ...NOTHING, ...facts }, { command, by, at: NOON });
const decision = (...parameters: Parameters<typeof decide>): CodeDecision => {
  const result = decide(...parameters);
  if (result.isErr()) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
};
const refusal = (...parameters: Parameters<typeof decide>): CodeRefusal => {
  const result = decide(...parameters);
  if (result.isOk()) throw new Error('accepted');
  return result.error;
};

const create = (
  more: Partial<CodeCommandOf<'createVoucher'>> = {},
): CodeCommandOf<'createVoucher'> => ({
  type: 'createVoucher',
  code: 'prezent',
  kind: 'gift',
  value: zloty(500),
  description: 'Na urodziny',
  siteId: null,
  expiresOn: null,
  accountId: null,
  ...more,
});

describe('creation of vouchers by the office and by customers', () => {
  it('R27: a voucher created by the office is active', () => {
    expect(decision(create())).toEqual({
      voucher: giftVoucher({ description: 'Na urodziny', createdAt: NOON }),
      ambassadorCode: null,
      ambassador: null,
    });
  });

  it('R27.2: a voucher created by a customer is inactive until the office activates it', () => {
    const created = decision(create({ accountId: 'a1' }), {}, CUSTOMER).voucher;
    expect(created).toMatchObject({
      active: false,
      accountId: 'a1',
      value: zloty(500),
      issued: zloty(500),
    });
    expect(
      decision({ type: 'activateVoucher', code: 'PREZENT' }, { voucher: created ?? undefined })
        .voucher,
    ).toEqual({
      ...created,
      active: true,
    });
  });

  it.each([4999, 5050, 2_000_100, -5000, 5000.5])(
    'R27: a voucher cannot have a value of %d grosze, whether the office or a customer creates it',
    (value) => {
      expect(refusal(create({ value }))).toEqual({ kind: 'badAmount' });
      expect(refusal(create({ value }), {}, CUSTOMER)).toEqual({ kind: 'badAmount' });
    },
  );

  it('R27: a voucher code can exist only once', () => {
    expect(refusal(create(), { voucher: giftVoucher() })).toEqual({ kind: 'voucherExists' });
  });

  it('R27: an unknown or used voucher cannot be activated', () => {
    const activate: CodeCommand = { type: 'activateVoucher', code: 'PREZENT' };
    expect(refusal(activate)).toEqual({ kind: 'voucherUnknown' });
    expect(
      refusal(activate, { voucher: giftVoucher({ active: false, used: true, value: 0 }) }),
    ).toEqual({
      kind: 'voucherSpent',
    });
    expect(decision(activate, { voucher: giftVoucher() }).voucher).toEqual(giftVoucher());
  });

  it('R25: the office can create a discount voucher', () => {
    expect(
      decision(create({ kind: 'discount', code: 'znizka', value: zloty(300), description: '' }))
        .voucher,
    ).toEqual(discountVoucher({ createdAt: NOON }));
  });
});

describe('ambassadors and their codes', () => {
  const code = (
    more: Partial<CodeCommandOf<'createAmbassadorCode'>> = {},
  ): CodeCommandOf<'createAmbassadorCode'> => ({
    type: 'createAmbassadorCode',
    name: 'amber-27',
    accountId: 'amber',
    rebate: zloty(50),
    commission: zloty(50),
    expiresOn: null,
    ...more,
  });

  it('R40: the office makes the owner of an account an ambassador', () => {
    expect(decision({ type: 'appointAmbassador', accountId: 'amber' })).toEqual({
      voucher: null,
      ambassadorCode: null,
      ambassador: 'amber',
    });
  });

  it('R40: an ambassador can create a code; a name that differs only in case counts as the same name', () => {
    expect(decision(code()).ambassadorCode).toEqual(amberCode({ createdAt: NOON }));
    expect(refusal(code(), { ambassadorCode: amberCode() })).toEqual({ kind: 'codeExists' });
    expect(refusal(code(), { isAmbassador: false })).toEqual({ kind: 'notAmbassador' });
    expect(refusal(code({ name: 'AB' }))).toEqual({ kind: 'badCodeName' });
  });

  it('R40: a code without a rebate and without a commission is accepted', () => {
    expect(decision(code({ rebate: 0, commission: 0 })).ambassadorCode).toMatchObject({
      rebate: 0,
      commission: 0,
    });
  });

  it.each([-1, 0.5, Number.NaN])(
    'R1: a rebate or a commission of %d grosze is refused',
    (amount) => {
      expect(refusal(code({ rebate: amount }))).toEqual({ kind: 'badAmount' });
      expect(refusal(code({ commission: amount }))).toEqual({ kind: 'badAmount' });
    },
  );
});

describe('a voucher that an ambassador creates from commission', () => {
  const convert = (value: number): CodeCommandOf<'createCommissionVoucher'> => ({
    type: 'createCommissionVoucher',
    name: 'AMBER-27',
    accountId: 'amber',
    code: 'PROWIZJA',
    value,
  });
  const earned = { ambassadorCode: amberCode({ settled: zloty(100) }), earned: zloty(250) };

  it('R40.2: is an active gift voucher of at most the unsettled commission', () => {
    const { voucher, ambassadorCode } = decision(convert(1), earned, CUSTOMER);
    expect(voucher).toMatchObject({
      kind: 'gift',
      active: true,
      issued: 1,
      value: 1,
      accountId: 'amber',
      commissionOf: 'AMBER-27',
      siteId: null,
    });
    expect(ambassadorCode).toEqual({ ...earned.ambassadorCode, settled: zloty(100) + 1 });
    expect(decision(convert(zloty(150)), earned, CUSTOMER).ambassadorCode?.settled).toBe(
      zloty(250),
    );
    expect(refusal(convert(zloty(150) + 1), earned, CUSTOMER)).toEqual({
      kind: 'aboveCommission',
      unsettled: zloty(150),
    });
  });

  it('R40: is refused for an amount of 0, a fraction of a grosz or an existing voucher code', () => {
    for (const value of [0, -1, 0.5, Number.NaN])
      expect(refusal(convert(value), earned, CUSTOMER)).toEqual({ kind: 'badAmount' });
    expect(refusal(convert(1), { ...earned, voucher: giftVoucher() }, CUSTOMER)).toEqual({
      kind: 'voucherExists',
    });
  });

  it('R40, R45: is refused if the commission belongs to another customer', () => {
    expect(refusal(convert(1), { ambassadorCode: null }, CUSTOMER)).toEqual({
      kind: 'codeUnknown',
    });
    expect(
      refusal(
        convert(1),
        { ...earned, ambassadorCode: amberCode({ accountId: 'other' }) },
        CUSTOMER,
      ),
    ).toEqual({
      kind: 'codeUnknown',
    });
  });

  it('R40: the vouchers from the commission of a code are together worth at most what the code earned', () => {
    fc.assert(
      fc.property(
        amounts(zloty(5000)),
        fc.array(amounts(zloty(2000)), { maxLength: 10 }),
        (total, wishes) => {
          let code = amberCode();
          let createdSum = 0;
          for (const value of wishes) {
            const result = decide(
              convert(value),
              { ambassadorCode: code, earned: total },
              CUSTOMER,
            );
            expect(result.isOk()).toBe(value > 0 && createdSum + value <= total);
            if (result.isErr()) continue;
            createdSum += result.value.voucher?.value ?? 0;
            code = result.value.ambassadorCode ?? code;
          }
          expect(createdSum).toBeLessThanOrEqual(total);
          expect(code.settled).toBe(createdSum);
        },
      ),
      runs(200),
    );
  });
});

describe('vouchers and commission that the company settles outside the shop', () => {
  const settle = (value: number | null): CodeCommand => ({
    type: 'settleVoucher',
    code: 'PREZENT',
    value,
    reason: '',
  });

  it('R26: settling reduces a voucher’s value; a voucher without any value left is used', () => {
    fc.assert(
      fc.property(amounts(100_000), amounts(100_000), (issued, amount) => {
        fc.pre(issued > 0 && amount > 0 && amount <= issued);
        const { voucher } = decision(settle(amount), {
          voucher: giftVoucher({ issued, value: issued }),
        });
        expect([voucher?.value, voucher?.settled, voucher?.used]).toEqual([
          issued - amount,
          amount,
          amount === issued,
        ]);
        expect(
          decision(settle(null), { voucher: giftVoucher({ issued, value: issued }) }).voucher
            ?.settled,
        ).toBe(issued);
      }),
      runs(100),
    );
    expect(refusal(settle(zloty(6)), { voucher: giftVoucher({ value: zloty(5) }) })).toEqual({
      kind: 'aboveVoucher',
      left: zloty(5),
    });
    expect(refusal(settle(null), { voucher: giftVoucher({ active: false }) })).toEqual({
      kind: 'notSettled',
      problem: 'inactive',
    });
  });

  it('R26: settling an unknown, used or discount voucher, or an invalid amount, is refused', () => {
    expect(refusal(settle(null), {})).toEqual({ kind: 'voucherUnknown' });
    for (const spent of [giftVoucher({ used: true }), giftVoucher({ value: 0 })])
      expect(refusal(settle(null), { voucher: spent })).toEqual({ kind: 'voucherSpent' });
    expect(refusal(settle(null), { voucher: giftVoucher({ kind: 'discount' }) })).toEqual({
      kind: 'notSettled',
      problem: 'discount',
    });
    for (const value of [0, -1, 0.5, Number.NaN])
      expect(refusal(settle(value), { voucher: giftVoucher() })).toEqual({ kind: 'badAmount' });
  });

  it('R40: settling the commission of an unknown code, or an invalid amount, is refused', () => {
    const facts = { ambassadorCode: amberCode(), earned: zloty(100) };
    const commission = (value: number | null): CodeCommand => ({
      type: 'settleCommission',
      name: 'AMBER-27',
      value,
    });
    expect(refusal(commission(null), { ambassadorCode: null })).toEqual({ kind: 'codeUnknown' });
    for (const value of [0, -1, 0.5, Number.NaN])
      expect(refusal(commission(value), facts)).toMatchObject({ kind: 'aboveCommission' });
    expect(refusal(commission(null), { ...facts, earned: 0 })).toEqual({
      kind: 'aboveCommission',
      unsettled: 0,
    });
  });

  it('R26: settling a voucher is refused while a draft has reserved it', () => {
    const reserved = { bookingId: 'NEST2222', until: NOON + 1 };
    expect(refusal(settle(null), { voucher: giftVoucher({ reserved }) })).toEqual({
      kind: 'notSettled',
      problem: 'reserved',
    });
    expect(
      decision(settle(null), { voucher: giftVoucher({ reserved: { ...reserved, until: NOON } }) })
        .voucher?.used,
    ).toBe(true);
  });

  it('R40: a payout without an amount settles all unsettled commission; a payout above that is refused', () => {
    const code = amberCode({ settled: zloty(30) });
    const facts = { ambassadorCode: code, earned: zloty(100) };
    expect(
      decision({ type: 'settleCommission', name: 'AMBER-27', value: null }, facts).ambassadorCode
        ?.settled,
    ).toBe(zloty(100));
    expect(
      refusal({ type: 'settleCommission', name: 'AMBER-27', value: zloty(71) }, facts),
    ).toEqual({
      kind: 'aboveCommission',
      unsettled: zloty(70),
    });
  });
});
