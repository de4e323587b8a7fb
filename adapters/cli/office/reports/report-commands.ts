import { ok } from 'neverthrow';
import {
  type PaymentLedger,
  paymentLedgerReport,
} from '../../../../application/office/payment-ledger.ts';
import {
  type CodeCommission,
  commissionReport,
  contributionsReport,
  type OutstandingPaymentsReport,
  outstandingPaymentsReport,
  placesReport,
  type ReportDeps,
  type ReportQuery,
  type TurnoverReport,
  turnoverReport,
  type UnitPlaces,
} from '../../../../application/office/reports.ts';
import { type Money, sum } from '../../../../domain/money.ts';
import { paymentMethodWord } from '../../../../domain/payments/ledger.ts';
import { isSurcharge } from '../../../../domain/payments/surcharge.ts';
import { type Contributions, lastRemittanceDay } from '../../../../domain/reports/contributions.ts';
import type { Turnover } from '../../../../domain/reports/turnover.ts';
import { type Command, defineCommand, option } from '../command.ts';
import {
  jsonMoment,
  jsonMoney,
  type ReadTyped,
  readDay,
  readSite,
  readText,
  requireDayOrder,
  SITE_VALUE,
} from '../read-values.ts';
import { formatOfficeReport, type Report } from './format-office-report.ts';

const readColumns: ReadTyped<readonly string[]> = (typed, label) =>
  readText(typed, label).map((names) => names.split(',').map((name) => name.trim().toLowerCase()));

const COLUMNS = option(
  'A,B',
  'only these columns, in this order; default: all that fit',
  readColumns,
);

const FILTER = {
  from: option('DAY', 'from this day on', readDay),
  until: option('DAY', 'up to and with this day', readDay),
  site: option(SITE_VALUE, 'only of this brand; default: all brands', readSite),
};

const RIGHT = { align: 'right' } as const;
const OPTIONAL = { optional: true } as const;

const figures = (turnover: Turnover): readonly (number | { readonly money: Money })[] => [
  ...[turnover.bookings, turnover.travellers],
  ...[turnover.price, turnover.paid, turnover.left, turnover.overpaid].map((money) => ({ money })),
  turnover.cancelled,
  { money: turnover.kept },
];

const turnoverTable = ({ trips, total }: TurnoverReport): Report => ({
  columns: [
    ...[{ head: 'Offer', ...RIGHT }, { head: 'Trip' }, { head: 'From' }],
    ...['Bookings', 'People'].map((head) => ({ head, ...RIGHT, ...OPTIONAL })),
    ...['Turnover', 'Paid', 'Left'].map((head) => ({ head, ...RIGHT })),
    ...['Too much', 'Cancelled', 'Kept'].map((head) => ({ head, ...RIGHT, ...OPTIONAL })),
  ],
  rows: trips.map(({ offer, ...turnover }) => [
    offer.id,
    offer.name,
    offer.from,
    ...figures(turnover),
  ]),
  total: ['', 'Together', '', ...figures(total)],
  empty: 'No booking is of a trip that begins in this period.',
  json: () => ({
    trips: trips.map(({ offer, ...turnover }) => ({
      offer: { id: offer.id, name: offer.name, from: offer.from },
      ...turnoverJson(turnover),
    })),
    total: turnoverJson(total),
  }),
});

const turnoverJson = ({
  bookings,
  travellers,
  cancelled,
  price,
  paid,
  left: leftToPay,
  overpaid,
  kept: keptAmount,
}: Turnover): object => ({
  bookings,
  travellers,
  cancelled,
  turnover: jsonMoney(price),
  paid: jsonMoney(paid),
  left: jsonMoney(leftToPay),
  overpaid: jsonMoney(overpaid),
  kept: jsonMoney(keptAmount),
});

const lineName = (number: number): string =>
  isSurcharge({ number }) ? 'surcharge' : String(number);

