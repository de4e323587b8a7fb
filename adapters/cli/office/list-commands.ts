import { ok } from 'neverthrow';
import {
  listOfficeLines,
  type OfficeLine,
  type RefundInProgress,
} from '../../../application/office/lines.ts';
import { listReserveLists, type ReserveList } from '../../../application/office/reserve-list.ts';
import {
  cancelUnpaidAfterStatements,
  type StatementReport,
} from '../../../application/office/statements.ts';
import { type Day, dayOf } from '../../../domain/calendar.ts';
import { isSurcharge } from '../../../domain/payments/surcharge.ts';
import { SITES } from '../../../domain/sites.ts';
import { formatTableOfItems } from '../terminal/table.ts';
import { placesPerUnitText } from './booking-details.ts';
import { type Command, type CommandOutput, defineCommand, defineOption } from './command.ts';
import { askBeforeTask } from './confirm.ts';
import { formatPaymentDiscrepancy, type LineText } from './money/format-payment-discrepancy.ts';
import {
  formatAmountInCurrency,
  formatStatementReport,
  statementReportJson,
  statementsCompleteQuestion,
} from './money/statement-text.ts';
import {
  formatPln,
  formatWarsawTime,
  instantJson,
  moneyJson,
  readDay,
  readNumber,
} from './read-values.ts';

const listText = ({ entry, movesByItself, signUps }: ReserveList): string => {
  const { offer, siteId } = entry;
  const note = movesByItself
    ? ''
    : '\nParties of this offer never move up automatically: use bookings move-up.';
  const bookerOf = ({ booking }: ReserveList['signUps'][number]) =>
    booking.choices.participants[0]?.person;
  const waiting = formatTableOfItems(signUps, '', [
    ['#', ({ turn }) => String(turn), 'right'],
    ['Booking', ({ booking }) => booking.id],
    ['Since', ({ booking }) => formatWarsawTime(booking.placedAt), 'optional'],
    ['Fits now', ({ fits }) => (fits ? 'yes' : 'no')],
    ['Wants', ({ booking }) => placesPerUnitText(offer, booking.seats)],
    ['Price', ({ booking }) => formatPln(booking.quote.price), 'optional right'],
    ['Booker', (each) => `${bookerOf(each)?.firstName ?? ''} ${bookerOf(each)?.lastName ?? ''}`],
    ['E-mail', (each) => bookerOf(each)?.email ?? '', 'optional'],
    ['Phone', (each) => bookerOf(each)?.phone ?? ''],
  ]);
  return `${offer.name} (offer ${offer.id}, site ${siteId}), ${offer.from} to ${offer.to}${note}\n${waiting}`;
};

const reserveAnswer = (lists: readonly ReserveList[]): CommandOutput => ({
  text: lists.length === 0 ? 'Nobody waits on the reserve list.' : lists.map(listText).join('\n\n'),
  json: {
    reserveLists: lists.map(({ entry: { siteId, offer }, movesByItself, signUps }) => ({
      siteId,
      offer: { id: offer.id, name: offer.name, from: offer.from, to: offer.to },
      movesByItself,
      signUps: signUps.map(({ booking, turn, fits }) => ({
        turn,
        bookingId: booking.id,
        since: instantJson(booking.placedAt),
        fits,
        seats: booking.seats,
        price: moneyJson(booking.quote.price),
        booker: booking.choices.participants[0]?.person ?? null,
      })),
    })),
  },
});

const WAITING_REFUND: Readonly<
  Record<RefundInProgress['waitsFor'], { readonly open: string; readonly next: string }>
> = {
  file: { open: 'in no file for the bank yet', next: 'payments refunds --file FILE' },
  bank: {
    open: 'ordered at the bank, in no imported statement yet',
    next: 'payments import, when a statement has the transfer',
  },
  provider: {
    open: 'requested from the payment provider',
    next: 'nothing: the shop queries the provider again',
  },
};

