import type { Booking, Cancelled } from '../../../domain/booking/booking.ts';
import { bookingIdCheckLetter } from '../../../domain/booking/booking-id.ts';
import { zloty } from '../../../domain/money.ts';
import type { Instalment } from '../../../domain/payments/instalments.ts';
import type { OrderedRefund, StatementLine } from '../../../domain/statements/line.ts';
import { matchDataOf, matchLine } from '../../../domain/statements/match.ts';
import { confirmedBooking, DRAFT_BEGUN_AT } from '../../arbitraries/bookings.ts';
import { ANNA, JAN, party } from '../../arbitraries/parties.ts';

const DAY = '2027-06-03';
export const idOf = (letters: string): string => letters + bookingIdCheckLetter(letters);
export const [KORFU, ITAKA, MALTA, KRETA] = [
  idOf('KRF2345'),
  idOf('TAKA222'),
  idOf('MA9TA22'),
  idOf('KRETA22'),
] as const;

export const planOfAmounts = (...amounts: readonly number[]): readonly Instalment[] =>
  amounts.map(
    (amount, index) =>
      ({
        number: index + 1,
        amount,
        due: index === 0 ? null : `2027-0${6 + index}-01`,
      }) as Instalment,
  );
export const titledBooking = (id: string, more: Parameters<typeof confirmedBooking>[2] = {}) =>
  confirmedBooking(id, [], {
    plan: planOfAmounts(zloty(500), zloty(700), zloty(800)),
    choices: party('single', 2, [{ person: ANNA }, { person: JAN }]),
    ...more,
  });

export const titleLine = (
  title: string,
  amount = zloty(500),
  more: Partial<StatementLine> = {},
): StatementLine => ({
  ...{ account: '1', day: DAY, currency: 'PLN', reference: 'R1', endToEnd: '', title, amount },
  party: { name: 'NOWAK ANNA UL. MORSKA 1/2', account: '' },
  ...more,
});
export const STRANGER = { party: { name: 'Zenon Obcy', account: '' } };

export const endedBooking: Cancelled = {
  ...titledBooking(MALTA),
  status: 'cancelled',
  cancelledAt: DRAFT_BEGUN_AT,
  reason: 'organiser',
  refund: zloty(500),
  reserveList: false,
};

export const matchDataFor = (
  bookings: readonly Booking[],
  refunds: readonly OrderedRefund[] = [],
) => matchDataOf(bookings, refunds, ['1']);
export const matchTitle = (
  title: string,
  amount?: number,
  more?: Partial<StatementLine>,
  bookings: readonly Booking[] = [titledBooking(KORFU), titledBooking(ITAKA)],
) => matchLine(matchDataFor(bookings), titleLine(title, amount, more));
