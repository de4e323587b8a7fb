import type { PayuAccount } from './payu/account.ts';

/** PayU, or what stands in for it. */
export type PayuPlace = {
  readonly account: PayuAccount;
  /** Where its API is, without a slash at its end; a stand-in is started by the first question. */
  readonly address: () => Promise<string>;
  /** Ends what was started for it. */
  close(): Promise<void>;
};
