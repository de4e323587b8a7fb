import { err } from 'neverthrow';
import { outcomeOf } from '../../../application/booking/effects.ts';
import {
  type OfficeBookingView,
  readBookingByIdForOffice,
  readBookingForOffice,
  submitOfficeCommand,
} from '../../../application/office/bookings.ts';
import { isPlaced } from '../../../domain/booking/booking.ts';
import { type LifeCommand, MOVE_UP } from '../../../domain/booking/commands.ts';
import { dayOf } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import { needsOfficeConsentFrom45 } from '../../../domain/travellers/requirements.ts';
import { formatBookingDetails } from './booking-details.ts';
import { bookingJson } from './booking-json.ts';
import { type Command, defineArgument, defineCommand, defineOption, type Task } from './command.ts';
import { runIfConfirmed } from './confirm.ts';
import {
  formatPln,
  moneyJson,
  readAmount,
  readBookingId,
  readOneOf,
  readSingleLineText,
  readSingleLineUpTo,
} from './read-values.ts';
import type { OfficeFailure } from './refusals.ts';

export const AMOUNT = defineOption('PLN', 'like 150 or 150.50', readAmount);
export const BOOKING_ID = defineArgument('ID', readBookingId);
export const BOOKING_NUMBER = defineArgument('BOOKING', readBookingId);

const LONGEST_NOTE = 1000;

const show =
  (id: string): Task =>
  async (deps) =>
    (await readBookingByIdForOffice(deps)(id)).map((view) => ({
      text: formatBookingDetails(view),
      json: bookingJson(view),
    }));

const runBookingCommand =
  (id: string, command: LifeCommand, messageOf: (view: OfficeBookingView) => string): Task =>
  async (deps, by) => {
    const result = await submitOfficeCommand(deps)(by, id, command);
    if (result.isErr()) return err(result.error);
    const { booking, n } = result.value;
    const { price, paid, left: leftToPay, refund, ...outcome } = outcomeOf(booking);
    const money = {
      price: price === null ? null : moneyJson(price),
      paid: moneyJson(paid),
      left: moneyJson(leftToPay),
      refund: moneyJson(refund),
    };
    const json = { bookingId: id, command: command.type, by, n, ...outcome, ...money };
    return (await readBookingForOffice(deps)(booking)).map((view) => ({
      text: messageOf(view),
      json,
    }));
  };

export const bookingCommandTask =
  (
    id: string,
    command: LifeCommand,
    question: (view: OfficeBookingView) => string,
    messageOf: (view: OfficeBookingView) => string,
    findRefusal: (view: OfficeBookingView) => OfficeFailure | null = () => null,
  ): Task =>
  async (deps, by) => {
    const seen = await readBookingByIdForOffice(deps)(id);
    if (seen.isErr()) return err(seen.error);
    const failure = findRefusal(seen.value);
    if (failure !== null) return err(failure);
    return runIfConfirmed(deps, question(seen.value), () =>
      runBookingCommand(id, command, messageOf)(deps, by),
    );
  };

export const bookingLabel = ({ booking }: OfficeBookingView): string => `Booking ${booking.id}`;

export const formatBookingAndTrip = ({ booking, entry: { offer } }: OfficeBookingView): string =>
  `booking ${booking.id} (${offer.name}, ${offer.from} to ${offer.to})`;

const priceOf = ({ booking }: OfficeBookingView): Money | null =>
  isPlaced(booking) ? booking.quote.price : null;

/** Refuses a payment above the booking's price: the clerk has probably mistyped the amount. */
const aboveItsPrice =
  (amount: Money) =>
  (view: OfficeBookingView): OfficeFailure | null => {
    const price = priceOf(view);
    return price !== null && view.booking.status === 'confirmed' && amount > price
      ? { kind: 'abovePrice', price }
      : null;
  };

/** Returns why the office cannot approve a traveller aged 45 or older (R33); null if it can. */
const ageClearanceProblem = ({
  booking,
  entry: { offer },
}: OfficeBookingView): OfficeFailure | null => {
  if (booking.status !== 'draft' && booking.status !== 'confirmed') return null;
  if (booking.ageCleared) return { kind: 'alreadyDone' };
  const isMet = booking.status === 'confirmed' || booking.olderNamed || booking.ageRequest !== null;
  return isMet && needsOfficeConsentFrom45(offer, booking.choices) ? null : { kind: 'ageNotAsked' };
};

const ageQuestion = (view: OfficeBookingView): string =>
  `Clear the age of ${formatBookingAndTrip(view)}, so that it may name travellers of 45 or more${view.booking.status === 'confirmed' ? ' in a change' : ''}? The shop notifies the customer.`;

const rebateQuestion =
  (amount: Money, reason: string) =>
  (view: OfficeBookingView): string => {
    const price = priceOf(view);
    const of = price === null ? '' : ` Its price is ${formatPln(price)}.`;
    return `Give ${formatBookingAndTrip(view)} a rebate of ${formatPln(amount)} for “${reason}”?${of} This cannot be undone.`;
  };

const priceNow = ({ booking, ledger }: OfficeBookingView): string =>
  !isPlaced(booking) || ledger === null
    ? 'The order will subtract it from the price.'
    : `The price is now ${formatPln(booking.quote.price)}, ${formatPln(ledger.left)} are left to pay.`;

