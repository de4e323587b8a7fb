import { basename } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import { submitOfficeCommand } from '../../../../application/office/bookings.ts';
import type { RefundOutcome } from '../../../../application/payments/apply-refund-notice.ts';
import type { RefundOrder } from '../../../../application/ports/bank/bank.ts';
import {
  listOwedRefunds,
  type OwedRefund,
  orderBookingRefund,
  prepareRefundFile,
  previewBookingRefund,
  type RefundsForFile,
  type RefundTo,
  readUndecidedAmountAfterCancellation,
  refundAmountToOrder,
  withdrawRefund,
} from '../../../../application/statements/refunds.ts';
import { dayOf, type Instant } from '../../../../domain/calendar.ts';
import { type Money, sum } from '../../../../domain/money.ts';
import { isPolishBankAccount } from '../../../../domain/payments/transfer-code.ts';
import { SHOP_SITE, SITES } from '../../../../domain/sites.ts';
import { normalizeAccountNumber } from '../../../../domain/statements/line.ts';
import { toSlug } from '../../../http/contract/pages.pl.ts';
import { providerLabel } from '../../../payments/providers.ts';
import { type RefundBatch, refundPaymentFileXml } from '../../../statements/pain001.ts';
import { formatQuantity, formatTableOfItems } from '../../terminal/table.ts';
import { BOOKING_NUMBER } from '../booking-commands.ts';
import {
  type Command,
  type CommandOutput,
  defineArgument,
  defineCommand,
  defineOption,
  type OfficeDeps,
  type ShopDeps,
  type Task,
} from '../command.ts';
import { askBeforeTask, runIfConfirmed } from '../confirm.ts';
import {
  acceptAnyText,
  formatPln,
  instantJson,
  moneyJson,
  type ParseResult,
  readAmount,
  readSingleLineText,
  readText,
} from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';

const AMOUNT = defineOption('PLN', 'only this amount', readAmount);

const readAccount = (typed: string): ParseResult<string> => {
  const digits = normalizeAccountNumber(typed);
  return isPolishBankAccount(digits)
    ? ok(digits)
    : err(
        `"${typed}" is not a Polish account number: it needs 26 digits, and its check digits must match.`,
      );
};

const wayText = ({ way, amount, file, id }: RefundOrder): string =>
  way.kind === 'online'
    ? `${formatPln(amount)} requested from ${providerLabel(way.provider)} (${id})`
    : `${formatPln(amount)} to ${way.account}, ${way.recipient} (${id}${file === null ? ', in no file yet' : `, in ${file}`})`;

const whereFrom = ({
  owed,
  undecided,
  ordered,
  sources: { orders, accounts },
}: OwedRefund): string => {
  const known = sum([...orders, ...accounts].map(({ left }) => left));
  const unknown = owed + undecided - sum(ordered.map(({ amount }) => amount)) - known;
  if (known === 0) return 'not known';
  const labels = new Set(orders.map(({ provider }) => providerLabel(provider)));
  const from = [...labels, ...accounts.map(({ number }) => number)].join(', ');
  return unknown > 0 ? `${from}; ${formatPln(unknown)} not known` : from;
};

const whyText = ({ overpaid, undecided }: OwedRefund): string =>
  undecided > 0
    ? `cancelled; ${formatPln(undecided)} arrived afterwards: the office decides`
    : overpaid
      ? 'paid too much'
      : 'cancelled';

const refundJson = ({ amount, at, ...refund }: RefundOrder): object => ({
  ...refund,
  amount: moneyJson(amount),
  at: instantJson(at),
});

const sourcesJson = ({ orders, accounts }: OwedRefund['sources']): object => {
  const [latest] = accounts;
  return {
    orders: orders.map(({ orderId, left }) => ({ orderId, left: moneyJson(left) })),
    account: latest === undefined ? null : { number: latest.number, recipient: latest.recipient },
    accounts: accounts.map(({ left, ...account }) => ({ ...account, left: moneyJson(left) })),
  };
};

const owedJson = (owed: OwedRefund): object => ({
  bookingId: owed.booking.id,
  overpaid: owed.overpaid,
  until: owed.until,
  owed: moneyJson(owed.owed),
  toOrder: moneyJson(refundAmountToOrder(owed)),
  undecided: moneyJson(owed.undecided),
  ordered: owed.ordered.map(refundJson),
  sources: sourcesJson(owed.sources),
});

