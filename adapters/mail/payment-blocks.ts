import type { MailContent, NextLine, ToPay } from '../../application/ports/mail/content.ts';
import type { Instant } from '../../domain/calendar.ts';
import { type Money, sum } from '../../domain/money.ts';
import type { Instalment, PaymentOption } from '../../domain/payments/instalments.ts';
import { restsOf } from '../../domain/payments/ledger.ts';
import { MOST_IN_CODE, transferCode } from '../../domain/payments/transfer-code.ts';
import { paymentLineName } from '../http/contract/names.pl.ts';
import { day, moment, price } from '../words/amounts-and-days.pl.ts';
import { hours } from '../words/hours.pl.ts';
import { type Block, facts, note, type Row, type Rows, text } from './blocks.ts';
import { copy } from './copy.pl.ts';

/** 'do 01.06.2027', of a line without a day 'do 12.01.2027, 10:01'. */
const untilOf = ({ due }: Instalment, firstDue: Instant | undefined): string =>
  due !== null ? copy.booking.until(day(due)) : firstDue === undefined ? copy.booking.soon : copy.booking.until(moment(firstDue));

/** 'II rata, do 01.06.2027' → '1 349 PLN' */
const planRow = (line: Instalment, option: PaymentOption, firstDue: Instant | undefined): Row => [
  `${paymentLineName(option, line)}, ${untilOf(line, firstDue)}`,
  price(line.amount),
];

/** 'Następna wpłata' → 'II rata, do 01.06.2027: 1 349 PLN' */
export const nextRows = (next: NextLine | null | undefined): Rows => {
  if (next === null || next === undefined) return [];
  const { line, paymentOption, firstDue, late } = next;
  const [named, amount] = planRow(line, paymentOption, firstDue);
  return [[copy.booking.next, `${late ? copy.reminder.late(paymentLineName(paymentOption, line)) : named}: ${amount}`]];
};

type Late = { readonly line: Instalment['number']; readonly late: Money };

/** 'II rata, po terminie' → '1 349 PLN' */
export const lateRows = (lines: readonly Late[], option: PaymentOption): Rows =>
  lines.map(({ line, late }) => [copy.reminder.late(paymentLineName(option, { number: line })), price(late)] as const);

type Account = NonNullable<ToPay['bankTransfer']>;

/** The code for exactly what is asked for now; above what a code may carry a word why there is none. */
const codeBlocks = ({ accountNumber, recipient, title, due = 0 }: Account): readonly Block[] =>
  transferCode({ account: accountNumber, recipient, title, amount: due }).match(
    (read): readonly Block[] => [{ kind: 'code', text: read, sum: due }],
    (why) => (why === 'tooMuch' ? [note(copy.code.tooMuch(price(MOST_IN_CODE)))] : []),
  );

/** Where a transfer goes, and how much of it, in figures and as a code. */
export const transferBlocks = (account: Account, rows: Rows): readonly Block[] => [
  facts(copy.booking.transfer, [
    ...rows,
    [copy.booking.recipient, account.recipient],
    [copy.booking.account, account.accountNumber],
    [copy.booking.title, account.title],
  ]),
  ...codeBlocks(account),
];

type Placed = Extract<MailContent, { kind: 'bookingPlaced' }>;
type Payable = Pick<Placed, 'plan' | 'paymentType' | 'bankTransfer' | 'wayAwaited' | 'firstDue' | 'firstHours'> & { readonly paid: Money };

/** What is still to be paid, line by line, and where to. */
export const payment = ({ plan, paymentType, bankTransfer, wayAwaited, firstDue, firstHours, paid }: Payable): readonly Block[] => {
  const rests = restsOf(plan, paid);
  const lines = plan.map((line, index) => ({ ...line, amount: rests[index] ?? 0 })).filter(({ amount }) => amount > 0);
  const [first] = lines;
  if (first === undefined) return [];
  if (wayAwaited === true) return [text(copy.booking.byOffice(firstHours === undefined ? null : hours(firstHours)))];
  const option = plan.length === 1 ? 'onetime' : 'installment';
  const due = facts(
    copy.booking.plan,
    lines.map((line) => planRow(line, option, firstDue)),
  );
  if (paymentType === 'payu' || bankTransfer === null) return [due, text(copy.booking.online)];
  const { due: now = first.amount } = bankTransfer;
  // A voucher may have paid the first line: then what comes next is another one.
  const label = first.number === 1 && plan.length > 1 ? copy.booking.firstAmount : copy.booking.amount;
  return [due, ...transferBlocks(bankTransfer, [[label, price(now)]]), note(copy.booking.transferNote)];
};

/** What a change adds: by how much each line grows and until when it is due, and each way in which it may be paid (R63). */
export const addedBlocks = ({ lines, paymentOption, paymentType, bankTransfer, firstDue }: ToPay): readonly Block[] => {
  const due = facts(
    copy.changed.added,
    lines.map((line) => {
      const [named, amount] = planRow(line, paymentOption, firstDue);
      return [named, `+ ${amount}`] as const;
    }),
  );
  if (bankTransfer === null) return [due, text(copy.booking.online)];
  const added = sum(lines.map((line) => line.amount));
  // The account and its code are for what the panel asks for now: the line that grew as a whole, not by what it grew.
  const { due: now = added } = bankTransfer;
  const asked: Row = [now === added ? copy.booking.amount : copy.changed.next, price(now)];
  const online = paymentType === 'payu' ? [text(copy.booking.alsoOnline)] : [];
  return [due, ...transferBlocks(bankTransfer, now > 0 ? [asked] : []), ...online];
};
