import type {
  LateLines,
  MailContent,
  NextLine,
  ToPay,
} from '../../application/ports/mail/content.ts';
import type { Day, Instant } from '../../domain/calendar.ts';
import { type Money, sum } from '../../domain/money.ts';
import { dueLater, dueTogether, groupByDue } from '../../domain/payments/due.ts';
import type { PaymentOption } from '../../domain/payments/instalments.ts';
import { fillPlan } from '../../domain/payments/ledger.ts';
import { MOST_IN_CODE, transferCode } from '../../domain/payments/transfer-code.ts';
import { paymentLinesName } from '../http/contract/names.pl.ts';
import { formatDay, formatMoment, formatPrice } from '../words/amounts-and-days.pl.ts';
import { formatHours } from '../words/hours.pl.ts';
import { type Block, facts, note, type Row, type Rows, text } from './blocks.ts';
import { copy } from './copy.pl.ts';

/** Lines of one due day with the sum that a letter asks for; a due day of null is the moment of the first payment. */
type Part = {
  readonly numbers: readonly number[];
  readonly amount: Money;
  readonly due: Day | null;
};

/** 'do 01.06.2027', of a line without a day 'do 12.01.2027, 10:01'. */
const untilOf = ({ due }: Pick<Part, 'due'>, firstDue: Instant | undefined): string =>
  due !== null
    ? copy.booking.until(formatDay(due))
    : firstDue === undefined
      ? copy.booking.soon
      : copy.booking.until(formatMoment(firstDue));

/** 'I i II rata, do 01.06.2027' → '1 349 PLN' */
const planRow = (part: Part, option: PaymentOption, firstDue: Instant | undefined): Row => [
  `${paymentLinesName(option, part.numbers)}, ${untilOf(part, firstDue)}`,
  formatPrice(part.amount),
];

/** 'Następna wpłata' → 'II rata, do 01.06.2027: 1 349 PLN' */
export const nextRows = (next: NextLine | null | undefined): Rows => {
  if (next === null || next === undefined) return [];
  const { line, numbers = [line.number], paymentOption, firstDue, late } = next;
  const [named, amount] = planRow(
    { numbers, amount: line.amount, due: line.due },
    paymentOption,
    firstDue,
  );
  return [
    [
      copy.booking.next,
      `${late ? copy.reminder.late(paymentLinesName(paymentOption, numbers)) : named}: ${amount}`,
    ],
  ];
};

/** 'I i II rata, po terminie' → '1 349 PLN' */
export const lateRows = (lines: readonly LateLines[], option: PaymentOption): Rows =>
  lines.map(
    ({ line, numbers = [line], late }) =>
      [copy.reminder.late(paymentLinesName(option, numbers)), formatPrice(late)] as const,
  );

type Account = NonNullable<ToPay['bankTransfer']>;

/**
 * The code for exactly the sum that is due now. Above the limit of a code, a sentence says why
 * there is none.
 */
const codeBlocks = ({ accountNumber, recipient, title, due = 0 }: Account): readonly Block[] =>
  transferCode({ account: accountNumber, recipient, title, amount: due }).match(
    (read): readonly Block[] => [{ kind: 'code', text: read, sum: due }],
    (why) => (why === 'tooMuch' ? [note(copy.code.tooMuch(formatPrice(MOST_IN_CODE)))] : []),
  );

/** The account of a transfer and its sum, in figures and as a code. */
export const transferBlocks = (account: Account, rows: Rows): readonly Block[] => [
  facts(copy.booking.transfer, [
    ...rows,
    [copy.booking.recipient, account.recipient],
    [copy.booking.account, account.accountNumber],
    [copy.booking.title, account.title],
  ]),
  ...codeBlocks(account),
];

type PlacedContent = Extract<MailContent, { kind: 'bookingPlaced' }>;
type Payable = Pick<
  PlacedContent,
  'plan' | 'today' | 'paymentType' | 'bankTransfer' | 'wayAwaited' | 'firstDue' | 'firstHours'
> & {
  readonly paid: Money;
};

/** Letters from before R28.11 do not name their day: of their lines those without a day are due now, or else the next one. */
const BEFORE_ALL: Day = '0001-01-01';

/** What is still to be paid, the sum that is due now first, and where to (R28.11, R28.12). */
export const paymentBlocks = (content: Payable): readonly Block[] => {
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
  const now = dueTogether(ledger, today, firstDue ?? null);
  if (now === null) return [];
  if (wayAwaited === true)
    return [text(copy.booking.byOffice(firstHours === undefined ? null : formatHours(firstHours)))];
  const option = plan.length === 1 ? 'onetime' : 'installment';
  const parts: readonly Part[] = [
    { ...now, due: now.until },
    ...dueLater(ledger, today).map(({ numbers, left, due }) => ({ numbers, amount: left, due })),
  ];
  const due = facts(
    copy.booking.plan,
    parts.map((part) => planRow(part, option, firstDue)),
  );
  if (paymentType === 'online' || bankTransfer === null) return [due, text(copy.booking.online)];
  // A voucher may have paid the first line. Then the next line has another label.
  const label =
    now.numbers[0] === 1 && plan.length > 1 ? copy.booking.firstAmount : copy.booking.amount;
  return [
    due,
    ...transferBlocks(bankTransfer, [[label, formatPrice(bankTransfer.due ?? now.amount)]]),
    note(copy.booking.transferNote),
  ];
};

/**
 * What a change adds: the amount and due day of each line that grows, and each way to pay it (R63).
 */
export const addedBlocks = ({
  lines,
  paymentOption,
  paymentType,
  bankTransfer,
  firstDue,
}: ToPay): readonly Block[] => {
  const due = facts(
    copy.changed.added,
    groupByDue(lines.map((line) => ({ ...line, paid: 0 }))).map((group) => {
      const [named, amount] = planRow(group, paymentOption, firstDue);
      return [named, `+ ${amount}`] as const;
    }),
  );
  if (bankTransfer === null) return [due, text(copy.booking.online)];
  const added = sum(lines.map((line) => line.amount));
  // The account and its code are for the sum that the panel shows as due: the whole line, not only
  // its increase.
  const { due: now = added } = bankTransfer;
  const asked: Row = [now === added ? copy.booking.amount : copy.changed.next, formatPrice(now)];
  const online = paymentType === 'online' ? [text(copy.booking.alsoOnline)] : [];
  return [due, ...transferBlocks(bankTransfer, now > 0 ? [asked] : []), ...online];
};