const outstandingPaymentsTable = ({ lines, due, overdue }: OutstandingPaymentsReport): Report => ({
  columns: [
    ...[
      { head: 'Due' },
      { head: 'Booking' },
      { head: 'Line' },
      { head: 'Left', ...RIGHT },
      { head: 'State' },
    ],
    ...['Trip', 'Booker'].map((head) => ({ head })),
    ...['E-mail', 'Phone'].map((head) => ({ head, ...OPTIONAL })),
  ],
  rows: lines.map((line) => {
    const { bookingId, booker } = line;
    const name = `${booker.firstName} ${booker.lastName}`;
    const trip = `${line.offer.name} (${line.offer.id}), ${line.offer.from}`;
    const state = line.overdue ? 'overdue' : line.due === null ? 'needs a payment method' : '';
    return [
      line.due ?? '',
      bookingId,
      lineName(line.line),
      { money: line.left },
      state,
      trip,
      name,
      booker.email,
      booker.phone,
    ];
  }),
  total: ['', 'Together', '', { money: due }, '', '', '', '', ''],
  note: [['Overdue', overdue]],
  empty: 'No payment is due in this period.',
  json: () => ({
    lines: lines.map((line) => ({
      bookingId: line.bookingId,
      line: line.line,
      due: line.due,
      overdue: line.overdue,
      left: jsonMoney(line.left),
    })),
    due: jsonMoney(due),
    overdue: jsonMoney(overdue),
  }),
});

const placesTable = (units: readonly UnitPlaces[]): Report => {
  const all = (of: (unit: UnitPlaces) => number): number => sum(units.map(of));
  return {
    columns: [
      ...[{ head: 'Offer', ...RIGHT }, { head: 'Trip' }, { head: 'From' }, { head: 'Unit' }],
      ...[
        { head: 'Yachts', ...RIGHT, ...OPTIONAL },
        { head: 'Places', ...RIGHT },
      ],
      ...[
        { head: 'Sold', ...RIGHT },
        { head: 'Held', ...RIGHT, ...OPTIONAL },
      ],
      ...['Free', 'Waiting'].map((head) => ({ head, ...RIGHT })),
    ],
    rows: units.map(({ offer, unit, places, sold, held: heldPlaces, free, waiting }) => [
      ...[offer.id, offer.name, offer.from, `${unit.name} (${unit.id})`],
      ...[unit.yachts, places, sold, heldPlaces, free, waiting],
    ]),
    total: [
      ...['', 'Together', '', ''],
      ...[all(({ unit }) => unit.yachts), all(({ places }) => places), all(({ sold }) => sold)],
      ...[
        all(({ held: heldPlaces }) => heldPlaces),
        all(({ free }) => free),
        all(({ waiting }) => waiting),
      ],
    ],
    empty: 'No trip begins in this period.',
    json: () => ({
      units: units.map(({ offer, unit, ...counts }) => ({
        offer: offer.id,
        from: offer.from,
        unit: { id: unit.id, name: unit.name },
        ...counts,
      })),
    }),
  };
};

type Departure = Pick<UnitPlaces, 'offer' | 'places' | 'sold' | 'held' | 'waiting' | 'free'>;

const perCent = ({ places, sold }: Pick<Departure, 'places' | 'sold'>): string =>
  places === 0 ? '–' : `${Math.round((100 * sold) / places)} %`;

const departures = (units: readonly UnitPlaces[]): readonly Departure[] =>
  [...Map.groupBy(units, ({ offer }) => offer.id).values()].flatMap((of) => {
    const [first] = of;
    const all = (count: 'places' | 'sold' | 'held' | 'waiting' | 'free'): number =>
      sum(of.map((unit) => unit[count]));
    return first === undefined
      ? []
      : [
          {
            offer: first.offer,
            places: all('places'),
            sold: all('sold'),
            held: all('held'),
            waiting: all('waiting'),
            free: all('free'),
          },
        ];
  });

