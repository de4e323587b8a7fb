import { ok } from 'neverthrow';
import type { ViewDeps, WizardView } from '../../../../application/wizard/view.ts';
import { readReservation } from '../../../../application/wizard/wizard.ts';
import type { ResponseReplays } from '../pipeline/pipeline.ts';
import type { OfBooking } from '../request-parsing/on-own-booking.ts';
import { presentGroupCode } from './code-handlers.ts';
import { presentReservationAnswer, reservationHandler } from './on-reservation.ts';
import { presentOrdered } from './present-reservation.ts';

/** Makes lost responses again from the draft. Saving again would fail: the version has changed. */
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
    confirm: read(presentOrdered),
    voucherRedeem: currentReservation,
    ambassadorUse: currentReservation,
    groupJoin: currentReservation,
    voucherRemove: currentReservation,
    ambassadorRemove: currentReservation,
    groupLeave: currentReservation,
    groupCreate: read(presentGroupCode),
  } satisfies ResponseReplays;
};