const refundDueText = ({
  bookingId,
  left,
  until,
  ordered,
}: Extract<OfficeLine, { readonly kind: 'refundDue' }>): LineText => {
  const toOrder = left - (ordered?.amount ?? 0);
  const waits = ordered === undefined ? null : WAITING_REFUND[ordered.waitsFor];
  return {
    what: 'To be paid back',
    on: bookingId,
    details: [
      `${formatPln(left)} by ${until}`,
      ...(ordered === undefined || waits === null
        ? []
        : [
            `${formatPln(ordered.amount)} ordered, ${waits.open}`,
            ...(toOrder > 0 ? [`${formatPln(toOrder)} not ordered`] : []),
          ]),
    ].join('; '),
    next: waits === null || toOrder > 0 ? `payments refund ${bookingId}` : waits.next,
  };
};

const lineTextOf = (line: OfficeLine, today: Day): LineText => {
  switch (line.kind) {
    case 'transferMissing':
      return {
        what: 'No transfer came',
        on: line.bookingId,
        details: `its last day was ${line.lastDay}`,
        next: `payments register, or payments statement --until ${line.lastDay}`,
      };
    case 'unpaidBeforeStart':
      return {
        what: 'Unpaid before departure',
        on: line.bookingId,
        details: `sails on ${line.start}; ${line.endsAt === null ? 'the shop does not release its places automatically' : `its places are free from ${formatWarsawTime(line.endsAt)}`}`,
        next: 'call the customer; payments register, or bookings cancel',
      };
    case 'wayAwaited':
      return {
        what: 'Needs a payment method',
        on: line.bookingId,
        details: `since ${line.since}; the shop takes no online payments, and the rules allow only them`,
        next: 'tell the customer to pay by transfer, then bookings name-way',
      };
    case 'instalmentLate':
      return {
        what: isSurcharge({ number: line.line })
          ? 'Surcharge is late'
          : `Line ${line.line} is late`,
        on: line.bookingId,
        details: `${formatPln(line.left)} are missing`,
        next: 'call the customer',
      };
    case 'cancelAsked':
      return {
        what: 'Wants to cancel',
        on: line.bookingId,
        details: `since ${line.since}`,
        next: 'bookings cancel --reason customer',
      };
    case 'refundDue':
      return refundDueText(line);
    case 'dataMissing':
      return {
        what: 'Data are missing',
        on: `offer ${line.offerId}`,
        details: `of ${line.people} who sail on ${line.from}; ${today > line.until ? `customers could add them until ${line.until}` : `customers can add them until ${line.until}`}`,
        next:
          today > line.until
            ? `crew missing ${line.offerId}, call them, then participants change`
            : `crew missing ${line.offerId}, with --mail to ask for them`,
      };
    case 'paidAfterEnd':
      return {
        what: 'Paid after cancelling',
        on: line.bookingId,
        details: `${formatPln(line.left)}: how much of it does the company keep?`,
        next: 'payments keep, or payments refund --amount',
      };
    case 'paymentOdd':
      return formatPaymentDiscrepancy(line);
    case 'statementOpen':
      return {
        what: 'Lines of statements',
        on: '',
        details: `${line.lines} open, the oldest of ${line.oldest}`,
        next: 'payments list, then payments assign or aside',
      };
    case 'perhapsPaid':
      return {
        what: 'Line may pay an order',
        on: `line ${line.entryId}`,
        details: `${formatAmountInCurrency(line.amount, line.currency)} may pay ${line.bookings.join(' or ')}, not cancelled ${line.until === null ? 'until you answer' : `until ${formatWarsawTime(line.until)}`}`,
        next: `payments assign ${line.entryId} BOOKING, or payments aside ${line.entryId} TEXT`,
      };
    case 'groupShrank':
      return {
        what: 'Group shrank',
        on: line.bookingId,
        details: `group ${line.group} has ${line.now} travellers, its rebate is for ${line.reached}`,
        next: 'call the customer',
      };
    case 'ageAsked':
      return {
        what: 'Asks about age 45+',
        on: line.bookingId,
        details: `request ${line.number} since ${line.since}, ${line.keptUntil === null ? 'its hold has ended' : `places held until ${formatWarsawTime(line.keptUntil)}`}`,
        next: 'bookings clear-age',
      };
    case 'mailGivenUp':
      return {
        what: 'Mail is abandoned',
        on: line.mailId,
        details: `${line.mail} on ${line.since}: ${line.why}`,
        next: 'mail again when the cause is corrected, or mail drop',
      };
    case 'voucherInactive':
      return {
        what: 'Voucher to activate',
        on: line.code,
        details: `${formatPln(line.value)} since ${line.since}${line.madeBy === null ? '' : `, ${line.madeBy}`}`,
        next: 'vouchers activate',
      };
    case 'guaranteeEnds':
      return {
        what: 'Guarantee ends',
        on: line.number,
        details: `on ${line.until}; no page shows it after that day`,
        next: 'seller set, with the new guarantee',
      };
  }
};

