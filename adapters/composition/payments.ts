import type { StandInProcess } from '../dev/payment-stand-in/own-process.ts';
import type { ConfiguredProvider } from '../payments/provider-folder.ts';

export type Payments = {
  /** The first takes new payments. Empty if the shop takes no online payments. */
  readonly providers: readonly ConfiguredProvider[];
  /** Null in production, and if real providers are configured. */
  readonly standIn: StandInProcess | null;
};
