import type { Booking, Confirmed, Waiting } from '../../domain/booking/booking.ts';
import { factsOf, type News } from '../../domain/booking/command-facts.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import { cancellingTerms } from '../../domain/booking/placed/cancellation.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { type Day, dayOf, type Instant } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { sum } from '../../domain/money.ts';
import { giftPaymentsIn } from '../../domain/payments/ledger.ts';
import { addedTo } from '../../domain/payments/surcharge.ts';
import type { GiftUse, PaidOnSpot, ToPay } from '../ports/mail/content.ts';
import type { MessageContent } from '../ports/messages.ts';
import type { Transaction } from '../ports/store.ts';
import { changedParts, participantChanges } from './changed-parts.ts';
import type { WorldDeps } from './context.ts';
import { keptLate, paid, reminded, undone, voucherPaid } from './news-of-money.ts';
import { announced, calledOff, cancelAsked, cancelled } from './news-of-trip.ts';
import { lastDayOf } from './timely.ts';
import { aboutOf, awaited, bankTransferOf, contentOf, type Tidings, type Told } from './told.ts';

/** A command that was done, and what it made of its booking. */
type Done = { readonly booking: Booking; readonly before: Booking | null; readonly offer: Offer; readonly recorded: Recorded };

const loyaltyOf = ({ quote }: Confirmed | Waiting) => sum(quote.rebates.filter(({ kind }) => kind === 'loyalty').map(({ value }) => value));

/** What is paid on the spot, equal rows of several participants told once. */
const onSpotOf = ({ quote }: Confirmed | Waiting): readonly PaidOnSpot[] => {
  const rows = quote.rows.filter(({ onSpot }) => onSpot);
  const groups = Map.groupBy(rows, ({ kind, thing, price, currency }) => [kind, thing, price, currency].join());
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { kind, name, option, price, currency } = first;
    return [{ kind, name, option, price, currency, times: 1 + others.length }];
  });
};

const placed = (told: Told): Tidings | null => {
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
      cancelling: booking.status === 'reserveList' ? null : cancellingTerms(offer, figures, booking.quote.minute, today),
      ...(booking.status === 'confirmed' ? { firstDue: booking.firstDue } : {}),
      plan: booking.plan,
      today: told.today,
      paymentType: booking.paymentType,
      bankTransfer: bankTransferOf(told),
      ...awaited(booking, figures),
    }),
  };
};

const movedUp = (told: Told): Tidings | null => {
  const { booking, about, figures } = told;
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
      ...awaited(booking, figures),
    }),
  };
};

