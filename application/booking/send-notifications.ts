import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import type { MessageContent } from '../ports/messages.ts';
import type { Transaction } from '../ports/store.ts';
import type { Executed } from './execute-command.ts';
import { contentOf, lastUsefulDay } from './notification.ts';
import type { PlannedNotification } from './plan-notification.ts';

/**
 * Returns false if the mail's last useful day has passed, for example after a long shutdown (R32).
 */
const isTimely = (content: MessageContent, today: Day): boolean =>
  today <= (lastUsefulDay(content) ?? today);

/** Makes the message for a fellow traveller. It is addressed to them and contains no yachts. */
const asFellow = (
  content: MessageContent,
  firstName: string,
  accountId: string | null,
): MessageContent =>
  content.kind === 'bookingMessage'
    ? { ...content, firstName, sailing: null, fellow: accountId === null ? 'noPanel' : 'panel' }
    : content;

/**
 * Returns the account of a recipient: the booking's for the booker, otherwise the one with the
 * participant's e-mail.
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

/** Writes the mails and panel messages of one command. Returns false if nothing was sent. */
const sendNotification = async (
  transaction: Transaction,
  { notification, recorded, n }: Executed,
  now: Instant,
): Promise<boolean> => {
  const content = notification === null ? null : contentOf(notification.noticeAt(now));
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
    // The retry period starts now, even if the mail was due long ago.
    if (to !== '') await transaction.outbox.add({ ...message, to, createdAt: now });
    if (accountId !== null)
      await transaction.messages.add({ ...message, accountId, ...attachments });
  }
  return true;
};

/** Writes the mails of commands in their transaction. `now` may be long after a command was due. */
export const sendNotifications = async (
  transaction: Transaction,
  executed: readonly Executed[],
  now: Instant,
): Promise<boolean> => {
  let sent = false;
  for (const each of executed) sent = (await sendNotification(transaction, each, now)) || sent;
  return sent;
};
