import { ok, Result } from 'neverthrow';
import {
  activateVoucher,
  appointAmbassador,
  createVoucher,
  listVouchers,
  settleCommission,
  settleVoucher,
  type VoucherView,
} from '../../../application/office/codes.ts';
import type { CodeOutcome } from '../../../application/ports/journal.ts';
import { alignRight, optionalColumn, table } from '../terminal/table.ts';
import { askBeforeTask } from './catalogue/change-tasks.ts';
import {
  type Command,
  type CommandArguments,
  type CommandOutput,
  type Option,
  optionalOption,
  requiredOption,
  type StoreTask,
  type Task,
} from './command.ts';
import {
  formatPln,
  formatWarsawTime,
  jsonMoment,
  jsonMoney,
  type ParseResult,
  readAmount,
  readDay,
  readEmailAddress,
  readOneOfWords,
  readSingleLineText,
  readSiteOrAll,
  readVoucherOrAmbassadorCode,
  SITE_VALUE,
} from './read-values.ts';

const KIND: Option = {
  name: 'kind',
  value: 'gift|discount',
  says: 'a gift voucher is money, a discount voucher reduces a price before the order',
};
const VALUE: Option = {
  name: 'value',
  value: 'PLN',
  says: 'the value in PLN: 50 to 20000, without grosze',
};
const DESCRIPTION: Option = {
  name: 'description',
  value: 'TEXT',
  says: 'the description of the voucher',
};
const SITE: Option = {
  name: 'site',
  value: `${SITE_VALUE}|all`,
  says: 'the brand that accepts the voucher; default: all brands',
};
const EXPIRES: Option = {
  name: 'expires',
  value: 'DAY',
  says: 'the last day on which the voucher can be redeemed; default: none',
};

const voucherJson = ({ voucher }: CodeOutcome) =>
  voucher === null
    ? {}
    : { code: voucher.code, value: jsonMoney(voucher.value), active: voucher.active };

const create = (args: CommandArguments): ParseResult<Task> =>
  Result.combine([
    requiredOption(args, KIND, (typed) =>
      readOneOfWords('kind', ['gift', 'discount'] as const, typed),
    ),
    requiredOption(args, VALUE, (typed) => readAmount('value', typed)),
    optionalOption(args, DESCRIPTION, '', (typed) => readSingleLineText('--description', typed)),
    optionalOption<number | null>(args, SITE, null, readSiteOrAll),
    optionalOption(args, EXPIRES, null, (typed) => readDay('expires', typed)),
  ]).map(
    ([kind, value, description, siteId, expiresOn]): Task =>
      async (deps, by) =>
        (await createVoucher(deps)(by, { kind, value, description, siteId, expiresOn })).map(
          (outcome) => {
            // A dry run prints no voucher code: the real command generates another random code.
            const code = args.dryRun ? null : outcome.voucher?.code;
            return {
              text: `${code ?? '(its code)'}\nA ${kind} voucher of ${formatPln(value)}, active at once.`,
              json: { ...voucherJson(outcome), code, kind, by },
            };
          },
        ),
  );

const activate = ({ word }: CommandArguments): ParseResult<StoreTask> =>
  readVoucherOrAmbassadorCode(word ?? '').map((code) =>
    askBeforeTask(`Activate voucher ${code}? It cannot be deactivated again.`, async (deps, by) =>
      (await activateVoucher(deps)(by, code)).map((outcome) => ({
        text: `Voucher ${code} is active: ${formatPln(outcome.voucher?.value ?? 0)}.`,
        json: { ...voucherJson(outcome), by },
      })),
    ),
  );

