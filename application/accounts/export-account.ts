import type { Account } from '../../domain/accounts/account.ts';
import type { AmbassadorCode } from '../../domain/ambassadors/code.ts';
import type { Booking } from '../../domain/booking/booking.ts';
import type { Day } from '../../domain/calendar.ts';
import type { ParticipantChoices } from '../../domain/party/choices.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import type { PastTrip } from '../ports/accounts.ts';
import type { Message } from '../ports/messages.ts';
import type { Paper } from '../ports/papers.ts';
import type { PortDeps } from '../ports/ports.ts';
import { listOwnSessions, type OwnSession, type SessionDeps } from './sessions.ts';

/** The name and days of a trip; null if the catalogue lacks the offer. */
export type TripName = { readonly name: string; readonly from: Day; readonly to: Day } | null;

export type ExportedBooking = { readonly booking: Booking; readonly trip: TripName };
/** Another booker's booking is exported as the trip and the customer's own data only (R45). */
export type ExportedTravel = ExportedBooking & { readonly own: readonly ParticipantChoices[] };

export type AccountExport = {
  readonly account: Account;
  readonly ambassador: boolean;
  readonly bookings: readonly ExportedBooking[];
  readonly travels: readonly ExportedTravel[];
  readonly vouchers: readonly Voucher[];
  readonly ambassadorCodes: readonly AmbassadorCode[];
  readonly papers: readonly Paper[];
  readonly messages: readonly Message[];
  readonly pastTrips: readonly PastTrip[];
  readonly sessions: readonly OwnSession[];
};

export type ExportAccountDeps = SessionDeps &
  PortDeps<{
    store: 'bookings' | 'personal' | 'vouchers' | 'ambassadors' | 'papers' | 'messages';
    catalogue: 'byId';
  }>;

export const exportAccount =
  (deps: ExportAccountDeps) =>
  async (account: Account): Promise<AccountExport> => {
    const { id, email } = account;
    const withTrip = (booking: Booking): ExportedBooking => {
      const offer = deps.catalogue.byId(booking.siteId, booking.offerId)?.offer;
      return {
        booking,
        trip: offer === undefined ? null : { name: offer.name, from: offer.from, to: offer.to },
      };
    };
    const { bookings, personal, vouchers, ambassadors, papers, messages } = deps.store;
    const [ownBookings, onBoard] = await Promise.all([
      bookings.ofAccount(id),
      bookings.ofTraveller(email),
    ]);
    const travels = onBoard
      .filter(({ owner }) => owner.accountId !== id)
      .map((booking) => ({
        ...withTrip(booking),
        own: booking.choices.participants.filter(({ person }) => person.email === email),
      }));
    return {
      account,
      ambassador: await ambassadors.isAmbassador(id),
      bookings: ownBookings.map(withTrip),
      travels,
      vouchers: await vouchers.ofAccount(id),
      ambassadorCodes: await ambassadors.codesOf(id),
      papers: (
        await Promise.all(ownBookings.map((booking) => papers.ofBooking(booking.id)))
      ).flat(),
      messages: await messages.ofAccount(id),
      pastTrips: await personal.pastTrips(email),
      sessions: await listOwnSessions(deps)(id),
    };
  };