const listAnswer = (all: readonly OwedRefund[]): CommandOutput => ({
  text: formatTableOfItems(all, 'The shop owes no refund.', [
    ['Booking', ({ booking }) => booking.id],
    ['Owed', ({ owed }) => formatPln(owed), 'right'],
    ['To order', (each) => formatPln(refundAmountToOrder(each)), 'right'],
    ['By', ({ until }) => until ?? ''],
    ['Why', whyText],
    ['Came from', whereFrom, 'optional'],
    ['Ordered', ({ ordered }) => ordered.map(wayText).join('; '), 'optional'],
  ]),
  json: { refunds: all.map(owedJson) },
});

const batchesOf = async (
  { store, settings }: OfficeDeps,
  refunds: readonly RefundOrder[],
): Promise<readonly RefundBatch[]> => {
  const batches = new Map<
    string,
    { recipient: string; account: string; refunds: RefundBatch['refunds'][number][] }
  >();
  for (const { id, bookingId, amount, way } of refunds) {
    const booking = await store.bookings.get(bookingId);
    const from = booking === null ? undefined : settings.of(booking.siteId)?.bankTransfer;
    if (from === undefined || way.kind !== 'bank') continue;
    const account = normalizeAccountNumber(from.accountNumber);
    const batch = batches.get(account) ?? { recipient: from.recipient, account, refunds: [] };
    batch.refunds.push({ id, bookingId, amount, account: way.account, recipient: way.recipient });
    batches.set(account, batch);
  }
  return [...batches.values()];
};

const earlierText = ({ id, bookingId, amount, at, file }: RefundOrder): string =>
  `Ordered before, in ${file} since ${dayOf(at)} and in no imported statement yet: ${formatPln(amount)} of ${bookingId}. If the bank never got that file, use payments withdraw ${id}`;

const notOwedText = ({ id, bookingId, amount }: RefundOrder): string =>
  `Not in the file, because the shop no longer owes it: ${formatPln(amount)} of ${bookingId}. payments withdraw ${id}`;

const fileAnswer = (
  path: string,
  { refunds, earlier, unknown, notOwed }: RefundsForFile,
  by: string,
): CommandOutput => ({
  text: [
    refunds.length === 0
      ? 'No refund waits for the bank, so no file was written.'
      : `${path}: ${formatQuantity(refunds.length, 'transfer')}, ${formatPln(sum(refunds.map(({ amount }) => amount)))}. Give it to the bank; the next statement ticks them off.`,
    ...refunds.map((refund) => `  ${refund.bookingId}: ${wayText(refund)}`),
    ...unknown.map(
      (owed) =>
        `Not in it, ${formatPln(refundAmountToOrder(owed))} of ${owed.booking.id} (${whereFrom(owed)}): payments refund ${owed.booking.id}`,
    ),
    ...notOwed.map(notOwedText),
    ...earlier.map(earlierText),
  ].join('\n'),
  json: {
    file: refunds.length === 0 ? null : path,
    by,
    refunds: refunds.map(refundJson),
    notIn: unknown.map(owedJson),
    notOwed: notOwed.map(refundJson),
    earlier: earlier.map(refundJson),
  },
});

const ATTEMPTS = 5;

/**
 * The id of the file of transfers: the start of the brand's name and the time, at most 35
 * characters.
 */
const fileId = (brand: string, now: Instant): string =>
  `${
    toSlug(brand)
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 20)
      .toUpperCase() || 'SHOP'
  }-${now}`;

/** Writes the bank's file of refunds and marks the refunds as ordered, or does neither (R48.7). */
const writeRefundsFile = async (
  deps: ShopDeps,
  path: string,
  by: string,
): Promise<Result<CommandOutput, OfficeFailure>> => {
  for (let attempt = 1; ; attempt += 1) {
    const planned = await prepareRefundFile(deps)(by, basename(path));
    if (planned.refunds.length === 0) return ok(fileAnswer(path, planned, by));
    const now = deps.clock.now();
    const text = refundPaymentFileXml({
      id: fileId(deps.settings.of(SHOP_SITE)?.name ?? '', now),
      at: instantJson(now).slice(0, 19),
      day: dayOf(now),
      batches: await batchesOf(deps, planned.refunds),
    });
    let hasMoved = false;
    const done = await deps.write(path, new TextEncoder().encode(text), async () => {
      hasMoved = (await planned.save()).isErr();
      if (hasMoved)
        throw new Error('another command changed the same refunds; run this command again');
    });
    if (done.isOk()) return ok(fileAnswer(path, planned, by));
    if (!hasMoved || attempt === ATTEMPTS) return err(done.error);
  }
};

