import type { OfficeBookingView } from '../../../application/office/bookings.ts';
import { type Booking, type Cancelled, isPlaced } from '../../../domain/booking/booking.ts';
import { correctedBuyer } from '../../../domain/booking/placed/buyer-and-ksef.ts';
import { refundState } from '../../../domain/booking/placed/refunds.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import type { Money } from '../../../domain/money.ts';
import { paymentMethodWord } from '../../../domain/payments/ledger.ts';
import { isSurcharge } from '../../../domain/payments/surcharge.ts';
import type { PlacesInUnit } from '../../../domain/seats/claim.ts';
import {
  commentsWithSkipper,
  describePriceRow,
  rebateNames,
  statusNames,
} from '../../http/contract/names.pl.ts';
import { formatPaperNumber } from '../../words/paper-number.pl.ts';
import {
  alignRight,
  formatLabelledValues,
  formatTable,
  formatTableOfItems,
  toPlainLine,
} from '../terminal/table.ts';
import { draftNames } from './names.pl.ts';
import { formatPln, formatWarsawTime } from './read-values.ts';

export const bookingStatusText = ({
  booking,
  status,
}: Pick<OfficeBookingView, 'booking' | 'status'>): string => {
  if (!isPlaced(booking)) return draftNames[booking.status];
  return status === null ? '' : statusNames[status];
};

