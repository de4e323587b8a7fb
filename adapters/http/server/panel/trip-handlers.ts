import { err, ok, type Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/actor.ts';
import type { CommandDeps } from '../../../../application/booking/submit-command.ts';
import { findOwnBooking } from '../../../../application/panel/access.ts';
import {
  type BookingChangeDeps,
  type BookingChangeFailure,
  type BuildChange,
  type CancelOrLeaveRequest,
  type ChangeResult,
  changeBooking,
  readChangeForm,
  readPossibleChanges,
  submitCancelOrLeaveRequest,
} from '../../../../application/panel/change-booking.ts';
import { readTripView, type TripDeps } from '../../../../application/panel/trip-view.ts';
import { listTrips } from '../../../../application/panel/trips.ts';
import type { Paper } from '../../../../application/ports/papers.ts';
import type { Store } from '../../../../application/ports/store.ts';
import type { ChangesAnswer, PanelAnswer } from '../../contract/panel/panel.ts';
import type { RequestOf } from '../../contract/routes.ts';
import { customerOnlyHandler } from '../pipeline/customer.ts';
import { type CallRefusal, refuseWith } from '../pipeline/failures.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import type { SessionCall } from '../pipeline/request-session.ts';
import { presentConsentingParticipant } from '../present/people.ts';
import type { RequestLists } from '../request-parsing/field-paths.ts';
import { runOnOwnBooking } from '../request-parsing/on-own-booking.ts';
import { optionsChangeBuilder, participantsChangeBuilder } from './changes.ts';
import { presentPreview } from './present/money.ts';
import { presentOpenChoices } from './present/parameters.ts';
import { presentTrip } from './present/trip.ts';
import { changeErrors, createTripFailureMapper, panelFieldPath } from './refusals.ts';

/** A preview reads the stored papers, because it names those that the change makes outdated. */
type PanelDeps = BookingChangeDeps & {
  readonly store: Pick<Store, 'papers'>;
  /** Issues the papers of a change before the response. Undefined if the shop issues no papers. */
  readonly settle?: (bookingId: string) => Promise<unknown>;
};

type OnTrip = { readonly reservationId: string };

const onTrip =
  <R extends OnTrip, T>(
    deps: TripDeps,
    act: (caller: Caller, request: R) => Promise<Result<T, BookingChangeFailure>>,
    sentOf: (request: R) => RequestLists = () => ({}),
  ) =>
  ({ request, requestSession }: SessionCall<R>): Promise<Result<T, CallRefusal>> => {
    const sent = sentOf(request);
    return runOnOwnBooking(
      {
        requestSession,
        sent,
        pathOf: panelFieldPath,
        notOwn: async (caller) => {
          const booking = await findOwnBooking(deps)(caller, request.reservationId);
          return booking.isOk()
            ? null
            : createTripFailureMapper(deps)(caller, request.reservationId, booking.error, sent);
        },
      },
      (caller) => act(caller, request),
      (caller, failure) =>
        createTripFailureMapper(deps)(caller, request.reservationId, failure, sent),
    );
  };

const OWNER = { kind: 'owner' } as const;

const presentCurrentTrip = async (
  deps: TripDeps,
  trip: Parameters<ReturnType<typeof readTripView>>[0],
): Promise<Result<PanelAnswer, CallRefusal>> => {
  const view = await readTripView(deps)(trip, OWNER);
  return view === null ? err(refuseWith('notFound')) : ok({ Reservation: presentTrip(view) });
};

type Flags = Omit<ChangesAnswer, 'Reservation'>;
const DONE: Flags = { ChangesFound: true, ChangesSaved: true, ChangesValidated: true };

/** Returns the result's flags. A change of nothing counts as saved, except in a dry run (R37). */
const flagsOf = (
  result: ChangeResult,
  {
    dryRun,
    papers,
    errors,
    at,
  }: { dryRun: boolean; papers: readonly Paper[]; errors: () => Flags['errors']; at: number },
): Flags => {
  switch (result.kind) {
    case 'saved':
      return DONE;
    case 'wouldBe':
      return {
        ...DONE,
        ChangesSaved: false,
        Preview: presentPreview(result.booking, result.after, papers, at),
      };
    case 'unchanged':
      return dryRun
        ? {
            ...DONE,
            ChangesFound: false,
            ChangesSaved: false,
            Preview: presentPreview(result.booking, result.booking, [], at),
          }
        : DONE;
    case 'invalid':
      return { ...DONE, ChangesSaved: false, ChangesValidated: false, errors: errors() };
  }
};

type Change = OnTrip & {
  readonly expectedVersion?: number | undefined;
  readonly expectedPrice?: number | undefined;
  readonly dryRun?: 0 | 1 | undefined;
};

const changeHandler = <R extends Change>(
  deps: PanelDeps,
  makerOf: (request: R) => BuildChange,
  sentOf: (request: R) => RequestLists,
) => {
  const act = onTrip<R, ChangeResult>(
    deps,
    (caller, request) =>
      changeBooking(deps)(caller, request.reservationId, makerOf(request), {
        expectedVersion: request.expectedVersion ?? null,
        expectedPrice: request.expectedPrice ?? null,
        rehearsal: request.dryRun === 1,
      }),
    sentOf,
  );
  return async (call: SessionCall<R>): Promise<Result<ChangesAnswer, CallRefusal>> => {
    const result = await act(call);
    if (result.isErr()) return err(result.error);
    const { booking } = result.value;
    // The change is saved. If making its papers fails now, the shop makes them later.
    if (result.value.kind === 'saved') await deps.settle?.(booking.id).catch(() => undefined);
    const offer = deps.catalogue.byId(booking.siteId, booking.offerId)?.offer ?? null;
    const problems = result.value.kind === 'invalid' ? result.value.problems : [];
    const errors = () => changeErrors(problems, sentOf(call.request), offer);
    const papers =
      result.value.kind === 'wouldBe' ? await deps.store.papers.ofBooking(booking.id) : [];
    const flags = flagsOf(result.value, {
      dryRun: call.request.dryRun === 1,
      papers,
      errors,
      at: deps.clock.now(),
    });
    return (await presentCurrentTrip(deps, booking)).map((answer) => ({ ...flags, ...answer }));
  };
};

const wishHandler = <R extends OnTrip & { readonly expectedVersion?: number | undefined }>(
  deps: CommandDeps & TripDeps,
  command: CancelOrLeaveRequest,
) => {
  const act = onTrip<R, Parameters<ReturnType<typeof readTripView>>[0]>(deps, (caller, request) =>
    submitCancelOrLeaveRequest(deps)(
      caller,
      request.reservationId,
      command,
      request.expectedVersion ?? null,
    ),
  );
  return async (call: SessionCall<R>): Promise<Result<PanelAnswer, CallRefusal>> => {
    const result = await act(call);
    return result.isErr() ? err(result.error) : presentCurrentTrip(deps, result.value);
  };
};

export const panelTripHandlers = (deps: PanelDeps) => {
  const allowed = onTrip(deps, (caller, { reservationId }: OnTrip) =>
    readChangeForm(deps)(caller, reservationId),
  );
  const parameters = onTrip(deps, (caller, { reservationId }: OnTrip) =>
    readPossibleChanges(deps)(caller, reservationId),
  );
  return {
    accountReservations: customerOnlyHandler<'accountReservations'>(
      async ({ customer, request }) => {
        const { current, historic } = await listTrips(deps)(customer, {
          historic: request.historic !== 0,
        });
        return ok({
          Reservations: { Current: current.map(presentTrip), Historic: historic.map(presentTrip) },
        });
      },
    ),
    changesAllowed: async (call) => (await allowed(call)).map(() => ({ Allowed: true })),
    changeParticipantsGet: async (call) =>
      (await allowed(call)).map(({ booking }) => ({
        Participants: booking.choices.participants.map(presentConsentingParticipant),
        Version: booking.version,
      })),
    changeParticipants: changeHandler<RequestOf<'changeParticipants'>>(
      deps,
      ({ data }) => participantsChangeBuilder(data),
      ({ data }) => ({ participantsConfig: data }),
    ),
    changeParametersGet: async (call) =>
      (await parameters(call)).map((choicesLeft) => ({
        Parameters: presentOpenChoices(choicesLeft),
        Version: choicesLeft.booking.version,
      })),
    changeParameters: changeHandler<RequestOf<'changeParameters'>>(
      deps,
      ({ data }) => optionsChangeBuilder(data),
      ({ data }) => sentLists(data),
    ),
    cancelRequest: wishHandler<RequestOf<'cancelRequest'>>(deps, { type: 'requestCancel' }),
    leaveReserveList: wishHandler<RequestOf<'leaveReserveList'>>(deps, {
      type: 'leaveReserveList',
    }),
  } satisfies Handlers;
};

const sentLists = ({
  addonsConfig,
  ...data
}: RequestOf<'changeParameters'>['data']): RequestLists => ({
  ...data,
  addonsConfig: addonsConfig?.map(({ userNum, addonsSelected }) => ({
    userNum,
    addonsSelected: (addonsSelected ?? []).map(({ addonId, addonOptionId }) => ({
      addonId: addonId ?? 0,
      addonOptionId,
    })),
  })),
});
