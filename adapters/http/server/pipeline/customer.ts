import { err } from 'neverthrow';
import type { Customer } from '../../../../application/panel/trips.ts';
import type { Session } from '../../../../application/ports/accounts.ts';
import type { RouteName } from '../../contract/routes.ts';
import { refuseWith } from './failures.ts';
import type { Call, Handler } from './pipeline.ts';

export type CustomerCall<N extends RouteName> = Call<N> & {
  readonly customer: Customer;
  readonly session: Session;
};

/** Makes a handler for logged-in customers. Everybody else gets 401. */
export const customerOnlyHandler =
  <N extends RouteName>(answer: (call: CustomerCall<N>) => ReturnType<Handler<N>>): Handler<N> =>
  async ({ request, site, requestSession }) => {
    const caller = await requestSession.caller();
    const session = await requestSession.session();
    if (session === null || caller === null || caller.account === null)
      return err(refuseWith('noSession'));
    return answer({
      request,
      site,
      requestSession,
      session,
      customer: { ...caller, account: caller.account },
    });
  };
