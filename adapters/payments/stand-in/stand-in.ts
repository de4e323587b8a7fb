import { ok } from 'neverthrow';
import type { PaymentProvider } from '../../../application/ports/payment-provider.ts';

/** Where the stand-in's page of a payment is; on this machine alone, in development alone. */
export const STAND_IN_PATH = '/dev/platnosc';

/** Takes every order and sends the browser to a page of the shop's own, where whoever tries the shop decides what comes of it. */
export const standInProvider: PaymentProvider = {
  end: async () => ok(undefined),
  begin: async ({ paymentId }) => ok({ redirectTo: `${STAND_IN_PATH}/${paymentId}` }),
};
