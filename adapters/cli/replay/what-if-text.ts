import type { Outcome } from '../../../application/ports/journal.ts';
import {
  amountsDueByDay,
  type BookingInRun,
  type DifferentBooking,
  priceDifference,
} from '../../../application/replay/sides.ts';
import type { Tally } from '../../../application/replay/tally.ts';
import type { WhatIfReport } from '../../../application/replay/what-if.ts';
import type { Pair } from '../../../application/replay/what-if-totals.ts';
import type { Money } from '../../../domain/money.ts';
import { REBATES_IN_ORDER } from '../../../domain/pricing/rebates.ts';
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
  recordedValue: ReadonlyMap<string, Money>,
  replayedValue: ReadonlyMap<string, Money>,
): string =>
  [...new Set([...recordedValue.keys(), ...replayedValue.keys()])]
    .map((name) => [name, recordedValue.get(name) ?? 0, replayedValue.get(name) ?? 0] as const)
    .flatMap(([name, before, after]) =>
      before === after ? [] : [`${name} ${toWireMoney(before)} → ${toWireMoney(after)}`],
    )
    .join(', ');

const rebatesOf = (side: BookingInRun | null): ReadonlyMap<string, Money> =>
  new Map(REBATES_IN_ORDER.map((kind) => [kind, side?.rebates?.[kind] ?? 0]));

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
    ['Rebates', (each) => differingSums(rebatesOf(each.recorded), rebatesOf(each.replayed))],
    [
      'Due',
      (each) => differingSums(amountsDueByDay(each.recorded), amountsDueByDay(each.replayed)),
    ],
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
