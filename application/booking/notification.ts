import type { Booking } from '../../domain/booking/booking.ts';
import type { BookingCommand } from '../../domain/booking/commands.ts';
import { lastDayToMailThanks } from '../../domain/booking/placed/announcements.ts';
import { freeCancellationUntil, withAgreedTerms } from '../../domain/booking/placed/cancelling.ts';
import { bookingAmountAndDueDay, hoursToFirstPayment } from '../../domain/booking/placed/dues.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { By } from '../../domain/by.ts';
import type { Day, Instant } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import type { Money } from '../../domain/money.ts';
import { hasResignation } from '../../domain/party/choices.ts';
import { isOnlinePaymentOnly } from '../../domain/payments/instalments.ts';
import { toBankCharacters } from '../../domain/text/transliterate.ts';
import type { OfferContent } from '../ports/catalogue.ts';
import type {
  AboutBooking,
  GiftUse,
  MailContent,
  MessageContent,
  MessageFields,
  SailingFacts,
  ToPay,
} from '../ports/mail/content.ts';
import type { KnownBooking } from './actor.ts';

const MOST = 140;

/**
 * Returns the transfer title of a booking: its number, the name of participant 1 and the offer's
 * name. It has only characters that banks accept, and at most 140 of them (R28.13).
 */
export const transferTitle = (booking: Booking, offerName: string): string => {
  const person = booking.choices.participants[0]?.person;
  return toBankCharacters(
    [booking.id, person?.firstName, person?.lastName, offerName].join(' '),
    MOST,
  );
};

/** The offer's texts about ports, journeys and the meeting point; null in a replay. */
export type PlaceContent = Pick<
  OfferContent,
  'ports' | 'regionName' | 'journeys' | 'meeting'
> | null;

export type Notification = {
  readonly kind: MessageContent['kind'];
  readonly content: () => MessageContent;
  /**
   * True if another mail contains this one. The shop then journals this mail, but does not send it
   * (R28.12).
   */
  readonly inAnother?: true;
};

/** Builds a mail about a booking. `fieldsOf` runs only if the mail is sent. */
export const bookingNotification = <Kind extends MessageContent['kind']>(
  kind: Kind,
  about: () => AboutBooking,
  fieldsOf: () => MessageFields<Kind>,
): Notification => ({
  kind,
  content: () => {
    const content: unknown = { kind, ...about(), ...fieldsOf() };
    // The cast is safe: the object has exactly the fields of `MailOf` for this kind. The compiler
    // cannot see that.
    return content as MessageContent;
  },
});

export const panelMessageContentOf = (notification: Notification | null): MessageContent | null =>
  notification === null || notification.inAnother === true ? null : notification.content();

export const lastUsefulDay = (content: MailContent): Day | null => {
  if (content.kind === 'bookingDue') return content.due;
  if (content.kind === 'bookingDeparture') return content.from;
  if (content.kind === 'bookingReturn') return lastDayToMailThanks(content.to);
  return content.kind === 'voucherReady' ? content.expiresOn : null;
};

export type NotificationSource = {
  readonly booking: KnownBooking;
  readonly offer: Offer;
  readonly place: PlaceContent;
  readonly today: Day;
  /** When the mail is written; this can be long after the command was due. */
  readonly writtenAt: Instant;
  readonly figures: BrandSettings;
};

export type NotificationContext = NotificationSource & { readonly about: () => AboutBooking };

export type CommandNotificationContext = NotificationContext & {
  readonly before: Booking | null;
  readonly command: BookingCommand;
  readonly by: By;
  /** The booking's gift vouchers with their remaining values (R26.6). */
  readonly gifts: readonly GiftUse[];
};

/**
 * True if the office set the order's payment method to transfer, because the shop had no payment
 * provider (R30).
 */
const isNamed = (booking: Booking): boolean =>
  booking.status === 'confirmed' && booking.orderedOffline === true && booking.wayAwaited !== true;

/** Returns the bank account for a transfer; null if the booking must be paid online (R28, R29). */
export const bankTransferOf = (
  { booking, offer, figures, today }: NotificationSource,
  due: Money = bookingAmountAndDueDay(booking, today)?.amount ?? 0,
): ToPay['bankTransfer'] =>
  isOnlinePaymentOnly(offer, figures, today, hasResignation(booking.choices)) && !isNamed(booking)
    ? null
    : { ...figures.bankTransfer, title: transferTitle(booking, offer.name), due };

export const paymentMethodPendingDetailsForMail = ({
  booking,
  offer,
  figures,
  writtenAt,
}: NotificationSource): { readonly wayAwaited?: true; readonly firstHours?: number } =>
  booking.status === 'confirmed' && booking.wayAwaited === true
    ? {
        wayAwaited: true,
        firstHours: hoursToFirstPayment({ at: writtenAt, offer, settings: figures }),
      }
    : {};

/** Returns the yacht's name at the time of the order; null if the booking does not name a yacht. */
const sailingOf = ({
  booking,
  offer,
  place,
  figures,
  today,
}: NotificationSource): SailingFacts | null => {
  if (booking.status !== 'confirmed') return null;
  const { rows } = booking.quote;
  const yachts = rows
    .filter(({ kind }) => kind === 'accommodation' || kind === 'wholeYacht')
    .map(({ name }) => name);
  const ways = rows
    .filter(({ kind }) => kind === 'journey')
    .map(({ userNum, name }) => ({
      name,
      boardedAt: rows.find((row) => row.userNum === userNum && row.kind === 'point')?.name ?? null,
    }));
  const journeys = [
    ...Map.groupBy(ways, ({ name, boardedAt }) => JSON.stringify([name, boardedAt])).values(),
  ].flatMap((same) => same.slice(0, 1).map((way) => ({ ...way, times: same.length })));
  const agreed = withAgreedTerms(booking, figures);
  const freeUntil = freeCancellationUntil(offer, booking.quote.minute, agreed);
  return {
    place: place?.ports[0]?.name ?? place?.regionName ?? '',
    yachts: [...new Set(yachts)],
    journeys,
    freeUntil: freeUntil !== null && freeUntil >= today ? freeUntil : null,
  };
};

export const bookingDetailsForMail = (source: NotificationSource): AboutBooking => {
  const { booking, offer } = source;
  return {
    bookingId: booking.id,
    offerId: offer.id,
    firstName: booking.choices.participants[0]?.person.firstName ?? '',
    offerName: offer.name,
    from: offer.from,
    to: offer.to,
    version: booking.version,
    sailing: sailingOf(source),
  };
};
