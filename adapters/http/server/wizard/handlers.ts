import type { Result } from 'neverthrow';
import { type LimitDeps, registrationLimit } from '../../../../application/accounts/limits.ts';
import type { Passwords } from '../../../../application/ports/passwords.ts';
import { type NamingDeps, nameParticipants } from '../../../../application/wizard/name-participants.ts';
import { previewStep } from '../../../../application/wizard/preview-step.ts';
import type { ViewDeps, WizardView } from '../../../../application/wizard/view.ts';
import {
  type BeginningDeps,
  confirmReservation,
  createReservation,
  readReservation,
  type StepDeps,
  saveStep,
} from '../../../../application/wizard/wizard.ts';
import type { Booking } from '../../../../domain/booking/booking.ts';
import type { RequestOf } from '../../contract/routes.ts';
import type { ReservationAnswer } from '../../contract/wizard/wizard.ts';
import type { Handler, Handlers } from '../frame/frame.ts';
import type { Refused } from '../frame/refused.ts';
import type { Visit } from '../frame/visit.ts';
import type { SentLists } from '../sent/field-paths.ts';
import { berthsCommand, confirmCommand, extrasCommand, insuranceCommand, peopleOf, registrationOf, tripCommand } from './commands.ts';
import { type OfReservation, onReservation } from './on-reservation.ts';
import { presentOrdered, presentReservation } from './present-reservation.ts';
import { refusedOf } from './refusals.ts';

const answer = (result: Result<WizardView, Refused>): Result<ReservationAnswer, Refused> =>
  result.map((view) => ({ Reservation: presentReservation(view) }));

const create =
  (deps: BeginningDeps): Handler<'reservationCreate'> =>
  async ({ request, site, visit }) => {
    const caller = await visit.beginner();
    const result = await createReservation(deps)(caller, site.siteId, request.offerId);
    return result
      .map(({ id }) => ({ Reservation: { ReservationId: id } }))
      .mapErr((failure) => refusedOf(failure, { sent: {}, view: null }));
  };

const get = (deps: ViewDeps) => {
  const act = onReservation<RequestOf<'detailsGet'>, WizardView>(
    deps,
    () => ({}),
    (caller, { reservationId }) => readReservation(deps)(caller, reservationId),
  );
  return async (call: { request: RequestOf<'detailsGet'>; visit: Visit }) => answer(await act(call));
};

type Saved = OfReservation & { readonly expectedVersion?: number | undefined; readonly dryRun?: boolean | undefined };
type StepCommand = Parameters<ReturnType<typeof saveStep>>[2];

const update = <R extends Saved>(deps: StepDeps, commandOf: (request: R) => StepCommand, sentOf: (request: R) => SentLists) => {
  const act = onReservation<R, WizardView>(deps, sentOf, (caller, request) =>
    request.dryRun === true
      ? previewStep(deps)(caller, request.reservationId, commandOf(request))
      : saveStep(deps)(caller, request.reservationId, commandOf(request), request.expectedVersion ?? null),
  );
  return async (call: { request: R; visit: Visit }) => answer(await act(call));
};

const confirm = (deps: StepDeps): Handler<'confirm'> => {
  const act = onReservation<RequestOf<'confirm'>, WizardView>(
    deps,
    () => ({}),
    (caller, request) => {
      const order = ({ choices }: Booking) => confirmCommand(request, choices);
      return confirmReservation(deps)(caller, request.reservationId, order, request.expectedVersion ?? null);
    },
  );
  return async (call) => (await act(call)).map(presentOrdered);
};

/** Step 5; what participant 1 gives beside a person is for the account of somebody without one (R35). */
const name = (deps: NamingDeps) => {
  const act = onReservation<RequestOf<'participantsUpdate'>, WizardView>(
    deps,
    ({ participantsConfig }) => ({ participantsConfig }),
    (caller, request) =>
      nameParticipants(deps)(
        caller,
        request.reservationId,
        { participants: peopleOf(request), registration: registrationOf(request) },
        request.expectedVersion ?? null,
      ),
  );
  return async (call: { request: RequestOf<'participantsUpdate'>; visit: Visit }) => answer(await act(call));
};

/** The wizard's calls. */
export const wizardHandlers = (deps: StepDeps & BeginningDeps, accounts: LimitDeps & { readonly passwords: Passwords }) =>
  ({
    reservationCreate: create(deps),
    detailsGet: get(deps),
    detailsUpdate: update(deps, tripCommand, () => ({})),
    accommodationsGet: get(deps),
    accommodationsUpdate: update(deps, berthsCommand, ({ accommodationConfig, journeyConfig }: RequestOf<'accommodationsUpdate'>) => ({
      accommodationConfig,
      journeyConfig,
    })),
    insuranceGet: get(deps),
    insuranceUpdate: update(deps, insuranceCommand, ({ insuranceConfig }: RequestOf<'insuranceUpdate'>) => ({ insuranceConfig })),
    addonsGet: get(deps),
    addonsUpdate: update(deps, extrasCommand, ({ trainingsConfig, addonsConfig }: RequestOf<'addonsUpdate'>) => ({
      trainingsConfig,
      addonsConfig,
    })),
    participantsGet: get(deps),
    participantsUpdate: name({ ...deps, passwords: accounts.passwords, ...registrationLimit({ ...accounts, ids: deps.ids }) }),
    confirmationGet: get(deps),
    confirm: confirm(deps),
  }) satisfies Handlers;
