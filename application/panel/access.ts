import { err, ok, type Result } from 'neverthrow';
import { type Booking, isPlaced, type PlacedBooking } from '../../domain/booking/booking.ts';
import { isOwnerOfBooking, type Visitor } from '../booking/actor.ts';
import type { Message } from '../ports/messages.ts';
import type { PortDeps } from '../ports/ports.ts';

export type Trip = PlacedBooking;

export type TripRole =
  | { readonly kind: 'owner' }
  | { readonly kind: 'traveller'; readonly userNums: readonly number[] };

/** Returns the caller's role in the booking; null if the booking does not name the caller (R45). */
export const roleOf = (caller: Visitor, booking: Booking): TripRole | null => {
  if (isOwnerOfBooking(caller, booking)) return { kind: 'owner' };
  const email = caller.account?.email ?? '';
  if (email === '' || !isPlaced(booking)) return null;
  const ownPlaces = booking.choices.participants.filter(({ person }) => person.email === email);
  return ownPlaces.length === 0
    ? null
    : { kind: 'traveller', userNums: ownPlaces.map(({ userNum }) => userNum) };
};

export type AccessFailure = { readonly kind: 'unknownBooking' } | { readonly kind: 'notOwner' };

export const findOwnBooking =
  ({ store }: PortDeps<{ store: 'bookings' }>) =>
  async (caller: Visitor, bookingId: string): Promise<Result<Booking, AccessFailure>> => {
    const booking = await store.bookings.get(bookingId);
    const role = booking === null || booking.status === 'removed' ? null : roleOf(caller, booking);
    if (booking === null || role === null) return err({ kind: 'unknownBooking' });
    return role.kind === 'owner' ? ok(booking) : err({ kind: 'notOwner' });
  };

export type MessageDeps = PortDeps<{ store: 'messages'; clock: true }>;

export const listMessages = (
  { store }: MessageDeps,
  accountId: string,
): Promise<readonly Message[]> => store.messages.ofAccount(accountId);

/** Marks a message as read. Returns false if the message is not the account's (R41, R45). */
export const markMessageRead = (
  { store, clock }: MessageDeps,
  accountId: string,
  messageId: string,
): Promise<boolean> => store.messages.markRead(accountId, messageId, clock.now());