const voucherListAnswer = (views: readonly VoucherView[]): CommandOutput => ({
  text: table(
    [
      'Code',
      'Kind',
      alignRight('Left'),
      optionalColumn(alignRight('Issued')),
      'State',
      optionalColumn('Site'),
      optionalColumn('Expires'),
      optionalColumn('Made'),
      optionalColumn('By'),
      'Description',
    ],
    views.map(({ voucher, state, madeBy }) => [
      voucher.code,
      voucher.kind,
      formatPln(voucher.value),
      formatPln(voucher.issued),
      state,
      voucher.siteId === null ? 'all' : String(voucher.siteId),
      voucher.expiresOn ?? '',
      formatWarsawTime(voucher.createdAt),
      voucher.accountId === null ? 'office' : (madeBy ?? 'a customer who left'),
      voucher.description,
    ]),
    'There are no vouchers yet: vouchers create makes one.',
  ),
  json: {
    vouchers: views.map(({ voucher, state, madeBy }) => ({
      code: voucher.code,
      kind: voucher.kind,
      value: jsonMoney(voucher.value),
      issued: jsonMoney(voucher.issued),
      state,
      active: voucher.active,
      used: voucher.used,
      siteId: voucher.siteId,
      expiresOn: voucher.expiresOn,
      createdAt: jsonMoment(voucher.createdAt),
      madeBy,
      commissionOf: voucher.commissionOf,
      reservedBy: state === 'reserved' ? (voucher.reserved?.bookingId ?? null) : null,
      description: voucher.description,
    })),
  },
});

const appoint = ({ word }: CommandArguments): ParseResult<StoreTask> =>
  readEmailAddress(word ?? '').map((email) =>
    askBeforeTask(
      `Make ${email} an ambassador, who earns commission with their own codes? This cannot be undone.`,
      async (deps, by) =>
        (await appointAmbassador(deps)(by, email)).map(() => ({
          text: `${email} is an ambassador now, and makes codes in the panel.`,
          json: { email, ambassador: true, by },
        })),
    ),
  );

const SETTLE_AMOUNT: Option = {
  name: 'amount',
  value: 'PLN',
  says: 'the sum; default: all that is left',
};
const SETTLE_REASON: Option = {
  name: 'reason',
  value: 'TEXT',
  says: 'the purpose, for the record',
};

const amountOf = (args: CommandArguments): ParseResult<number | null> =>
  optionalOption(args, SETTLE_AMOUNT, null, (typed) => readAmount('amount', typed));
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

export const codeCommands: readonly Command[] = [
  {
    name: 'vouchers create',
    needs: [KIND, VALUE],
    takes: [DESCRIPTION, SITE, EXPIRES],
    changes: true,
    says: 'create a voucher and print its random code',
    prepare: create,
  },
  {
    name: 'vouchers activate',
    word: 'CODE',
    changes: true,
    says: 'activate a customer’s voucher, so that it can be redeemed',
    prepareStoreTask: activate,
  },
  {
    name: 'vouchers list',
    says: 'list all vouchers, newest first',
    prepare: () => ok(async (deps) => ok(voucherListAnswer(await listVouchers(deps)()))),
  },
  {
    name: 'ambassadors appoint',
    word: 'EMAIL',
    changes: true,
    says: 'make a customer an ambassador',
    prepareStoreTask: appoint,
  },
  {
    name: 'vouchers settle',
    word: 'CODE',
    takes: [SETTLE_AMOUNT],
    changes: true,
    needs: [SETTLE_REASON],
    says: 'record that a sum of a gift voucher was used outside the shop; its remaining value falls',
    prepareStoreTask: (args) =>
      Result.combine([
        readVoucherOrAmbassadorCode(args.word ?? ''),
        amountOf(args),
        requiredOption(args, SETTLE_REASON, (typed) => readSingleLineText('--reason', typed)),
      ]).map(([code, value, reason]) => settleVoucherTask(code, value, reason)),
  },
  {
    name: 'ambassadors settle',
    word: 'CODE',
    takes: [SETTLE_AMOUNT],
    changes: true,
    says: 'record that commission of an ambassador’s code was paid without a voucher (reports commission lists unsettled commission)',
    prepareStoreTask: (args) =>
      Result.combine([readVoucherOrAmbassadorCode(args.word ?? ''), amountOf(args)]).map(
        ([name, value]) => settleCommissionTask(name, value),
      ),
  },
];
