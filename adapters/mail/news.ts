import type { AboutBooking, MailContent, ToPay } from '../../application/ports/mail/content.ts';
import type { CancellingTerms } from '../../domain/booking/placed/cancellation.ts';
import { type Money, sum } from '../../domain/money.ts';
import type { Instalment, PaymentOption } from '../../domain/payments/instalments.ts';
import { restsOf } from '../../domain/payments/ledger.ts';
import { describeRow, paymentLineName } from '../http/contract/names.pl.ts';
import { bookingPage, tripPage } from '../http/contract/pages.pl.ts';
import { day, moment, price, term } from '../words/amounts-and-days.pl.ts';
import { copy } from './copy.pl.ts';
import type { Block } from './layout.ts';

/** What a mail or a message says, in words and blocks; the frame around it is the reader's. */
export type LetterWords = {
  readonly subject: string;
  readonly firstName: string;
  readonly blocks: readonly Block[];
  /** Other first and last words than a customer reads. */
  readonly frame?: { readonly greeting: string; readonly closing: string; readonly footer: string; readonly replyTo: string };
};
type Placed = Extract<MailContent, { kind: 'bookingPlaced' }>;

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const note = (words: string): Block => ({ kind: 'note', text: words });
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
/** To the booking's own page in the panel; whoever is not logged in comes there by way of the login. */
const toTrip = ({ bookingId }: AboutBooking, publicUrl: string): Block => button(copy.booking.button, publicUrl + tripPage(bookingId));
const facts = (title: string, rows: readonly (readonly [string, string])[]): Block => ({ kind: 'facts', title, rows });

const trip = (content: AboutBooking, more: readonly (readonly [string, string])[]): Block =>
  facts(copy.booking.facts, [
    [copy.booking.number, content.bookingId],
    [copy.booking.offer, content.offerName],
    [copy.booking.term, term(content.from, content.to)],
    ...more,
  ]);

/** '2 × Transfer z lotniska' → '120 PLN, płatne na miejscu' */
const onSpotFacts = (rows: NonNullable<Placed['onSpot']>): readonly (readonly [string, string])[] =>
  rows.map((row) => [copy.booking.times(row.times, describeRow(row)), copy.booking.onSpot(price(row.price).replace('PLN', row.currency))]);

const placedFacts = ({
  travellers,
  price: amount,
  paid,
  loyalty,
  reserveList,
  onSpot = [],
}: Placed): readonly (readonly [string, string])[] => [
  [copy.booking.crew, copy.booking.people(travellers)],
  [reserveList ? copy.reserveList.price : copy.booking.price, price(amount)],
  ...(loyalty > 0 ? ([[copy.booking.loyalty, price(loyalty)]] as const) : []),
  ...(paid > 0 ? ([[copy.booking.paid, price(paid)]] as const) : []),
  ...onSpotFacts(onSpot),
];

/** 'II rata, do 01.06.2027' → '1 349 PLN' */
const planRow = (line: Instalment, option: PaymentOption): readonly [string, string] => [
  `${paymentLineName(option, line)}, ${line.due === null ? copy.booking.within24Hours : copy.booking.until(day(line.due))}`,
  price(line.amount),
];

type Account = NonNullable<ToPay['bankTransfer']>;

/** Where a transfer goes, and how much of it. */
const transferFacts = ({ recipient, accountNumber, title }: Account, rows: readonly (readonly [string, string])[]): Block =>
  facts(copy.booking.transfer, [
    ...rows,
    [copy.booking.recipient, recipient],
    [copy.booking.account, accountNumber],
    [copy.booking.title, title],
  ]);

type Payable = Pick<Placed, 'plan' | 'paymentType' | 'bankTransfer' | 'wayAwaited'> & { readonly paid: Money };