const nonZeroCount = (count: number, singular: string, plural: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? singular : plural}`];

export const placesPerUnitText = (offer: Offer, seats: readonly PlacesInUnit[]): string =>
  seats
    .map(({ unitId, wholes, pairs, singles }) => {
      const parts = [
        ...nonZeroCount(wholes, 'whole yacht', 'whole yachts'),
        ...nonZeroCount(pairs, 'cabin', 'cabins'),
        ...nonZeroCount(singles, 'place', 'places'),
      ];
      return `${offer.units.find(({ id }) => id === unitId)?.name ?? unitId} (${unitId}): ${parts.join(', ')}`;
    })
    .join('; ');

const heldText = (booking: Booking): string | null => {
  if (booking.status !== 'draft') return null;
  const holdText =
    booking.hold === null
      ? 'no places are held'
      : `places held until ${formatWarsawTime(booking.hold.until)}`;
  return `step ${booking.reached} saved, ${holdText}`;
};

const amount = (price: Money, currency: string): string =>
  currency === 'PLN' ? formatPln(price) : `${formatPln(price).replace('PLN', currency)}`;

const buyerText = (booking: Booking): string | null => {
  const buyer = correctedBuyer(booking);
  return buyer === null
    ? null
    : [buyer.name, buyer.address, `${buyer.zip} ${buyer.city}`, buyer.nip]
        .filter((part) => part.trim() !== '')
        .join(', ');
};

const headOf = ({ booking, entry, account, status }: OfficeBookingView): string => {
  const { offer, siteId } = entry;
  const { choices, group, ambassador, ageRequest } = booking;
  const placed = isPlaced(booking) ? booking : null;
  const age =
    ageRequest === null
      ? ''
      : `request ${ageRequest.number} of ${formatWarsawTime(ageRequest.at)}: `;
  return formatLabelledValues([
    ['Status', bookingStatusText({ booking, status })],
    ['Trip', `${offer.name} (offer ${offer.id}, site ${siteId}), ${offer.from} to ${offer.to}`],
    [
      'Party',
      `${choices.accommodation}, ${choices.participants.length} travelling${choices.ownSkipper ? ', own skipper' : ''}`,
    ],
    ['Places', placesPerUnitText(offer, booking.seats)],
    ['Begun', formatWarsawTime(booking.createdAt)],
    ['Progress', heldText(booking)],
    ['Ordered', placed === null ? null : formatWarsawTime(placed.placedAt)],
    ['Account', account],
    [
      'Group',
      group === null
        ? null
        : `${group.code}, opened ${group.openedOn}${group.counts ? '' : ', joined late: shares accommodation only'}`,
    ],
    ['Ambassador code', ambassador?.name ?? null],
    [
      'Vouchers',
      booking.vouchers
        .map(({ code, kind, value }) => `${code} (${kind}, ${formatPln(value)})`)
        .join('; '),
    ],
    [
      'Office rebates',
      booking.officeRebates
        .map((rebate) => `${formatPln(rebate.amount)}: ${rebate.reason}`)
        .join('; '),
    ],
    [
      'Age 45+',
      ageRequest === null && !booking.ageCleared
        ? null
        : `${age}${booking.ageCleared ? 'cleared' : 'waits for the office'}`,
    ],
    [
      'Asked to cancel',
      placed?.cancelAskedAt == null ? null : formatWarsawTime(placed.cancelAskedAt),
    ],
    ['Comments', placed === null ? null : commentsWithSkipper(placed)],
    ['Invoices name', placed === null ? null : buyerText(placed)],
    ...(placed?.ksef ?? []).map(
      (mark) => ['KSeF', `${formatPaperNumber(mark)}: ${mark.number}`] as const,
    ),
    ...(booking.notes ?? []).map(
      ({ text, by, at }) =>
        ['Note', text === '' ? null : `${text} (${by}, ${formatWarsawTime(at)})`] as const,
    ),
  ]);
};

const peopleOf = ({ booking, entry: { offer } }: OfficeBookingView): string =>
  formatTableOfItems(booking.choices.participants, '', [
    ['#', ({ userNum }) => String(userNum), 'right'],
    ['Name', ({ person }) => `${person.firstName} ${person.lastName}`],
    ['Born', ({ person }) => person.birthDate],
    ['E-mail', ({ person }) => person.email],
    ['Phone', ({ person }) => person.phone],
    ['Unit', ({ unitId }) => offer.units.find(({ id }) => id === unitId)?.name ?? '', 'optional'],
    [
      'Journey',
      ({ journeyId, pointId }) => {
        const journey = offer.journeys.find(({ id }) => id === journeyId);
        const point = journey?.points.find(({ id }) => id === pointId);
        return [journey?.name, point?.name].filter((name) => name !== undefined).join(', ');
      },
      'optional',
    ],
  ]);

const priceOf = (booking: Exclude<Booking, { readonly status: 'draft' | 'removed' }>): string => {
  const { quote } = booking;
  const rows = quote.rows.map((row) => [
    String(row.userNum),
    describePriceRow(row),
    `${amount(row.price, row.currency)}${row.onSpot ? ' on the spot' : ''}`,
  ]);
  const rebates = quote.rebates
    .map(({ kind, value }) => `${rebateNames[kind]} ${formatPln(value)}`)
    .join(', ');
  return [
    formatTable(
      [alignRight('#'), { head: 'Price' }, alignRight('Amount')],
      [...rows, ['', 'Total', formatPln(quote.price)]],
      '',
    ),
    ...(rebates === '' ? [] : [`Rebates: ${rebates}`]),
  ].join('\n');
};

/** Shows which part of a refund is already paid back, to avoid a second payment (R48, R70). */
const refundFacts = (booking: Cancelled): readonly (readonly [string, string | null])[] => {
  const { returned, onItsWay, undecided, until } = refundState(booking);
  const some = (money: Money, text: string): string | null => (money > 0 ? text : null);
  return [
    ['Paid back', some(returned, formatPln(returned))],
    [
      'To be paid back',
      onItsWay > 0
        ? `${formatPln(onItsWay)} by ${until}`
        : returned > 0
          ? 'nothing more'
          : formatPln(0),
    ],
    ['Kept of later payments', some(booking.keptLate ?? 0, formatPln(booking.keptLate ?? 0))],
    ['Received since', some(undecided, `${formatPln(undecided)}, of which the office decides`)],
  ];
};

const moneyOf = (
  view: OfficeBookingView,
  booking: Exclude<Booking, { readonly status: 'draft' | 'removed' }>,
): string => {
  const { ledger, cancelling } = view;
  if (ledger === null) return '';
  const due = (day: string | null): string =>
    day ??
    (booking.status === 'confirmed' ? formatWarsawTime(booking.firstDue) : 'once there are places');
  const plan = formatTableOfItems(ledger.lines, '', [
    ['Line', (line) => (isSurcharge(line) ? 'added' : String(line.number)), 'right'],
    ['Amount', (line) => formatPln(line.amount), 'right'],
    ['Due', (line) => due(line.due)],
    ['Paid', (line) => formatPln(line.paid), 'right'],
  ]);
  return [
    ...(booking.status === 'confirmed' ? [plan, ''] : []),
    formatTableOfItems(booking.payments, 'Nothing was paid yet.', [
      ['Payment', ({ id }) => id],
      ['Method', paymentMethodWord],
      ['Amount', (payment) => formatPln(payment.amount), 'right'],
      ['Registered', ({ at }) => formatWarsawTime(at)],
    ]),
    '',
    formatLabelledValues([
      ['Paid', formatPln(ledger.paid)],
      [
        'Left to pay',
        booking.status === 'confirmed'
          ? `${formatPln(ledger.left)} (${booking.paymentType === 'transfer' ? 'transfer' : 'online'})`
          : null,
      ],
      [
        'Overpaid',
        booking.status === 'confirmed' && ledger.overpaid > 0 ? formatPln(ledger.overpaid) : null,
      ],
      ['Cancelling is free until', cancelling?.freeUntil ?? null],
      [
        'Cancelling',
        cancelling === null || cancelling.freeUntil !== null ? null : 'under the terms',
      ],
      ['Refund if cancelled today', cancelling === null ? null : formatPln(cancelling.refund)],
      [
        'Cancelled',
        booking.status === 'cancelled'
          ? `${formatWarsawTime(booking.cancelledAt)} (${booking.reason})`
          : null,
      ],
      ...(booking.status === 'cancelled' ? refundFacts(booking) : []),
    ]),
  ].join('\n');
};

export const formatBookingDetails = (view: OfficeBookingView): string => {
  const { booking } = view;
  const placed = isPlaced(booking) ? booking : null;
  return [
    `Booking ${toPlainLine(booking.id)}`,
    headOf(view),
    '',
    peopleOf(view),
    ...(placed === null ? [] : ['', priceOf(placed), '', moneyOf(view, placed)]),
  ].join('\n');
};
