import type { Booking, Confirmed, Waiting } from '../../domain/booking/booking.ts';
import { commandFacts, type News } from '../../domain/booking/command-facts.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import { cancellingTerms } from '../../domain/booking/placed/cancellation.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { sum } from '../../domain/money.ts';
import { giftPaymentsIn } from '../../domain/payments/ledger.ts';
import { addedLines } from '../../domain/payments/surcharge.ts';
import type { GiftUse, PaidOnSpot, ToPay } from '../ports/mail/content.ts';
import type { MessageContent } from '../ports/messages.ts';
import type { Transaction } from '../ports/store.ts';
import type { WorldDeps } from './context.ts';
import { diffParts, participantChanges } from './diff.ts';
import { lastUsefulDay } from './due-notifications.ts';
import {
  latePaymentDecision,
  paymentNotice,
  reminderOf,
  undonePaymentNotice,
  voucherPaymentNotice,
} from './money-notifications.ts';
import {
  aboutOf,
  bankTransferOf,
  type CommandNotificationContext,
  contentOf,
  type Notification,
  pendingMethodOf,
} from './notification.ts';
import {
  announcementNotice,
  calledOffNotice,
  cancelledNotice,
  cancelRequestNotice,
} from './trip-notifications.ts';

/** An executed command and its booking. */
type Done = {
  readonly booking: Booking;
  readonly before: Booking | null;
  readonly offer: Offer;
  readonly recorded: Recorded;
};

const loyaltyOf = ({ quote }: Confirmed | Waiting) =>
  sum(quote.rebates.filter(({ kind }) => kind === 'loyalty').map(({ value }) => value));

/** What is paid on the spot; equal rows of several participants once. */
const onSpotOf = ({ quote }: Confirmed | Waiting): readonly PaidOnSpot[] => {
  const rows = quote.rows.filter(({ onSpot }) => onSpot);
  const groups = Map.groupBy(rows, ({ kind, thing, price, currency }) =>
    [kind, thing, price, currency].join(),
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { kind, name, option, price, currency } = first;
    return [{ kind, name, option, price, currency, times: 1 + others.length }];
  });
};

const placedNotice = (told: CommandNotificationContext): Notification | null => {
  const { booking, about, offer, figures, today } = told;
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
      ...(told.gifts.length > 0 ? { gifts: told.gifts } : {}),
      loyalty: loyaltyOf(booking),
      onSpot: onSpotOf(booking),
      cancelling:
        booking.status === 'reserveList'
          ? null
          : cancellingTerms(offer, figures, booking.quote.minute, today),
      ...(booking.status === 'confirmed' ? { firstDue: booking.firstDue } : {}),
      plan: booking.plan,
      today: told.today,
      paymentType: booking.paymentType,
      bankTransfer: bankTransferOf(told),
      ...pendingMethodOf(told),
    }),
  };
};

const movedUpNotice = (told: CommandNotificationContext): Notification | null => {
  const { booking, about } = told;
  if (booking.status !== 'confirmed') return null;
  return {
    kind: 'bookingMovedUp',
    content: () => ({
      kind: 'bookingMovedUp',
      ...about(),
      price: booking.quote.price,
      firstDue: booking.firstDue,
      plan: booking.plan,
      today: told.today,
      paymentType: booking.paymentType,
      bankTransfer: bankTransferOf(told),
      ...pendingMethodOf(told),
    }),
  };
};

/** The office named transfer as the method: amount, account and deadline (R30). */
const paymentMethodNotice = (told: CommandNotificationContext): Notification | null => {
  const { booking, about } = told;
  if (booking.status !== 'confirmed') return null;
  const { firstDue, plan } = booking;
  return {
    kind: 'bookingWayNamed',
    content: () => ({
      kind: 'bookingWayNamed',
      ...about(),
      firstDue,
      plan,
      today: told.today,
      paid: ledgerOfBooking(booking).paid,
      bankTransfer: bankTransferOf(told),
    }),
  };
};

