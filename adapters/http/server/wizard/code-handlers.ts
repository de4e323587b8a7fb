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
import { hasBookingIdFormat } from '../../../../domain/booking/booking-id.ts';
import { toWireInstant } from '../../contract/codecs/texts.ts';
import type { RequestOf } from '../../contract/routes.ts';
import type { CallRefusal } from '../pipeline/failures.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import type { SessionCall } from '../pipeline/request-session.ts';
import { runOnReservation, type WizardRefusal } from './on-reservation.ts';
import { presentReservation } from './present-reservation.ts';

type Codes = { readonly reservationId: string; readonly expectedVersion?: number | undefined };

const enterCode =
  <R extends Codes>(
    deps: EnterCodeDeps & ViewDeps,
    commandOf: (request: R) => Result<CodeEntry, WizardRefusal>,
  ) =>
  ({ request, requestSession }: SessionCall<R>): Promise<Result<WizardView, CallRefusal>> => {
    const { reservationId, expectedVersion = null } = request;
    return runOnReservation(deps, { requestSession, reservationId }, async (caller) => {
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
      if (result.isErr())
        return err(
          command.value.type === 'createGroup' ? asGroupExists(result.error) : result.error,
        );
      const view = await readWizardView(deps)(caller, result.value.booking);
      return view === null ? err({ kind: 'unknownOffer' }) : ok(view);
    });
  };

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

export const codeAndAgeHandlers = (deps: EnterCodeDeps & AgeDeps & ViewDeps) => {
  const present =
    <R extends Codes>(commandOf: (request: R) => Result<CodeEntry, WizardRefusal>) =>
    async (call: SessionCall<R>) =>
      (await enterCode(deps, commandOf)(call)).map((view) => ({
        Reservation: presentReservation(view),
      }));
  return {
    voucherRedeem: present<RequestOf<'voucherRedeem'>>(({ voucherCode, userNum }) =>
      ok({ type: 'redeemVoucher', code: voucherCode, userNum: userNum ?? 1 }),
    ),
    ambassadorUse: present<RequestOf<'ambassadorUse'>>(({ ambassadorCode }) =>
      ok({ type: 'useAmbassadorCode', code: ambassadorCode.toUpperCase() }),
    ),
    groupJoin: present(joinCommand),
    groupCreate: async (call) =>
      (await enterCode(deps, () => ok({ type: 'createGroup' }))(call)).map(({ booking }) => ({
        Code: booking.group?.code ?? booking.id,
      })),
    voucherRemove: present<RequestOf<'voucherRemove'>>(({ voucherCode }) =>
      ok({ type: 'removeCode', kind: 'voucher', code: voucherCode }),
    ),
    ambassadorRemove: present(() => ok({ type: 'removeCode', kind: 'ambassador', code: null })),
    groupLeave: present(() => ok({ type: 'removeCode', kind: 'group', code: null })),
    ageRequest: async ({ request, requestSession }) => {
      const { reservationId, expectedVersion = null } = request;
      const asked = await runOnReservation(deps, { requestSession, reservationId }, (caller) =>
        requestAgeConsent(deps)(caller, reservationId, expectedVersion),
      );
      return asked.map(({ number, holdUntil }) => ({
        RequestNumber: number,
        HoldUntil: toWireInstant(holdUntil),
      }));
    },
  } satisfies Handlers;
};