/** The office has named a transfer as the way to pay: how much, where to and until when (R30). */
const wayNamed = (told: Told): Tidings | null => {
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

/** What a change adds: by line and day, and how it is paid (R63). */
const addedBy = (told: Told, before: Confirmed, after: Confirmed): ToPay | null => {
  const lines = addedTo(ledgerOfBooking(before), ledgerOfBooking(after));
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

const changed = (told: Told): Tidings | null => {
  const { booking, before, about } = told;
  if (booking.status !== 'confirmed' || before?.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  return {
    kind: 'bookingChanged',
    content: () => ({
      kind: 'bookingChanged',
      ...about(),
      changed: changedParts(before, booking),
      changes: participantChanges(before, booking),
      ...(told.by.kind === 'office' ? ({ byOffice: true } as const) : {}),
      priceBefore: before.quote.price,
      price: booking.quote.price,
      paid: ledger.paid,
      left: ledger.left,
      overpaid: ledger.overpaid,
      added: addedBy(told, before, booking),
    }),
  };
};

const isSamePrice = ({ booking, before }: Told): boolean =>
  booking.status === 'confirmed' && before?.status === 'confirmed' && before.quote.price === booking.quote.price;

/** A group that changes no price is told of on the screen alone. */
const repriced = (told: Told): Tidings | null => (isSamePrice(told) ? null : changed(told));

/** Who is told is cheaper now: a group that grows within its step, or above the cap, is no news (R21.10). */
const regrouped = (told: Told): Tidings | null => {
  const { booking, about } = told;
  if (booking.status !== 'confirmed' || isSamePrice(told)) return null;
  const travellers = booking.basis.terms.groupTravellers ?? 0;
  const { left, overpaid } = ledgerOfBooking(booking);
  return {
    kind: 'bookingRegrouped',
    content: () => ({ kind: 'bookingRegrouped', ...about(), travellers, price: booking.quote.price, left, overpaid }),
  };
};

/** What the office wrote, in its own words; its files wait in the panel (R41). */
const written = ({ about, command }: Told): Tidings | null =>
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

const TIDINGS: Readonly<Record<News, (told: Told) => Tidings | null>> = {
  placed,
  movedUp,
  wayNamed,
  paid,
  voucherPaid,
  reminder: reminded,
  announced,
  changed,
  repriced,
  regrouped,
  ageCleared: ({ booking, about }) =>
    booking.status === 'draft' ? { kind: 'bookingAgeCleared', content: () => ({ kind: 'bookingAgeCleared', ...about() }) } : null,
  cancelAsked,
  cancelled,
  calledOff,
  undone,
  keptLate,
  told: written,
};

/** A booking with the people in it: of a draft that was cleared away, as it was before. */
const tellable = ({ booking, before }: Done): Booking => (booking.status === 'removed' && before !== null ? before : booking);

/** Where time was not looked at for long, what is over is not told late (R32). */
const isTimely = (content: MessageContent, today: Day): boolean => today <= (lastDayOf(content) ?? today);

const NO_GIFTS: readonly GiftUse[] = [];

/** The gift vouchers that a command has used for its booking, with what remains on each (R26.6). */
const giftsOf = async ({ vouchers }: Transaction, { booking, before }: Done): Promise<readonly GiftUse[]> => {
  if (!('payments' in booking)) return NO_GIFTS;
  const earlier = before !== null && 'payments' in before ? before.payments.map(({ id }) => id) : [];
  const used = giftPaymentsIn(booking.payments).filter(({ id }) => !earlier.includes(id));
  if (used.length === 0) return NO_GIFTS;
  const now = await vouchers.get(used.map(({ voucher }) => voucher));
  return used.map(({ voucher: code, amount }) => ({ code, used: amount, remains: now.get(code)?.value ?? 0 }));
};

/** The news of an executed command for the booker, told at a moment; null where there is none to tell. */
const newsOf = (done: Done, { settings, catalogue }: WorldDeps, heardAt: Instant, gifts: readonly GiftUse[] = NO_GIFTS): Tidings | null => {
  const { before, offer, recorded } = done;
  const { command } = recorded;
  const news = command.type === 'createDraft' ? null : factsOf(command.type).news;
  if (news === null) return null;
  const booking = tellable(done);
  const figures = settings.of(booking.siteId);
  if (figures === undefined || booking.status === 'removed') return null;
  const place = catalogue.byId(booking.siteId, booking.offerId)?.content ?? null;
  const today = dayOf(recorded.at);
  const told: Told = {
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

/** Which participants hear of what was done: the booker, and of the office's letters those to whom it wrote. */
const readersOf = ({ choices }: Booking, { command }: Recorded) => {
  const to = (command.type === 'tell' ? command.to : undefined) ?? BOOKER;
  return choices.participants.filter(({ userNum }) => to.includes(userNum));
};

const NO_MAILS: readonly string[] = [];

/** The same as the journal keeps it: of which kind, and to whom without their name or address (R46). */
export const mailsOf = (done: Done, deps: WorldDeps): readonly string[] => {
  const news = newsOf(done, deps, done.recorded.at);
  if (news === null) return NO_MAILS;
  const booking = tellable(done);
  const mails: string[] = [];
  let inPanel = false;
  for (const { userNum, person } of readersOf(booking, done.recorded)) {
    if (person.email !== '') mails.push(`${news.kind} to ${userNum}`);
    if (userNum === 1) inPanel = booking.owner.accountId !== null;
  }
  if (inPanel) mails.push(`${news.kind} to account`);
  return mails;
};

/** A letter as a fellow traveller reads it: without the booker's name, or what concerns whoever pays. */
const asFellow = (content: MessageContent, firstName: string, accountId: string | null): MessageContent =>
  content.kind === 'bookingMessage' ? { ...content, firstName, sailing: null, fellow: accountId === null ? 'noPanel' : 'panel' } : content;

/**
 * Writes a mail and a message in the panel for the news of what was executed, in its own transaction; `now`: when that is, however long
 * ago the moment was at which time made it due. True where there was any.
 */
export const notify = async (
  deps: WorldDeps,
  transaction: Transaction,
  executed: readonly (Done & { readonly n: number })[],
  now: Instant,
): Promise<boolean> => {
  let told = false;
  for (const each of executed) {
    const content = contentOf(newsOf(each, deps, now, await giftsOf(transaction, each)));
    if (content === null || !isTimely(content, dayOf(now))) continue;
    const booking = tellable(each);
    const { command, at: createdAt } = each.recorded;
    const attachments = command.type === 'tell' && command.files.length > 0 ? { attachments: command.files } : {};
    for (const { userNum, person } of readersOf(booking, each.recorded)) {
      const { email: to, firstName } = person;
      const booker = userNum === 1;
      const accountId = booker ? booking.owner.accountId : to === '' ? null : ((await transaction.accounts.byEmail(to))?.id ?? null);
      const id = booker ? `${booking.id}-${each.n}` : `${booking.id}-${each.n}-${userNum}`;
      const message = { id, siteId: booking.siteId, createdAt, content: booker ? content : asFellow(content, firstName, accountId) };
      // However long ago time made it due, it is tried for as long as any other.
      if (to !== '') await transaction.outbox.add({ ...message, to, createdAt: now });
      if (accountId !== null) await transaction.messages.add({ ...message, accountId, ...attachments });
    }
    told = true;
  }
  return told;
};
