import type {
  LateLines,
  NextLine,
  OrderPayment,
  ToPay,
} from '../../application/ports/mail/content.ts';
import type { TripTimeline } from '../../application/ports/mail/timeline.ts';
import type { Day, Instant } from '../../domain/calendar.ts';
import { type Money, sum } from '../../domain/money.ts';
import type { PaymentOption } from '../../domain/payments/instalments.ts';
import {
  fillPlan,
  groupPlanLinesByDueDay,
  ledgerAmountAndDueDay,
  planLineGroupsDueLater,
} from '../../domain/payments/ledger.ts';
import { MOST_IN_CODE, transferQrCodeText } from '../../domain/payments/transfer-code.ts';
import { joinedPlanLinesName } from '../http/contract/names.pl.ts';
import { formatDay, formatMoment, formatPrice } from '../words/amounts-and-days.pl.ts';
import { formatHours } from '../words/text.pl.ts';
import {
  type FactRow,
  type FactRows,
  labelledValuesBlock,
  type MailBlock,
  type MailBlocks,
  noteBlock,
  textBlock,
} from './blocks.ts';
import { mailCopy } from './copy.pl.ts';

/** Returns a row with the way of payment, such as cash; none for transfer and online (R31.15). */
export const paymentMethodRows = (method: string | undefined): FactRows =>
  method === undefined ? [] : [[mailCopy.paid.means, method]];

/**
 * Plan lines that are due on the same day, with the sum of their amounts. If `due` is null, the
 * lines are due at the time of the first payment.
 */
type Part = {
  readonly numbers: readonly number[];
  readonly amount: Money;
  readonly due: Day | null;
};

/** Formats when to pay: 'do 01.06.2027'. The first payment has a time: 'do 12.01.2027, 10:01'. */
const untilOf = ({ due }: Pick<Part, 'due'>, firstDue: Instant | undefined): string =>
  due !== null
    ? mailCopy.booking.until(formatDay(due))
    : firstDue === undefined
      ? mailCopy.booking.soon
      : mailCopy.booking.until(formatMoment(firstDue));

const planRow = (part: Part, option: PaymentOption, firstDue: Instant | undefined): FactRow => [
  `${joinedPlanLinesName(option, part.numbers)}, ${untilOf(part, firstDue)}`,
  formatPrice(part.amount),
];

/** Returns the row of the next payment: 'Następna wpłata' → 'II rata, do 01.06.2027: 1 349 PLN'. */
export const nextPaymentRows = (next: NextLine | null | undefined): FactRows => {
  if (next === null || next === undefined) return [];
  const { line, numbers = [line.number], paymentOption, firstDue, late } = next;
  const [named, amount] = planRow(
    { numbers, amount: line.amount, due: line.due },
    paymentOption,
    firstDue,
  );
  return [
    [
      mailCopy.booking.next,
      `${late ? mailCopy.reminder.late(joinedPlanLinesName(paymentOption, numbers)) : named}: ${amount}`,
    ],
  ];
};

/** Returns rows of late payments, such as 'I i II rata, po terminie' → '1 349 PLN'. */
export const latePaymentRows = (lines: readonly LateLines[], option: PaymentOption): FactRows =>
  lines.map(
    ({ line, numbers = [line], late }) =>
      [mailCopy.reminder.late(joinedPlanLinesName(option, numbers)), formatPrice(late)] as const,
  );

type Account = NonNullable<ToPay['bankTransfer']>;

/** Returns a QR code for the amount due now; a note instead if the amount is too large for one. */
const codeBlock = ({ accountNumber, recipient, title, due = 0 }: Account): MailBlock | null =>
  transferQrCodeText({ account: accountNumber, recipient, title, amount: due }).match(
    (read): MailBlock => ({ kind: 'code', text: read, sum: due }),
    (why) =>
      why === 'tooMuch' ? noteBlock(mailCopy.code.tooMuch(formatPrice(MOST_IN_CODE))) : null,
  );

export const transferMailBlocks = (account: Account, rows: FactRows): MailBlocks => [
  labelledValuesBlock(mailCopy.booking.transfer, [
    ...rows,
    [mailCopy.booking.recipient, account.recipient],
    [mailCopy.booking.account, account.accountNumber],
    [mailCopy.booking.title, account.title],
  ]),
  codeBlock(account),
];

type Payable = OrderPayment & {
  readonly paid: Money;
  /** A mail with a timeline does not list the payment plan: the timeline has all due days. */
  readonly timeline?: TripTimeline | null;
};

/**
 * Replaces `today` in a mail that an older program stored without `today`. Every due day is later
 * than this day. So only plan lines without a due day count as due now (R28.11).
 */
const BEFORE_ALL: Day = '0001-01-01';

/** Returns how to pay: first the amount that is due now, then where to pay it (R28.11, R28.12). */
export const howToPayBlocks = (content: Payable): MailBlocks => {
  const {
    plan,
    today = BEFORE_ALL,
    paymentType,
    bankTransfer,
    wayAwaited,
    firstDue,
    firstHours,
    paid,
  } = content;
  const ledger = fillPlan(plan, paid);
  const dueToday = ledgerAmountAndDueDay(ledger, today, firstDue ?? null);
  if (dueToday === null) return [];
  if (wayAwaited === true)
    return [
      textBlock(
        mailCopy.booking.byOffice(firstHours === undefined ? null : formatHours(firstHours)),
      ),
    ];
  const option = plan.length === 1 ? 'onetime' : 'installment';
  const parts: readonly Part[] = [
    { ...dueToday, due: dueToday.until },
    ...planLineGroupsDueLater(ledger, today).map(({ numbers, left: unpaid, due }) => ({
      numbers,
      amount: unpaid,
      due,
    })),
  ];
  const due =
    !content.timeline &&
    labelledValuesBlock(
      mailCopy.booking.plan,
      parts.map((part) => planRow(part, option, firstDue)),
    );
  if (paymentType === 'online' || bankTransfer === null)
    return [due, textBlock(mailCopy.booking.online)];
  // Say 'first payment' only if plan line 1 is unpaid: a gift voucher can have paid it already.
  const label =
    dueToday.numbers[0] === 1 && plan.length > 1
      ? mailCopy.booking.firstAmount
      : mailCopy.booking.amount;
  return [
    due,
    transferMailBlocks(bankTransfer, [[label, formatPrice(bankTransfer.due ?? dueToday.amount)]]),
    noteBlock(mailCopy.booking.transferNote),
  ];
};

/** Returns what a change adds to pay, with due days and all ways to pay (R63). */
export const surchargePaymentBlocks = (content: ToPay): MailBlocks => {
  const { lines, paymentOption, paymentType, bankTransfer, firstDue } = content;
  const due = labelledValuesBlock(
    mailCopy.changed.added,
    groupPlanLinesByDueDay(lines.map((line) => ({ ...line, paid: 0 }))).map((group) => {
      const [named, amount] = planRow(group, paymentOption, firstDue);
      return [named, `+ ${amount}`] as const;
    }),
  );
  if (bankTransfer === null) return [due, textBlock(mailCopy.booking.online)];
  const added = sum(lines.map((line) => line.amount));
  // The QR code is for all that is due, which can be more than the change added.
  const { due: dueAmount = added } = bankTransfer;
  const label = dueAmount === added ? mailCopy.booking.amount : mailCopy.changed.next;
  return [
    due,
    transferMailBlocks(bankTransfer, [dueAmount > 0 && [label, formatPrice(dueAmount)]]),
    paymentType === 'online' && textBlock(mailCopy.booking.alsoOnline),
  ];
};