/** What a change adds: by line and day, and how to pay it (R63). */
const addedByChange = (
  told: CommandNotificationContext,
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
        ...(dayOf(after.firstDue) >= told.today ? { firstDue: after.firstDue } : {}),
        bankTransfer: bankTransferOf(told),
      };
};

const changeNotice = (told: CommandNotificationContext): Notification | null => {
  const { booking, before, about } = told;
  if (booking.status !== 'confirmed' || before?.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  return {
    kind: 'bookingChanged',
    content: () => ({
      kind: 'bookingChanged',
      ...about(),
      changed: diffParts(before, booking),
      changes: participantChanges(before, booking),
      ...(told.by.kind === 'office' ? ({ byOffice: true } as const) : {}),
      priceBefore: before.quote.price,
      price: booking.quote.price,
      paid: ledger.paid,
      left: ledger.left,
      overpaid: ledger.overpaid,
      added: addedByChange(told, before, booking),
    }),
  };
};

const isSamePrice = ({ booking, before }: CommandNotificationContext): boolean =>
  booking.status === 'confirmed' &&
  before?.status === 'confirmed' &&
  before.quote.price === booking.quote.price;

/** A group that changes no price gets no mail. */
const repricedNotice = (told: CommandNotificationContext): Notification | null =>
  isSamePrice(told) ? null : changeNotice(told);

/**
 * Sent only if the price fell. A group that grows within its step or above the cap is no news
 * (R21.10).
 */
const regroupedNotice = (told: CommandNotificationContext): Notification | null => {
  const { booking, about } = told;
  if (booking.status !== 'confirmed' || isSamePrice(told)) return null;
  const travellers = booking.basis.terms.groupTravellers ?? 0;
  const { left, overpaid } = ledgerOfBooking(booking);
  return {
    kind: 'bookingRegrouped',
    content: () => ({
      kind: 'bookingRegrouped',
      ...about(),
      travellers,
      price: booking.quote.price,
      left,
      overpaid,
    }),
  };
};

/** The office's own words. Its files wait in the panel (R41). */
const officeMessageNotice = ({
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

const TIDINGS: Readonly<Record<News, (told: CommandNotificationContext) => Notification | null>> = {
  placed: placedNotice,
  movedUp: movedUpNotice,
  wayNamed: paymentMethodNotice,
  paid: paymentNotice,
  voucherPaid: voucherPaymentNotice,
  reminder: reminderOf,
  announced: announcementNotice,
  changed: changeNotice,
  repriced: repricedNotice,
  regrouped: regroupedNotice,
  ageCleared: ({ booking, about }) =>
    booking.status === 'draft'
      ? { kind: 'bookingAgeCleared', content: () => ({ kind: 'bookingAgeCleared', ...about() }) }
      : null,
  cancelAsked: cancelRequestNotice,
  cancelled: cancelledNotice,
  calledOff: calledOffNotice,
  undone: undonePaymentNotice,
  keptLate: latePaymentDecision,
  told: officeMessageNotice,
};

/** The booking with its people. For a removed draft: as it was before. */
const notificationSubject = ({ booking, before }: Done): Booking =>
  booking.status === 'removed' && before !== null ? before : booking;

/** After a long standstill, mails about past days are not sent (R32). */
const isTimely = (content: MessageContent, today: Day): boolean =>
  today <= (lastUsefulDay(content) ?? today);

const NO_GIFTS: readonly GiftUse[] = [];

/** The gift vouchers that a command has used for its booking, with what remains on each (R26.6). */
const giftsOf = async (
  { vouchers }: Transaction,
  { booking, before }: Done,
): Promise<readonly GiftUse[]> => {
  if (!('payments' in booking)) return NO_GIFTS;
  const earlier =
    before !== null && 'payments' in before ? before.payments.map(({ id }) => id) : [];
  const used = giftPaymentsIn(booking.payments).filter(({ id }) => !earlier.includes(id));
  if (used.length === 0) return NO_GIFTS;
  const now = await vouchers.get(used.map(({ voucher }) => voucher));
  return used.map(({ voucher: code, amount }) => ({
    code,
    used: amount,
    remains: now.get(code)?.value ?? 0,
  }));
};

/** The notification of an executed command for the booker; null if there is none. */
const notificationOf = (
  done: Done,
  { settings, catalogue }: WorldDeps,
  heardAt: Instant,
  gifts: readonly GiftUse[] = NO_GIFTS,
): Notification | null => {
  const { before, offer, recorded } = done;
  const { command } = recorded;
  const news = command.type === 'createDraft' ? null : commandFacts(command.type).news;
  if (news === null) return null;
  const booking = notificationSubject(done);
  const figures = settings.of(booking.siteId);
  if (figures === undefined || booking.status === 'removed') return null;
  const place = catalogue.byId(booking.siteId, booking.offerId)?.content ?? null;
  const today = dayOf(recorded.at);
  const told: CommandNotificationContext = {
    booking,
    before,
    command,
    by: recorded.by,
    offer,
    place,
    today,
    heardAt,
    figures,
    gifts,
    about: () => aboutOf(told),
  };
  return TIDINGS[news](told);
};

const BOOKER: readonly number[] = [1];

/** Participants who get the mail: the booker, and those whom the office's letter addresses. */
const readersOf = ({ choices }: Booking, { command }: Recorded) => {
  const to = (command.type === 'tell' ? command.to : undefined) ?? BOOKER;
  return choices.participants.filter(({ userNum }) => to.includes(userNum));
};

const NO_MAILS: readonly string[] = [];

/**
 * The mails of a command as the journal stores them: kind and recipient, without names and
 * addresses (R46).
 */
export const mailsOf = (done: Done, deps: WorldDeps): readonly string[] => {
  const news = notificationOf(done, deps, done.recorded.at);
  if (news === null) return NO_MAILS;
  const booking = notificationSubject(done);
  const mails: string[] = [];
  let inPanel = false;
  for (const { userNum, person } of readersOf(booking, done.recorded)) {
    if (person.email !== '') mails.push(`${news.kind} to ${userNum}`);
    if (userNum === 1) inPanel = booking.owner.accountId !== null;
  }
  if (inPanel) mails.push(`${news.kind} to account`);
  return mails;
};

/** The letter for a fellow traveller: without the booker's name and without payment data. */
const asFellow = (
  content: MessageContent,
  firstName: string,
  accountId: string | null,
): MessageContent =>
  content.kind === 'bookingMessage'
    ? { ...content, firstName, sailing: null, fellow: accountId === null ? 'noPanel' : 'panel' }
    : content;

/**
 * Writes mail and panel message for executed commands, in their transaction. `now` is the moment of
 * writing, which may be long after the command was due. Returns true if anything was written.
 */
export const notify = async (
  deps: WorldDeps,
  transaction: Transaction,
  executed: readonly (Done & { readonly n: number })[],
  now: Instant,
): Promise<boolean> => {
  let told = false;
  for (const each of executed) {
    const content = contentOf(notificationOf(each, deps, now, await giftsOf(transaction, each)));
    if (content === null || !isTimely(content, dayOf(now))) continue;
    const booking = notificationSubject(each);
    const { command, at: createdAt } = each.recorded;
    const attachments =
      command.type === 'tell' && command.files.length > 0 ? { attachments: command.files } : {};
    for (const { userNum, person } of readersOf(booking, each.recorded)) {
      const { email: to, firstName } = person;
      const booker = userNum === 1;
      const accountId = booker
        ? booking.owner.accountId
        : to === ''
          ? null
          : ((await transaction.accounts.byEmail(to))?.id ?? null);
      const id = booker ? `${booking.id}-${each.n}` : `${booking.id}-${each.n}-${userNum}`;
      const message = {
        id,
        siteId: booking.siteId,
        createdAt,
        content: booker ? content : asFellow(content, firstName, accountId),
      };
      // Retries count from now, however long ago the mail was due.
      if (to !== '') await transaction.outbox.add({ ...message, to, createdAt: now });
      if (accountId !== null)
        await transaction.messages.add({ ...message, accountId, ...attachments });
    }
    told = true;
  }
  return told;
};
