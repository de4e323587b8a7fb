import type { StandInProcess } from '../dev/payment-stand-in/own-process.ts';
import type { ConfiguredProvider } from '../payments/provider-folder.ts';

export type Payments = {
  /**
   * The first provider takes new payments. The list is empty if the shop takes no online payments.
   */
  readonly providers: readonly ConfiguredProvider[];
  /**
   * The simulated provider of development. Null in production, and if real providers are
   * configured.
   */
  readonly standIn: StandInProcess | null;
};
