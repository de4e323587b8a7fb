import { ok } from 'neverthrow';
import type { ViewDeps, WizardView } from '../../../../application/wizard/view.ts';
import { readReservation } from '../../../../application/wizard/wizard.ts';
import type { ResponseReplays } from '../pipeline/pipeline.ts';
import type { OfBooking } from '../request-parsing/on-own-booking.ts';
import { presentGroupCode } from './code-handlers.ts';
import { presentReservationAnswer, reservationHandler } from './on-reservation.ts';
import { presentConfirmAnswer } from './present-reservation.ts';

/**
 * Builds the response to a repeated call if the shop executed the call but stored no response.
 * Running the call again would fail, because the booking's version has changed. So the response
 * shows the current booking.
 */
export const wizardResponseRebuilders = (deps: ViewDeps) => {
  const read = <A>(present: (view: WizardView) => A) =>
    reservationHandler(
      deps,
      (caller, { reservationId }: OfBooking) => readReservation(deps)(caller, reservationId),
      present,
    );
  const currentReservation = read(presentReservationAnswer);
  return {
    reservationCreate: async (_, bookingId) => ok({ Reservation: { ReservationId: bookingId } }),
    detailsUpdate: currentReservation,
    accommodationsUpdate: currentReservation,
    insuranceUpdate: currentReservation,
    addonsUpdate: currentReservation,
    participantsUpdate: currentReservation,
    confirm: read(presentConfirmAnswer),
    voucherRedeem: currentReservation,
    ambassadorUse: currentReservation,
    groupJoin: currentReservation,
    voucherRemove: currentReservation,
    ambassadorRemove: currentReservation,
    groupLeave: currentReservation,
    groupCreate: read(presentGroupCode),
  } satisfies ResponseReplays;
};
