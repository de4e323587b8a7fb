import { err, ok, type Result } from 'neverthrow';
import { mayUse } from '../../../../application/booking/caller.ts';
import { codesOf } from '../../../../application/panel/ambassador-codes.ts';
import { type TripDeps, tripView } from '../../../../application/panel/trip-view.ts';
import { vouchersOf } from '../../../../application/panel/vouchers.ts';
import { ambassadorCodeName } from '../../../../domain/ambassadors/code.ts';
import type { PanelAnswer } from '../../contract/panel/panel.ts';
import { forCustomer } from '../frame/customer.ts';
import type { Recalls } from '../frame/frame.ts';
import { type Refused, refuse } from '../frame/refused.ts';
import type { Visit } from '../frame/visit.ts';
import { presentTrip } from './present/trip.ts';
import { presentCode, presentVoucher } from './present/vouchers.ts';

type RecallDeps = TripDeps & Parameters<typeof vouchersOf>[0] & Parameters<typeof codesOf>[0];
type OnTrip = { readonly request: { readonly reservationId: string }; readonly visit: Visit };

/** What the panel's calls did: the trip as it is now, the voucher or code that was made. A second try would make another, or be refused. */
export const panelRecalls = (deps: RecallDeps): Recalls => {
  const trip = async ({ request, visit }: OnTrip): Promise<Result<PanelAnswer, Refused>> => {
    const [caller, booking] = await Promise.all([visit.caller(), deps.store.bookings.get(request.reservationId)]);
    if (caller === null) return err(refuse('noSession'));
    if (booking === null || !mayUse(caller, booking) || booking.status === 'draft') return err(refuse('notFound'));
    const view = await tripView(deps)(booking, { kind: 'owner' });
    return view === null ? err(refuse('notFound')) : ok({ Reservation: presentTrip(view) });
  };
  const changed = async (call: OnTrip) =>
    (await trip(call)).map((answer) => ({ ChangesFound: true, ChangesSaved: true, ChangesValidated: true, ...answer }));
  return {
    changeParticipants: changed,
    changeParameters: changed,
    cancelRequest: trip,
    leaveReserveList: trip,
    voucherCreate: (call, done) =>
      forCustomer<'voucherCreate'>(async ({ customer }) => {
        const voucher = (await vouchersOf(deps, customer.account.id)).find(({ code }) => code === done);
        return voucher === undefined ? err(refuse('notFound')) : ok({ Voucher: presentVoucher(voucher, deps.clock.now()) });
      })(call),
    ambassadorCodeCreate: (call, done) =>
      forCustomer<'ambassadorCodeCreate'>(async ({ customer }) => {
        const codes = (await codesOf(deps)(customer.account.id)).unwrapOr([]);
        const view = codes.find(({ code }) => code.name === ambassadorCodeName(done));
        return view === undefined ? err(refuse('notFound')) : ok({ AmbassadorCode: presentCode(view) });
      })(call),
    commissionVoucher: async (_, done) => ok({ Code: done }),
  };
};
