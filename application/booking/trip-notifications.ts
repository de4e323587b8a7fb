import type { Announcement } from '../../domain/booking/booking.ts';
import { planLineNumberOfAnnouncement } from '../../domain/booking/placed/announcements.ts';
import {
  canCustomerGetVouchersBack,
  reasonForCancellationFee,
  termsIfCancelledToday,
} from '../../domain/booking/placed/cancelling.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { refundState } from '../../domain/booking/placed/refunds.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { type Choices, hasRequiredPersonalData } from '../../domain/party/choices.ts';
import { lastReviewDay } from '../../domain/reviews/review.ts';
import { timelineOf } from '../timeline/timeline-of.ts';
import {
  bookingNotification,
  type CommandNotificationContext,
  type Notification,
  type NotificationContext,
  type PlaceContent,
} from './notification.ts';
import { dueSoonNotice } from './payment-notifications.ts';

export const cancelRequestNotification = ({
  booking,
  before,
  offer,
  figures,
  writtenAt,
  about,
}: CommandNotificationContext): Notification | null => {
  if (
    booking.status !== 'confirmed' ||
    before?.status !== 'confirmed' ||
    before.cancelAskedAt !== null
  )
    return null;
  return bookingNotification('bookingCancelAsked', about, () => ({
    paid: ledgerOfBooking(booking).paid,
    refund: termsIfCancelledToday(booking, offer, figures, writtenAt).refund,
  }));
};

export const cancelledNotification = ({
  booking,
  before,
  offer,
  figures,
  today,
  about,
}: CommandNotificationContext): Notification | null => {
  if (booking.status !== 'cancelled') return null;
  const placed = before?.status === 'confirmed' || before?.status === 'reserveList' ? before : null;
  const givesBack =
    placed !== null &&
    canCustomerGetVouchersBack(
      { offer, settings: figures, today: booking.countedOn ?? today },
      placed,
      reasonForCancellationFee(booking),
    );
  const paid = before?.status === 'confirmed' ? ledgerOfBooking(before).paid : 0;
  return bookingNotification('bookingCancelled', about, () => ({
    reason: booking.reason,
    reserveList: booking.reserveList,
    refund: booking.refund,
    paid,
    ...(booking.refund > 0 ? { backBy: refundState(booking).until } : {}),
    ...(givesBack ? { vouchersBack: booking.vouchers.length } : {}),
  }));
};

/** The mail about a called-off trip; also sent for a draft, if it has an e-mail (R70). */
export const calledOffNotification = (context: CommandNotificationContext): Notification | null =>
  context.booking.status === 'draft'
    ? bookingNotification('bookingCancelled', context.about, () => ({
        reason: 'organiser',
        reserveList: false,
        refund: 0,
        unfinished: true,
      }))
    : cancelledNotification(context);

const pickUpPlaces = ({ participants }: Choices, { journeys }: Offer, place: PlaceContent) =>
  journeys
    .filter(({ id, pickUp }) => pickUp && participants.some(({ journeyId }) => journeyId === id))
    .map(({ id, name }) => ({
      name,
      text: place?.journeys.find(({ journeyId }) => journeyId === id)?.details ?? '',
    }))
    .filter(({ text }) => text !== '');

export const departureNotice = (context: NotificationContext): Notification | null => {
  const { booking, offer, place, about } = context;
  if (booking.status !== 'confirmed') return null;
  const { participants } = booking.choices;
  return bookingNotification('bookingDeparture', about, () => ({
    placeText: place?.ports[0]?.description ?? '',
    ways: pickUpPlaces(booking.choices, offer, place),
    ...(offer.exotic ? ({ exotic: true } as const) : {}),
    travellers: participants.length,
    incomplete: participants.filter((participant) => !hasRequiredPersonalData(participant)).length,
    left: ledgerOfBooking(booking).left,
    timeline: timelineOf({ ...context, booking, at: context.writtenAt }),
  }));
};

const TIMELY: Readonly<
  Record<Announcement, (context: CommandNotificationContext) => Notification | null>
> = {
  secondDue: (context) => dueSoonNotice(context, planLineNumberOfAnnouncement('secondDue')),
  thirdDue: (context) => dueSoonNotice(context, planLineNumberOfAnnouncement('thirdDue')),
  departure: departureNotice,
  return: ({ about, offer }) =>
    bookingNotification('bookingReturn', about, () => ({ reviewUntil: lastReviewDay(offer.to) })),
};

export const reviewHiddenNotification = ({
  booking,
  about,
}: CommandNotificationContext): Notification | null => {
  const reason = booking.status === 'confirmed' ? booking.review?.hidden?.reason : undefined;
  return reason === undefined
    ? null
    : bookingNotification('bookingReviewHidden', about, () => ({ reason }));
};

/** The mail that announces departure, return or an instalment (R32). */
export const scheduledAnnouncement = (context: CommandNotificationContext): Notification | null => {
  const what =
    context.booking.status === 'confirmed' ? context.booking.announced?.at(-1) : undefined;
  return what === undefined ? null : TIMELY[what](context);
};
