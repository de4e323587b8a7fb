import type { Booking, Confirmed, Waiting } from '../../domain/booking/booking.ts';
import { factsOf, type News } from '../../domain/booking/command-facts.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import { cancellingTerms } from '../../domain/booking/placed/cancellation.ts';
import { cancellingToday } from '../../domain/booking/placed/cancelling-today.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { sum } from '../../domain/money.ts';
import { hasResignation } from '../../domain/party/choices.ts';
import { onlineOnly } from '../../domain/payments/instalments.ts';
import { leftOf } from '../../domain/payments/ledger.ts';
import { addedTo } from '../../domain/payments/surcharge.ts';
import type { AboutBooking, PaidOnSpot, ToPay } from '../ports/mail/content.ts';
import type { MessageContent } from '../ports/messages.ts';
import type { Settings } from '../ports/settings.ts';
import type { Transaction } from '../ports/store.ts';
import type { KnownBooking } from './caller.ts';
import { changedParts } from './changed-parts.ts';
import { transferTitle } from './transfer-title.ts';

/** A command that was done, and what it made of its booking. */
type Done = { readonly booking: Booking; readonly before: Booking | null; readonly offer: Offer; readonly recorded: Recorded };

/** What was done, with what every mail about it needs. */
type Told = {
  readonly booking: KnownBooking;
  readonly before: Booking | null;
  readonly offer: Offer;
  readonly today: Day;
  readonly figures: BrandSettings;
  readonly about: AboutBooking;
};

/** The shop takes nothing online, and the office has named the transfer instead (R30). */
const isNamed = (booking: Booking): boolean =>
  booking.status === 'confirmed' && booking.orderedOffline === true && booking.wayAwaited !== true;

/** Null where only online payment is left: nobody is told an account that they may not use (R28, R29). */
const bankTransferOf = ({ booking, offer, figures, today }: Told) =>
  onlineOnly(offer, figures, today, hasResignation(booking.choices)) && !isNamed(booking)
    ? null
    : { ...figures.bankTransfer, title: transferTitle(booking, offer.name) };

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

const placed = (told: Told): MessageContent | null => {
  const { booking, about, offer, figures, today } = told;
  if (booking.status !== 'confirmed' && booking.status !== 'reserveList') return null;
  return {
    kind: 'bookingPlaced',
    ...about,
    reserveList: booking.status === 'reserveList',
    travellers: booking.choices.participants.length,
    price: booking.quote.price,
    paid: ledgerOfBooking(booking).paid,
    loyalty: loyaltyOf(booking),
    onSpot: onSpotOf(booking),
    cancelling: booking.status === 'reserveList' ? null : cancellingTerms(offer, figures, booking.quote.minute, today),
    plan: booking.plan,
    paymentType: booking.paymentType,
    bankTransfer: bankTransferOf(told),
    ...awaited(booking),
  };
};

/** The office is yet to say how it is paid (R30). */
const awaited = (booking: Booking): { readonly wayAwaited?: true } =>
  booking.status === 'confirmed' && booking.wayAwaited === true ? { wayAwaited: true } : {};

const movedUp = (told: Told): MessageContent | null => {
  const { booking, about } = told;
  if (booking.status !== 'confirmed') return null;
  return {
    kind: 'bookingMovedUp',
    ...about,
    price: booking.quote.price,
    firstDue: booking.firstDue,
    plan: booking.plan,
    paymentType: booking.paymentType,
    bankTransfer: bankTransferOf(told),
    ...awaited(booking),
  };
};

const reminded = (told: Told): MessageContent | null => {
  const { booking, about } = told;
  if (booking.status !== 'confirmed') return null;
  const number = booking.reminded.at(-1);
  const { lines, left } = ledgerOfBooking(booking);
  const line = lines.find((each) => each.number === number);
  if (line === undefined) return null;
  const { paymentOption } = booking;
  return {
    kind: 'bookingReminder',
    ...about,
    line: line.number,
    late: leftOf(line),
    left,
    paymentOption,
    bankTransfer: bankTransferOf(told),
  };
};

/** Transfers and refunds are the office's: it sees them days later, and tells of them where it has something to say. */
const paid = ({ booking, about }: Told): MessageContent | null => {
  if (booking.status !== 'confirmed' && booking.status !== 'reserveList') return null;
  const payment = booking.payments.at(-1);
  if (payment?.method !== 'online') return null;
  const ledger = ledgerOfBooking(booking);
  return { kind: 'bookingPaid', ...about, amount: payment.amount, paid: ledger.paid, left: ledger.left };
};

