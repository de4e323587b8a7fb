import type { Booking } from '../../domain/booking/booking.ts';
import type { BookingCommand } from '../../domain/booking/commands.ts';
import { cancellingToday } from '../../domain/booking/placed/cancelling-today.ts';
import { dueNowOf } from '../../domain/booking/placed/dues.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { By } from '../../domain/by.ts';
import type { Day, Instant } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import type { Money } from '../../domain/money.ts';
import { hasResignation } from '../../domain/party/choices.ts';
import { onlineOnly } from '../../domain/payments/instalments.ts';
import type { OfferContent } from '../ports/catalogue.ts';
import type { AboutBooking, GiftUse, Sailing, ToPay } from '../ports/mail/content.ts';
import type { MessageContent } from '../ports/messages.ts';
import type { KnownBooking } from './caller.ts';
import { transferTitle } from './transfer-title.ts';

/** What is said of an offer's place; null where only what can be booked is known. */
export type PlaceContent = Pick<OfferContent, 'ports' | 'regionName' | 'journeys'> | null;

/** News that there is to tell: of which kind, and the mail itself, which is put into words only where it is written. */
export type Tidings = {
  readonly kind: MessageContent['kind'];
  readonly content: () => MessageContent;
  /** Another letter of the same moment says it as well, so this one is not sent; the journal notes it all the same (R28.12). */
  readonly inAnother?: true;
};

/** The letter to send; null when another letter says it. */
export const contentOf = (tidings: Tidings | null): MessageContent | null =>
  tidings === null || tidings.inAnother === true ? null : tidings.content();

/** A booking as it stands, with what every mail about it needs. */
export type Standing = {
  readonly booking: KnownBooking;
  readonly offer: Offer;
  readonly place: PlaceContent;
  /** The day of what is told. */
  readonly today: Day;
  /** When it is told: long after, where time was not looked at. */
  readonly heardAt: Instant;
  readonly figures: BrandSettings;
};

/** The same, with what every mail about the booking names; asked for where one is written. */
export type Tellable = Standing & { readonly about: () => AboutBooking };

/** What was executed, with what every mail about it needs. */
export type Told = Tellable & {
  readonly before: Booking | null;
  readonly command: BookingCommand;
  readonly by: By;
  /** The gift vouchers that the command has used, with what remains on each (R26.6). */
  readonly gifts: readonly GiftUse[];
};

/** The shop takes nothing online, and the office has named the transfer instead (R30). */
const isNamed = (booking: Booking): boolean =>
  booking.status === 'confirmed' && booking.orderedOffline === true && booking.wayAwaited !== true;

/** For what is due; null where only online payment is left: nobody is told an account that they may not use (R28, R29). */
export const bankTransferOf = (
  { booking, offer, figures, today }: Standing,
  due: Money = dueNowOf(booking, today)?.amount ?? 0,
): ToPay['bankTransfer'] =>
  onlineOnly(offer, figures, today, hasResignation(booking.choices)) && !isNamed(booking)
    ? null
    : { ...figures.bankTransfer, title: transferTitle(booking, offer.name), due };

/** The office is yet to say how it is paid, and how long there is for it then (R30). */
export const awaited = (
  booking: Booking,
  { firstPaymentHours }: BrandSettings,
): { readonly wayAwaited?: true; readonly firstHours?: number } =>
  booking.status === 'confirmed' && booking.wayAwaited === true ? { wayAwaited: true, firstHours: firstPaymentHours } : {};

/** How one sails and gets there; rows keep the names that the things had when they were booked. Null where no yacht is promised. */
const sailingOf = ({ booking, offer, place, figures, today }: Standing): Sailing | null => {
  if (booking.status !== 'confirmed') return null;
  const { rows } = booking.quote;
  const yachts = rows.filter(({ kind }) => kind === 'accommodation' || kind === 'wholeYacht').map(({ name }) => name);
  const ways = rows
    .filter(({ kind }) => kind === 'journey')
    .map(({ userNum, name }) => ({ name, boardedAt: rows.find((row) => row.userNum === userNum && row.kind === 'point')?.name ?? null }));
  const journeys = [...Map.groupBy(ways, ({ name, boardedAt }) => JSON.stringify([name, boardedAt])).values()].flatMap((same) =>
    same.slice(0, 1).map((way) => ({ ...way, times: same.length })),
  );
  const { freeUntil } = cancellingToday(booking, offer, figures, today);
  return {
    place: place?.ports[0]?.name ?? place?.regionName ?? '',
    yachts: [...new Set(yachts)],
    journeys,
    freeUntil: freeUntil !== null && freeUntil >= today ? freeUntil : null,
  };
};

/** What every mail about a booking names. */
export const aboutOf = (standing: Standing): AboutBooking => {
  const { booking, offer } = standing;
  return {
    bookingId: booking.id,
    firstName: booking.choices.participants[0]?.person.firstName ?? '',
    offerName: offer.name,
    from: offer.from,
    to: offer.to,
    version: booking.version,
    sailing: sailingOf(standing),
  };
};
