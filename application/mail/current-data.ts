import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import { reviewState } from '../../domain/reviews/review.ts';
import type { KnownBooking } from '../booking/actor.ts';
import type { WorldDeps } from '../booking/context.ts';
import {
  bookingDetailsForMail,
  lastUsefulDay,
  type Notification,
  type NotificationContext,
  panelMessageContentOf,
} from '../booking/notification.ts';
import { dueSoonNotice, latePlanLineNotification } from '../booking/payment-notifications.ts';
import { departureNotice } from '../booking/trip-notifications.ts';
import type { MailContent, MailOf } from '../ports/mail/content.ts';
import type { NewMail } from '../ports/mail/outbox.ts';
import type { PortDeps } from '../ports/ports.ts';
import { timelineOf } from '../timeline/timeline-of.ts';

export type CurrentDataDeps = WorldDeps & PortDeps<{ store: 'bookings'; reviewLinks: 'keyOf' }>;

export type OutdatedMail = { readonly why: string };

const over = (day: Day): OutdatedMail => ({
  why: `not sent: the event of the mail was over on ${day}`,
});
const LINK_OVER: OutdatedMail = { why: 'not sent: the link in the mail has expired' };
const CHANGED: OutdatedMail = {
  why: 'not sent: the booking has changed since the mail was written',
};

const isKnown = (booking: Booking): booking is KnownBooking => booking.status !== 'removed';

/** Returns what a booking's mail needs; null for a removed booking or an unknown offer or brand. */
const tellable = (
  { settings, catalogue }: CurrentDataDeps,
  booking: Booking | null,
  now: Instant,
): NotificationContext | null => {
  const entry = booking === null ? undefined : catalogue.byId(booking.siteId, booking.offerId);
  const figures = booking === null ? undefined : settings.of(booking.siteId);
  if (booking === null || !isKnown(booking) || entry === undefined || figures === undefined)
    return null;
  const today = dayOf(now);
  const source = {
    booking,
    offer: entry.offer,
    place: entry.content ?? null,
    today,
    writtenAt: now,
    figures,
  };
  return { ...source, about: () => bookingDetailsForMail(source) };
};

type Asking = MailOf<'bookingDue' | 'bookingReminder' | 'bookingDeparture'>;

const asks = (content: MailContent): content is Asking =>
  content.kind === 'bookingDue' ||
  content.kind === 'bookingReminder' ||
  content.kind === 'bookingDeparture';

const tidingsOf = (context: NotificationContext, content: Asking): Notification | null => {
  if (content.kind === 'bookingDeparture') return departureNotice(context);
  return content.kind === 'bookingReminder'
    ? latePlanLineNotification(context, content.line)
    : dueSoonNotice(context, content.line);
};

type Opening = MailOf<'bookingPlaced' | 'bookingMovedUp' | 'bookingWayNamed'>;

const opens = (content: MailContent): content is Opening =>
  content.kind === 'bookingPlaced' ||
  content.kind === 'bookingMovedUp' ||
  content.kind === 'bookingWayNamed';

const withTimeline = (content: Opening, context: NotificationContext | null): Opening =>
  content.kind !== 'bookingWayNamed' && context?.booking.status === 'confirmed'
    ? {
        ...content,
        timeline: timelineOf({ ...context, booking: context.booking, at: context.writtenAt }),
      }
    : content;

/**
 * Updates the payment data of a delayed mail. Removes a due time that has passed. If the customer
 * has paid since the mail was created, removes the plan and the bank account. The mail about the
 * chosen payment method is then not needed: returns null.
 */
const reopenLink = (content: Opening, booking: Booking, now: Instant): Opening | null => {
  const { firstDue, ...withoutFirstDue } = content;
  const timed = firstDue === undefined || now > firstDue ? withoutFirstDue : content;
  const before = content.paid ?? 0;
  if (booking.status !== 'confirmed' || ledgerOfBooking(booking).paid <= before) return timed;
  return content.kind === 'bookingWayNamed'
    ? null
    : { ...withoutFirstDue, plan: [], bankTransfer: null };
};

type Thanks = MailOf<'bookingReturn'>;

/** Adds the link to the review form, unless the booking cannot be reviewed (R72). */
const askForReview = async (
  { store, reviewLinks }: CurrentDataDeps,
  content: Thanks,
  { to }: NewMail,
  booking: Booking,
  now: Instant,
): Promise<Thanks> => {
  const { reviewUntil: _until, ...thanks } = content;
  const isOpen =
    booking.status === 'confirmed' &&
    reviewState(booking.review !== undefined, content.to, dayOf(now)) === 'open';
  if (!isOpen) return thanks;
  const isDeclined = (await store.bookings.ofTraveller(to)).some(
    (each) => each.status === 'confirmed' && each.reviewsDeclinedAt !== undefined,
  );
  return isDeclined ? thanks : { ...content, reviewKey: await reviewLinks.keyOf(booking.id) };
};

/** Returns false if the mail is no longer true, for example because the booking is cancelled. */
const holdsFor = ({ status }: Booking, { kind }: MailContent): boolean => {
  if (kind === 'bookingPlaced') return status !== 'cancelled';
  if (kind === 'bookingMovedUp' || kind === 'bookingWayNamed') return status === 'confirmed';
  return kind !== 'bookingAgeCleared' || status === 'draft';
};

/** Returns a delayed mail with today's amounts (R32), unless it is about a past event. */
export const updateMailToCurrentData =
  (deps: CurrentDataDeps) =>
  async (mail: NewMail, now: Instant): Promise<Result<NewMail, OutdatedMail>> => {
    const { content } = mail;
    const last = lastUsefulDay(content);
    if (last !== null && dayOf(now) > last) return err(over(last));
    if ('until' in content && content.until !== undefined && now >= content.until)
      return err(LINK_OVER);
    if (!('bookingId' in content)) return ok(mail);
    const booking = await deps.store.bookings.get(content.bookingId);
    if (booking === null) return ok(mail);
    if (!holdsFor(booking, content)) return err(CHANGED);
    if (opens(content)) {
      const opened = reopenLink(content, booking, now);
      return opened === null
        ? err(CHANGED)
        : ok({ ...mail, content: withTimeline(opened, tellable(deps, booking, now)) });
    }
    if (content.kind === 'bookingReturn' && content.reviewUntil !== undefined)
      return ok({ ...mail, content: await askForReview(deps, content, mail, booking, now) });
    if (!asks(content)) return ok(mail);
    const context = tellable(deps, booking, now);
    if (context === null) return ok(mail);
    const current = panelMessageContentOf(tidingsOf(context, content));
    return current === null ? err(CHANGED) : ok({ ...mail, content: current });
  };
