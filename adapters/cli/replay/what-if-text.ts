import type { Outcome } from '../../../application/ports/journal.ts';
import {
  amountsDueByDay,
  type BookingInRun,
  type DifferentBooking,
  differingAmounts,
  priceDifference,
  rebateAmounts,
} from '../../../application/replay/sides.ts';
import type { Tally } from '../../../application/replay/tally.ts';
import type { WhatIfReport } from '../../../application/replay/what-if.ts';
import type { Pair } from '../../../application/replay/what-if-totals.ts';
import type { Money } from '../../../domain/money.ts';
import { toWireMoney } from '../../http/contract/codecs/amounts.ts';
import { alignRight, formatQuantity, formatTable, formatTableOfItems } from '../terminal/table.ts';

const placesOf = ({ seats }: Outcome): string =>
  seats
    .map(({ unitId, wholes, pairs, singles }) => {
      const parts = [
        wholes > 0 ? `${wholes} whole` : '',
        pairs > 0 ? `${pairs} cabin` : '',
        singles > 0 ? String(singles) : '',
      ];
      return `${unitId}: ${parts.filter((part) => part !== '').join('+')}`;
    })
    .join(', ');

const priceOf = (side: BookingInRun | null): string =>
  side?.outcome.price == null ? '' : toWireMoney(side.outcome.price);

const differenceText = (change: Money): string => `${change > 0 ? '+' : ''}${toWireMoney(change)}`;

/** Formats the amount that a booking has paid: recorded → replayed; '' if both are equal. */
const paidOf = ({ recorded, replayed }: DifferentBooking): string => {
  const [recordedValue, replayedValue] = [recorded.outcome.paid, replayed?.outcome.paid ?? 0];
  return recordedValue === replayedValue
    ? ''
    : `${toWireMoney(recordedValue)} → ${toWireMoney(replayedValue)}`;
};

const bothSides = (recordedValue: string, replayedValue: string): string =>
  recordedValue === replayedValue ? recordedValue : `${recordedValue} → ${replayedValue}`;

const differingSums = (
  { recorded, replayed }: DifferentBooking,
  amountsOf: (side: BookingInRun | null) => ReadonlyMap<string, Money>,
): string =>
  differingAmounts(amountsOf(recorded), amountsOf(replayed))
    .map(({ key, before, after }) => `${key} ${toWireMoney(before)} → ${toWireMoney(after)}`)
    .join(', ');

const changeOf = (
  { recorded, replayed }: Pair,
  text: (value: number) => string,
): readonly string[] => {
  const change = replayed - recorded;
  return [text(recorded), text(replayed), `${change > 0 ? '+' : ''}${text(change)}`];
};

const pairs = (head: string, rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0
    ? []
    : [
        '',
        formatTable(
          [{ head }, ...['Recorded', 'Would be', 'Difference'].map(alignRight)],
          rows,
          '',
        ),
      ];

const totalsText = ({
  rebates,
  dues,
  waiting,
  refused,
}: WhatIfReport['totals']): readonly string[] => [
  ...pairs(
    'Rebates',
    rebates.map((each) => [each.kind, ...changeOf(each, toWireMoney)]),
  ),
  ...pairs(
    'Due in',
    dues.map((each) => [each.month, ...changeOf(each, toWireMoney)]),
  ),
  ...pairs(
    'On the reserve list of offer',
    waiting
      .filter((each) => each.recorded !== each.replayed)
      .map((each) => [String(each.offerId), ...changeOf(each, String)]),
  ),
  ...(refused.length === 0
    ? []
    : [
        '',
        formatTableOfItems(refused, '', [
          ['First refused', ({ command }) => command],
          ['Why', ({ kind }) => kind],
          ['Bookings', ({ bookings }) => String(bookings), 'right'],
        ]),
      ]),
];

export const whatIfText = ({
  bookings,
  recorded,
  replayed,
  turnover,
  totals: all,
}: WhatIfReport): string => {
  const list = formatTableOfItems(bookings, 'No booking would have been different.', [
    ['Booking', ({ bookingId }) => bookingId],
    [
      'Status',
      ({ recorded: { outcome }, replayed: other }) =>
        bothSides(outcome.status, other?.outcome.status ?? 'never begun'),
    ],
    [
      'Places',
      ({ recorded: { outcome }, replayed: other }) =>
        bothSides(placesOf(outcome), other === null ? '' : placesOf(other.outcome)),
    ],
    ['Price', (each) => priceOf(each.recorded), 'right'],
    ['Would be', (each) => priceOf(each.replayed), 'right'],
    ['Difference', (each) => differenceText(priceDifference(each)), 'right'],
    ['Paid', paidOf],
    ['Rebates', (each) => differingSums(each, rebateAmounts)],
    ['Due', (each) => differingSums(each, amountsDueByDay)],
    [
      'First refused',
      ({ refused }) => (refused === null ? '' : `${refused.command} (${refused.kind})`),
    ],
  ]);
  const sums = formatTableOfItems<readonly [name: string, tally: Tally]>(
    [
      ['Recorded', recorded],
      ['Would be', replayed],
    ],
    '',
    [
      ['', ([name]) => name],
      ['Bookings', ([, tally]) => String(tally.bookings), 'right'],
      ['Confirmed', ([, tally]) => String(tally.confirmed), 'right'],
      ['Reserve list', ([, tally]) => String(tally.reserveList), 'right'],
      ['Cancelled', ([, tally]) => String(tally.cancelled), 'right'],
      ['Places', ([, tally]) => String(tally.places), 'right'],
      ['Turnover', ([, tally]) => toWireMoney(tally.turnover), 'right'],
      ['Paid', ([, tally]) => toWireMoney(tally.paid), 'right'],
    ],
  );
  return `${[list, '', sums, ...totalsText(all)].join('\n')}\n\n${bookings.length} of ${formatQuantity(recorded.bookings, 'booking')} would have been different; turnover ${differenceText(turnover)} PLN.`;
};