/** What is still to be paid, line by line, and where to. */
const payment = ({ plan, paymentType, bankTransfer, wayAwaited, paid }: Payable): readonly Block[] => {
  const rests = restsOf(plan, paid);
  const lines = plan.map((line, index) => ({ ...line, amount: rests[index] ?? 0 })).filter(({ amount }) => amount > 0);
  const [first] = lines;
  if (first === undefined) return [];
  if (wayAwaited === true) return [text(copy.booking.byOffice)];
  const option = plan.length === 1 ? 'onetime' : 'installment';
  const due = facts(
    copy.booking.plan,
    lines.map((line) => planRow(line, option)),
  );
  if (paymentType === 'payu' || bankTransfer === null) return [due, text(copy.booking.online)];
  return [due, transferFacts(bankTransfer, [[copy.booking.firstAmount, price(first.amount)]]), note(copy.booking.transferNote)];
};

/** What a change adds: the sums with their days, and each way in which they may be paid (R63). */
const addedBlocks = ({ lines, paymentOption, paymentType, bankTransfer }: ToPay): readonly Block[] => {
  const due = facts(
    copy.changed.added,
    lines.map((line) => planRow(line, paymentOption)),
  );
  if (bankTransfer === null) return [due, text(copy.booking.online)];
  const amount = price(sum(lines.map((line) => line.amount)));
  const online = paymentType === 'payu' ? [text(copy.booking.alsoOnline)] : [];
  return [due, transferFacts(bankTransfer, [[copy.booking.amount, amount]]), ...online];
};

/** What cancelling costs, and until when nothing (R48). */
const cancellingBlocks = ({ freeUntil, fees }: CancellingTerms): readonly Block[] => {
  const { title, free, days, keeps } = copy.cancelling;
  const rows = fees.map(({ fromDays, toDays, keepsPercent }): readonly [string, string] => [days(fromDays, toDays), keeps(keepsPercent)]);
  return [...(freeUntil === null ? [] : [text(free(day(freeUntil)))]), facts(title, rows)];
};

/** The answer to an order or a sign-up. */
export const placedWords = (content: Placed, publicUrl: string): LetterWords => {
  const { firstName, offerName, bookingId, reserveList } = content;
  const words = reserveList ? copy.reserveList : copy.booking;
  const money = reserveList ? [text(copy.reserveList.nothingDue)] : payment(content);
  const ending = content.cancelling ? cancellingBlocks(content.cancelling) : [];
  const blocks = [text(words.lead), trip(content, placedFacts(content)), ...money, ...ending, toTrip(content, publicUrl)];
  return { subject: words.subject(offerName, bookingId), firstName, blocks };
};

type News = Exclude<Extract<MailContent, AboutBooking>, Placed>;

type Saved = Extract<News, { kind: 'bookingChanged' | 'bookingCancelAsked' | 'bookingVoucherPaid' }>;
const COPY_OF = { bookingChanged: 'changed', bookingCancelAsked: 'cancelAsked', bookingVoucherPaid: 'voucherPaid' } as const;

/** A sum's row, none where there is nothing of it. */
const rowIfAny = (label: string, amount: Money): readonly (readonly [string, string])[] => (amount > 0 ? [[label, price(amount)]] : []);

const changedFacts = (content: Extract<Saved, { kind: 'bookingChanged' }>): readonly (readonly [string, string])[] => {
  const { priceBefore, price: after, samePrice, paid, left, overpaid } = copy.changed;
  const prices: readonly (readonly [string, string])[] =
    content.priceBefore === content.price
      ? [[samePrice, price(content.price)]]
      : [
          [priceBefore, price(content.priceBefore)],
          [after, price(content.price)],
        ];
  return [...prices, ...rowIfAny(paid, content.paid), [left, price(content.left)], ...rowIfAny(overpaid, content.overpaid)];
};

/** What the customer has just done and found saved, said again. */
const savedBlocks = (content: Saved): readonly Block[] => {
  switch (content.kind) {
    case 'bookingChanged': {
      const { lead, parts, something, notYou } = copy.changed;
      const what = content.changed.map((part) => parts[part]).join(', ');
      const added = content.added ? addedBlocks(content.added) : [];
      return [text(lead(what === '' ? something : what)), trip(content, changedFacts(content)), ...added, note(notYou)];
    }
    case 'bookingCancelAsked': {
      const { lead, paid, refund, nothing } = copy.cancelAsked;
      if (content.paid <= 0) return [text(lead), trip(content, []), note(nothing)];
      const rows = [
        [paid, price(content.paid)],
        [refund, price(content.refund)],
      ] as const;
      return [text(lead), trip(content, rows)];
    }
    case 'bookingVoucherPaid': {
      const { lead, amount, left, settled } = copy.voucherPaid;
      const rows = [[amount, price(content.amount)], ...rowIfAny(left, content.left)] as const;
      return [text(lead), trip(content, rows), ...(content.left === 0 ? [note(settled)] : [])];
    }
  }
};

