import type { PayuAccount } from '../../payments/payu/settings.ts';

/** The account data of the simulated PayU are not secret, because no money moves. */
export const STAND_IN_ACCOUNT: PayuAccount = {
  posId: '300000',
  clientId: '300000',
  clientSecret: 'stand-in',
  secondKey: 'stand-in-second-key',
};