const cancelledSentence = (view: OfficeBookingView): string => {
  const { booking } = view;
  const refund = booking.status === 'cancelled' ? booking.refund : 0;
  const back =
    refund > 0
      ? `\nTo be paid back: ${formatPln(refund)}: payments refund ${booking.id}, or payments refunds --file FILE for all of them.`
      : ' No refund is due.';
  return `${bookingLabel(view)} is cancelled.${back}`;
};

/** Asks the clerk to confirm, because another customer can book the released places at once. */
const cancelTask =
  (id: string, reason: 'customer' | 'organiser'): Task =>
  async (deps, by) => {
    const seen = await readBookingByIdForOffice(deps)(id);
    if (seen.isErr()) return err(seen.error);
    const { entry, ledger, refundIfCustomerCancels } = seen.value;
    const { offer } = entry;
    const back = reason === 'organiser' ? (ledger?.paid ?? 0) : (refundIfCustomerCancels ?? 0);
    const { booking } = seen.value;
    const askedAt =
      reason === 'customer' && booking.status === 'confirmed' ? booking.cancelAskedAt : null;
    const counted = askedAt === null ? '' : ` (by ${dayOf(askedAt)}, when the customer asked)`;
    const question = `Cancel booking ${id} (${offer.name}, ${offer.from} to ${offer.to})? ${formatPln(back)} would be paid back${counted}; its places are free at once.`;
    return runIfConfirmed(deps, question, () =>
      runBookingCommand(
        id,
        { type: 'cancel', reason, asOfAsked: true },
        cancelledSentence,
      )(deps, by),
    );
  };

const moveUp = (name: string): Command =>
  defineCommand({
    name,
    word: BOOKING_ID,
    changes: true,
    helpText: 'move a sign-up off the reserve list when its whole party fits',
    prepare: ({ word: id }) =>
      bookingCommandTask(
        id,
        MOVE_UP,
        (view) =>
          `Move ${formatBookingAndTrip(view)} off the reserve list? The shop notifies the customer, and the time to pay begins.`,
        (view) =>
          `${bookingLabel(view)} has places now. ${priceNow(view)} The shop notifies the customer by mail.`,
      ),
  });

export const bookingCommands: readonly Command[] = [
  defineCommand({
    name: 'bookings show',
    explainsMissingStore: true,
    word: BOOKING_ID,
    helpText: 'show a booking: party, price, payments, and the refund if it were cancelled today',
    prepare: ({ word }) => show(word),
  }),
  defineCommand({
    name: 'bookings cancel',
    word: BOOKING_ID,
    needs: {
      reason: defineOption(
        'customer|organiser',
        'the customer wishes it, or the trip is called off',
        readOneOf(['customer', 'organiser']),
      ),
    },
    changes: true,
    helpText:
      'cancel a booking on the customer’s wish, or because the trip is called off; prints the refund',
    prepare: ({ word, reason }) => cancelTask(word, reason),
  }),
  defineCommand({
    name: 'bookings clear-age',
    word: BOOKING_ID,
    changes: true,
    helpText: 'allow a party with a participant of 45 or more to order',
    prepare: ({ word: id }) =>
      bookingCommandTask(
        id,
        { type: 'clearAge' },
        ageQuestion,
        (view) => `${bookingLabel(view)}: the age is cleared, so the customer may continue.`,
        ageClearanceProblem,
      ),
  }),
  defineCommand({
    name: 'bookings name-way',
    word: BOOKING_ID,
    changes: true,
    helpText:
      'set transfer as the payment method of an online-only booking; its due days count from now',
    prepare: ({ word: id }) =>
      bookingCommandTask(
        id,
        { type: 'nameWay' },
        (view) =>
          `Is ${formatBookingAndTrip(view)} paid by transfer? The shop notifies the customer, and the time to pay begins.`,
        (view) =>
          `${bookingLabel(view)} is paid by transfer; its first payment is due a day from now.`,
      ),
  }),
  defineCommand({
    name: 'bookings rebate',
    word: BOOKING_ID,
    needs: {
      amount: AMOUNT,
      reason: defineOption('TEXT', 'the reason, for the record', readSingleLineText),
    },
    changes: true,
    helpText: 'give a booking a rebate of the office',
    prepare: ({ word: id, amount, reason }) =>
      bookingCommandTask(
        id,
        { type: 'grantRebate', amount, reason },
        rebateQuestion(amount, reason),
        (view) => `${bookingLabel(view)} has a rebate of ${formatPln(amount)}. ${priceNow(view)}`,
        aboveItsPrice(amount),
      ),
  }),
  defineCommand({
    name: 'bookings note',
    explainsMissingStore: true,
    word: BOOKING_ID,
    second: defineArgument('TEXT', readSingleLineUpTo(LONGEST_NOTE)),
    changes: true,
    helpText:
      'add a note to a booking: bookings show prints it, no customer sees it, erasing the booker deletes it',
    prepare: ({ word: id, second: text }) =>
      runBookingCommand(
        id,
        { type: 'note', text },
        (view) => `${bookingLabel(view)}: it is written down.`,
      ),
  }),
  moveUp('bookings move-up'),
  moveUp('reserve-list move'),
];