const listRefundsTask =
  (path: string | null): Task =>
  async (deps, by) =>
    path === null ? ok(listAnswer(await listOwedRefunds(deps))) : writeRefundsFile(deps, path, by);

const labelOf = ({ way }: RefundOrder): string =>
  way.kind === 'online' ? providerLabel(way.provider) : '';

const providerRefusalText = (refund: RefundOrder): string => {
  const { id, bookingId, amount } = refund;
  return `${labelOf(refund)} refuses to pay ${formatPln(amount)} back (${id}). Pay them to another account: payments refund ${bookingId} --account NRB.`;
};

const NOT_BACK: Readonly<
  Partial<
    Record<NonNullable<RefundOutcome['trouble']>, (refund: RefundOrder, label: string) => string>
  >
> = {
  away: ({ id, amount }, label) =>
    `${label} does not answer: whether ${formatPln(amount)} went back is not known (${id}). The shop goes on asking by itself, and never for a second time the same money.`,
  refused: providerRefusalText,
  rejected: providerRefusalText,
  refundTooMuch: ({ id, amount }, label) =>
    `${formatPln(amount)} went back through ${label} (${id}), more than was left of what had come in. Nothing is registered: office lines says what to do.`,
  noProvider: ({ id, amount }, label) =>
    `${formatPln(amount)} came through ${label}, which is not set up here: they are ordered (${id}), and the shop asks for them where ${label} is set up.`,
};

const outcomeText = ({ refund, trouble }: RefundOutcome): string => {
  const label = labelOf(refund);
  if (trouble !== null)
    return (
      NOT_BACK[trouble]?.(refund, label) ??
      `${formatPln(refund.amount)} went back through ${label} and could not be registered (${refund.id}): ${trouble}. The shop tries again by itself.`
    );
  if (refund.state === 'done')
    return `${formatPln(refund.amount)} were refunded through ${label} and are registered (${refund.id}).`;
  return refund.way.kind === 'online'
    ? `${formatPln(refund.amount)} are on their way through ${label} (${refund.id}); the shop registers them when ${label} confirms them.`
    : `${wayText(refund)}: payments refunds --file writes it for the bank.`;
};

const withoutAccount = (amount: Money, bookingId: string): string =>
  `${formatPln(amount)} came from no known account and are not ordered: payments refund ${bookingId} --account NRB.`;

const askForAccount = async (
  { ask }: ShopDeps,
  amount: Money,
): Promise<ParseResult<string> | null> =>
  ask === null
    ? null
    : readAccount(await ask(`To which account is the refund of ${formatPln(amount)} paid? `));

const isOwnAccount = ({ settings }: OfficeDeps, account: string | null): boolean =>
  SITES.some(
    (siteId) =>
      normalizeAccountNumber(settings.of(siteId)?.bankTransfer.accountNumber ?? '') === account,
  );

const refundPreview = async (
  deps: OfficeDeps,
  by: string,
  bookingId: string,
  to: RefundTo,
): Promise<Result<CommandOutput, OfficeFailure>> =>
  (await previewBookingRefund(deps)(by, bookingId, to)).map((planned) => ({
    text: [
      ...planned.map(({ way, amount }) =>
        way.kind === 'online'
          ? `${formatPln(amount)} would be requested from ${providerLabel(way.provider)}.`
          : `${formatPln(amount)} would go to ${way.account}, ${way.recipient}.`,
      ),
      'Nothing was changed (--dry-run).',
    ].join('\n'),
    json: { bookingId, refunds: planned.map(refundJson), changed: false },
  }));

