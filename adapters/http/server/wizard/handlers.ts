import { err, ok, type Result } from 'neverthrow';
import { type LimitDeps, registrationLimit } from '../../../../application/accounts/limits.ts';
import {
  type NamingDeps,
  nameParticipants,
} from '../../../../application/wizard/name-participants.ts';
import { listOwnHolds } from '../../../../application/wizard/own-holds.ts';
import { previewStep } from '../../../../application/wizard/preview-step.ts';
import type { ViewDeps, WizardView } from '../../../../application/wizard/view.ts';
import {
  type BeginningDeps,
  createReservation,
  readReservation,
  readSummary,
  type StepDeps,
  saveStep,
} from '../../../../application/wizard/wizard.ts';
import { wireInstant } from '../../contract/codecs/texts.ts';
import type { RequestOf } from '../../contract/routes.ts';
import type { ReservationAnswer } from '../../contract/wizard/wizard.ts';
import type { Handler, Handlers } from '../pipeline/pipeline.ts';
import { type CallRefusal, refuseWith } from '../pipeline/refusal.ts';
import type { RequestSession } from '../pipeline/request-session.ts';
import type { RequestLists } from '../request-parsing/field-paths.ts';
import {
  berthsCommand,
  extrasCommand,
  insuranceCommand,
  peopleOf,
  registrationOf,
  tripCommand,
} from './commands.ts';
import { onReservation } from './on-reservation.ts';
import { orderHandler } from './order.ts';
import { presentReservation } from './present-reservation.ts';
import { refuseFailure } from './refusals.ts';

const answer = (result: Result<WizardView, CallRefusal>): Result<ReservationAnswer, CallRefusal> =>
  result.map((view) => ({ Reservation: presentReservation(view) }));

const create =
  (deps: BeginningDeps): Handler<'reservationCreate'> =>
  async ({ request, site, visit }) => {
    const caller = await visit.beginner();
    const result = await createReservation(deps)(caller, site.siteId, request.offerId);
    return result
      .map(({ id }) => ({ Reservation: { ReservationId: id } }))
      .mapErr((failure) => refuseFailure(failure, { sent: {}, view: null }));
  };

type Call<R> = { readonly request: R; readonly visit: RequestSession };
type OfReservation = { readonly reservationId: string };

const get =
  (deps: ViewDeps, readBy: typeof readReservation = readReservation) =>
  async ({ request: { reservationId }, visit }: Call<OfReservation>) =>
    answer(
      await onReservation(deps, { visit, reservationId }, (caller) =>
        readBy(deps)(caller, reservationId),
      ),
    );

type SaveRequest = OfReservation & {
  readonly expectedVersion?: number | undefined;
  readonly dryRun?: boolean | undefined;
};
type StepCommand = Parameters<ReturnType<typeof saveStep>>[2];

const update =
  <R extends SaveRequest>(
    deps: StepDeps,
    commandOf: (request: R) => StepCommand,
    sentOf: (request: R) => RequestLists,
  ) =>
  async ({ request, visit }: Call<R>) => {
    const { reservationId, expectedVersion = null, dryRun = false } = request;
    const saved = await onReservation(
      deps,
      { visit, reservationId, sent: sentOf(request) },
      (caller) =>
        dryRun
          ? previewStep(deps)(caller, reservationId, commandOf(request))
          : saveStep(deps)(caller, reservationId, commandOf(request), expectedVersion),
    );
    return answer(saved);
  };

/** A booker without an account opens one with the data of participant 1 (R35). */
const saveParticipants =
  (deps: NamingDeps) =>
  async ({ request, visit }: Call<RequestOf<'participantsUpdate'>>) => {
    const { reservationId, participantsConfig, expectedVersion = null } = request;
    const naming = { participants: peopleOf(request), registration: registrationOf(request) };
    const named = await onReservation(
      deps,
      { visit, reservationId, sent: { participantsConfig } },
      (caller) => nameParticipants(deps)(caller, reservationId, naming, expectedVersion),
    );
    return answer(named);
  };

/** Lists the caller's own drafts that hold places (R8.16). */
const listHeldDrafts =
  (deps: Parameters<typeof listOwnHolds>[0]): Handler<'reservationsHeld'> =>
  async ({ visit }) => {
    const caller = await visit.caller();
    if (caller === null) return err(refuseWith('noSession'));
    const { at, holds } = await listOwnHolds(deps)(caller);
    return ok({
      Held: holds.map(({ bookingId, offerId, until }) => ({
        ReservationId: bookingId,
        OfferId: offerId,
        HoldUntil: wireInstant(until),
        HoldSeconds: Math.ceil((until - at) / 1000),
      })),
    });
  };

export const wizardHandlers = (
  deps: StepDeps & BeginningDeps,
  accounts: LimitDeps & Pick<NamingDeps, 'passwords' | 'commonPasswords'>,
) =>
  ({
    reservationCreate: create(deps),
    reservationsHeld: listHeldDrafts(deps),
    detailsGet: get(deps),
    detailsUpdate: update(deps, tripCommand, () => ({})),
    accommodationsGet: get(deps),
    accommodationsUpdate: update(
      deps,
      berthsCommand,
      ({ accommodationConfig, journeyConfig }: RequestOf<'accommodationsUpdate'>) => ({
        accommodationConfig,
        journeyConfig,
      }),
    ),
    insuranceGet: get(deps),
    insuranceUpdate: update(
      deps,
      insuranceCommand,
      ({ insuranceConfig }: RequestOf<'insuranceUpdate'>) => ({ insuranceConfig }),
    ),
    addonsGet: get(deps),
    addonsUpdate: update(
      deps,
      extrasCommand,
      ({ trainingsConfig, addonsConfig }: RequestOf<'addonsUpdate'>) => ({
        trainingsConfig,
        addonsConfig,
      }),
    ),
    participantsGet: get(deps),
    participantsUpdate: saveParticipants({
      ...deps,
      passwords: accounts.passwords,
      commonPasswords: accounts.commonPasswords,
      ...registrationLimit({ ...accounts, ids: deps.ids }),
    }),
    confirmationGet: get(deps, readSummary),
    confirm: orderHandler(deps),
  }) satisfies Handlers;
