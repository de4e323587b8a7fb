import {
  type BookingInRun,
  type DifferentBooking,
  priceDifference,
} from '../../../application/replay/sides.ts';
import type { WhatIfReport } from '../../../application/replay/what-if.ts';
import type { Pair } from '../../../application/replay/what-if-totals.ts';
import type { Money } from '../../../domain/money.ts';
import { REBATES_IN_ORDER } from '../../../domain/pricing/rebates.ts';
import { moneyJson } from '../office/read-values.ts';
import {
  type CsvCell,
  type CsvColumn,
  type CsvDialect,
  formatCsvMoney,
  formatCsvOfItems,
} from '../terminal/csv.ts';

const money = (value: number | null | undefined): string | null =>
  value == null ? null : moneyJson(value);

const sideJson = ({ outcome, rebates, dues }: BookingInRun) => ({
  status: outcome.status,
  price: money(outcome.price),
  paid: moneyJson(outcome.paid),
  left: moneyJson(outcome.left),
  refund: moneyJson(outcome.refund),
  reserveList: outcome.reserveList,
  seats: outcome.seats,
  rebates:
    rebates === null
      ? null
      : Object.fromEntries(
          Object.entries(rebates).map(([kind, value]) => [kind, moneyJson(value)]),
        ),
  dues: dues?.map(({ amount, due }) => ({ due, amount: moneyJson(amount) })) ?? null,
});

const moneyPair = <T extends Pair>({ recorded, replayed, ...otherFields }: T) => ({
  ...otherFields,
  recorded: moneyJson(recorded),
  replayed: moneyJson(replayed),
});

/**
 * Returns the whole comparison for JSON output. Each amount of money is a string such as '2349.50',
 * not a number (R1).
 */
export const whatIfJson = ({
  commands,
  bookings,
  recorded,
  replayed,
  turnover,
  totals,
}: WhatIfReport): object => ({
  commands,
  recorded: { ...recorded, turnover: moneyJson(recorded.turnover), paid: moneyJson(recorded.paid) },
  replayed: { ...replayed, turnover: moneyJson(replayed.turnover), paid: moneyJson(replayed.paid) },
  turnover: moneyJson(turnover),
  totals: {
    ...totals,
    weeks: totals.weeks.map(moneyPair),
    rebates: totals.rebates.map(moneyPair),
    dues: totals.dues.map(moneyPair),
  },
  bookings: bookings.map((each) => ({
    ...each,
    difference: moneyJson(priceDifference(each)),
    recorded: sideJson(each.recorded),
    replayed: each.replayed === null ? null : sideJson(each.replayed),
  })),
});

const placesOf = ({ outcome }: BookingInRun): string =>
  outcome.seats
    .map(({ unitId, wholes, pairs, singles }) => `${unitId}:${wholes}/${pairs}/${singles}`)
    .join(' ');
const duesOf = ({ dues }: BookingInRun, dialect: CsvDialect): string =>
  (dues ?? []).map(({ due, amount }) => `${due}:${formatCsvMoney(amount, dialect)}`).join(' ');

const SIDES = ['recorded', 'replayed'] as const;

type Column = CsvColumn<DifferentBooking>;

const amount = (money: Money | null | undefined): CsvCell => (money == null ? '' : { money });

const columnsFor = (dialect: CsvDialect): readonly Column[] => [
  ['booking', ({ bookingId }) => bookingId],
  ['site', ({ siteId }) => siteId],
  ['offer', ({ offerId }) => offerId],
  ['offerName', ({ offerName }) => offerName ?? ''],
  ['placedOn', ({ placedOn }) => placedOn ?? ''],
  ['travellers', ({ travellers }) => travellers],
  ...SIDES.flatMap((side): readonly Column[] => [
    [`${side}.status`, (each) => each[side]?.outcome.status ?? ''],
    [`${side}.places`, (each) => (each[side] === null ? '' : placesOf(each[side]))],
    [`${side}.price`, (each) => amount(each[side]?.outcome.price)],
    [`${side}.paid`, (each) => amount(each[side]?.outcome.paid)],
    [`${side}.left`, (each) => amount(each[side]?.outcome.left)],
    ...REBATES_IN_ORDER.map(
      (kind): Column => [`${side}.${kind}`, (each) => amount(each[side]?.rebates?.[kind])],
    ),
    [`${side}.dues`, (each) => (each[side] === null ? '' : duesOf(each[side], dialect))],
  ]),
  ['difference', (each) => amount(priceDifference(each))],
  ['refusedCommand', ({ refused }) => refused?.command ?? ''],
  ['refusedWhy', ({ refused }) => refused?.kind ?? ''],
];

export const whatIfCsv = ({ bookings }: WhatIfReport, dialect: CsvDialect): string =>
  formatCsvOfItems(bookings, dialect, columnsFor(dialect));
