import { err, ok, type Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/actor.ts';
import type { CommandDeps } from '../../../../application/booking/submit-command.ts';
import type { Trip } from '../../../../application/panel/access.ts';
import {
  type BookingChangeDeps,
  type BookingChangeFailure,
  type BookingChangeProblem,
  type BuildChange,
  type CancelOrLeaveRequest,
  type ChangeForm,
  type ChangeResult,
  changeBooking,
  readChangeForm,
  readPossibleChanges,
  submitCancelOrLeaveRequest,
} from '../../../../application/panel/change-booking.ts';
import {
  readTripView,
  type TripDeps,
  type TripView,
} from '../../../../application/panel/trip-view.ts';
import { listTrips } from '../../../../application/panel/trips.ts';
import type { Paper } from '../../../../application/ports/papers.ts';
import type { Store } from '../../../../application/ports/store.ts';
import type { Confirmed } from '../../../../domain/booking/booking.ts';
import type { Instant } from '../../../../domain/calendar.ts';
import type { ChangesAnswer, PanelAnswer } from '../../contract/panel/panel.ts';
import type { RequestOf } from '../../contract/routes.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import { presentConsentingParticipant } from '../present/people.ts';
import type { RequestLists } from '../request-parsing/field-paths.ts';
import { type OfBooking, ownBookingHandler } from '../request-parsing/on-own-booking.ts';
import { optionsChangeBuilder, participantsChangeBuilder } from './changes.ts';
import { presentPreview } from './present/money.ts';
import { presentOpenChoices } from './present/parameters.ts';
import { presentTrip } from './present/trip.ts';
import { changeErrors, createTripFailureMapper } from './refusals.ts';

/** A preview reads the stored papers, because it names those that the change makes outdated. */
type PanelDeps = BookingChangeDeps & {
  readonly store: Pick<Store, 'papers'>;
  /** Issues the papers of a change before the response. Undefined if the shop issues no papers. */
  readonly settle?: (bookingId: string) => Promise<unknown>;
};

const onTrip = <R extends OfBooking, T, A>(
  deps: TripDeps,
  act: (caller: Caller, request: R) => Promise<Result<T, BookingChangeFailure>>,
  present: (done: T) => A,
  sentOf?: (request: R) => RequestLists,
) => ownBookingHandler(createTripFailureMapper(deps), act, present, sentOf);

const presentPanelAnswer = (view: TripView): PanelAnswer => ({ Reservation: presentTrip(view) });

/** Reads the trip as its booker sees it. */
const readOwnTrip = async (
  deps: TripDeps,
  trip: Trip,
): Promise<Result<TripView, BookingChangeFailure>> => {
  const view = await readTripView(deps)(trip, { kind: 'owner' });
  return view === null ? err({ kind: 'unknownOffer' }) : ok(view);
};

type Flags = Omit<ChangesAnswer, 'Reservation'>;
const DONE: Flags = { ChangesFound: true, ChangesSaved: true, ChangesValidated: true };

type FlagDeps = {
  readonly dryRun: boolean;
  readonly papers: readonly Paper[];
  readonly errorsOf: (problems: readonly BookingChangeProblem[]) => Flags['errors'];
  readonly at: Instant;
};

/** Returns the result's flags. A change of nothing counts as saved, except in a dry run (R37). */
const flagsOf = (result: ChangeResult, { dryRun, papers, errorsOf, at }: FlagDeps): Flags => {
  const preview = (after: Confirmed) => presentPreview(result.booking, after, papers, at);
  switch (result.kind) {
    case 'saved':
      return DONE;
    case 'wouldBe':
      return { ...DONE, ChangesSaved: false, Preview: preview(result.after) };
    case 'unchanged':
      return dryRun
        ? { ...DONE, ChangesFound: false, ChangesSaved: false, Preview: preview(result.booking) }
        : DONE;
    case 'invalid': {
      const errors = errorsOf(result.problems);
      return { ...DONE, ChangesSaved: false, ChangesValidated: false, errors };
    }
  }
};

type Change = OfBooking & {
  readonly expectedVersion?: number | undefined;
  readonly expectedPrice?: number | undefined;
  readonly dryRun?: 0 | 1 | undefined;
};

const changeHandler = <R extends Change>(
  deps: PanelDeps,
  makerOf: (request: R) => BuildChange,
  sentOf: (request: R) => RequestLists,
) =>
  onTrip(
    deps,
    async (caller, request: R): Promise<Result<ChangesAnswer, BookingChangeFailure>> => {
      const dryRun = request.dryRun === 1;
      const changed = await changeBooking(deps)(caller, request.reservationId, makerOf(request), {
        expectedVersion: request.expectedVersion ?? null,
        expectedPrice: request.expectedPrice ?? null,
        rehearsal: dryRun,
      });
      if (changed.isErr()) return err(changed.error);
      const { kind, booking } = changed.value;
      // The change is saved. If making its papers fails now, the shop makes them later.
      if (kind === 'saved') await deps.settle?.(booking.id).catch(() => undefined);
      const offer = deps.catalogue.byId(booking.siteId, booking.offerId)?.offer ?? null;
      const papers = kind === 'wouldBe' ? await deps.store.papers.ofBooking(booking.id) : [];
      const flags = flagsOf(changed.value, {
        dryRun,
        papers,
        errorsOf: (problems) => changeErrors(problems, sentOf(request), offer),
        at: deps.clock.now(),
      });
      const view = await readOwnTrip(deps, booking);
      return view.map((trip) => ({ ...flags, ...presentPanelAnswer(trip) }));
    },
    (answer) => answer,
    sentOf,
  );

const wishHandler = (deps: CommandDeps & TripDeps, command: CancelOrLeaveRequest) =>
  onTrip(
    deps,
    async (caller, request: RequestOf<'cancelRequest' | 'leaveReserveList'>) => {
      const { reservationId, expectedVersion = null } = request;
      const trip = await submitCancelOrLeaveRequest(deps)(
        caller,
        reservationId,
        command,
        expectedVersion,
      );
      return trip.isErr() ? err(trip.error) : readOwnTrip(deps, trip.value);
    },
    presentPanelAnswer,
  );

export const panelTripHandlers = (deps: PanelDeps) => {
  const onChangeable = <A>(present: (form: ChangeForm) => A) =>
    onTrip(
      deps,
      (caller, { reservationId }: OfBooking) => readChangeForm(deps)(caller, reservationId),
      present,
    );
  return {
    accountReservations: async ({ customer, request }) => {
      const { current, historic } = await listTrips(deps)(customer, {
        historic: request.historic !== 0,
      });
      return ok({
        Reservations: { Current: current.map(presentTrip), Historic: historic.map(presentTrip) },
      });
    },
    changesAllowed: onChangeable(() => ({ Allowed: true })),
    changeParticipantsGet: onChangeable(({ booking }) => ({
      Participants: booking.choices.participants.map(presentConsentingParticipant),
      Version: booking.version,
    })),
    changeParticipants: changeHandler<RequestOf<'changeParticipants'>>(
      deps,
      ({ data }) => participantsChangeBuilder(data),
      ({ data }) => ({ participantsConfig: data }),
    ),
    changeParametersGet: onTrip(
      deps,
      (caller, { reservationId }: OfBooking) => readPossibleChanges(deps)(caller, reservationId),
      (choicesLeft) => ({
        Parameters: presentOpenChoices(choicesLeft),
        Version: choicesLeft.booking.version,
      }),
    ),
    changeParameters: changeHandler<RequestOf<'changeParameters'>>(
      deps,
      ({ data }) => optionsChangeBuilder(data),
      ({ data }) => data,
    ),
    cancelRequest: wishHandler(deps, { type: 'requestCancel' }),
    leaveReserveList: wishHandler(deps, { type: 'leaveReserveList' }),
  } satisfies Handlers;
};
