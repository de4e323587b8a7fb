import { ok } from 'neverthrow';
import type { PaymentProvider } from '../../application/ports/online-payments.ts';

export const yesProvider: PaymentProvider = {
  ...{ name: 'payu', label: 'PayU' },
  begin: async ({ paymentId }) => ok({ orderId: paymentId, redirectTo: `/pay/${paymentId}` }),
  end: async () => ok(undefined),
  queryOrder: async (orderId) =>
    ok({ paymentId: orderId, orderId, outcome: 'pending', charged: null }),
  refund: async ({ refundId }) => ok({ state: 'pending', number: refundId }),
};
