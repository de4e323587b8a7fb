import type { Booking } from '../../domain/booking/booking.ts';
import type { BookingCommand, RecordedCommand } from '../../domain/booking/commands.ts';
import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import type { MessageContent, OfficeEvent } from '../ports/mail/content.ts';
import type { Transaction } from '../ports/store.ts';
import type { WorldDeps } from './context.ts';
import type { ExecutedCommand } from './execute-command.ts';
import { lastUsefulDay, panelMessageContentOf } from './notification.ts';
import type { PlannedNotification } from './plan-notification.ts';

/** Returns false if the mail's last useful day is over, for example after an outage (R32). */
const isTimely = (content: MessageContent, today: Day): boolean =>
  today <= (lastUsefulDay(content) ?? today);

const asFellow = (
  content: MessageContent,
  firstName: string,
  accountId: string | null,
): MessageContent =>
  content.kind === 'bookingMessage'
    ? { ...content, firstName, sailing: null, fellow: accountId === null ? 'noPanel' : 'panel' }
    : content;

/**
 * Returns the account that gets the message in its panel; null if there is none. The booker's
 * account is the booking's account. A fellow traveller's account has the recipient's e-mail.
 */
const accountOf = async (
  { accounts }: Transaction,
  { owner }: PlannedNotification['booking'],
  booker: boolean,
  email: string,
): Promise<string | null> => {
  if (booker) return owner.accountId;
  return email === '' ? null : ((await accounts.byEmail(email))?.id ?? null);
};

const sendNotification = async (
  transaction: Transaction,
  { notification, recorded, n }: ExecutedCommand,
  now: Instant,
): Promise<boolean> => {
  const content = notification === null ? null : panelMessageContentOf(notification.noticeAt(now));
  if (notification === null || content === null || !isTimely(content, dayOf(now))) return false;
  const { booking, readers } = notification;
  const { command, at: createdAt } = recorded;
  const attachments =
    command.type === 'tell' && command.files.length > 0 ? { attachments: command.files } : {};
  for (const { userNum, person } of readers) {
    const { email: to, firstName } = person;
    const booker = userNum === 1;
    const accountId = await accountOf(transaction, booking, booker, to);
    const message = {
      id: booker ? `${booking.id}-${n}` : `${booking.id}-${n}-${userNum}`,
      siteId: booking.siteId,
      createdAt,
      content: booker ? content : asFellow(content, firstName, accountId),
    };
    // The mail's age, which decides its retries, counts from now, even if the command was due long
    // ago.
    if (to !== '') await transaction.outbox.add({ ...message, to, createdAt: now });
    if (accountId !== null)
      await transaction.messages.add({ ...message, accountId, ...attachments });
  }
  return true;
};

/** Stores the mails of executed commands. `now` can be long after a command's due time. */
export const queueNotifications = async (
  transaction: Transaction,
  executed: readonly ExecutedCommand[],
  now: Instant,
): Promise<boolean> => {
  let sent = false;
  for (const each of executed) sent = (await sendNotification(transaction, each, now)) || sent;
  return sent;
};

type What = OfficeEvent['what'];

export const CANCELLATIONS: Readonly<Record<string, What>> = {
  customer: 'cancelled',
  unpaid: 'unpaid',
  leftReserveList: 'left',
};

const cancellationOf = (booking: Booking): What | null =>
  booking.status === 'cancelled' ? (CANCELLATIONS[booking.reason] ?? null) : null;

const EVENTS: {
  readonly [K in BookingCommand['type']]?: (booking: Booking) => What | null;
} = {
  confirm: ({ status }) => (status === 'reserveList' ? 'signUp' : 'order'),
  requestCancel: () => 'cancelAsked',
  requestAge: () => 'ageAsked',
  noteAgeRequest: () => 'ageAsked',
  cancel: cancellationOf,
  cancelUnpaid: cancellationOf,
  leaveReserveList: cancellationOf,
};

/**
 * Returns the event that a mail to the office reports about a command. Returns null if the office
 * itself gave the command, or if the office gets no mail about such a command (R74).
 */
const whatOf = ({ command, by }: RecordedCommand, booking: Booking): What | null =>
  by.kind === 'office' ? null : (EVENTS[command.type]?.(booking) ?? null);

export const officeEventOf = (
  eventKind: What,
  booking: Booking,
  { name, from }: Offer,
): OfficeEvent => ({
  what: eventKind,
  bookingId: booking.id,
  offerName: name,
  from,
  travellers: booking.choices.participants.length,
  price: 'quote' in booking ? booking.quote.price : 0,
});

type Recipient = { readonly to: string; readonly mode: 'each' | 'daily' };

/** The office's e-mail address; null if the brand has none or wants no mails (R74). */
export const officeRecipientOf = (
  { settings }: Pick<WorldDeps, 'settings'>,
  siteId: number,
): Recipient | null => {
  const figures = settings.of(siteId);
  const [to, mode] = [figures?.office.email ?? null, figures?.officeLetters ?? null];
  return to === null || mode === null ? null : { to, mode };
};

export const queueOfficeMails = async (
  deps: WorldDeps,
  { outbox }: Pick<Transaction, 'outbox'>,
  executed: readonly ExecutedCommand[],
  now: Instant,
): Promise<boolean> => {
  let written = false;
  for (const { recorded, booking, n } of executed) {
    const what = whatOf(recorded, booking);
    const { siteId, offerId } = booking;
    const recipient = what === null ? null : officeRecipientOf(deps, siteId);
    const offer = deps.catalogue.byId(siteId, offerId)?.offer;
    if (what === null || recipient?.mode !== 'each' || offer === undefined) continue;
    await outbox.add({
      id: `${booking.id}-${n}-office`,
      siteId,
      to: recipient.to,
      content: { kind: 'officeNews', events: [officeEventOf(what, booking, offer)] },
      createdAt: now,
    });
    written = true;
  }
  return written;
};
