import type { PayuAccount } from '../payu/account.ts';

/** The point of sale of the stand-in, where none is named: no secret, because no money hangs on it. */
export const STAND_IN_ACCOUNT: PayuAccount = {
  posId: '300000',
  clientId: '300000',
  clientSecret: 'stand-in',
  secondKey: 'stand-in-second-key',
};
