import { ContainerModule } from 'inversify';
import type { MayTakePayments } from '../../application/ports/online-payments.ts';
import { standInProcess } from '../dev/payment-stand-in/own-process.ts';
import { onlinePaymentPageUrl } from '../http/contract/pages.pl.ts';
import { type Config, shopUrlOf } from '../system/config.ts';
import {
  ADDRESSES,
  CONFIG,
  PAYMENTS,
  type Payments,
  PROBLEM_REPORTER,
  PROVIDERS,
} from './tokens.ts';

/** Time limit of a request in milliseconds. It is short, because the paying customer waits. */
const RESPONSE_LIMIT = 10_000;

/**
 * Returns the configured payment providers. If no provider is configured, development uses a
 * simulated one, and production has no online payment (R30).
 */
const paymentsOf = ({ paymentProviders, production, folder }: Config): Payments => {
  if (paymentProviders.length > 0 || production)
    return { providers: paymentProviders, standIn: null };
  const standIn = standInProcess(folder);
  return { providers: [standIn.provider], standIn };
};

export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(PAYMENTS)
    .toResolvedValue(paymentsOf, [CONFIG] as const)
    .onDeactivation(({ standIn }) => standIn?.close());
  bind(PROVIDERS).toResolvedValue(
    ({ providers }, config, addresses, { report }): MayTakePayments => {
      const [provider, ...formerProviders] = providers.map(({ open, notificationPath }) =>
        open({
          ticks: () => performance.now(),
          failed: (call, why) => report('A call to the payment provider failed', why, call),
          patience: RESPONSE_LIMIT,
          notifyUrl: shopUrlOf(config) + notificationPath,
          continueUrl: ({ siteId, bookingId }) =>
            (addresses.of(siteId) ?? shopUrlOf(config)) + onlinePaymentPageUrl(bookingId),
        }),
      );
      return provider === undefined ? {} : { provider, formerProviders };
    },
    [PAYMENTS, CONFIG, ADDRESSES, PROBLEM_REPORTER] as const,
  );
});
