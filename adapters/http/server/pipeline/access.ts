import { findOwnBooking } from '../../../../application/panel/access.ts';
import type { Store } from '../../../../application/ports/store.ts';
import { isStorable } from '../../../../domain/text/clean.ts';
import { textFieldOf } from '../../../codecs/is-record.ts';
import type { AccessLevel } from '../../contract/route.ts';
import { type CallRefusal, refuseWith } from './failures.ts';
import type { RequestSession } from './request-session.ts';

export type AccessStore = Pick<Store, 'ambassadors' | 'bookings'>;

export const authorizeCaller = async (
  { ambassadors }: AccessStore,
  access: AccessLevel,
  requestSession: () => RequestSession,
): Promise<CallRefusal | null> => {
  if (access === 'anybody') return null;
  const caller = await requestSession().caller();
  if (caller === null) return refuseWith('noSession');
  if (access === 'session' || access === 'reservation' || access === 'trip') return null;
  if (caller.account === null) return refuseWith('noSession');
  return access === 'ambassador' && !(await ambassadors.isAmbassador(caller.account.id))
    ? refuseWith('notAmbassador')
    : null;
};

/** Checks access to the booking before any other field is read. Returns a refusal, or null. */
export const authorizeCallerForBooking = async (
  store: AccessStore,
  access: AccessLevel,
  requestSession: () => RequestSession,
  sent: unknown,
): Promise<CallRefusal | null> => {
  const id = textFieldOf(sent, 'reservationId');
  const caller =
    access === 'reservation' || access === 'trip' ? await requestSession().caller() : null;
  if (caller === null || id === null || id === '') return null;
  if (!isStorable(id)) return refuseWith('notFound');
  const booking = await findOwnBooking({ store })(caller, id);
  if (booking.isOk()) return null;
  return access === 'trip' && booking.error.kind === 'notOwner'
    ? refuseWith('notOwner')
    : refuseWith('notFound');
};