const occupancyTable = (units: readonly UnitPlaces[]): Report => {
  const trips = departures(units);
  const all = (of: (trip: Departure) => number): number => sum(trips.map(of));
  const total = { places: all(({ places }) => places), sold: all(({ sold }) => sold) };
  return {
    columns: [
      ...[{ head: 'Offer', ...RIGHT }, { head: 'Trip' }, { head: 'From' }],
      ...['Places', 'Sold', 'Held', 'Waiting', 'Free', 'Sold %'].map((head) => ({
        head,
        ...RIGHT,
      })),
    ],
    rows: trips.map((trip) => [
      ...[trip.offer.id, trip.offer.name, trip.offer.from, trip.places, trip.sold],
      ...[trip.held, trip.waiting, trip.free, perCent(trip)],
    ]),
    total: [
      ...['', 'Together', '', total.places, total.sold, all(({ held: heldPlaces }) => heldPlaces)],
      ...[all(({ waiting }) => waiting), all(({ free }) => free), perCent(total)],
    ],
    empty: 'No trip begins in this period.',
    json: () => ({
      trips: trips.map(({ offer, ...counts }) => ({
        offer: { id: offer.id, name: offer.name, from: offer.from },
        ...counts,
        perCent: counts.places === 0 ? null : Math.round((100 * counts.sold) / counts.places),
      })),
    }),
  };
};

const ledgerTable = ({ entries, received, refunded, byMethod }: PaymentLedger): Report => ({
  columns: [
    ...[{ head: 'Day' }, { head: 'Booking' }, { head: 'Method' }],
    { head: 'Number', ...OPTIONAL },
    ...['In', 'Out'].map((head) => ({ head, ...RIGHT })),
    ...['Trip', 'Ends', 'Booker'].map((head) => ({ head, ...OPTIONAL })),
  ],
  rows: entries.map(({ day, booking, booker, offer, payment }) => {
    const { id, amount } = payment;
    return [
      ...[day, booking.id, paymentMethodWord(payment), id],
      amount > 0 ? { money: amount } : '',
      amount < 0 ? { money: -amount } : '',
      ...[`${offer.name} (${offer.id})`, offer.to, booker],
    ];
  }),
  total: ['', 'Together', '', '', { money: received }, { money: -refunded }, '', '', ''],
  note: byMethod.map(({ method, amount }) => [method, amount]),
  empty: 'No payment was registered in this period.',
  json: () => ({
    entries: entries.map(({ day, booking, booker, offer, payment }) => ({
      day,
      bookingId: booking.id,
      number: payment.id,
      method: paymentMethodWord(payment),
      amount: jsonMoney(payment.amount),
      at: jsonMoment(payment.at),
      offer: { id: offer.id, name: offer.name, from: offer.from, to: offer.to },
      booker,
      siteId: booking.siteId,
    })),
    received: jsonMoney(received),
    refunded: jsonMoney(refunded),
    byMethod: byMethod.map((each) => ({ ...each, amount: jsonMoney(each.amount) })),
  }),
});

const tfgTable = ({ rows, unrated }: Contributions): Report => ({
  columns: [
    ...[{ head: 'Month' }, { head: 'Remitted until', ...OPTIONAL }],
    ...[{ head: 'Region' }, { head: 'Transport' }],
    ...['Concluded', 'Cancelled', 'TFG', 'TFP'].map((head) => ({ head, ...RIGHT })),
  ],
  rows: rows.map(({ month, region, transport, concluded, cancelled, tfg, tfp }) => [
    ...[month, lastRemittanceDay(month), region, transport ? 'organiser’s' : 'own'],
    ...[concluded, cancelled, { money: tfg }, { money: tfp }],
  ]),
  total: [
    ...[
      'Together',
      '',
      '',
      '',
      sum(rows.map(({ concluded }) => concluded)),
      sum(rows.map(({ cancelled }) => cancelled)),
    ],
    ...[{ money: sum(rows.map(({ tfg }) => tfg)) }, { money: sum(rows.map(({ tfp }) => tfp)) }],
  ],
  ...(unrated === 0
    ? {}
    : {
        warning: `${unrated} travellers have no rate: the brand’s guaranteeFunds have none for their day and region.`,
      }),
  empty: 'No contract was made in this period.',
  json: () => ({
    months: rows.map(({ tfg, tfp, ...row }) => ({
      ...row,
      lastRemittanceDay: lastRemittanceDay(row.month),
      tfg: jsonMoney(tfg),
      tfp: jsonMoney(tfp),
    })),
    unrated,
  }),
});

