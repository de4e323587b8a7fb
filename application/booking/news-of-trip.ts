import type { Announcement } from '../../domain/booking/booking.ts';
import { lineAnnounced } from '../../domain/booking/placed/announcements.ts';
import { givesVouchersBack } from '../../domain/booking/placed/cancelling.ts';
import { cancellingToday } from '../../domain/booking/placed/cancelling-today.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { refundStanding } from '../../domain/booking/placed/refunds.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { type Choices, isComplete } from '../../domain/party/choices.ts';
import { dueSoon } from './news-of-money.ts';
import type { PlaceContent, Tellable, Tidings, Told } from './told.ts';

export const cancelAsked = ({ booking, before, offer, figures, today, about }: Told): Tidings | null => {
  if (booking.status !== 'confirmed' || before?.status !== 'confirmed' || before.cancelAskedAt !== null) return null;
  return {
    kind: 'bookingCancelAsked',
    content: () => ({
      kind: 'bookingCancelAsked',
      ...about(),
      paid: ledgerOfBooking(booking).paid,
      refund: cancellingToday(before, offer, figures, today).refund,
    }),
  };
};

export const cancelled = ({ booking, before, offer, figures, today, about }: Told): Tidings | null => {
  if (booking.status !== 'cancelled') return null;
  const placed = before?.status === 'confirmed' || before?.status === 'reserveList' ? before : null;
  const givesBack =
    placed !== null && givesVouchersBack({ offer, settings: figures, today: booking.countedOn ?? today }, placed, booking.reason);
  const paid = before?.status === 'confirmed' ? ledgerOfBooking(before).paid : 0;
  return {
    kind: 'bookingCancelled',
    content: () => ({
      kind: 'bookingCancelled',
      ...about(),
      reason: booking.reason,
      reserveList: booking.reserveList,
      refund: booking.refund,
      paid,
      ...(booking.refund > 0 ? { backBy: refundStanding(booking).until } : {}),
      ...(givesBack ? { vouchersBack: booking.vouchers.length } : {}),
    }),
  };
};

/** Of a draft too, which is cleared away: who named an address in it is told that there will be no trip (R70). */
export const calledOff = (told: Told): Tidings | null =>
  told.booking.status === 'draft'
    ? {
        kind: 'bookingCancelled',
        content: () => ({
          kind: 'bookingCancelled',
          ...told.about(),
          reason: 'organiser',
          reserveList: false,
          refund: 0,
          unfinished: true,
        }),
      }
    : cancelled(told);

/** What is said of the ways that somebody of a party is collected by, each once. */
const collected = ({ participants }: Choices, { journeys }: Offer, place: PlaceContent) =>
  journeys
    .filter(({ id, pickUp }) => pickUp && participants.some(({ journeyId }) => journeyId === id))
    .map(({ id, name }) => ({ name, text: place?.journeys.find(({ journeyId }) => journeyId === id)?.details ?? '' }))
    .filter(({ text }) => text !== '');

export const departure = ({ booking, offer, place, about }: Tellable): Tidings | null => {
  if (booking.status !== 'confirmed') return null;
  const { participants } = booking.choices;
  return {
    kind: 'bookingDeparture',
    content: () => ({
      kind: 'bookingDeparture',
      ...about(),
      placeText: place?.ports[0]?.description ?? '',
      ways: collected(booking.choices, offer, place),
      ...(offer.exotic ? ({ exotic: true } as const) : {}),
      travellers: participants.length,
      incomplete: participants.filter((participant) => !isComplete(participant)).length,
      left: ledgerOfBooking(booking).left,
    }),
  };
};

const TIMELY: Readonly<Record<Announcement, (told: Told) => Tidings | null>> = {
  secondDue: (told) => dueSoon(told, lineAnnounced('secondDue')),
  thirdDue: (told) => dueSoon(told, lineAnnounced('thirdDue')),
  departure,
  return: ({ about }) => ({ kind: 'bookingReturn', content: () => ({ kind: 'bookingReturn', ...about() }) }),
};

/** What time told last, ahead of a day or after the trip (R32). */
export const announced = (told: Told): Tidings | null => {
  const what = told.booking.status === 'confirmed' ? told.booking.announced?.at(-1) : undefined;
  return what === undefined ? null : TIMELY[what](told);
};
