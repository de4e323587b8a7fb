import type { StandInProcess } from '../dev/payment-stand-in/own-process.ts';
import type { ConfiguredProvider } from '../payments/provider-folder.ts';

export type Payments = {
  /**
   * The payment providers; the first takes new payments. Empty if the shop takes no online
   * payments.
   */
  readonly providers: readonly ConfiguredProvider[];
  /**
   * The process of the simulated provider; null in production, and if real providers are
   * configured.
   */
  readonly standIn: StandInProcess | null;
};
