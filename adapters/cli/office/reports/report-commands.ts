import {
  type PaymentLedger,
  registeredPaymentsReport,
} from '../../../../application/office/payment-ledger.ts';
import {
  type CodeCommission,
  commissionReport,
  guaranteeFundsReport,
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
import {
  type Contributions,
  lastDayToPayContributions,
} from '../../../../domain/reports/contributions.ts';
import type { Turnover } from '../../../../domain/reports/turnover.ts';
import { type Command, defineCommand, defineOption } from '../command.ts';
import {
  instantJson,
  moneyJson,
  type ReadTyped,
  readDay,
  readSite,
  readText,
  requireUntilNotBeforeFrom,
  SITE_VALUE,
} from '../read-values.ts';
import { formatOfficeReport, type Report, reportRows } from './format-office-report.ts';

const readColumns: ReadTyped<readonly string[]> = (typed, label) =>
  readText(typed, label).map((names) => names.split(',').map((name) => name.trim().toLowerCase()));

const COLUMNS = defineOption(
  'A,B',
  'only these columns, in this order; default: all that fit',
  readColumns,
);

const FILTER = {
  from: defineOption('DAY', 'from this day on', readDay),
  until: defineOption('DAY', 'up to and with this day', readDay),
  site: defineOption(SITE_VALUE, 'only of this brand; default: all brands', readSite),
};

const inMoney = (money: Money) => ({ money });

const turnoverTable = ({ trips, total }: TurnoverReport): Report => ({
  ...reportRows(trips, [
    ['Offer', ({ offer }) => offer.id, 'right'],
    ['Trip', ({ offer }) => offer.name, '', 'Together'],
    ['From', ({ offer }) => offer.from],
    ['Bookings', ({ bookings }) => bookings, 'optional sum'],
    ['People', ({ travellers }) => travellers, 'optional sum'],
    ['Turnover', ({ price }) => inMoney(price), 'sum'],
    ['Paid', ({ paid }) => inMoney(paid), 'sum'],
    ['Left', (each) => inMoney(each.left), 'sum'],
    ['Too much', (each) => inMoney(each.overpaid), 'optional sum'],
    ['Cancelled', ({ cancelled }) => cancelled, 'optional sum'],
    ['Kept', (each) => inMoney(each.kept), 'optional sum'],
  ]),
  empty: 'No booking is of a trip that begins in this period.',
  json: () => ({
    trips: trips.map(({ offer, ...turnover }) => ({
      offer: { id: offer.id, name: offer.name, from: offer.from },
      ...turnoverJson(turnover),
    })),
    total: turnoverJson(total),
  }),
});

const turnoverJson = ({ price, paid, left, overpaid, kept, ...counts }: Turnover): object => ({
  bookings: counts.bookings,
  travellers: counts.travellers,
  cancelled: counts.cancelled,
  turnover: moneyJson(price),
  paid: moneyJson(paid),
  left: moneyJson(left),
  overpaid: moneyJson(overpaid),
  kept: moneyJson(kept),
});

const lineName = (number: number): string =>
  isSurcharge({ number }) ? 'surcharge' : String(number);

const outstandingPaymentsTable = ({ lines, due, overdue }: OutstandingPaymentsReport): Report => ({
  ...reportRows(lines, [
    ['Due', (line) => line.due ?? ''],
    ['Booking', ({ bookingId }) => bookingId, '', 'Together'],
    ['Line', ({ line }) => lineName(line)],
    ['Left', ({ left }) => inMoney(left), 'sum'],
    [
      'State',
      (line) => (line.overdue ? 'overdue' : line.due === null ? 'needs a payment method' : ''),
    ],
    ['Trip', ({ offer }) => `${offer.name} (${offer.id}), ${offer.from}`],
    ['Booker', ({ booker }) => `${booker.firstName} ${booker.lastName}`],
    ['E-mail', ({ booker }) => booker.email, 'optional'],
    ['Phone', ({ booker }) => booker.phone, 'optional'],
  ]),
  note: [['Overdue', overdue]],
  empty: 'No payment is due in this period.',
  json: () => ({
    lines: lines.map((line) => ({
      bookingId: line.bookingId,
      line: line.line,
      due: line.due,
      overdue: line.overdue,
      left: moneyJson(line.left),
    })),
    due: moneyJson(due),
    overdue: moneyJson(overdue),
  }),
});

const placesTable = (units: readonly UnitPlaces[]): Report => ({
  ...reportRows(units, [
    ['Offer', ({ offer }) => offer.id, 'right'],
    ['Trip', ({ offer }) => offer.name, '', 'Together'],
    ['From', ({ offer }) => offer.from],
    ['Unit', ({ unit }) => `${unit.name} (${unit.id})`],
    ['Yachts', ({ unit }) => unit.yachts, 'optional sum'],
    ['Places', ({ places }) => places, 'sum'],
    ['Sold', ({ sold }) => sold, 'sum'],
    ['Held', (unit) => unit.held, 'optional sum'],
    ['Free', ({ free }) => free, 'sum'],
    ['Waiting', ({ waiting }) => waiting, 'sum'],
  ]),
  empty: 'No trip begins in this period.',
  json: () => ({
    units: units.map(({ offer, unit, ...counts }) => ({
      offer: offer.id,
      from: offer.from,
      unit: { id: unit.id, name: unit.name },
      ...counts,
    })),
  }),
});

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
  const [places, sold] = [
    sum(trips.map((trip) => trip.places)),
    sum(trips.map((trip) => trip.sold)),
  ];
  return {
    ...reportRows(trips, [
      ['Offer', ({ offer }) => offer.id, 'right'],
      ['Trip', ({ offer }) => offer.name, '', 'Together'],
      ['From', ({ offer }) => offer.from],
      ['Places', ({ places }) => places, 'sum'],
      ['Sold', ({ sold }) => sold, 'sum'],
      ['Held', (trip) => trip.held, 'sum'],
      ['Waiting', ({ waiting }) => waiting, 'sum'],
      ['Free', ({ free }) => free, 'sum'],
      ['Sold %', perCent, 'right', perCent({ places, sold })],
    ]),
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
  ...reportRows(entries, [
    ['Day', ({ day }) => day],
    ['Booking', ({ booking }) => booking.id, '', 'Together'],
    ['Method', ({ payment }) => paymentMethodWord(payment)],
    ['Number', ({ payment }) => payment.id, 'optional'],
    [
      'In',
      ({ payment: { amount } }) => (amount > 0 ? inMoney(amount) : ''),
      'right',
      inMoney(received),
    ],
    [
      'Out',
      ({ payment: { amount } }) => (amount < 0 ? inMoney(-amount) : ''),
      'right',
      inMoney(-refunded),
    ],
    ['Trip', ({ offer }) => `${offer.name} (${offer.id})`, 'optional'],
    ['Ends', ({ offer }) => offer.to, 'optional'],
    ['Booker', ({ booker }) => booker, 'optional'],
  ]),
  note: byMethod.map(({ method, amount }) => [method, amount]),
  empty: 'No payment was registered in this period.',
  json: () => ({
    entries: entries.map(({ day, booking, booker, offer, payment }) => ({
      day,
      bookingId: booking.id,
      number: payment.id,
      method: paymentMethodWord(payment),
      amount: moneyJson(payment.amount),
      at: instantJson(payment.at),
      offer: { id: offer.id, name: offer.name, from: offer.from, to: offer.to },
      booker,
      siteId: booking.siteId,
    })),
    received: moneyJson(received),
    refunded: moneyJson(refunded),
    byMethod: byMethod.map((each) => ({ ...each, amount: moneyJson(each.amount) })),
  }),
});

