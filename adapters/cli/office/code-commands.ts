import { ok } from 'neverthrow';
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
import { formatTableOfItems } from '../terminal/table.ts';
import {
  type Command,
  type CommandOutput,
  defineArgument,
  defineCommand,
  defineOption,
  type Task,
} from './command.ts';
import { askBeforeTask } from './confirm.ts';
import {
  formatPln,
  formatWarsawTime,
  instantJson,
  moneyJson,
  readAmount,
  readDay,
  readEmailAddress,
  readOneOf,
  readSingleLineText,
  readSiteOrAll,
  readVoucherOrAmbassadorCode,
  SITE_VALUE,
} from './read-values.ts';

const CODE = defineArgument('CODE', readVoucherOrAmbassadorCode);
const SETTLE_AMOUNT = defineOption('PLN', 'the sum; default: all that is left', readAmount);

const voucherJson = ({ voucher }: CodeOutcome) =>
  voucher === null
    ? {}
    : { code: voucher.code, value: moneyJson(voucher.value), active: voucher.active };

const activateTask = (code: string): Task =>
  askBeforeTask(`Activate voucher ${code}? It cannot be deactivated again.`, async (deps, by) =>
    (await activateVoucher(deps)(by, code)).map((outcome) => ({
      text: `Voucher ${code} is active: ${formatPln(outcome.voucher?.value ?? 0)}.`,
      json: { ...voucherJson(outcome), by },
    })),
  );

const voucherListAnswer = (views: readonly VoucherView[]): CommandOutput => ({
  text: formatTableOfItems(views, 'There are no vouchers yet: vouchers create makes one.', [
    ['Code', ({ voucher }) => voucher.code],
    ['Kind', ({ voucher }) => voucher.kind],
    ['Left', ({ voucher }) => formatPln(voucher.value), 'right'],
    ['Issued', ({ voucher }) => formatPln(voucher.issued), 'optional right'],
    ['State', ({ state }) => state],
    ['Site', ({ voucher: { siteId } }) => (siteId === null ? 'all' : String(siteId)), 'optional'],
    ['Expires', ({ voucher }) => voucher.expiresOn ?? '', 'optional'],
    ['Made', ({ voucher }) => formatWarsawTime(voucher.createdAt), 'optional'],
    [
      'By',
      ({ voucher, madeBy }) =>
        voucher.accountId === null ? 'office' : (madeBy ?? 'a customer who left'),
      'optional',
    ],
    ['Description', ({ voucher }) => voucher.description],
  ]),
  json: {
    vouchers: views.map(({ voucher, state, madeBy }) => ({
      code: voucher.code,
      kind: voucher.kind,
      value: moneyJson(voucher.value),
      issued: moneyJson(voucher.issued),
      state,
      active: voucher.active,
      used: voucher.used,
      siteId: voucher.siteId,
      expiresOn: voucher.expiresOn,
      createdAt: instantJson(voucher.createdAt),
      madeBy,
      commissionOf: voucher.commissionOf,
      reservedBy: state === 'reserved' ? (voucher.reserved?.bookingId ?? null) : null,
      description: voucher.description,
    })),
  },
});

const appointTask = (email: string): Task =>
  askBeforeTask(
    `Make ${email} an ambassador, who earns commission with their own codes? This cannot be undone.`,
    async (deps, by) =>
      (await appointAmbassador(deps)(by, email)).map(() => ({
        text: `${email} is an ambassador now, and makes codes in the panel.`,
        json: { email, ambassador: true, by },
      })),
  );

const saidOf = (value: number | null): string =>
  value === null ? 'all that is left' : formatPln(value);

const settleVoucherTask = (code: string, value: number | null, reason: string): Task =>
  askBeforeTask(
    `Take ${saidOf(value)} off voucher ${code}? It cannot be put back.`,
    async (deps, by) =>
      (await settleVoucher(deps)(by, code, value, reason)).map(({ voucher }) => ({
        text: `Voucher ${code}: ${formatPln(voucher?.value ?? 0)} are left on it.`,
        json: { code, left: moneyJson(voucher?.value ?? 0), reason, by },
      })),
  );

const settleCommissionTask = (name: string, value: number | null): Task =>
  askBeforeTask(
    `Was ${saidOf(value)} of the commission of ${name} paid? It counts as settled for good.`,
    async (deps, by) =>
      (await settleCommission(deps)(by, name, value)).map(({ ambassadorCode }) => {
        const settled = ambassadorCode?.settled ?? 0;
        return {
          text: `Code ${name}: ${formatPln(settled)} of its commission are settled, vouchers from commission included.`,
          json: { code: name, settled: moneyJson(settled), by },
        };
      }),
  );

export const codeCommands: readonly Command[] = [
  defineCommand({
    name: 'vouchers create',
    explainsMissingStore: true,
    needs: {
      kind: defineOption(
        'gift|discount',
        'a gift voucher is money, a discount voucher reduces a price before the order',
        readOneOf(['gift', 'discount']),
      ),
      value: defineOption('PLN', 'the value in PLN: 50 to 20000, without grosze', readAmount),
    },
    takes: {
      description: defineOption('TEXT', 'the description of the voucher', readSingleLineText),
      site: defineOption(
        `${SITE_VALUE}|all`,
        'the brand that accepts the voucher; default: all brands',
        readSiteOrAll,
      ),
      expires: defineOption(
        'DAY',
        'the last day on which the voucher can be redeemed; default: none',
        readDay,
      ),
    },
    changes: true,
    helpText: 'create a voucher and print its random code',
    prepare:
      ({ kind, value, site: siteId, expires: expiresOn, dryRun, ...given }) =>
      async (deps, by) => {
        const description = given.description ?? '';
        const wanted = { kind, value, description, siteId, expiresOn };
        return (await createVoucher(deps)(by, wanted)).map((outcome) => {
          // A dry run prints no voucher code: the real command generates another random code.
          const code = dryRun ? null : outcome.voucher?.code;
          return {
            text: `${code ?? '(its code)'}\nA ${kind} voucher of ${formatPln(value)}, active at once.`,
            json: { ...voucherJson(outcome), code, kind, by },
          };
        });
      },
  }),
  defineCommand({
    name: 'vouchers activate',
    word: CODE,
    changes: true,
    helpText: 'activate a customer’s voucher, so that it can be redeemed',
    prepare: ({ word }) => activateTask(word),
  }),
  defineCommand({
    name: 'vouchers list',
    explainsMissingStore: true,
    helpText: 'list all vouchers, newest first',
    prepare: () => async (deps) => ok(voucherListAnswer(await listVouchers(deps)())),
  }),
  defineCommand({
    name: 'ambassadors appoint',
    word: defineArgument('EMAIL', readEmailAddress),
    changes: true,
    helpText: 'make a customer an ambassador',
    prepare: ({ word }) => appointTask(word),
  }),
  defineCommand({
    name: 'vouchers settle',
    word: CODE,
    needs: { reason: defineOption('TEXT', 'the purpose, for the record', readSingleLineText) },
    takes: { amount: SETTLE_AMOUNT },
    changes: true,
    helpText:
      'record that a sum of a gift voucher was used outside the shop; its remaining value falls',
    prepare: ({ word, amount, reason }) => settleVoucherTask(word, amount, reason),
  }),
  defineCommand({
    name: 'ambassadors settle',
    word: CODE,
    takes: { amount: SETTLE_AMOUNT },
    changes: true,
    helpText:
      'record that commission of an ambassador’s code was paid without a voucher (reports commission lists unsettled commission)',
    prepare: ({ word, amount }) => settleCommissionTask(word, amount),
  }),
];
