import type { PayuAccount } from '../../payments/payu/account.ts';

/** The stand-in's point of sale. These values are no secrets, because the stand-in moves no money. */
export const STAND_IN_ACCOUNT: PayuAccount = {
  posId: '300000',
  clientId: '300000',
  clientSecret: 'stand-in',
  secondKey: 'stand-in-second-key',
};
