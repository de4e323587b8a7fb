import { err, ok, type Result, safeTry } from 'neverthrow';
import { type Confirmed, isPlaced } from '../../domain/booking/booking.ts';
import type { CommandOf } from '../../domain/booking/commands.ts';
import { isConfirmedAndChangeable } from '../../domain/booking/placed/change.ts';
import { changedBookerFieldsOnlyOfficeMayEdit } from '../../domain/booking/placed/change-checks.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { Problem } from '../../domain/party/problem.ts';
import { NO_OCCUPANCY } from '../../domain/seats/occupancy.ts';
import { type Openness, opennessOf } from '../../domain/seats/openness.ts';
import { type Caller, customerActor } from '../booking/actor.ts';
import { type PreviewDeps, previewCommand } from '../booking/preview.ts';
import {
  type CommandDeps,
  type CommandFailure,
  submitCustomerCommand,
} from '../booking/submit-command.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import { type AccessFailure, findOwnBooking, type Trip } from './access.ts';
import type { TripDeps } from './trip-view.ts';

export type BookingChangeFailure = CommandFailure | AccessFailure;

export type ChangeForm = { readonly booking: Confirmed; readonly entry: CatalogueEntry };

/** Returns the caller's own booking, or `changesClosed` if it is too late to change it (R37). */
export const readChangeForm =
  (deps: TripDeps) =>
  async (caller: Caller, bookingId: string): Promise<Result<ChangeForm, BookingChangeFailure>> =>
    safeTry(async function* () {
      const booking = yield* await findOwnBooking(deps)(caller, bookingId);
      const entry = deps.catalogue.byId(booking.siteId, booking.offerId);
      const settings = deps.settings.of(booking.siteId);
      if (entry === undefined || settings === undefined)
        return err({ kind: 'unknownOffer' } as const);
      const today = dayOf(deps.clock.now());
      return isConfirmedAndChangeable(booking, entry.offer, settings, today)
        ? ok({ booking, entry })
        : err({ kind: 'changesClosed' } as const);
    });

export type BookingChangeProblem =
  | Problem
  | {
      readonly userNum: number;
      readonly field: 'gender';
      readonly code: 'invalid' | 'contractParty';
    }
  | { readonly userNum: number; readonly field: 'country'; readonly code: 'contractParty' };

/**
 * The result of a change. `saved`: the change is stored. `wouldBe`: a preview, which stores
 * nothing. `unchanged`: nothing differs. `invalid`: the new data has errors.
 */
export type ChangeResult =
  | { readonly kind: 'saved'; readonly booking: Confirmed }
  | { readonly kind: 'wouldBe'; readonly booking: Confirmed; readonly after: Confirmed }
  | { readonly kind: 'unchanged'; readonly booking: Confirmed }
  | {
      readonly kind: 'invalid';
      readonly booking: Confirmed;
      readonly problems: readonly BookingChangeProblem[];
    };

export type BuildChange = (
  booking: Confirmed,
) => Result<CommandOf<'changeBooking'>, readonly BookingChangeProblem[]>;

type ChangeTerms = {
  readonly expectedVersion: number | null;
  readonly expectedPrice: Money | null;
  readonly rehearsal: boolean;
};

export type BookingChangeDeps = CommandDeps & TripDeps & PreviewDeps;

/** Saves all of a change or nothing (R37). Refuses if the booking has a newer version (R58). */
export const changeBooking =
  (deps: BookingChangeDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    make: BuildChange,
    { expectedVersion, expectedPrice, rehearsal }: ChangeTerms,
  ): Promise<Result<ChangeResult, BookingChangeFailure>> =>
    safeTry(async function* () {
      const { booking } = yield* await readChangeForm(deps)(caller, bookingId);
      const { version } = booking;
      if (expectedVersion !== null && expectedVersion !== version)
        return err({ kind: 'stale', version } as const);
      const command = make(booking);
      if (command.isErr())
        return ok<ChangeResult>({ kind: 'invalid', booking, problems: command.error });
      const signed = changedBookerFieldsOnlyOfficeMayEdit(booking.choices, command.value.people);
      if (signed.length > 0)
        return ok<ChangeResult>({
          kind: 'invalid',
          booking,
          problems: signed.map((field) => ({ userNum: 1, field, code: 'contractParty' })),
        });
      const result = rehearsal
        ? await previewCommand(deps)(customerActor(caller), bookingId, command.value, {
            expectedVersion: version,
            halfFilled: false,
          })
        : await submitCustomerCommand(deps)(
            caller,
            bookingId,
            { ...command.value, ...(expectedPrice === null ? {} : { expectedPrice }) },
            version,
          );
      if (result.isErr()) return refused(booking, result.error);
      const after = result.value.booking;
      if (after.status !== 'confirmed')
        return err({ kind: 'wrongState', status: after.status } as const);
      return ok<ChangeResult>(
        rehearsal ? { kind: 'wouldBe', booking, after } : { kind: 'saved', booking: after },
      );
    });

const refused = (
  booking: Confirmed,
  failure: CommandFailure,
): Result<ChangeResult, BookingChangeFailure> => {
  if (failure.kind === 'alreadyDone') return ok({ kind: 'unchanged', booking });
  if (failure.kind !== 'invalid' || failure.problems.some(({ code }) => code === 'unknown'))
    return err(failure);
  return ok({ kind: 'invalid', booking, problems: failure.problems });
};

export type ChoicesLeft = {
  readonly booking: Confirmed;
  readonly entry: CatalogueEntry;
  /**
   * What is left in each unit, by unit id. The booking's own places count as free, because it can
   * keep them.
   */
  readonly openness: ReadonlyMap<number, Openness>;
};

const choicesLeft =
  ({ store, clock }: Pick<TripDeps, 'store' | 'clock'>) =>
  async ({ booking, entry }: ChangeForm): Promise<ChoicesLeft> => {
    const { offer } = entry;
    const units = offer.units.map(({ id }) => id);
    const occupancies = await store.bookings.taken(units, clock.now(), booking.id);
    return {
      booking,
      entry,
      openness: new Map(
        offer.units.map((unit) => [
          unit.id,
          opennessOf(offer, unit, occupancies.get(unit.id) ?? NO_OCCUPANCY),
        ]),
      ),
    };
  };

export const readPossibleChanges =
  (deps: TripDeps) =>
  async (caller: Caller, bookingId: string): Promise<Result<ChoicesLeft, BookingChangeFailure>> => {
    const found = await readChangeForm(deps)(caller, bookingId);
    return found.isErr() ? err(found.error) : ok(await choicesLeft(deps)(found.value));
  };

export type CancelOrLeaveRequest = CommandOf<'requestCancel' | 'leaveReserveList'>;

/** The owner asks to cancel, or leaves the reserve list (R48). Returns the updated trip. */
export const submitCancelOrLeaveRequest =
  (deps: CommandDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    command: CancelOrLeaveRequest,
    expectedVersion: number | null,
  ): Promise<Result<Trip, CommandFailure | AccessFailure>> =>
    safeTry(async function* () {
      yield* await findOwnBooking(deps)(caller, bookingId);
      const { booking } = yield* await submitCustomerCommand(deps)(
        caller,
        bookingId,
        command,
        expectedVersion,
      );
      return isPlaced(booking)
        ? ok(booking)
        : err({ kind: 'wrongState', status: booking.status } as const);
    });
