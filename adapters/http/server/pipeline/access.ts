import { err, ok, type Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/actor.ts';
import { findOwnBooking } from '../../../../application/panel/access.ts';
import type { Customer } from '../../../../application/panel/trips.ts';
import type { Session } from '../../../../application/ports/accounts.ts';
import type { Store } from '../../../../application/ports/store.ts';
import { isStorable } from '../../../../domain/text/clean.ts';
import { textFieldOf } from '../../../codecs/is-record.ts';
import type { AccessLevel, Route } from '../../contract/route.ts';
import { type RouteName, type Routes, routes } from '../../contract/routes.ts';
import { type CallRefusal, refuseWith } from './failures.ts';
import type { RequestSession } from './request-session.ts';

export type AccessStore = Pick<Store, 'ambassadors' | 'bookings'>;

type CallerOf<A extends AccessLevel> = A extends 'anybody'
  ? object
  : A extends 'customer' | 'ambassador'
    ? { readonly customer: Customer; readonly session: Session }
    : { readonly caller: Caller };

/** What the handler of a route gets about its caller. `authorizeCaller` returns it. */
export type AuthorizedCaller<N extends RouteName> = CallerOf<Routes[N]['access']>;

export function authorizeCaller<N extends RouteName>(
  store: AccessStore,
  name: N,
  requestSession: () => RequestSession,
): Promise<Result<AuthorizedCaller<N>, CallRefusal>>;
export async function authorizeCaller(
  { ambassadors }: AccessStore,
  name: RouteName,
  requestSession: () => RequestSession,
): Promise<Result<object, CallRefusal>> {
  const { access }: Route = routes[name];
  if (access === 'anybody') return ok({});
  const caller = await requestSession().caller();
  const session = await requestSession().session();
  if (caller === null || session === null) return err(refuseWith('noSession'));
  if (access === 'session' || access === 'reservation' || access === 'trip') return ok({ caller });
  const { account } = caller;
  if (account === null) return err(refuseWith('noSession'));
  return access === 'ambassador' && !(await ambassadors.isAmbassador(account.id))
    ? err(refuseWith('notAmbassador'))
    : ok({ customer: { ...caller, account }, session });
}

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
