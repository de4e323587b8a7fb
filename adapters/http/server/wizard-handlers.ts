import { err, ok, type Result } from 'neverthrow';
import type { AccountDeps } from '../../../application/accounts/deps.ts';
import { allowed, count } from '../../../application/accounts/limits.ts';
import type { Caller } from '../../../application/booking/caller.ts';
import type { CommandDeps } from '../../../application/booking/give-command.ts';
import { type NamingDeps, nameParticipants } from '../../../application/wizard/name-participants.ts';
import type { WizardView } from '../../../application/wizard/view.ts';
import { confirmReservation, createReservation, readReservation, saveStep } from '../../../application/wizard/wizard.ts';
import type { RequestOf } from '../contract/routes.ts';
import type { ReservationAnswer } from '../contract/wizard.ts';
import type { Handler, Handlers } from './frame.ts';
import { NO_PAYMENT_URL, presentReservation } from './present-reservation.ts';
import { type Refused, refuse, refuseFields } from './refused.ts';
import type { Visit } from './visit.ts';
import {
  berthsCommand,
  confirmCommand,
  extrasCommand,
  insuranceCommand,
  peopleOf,
  registrationOf,
  tripCommand,
} from './wizard-commands.ts';
import { repeated, type SentLists } from './wizard-paths.ts';
import { needsView, refusedOf, type WizardRefusal } from './wizard-refusals.ts';

type Got = Promise<Result<WizardView, WizardRefusal>>;

/** The answer to a failure, with the booking's present state where it belongs to the answer. */
const refusedNow = async (
  deps: CommandDeps,
  caller: Caller,
  reservationId: string,
  failure: WizardRefusal,
  sent: SentLists,
): Promise<Refused> => {
  const now = needsView(failure) ? await readReservation(deps)(caller, reservationId) : null;
  return refusedOf(failure, { sent, view: now?.unwrapOr(null) ?? null });
};

type OfReservation = { readonly reservationId: string };

/** A call on the caller's reservation: who calls, what they want done, the reservation as it is afterwards. */
const onReservation = <R extends OfReservation>(
  deps: CommandDeps,
  sentOf: (request: R) => SentLists,
  act: (caller: Caller, request: R) => Got,
) => {
  return async ({ request, visit }: { request: R; visit: Visit }): Promise<Result<WizardView, Refused>> => {
    const caller = await visit.caller();
    if (caller === null) return err(refuse('noSession'));
    const sent = sentOf(request);
    const twice = repeated(sent);
    if (twice.length > 0) return err(refuseFields(twice));
    const result = await act(caller, request);
    return result.isOk() ? ok(result.value) : err(await refusedNow(deps, caller, request.reservationId, result.error, sent));
  };
};

const answer = (result: Result<WizardView, Refused>): Result<ReservationAnswer, Refused> =>
  result.map((view) => ({ Reservation: presentReservation(view) }));

const create =
  (deps: CommandDeps): Handler<'reservationCreate'> =>
  async ({ request, site, visit }) => {
    const caller = await visit.beginner();
    const result = await createReservation(deps)(caller, site.siteId, request.offerId);
    return result
      .map(({ booking }) => ({ Reservation: { ReservationId: booking.id } }))
      .mapErr((failure) => refusedOf(failure, { sent: {}, view: null }));
  };

const get = (deps: CommandDeps) => {
  const act = onReservation<RequestOf<'detailsGet'>>(
    deps,
    () => ({}),
    (caller, { reservationId }) => readReservation(deps)(caller, reservationId),
  );
  return async (call: { request: RequestOf<'detailsGet'>; visit: Visit }) => answer(await act(call));
};

type Saved = OfReservation & { readonly expectedVersion?: number | undefined };
type StepCommand = Parameters<ReturnType<typeof saveStep>>[2];

const update = <R extends Saved>(deps: CommandDeps, commandOf: (request: R) => StepCommand, sentOf: (request: R) => SentLists) => {
  const act = onReservation<R>(deps, sentOf, (caller, request) =>
    saveStep(deps)(caller, request.reservationId, commandOf(request), request.expectedVersion ?? null),
  );
  return async (call: { request: R; visit: Visit }) => answer(await act(call));
};

const confirm = (deps: CommandDeps): Handler<'confirm'> => {
  const act = onReservation<RequestOf<'confirm'>>(
    deps,
    () => ({}),
    async (caller, request) => {
      const before = await readReservation(deps)(caller, request.reservationId);
      if (before.isErr()) return err(before.error);
      const { accommodation, ownSkipper } = before.value.booking.choices;
      const command = confirmCommand(request, { whole: accommodation === 'whole', ownSkipper });
      return confirmReservation(deps)(caller, request.reservationId, command, request.expectedVersion ?? null);
    },
  );
  return async (call) => (await act(call)).map((view) => ({ Reservation: presentReservation(view), PaymentUrl: NO_PAYMENT_URL }));
};

/** Step 5; what participant 1 gives beside a person is for the account of somebody without one (R35). */
const name = (deps: NamingDeps) => {
  const act = onReservation<RequestOf<'participantsUpdate'>>(
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

type Registering = Pick<AccountDeps, 'passwords' | 'rateLimits' | 'clock' | 'settings'>;

/** Accounts made in step 5 count against the address's limit like any other (R42). */
const withAccounts = (deps: CommandDeps, accounts: Registering): NamingDeps => ({
  ...deps,
  passwords: accounts.passwords,
  mayRegister: async (address) => (await allowed(accounts, 'registrationOfAddress', address)).isOk(),
  registered: (address) => count(accounts, 'registrationOfAddress', address),
});

/** The wizard's calls. */
export const wizardHandlers = (deps: CommandDeps, accounts: Registering) =>
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
    participantsUpdate: name(withAccounts(deps, accounts)),
    confirmationGet: get(deps),
    confirm: confirm(deps),
  }) satisfies Handlers;
