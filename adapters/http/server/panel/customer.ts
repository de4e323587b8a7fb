import { err, ok, type Result } from 'neverthrow';
import type { Customer } from '../../../../application/panel/trips.ts';
import { type Refused, refuse } from '../frame/refused.ts';
import type { Visit } from '../frame/visit.ts';

/** The logged-in customer who calls; a session without a login is none (401). */
export const customerOf = async (visit: Visit): Promise<Result<Customer, Refused>> => {
  const caller = await visit.caller();
  return caller === null || caller.account === null ? err(refuse('noSession')) : ok({ ...caller, account: caller.account });
};
