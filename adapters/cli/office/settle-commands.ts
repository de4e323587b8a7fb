import { Result } from 'neverthrow';
import { settleCommission, settleVoucher } from '../../../application/office/codes.ts';
import { askBeforeTask } from './catalogue/change-tasks.ts';
import {
  type Command,
  type CommandArguments,
  type Option,
  optionalOption,
  requiredOption,
  type StoreTask,
} from './command.ts';
import {
  formatPln,
  jsonMoney,
  type ParseResult,
  readAmount,
  readSingleLineText,
  readVoucherOrAmbassadorCode,
} from './read-values.ts';

const AMOUNT: Option = {
  name: 'amount',
  value: 'PLN',
  says: 'the sum; default: all that is left',
};
const REASON: Option = { name: 'reason', value: 'TEXT', says: 'the purpose, for the record' };

const amountOf = (args: CommandArguments): ParseResult<number | null> =>
  optionalOption(args, AMOUNT, null, (typed) => readAmount('amount', typed));
const saidOf = (value: number | null): string =>
  value === null ? 'all that is left' : formatPln(value);

const settleVoucherTask = (code: string, value: number | null, reason: string): StoreTask =>
  askBeforeTask(
    `Take ${saidOf(value)} off voucher ${code}? It cannot be put back.`,
    async (deps, by) =>
      (await settleVoucher(deps)(by, code, value, reason)).map(({ voucher }) => ({
        text: `Voucher ${code}: ${formatPln(voucher?.value ?? 0)} are left on it.`,
        json: { code, left: jsonMoney(voucher?.value ?? 0), reason, by },
      })),
  );

const settleCommissionTask = (name: string, value: number | null): StoreTask =>
  askBeforeTask(
    `Was ${saidOf(value)} of the commission of ${name} paid? It counts as settled for good.`,
    async (deps, by) =>
      (await settleCommission(deps)(by, name, value)).map(({ ambassadorCode }) => {
        const settled = ambassadorCode?.settled ?? 0;
        return {
          text: `Code ${name}: ${formatPln(settled)} of its commission are settled, vouchers from commission included.`,
          json: { code: name, settled: jsonMoney(settled), by },
        };
      }),
  );

const settleCommandDefaults = { takes: [AMOUNT], changes: true } as const;

export const settleCommands: readonly Command[] = [
  {
    ...settleCommandDefaults,
    name: 'vouchers settle',
    word: 'CODE',
    needs: [REASON],
    says: 'record that a sum of a gift voucher was used outside the shop; its remaining value falls',
    prepareStoreTask: (args) =>
      Result.combine([
        readVoucherOrAmbassadorCode(args.word ?? ''),
        amountOf(args),
        requiredOption(args, REASON, (typed) => readSingleLineText('--reason', typed)),
      ]).map(([code, value, reason]) => settleVoucherTask(code, value, reason)),
  },
  {
    ...settleCommandDefaults,
    name: 'ambassadors settle',
    word: 'CODE',
    says: 'record that commission of an ambassador’s code was paid without a voucher (reports commission lists unsettled commission)',
    prepareStoreTask: (args) =>
      Result.combine([readVoucherOrAmbassadorCode(args.word ?? ''), amountOf(args)]).map(
        ([name, value]) => settleCommissionTask(name, value),
      ),
  },
];