/** A line of the plan is late: which, how much, and each way in which it may still be paid (R32, R63). */
const reminderBlocks = (content: Extract<News, { kind: 'bookingReminder' }>): readonly Block[] => {
  const { first, later, onItsWay, late, left, keep } = copy.reminder;
  const { line, bankTransfer, paymentOption = 'installment' } = content;
  const name = paymentLineName(paymentOption, { number: line });
  const sums = [
    ...(content.late === undefined ? [] : ([[late(name), price(content.late)]] as const)),
    [left, price(content.left)] as const,
  ];
  return [
    text(line === 1 ? first : later(name)),
    trip(content, sums),
    ...(bankTransfer === null ? [text(copy.booking.online)] : [transferFacts(bankTransfer, []), text(onItsWay)]),
    ...(line === 1 ? [note(keep)] : []),
  ];
};

const newsBlocks = (content: News): { readonly subject: string; readonly blocks: readonly Block[] } => {
  const { bookingId, offerName } = content;
  switch (content.kind) {
    case 'bookingMovedUp': {
      const { subject, lead, due, decline } = copy.movedUp;
      const figures = trip(content, [[copy.booking.price, price(content.price)]]);
      const until = content.wayAwaited === true ? [] : [text(due(moment(content.firstDue)))];
      const money = [...until, ...payment({ ...content, paid: 0 })];
      return { subject: subject(offerName, bookingId), blocks: [text(lead), figures, ...money, note(decline)] };
    }
    case 'bookingReminder':
      return { subject: copy.reminder.subject(bookingId), blocks: reminderBlocks(content) };
    case 'bookingCancelled': {
      const { subject, calledOff, because, refund, back, nothing } = copy.cancelled;
      const off = content.reason === 'organiser';
      const money: readonly (readonly [string, string])[] = content.refund > 0 ? [[refund, price(content.refund)]] : [];
      const ending = off && content.refund > 0 ? [note(back)] : off || content.reserveList ? [note(nothing)] : [];
      const blocks = [text(because[content.reason]), trip(content, money), ...ending];
      return { subject: off ? calledOff(offerName, bookingId) : subject(bookingId), blocks };
    }
    case 'bookingAgeCleared':
      return { subject: copy.ageCleared.subject(bookingId), blocks: [text(copy.ageCleared.lead), trip(content, [])] };
    case 'bookingPaid': {
      const { subject, lead, amount, paid, left, nothing } = copy.paid;
      const figures = trip(content, [
        [amount, price(content.amount)],
        [paid, price(content.paid)],
        [left, price(content.left)],
      ]);
      return { subject: subject(bookingId), blocks: [text(lead), figures, ...(content.left === 0 ? [note(nothing)] : [])] };
    }
    case 'bookingRegrouped': {
      const { subject, lead, price: label } = copy.regrouped;
      return { subject: subject(bookingId), blocks: [text(lead(content.travellers)), trip(content, [[label, price(content.price)]])] };
    }
    case 'bookingChanged':
    case 'bookingCancelAsked':
    case 'bookingVoucherPaid':
      return { subject: copy[COPY_OF[content.kind]].subject(bookingId), blocks: savedBlocks(content) };
  }
};

/** The news of a booking after its order: moved up, late, cancelled, cleared, cheaper, changed, paid by voucher. */
export const newsOf = (content: News, publicUrl: string): LetterWords => {
  const { subject, blocks } = newsBlocks(content);
  const link =
    content.kind === 'bookingAgeCleared'
      ? button(copy.ageCleared.button, publicUrl + bookingPage(content.bookingId))
      : toTrip(content, publicUrl);
  const gone = content.kind === 'bookingCancelled' && content.unfinished === true;
  return { subject, firstName: content.firstName, blocks: gone ? blocks : [...blocks, link] };
};
