import type { ApiFailure } from '../../../../adapters/http/client/call.ts';
import { normalizeEnteredAmount } from '../../../../adapters/http/contract/codecs/amounts.ts';
import { voucherAmountProblem } from '../../../../adapters/http/contract/panel/voucher-amounts.ts';

export type VoucherFormField = 'description' | 'value';
export type VoucherCode = 'required' | 'invalid' | 'tooLong' | 'tooSmall' | 'tooLarge';

export type EnteredVoucher = { readonly description: string; readonly value: string };
export type VoucherFaults = Readonly<Partial<Record<VoucherFormField, VoucherCode>>>;

const valueFault = (typed: string): VoucherCode | null => {
  if (typed.trim() === '') return 'required';
  const amount = normalizeEnteredAmount(typed);
  return amount === null ? 'invalid' : voucherAmountProblem(amount);
};

/** A voucher has a description and a value of 50 to 20 000 PLN in whole złoty (A-119, R27). */
export const voucherFaults = ({ description, value }: EnteredVoucher): VoucherFaults => {
  const fault = valueFault(value);
  return {
    ...(description.trim() === '' ? { description: 'required' as const } : {}),
    ...(fault === null ? {} : { value: fault }),
  };
};

const CODES: readonly VoucherCode[] = ['required', 'invalid', 'tooLong', 'tooSmall', 'tooLarge'];

export const voucherRefusalFaults = (failure: ApiFailure): VoucherFaults => {
  if (failure.kind !== 'refused') return {};
  return Object.fromEntries(
    failure.errors.flatMap(({ field, code }) =>
      field === 'description' || field === 'value'
        ? [[field, CODES.find((candidate) => candidate === code) ?? 'invalid']]
        : [],
    ),
  );
};
