import { err, ok, type Result } from 'neverthrow';
import {
  type CodeEntry,
  type EnterCodeDeps,
  enterVoucherAmbassadorOrGroupCode,
} from '../../../../application/codes/enter-voucher-ambassador-or-group-code.ts';
import { findOwnBooking } from '../../../../application/panel/access.ts';
import {
  readWizardView,
  type ViewDeps,
  type WizardView,
} from '../../../../application/wizard/view.ts';
import { type AgeDeps, requestAgeConsent } from '../../../../application/wizard/wizard.ts';
import { looksLikeBookingId } from '../../../../domain/booking/booking-id.ts';
import { toWireInstant } from '../../contract/codecs/texts.ts';
import type { RequestOf } from '../../contract/routes.ts';
import type { CallRefusal } from '../pipeline/failures.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import type { RequestSession } from '../pipeline/request-session.ts';
import { onReservation, type WizardRefusal } from './on-reservation.ts';
import { presentReservation } from './present-reservation.ts';

type Call<R> = { readonly request: R; readonly requestSession: RequestSession };
type Codes = { readonly reservationId: string; readonly expectedVersion?: number | undefined };

const enter =
  <R extends Codes>(
    deps: EnterCodeDeps & ViewDeps,
    commandOf: (request: R) => Result<CodeEntry, WizardRefusal>,
    named: (failure: WizardRefusal) => WizardRefusal = (failure) => failure,
  ) =>
  ({ request, requestSession }: Call<R>): Promise<Result<WizardView, CallRefusal>> => {
    const { reservationId, expectedVersion = null } = request;
    return onReservation(deps, { requestSession, reservationId }, async (caller) => {
      const command = commandOf(request);
      if (command.isErr()) {
        const booking = await findOwnBooking(deps)(caller, reservationId);
        return err(booking.isOk() ? command.error : { kind: 'unknownBooking' });
      }
      const result = await enterVoucherAmbassadorOrGroupCode(deps)(
        caller,
        reservationId,
        command.value,
        expectedVersion,
      );
      if (result.isErr()) return err(named(result.error));
      const view = await readWizardView(deps)(caller, result.value.booking);
      return view === null ? err({ kind: 'unknownOffer' }) : ok(view);
    });
  };

const joinCommand = ({ groupCode }: RequestOf<'groupJoin'>): Result<CodeEntry, WizardRefusal> => {
  // Remove dashes that people type. A group code is a booking number, which has no dashes.
  const code = groupCode.replaceAll('-', '').toUpperCase();
  return looksLikeBookingId(code)
    ? ok({ type: 'joinGroup', code })
    : err({ kind: 'groupMalformed' });
};

/** Returns `groupExists` for the code of the booking's own group, else the same refusal (R51). */
const asGroupExists = (failure: WizardRefusal): WizardRefusal =>
  failure.kind === 'groupAlreadyAssigned' && failure.own ? { kind: 'groupExists' } : failure;

export const codeAndAgeHandlers = (deps: EnterCodeDeps & AgeDeps & ViewDeps) => {
  const redeem = enter<RequestOf<'voucherRedeem'>>(deps, ({ voucherCode, userNum }) =>
    ok({ type: 'redeemVoucher', code: voucherCode, userNum: userNum ?? 1 }),
  );
  const ambassador = enter<RequestOf<'ambassadorUse'>>(deps, ({ ambassadorCode }) =>
    ok({ type: 'useAmbassadorCode', code: ambassadorCode.toUpperCase() }),
  );
  const join = enter<RequestOf<'groupJoin'>>(deps, joinCommand);
  const create = enter<RequestOf<'groupCreate'>>(
    deps,
    () => ok({ type: 'createGroup' }),
    asGroupExists,
  );
  const removeVoucher = enter<RequestOf<'voucherRemove'>>(deps, ({ voucherCode }) =>
    ok({ type: 'removeCode', kind: 'voucher', code: voucherCode }),
  );
  const remove = (kind: 'ambassador' | 'group') =>
    enter<RequestOf<'ambassadorRemove' | 'groupLeave'>>(deps, () =>
      ok({ type: 'removeCode', kind, code: null }),
    );
  const [removeAmbassador, leaveGroup] = [remove('ambassador'), remove('group')];
  const age = ({ request, requestSession }: Call<RequestOf<'ageRequest'>>) => {
    const { reservationId, expectedVersion = null } = request;
    return onReservation(deps, { requestSession, reservationId }, (caller) =>
      requestAgeConsent(deps)(caller, reservationId, expectedVersion),
    );
  };
  const presented = (view: WizardView) => ({ Reservation: presentReservation(view) });
  return {
    voucherRedeem: async (call) => (await redeem(call)).map(presented),
    ambassadorUse: async (call) => (await ambassador(call)).map(presented),
    groupJoin: async (call) => (await join(call)).map(presented),
    groupCreate: async (call) =>
      (await create(call)).map(({ booking }) => ({ Code: booking.group?.code ?? booking.id })),
    voucherRemove: async (call) => (await removeVoucher(call)).map(presented),
    ambassadorRemove: async (call) => (await removeAmbassador(call)).map(presented),
    groupLeave: async (call) => (await leaveGroup(call)).map(presented),
    ageRequest: async (call) =>
      (await age(call)).map(({ number, holdUntil }) => ({
        RequestNumber: number,
        HoldUntil: toWireInstant(holdUntil),
      })),
  } satisfies Handlers;
};