const commissionTable = (codes: readonly CodeCommission[]): Report => ({
  columns: [
    { head: 'Code' },
    { head: 'Ambassador' },
    ...['Earned', 'Settled', 'Unsettled'].map((head) => ({ head, ...RIGHT })),
  ],
  rows: codes.map(({ code, email, earned, unsettled }) => [
    ...[code.name, email ?? 'a customer who left'],
    ...[earned, code.settled, unsettled].map((money) => ({ money })),
  ]),
  total: [
    ...['Together', ''],
    ...[
      sum(codes.map(({ earned }) => earned)),
      sum(codes.map(({ code }) => code.settled)),
      sum(codes.map(({ unsettled }) => unsettled)),
    ].map((money) => ({ money })),
  ],
  empty: 'There are no ambassadors’ codes yet.',
  json: () => ({
    codes: codes.map(({ code, email, earned, unsettled }) => ({
      code: code.name,
      email,
      earned: jsonMoney(earned),
      settled: jsonMoney(code.settled),
      unsettled: jsonMoney(unsettled),
    })),
  }),
});

const report = (
  name: string,
  says: string,
  makeReport: (deps: ReportDeps, query: ReportQuery) => Promise<Report>,
): Command =>
  defineCommand({
    name: `reports ${name}`,
    says,
    takes: { ...FILTER, columns: COLUMNS },
    csv: true,
    prepare: ({ from, until, site: siteId, columns, csv: dialect }) =>
      requireDayOrder({ from, until, siteId }).map(
        (query) => async (deps) =>
          formatOfficeReport(await makeReport(deps, query), dialect, columns),
      ),
  });

export const reportCommands: readonly Command[] = [
  report(
    'turnover',
    'what trips that begin on these days came to: prices, paid, left, and what was kept of cancelled ones',
    async (deps, query) => turnoverTable(await turnoverReport(deps)(query)),
  ),
  report('dues', 'list the amounts due on these days, and the overdue ones', async (deps, query) =>
    outstandingPaymentsTable(await outstandingPaymentsReport(deps)(query)),
  ),
  report(
    'places',
    'places of every unit of trips that begin on these days: sold, held, free, waited for',
    async (deps, query) => placesTable(await placesReport(deps)(query)),
  ),
  report(
    'occupancy',
    'every departure on these days: places sold, held, waited for and free, and the share sold',
    async (deps, query) => occupancyTable(await placesReport(deps)(query)),
  ),
  report(
    'ledger',
    'every payment and refund that was registered on these days, by method, for the accountant',
    async (deps, query) => ledgerTable(await paymentLedgerReport(deps)(query)),
  ),
  report(
    'tfg',
    'contributions to the guarantee funds for contracts of these months, by region and transport',
    async (deps, query) => tfgTable(await contributionsReport(deps)(query)),
  ),
  defineCommand({
    name: 'reports commission',
    says: 'what ambassadors have earned, and what of it is unsettled',
    takes: { columns: COLUMNS },
    csv: true,
    prepare: ({ columns, csv: dialect }) =>
      ok(async (deps) =>
        formatOfficeReport(commissionTable(await commissionReport(deps)()), dialect, columns),
      ),
  }),
];