const refundTask =
  (bookingId: string, to: RefundTo, dryRun: boolean): Task =>
  async (deps, by) => {
    if (isOwnAccount(deps, to.account)) return err({ kind: 'ownAccount' });
    if (dryRun) return refundPreview(deps, by, bookingId, to);
    const question = `Refund ${to.amount === null ? 'all that is owed' : formatPln(to.amount)} for ${bookingId}?`;
    return runIfConfirmed(deps, question, async () => {
      let done = await orderBookingRefund(deps)(by, bookingId, to);
      if (done.isErr() && done.error.kind === 'accountUnknown') {
        const account = await askForAccount(deps, done.error.amount);
        if (account?.isOk() && isOwnAccount(deps, account.value))
          return err({ kind: 'ownAccount' });
        // Money that came from no known account goes to this bank account.
        if (account?.isOk())
          done = await orderBookingRefund(deps)(by, bookingId, {
            ...to,
            otherwise: account.value,
          });
      }
      let refused: Money = 0;
      if (done.isErr() && done.error.kind === 'accountUnknown' && done.error.known > 0) {
        const { amount, known } = done.error;
        refused = amount;
        done = await orderBookingRefund(deps)(by, bookingId, { ...to, amount: known });
      }
      return done.map((outcomes) => ({
        text: [
          ...outcomes.map(outcomeText),
          ...(refused === 0 ? [] : [withoutAccount(refused, bookingId)]),
        ].join('\n'),
        json: {
          ...{ bookingId, by, withoutAccount: moneyJson(refused) },
          refunds: outcomes.map(({ refund, trouble }) => ({ ...refundJson(refund), trouble })),
        },
      }));
    });
  };

/** The company keeps all or part of a payment that arrived after the cancellation (R31, R48). */
const keepLateMoneyTask =
  (bookingId: string, amount: Money | null): Task =>
  async (deps, by) => {
    const seen = await readUndecidedAmountAfterCancellation(deps)(bookingId);
    if (seen.isErr()) return err(seen.error);
    const keeps = amount ?? seen.value;
    if (keeps === 0 || keeps > seen.value)
      return err({ kind: 'undecidedLess', undecided: seen.value });
    const question = `Keep ${formatPln(keeps)} that arrived for ${bookingId} after the customer cancelled, as its terms say? The shop notifies the customer. This cannot be undone.`;
    return runIfConfirmed(deps, question, async () =>
      (await submitOfficeCommand(deps)(by, bookingId, { type: 'keepLate', amount: keeps })).map(
        ({ n }) => ({
          text: `The company keeps ${formatPln(keeps)} of ${bookingId}.`,
          json: { bookingId, by, n, kept: moneyJson(keeps) },
        }),
      ),
    );
  };

const withdrawRefundTask = (id: string): Task =>
  askBeforeTask(
    `Does the bank say that it never sent ${id}? The refund can then be ordered again; if the bank did send it, it is paid twice.`,
    async (deps, by) =>
      (await withdrawRefund(deps)(id.toUpperCase())).map((refund) => ({
        text: `${refund.id} is withdrawn: ${formatPln(refund.amount)} of ${refund.bookingId} must be refunded again.`,
        json: { ...refundJson(refund), by },
      })),
  );

export const refundCommands: readonly Command[] = [
  defineCommand({
    name: 'payments refunds',
    takes: {
      file: defineOption(
        'FILE',
        'order all owed refunds to known accounts, and write all refunds that wait for the bank into this new file (pain.001)',
        acceptAnyText,
      ),
    },
    changesWith: 'file',
    helpText:
      'list the refunds that the shop owes, their due days and the payers’ accounts; --file writes the transfers for the bank',
    prepare: ({ file }) => listRefundsTask(file),
  }),
  defineCommand({
    name: 'payments refund',
    word: BOOKING_NUMBER,
    takes: {
      amount: AMOUNT,
      account: defineOption(
        'NRB',
        'pay to this account (26 digits) instead of the payer’s account',
        readAccount,
      ),
      recipient: defineOption(
        'TEXT',
        'the owner of the account, if not the booker',
        readSingleLineText,
      ),
    },
    changes: true,
    hasPreview: true,
    helpText:
      'order a booking’s refund: online payments go back through their provider, other money to the payer’s account',
    prepare: ({ word, account, recipient, amount, dryRun }) =>
      refundTask(word, { account, recipient, amount, otherwise: null }, dryRun),
  }),
  defineCommand({
    name: 'payments keep',
    word: BOOKING_NUMBER,
    takes: { amount: AMOUNT },
    changes: true,
    helpText:
      'keep money that arrived after the customer cancelled, as the terms say; payments refund --amount pays the rest back',
    prepare: ({ word, amount }) => keepLateMoneyTask(word, amount),
  }),
  defineCommand({
    name: 'payments withdraw',
    word: defineArgument('REFUND', readText),
    changes: true,
    helpText: 'withdraw an ordered refund that the bank never sent; it can then be ordered again',
    prepare: ({ word }) => withdrawRefundTask(word),
  }),
];
