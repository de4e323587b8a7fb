import type { Confirmed, Waiting } from '../../domain/booking/booking.ts';
import { cancellingTerms } from '../../domain/booking/placed/cancellation.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { dayOf } from '../../domain/calendar.ts';
import { sum } from '../../domain/money.ts';
import { addedLines } from '../../domain/payments/surcharge.ts';
import type { PaidOnSpot, ToPay } from '../ports/mail/content.ts';
import { timelineOf } from '../timeline/timeline-of.ts';
import { diffParts, participantChanges } from './diff.ts';
import {
  bankTransferOf,
  type CommandNotificationContext,
  type Notification,
  pendingMethodOf,
} from './notification.ts';

const loyaltyOf = ({ quote }: Confirmed | Waiting) =>
  sum(quote.rebates.filter(({ kind }) => kind === 'loyalty').map(({ value }) => value));

const onSpotOf = ({ quote }: Confirmed | Waiting): readonly PaidOnSpot[] => {
  const rows = quote.rows.filter(({ onSpot }) => onSpot);
  const groups = Map.groupBy(rows, ({ kind, thing: item, price, currency }) =>
    [kind, item, price, currency].join(),
  );
  return [...groups.values()].flatMap(([first, ...equalRows]) => {
    if (first === undefined) return [];
    const { kind, name, option, price, currency } = first;
    return [{ kind, name, option, price, currency, times: 1 + equalRows.length }];
  });
};

export const placedNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking, about, offer, figures, today } = context;
  if (booking.status !== 'confirmed' && booking.status !== 'reserveList') return null;
  return {
    kind: 'bookingPlaced',
    content: () => ({
      kind: 'bookingPlaced',
      ...about(),
      reserveList: booking.status === 'reserveList',
      travellers: booking.choices.participants.length,
      price: booking.quote.price,
      paid: ledgerOfBooking(booking).paid,
      ...(context.gifts.length > 0 ? { gifts: context.gifts } : {}),
      loyalty: loyaltyOf(booking),
      onSpot: onSpotOf(booking),
      cancelling:
        booking.status === 'reserveList'
          ? null
          : cancellingTerms(offer, figures, booking.quote.minute, today),
      ...(booking.status === 'confirmed' ? { firstDue: booking.firstDue } : {}),
      plan: booking.plan,
      today: context.today,
      paymentType: booking.paymentType,
      bankTransfer: bankTransferOf(context),
      ...pendingMethodOf(context),
      timeline:
        booking.status === 'confirmed'
          ? timelineOf({ ...context, booking, at: context.heardAt })
          : null,
    }),
  };
};

export const movedUpNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking, about } = context;
  if (booking.status !== 'confirmed') return null;
  return {
    kind: 'bookingMovedUp',
    content: () => ({
      kind: 'bookingMovedUp',
      ...about(),
      price: booking.quote.price,
      firstDue: booking.firstDue,
      plan: booking.plan,
      today: context.today,
      paymentType: booking.paymentType,
      bankTransfer: bankTransferOf(context),
      ...pendingMethodOf(context),
      timeline: timelineOf({ ...context, booking, at: context.heardAt }),
    }),
  };
};

/** Tells the booker the amount, account and deadline, because the office chose transfer (R30). */
export const paymentMethodNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking, about } = context;
  if (booking.status !== 'confirmed') return null;
  const { firstDue, plan } = booking;
  return {
    kind: 'bookingWayNamed',
    content: () => ({
      kind: 'bookingWayNamed',
      ...about(),
      firstDue,
      plan,
      today: context.today,
      paid: ledgerOfBooking(booking).paid,
      bankTransfer: bankTransferOf(context),
    }),
  };
};

/** Lists the added amount of each plan line and due day, and how to pay it (R63). */
const addedByChange = (
  context: CommandNotificationContext,
  before: Confirmed,
  after: Confirmed,
): ToPay | null => {
  const lines = addedLines(ledgerOfBooking(before), ledgerOfBooking(after));
  const { paymentOption, paymentType } = after;
  return lines.length === 0
    ? null
    : {
        lines,
        paymentOption,
        paymentType,
        ...(dayOf(after.firstDue) >= context.today ? { firstDue: after.firstDue } : {}),
        bankTransfer: bankTransferOf(context),
      };
};

export const changeNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking, before, about } = context;
  if (booking.status !== 'confirmed' || before?.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  return {
    kind: 'bookingChanged',
    content: () => ({
      kind: 'bookingChanged',
      ...about(),
      changed: diffParts(before, booking),
      changes: participantChanges(before, booking),
      ...(context.by.kind === 'office' ? ({ byOffice: true } as const) : {}),
      priceBefore: before.quote.price,
      price: booking.quote.price,
      paid: ledger.paid,
      left: ledger.left,
      overpaid: ledger.overpaid,
      added: addedByChange(context, before, booking),
    }),
  };
};

const isSamePrice = ({ booking, before }: CommandNotificationContext): boolean =>
  booking.status === 'confirmed' &&
  before?.status === 'confirmed' &&
  before.quote.price === booking.quote.price;

export const repricedNotice = (context: CommandNotificationContext): Notification | null =>
  isSamePrice(context) ? null : changeNotice(context);

/** The mail about a group that changed; null unless the price has fallen (R21.10). */
export const regroupedNotice = (context: CommandNotificationContext): Notification | null => {
  const { booking, about } = context;
  if (booking.status !== 'confirmed' || isSamePrice(context)) return null;
  const travellers = booking.basis.terms.groupTravellers ?? 0;
  const { left: leftToPay, overpaid } = ledgerOfBooking(booking);
  return {
    kind: 'bookingRegrouped',
    content: () => ({
      kind: 'bookingRegrouped',
      ...about(),
      travellers,
      price: booking.quote.price,
      left: leftToPay,
      overpaid,
    }),
  };
};

/** The mail of an office message. Its files are only in the panel (R41). */
export const officeMessageNotice = ({
  about,
  command,
}: CommandNotificationContext): Notification | null =>
  command.type !== 'tell'
    ? null
    : {
        kind: 'bookingMessage',
        content: () => ({
          kind: 'bookingMessage',
          ...about(),
          title: command.title,
          contents: command.contents,
          files: command.files.map(({ name }) => name),
        }),
      };
