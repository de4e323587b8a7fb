import { err, ok, type Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/caller.ts';
import type { GivingDeps } from '../../../../application/booking/give-command.ts';
import { ownBooking } from '../../../../application/panel/access.ts';
import {
  type ChangeDeps,
  type ChangeFailure,
  type ChangeMaker,
  type ChangeResult,
  changeable,
  changeBooking,
} from '../../../../application/panel/change-booking.ts';
import { readChoicesLeft } from '../../../../application/panel/choices-left.ts';
import { type TripDeps, tripView } from '../../../../application/panel/trip-view.ts';
import { tripsOf } from '../../../../application/panel/trips.ts';
import { type Wish, wish } from '../../../../application/panel/wishes.ts';
import type { Paper } from '../../../../application/ports/papers.ts';
import type { Store } from '../../../../application/ports/store.ts';
import type { ChangesAnswer, PanelAnswer } from '../../contract/panel/panel.ts';
import type { RequestOf } from '../../contract/routes.ts';
import { forCustomer } from '../frame/customer.ts';
import type { Handlers } from '../frame/frame.ts';
import { type Refused, refuse } from '../frame/refused.ts';
import type { Visit } from '../frame/visit.ts';
import { presentTraveller } from '../present/people.ts';
import type { SentLists } from '../sent/field-paths.ts';
import { onOwnBooking } from '../sent/on-own-booking.ts';
import { parametersChange, peopleChange } from './changes.ts';
import { presentPreview } from './present/money.ts';
import { presentParameters } from './present/parameters.ts';
import { presentTrip } from './present/trip.ts';
import { changeErrors, inData, refusedTrip } from './refusals.ts';

/** A preview of a change names the papers that it would leave outdated. */
type PanelDeps = ChangeDeps & {
  readonly store: Pick<Store, 'papers'>;
  /** Makes the papers that a change left due, so that its answer has them; absent where nobody prints any. */
  readonly settle?: (bookingId: string) => Promise<unknown>;
};

type OnTrip = { readonly reservationId: string };
type Call<R> = { readonly request: R; readonly visit: Visit };

/** A call on one trip; what was sent stands in `data`. */
const onTrip =
  <R extends OnTrip, T>(
    deps: TripDeps,
    act: (caller: Caller, request: R) => Promise<Result<T, ChangeFailure>>,
    sentOf: (request: R) => SentLists = () => ({}),
  ) =>
  ({ request, visit }: Call<R>): Promise<Result<T, Refused>> => {
    const sent = sentOf(request);
    return onOwnBooking(
      {
        visit,
        sent,
        pathOf: inData,
        notOwn: async (caller) => {
          const own = await ownBooking(deps)(caller, request.reservationId);
          return own.isOk() ? null : refusedTrip(deps)(caller, request.reservationId, own.error, sent);
        },
      },
      (caller) => act(caller, request),
      (caller, failure) => refusedTrip(deps)(caller, request.reservationId, failure, sent),
    );
  };

const OWNER = { kind: 'owner' } as const;

/** The trip as it now is to its owner. */
const presented = async (deps: TripDeps, trip: Parameters<ReturnType<typeof tripView>>[0]): Promise<Result<PanelAnswer, Refused>> => {
  const view = await tripView(deps)(trip, OWNER);
  return view === null ? err(refuse('notFound')) : ok({ Reservation: presentTrip(view) });
};

type Flags = Omit<ChangesAnswer, 'Reservation'>;
const DONE: Flags = { ChangesFound: true, ChangesSaved: true, ChangesValidated: true };

/** A save without a change answers three trues (R37); a dry run never says that it saved. */
const flagsOf = (
  result: ChangeResult,
  { dryRun, papers, errors, at }: { dryRun: boolean; papers: readonly Paper[]; errors: () => Flags['errors']; at: number },
): Flags => {
  switch (result.kind) {
    case 'saved':
      return DONE;
    case 'wouldBe':
      return { ...DONE, ChangesSaved: false, Preview: presentPreview(result.booking, result.after, papers, at) };
    case 'unchanged':
      return dryRun
        ? { ...DONE, ChangesFound: false, ChangesSaved: false, Preview: presentPreview(result.booking, result.booking, [], at) }
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

/** Makes a change, or only shows what it would come to. */
const change = <R extends Change>(deps: PanelDeps, makerOf: (request: R) => ChangeMaker, sentOf: (request: R) => SentLists) => {
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
  return async (call: Call<R>): Promise<Result<ChangesAnswer, Refused>> => {
    const result = await act(call);
    if (result.isErr()) return err(result.error);
    const { booking } = result.value;
    // What cannot be made now is kept to be made: the change itself is done.
    if (result.value.kind === 'saved') await deps.settle?.(booking.id).catch(() => undefined);
    const offer = deps.catalogue.byId(booking.siteId, booking.offerId)?.offer ?? null;
    const problems = result.value.kind === 'invalid' ? result.value.problems : [];
    const errors = () => changeErrors(problems, sentOf(call.request), offer);
    const papers = result.value.kind === 'wouldBe' ? await deps.store.papers.ofBooking(booking.id) : [];
    const flags = flagsOf(result.value, { dryRun: call.request.dryRun === 1, papers, errors, at: deps.clock.now() });
    return (await presented(deps, booking)).map((answer) => ({ ...flags, ...answer }));
  };
};

const wishing = <R extends OnTrip & { readonly expectedVersion?: number | undefined }>(deps: GivingDeps & TripDeps, command: Wish) => {
  const act = onTrip<R, Parameters<ReturnType<typeof tripView>>[0]>(deps, (caller, request) =>
    wish(deps)(caller, request.reservationId, command, request.expectedVersion ?? null),
  );
  return async (call: Call<R>): Promise<Result<PanelAnswer, Refused>> => {
    const result = await act(call);
    return result.isErr() ? err(result.error) : presented(deps, result.value);
  };
};

/** The customer's trips, and what their owner does about them (R37, R45, R48). */
export const panelHandlers = (deps: PanelDeps) => {
  const allowed = onTrip(deps, (caller, { reservationId }: OnTrip) => changeable(deps)(caller, reservationId));
  const parameters = onTrip(deps, (caller, { reservationId }: OnTrip) => readChoicesLeft(deps)(caller, reservationId));
  return {
    accountReservations: forCustomer(async ({ customer }) => {
      const { current, historic } = await tripsOf(deps)(customer);
      return ok({ Reservations: { Current: current.map(presentTrip), Historic: historic.map(presentTrip) } });
    }),
    changesAllowed: async (call) => (await allowed(call)).map(() => ({ Allowed: true })),
    changeParticipantsGet: async (call) =>
      (await allowed(call)).map(({ booking }) => ({
        Participants: booking.choices.participants.map(presentTraveller),
        Version: booking.version,
      })),
    changeParticipants: change<RequestOf<'changeParticipants'>>(
      deps,
      ({ data }) => peopleChange(data),
      ({ data }) => ({ participantsConfig: data }),
    ),
    changeParametersGet: async (call) =>
      (await parameters(call)).map((left) => ({ Parameters: presentParameters(left), Version: left.booking.version })),
    changeParameters: change<RequestOf<'changeParameters'>>(
      deps,
      ({ data }) => parametersChange(data),
      ({ data }) => sentLists(data),
    ),
    cancelRequest: wishing<RequestOf<'cancelRequest'>>(deps, { type: 'requestCancel' }),
    leaveReserveList: wishing<RequestOf<'leaveReserveList'>>(deps, { type: 'leaveReserveList' }),
  } satisfies Handlers;
};

/** An add-on list that says nothing counts as none. */
const sentLists = ({ addonsConfig, ...data }: RequestOf<'changeParameters'>['data']): SentLists => ({
  ...data,
  addonsConfig: addonsConfig?.map(({ userNum, addonsSelected }) => ({
    userNum,
    addonsSelected: (addonsSelected ?? []).map(({ addonId, addonOptionId }) => ({ addonId: addonId ?? 0, addonOptionId })),
  })),
});
