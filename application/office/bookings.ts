import { err, ok, type Result } from 'neverthrow';
import { type Booking, isPlaced } from '../../domain/booking/booking.ts';
import type { LifeCommand } from '../../domain/booking/commands.ts';
import {
  type CancellingToday,
  refundIfCustomerCancels,
  termsIfCancelledToday,
} from '../../domain/booking/placed/cancelling.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { type ShownStatus, shownStatus } from '../../domain/booking/placed/status.ts';
import type { PaymentMeans } from '../../domain/brand-settings.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { Ledger, Payment } from '../../domain/payments/ledger.ts';
import { officeActor } from '../booking/actor.ts';
import type { ExecutedCommand } from '../booking/execute-command.ts';
import {
  type CommandDeps,
  type CommandFailure,
  type CommandHooks,
  submitCommandAsActor,
} from '../booking/submit-command.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { PortDeps } from '../ports/ports.ts';

export type OfficeBookingView = {
  readonly booking: Booking;
  readonly entry: CatalogueEntry;
  readonly account: string | null;
  readonly status: ShownStatus | null;
  readonly ledger: Ledger | null;
  readonly paymentMeans: readonly PaymentMeans[];
  readonly cancelling: CancellingToday | null;
  /** Null if the booking is neither an order nor a sign-up. */
  readonly refundIfCustomerCancels: Money | null;
};

export type OfficeBookingViewDeps = PortDeps<{
  store: 'bookings' | 'accounts';
  catalogue: 'byId';
  settings: 'of';
  clock: true;
}>;

export const readBookingForOffice =
  (deps: OfficeBookingViewDeps) =>
  async (booking: Booking): Promise<Result<OfficeBookingView, CommandFailure>> => {
    const entry = deps.catalogue.byId(booking.siteId, booking.offerId);
    if (entry === undefined) return err({ kind: 'unknownOffer' });
    const settings = deps.settings.of(booking.siteId);
    const at = deps.clock.now();
    const { accountId } = booking.owner;
    const account = accountId === null ? null : await deps.store.accounts.byId(accountId);
    const placed = isPlaced(booking) ? booking : null;
    return ok({
      booking,
      entry,
      account: account?.email ?? null,
      status: placed === null ? null : shownStatus(placed, entry.offer, dayOf(at)),
      paymentMeans: settings?.paymentMeans ?? [],
      ledger: placed === null ? null : ledgerOfBooking(placed),
      cancelling:
        booking.status === 'confirmed' && settings !== undefined
          ? termsIfCancelledToday(booking, entry.offer, settings, at)
          : null,
      refundIfCustomerCancels:
        (booking.status === 'confirmed' || booking.status === 'reserveList') &&
        settings !== undefined
          ? refundIfCustomerCancels(booking, entry.offer, settings, at)
          : null,
    });
  };

export const readBookingByIdForOffice =
  (deps: OfficeBookingViewDeps) =>
  async (bookingId: string): Promise<Result<OfficeBookingView, CommandFailure>> => {
    const booking = await deps.store.bookings.get(bookingId);
    return booking === null ? err({ kind: 'unknownBooking' }) : readBookingForOffice(deps)(booking);
  };

/** Returns true if a clerk entered the payment, not the bank, the provider or a voucher (R31.6). */
export const isRegisteredByHand = ({ id, method }: Payment): boolean =>
  (method === 'transfer' || method === 'refund') && !isPaymentIdOfShop(id);

export const isPaymentIdOfShop = (paymentId: string): boolean =>
  /^(?:bank|refund|voucher)\//.test(paymentId);

export const submitOfficeCommand =
  (deps: CommandDeps) =>
  <E = never>(
    name: string,
    bookingId: string,
    command: LifeCommand,
    expectedVersion: number | null = null,
    alongside: CommandHooks<E> = {},
  ): Promise<Result<ExecutedCommand, CommandFailure | E>> =>
    submitCommandAsActor(deps)<E>(
      officeActor(name),
      bookingId,
      command,
      expectedVersion,
      alongside,
    );
