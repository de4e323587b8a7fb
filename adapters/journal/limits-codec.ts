import * as t from 'io-ts';
import { type Limits, USUAL_LIMITS } from '../../domain/accounts/limits.ts';

const limit = t.type({ events: t.number, minutes: t.number });
const Given = t.type({
  loginOfEmail: limit,
  loginOfAddress: limit,
  registrationOfAddress: limit,
  resetOfEmail: limit,
  codesOfSession: limit,
  contactOfAddress: limit,
  vouchersOfAccount: limit,
});

/** The limits of a brand; exports from before they were settings had the usual ones. */
export const LimitsCodec = new t.Type<Limits, Limits, unknown>(
  'Limits',
  Given.is,
  (u, c) => (u === undefined ? t.success(USUAL_LIMITS) : Given.validate(u, c)),
  t.identity,
);
