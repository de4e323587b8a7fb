import type {
  AccountExport,
  ExportedBooking,
  TripName,
} from '../../../../application/accounts/export-account.ts';
import type { OwnSession } from '../../../../application/accounts/sessions.ts';
import type { Instant } from '../../../../domain/calendar.ts';
import { formatPaperNumber } from '../../../words/paper-number.pl.ts';
import type { OwnSession as WireSession } from '../../contract/account/own-account.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import { toWireInstant } from '../../contract/codecs/texts.ts';
import { commentsWithSkipper } from '../../contract/names.pl.ts';
import type { OwnReservation, AccountExport as WireExport } from '../../contract/panel/panel.ts';
import { presentParticipant } from '../present/people.ts';
import { presentRowsByParticipant } from '../present/price.ts';
import { presentAccount } from './present-account.ts';

/**
 * Presents a session for the export. Current is true if the caller uses this session: its hash is
 * then `currentHash`.
 */
export const presentSession = (
  { name, session }: OwnSession,
  currentHash: string,
): WireSession => ({
  SessionId: name,
  Agent: session.agent,
  CreatedAt: toWireInstant(session.createdAt),
  LastSeenAt: toWireInstant(session.lastSeenAt),
  Current: session.hash === currentHash,
});

const tripOf = (trip: TripName): OwnReservation['Offer'] =>
  trip === null ? null : { Name: trip.name, From: trip.from, To: trip.to };

const placedPart = ({
  booking,
}: ExportedBooking): Pick<OwnReservation, 'ConfirmedAt' | 'Price' | 'Rows' | 'Comments'> => {
  if (!('quote' in booking)) return { ConfirmedAt: null, Price: null, Rows: [], Comments: '' };
  const { quote, placedAt, choices } = booking;
  const rows = Object.values(presentRowsByParticipant(quote, choices.participants.length)).flatMap(
    (each) => each ?? [],
  );
  return {
    ConfirmedAt: toWireInstant(placedAt),
    Price: toWireMoney(quote.price),
    Rows: rows,
    Comments: commentsWithSkipper(booking),
  };
};

const presentOwnReservation = (exported: ExportedBooking, newsletter: boolean): OwnReservation => {
  const { id, siteId, offerId, status, createdAt, choices } = exported.booking;
  return {
    ReservationId: id,
    SiteId: siteId,
    OfferId: offerId,
    Offer: tripOf(exported.trip),
    Status: status,
    CreatedAt: toWireInstant(createdAt),
    ...placedPart(exported),
    Participants: choices.participants.map((participant) =>
      presentParticipant(participant, { agreed: status !== 'draft', newsletter }),
    ),
  };
};

export const presentExport = (
  data: AccountExport,
  at: Instant,
  ownSession: string,
): WireExport => ({
  ExportedAt: toWireInstant(at),
  Account: presentAccount(data.account),
  CreatedAt: toWireInstant(data.account.createdAt),
  IsAmbassador: data.ambassador,
  NewsletterAccepted: data.account.newsletter,
  Reservations: data.bookings.map((booking) =>
    presentOwnReservation(booking, data.account.newsletter),
  ),
  Travels: data.travels.map(({ booking, trip, own: participants }) => ({
    ReservationId: booking.id,
    Offer: tripOf(trip),
    Participants: participants.map((participant) =>
      presentParticipant(participant, { agreed: false, newsletter: false }),
    ),
  })),
  Vouchers: data.vouchers.map(({ code, description, value, createdAt, expiresOn }) => ({
    Name: code,
    Description: description,
    Value: toWireMoney(value),
    CreatedAt: toWireInstant(createdAt),
    ValidUntil: expiresOn,
  })),
  AmbassadorCodes: data.ambassadorCodes.map(({ name }) => name),
  Documents: data.papers.map((paper) => ({
    ReservationId: paper.bookingId,
    Kind: paper.kind,
    Number: formatPaperNumber(paper),
    MadeAt: toWireInstant(paper.madeAt),
  })),
  Messages: data.messages.map(({ content, createdAt, readAt }) => ({
    Kind: content.kind,
    CreatedAt: toWireInstant(createdAt),
    ReadAt: readAt === null ? null : toWireInstant(readAt),
  })),
  PastTrips: data.pastTrips.map(({ endedOn, siteId }) => ({ EndedOn: endedOn, SiteId: siteId })),
  Sessions: data.sessions.map((session) => presentSession(session, ownSession)),
});
