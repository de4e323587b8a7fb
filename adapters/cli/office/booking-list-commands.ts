import { ok } from 'neverthrow';
import {
  type BookingListQuery,
  type ListedBooking,
  type ListedStatus,
  latestEvent,
  listBookings,
} from '../../../application/office/booking-list.ts';
import { SHOWN_STATUSES } from '../../../domain/booking/placed/status.ts';
import { addDays, type Day, dayOf, weekdayNumber } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import { statusNames } from '../../http/contract/names.pl.ts';
import {
  type CsvCell,
  type CsvColumn,
  type CsvDialect,
  createCsvFormatters,
} from '../terminal/csv.ts';
import { formatTableOfItems, type ItemColumn } from '../terminal/table.ts';
import { placesPerUnitText } from './booking-details.ts';
import {
  type Command,
  defineCommand,
  defineOption,
  type Options,
  type StreamedOutput,
  type Task,
} from './command.ts';
import { draftNames } from './names.pl.ts';
import {
  formatPln,
  formatWarsawTime,
  instantJson,
  moneyJson,
  type ParseResult,
  readDay,
  readNumber,
  readOneOf,
  readSingleLineText,
  readSite,
  requireUntilNotBeforeFrom,
  SITE_VALUE,
} from './read-values.ts';

const STATUSES = ['draft', ...SHOWN_STATUSES] as const satisfies ListedStatus[];

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** Parses a word such as TODAY or MONDAY. Returns a function that computes the day from today. */
const readSince = (typed: string, label: string): ParseResult<(today: Day) => Day> => {
  const word = typed.trim().toUpperCase();
  const daysAgo = ['TODAY', 'YESTERDAY'].indexOf(word);
  if (daysAgo >= 0) return ok((today) => addDays(today, -daysAgo));
  const named = WEEKDAYS.indexOf(word);
  return named < 0
    ? readDay(typed, label)
        .map((day) => () => day)
        .mapErr((refused) => `${refused} TODAY, YESTERDAY and weekdays like FRIDAY are days too.`)
    : ok((today) => addDays(today, -((weekdayNumber(today) - named + 7) % 7)));
};

const OPTIONS = {
  offer: defineOption('N', 'of the offer with this number', readNumber),
  status: defineOption(
    STATUSES.join('|'),
    'in this state; drafts are listed only with --status draft',
    readOneOf(STATUSES),
  ),
  from: defineOption('DAY', 'trips that begin on this day or later', readDay),
  until: defineOption('DAY', 'trips that begin on this day or before', readDay),
  since: defineOption(
    'DAY',
    'ordered, cancelled or with a request to cancel on this day or later; also TODAY, YESTERDAY or a weekday, like FRIDAY',
    readSince,
  ),
  site: defineOption(SITE_VALUE, 'only of this brand', readSite),
  name: defineOption(
    'TEXT',
    'part of a traveller’s name, e-mail or phone, or an order number, a transfer title, a voucher code',
    readSingleLineText,
  ),
} as const satisfies Options;

export const statusText = (status: ListedStatus): string =>
  status === 'draft' ? draftNames.draft : statusNames[status];

const nameOf = ({ booker }: ListedBooking['booking']): string =>
  `${booker.firstName} ${booker.lastName}`.trim();

const leftOf = ({ booking, ledger }: ListedBooking) =>
  ledger === null ? null : booking.status === 'confirmed' ? ledger.left : 0;

const rowJson = (listed: ListedBooking) => {
  const { booking, entry, status, ledger } = listed;
  const { offer } = entry;
  const { booker, price } = booking;
  const unpaid = leftOf(listed);
  return {
    id: booking.id,
    siteId: booking.siteId,
    offer: { id: offer.id, name: offer.name, from: offer.from, to: offer.to },
    status,
    shownStatus: statusText(listed.status),
    orderedAt: instantJson(booking.orderedAt),
    booker: {
      name: nameOf(booking),
      email: booker.email,
      phone: booker.phone,
    },
    travellers: booking.travellers,
    seats: booking.seats,
    price: price === null ? null : moneyJson(price),
    paid: ledger === null ? null : moneyJson(ledger.paid),
    left: unpaid === null ? null : moneyJson(unpaid),
    notes: booking.notes,
  };
};