const voucherPaid = ({ booking, before, about }: Told): MessageContent | null => {
  if (booking.status !== 'confirmed' || before?.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  const amount = ledger.paid - ledgerOfBooking(before).paid;
  return amount > 0 ? { kind: 'bookingVoucherPaid', ...about, amount, left: ledger.left } : null;
};

/** What a change adds: by line and day, and how it is paid (R63). */
const addedBy = (told: Told, before: Confirmed, after: Confirmed): ToPay | null => {
  const lines = addedTo(ledgerOfBooking(before), ledgerOfBooking(after));
  const { paymentOption, paymentType } = after;
  return lines.length === 0 ? null : { lines, paymentOption, paymentType, bankTransfer: bankTransferOf(told) };
};

const changed = (told: Told): MessageContent | null => {
  const { booking, before, about } = told;
  if (booking.status !== 'confirmed' || before?.status !== 'confirmed') return null;
  const ledger = ledgerOfBooking(booking);
  return {
    kind: 'bookingChanged',
    ...about,
    changed: changedParts(before, booking),
    priceBefore: before.quote.price,
    price: booking.quote.price,
    paid: ledger.paid,
    left: ledger.left,
    overpaid: ledger.overpaid,
    added: addedBy(told, before, booking),
  };
};

/** A group that changes no price is told of on the screen alone. */
const repriced = (told: Told): MessageContent | null => {
  const { booking, before } = told;
  const sameSum = booking.status === 'confirmed' && before?.status === 'confirmed' && before.quote.price === booking.quote.price;
  return sameSum ? null : changed(told);
};

const regrouped = ({ booking, about }: Told): MessageContent | null => {
  if (booking.status !== 'confirmed') return null;
  const travellers = booking.basis.terms.groupTravellers ?? 0;
  return { kind: 'bookingRegrouped', ...about, travellers, price: booking.quote.price };
};

const cancelAsked = ({ booking, before, offer, figures, today, about }: Told): MessageContent | null => {
  if (booking.status !== 'confirmed' || before?.status !== 'confirmed' || before.cancelAskedAt !== null) return null;
  const { refund } = cancellingToday(before, offer, figures, today);
  return { kind: 'bookingCancelAsked', ...about, paid: ledgerOfBooking(booking).paid, refund };
};

const cancelled = ({ booking, about }: Told): MessageContent | null => {
  if (booking.status !== 'cancelled') return null;
  return { kind: 'bookingCancelled', ...about, reason: booking.reason, reserveList: booking.reserveList, refund: booking.refund };
};

/** Of a draft too, which is cleared away: who named an address in it is told that there will be no trip (R70). */
const calledOff = (told: Told): MessageContent | null =>
  told.booking.status === 'draft'
    ? { kind: 'bookingCancelled', ...told.about, reason: 'organiser', reserveList: false, refund: 0, unfinished: true }
    : cancelled(told);

const CONTENT: Readonly<Record<News, (told: Told) => MessageContent | null>> = {
  placed,
  movedUp,
  paid,
  voucherPaid,
  reminder: reminded,
  changed,
  repriced,
  regrouped,
  ageCleared: ({ booking, about }) => (booking.status === 'draft' ? { kind: 'bookingAgeCleared', ...about } : null),
  cancelAsked,
  cancelled,
  calledOff,
};

/** A booking with the people in it: of a draft that was cleared away, as it was before. */
const tellable = ({ booking, before }: Done): Booking => (booking.status === 'removed' && before !== null ? before : booking);

/** The news of an executed command for the booker; null where there is none to tell. */
export const newsOf = (done: Done, settings: Pick<Settings, 'of'>): MessageContent | null => {
  const { before, offer, recorded } = done;
  const booking = tellable(done);
  const figures = settings.of(booking.siteId);
  const { command } = recorded;
  const news = command.type === 'createDraft' ? null : factsOf(command.type).news;
  if (figures === undefined || news === null || booking.status === 'removed') return null;
  const about: AboutBooking = {
    bookingId: booking.id,
    firstName: booking.choices.participants[0]?.person.firstName ?? '',
    offerName: offer.name,
    from: offer.from,
    to: offer.to,
  };
  return CONTENT[news]({ booking, before, offer, today: dayOf(recorded.at), figures, about });
};

/** Who hears of a booking: its first participant by mail, and the account that it belongs to in the panel. */
const readersOf = ({ choices, owner }: Booking) => ({ email: choices.participants[0]?.person.email ?? '', accountId: owner.accountId });

/** The same as the journal keeps it: of which kind, and to whom without their name or address (R46). */
export const mailsOf = (done: Done, settings: Pick<Settings, 'of'>): readonly string[] => {
  const content = newsOf(done, settings);
  if (content === null) return [];
  const { email, accountId } = readersOf(tellable(done));
  return [...(email === '' ? [] : [`${content.kind} to 1`]), ...(accountId === null ? [] : [`${content.kind} to account`])];
};

/** Writes a mail and a message in the panel for the news of what was executed, in its own transaction. True where there was any. */
export const notify = async (
  transaction: Transaction,
  executed: readonly (Done & { readonly n: number })[],
  settings: Pick<Settings, 'of'>,
): Promise<boolean> => {
  let told = false;
  for (const each of executed) {
    const content = newsOf(each, settings);
    if (content === null) continue;
    const booking = tellable(each);
    const { email, accountId } = readersOf(booking);
    const message = { id: `${booking.id}-${each.n}`, siteId: booking.siteId, createdAt: each.recorded.at, content };
    if (email !== '') await transaction.outbox.add({ ...message, to: email });
    if (accountId !== null) await transaction.messages.add({ ...message, accountId });
    told = true;
  }
  return told;
};
