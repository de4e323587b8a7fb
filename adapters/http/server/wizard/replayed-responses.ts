import { ok, type Result } from 'neverthrow';
import type { ViewDeps, WizardView } from '../../../../application/wizard/view.ts';
import { readReservation } from '../../../../application/wizard/wizard.ts';
import type { CallRefusal } from '../pipeline/failures.ts';
import type { ResponseReplays } from '../pipeline/pipeline.ts';
import type { SessionCall } from '../pipeline/request-session.ts';
import { runOnReservation } from './on-reservation.ts';
import { presentOrdered, presentReservation } from './present-reservation.ts';

type Call = SessionCall<{ readonly reservationId: string }>;

/**
 * Builds the response to a repeated call if the shop executed the call but stored no response.
 * Running the call again would fail, because the booking's version has changed. So the response
 * shows the current booking.
 */
export const wizardResponseRebuilders = (deps: ViewDeps) => {
  const read = ({
    request: { reservationId },
    requestSession,
  }: Call): Promise<Result<WizardView, CallRefusal>> =>
    runOnReservation(deps, { requestSession, reservationId }, (caller) =>
      readReservation(deps)(caller, reservationId),
    );
  const currentReservation = async (call: Call) =>
    (await read(call)).map((seen) => ({ Reservation: presentReservation(seen) }));
  return {
    reservationCreate: async (_, bookingId) => ok({ Reservation: { ReservationId: bookingId } }),
    detailsUpdate: currentReservation,
    accommodationsUpdate: currentReservation,
    insuranceUpdate: currentReservation,
    addonsUpdate: currentReservation,
    participantsUpdate: currentReservation,
    confirm: async (call) => (await read(call)).map(presentOrdered),
    voucherRedeem: currentReservation,
    ambassadorUse: currentReservation,
    groupJoin: currentReservation,
    voucherRemove: currentReservation,
    ambassadorRemove: currentReservation,
    groupLeave: currentReservation,
    groupCreate: async (call) =>
      (await read(call)).map(({ booking }) => ({ Code: booking.group?.code ?? booking.id })),
  } satisfies ResponseReplays;
};
