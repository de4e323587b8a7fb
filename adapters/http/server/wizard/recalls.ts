import { ok, type Result } from 'neverthrow';
import type { ViewDeps, WizardView } from '../../../../application/wizard/view.ts';
import { readReservation } from '../../../../application/wizard/wizard.ts';
import type { Recalls } from '../frame/frame.ts';
import type { Refused } from '../frame/refused.ts';
import type { Visit } from '../frame/visit.ts';
import { type OfReservation, onReservation } from './on-reservation.ts';
import { presentOrdered, presentReservation } from './present-reservation.ts';

/** What the wizard's calls did, as the reservation stands now: a second try would be told that it has changed meanwhile. */
export const wizardRecalls = (deps: ViewDeps): Recalls => {
  const read = onReservation<OfReservation, WizardView>(
    deps,
    () => ({}),
    (caller, { reservationId }) => readReservation(deps)(caller, reservationId),
  );
  const shown = async (call: { readonly request: OfReservation; readonly visit: Visit }) => {
    const view: Result<WizardView, Refused> = await read(call);
    return view.map((seen) => ({ Reservation: presentReservation(seen) }));
  };
  return {
    reservationCreate: async (_, done) => ok({ Reservation: { ReservationId: done } }),
    detailsUpdate: shown,
    accommodationsUpdate: shown,
    insuranceUpdate: shown,
    addonsUpdate: shown,
    participantsUpdate: shown,
    confirm: async (call) => (await read(call)).map(presentOrdered),
    voucherRedeem: shown,
    ambassadorUse: shown,
    groupJoin: shown,
    groupCreate: async (call) => (await read(call)).map(({ booking }) => ({ Code: booking.group?.code ?? booking.id })),
  };
};
