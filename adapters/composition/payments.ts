import type { StandInProcess } from '../dev/payment-stand-in/own-process.ts';
import type { ConfiguredProvider } from '../payments/provider-folder.ts';

export type Payments = {
  /** The first one takes new payments. Empty if the shop takes none online. */
  readonly providers: readonly ConfiguredProvider[];
  /** The development stand-in; null if providers are configured, and in production. */
  readonly standIn: StandInProcess | null;
};
