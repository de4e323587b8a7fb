import type { Booking } from '../../domain/booking/booking.ts';
import { cancellingToday } from '../../domain/booking/placed/cancelling-today.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { dayOf } from '../../domain/calendar.ts';
import { sum } from '../../domain/money.ts';
import type { MessageContent } from '../ports/messages.ts';
import type { AboutBooking } from '../ports/outbox.ts';
import type { Settings } from '../ports/settings.ts';
import type { Transaction } from '../ports/store.ts';
import { changedParts } from './changed-parts.ts';
import type { Executed } from './execute.ts';
import { transferTitle } from './transfer-title.ts';

const aboutOf = ({ booking, offer }: Executed): AboutBooking => ({
  bookingId: booking.id,
  firstName: booking.choices.participants[0]?.person.firstName ?? '',
  offerName: offer.name,
  from: offer.from,
  to: offer.to,
});

const loyaltyOf = (booking: Extract<Booking, { readonly status: 'confirmed' | 'reserveList' }>) =>
  sum(booking.quote.rebates.filter(({ kind }) => kind === 'loyalty').map(({ value }) => value));

/** The news of an executed command for the booker; null where there is none to tell. */
export const newsOf = (executed: Executed, settings: Pick<Settings, 'of'>): MessageContent | null => {
  const { booking, before, offer, recorded } = executed;
  const figures = settings.of(booking.siteId);
  if (figures === undefined || booking.status === 'removed') return null;
  const about = aboutOf(executed);
  const bankTransfer = { ...figures.bankTransfer, title: transferTitle(booking, offer.name) };
  const { command } = recorded;
  if (booking.status === 'draft') return command.type === 'clearAge' ? { kind: 'bookingAgeCleared', ...about } : null;
  if (booking.status === 'cancelled') {
    if (before?.status === 'cancelled') return null;
    return { kind: 'bookingCancelled', ...about, reason: booking.reason, reserveList: booking.reserveList, refund: booking.refund };
  }
  const { plan, paymentType } = booking;
  const price = booking.quote.price;
  const { paid, left, overpaid } = ledgerOfBooking(booking);
  switch (command.type) {
    case 'confirm': {
      const travellers = booking.choices.participants.length;
      const reserveList = booking.status === 'reserveList';
      return {
        ...{ kind: 'bookingPlaced', ...about, reserveList, travellers, price, paid },
        ...{ loyalty: loyaltyOf(booking), plan, paymentType, bankTransfer },
      } as const;
    }
    case 'moveUp':
      if (booking.status !== 'confirmed') return null;
      return { kind: 'bookingMovedUp', ...about, price, firstDue: booking.firstDue, plan, paymentType, bankTransfer };
    case 'remind':
      return { kind: 'bookingReminder', ...about, line: command.line, left, bankTransfer };
    case 'registerPayment':
      // Transfers and refunds are the office's: it sees them days later, and tells of them where it has something to say.
      return command.method === 'online' ? { kind: 'bookingPaid', ...about, amount: command.amount, paid, left } : null;
    case 'regroup':
      if (booking.status !== 'confirmed') return null;
      return { kind: 'bookingRegrouped', ...about, travellers: booking.basis.terms.groupTravellers ?? 0, price };
    case 'changeBooking':
    case 'createGroup':
    case 'joinGroup':
    case 'grantRebate': {
      if (booking.status !== 'confirmed' || before?.status !== 'confirmed') return null;
      // A group that changes no price is told of on the screen alone.
      if (command.type !== 'changeBooking' && before.quote.price === price) return null;
      const changed = changedParts(before, booking);
      return { kind: 'bookingChanged', ...about, changed, priceBefore: before.quote.price, price, paid, left, overpaid };
    }
    case 'redeemVoucher': {
      const given = before?.status === 'confirmed' ? paid - ledgerOfBooking(before).paid : 0;
      return given > 0 ? { kind: 'bookingVoucherPaid', ...about, amount: given, left } : null;
    }
    case 'requestCancel': {
      if (before?.status !== 'confirmed' || before.cancelAskedAt !== null) return null;
      const { refund } = cancellingToday(before, offer, figures, dayOf(recorded.at));
      return { kind: 'bookingCancelAsked', ...about, paid, refund };
    }
    default:
      return null;
  }
};

/** Writes a mail and a message in the panel for the news of what was executed, in its own transaction. True where there was any. */
export const notify = async (transaction: Transaction, executed: readonly Executed[], settings: Pick<Settings, 'of'>): Promise<boolean> => {
  let told = false;
  for (const each of executed) {
    const content = newsOf(each, settings);
    if (content === null) continue;
    const { booking, recorded, n } = each;
    const common = { id: `${booking.id}-${n}`, siteId: booking.siteId, createdAt: recorded.at, content };
    const to = booking.choices.participants[0]?.person.email ?? '';
    if (to !== '') await transaction.outbox.add({ ...common, to });
    if (booking.owner.accountId !== null) await transaction.messages.add({ ...common, accountId: booking.owner.accountId });
    told = true;
  }
  return told;
};
