import { err, ok, type Result } from 'neverthrow';
import {
  type CodeEntry,
  type EnterCodeDeps,
  enterVoucherAmbassadorOrGroupCode,
} from '../../../../application/codes/enter-voucher-ambassador-or-group-code.ts';
import { findOwnBooking } from '../../../../application/panel/access.ts';
import type { ViewDeps, WizardView } from '../../../../application/wizard/view.ts';
import {
  type AgeDeps,
  requestAgeConsent,
  toWizardView,
} from '../../../../application/wizard/wizard.ts';
import { hasBookingIdFormat } from '../../../../domain/booking/booking-id.ts';
import { toWireInstant } from '../../contract/codecs/texts.ts';
import type { RequestOf } from '../../contract/routes.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import type { OfBooking } from '../request-parsing/on-own-booking.ts';
import {
  presentReservationAnswer,
  reservationHandler,
  type WizardRefusal,
} from './on-reservation.ts';

type Codes = OfBooking & { readonly expectedVersion?: number | undefined };

const enterCode = <R extends Codes, A>(
  deps: EnterCodeDeps & ViewDeps,
  commandOf: (request: R) => Result<CodeEntry, WizardRefusal>,
  present: (view: WizardView) => A,
) =>
  reservationHandler(
    deps,
    async (caller, request: R): Promise<Result<WizardView, WizardRefusal>> => {
      const { reservationId, expectedVersion = null } = request;
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
      if (result.isOk()) return toWizardView(deps, caller, result.value);
      return err(command.value.type === 'createGroup' ? asGroupExists(result.error) : result.error);
    },
    present,
  );

const joinCommand = ({ groupCode }: RequestOf<'groupJoin'>): Result<CodeEntry, WizardRefusal> => {
  // Remove dashes that people type. A group code is a booking number, which has no dashes.
  const code = groupCode.replaceAll('-', '').toUpperCase();
  return hasBookingIdFormat(code)
    ? ok({ type: 'joinGroup', code })
    : err({ kind: 'groupMalformed' });
};

/**
 * Returns `groupExists` if the code is that of the booking's own group, else the given refusal
 * (R51).
 */
const asGroupExists = (failure: WizardRefusal): WizardRefusal =>
  failure.kind === 'groupAlreadyAssigned' && failure.own ? { kind: 'groupExists' } : failure;

export const presentGroupCode = ({ booking }: WizardView) => ({
  Code: booking.group?.code ?? booking.id,
});

export const codeAndAgeHandlers = (deps: EnterCodeDeps & AgeDeps & ViewDeps) => {
  const enter = <R extends Codes>(commandOf: (request: R) => Result<CodeEntry, WizardRefusal>) =>
    enterCode(deps, commandOf, presentReservationAnswer);
  return {
    voucherRedeem: enter<RequestOf<'voucherRedeem'>>(({ voucherCode, userNum }) =>
      ok({ type: 'redeemVoucher', code: voucherCode, userNum: userNum ?? 1 }),
    ),
    ambassadorUse: enter<RequestOf<'ambassadorUse'>>(({ ambassadorCode }) =>
      ok({ type: 'useAmbassadorCode', code: ambassadorCode.toUpperCase() }),
    ),
    groupJoin: enter(joinCommand),
    groupCreate: enterCode(
      deps,
      () => ok({ type: 'createGroup', keepsDays: true }),
      presentGroupCode,
    ),
    voucherRemove: enter<RequestOf<'voucherRemove'>>(({ voucherCode }) =>
      ok({ type: 'removeCode', kind: 'voucher', code: voucherCode }),
    ),
    ambassadorRemove: enter(() => ok({ type: 'removeCode', kind: 'ambassador', code: null })),
    groupLeave: enter(() => ok({ type: 'removeCode', kind: 'group', code: null })),
    ageRequest: reservationHandler(
      deps,
      (caller, { reservationId, expectedVersion }: Codes) =>
        requestAgeConsent(deps)(caller, reservationId, expectedVersion ?? null),
      ({ number, holdUntil }) => ({ RequestNumber: number, HoldUntil: toWireInstant(holdUntil) }),
    ),
  } satisfies Handlers;
};