const eventJson = ({ booking }: ListedBooking) => {
  const event = latestEvent(booking);
  return { event: event?.what ?? null, eventAt: event === null ? null : instantJson(event.at) };
};

const moneyText = (money: Money | null): string => (money === null ? '' : formatPln(money));

const moneyCell = (money: Money | null): CsvCell => (money === null ? '' : { money });

const CSV_COLUMNS: readonly CsvColumn<ListedBooking>[] = [
  ['booking', ({ booking }) => booking.id],
  ['site', ({ booking }) => booking.siteId],
  ['offer', ({ entry }) => entry.offer.id],
  ['trip', ({ entry }) => entry.offer.name],
  ['from', ({ entry }) => entry.offer.from],
  ['to', ({ entry }) => entry.offer.to],
  ['status', ({ status }) => statusText(status)],
  ['ordered', ({ booking }) => ({ moment: booking.orderedAt })],
  ['booker', ({ booking }) => nameOf(booking)],
  ['email', ({ booking }) => booking.booker.email],
  ['phone', ({ booking }) => booking.booker.phone],
  ['travellers', ({ booking }) => booking.travellers],
  ['places', ({ entry, booking }) => placesPerUnitText(entry.offer, booking.seats)],
  ['price', ({ booking }) => moneyCell(booking.price)],
  ['paid', ({ ledger }) => moneyCell(ledger?.paid ?? null)],
  ['left', (listed) => moneyCell(leftOf(listed))],
];

const EVENT_CSV_COLUMNS: readonly CsvColumn<ListedBooking>[] = [
  ['event', ({ booking }) => latestEvent(booking)?.what ?? ''],
  [
    'event at',
    ({ booking }) => {
      const event = latestEvent(booking);
      return event === null ? '' : { moment: event.at };
    },
  ],
];

const EVENT_COLUMNS: readonly ItemColumn<ListedBooking>[] = [
  [
    'When',
    ({ booking }) => {
      const event = latestEvent(booking);
      return event === null ? '' : formatWarsawTime(event.at);
    },
  ],
  ['What', ({ booking }) => latestEvent(booking)?.what ?? ''],
];

const latestFirst = (list: readonly ListedBooking[]): readonly ListedBooking[] =>
  list.toSorted((a, b) => (latestEvent(b.booking)?.at ?? 0) - (latestEvent(a.booking)?.at ?? 0));

const asTable = (list: readonly ListedBooking[], withEvents: boolean): string =>
  formatTableOfItems(
    withEvents ? latestFirst(list) : list,
    'No booking is like that. Drafts are listed with --status draft.',
    [
      ['Booking', ({ booking }) => booking.id],
      ...(withEvents ? EVENT_COLUMNS : []),
      ['Trip', ({ entry: { offer } }) => `${offer.name} (${offer.id})`],
      ['From', ({ entry }) => entry.offer.from, withEvents ? 'optional' : ''],
      ['State', ({ status }) => statusText(status), withEvents ? 'optional' : ''],
      ['Booker', ({ booking }) => nameOf(booking)],
      ['Phone', ({ booking }) => booking.booker.phone, 'optional'],
      ['People', ({ booking }) => String(booking.travellers), 'optional right'],
      ['Price', ({ booking: { price } }) => moneyText(price), 'optional right'],
      ['Paid', ({ ledger }) => moneyText(ledger?.paid ?? null), 'optional right'],
      ['Left', (listed) => moneyText(leftOf(listed)), 'right'],
    ],
  );

/** The table shows at most this many bookings. `--csv` and `--json` print all bookings. */
const MOST_IN_TABLE = 500;

type Batches = AsyncIterable<readonly ListedBooking[]>;