const lineJson = (line: OfficeLine): object => {
  if (line.kind === 'refundDue') {
    const { ordered, left, ...due } = line;
    return {
      ...{ ...due, left: moneyJson(left) },
      ...(ordered === undefined
        ? {}
        : { ordered: { ...ordered, amount: moneyJson(ordered.amount) } }),
    };
  }
  if (line.kind === 'instalmentLate' || line.kind === 'paidAfterEnd')
    return { ...line, left: moneyJson(line.left) };
  if (line.kind === 'paymentOdd')
    return {
      ...line,
      expected: moneyJson(line.expected),
      charged: line.charged === null ? null : moneyJson(line.charged),
    };
  if (line.kind === 'voucherInactive') return { ...line, value: moneyJson(line.value) };
  return line.kind === 'ageAsked'
    ? { ...line, keptUntil: line.keptUntil === null ? null : instantJson(line.keptUntil) }
    : line;
};

const linesAnswer = (lines: readonly OfficeLine[], today: Day): CommandOutput => ({
  text: formatTableOfItems(
    lines.map((line) => lineTextOf(line, today)),
    'Nothing waits for the office.',
    [
      ['What', ({ what }) => what],
      ['On', ({ on }) => on],
      ['Details', ({ details }) => details],
      ['What to do', ({ next }) => next],
    ],
  ),
  json: { lines: lines.map(lineJson) },
});

/**
 * The confirmation question of `payments statement` contains this text as the name of the
 * statements. The command has no file to name, because the statements are already imported.
 */
const ALL_STATEMENTS = 'the statements of all accounts';

const statementAnswer = (report: StatementReport, until: string, by: string): CommandOutput => ({
  text: formatStatementReport(report, {
    none: `The statements of all accounts are complete up to ${until}: no unpaid order by transfer had its last day by then.`,
    cancelled: `The statements of all accounts are complete up to ${until}. Cancelled because unpaid; the shop notifies the customers by mail`,
  }).join('\n'),
  json: { until, ...statementReportJson(report), by },
});

export const listCommands: readonly Command[] = [
  defineCommand({
    name: 'lines',
    explainsMissingStore: true,
    helpText: 'list the tasks of the office, each with the command that completes it',
    prepare: () => async (deps) =>
      ok(linesAnswer(await listOfficeLines(deps)(), dayOf(deps.clock.now()))),
  }),
  defineCommand({
    name: 'reserve-list show',
    explainsMissingStore: true,
    takes: { offer: defineOption('N', 'only the offer with this number', readNumber) },
    helpText: 'list the parties that wait for places, in order, and whether each fits now',
    prepare:
      ({ offer }) =>
      async (deps) =>
        (await listReserveLists(deps)(SITES, offer)).map(reserveAnswer),
  }),
  defineCommand({
    name: 'payments statement',
    needs: {
      until: defineOption('DAY', 'the last day of the statements that are imported', readDay),
    },
    changes: true,
    helpText:
      'declare that the statements of all accounts are imported and registered up to a day: unpaid transfer orders are cancelled',
    prepare: ({ until }) =>
      askBeforeTask(statementsCompleteQuestion(until, ALL_STATEMENTS), async (deps, by) =>
        (await cancelUnpaidAfterStatements(deps)(by, until)).map((report) =>
          statementAnswer(report, until, by),
        ),
      ),
  }),
];
