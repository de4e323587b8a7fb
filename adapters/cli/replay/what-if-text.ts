import type { Outcome } from '../../../application/ports/journal.ts';
import {
  type DifferentBooking,
  duesByDay,
  priceDifference,
  type Side,
} from '../../../application/replay/sides.ts';
import type { Tally } from '../../../application/replay/tally.ts';
import type { WhatIfReport } from '../../../application/replay/what-if.ts';
import type { Pair } from '../../../application/replay/what-if-totals.ts';
import type { Money } from '../../../domain/money.ts';
import { REBATES_IN_ORDER } from '../../../domain/pricing/rebates.ts';
import { toWireMoney } from '../../http/contract/codecs/amounts.ts';
import { alignRight, formatQuantity, table } from '../terminal/table.ts';

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

const priceOf = (side: Side | null): string =>
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
  recordedValue: ReadonlyMap<string, Money>,
  replayedValue: ReadonlyMap<string, Money>,
): string =>
  [...new Set([...recordedValue.keys(), ...replayedValue.keys()])]
    .map((name) => [name, recordedValue.get(name) ?? 0, replayedValue.get(name) ?? 0] as const)
    .flatMap(([name, before, after]) =>
      before === after ? [] : [`${name} ${toWireMoney(before)} → ${toWireMoney(after)}`],
    )
    .join(', ');

const rebatesOf = (side: Side | null): ReadonlyMap<string, Money> =>
  new Map(REBATES_IN_ORDER.map((kind) => [kind, side?.rebates?.[kind] ?? 0]));

const rowOf = (otherwise: DifferentBooking): readonly string[] => {
  const { bookingId, recorded, replayed, refused } = otherwise;
  return [
    bookingId,
    bothSides(recorded.outcome.status, replayed?.outcome.status ?? 'never begun'),
    bothSides(placesOf(recorded.outcome), replayed === null ? '' : placesOf(replayed.outcome)),
    priceOf(recorded),
    priceOf(replayed),
    differenceText(priceDifference(otherwise)),
    paidOf(otherwise),
    differingSums(rebatesOf(recorded), rebatesOf(replayed)),
    differingSums(duesByDay(recorded), duesByDay(replayed)),
    refused === null ? '' : `${refused.command} (${refused.kind})`,
  ];
};

const totals = (name: string, tally: Tally): readonly string[] => [
  name,
  String(tally.bookings),
  String(tally.confirmed),
  String(tally.reserveList),
  String(tally.cancelled),
  String(tally.places),
  toWireMoney(tally.turnover),
  toWireMoney(tally.paid),
];

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
    : ['', table([{ head }, ...['Recorded', 'Would be', 'Difference'].map(alignRight)], rows, '')];

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
        table(
          ['First refused', 'Why', alignRight('Bookings')],
          refused.map(({ command, kind, bookings }) => [command, kind, String(bookings)]),
          '',
        ),
      ]),
];

export const whatIfText = ({
  bookings,
  recorded,
  replayed,
  turnover,
  totals: all,
}: WhatIfReport): string => {
  const list = table(
    [
      'Booking',
      'Status',
      'Places',
      alignRight('Price'),
      alignRight('Would be'),
      alignRight('Difference'),
      'Paid',
      'Rebates',
      'Due',
      'First refused',
    ],
    bookings.map(rowOf),
    'No booking would have been different.',
  );
  const sums = table(
    [
      '',
      ...['Bookings', 'Confirmed', 'Reserve list', 'Cancelled', 'Places', 'Turnover', 'Paid'].map(
        alignRight,
      ),
    ],
    [totals('Recorded', recorded), totals('Would be', replayed)],
    '',
  );
  return `${[list, '', sums, ...totalsText(all)].join('\n')}\n\n${bookings.length} of ${formatQuantity(recorded.bookings, 'booking')} would have been different; turnover ${differenceText(turnover)} PLN.`;
};