const tableTexts = async function* (batches: Batches, withEvents: boolean): AsyncGenerator<string> {
  const first: ListedBooking[] = [];
  for await (const batch of batches) {
    first.push(...batch);
    if (first.length > MOST_IN_TABLE) break;
  }
  const more =
    first.length > MOST_IN_TABLE
      ? `\nThere are more than ${MOST_IN_TABLE}: choose fewer, for example with --from DAY, or print all with --csv.`
      : '';
  yield asTable(first.slice(0, MOST_IN_TABLE), withEvents) + more;
};

const AT_ONCE = 200;

/** Joins many rows before it prints them, because each single print takes time. */
const joinRows = async function* (
  batches: Batches,
  rowText: (listed: ListedBooking) => string,
): AsyncGenerator<string> {
  let [text, count] = ['', 0];
  for await (const batch of batches)
    for (const listed of batch) {
      text += rowText(listed);
      count += 1;
      if (count % AT_ONCE !== 0) continue;
      yield text;
      text = '';
    }
  if (text !== '') yield text;
};

const csvTexts = async function* (
  batches: Batches,
  dialect: CsvDialect,
  withEvents: boolean,
): AsyncGenerator<string> {
  const columns = [...CSV_COLUMNS, ...(withEvents ? EVENT_CSV_COLUMNS : [])];
  const { head, row } = createCsvFormatters(dialect);
  yield head(columns.map(([name]) => name));
  yield* joinRows(batches, (listed) => row(columns.map(([, cell]) => cell(listed))));
};

const jsonTexts = async function* (batches: Batches, withEvents: boolean): AsyncGenerator<string> {
  let separator = '';
  yield '{\n  "bookings": [';
  yield* joinRows(batches, (listed) => {
    const text = `${separator}\n    ${JSON.stringify({ ...rowJson(listed), ...(withEvents ? eventJson(listed) : {}) }, null, 2).replaceAll('\n', '\n    ')}`;
    separator = ',';
    return text;
  });
  yield separator === '' ? ']\n}' : '\n  ]\n}';
};

const bookingListAnswer = (
  batches: Batches,
  dialect: CsvDialect | null,
  withEvents: boolean,
): StreamedOutput => ({
  texts: () =>
    dialect === null ? tableTexts(batches, withEvents) : csvTexts(batches, dialect, withEvents),
  jsonTexts: () => jsonTexts(batches, withEvents),
});

const listTask = (
  filter: Omit<BookingListQuery, 'since'>,
  since: ((today: Day) => Day) | null,
  dialect: CsvDialect | null,
  withEvents: boolean,
): ParseResult<Task> =>
  requireUntilNotBeforeFrom(filter).map(() => async (deps) => {
    const query = { ...filter, since: since?.(dayOf(deps.clock.now())) ?? null };
    return ok(bookingListAnswer(listBookings(deps)(query), dialect, withEvents));
  });

export const bookingListCommands: readonly Command[] = [
  defineCommand({
    name: 'orders',
    explainsMissingStore: true,
    needs: { since: OPTIONS.since },
    takes: { offer: OPTIONS.offer, status: OPTIONS.status, site: OPTIONS.site },
    csv: true,
    helpText:
      'list what happened since a day, the latest first: new orders and sign-ups, requests to cancel, cancelled bookings',
    prepare: ({ since, offer: offerId, status, site: siteId, csv }) =>
      listTask(
        { offerId, siteId, status, from: null, until: null, name: null, unpaid: false },
        since,
        csv,
        true,
      ),
  }),
  defineCommand({
    name: 'bookings list',
    explainsMissingStore: true,
    takes: OPTIONS,
    flags: {
      unpaid: 'confirmed, and something is left to pay',
      'reserve-list': 'the same as --status reserveList',
    },
    csv: true,
    helpText: 'list bookings by the first day of the trip; options filter the list',
    prepare: ({
      offer: offerId,
      site: siteId,
      since,
      from,
      until,
      name,
      unpaid,
      csv,
      ...given
    }) => {
      const status = given.status ?? (given['reserve-list'] ? 'reserveList' : null);
      return listTask({ offerId, siteId, status, from, until, name, unpaid }, since, csv, false);
    },
  }),
];
