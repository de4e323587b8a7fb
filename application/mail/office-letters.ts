import type { Booking } from '../../domain/booking/booking.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import type { WorldDeps } from '../booking/context.ts';
import type { Executed } from '../booking/execute-command.ts';
import type { OfficeEvent } from '../ports/mail/content.ts';
import type { Transaction } from '../ports/store.ts';

type What = OfficeEvent['what'];

export const CANCELLATIONS: Readonly<Record<string, What>> = {
  customer: 'cancelled',
  unpaid: 'unpaid',
  leftReserveList: 'left',
};

/** Null if the office did it itself, or has nothing to hear (R74). */
const whatOf = ({ command, by }: Recorded, booking: Booking): What | null => {
  if (by.kind === 'office') return null;
  switch (command.type) {
    case 'confirm':
      return booking.status === 'reserveList' ? 'signUp' : 'order';
    case 'requestCancel':
      return 'cancelAsked';
    case 'requestAge':
    case 'noteAgeRequest':
      return 'ageAsked';
    case 'cancel':
    case 'cancelUnpaid':
    case 'leaveReserveList':
      return booking.status === 'cancelled' ? (CANCELLATIONS[booking.reason] ?? null) : null;
    default:
      return null;
  }
};

export const officeEventOf = (
  what: What,
  booking: Booking,
  { name, from }: Offer,
): OfficeEvent => ({
  what,
  bookingId: booking.id,
  offerName: name,
  from,
  travellers: booking.choices.participants.length,
  price: 'quote' in booking ? booking.quote.price : 0,
});

type Recipient = { readonly to: string; readonly mode: 'each' | 'daily' };

/** Null if the brand wants no letters, or has no address of its office. */
export const officeRecipientOf = (
  { settings }: Pick<WorldDeps, 'settings'>,
  siteId: number,
): Recipient | null => {
  const figures = settings.of(siteId);
  const [to, mode] = [figures?.office.email ?? null, figures?.officeLetters ?? null];
  return to === null || mode === null ? null : { to, mode };
};

/** Writes in the commands' transaction, if the brand wants a letter of each event (R74). */
export const writeOfficeLetters = async (
  deps: WorldDeps,
  { outbox }: Pick<Transaction, 'outbox'>,
  executed: readonly Executed[],
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
