import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { ChooseBerths, ChooseExtras, ChooseInsurance, ChooseTrip, Confirm, Recorded } from '../../domain/booking/commands.ts';
import { type Caller, mayUse } from '../booking/caller.ts';
import { type Executed, execute } from '../booking/execute.ts';
import { type Alongside, type CommandDeps, type CommandFailure, giveCommand } from '../booking/give-command.ts';
import { type WizardView, wizardView } from './view.ts';

export type WizardFailure = CommandFailure;

const shown = async (deps: CommandDeps, caller: Caller, booking: Booking): Promise<Result<WizardView, WizardFailure>> => {
  const view = await wizardView(deps)(caller, booking);
  return view === null ? err({ kind: 'unknownOffer' }) : ok(view);
};

/** Begins a booking of an offer (R9). Several drafts may stand side by side; holds are limited, not drafts (R8). */
export const createReservation =
  (deps: CommandDeps) =>
  async (caller: Caller, siteId: number, offerId: number): Promise<Result<WizardView, WizardFailure>> => {
    const recorded: Recorded = {
      bookingId: deps.ids.bookingId(),
      command: { type: 'createDraft', offerId, siteId },
      owner: { visitorId: caller.visitorId, accountId: caller.account?.id ?? null },
      at: deps.clock.now(),
      expectedVersion: null,
      bookerEmail: caller.account?.email ?? null,
      trips: {},
    };
    const result = await deps.store.inTransaction([{ kind: 'booking', id: recorded.bookingId }], (transaction) =>
      execute(deps)(transaction, recorded, caller.address),
    );
    return result.isErr() ? err(result.error) : shown(deps, caller, result.value.booking);
  };

/** A booking of the caller's as it is now (R45). */
export const readReservation =
  (deps: CommandDeps) =>
  async (caller: Caller, bookingId: string): Promise<Result<WizardView, WizardFailure>> => {
    const booking = await deps.store.bookings.get(bookingId);
    return booking === null || !mayUse(caller, booking) ? err({ kind: 'unknownBooking' }) : shown(deps, caller, booking);
  };

/** Saves one step of the wizard: steps 1 to 4; step 5 has its own use case, because it may make an account. */
export const saveStep =
  (deps: CommandDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    command: ChooseTrip | ChooseBerths | ChooseInsurance | ChooseExtras,
    expectedVersion: number | null,
  ): Promise<Result<WizardView, WizardFailure>> => {
    const result = await giveCommand(deps)(caller, bookingId, command, expectedVersion);
    return result.isErr() ? err(result.error) : shown(deps, caller, result.value.booking);
  };

const placedMail = (deps: CommandDeps): Alongside<never> => ({
  after: async (transaction, { booking }: Executed) => {
    const settings = deps.settings.of(booking.siteId);
    const offer = deps.catalogue.byId(booking.siteId, booking.offerId)?.offer;
    const first = booking.choices.participants[0];
    if (booking.status === 'draft' || settings === undefined || offer === undefined || first === undefined) return;
    const { firstName, lastName, email } = first.person;
    await transaction.outbox.add({
      id: `${booking.id}-placed`,
      siteId: booking.siteId,
      to: email,
      createdAt: booking.placedAt,
      content: {
        kind: 'bookingPlaced',
        bookingId: booking.id,
        reserveList: booking.status === 'reserveList',
        firstName,
        offerName: offer.name,
        from: offer.from,
        to: offer.to,
        travellers: booking.choices.participants.length,
        price: booking.quote.price,
        plan: booking.plan,
        paymentType: booking.paymentType,
        bankTransfer: { ...settings.bankTransfer, title: `${booking.id} ${firstName} ${lastName} ${offer.name}` },
      },
    });
  },
});

/** Orders what was chosen; asking again answers the first order (R50). */
export const confirmReservation =
  (deps: CommandDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    command: Confirm,
    expectedVersion: number | null,
  ): Promise<Result<WizardView, WizardFailure>> => {
    const result = await giveCommand(deps)(caller, bookingId, command, expectedVersion, placedMail(deps));
    if (result.isOk()) return shown(deps, caller, result.value.booking);
    return result.error.kind === 'alreadyConfirmed' ? readReservation(deps)(caller, bookingId) : err(result.error);
  };
