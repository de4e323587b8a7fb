import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import type { KnownBooking } from '../booking/caller.ts';
import type { WorldDeps } from '../booking/context.ts';
import { dueSoon, late } from '../booking/news-of-money.ts';
import { departure } from '../booking/news-of-trip.ts';
import { lastDayOf } from '../booking/timely.ts';
import { aboutOf, contentOf, type Tellable, type Tidings } from '../booking/told.ts';
import type { MailContent } from '../ports/mail/content.ts';
import type { NewMail } from '../ports/mail/outbox.ts';
import type { Store } from '../ports/store.ts';

export type StandingDeps = WorldDeps & { readonly store: Pick<Store, 'bookings'> };

/** Why a mail that waited is not sent any more, for the office to read. */
export type Over = { readonly why: string };

const over = (day: Day): Over => ({ why: `not sent: what it is about was over on ${day}` });
const LINK_OVER: Over = { why: 'not sent: the link in it has ended' };
const CHANGED: Over = { why: 'not sent: the booking is not any more as it says' };

const isKnown = (booking: Booking): booking is KnownBooking => booking.status !== 'removed';

/** A booking that is told of anew, as it stands at a moment; null where it, its offer or its brand is gone. */
const tellable = ({ settings, catalogue }: StandingDeps, booking: Booking | null, now: Instant): Tellable | null => {
  const entry = booking === null ? undefined : catalogue.byId(booking.siteId, booking.offerId);
  const figures = booking === null ? undefined : settings.of(booking.siteId);
  if (booking === null || !isKnown(booking) || entry === undefined || figures === undefined) return null;
  const today = dayOf(now);
  const standing = { booking, offer: entry.offer, place: entry.content ?? null, today, heardAt: now, figures };
  return { ...standing, about: () => aboutOf(standing) };
};

type Asking = Extract<MailContent, { kind: 'bookingDue' | 'bookingReminder' | 'bookingDeparture' }>;

const asks = (content: MailContent): content is Asking =>
  content.kind === 'bookingDue' || content.kind === 'bookingReminder' || content.kind === 'bookingDeparture';

const tidingsOf = (told: Tellable, content: Asking): Tidings | null => {
  if (content.kind === 'bookingDeparture') return departure(told);
  return content.kind === 'bookingReminder' ? late(told, content.line) : dueSoon(told, content.line);
};

/** Letters that an order begins with: they ask for its first payment. */
type Opening = Extract<MailContent, { kind: 'bookingPlaced' | 'bookingMovedUp' | 'bookingWayNamed' }>;

const opens = (content: MailContent): content is Opening =>
  content.kind === 'bookingPlaced' || content.kind === 'bookingMovedUp' || content.kind === 'bookingWayNamed';

/** The same without a moment that has gone; money that came in meanwhile is not asked for again. Null where nothing is left to say. */
const openedAnew = (content: Opening, booking: Booking, now: Instant): Opening | null => {
  const { firstDue, ...rest } = content;
  const timed = firstDue === undefined || now > firstDue ? rest : content;
  const before = 'paid' in content ? content.paid : 0;
  if (booking.status !== 'confirmed' || ledgerOfBooking(booking).paid <= before) return timed;
  return content.kind === 'bookingWayNamed' ? null : { ...rest, plan: [], bankTransfer: null };
};

/** Letters that tell of places as the reader's own, or of a draft as one that may be gone on with. */
const holdsFor = ({ status }: Booking, { kind }: MailContent): boolean => {
  if (kind === 'bookingPlaced') return status !== 'cancelled';
  if (kind === 'bookingMovedUp' || kind === 'bookingWayNamed') return status === 'confirmed';
  return kind !== 'bookingAgeCleared' || status === 'draft';
};

/**
 * A mail as it may be sent at a moment, however long it waited for that: what asks for something says the sums and days of now, and what
 * is over, paid or ended meanwhile is not sent (R32). What has happened is told as it was.
 */
export const asItStands =
  (deps: StandingDeps) =>
  async (mail: NewMail, now: Instant): Promise<Result<NewMail, Over>> => {
    const { content } = mail;
    const last = lastDayOf(content);
    if (last !== null && dayOf(now) > last) return err(over(last));
    if ('until' in content && content.until !== undefined && now >= content.until) return err(LINK_OVER);
    if (!('bookingId' in content)) return ok(mail);
    const booking = await deps.store.bookings.get(content.bookingId);
    // Of an order that is gone from the store nothing is known any more that could be told better.
    if (booking === null) return ok(mail);
    if (!holdsFor(booking, content)) return err(CHANGED);
    if (opens(content)) {
      const opened = openedAnew(content, booking, now);
      return opened === null ? err(CHANGED) : ok({ ...mail, content: opened });
    }
    if (!asks(content)) return ok(mail);
    const told = tellable(deps, booking, now);
    if (told === null) return ok(mail);
    const anew = contentOf(tidingsOf(told, content));
    return anew === null ? err(CHANGED) : ok({ ...mail, content: anew });
  };
