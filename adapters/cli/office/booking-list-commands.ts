import { ok, Result } from 'neverthrow';
import {
  type BookingListQuery,
  type ListedBooking,
  type ListedStatus,
  listBookings,
} from '../../../application/office/booking-list.ts';
import { statusNames } from '../../http/contract/names.pl.ts';
import { type CsvDialect, csv } from '../terminal/csv.ts';
import { table } from '../terminal/table.ts';
import { seatsText } from './booking-sheet.ts';
import {
  type Answer,
  type Command,
  type CommandArguments,
  type Flag,
  type Option,
  optionalOption,
} from './command.ts';
import { draftNames } from './names.pl.ts';
import {
  formatPln,
  jsonMoment,
  jsonMoney,
  type ParseResult,
  readDay,
  readLine,
  readNumber,
  readSite,
  readWord,
  requireDayOrder,
  SITE_VALUE,
} from './read-values.ts';

const STATUSES = [
  'draft',
  'reserveList',
  'awaitingPayment',
  'confirmed',
  'paid',
  'cancelled',
  'over',
] as const satisfies ListedStatus[];

const OPTIONS = {
  offer: { name: 'offer', value: 'N', says: 'of the offer with this number' },
  status: {
    name: 'status',
    value: STATUSES.join('|'),
    says: 'in this state; drafts are listed only where it is asked for them',
  },
  from: { name: 'from', value: 'DAY', says: 'trips that begin on this day or later' },
  until: { name: 'until', value: 'DAY', says: 'trips that begin on this day or before' },
  site: { name: 'site', value: SITE_VALUE, says: 'of one brand' },
  name: {
    name: 'name',
    value: 'TEXT',
    says: 'part of a traveller’s name, e-mail or phone, or an order number, a transfer title, a voucher code',
  },
} as const satisfies Readonly<Record<string, Option>>;

const UNPAID: Flag = { name: 'unpaid', says: 'confirmed, and something is left to pay' };
const RESERVE_LIST: Flag = { name: 'reserve-list', says: 'the same as --status reserveList' };
export const RESERVE_LIST_TOO: Flag = {
  name: 'reserve-list',
  says: 'with --offer: to those on its reserve list too',
};
export const CSV: Flag = {
  name: 'csv',
  says: 'for a Polish spreadsheet; --csv=plain for programs: commas, decimal points, moments in UTC',
};

const readBookingFilter = (given: CommandArguments): ParseResult<BookingListQuery> =>
  Result.combine([
    optionalOption(given, OPTIONS.offer, null, (typed) => readNumber('offer', typed)),
    optionalOption<number | null>(given, OPTIONS.site, null, readSite),
    optionalOption(
      given,
      OPTIONS.status,
      given.flags.has('reserve-list') ? ('reserveList' as const) : null,
      (typed) => readWord('status', STATUSES, typed),
    ),
    optionalOption(given, OPTIONS.from, null, (typed) => readDay('from', typed)),
    optionalOption(given, OPTIONS.until, null, (typed) => readDay('until', typed)),
    optionalOption(given, OPTIONS.name, null, (typed) => readLine('--name', typed)),
  ])
    .map(([offerId, siteId, status, from, until, name]) => ({
      offerId,
      siteId,
      status,
      from,
      until,
      name,
      unpaid: given.flags.has('unpaid'),
    }))
    .andThen(requireDayOrder);

const stateOf = ({ status }: ListedBooking): string =>
  status === 'draft' ? draftNames.draft : statusNames[status];

const priceOf = ({ booking }: ListedBooking) => ('quote' in booking ? booking.quote.price : null);

const orderedAt = ({ booking }: ListedBooking) =>
  'placedAt' in booking ? booking.placedAt : booking.createdAt;

const leftOf = ({ booking, ledger }: ListedBooking) =>
  ledger === null ? null : booking.status === 'confirmed' ? ledger.left : 0;

const rowJson = (one: ListedBooking) => {
  const { booking, entry, status, ledger } = one;
  const { offer } = entry;
  const booker = booking.choices.participants[0]?.person;
  const price = priceOf(one);
  const left = leftOf(one);
  return {
    id: booking.id,
    siteId: booking.siteId,
    offer: { id: offer.id, name: offer.name, from: offer.from, to: offer.to },
    status,
    shownStatus: stateOf(one),
    orderedAt: jsonMoment(orderedAt(one)),
    booker: {
      name: `${booker?.firstName ?? ''} ${booker?.lastName ?? ''}`.trim(),
      email: booker?.email ?? '',
      phone: booker?.phone ?? '',
    },
    travellers: booking.choices.participants.length,
    seats: booking.seats,
    price: price === null ? null : jsonMoney(price),
    paid: ledger === null ? null : jsonMoney(ledger.paid),
    left: left === null ? null : jsonMoney(left),
    notes: booking.notes?.length ?? 0,
  };
};

const asCsv = (list: readonly ListedBooking[], dialect: CsvDialect): string =>
  csv(
    [
      'booking',
      'site',
      'offer',
      'trip',
      'from',
      'to',
      'status',
      'ordered',
      'booker',
      'email',
      'phone',
      'travellers',
      'places',
      'price',
      'paid',
      'left',
    ],
    list.map((one) => {
      const { id, siteId, offer, shownStatus, booker, travellers } = rowJson(one);
      const places = seatsText(one.entry.offer, one.booking.seats);
      const trip = [siteId, offer.id, offer.name, offer.from, offer.to];
      const amounts = [priceOf(one), one.ledger?.paid ?? null, leftOf(one)].map((money) =>
        money === null ? '' : { money },
      );
      return [
        ...[
          id,
          ...trip,
          shownStatus,
          { moment: orderedAt(one) },
          booker.name,
          booker.email,
          booker.phone,
          travellers,
          places,
        ],
        ...amounts,
      ];
    }),
    dialect,
  );

const asTable = (list: readonly ListedBooking[]): string =>
  table(
    [
      ...[
        { head: 'Booking' },
        { head: 'Trip' },
        { head: 'From' },
        { head: 'State' },
        { head: 'Booker' },
        { head: 'Phone' },
      ],
      ...(['People', 'Price', 'Paid', 'Left'] as const).map((head) => ({
        head,
        align: 'right' as const,
      })),
    ],
    list.map((one) => {
      const { booking, entry, ledger } = one;
      const { booker } = rowJson(one);
      const price = priceOf(one);
      const left = ledger === null || booking.status !== 'confirmed' ? 0 : ledger.left;
      return [
        ...[
          booking.id,
          `${entry.offer.name} (${entry.offer.id})`,
          entry.offer.from,
          stateOf(one),
          booker.name,
          booker.phone,
        ],
        ...[String(booking.choices.participants.length), price === null ? '' : formatPln(price)],
        ...(ledger === null ? ['', ''] : [formatPln(ledger.paid), formatPln(left)]),
      ];
    }),
    'No booking is like that.',
  );

const bookingListAnswer = (list: readonly ListedBooking[], dialect: CsvDialect | null): Answer => ({
  text: dialect === null ? asTable(list) : asCsv(list, dialect),
  json: { bookings: list.map(rowJson) },
});

export const bookingListCommands: readonly Command[] = [
  {
    name: 'bookings list',
    word: null,
    needs: [],
    takes: Object.values(OPTIONS),
    flags: [UNPAID, RESERVE_LIST, CSV],
    changes: false,
    says: 'bookings by the day of their trip, all of them or those that are asked for',
    prepare: (given) =>
      readBookingFilter(given).map(
        (asked) => async (deps) =>
          ok(bookingListAnswer(await listBookings(deps)(asked), given.csv)),
      ),
  },
];