const tfgTable = ({ rows, unrated }: Contributions): Report => ({
  ...reportRows(rows, [
    ['Month', ({ month }) => month, '', 'Together'],
    ['Remitted until', ({ month }) => lastDayToPayContributions(month), 'optional'],
    ['Region', ({ region }) => region],
    ['Transport', ({ transport }) => (transport ? 'organiser’s' : 'own')],
    ['Concluded', (row) => row.concluded, 'sum'],
    ['Cancelled', (row) => row.cancelled, 'sum'],
    ['TFG', ({ tfg }) => inMoney(tfg), 'sum'],
    ['TFP', ({ tfp }) => inMoney(tfp), 'sum'],
  ]),
  ...(unrated === 0
    ? {}
    : {
        warning: `${unrated} travellers have no rate: the brand’s guaranteeFunds have none for their day and region.`,
      }),
  empty: 'No contract was made in this period.',
  json: () => ({
    months: rows.map(({ tfg, tfp, ...row }) => ({
      ...row,
      lastRemittanceDay: lastDayToPayContributions(row.month),
      tfg: moneyJson(tfg),
      tfp: moneyJson(tfp),
    })),
    unrated,
  }),
});

const commissionTable = (codes: readonly CodeCommission[]): Report => ({
  ...reportRows(codes, [
    ['Code', ({ code }) => code.name, '', 'Together'],
    ['Ambassador', ({ email }) => email ?? 'a customer who left'],
    ['Earned', ({ earned }) => inMoney(earned), 'sum'],
    ['Settled', ({ code }) => inMoney(code.settled), 'sum'],
    ['Unsettled', ({ unsettled }) => inMoney(unsettled), 'sum'],
  ]),
  empty: 'There are no ambassadors’ codes yet.',
  json: () => ({
    codes: codes.map(({ code, email, earned, unsettled }) => ({
      code: code.name,
      email,
      earned: moneyJson(earned),
      settled: moneyJson(code.settled),
      unsettled: moneyJson(unsettled),
    })),
  }),
});

const report = (
  name: string,
  helpText: string,
  makeReport: (deps: ReportDeps, query: ReportQuery) => Promise<Report>,
): Command =>
  defineCommand({
    name: `reports ${name}`,
    explainsMissingStore: true,
    helpText,
    takes: { ...FILTER, columns: COLUMNS },
    csv: true,
    prepare: ({ from, until, site: siteId, columns, csv: dialect }) =>
      requireUntilNotBeforeFrom({ from, until, siteId }).map(
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
    async (deps, query) => ledgerTable(await registeredPaymentsReport(deps)(query)),
  ),
  report(
    'tfg',
    'contributions to the guarantee funds for contracts of these months, by region and transport',
    async (deps, query) => tfgTable(await guaranteeFundsReport(deps)(query)),
  ),
  defineCommand({
    name: 'reports commission',
    explainsMissingStore: true,
    helpText: 'what ambassadors have earned, and what of it is unsettled',
    takes: { columns: COLUMNS },
    csv: true,
    prepare:
      ({ columns, csv: dialect }) =>
      async (deps) =>
        formatOfficeReport(commissionTable(await commissionReport(deps)()), dialect, columns),
  }),
];
