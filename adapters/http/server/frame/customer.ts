import { err } from 'neverthrow';
import type { Customer } from '../../../../application/panel/trips.ts';
import type { Session } from '../../../../application/ports/visits.ts';
import type { RouteName } from '../../contract/paths.ts';
import type { Call, Handler } from './frame.ts';
import { refuse } from './refused.ts';

/** A call of a customer who is logged in. */
export type CustomerCall<N extends RouteName> = Call<N> & { readonly customer: Customer; readonly session: Session };

/** Answers customers alone; whoever is not logged in is 401. */
export const forCustomer =
  <N extends RouteName>(answer: (call: CustomerCall<N>) => ReturnType<Handler<N>>): Handler<N> =>
  async ({ request, site, visit }) => {
    const caller = await visit.caller();
    const session = await visit.session();
    if (session === null || caller === null || caller.account === null) return err(refuse('noSession'));
    return answer({ request, site, visit, session, customer: { ...caller, account: caller.account } });
  };
