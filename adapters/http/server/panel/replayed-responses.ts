import { err, ok, type Result } from 'neverthrow';
import { canUseBooking } from '../../../../application/booking/actor.ts';
import { listAmbassadorCodes, listOwnVouchers } from '../../../../application/panel/codes.ts';
import { readTripView, type TripDeps } from '../../../../application/panel/trip-view.ts';
import { normalizeAmbassadorCodeName } from '../../../../domain/ambassadors/code.ts';
import type { PanelAnswer } from '../../contract/panel/panel.ts';
import { type CallRefusal, refuseWith } from '../pipeline/failures.ts';
import type { ResponseReplays } from '../pipeline/pipeline.ts';
import type { OfBooking, OwnBookingCall } from '../request-parsing/on-own-booking.ts';
import { presentTrip } from './present/trip.ts';
import { presentAmbassadorCode, presentVoucher } from './present/vouchers.ts';

type PanelReplayDeps = TripDeps &
  Parameters<typeof listOwnVouchers>[0] &
  Parameters<typeof listAmbassadorCodes>[0];
type OnTrip = OwnBookingCall<OfBooking>;

/**
 * Makes lost responses again from stored data. It serves the calls that must not run twice: the
 * shop would refuse the second run or execute the command again.
 */
export const panelResponseRebuilders = (deps: PanelReplayDeps) => {
  const trip = async ({ request, caller }: OnTrip): Promise<Result<PanelAnswer, CallRefusal>> => {
    const booking = await deps.store.bookings.get(request.reservationId);
    if (booking === null || !canUseBooking(caller, booking) || booking.status === 'draft')
      return err(refuseWith('notFound'));
    const view = await readTripView(deps)(booking, { kind: 'owner' });
    return view === null ? err(refuseWith('notFound')) : ok({ Reservation: presentTrip(view) });
  };
  const changed = async (call: OnTrip) =>
    (await trip(call)).map((answer) => ({
      ChangesFound: true,
      ChangesSaved: true,
      ChangesValidated: true,
      ...answer,
    }));
  return {
    changeParticipants: changed,
    changeParameters: changed,
    cancelRequest: trip,
    leaveReserveList: trip,
    voucherCreate: async ({ customer }, created) => {
      const voucher = (await listOwnVouchers(deps, customer.account.id)).find(
        ({ code }) => code === created,
      );
      return voucher === undefined
        ? err(refuseWith('notFound'))
        : ok({ Voucher: presentVoucher(voucher, deps.clock.now()) });
    },
    ambassadorCodeCreate: async ({ customer }, created) => {
      const codes = (await listAmbassadorCodes(deps)(customer.account.id)).unwrapOr([]);
      const view = codes.find(({ code }) => code.name === normalizeAmbassadorCodeName(created));
      return view === undefined
        ? err(refuseWith('notFound'))
        : ok({ AmbassadorCode: presentAmbassadorCode(view) });
    },
    commissionVoucher: async (_, created) => ok({ Code: created }),
  } satisfies ResponseReplays;
};
