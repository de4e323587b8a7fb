import type { Confirmed } from '../../domain/booking/booking.ts';
import { lastChangeDay } from '../../domain/booking/placed/change.ts';
import { firstPaymentDueIfMethodIsSet, ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import type { BrandSettings, Meeting } from '../../domain/brand-settings.ts';
import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { lastDayToOrderAddons } from '../../domain/catalogue/on-sale.ts';
import { hasRequiredPersonalData } from '../../domain/party/choices.ts';
import { ledgerAmountAndDueDay, planLineGroupsDueLater } from '../../domain/payments/ledger.ts';
import type { OfferContent } from '../ports/catalogue.ts';
import type { TripTimeline } from '../ports/mail/timeline.ts';

export type TimelineSource = {
  readonly booking: Confirmed;
  readonly offer: Offer;
  /** The offer's texts about ports and meeting point; null in a replay, which has no texts. */
  readonly place: Pick<OfferContent, 'ports' | 'regionName' | 'meeting'> | null;
  readonly figures: BrandSettings;
  readonly at: Instant;
};

const NO_MEETING: Meeting = { place: null, hour: null, pontoon: null, dutyPhone: null };

/**
 * Returns where and when the crew meets. If the offer lacks a value, the brand's value applies. If
 * both lack the place, it is the first port, else the region.
 */
const meetingOf = ({ place, figures }: TimelineSource): Meeting => {
  const own = place?.meeting ?? NO_MEETING;
  const brand = figures.meeting ?? NO_MEETING;
  const port = place?.ports[0]?.name ?? place?.regionName ?? null;
  return {
    place: own.place ?? brand.place ?? port,
    hour: own.hour ?? brand.hour,
    pontoon: own.pontoon ?? (own.place === null ? brand.pontoon : null),
    dutyPhone: own.dutyPhone ?? brand.dutyPhone,
  };
};

/** Returns the unpaid payments of the timeline, sorted by due day (R28.11, R28.12). */
const paymentsOf = ({ booking, at }: TimelineSource): TripTimeline['payments'] => {
  const firstDue = firstPaymentDueIfMethodIsSet(booking);
  if (firstDue === null) return [];
  const today = dayOf(at);
  const ledger = ledgerOfBooking(booking);
  const dueToday = ledgerAmountAndDueDay(ledger, today, firstDue);
  if (dueToday === null) return [];
  const by = dueToday.until === null ? firstDue : null;
  return [
    {
      ...dueToday,
      by,
      late: by === null ? dueToday.until !== null && dueToday.until < today : by < at,
    },
    ...planLineGroupsDueLater(ledger, today).map(({ numbers, left, due }) => ({
      numbers,
      amount: left,
      until: due,
      by: null,
      late: false,
    })),
  ];
};

export const timelineOf = (source: TimelineSource): TripTimeline => {
  const { booking, offer, figures, at } = source;
  const today = dayOf(at);
  const openDay = (day: Day): Day | null => (day < today ? null : day);
  return {
    option: booking.paymentOption,
    payments: paymentsOf(source),
    wayAwaited: booking.wayAwaited === true,
    dataUntil: booking.choices.participants.every(hasRequiredPersonalData)
      ? null
      : openDay(lastChangeDay(booking, offer, figures)),
    addonsUntil: openDay(lastDayToOrderAddons(offer, figures)),
    passport: offer.exotic,
    from: offer.from,
    to: offer.to,
    meeting: meetingOf(source),
  };
};
