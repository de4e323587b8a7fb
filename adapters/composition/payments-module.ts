import { ContainerModule } from 'inversify';
import { standInProcess } from '../dev/payu-stand-in/own-process.ts';
import { onlinePaymentPage } from '../http/contract/pages.pl.ts';
import { NOTICES_PATH } from '../http/server/payments/notices.ts';
import { payuProvider } from '../payments/payu/provider.ts';
import type { PayuPlace } from '../payments/place.ts';
import { type Config, shopAddressOf } from '../system/config.ts';
import { ADDRESSES, CONFIG, PAYU, PROBLEM_REPORTER, PROVIDER } from './tokens.ts';

/** Milliseconds that PayU has for a response, because a payer is waiting. */
const RESPONSE_LIMIT = 10_000;

/** PayU if configured, the shop's own stand-in in development, otherwise null (R30). */
const payuPlaceOf = ({ payu, production, folder }: Config): PayuPlace | null => {
  if (payu !== null)
    return { account: payu, address: async () => payu.url, close: async () => undefined };
  return production ? null : standInProcess(folder);
};

export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(PAYU)
    .toResolvedValue(payuPlaceOf, [CONFIG] as const)
    .inSingletonScope()
    .onDeactivation((place) => place?.close());
  bind(PROVIDER)
    .toResolvedValue(
      (payu, config, addresses, { tell }) =>
        payu === null
          ? null
          : payuProvider({
              account: payu.account,
              address: payu.address,
              ticks: () => performance.now(),
              failed: (call, why) => tell('A call of the payment provider was not done', why, call),
              patience: RESPONSE_LIMIT,
              notifyUrl: shopAddressOf(config) + NOTICES_PATH,
              continueUrl: ({ siteId, bookingId }) =>
                (addresses.of(siteId) ?? shopAddressOf(config)) + onlinePaymentPage(bookingId),
            }),
      [PAYU, CONFIG, ADDRESSES, PROBLEM_REPORTER] as const,
    )
    .inSingletonScope();
});
